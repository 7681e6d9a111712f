import TouchCore

/// Tells what an event of the script is.
struct EventNarrator: Telling {
  let viewpoint: Viewpoint
  let index: Int

  func happening(of event: Int) -> Happening {
    let written = trace.script.events[event]
    let input = written.input
    switch input {
    case .touches(let changes): return fingers(changes, written)
    case .shake:
      return Happening(
        input, say(en: "the device is shaken", zh: "设备被摇动"),
        noun: say(en: "the shake", zh: "摇动"))
    case .press(let button, let isDown):
      return Happening(
        input,
        isDown
          ? say(en: "the button \(code: button) goes down", zh: "按下按钮 \(code: button)")
          : say(en: "the button \(code: button) is released", zh: "松开按钮 \(code: button)"),
        noun: say(en: "the button \(code: button)", zh: "按钮 \(code: button) "))
    case .key(let key):
      return Happening(
        input, say(en: "the key \(code: key) is struck", zh: "敲了按键 \(code: key)"),
        noun: say(en: "the key \(code: key)", zh: "按键 \(code: key) "))
    case .remote(let command):
      return Happening(
        input, say(en: "a remote control sends \(code: command)", zh: "遥控器发来 \(code: command)"),
        noun: say(en: "the command \(code: command)", zh: "命令 \(code: command) "))
    case .statusBar:
      return Happening(
        input, say(en: "the status bar is tapped", zh: "点了状态栏"),
        noun: say(en: "the tap on the status bar", zh: "状态栏上的点击"))
    case .wheel(let point, let distance, let isTrackpad):
      let (does, chinese) = isTrackpad ? ("a trackpad scrolls", "滚动") : ("a wheel turns", "转动")
      let device = isTrackpad ? "触控板" : "滚轮"
      return Happening(
        input,
        say(
          en: "\(does) by \(number: distance.short) at \(number: point.short)",
          zh: "\(device)在 \(number: point.short) \(chinese) \(number: distance.short)"),
        noun: say(
          en: "the \(isTrackpad ? "scrolling of the trackpad" : "turn of the wheel")",
          zh: "\(device)的\(chinese)"))
    case .hover(let point):
      return Happening(
        input,
        say(
          en: "the pointer comes to \(number: point.short)", zh: "指针来到 \(number: point.short)"),
        noun: say(en: "the move of the pointer", zh: "指针的移动"))
    case .changes(let changes):
      return Happening(
        input,
        changes.count == 1
          ? say(en: "the program changes a property", zh: "程序改变一个属性")
          : say(
            en: "the program changes \(changes.count) properties",
            zh: "程序改变 \(changes.count) 个属性"))
    case .wait: return Happening(input, say(en: "nothing happens", zh: "什么都没有发生"))
    }
  }

  private func fingers(_ changes: [FingerChange], _ event: TouchEvent) -> Happening {
    let all = trace.moment(of: index).touches
    let touches = changes.compactMap { change in
      all.first { $0.finger == change.finger && $0.phase != .stationary }
    }
    let shortly = touches.map { touch in
      let point = touch.screenLocation.short
      return say(
        en: "\(name: touch.finger) \(touch.action.rawValue) at \(number: point)",
        zh: "\(name: touch.finger) 在 \(number: point) \(verb(touch))")
    }
    return Happening(
      input: event.input, touches: touches, shortly: shortly.joined(by: say(en: ", ", zh: "，")),
      fully: list(touches.map { whatHappened($0, event.reason) }))
  }

  private func whatHappened(_ touch: Touch, _ reason: String?) -> StyledText {
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
    case .cancelled: return cancelled(finger, reason)
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
