import TouchCore

/// Tells which events come, and what follows from them.
struct QueueNarrator: Telling {
  let viewpoint: Viewpoint
  let index: Int

  func put(_ event: Int) -> Wording {
    let happened = EventNarrator(viewpoint: viewpoint, index: index).happening(of: event)
    let when = time(trace.milliseconds(at: index))
    return worded(
      en: "\(when): \(happened.shortly), into the queue", zh: "\(when)：\(happened.shortly)，进入队列",
      long: [putting(happened, when), order])
  }

  /// 1.1: what puts an event into the queue.
  private func putting(_ happened: Happening, _ when: StyledText) -> StyledText {
    switch happened.input {
    case .touches, .shake, .press, .key, .remote, .statusBar, .wheel, .hover:
      say(
        en: """
          At \(when) \(happened.fully). The system wraps this in an event and puts it into the \
          application's queue.
          """,
        zh: "在 \(when)，\(happened.fully)。系统把它包装成一个事件，放进应用的事件队列。")
    case .changes, .wait:
      say(
        en: """
          At \(when) \(happened.fully). That is the program's own doing and no event of the \
          system; it takes its turn in the queue like one.
          """,
        zh: "在 \(when)，\(happened.fully)。这是程序自己做的，不是系统的事件；它同样在队列里等着轮到。")
    }
  }

  private var order: StyledText {
    say(
      en: "Events leave the queue one at a time, in the order they came: first in, first out.",
      zh: "事件按来的先后一个一个离开队列：先进先出。")
  }

  func taken(_ event: Int) -> Wording {
    let happened = EventNarrator(viewpoint: viewpoint, index: index).happening(of: event)
    let next = whatNext(happened)
    return Wording(short: next.short, long: [taking(happened)] + next.long)
  }

  /// 1.1: in the order they came.
  private func taking(_ happened: Happening) -> StyledText {
    let when = time(trace.milliseconds(at: index))
    return say(
      en: """
        The application takes the oldest event out of its queue, first in, first out: at \
        \(when) \(happened.fully).
        """,
      zh: "应用从队列里取出最早的事件，先进先出：在 \(when)，\(happened.fully)。")
  }

  private func whatNext(_ happened: Happening) -> Wording {
    switch happened.input {
    case .touches:
      switch happened.touches.count {
      case 0: return Wording(short: happened.shortly, long: [])
      case 1: return oneFinger(happened.touches[0])
      default: return severalFingers(happened)
      }
    case .shake, .press, .key, .remote: return withoutPlace(happened)
    case .statusBar: return ofStatusBar
    case .wheel, .hover: return ofPointer(happened)
    case .changes(let changes):
      return worded(
        en: "the program changes \(objects(of: changes))", zh: "程序改变 \(objects(of: changes))",
        long: [])
    case .wait:
      return worded(
        en: "the wait leaves the queue: timers had their time", zh: "等待，离开队列：这段时间留给计时器",
        fully: say(
          en: "Nothing follows from it; what was due by then has fired before it.",
          zh: "它不引起任何事情；到这时该触发的计时器，在它之前都已触发。"))
    }
  }

  /// 22.5: it makes no touches.
  private func ofPointer(_ happened: Happening) -> Wording {
    let hears = say(
      en: """
        It makes no touch, so no view gets a touches method. Scroll views and recognizers of the view \
        under the pointer, and of its superviews, may follow it.
        """,
      zh: "它不产生触摸，所以没有视图收到触摸方法。指针下面的视图和它的父视图上，滚动视图和识别器可以跟随它。")
    switch step(after: index) {
    case .recognizer?, .scroll?, .change?:
      return worded(
        en: "\(happened.noun) leaves the queue", zh: "\(happened.noun)离开队列", long: [hears])
    default:
      return worded(
        en: "\(happened.noun) leaves the queue: nothing follows it",
        zh: "\(happened.noun)离开队列：没有视图或识别器跟随它", long: [hears])
    }
  }

  /// 20.40: it belongs to the system; 20.42: what views hear of it is not known.
  private var ofStatusBar: Wording {
    let (short, why): (StyledText, StyledText) =
      if case .scroll? = step(after: index) {
        (
          say(
            en: "the tap on the status bar leaves the queue: scroll views are asked",
            zh: "状态栏上的点击离开队列：询问滚动视图"),
          say(
            en: "The scroll views on the screen are asked, the nearest to the bar first.",
            zh: "从离状态栏最近的开始，询问屏幕上的滚动视图。")
        )
      } else {
        (
          say(
            en: "the tap on the status bar leaves the queue: there is no scroll view",
            zh: "状态栏上的点击离开队列：没有滚动视图"),
          say(en: "No scroll view is on the screen.", zh: "屏幕上没有滚动视图。")
        )
      }
    let unknown = say(
      en: """
        The status bar belongs to the system. It is not known whether views below it also get the \
        touch; here they do not.
        """,
      zh: "状态栏属于系统。它下面的视图是否也得到这次触摸，没有定论；这里它们得不到。")
    return Wording(short: short, long: [why, unknown])
  }

  /// 1.5: these start at the key window's first responder.
  private func withoutPlace(_ happened: Happening) -> Wording {
    guard case .touchDeliver(let start, _, _, _)? = step(after: index) else {
      return worded(
        en: "\(happened.noun) leaves the queue: \(bad: "no responder") gets it",
        zh: "\(happened.noun)离开队列：\(bad: "没有响应者")收到", long: [])
    }
    return worded(
      en: "\(happened.noun) leaves the queue: it goes to \(name: name(start))",
      zh: "\(happened.noun)离开队列：交给 \(name: name(start))",
      fully: say(
        en: """
          It has no place on the screen, so nothing is hit-tested. If the key window has a first \
          responder, such an event starts there. This one starts at \(name: name(start)), and climbs \
          the responder chain.
          """,
        zh: """
          它在屏幕上没有位置，所以不做命中测试。如果 \(code: "key window") 有第一响应者，这种事件就从它开始。\
          这一次从 \(name: name(start)) 开始，沿响应者链往上。
          """))
  }

  /// The objects that are changed, each once.
  private func objects(of changes: [SceneChange]) -> StyledText {
    var seen: Set<SceneObject> = []
    let names = changes.filter { seen.insert($0.object).inserted }.map {
      StyledText(name($0.object), .name)
    }
    guard names.count > 3 else { return list(names) }
    return say(en: "\(names.count) objects", zh: "\(names.count) 个对象")
  }
}
