import TouchCore
import TouchInquiry

//  menuPress   a long press that opens a context menu        16.58, 16.59
//  dragPress   a press that lifts, then a move that drags    16.56, 22.17
//  a long press of the app beside a dragPress waits for it   22.18
//  edgeGate    the system's gesture at an edge               22.14, 22.15

extension GestureStateNarrator {
  private func isDragPress(_ id: RecognizerID?) -> Bool {
    id.map { scene[$0].part?.role == .dragPress } ?? false
  }

  /// Why, where an interaction has a part in it; nil elsewhere.
  var reasonOfInteraction: StyledText? {
    if trace.rule(of: change.index) == RuleNumber(16, 56) {
      return say(en: "a drag began, which takes its touches", zh: "拖放开始，拿走了它的触摸")
    }
    if trace.rule(of: change.index) == RuleNumber(22, 14), change.cause == .touchesCancelled {
      return say(
        en: "the system's gesture at the edge began, which takes its touches",
        zh: "系统在边缘的手势开始，拿走了它的触摸")
    }
    if trace.rule(of: change.index) == RuleNumber(16, 58) {
      return say(en: "a context menu opened, which takes its touches", zh: "上下文菜单打开，拿走了它的触摸")
    }
    if trace.rule(of: change.index) == RuleNumber(22, 18), change.cause == .prevented {
      let other = change.by.map { name($0) } ?? ""
      return say(
        en: "\(name: other) lifts what is dragged, and no other recognizer may have it",
        zh: "\(name: other) 提起了要拖放的东西，其他识别器都不能再拿走它")
    }
    if change.cause == .waitsFor, isDragPress(change.by), let other = change.by {
      return say(
        en: "it matched, and waits until \(name: name(other)) lifts, or cannot any more",
        zh: "条件已满足，但要等到 \(name: name(other)) 提起，或者不再可能提起")
    }
    if let awaited = trace.awaited(at: change.index), isDragPress(awaited.recognizer) {
      return say(
        en: "it had matched, and need not wait for \(name: name(awaited.recognizer)) any more",
        zh: "它早已满足条件，现在不用再等 \(name: name(awaited.recognizer))")
    }
    guard change.cause == .matched, isDragPress(change.id),
      let far = check(.moved, at: change.index)?.length
    else { return nil }
    return say(
      en: "held for \(time(.dragLiftDelay)), then moved \(points(far))",
      zh: "按住了 \(time(.dragLiftDelay))，再移动了 \(points(far))")
  }

  /// The limits of an interaction's recognizer, or of who waits for it; nil elsewhere.
  var limitsOfInteraction: StyledText? {
    if let awaited = trace.awaited(at: change.index), isDragPress(awaited.recognizer) {
      return say(
        en:
          "It has waited since \(place(awaited.since)): beside a drag a long press waits for the lift.",
        zh: "它从 \(place(awaited.since)) 起一直在等：拖放旁边的长按要等提起。")
    }
    guard change.cause == .matched else { return nil }
    switch scene[change.id].part?.role {
    case .menuPress:
      return say(
        en: "How long such a press lasts is the system's (\(setting(.contextMenuDelay))).",
        zh: "这样的长按要多久由系统决定（\(setting(.contextMenuDelay))）。")
    case .dragPress:
      return say(
        en: """
          Neither the time (\(setting(.dragLiftDelay))) nor the distance \
          (\(setting(.dragDistance))) is published.
          """,
        zh: """
          时间（\(setting(.dragLiftDelay))）和距离（\(setting(.dragDistance))）都没有公布。
          """)
    default: return nil
    }
  }

  /// What comes of it where it is an interaction's; nil elsewhere.
  var recognizedInteraction: StyledText? {
    let view = name(scene[change.id].view)
    switch scene[change.id].part?.role {
    case .menuPress:
      return say(
        en: """
          This is UIKit's own recognizer: the context menu of \(name: view) opens, and the touch is \
          cancelled for views and recognizers.
          """,
        zh: """
          这是 \(code: "UIKit") 自带的识别器：\(name: view) 的上下文菜单打开，视图和识别器的触摸都被取消。
          """)
    case .dragPress:
      return say(
        en: """
          This is UIKit's own recognizer: the drag of \(name: view) begins, and the touch is \
          cancelled for views and recognizers.
          """,
        zh: """
          这是 \(code: "UIKit") 自带的识别器：\(name: view) 的拖放开始，视图和识别器的触摸都被取消。
          """)
    case .edgeGate:
      return say(
        en: """
          This is the system's own gesture: it takes the touch, which is cancelled for views and \
          recognizers of the app.
          """,
        zh: "这是系统自己的手势：它拿走触摸，应用的视图和识别器的触摸都被取消。")
    default: return nil
    }
  }

  /// Why the system came before a recognizer of the app; nil where it did not.
  var lostToSystem: StyledText? {
    guard let other = change.by else { return nil }
    switch scene[other].part?.role {
    case .edgeGate:
      return say(
        en: """
          At an edge of the screen the system's gesture comes first: pans and swipes wait for it to \
          fail. A controller that defers the system there comes first itself.
          """,
        zh: """
          在屏幕边缘系统的手势优先：拖动和轻扫要等它失败。控制器可以在那里推迟系统的手势，让应用优先。
          """)
    case .dragPress:
      return say(
        en: "A drag interaction lifts after \(time(.dragLiftDelay)) (\(setting(.dragLiftDelay))).",
        zh: "拖放交互在 \(time(.dragLiftDelay)) 后提起（\(setting(.dragLiftDelay))）。")
    default: return nil
    }
  }

  /// What a long press beside a drag waits for; nil for others.
  var waitingForLift: StyledText? {
    guard isDragPress(change.by), let other = change.by else { return nil }
    return say(
      en: """
        Its actions wait. \(name: name(change.id)) recognizes as soon as \(name: name(other)) has \
        lifted or failed, and then runs beside it.
        """,
      zh: """
        它的动作要等。\(name: name(other)) 提起或失败后，\(name: name(change.id)) 就识别成功，两者同时进行。
        """)
  }
}
