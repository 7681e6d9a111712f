import TouchCore

extension Narrator {
  func queuePut(_ event: Int, at index: Int) -> Wording {
    let moment = trace.moment(of: index)
    guard let action = trace.script.events[event].changes.first?.action, let touch = moment.touch
    else { return unwritten(index) }
    let finger = touch.finger
    let point = touch.screenLocation.short
    return Wording(
      short: say(
        en: """
          \(time(moment.milliseconds)): \(name: finger) \(action.rawValue) at \(number: point), \
          into the queue
          """,
        zh: """
          \(time(moment.milliseconds))：\(name: finger) 在 \(number: point) \(verb(action))，\
          进入队列
          """),
      long: [
        say(
          en: """
            At \(time(moment.milliseconds)) \(whatHappened(event, touch)). The system wraps this \
            in an event and puts it into the application's queue.
            """,
          zh: """
            在 \(time(moment.milliseconds))，\(whatHappened(event, touch))。系统把它包装成一个事件，\
            放进应用的事件队列。
            """),
        say(
          en: "Events leave the queue one at a time, in the order they came: first in, first out.",
          zh: "事件按来的先后一个一个离开队列：先进先出。"),
      ])
  }

  func queueTake(_ event: Int, at index: Int) -> Wording {
    let moment = trace.moment(of: index)
    guard let action = trace.script.events[event].changes.first?.action, let touch = moment.touch
    else { return unwritten(index) }
    let taken = say(
      en: """
        The application takes the oldest event out of its queue, first in, first out: at \
        \(time(moment.milliseconds)) \(whatHappened(event, touch)).
        """,
      zh: """
        应用从队列里取出最早的事件，先进先出：在 \(time(moment.milliseconds))，\
        \(whatHappened(event, touch))。
        """)
    let next = whatNext(action, touch)
    return Wording(short: next.short, long: [taken] + next.long)
  }

  private func whatNext(_ action: TouchEvent.Action, _ touch: Touch) -> Wording {
    if action == .down { return newTouch(touch) }
    guard let view = touch.view else { return touchOfNobody(action, touch) }
    return boundTouch(action, touch, view)
  }

  /// 1.3: hit testing comes before the event is sent.
  private func newTouch(_ touch: Touch) -> Wording {
    Wording(
      short: say(
        en: "\(name: touch.finger) down leaves the queue: a new touch looks for its view",
        zh: "\(name: touch.finger) 按下，离开队列：新的触摸要找到它的视图"),
      long: [
        say(
          en: """
            This is a new touch. Before the event is sent to anybody, \(code: "UIKit") looks for \
            the window and the view under the finger: that search is called hit testing.
            """,
          zh: """
            这是一次新的触摸。事件发给任何人之前，\(code: "UIKit") 先找出手指下面的窗口和视图，\
            这个寻找过程叫做命中测试。
            """)
      ])
  }

  /// 1.11: nothing is hit-tested again.
  private func boundTouch(_ action: TouchEvent.Action, _ touch: Touch, _ view: ViewID) -> Wording {
    Wording(
      short: say(
        en: """
          \(name: touch.finger) \(action.rawValue) leaves the queue: it stays with \
          \(name: name(view))
          """,
        zh: "\(name: touch.finger) \(verb(action))，离开队列：仍然属于 \(name: name(view))"),
      long: [
        say(
          en: """
            Touch \(name: touch.finger) has belonged to \(name: name(view)) since it began. \
            Nothing is hit-tested again: \(code: action.method.name) goes to \
            \(name: name(view)), wherever the finger is now.
            """,
          zh: """
            触摸 \(name: touch.finger) 从开始起就属于 \(name: name(view))，不会再做命中测试：\
            无论手指现在在哪里，\(code: action.method.name) 都发给 \(name: name(view))。
            """)
      ])
  }

  /// 1.13: the touch was dropped when it began.
  private func touchOfNobody(_ action: TouchEvent.Action, _ touch: Touch) -> Wording {
    Wording(
      short: say(
        en: "\(name: touch.finger) \(action.rawValue) leaves the queue: nobody took this touch",
        zh: "\(name: touch.finger) \(verb(action))，离开队列：这次触摸没有人接"),
      long: [
        say(
          en: """
            When touch \(name: touch.finger) began, no view took it, and nothing is hit-tested \
            again. There is nobody to deliver this event to, so it ends here.
            """,
          zh: """
            触摸 \(name: touch.finger) 开始时没有视图接住它，之后也不会再做命中测试。\
            这个事件没有人可以交付，到此为止。
            """)
      ])
  }

  private func verb(_ action: TouchEvent.Action) -> StyledText {
    switch action {
    case .down: say(en: "goes down", zh: "按下")
    case .move: say(en: "moves", zh: "移动")
    case .up: say(en: "lifts", zh: "抬起")
    case .cancel: say(en: "is cancelled", zh: "被取消")
    }
  }

  private func whatHappened(_ event: Int, _ touch: Touch) -> StyledText {
    let finger = touch.finger
    let point = touch.screenLocation.short
    let before = touch.previousScreenLocation.short
    switch touch.phase {
    case .began, .stationary:
      return say(
        en: "finger \(name: finger) went down at \(number: point)",
        zh: "手指 \(name: finger) 在 \(number: point) 按下")
    case .moved:
      return say(
        en: "finger \(name: finger) moved from \(number: before) to \(number: point)",
        zh: "手指 \(name: finger) 从 \(number: before) 移动到 \(number: point)")
    case .ended:
      return say(
        en: "finger \(name: finger) lifted at \(number: point)",
        zh: "手指 \(name: finger) 在 \(number: point) 抬起")
    case .cancelled: return cancelled(finger, trace.script.events[event].reason)
    }
  }

  private func cancelled(_ finger: String, _ reason: String?) -> StyledText {
    guard let reason else {
      return say(
        en: "the system cancelled the touch of finger \(name: finger)",
        zh: "系统取消了手指 \(name: finger) 的触摸")
    }
    return say(
      en: "the system cancelled the touch of finger \(name: finger) (\(code: reason))",
      zh: "系统取消了手指 \(name: finger) 的触摸（\(code: reason)）")
  }
}
