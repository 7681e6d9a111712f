import SceneLanguage
import TouchCore

/// What the class of a view or controller does instead of UIKit's, as members of a subclass: every
/// message about touches is logged, and goes on where the scene says so.
struct ClassCode {
  let names: CodeNames
  let responder: Responder
  /// The answer before anything is overridden, in the words of the scene.
  private var scene: Scene { names.scene }

  /// UIKit's class below it; where that is private, the public one that is nearest.
  static func base(of kind: ViewKind) -> String {
    switch kind {
    case .barItem: "UIButton"
    case .hosting, .drawn, .content: "UIView"
    default: kind.className
    }
  }

  /// All members, each of some lines.
  var members: [[String]] {
    let overrides = scene[overridesOf: responder]
    var members: [[String]] = []
    if case .view(let id) = responder { members += HitCode(names: names, view: id).members }
    members += ResponderMethod.allCases.compactMap { method($0, overrides) }
    if let answer = overrides.canBecomeFirstResponder {
      members.append([
        "override var canBecomeFirstResponder: Bool { \(answer) }"
      ])
    }
    if let answer = overrides.canResignFirstResponder {
      members.append(
        logged("override func resignFirstResponder() -> Bool", .resignFirstResponder, answer) {
          answer ? "super.resignFirstResponder()" : "false"
        })
    }
    members += next(overrides.next)
    members += actions(overrides)
    if case .view(let id) = responder { members += answers(of: scene[id]) }
    if case .controller(let id) = responder { members += deferred(scene[id].defersEdges) }
    return members
  }

  /// One message: logged, then passed on unless the scene handles it.
  private func method(_ method: ResponderMethod, _ overrides: ResponderOverrides) -> [String]? {
    let override = overrides[method]
    guard method.isAboutTouches || override != .inherited else { return nil }
    let touches = method.isAboutTouches ? "touches, " : ""
    var body = ["Journal.log(\"\(method.name)\", \(touches)of: self)"]
    if method == .began, override.handles, let place = overrides.endsEditing {
      body += ending(place)
    }
    if method == .moved, override.handles, case .view(let id) = responder {
      body += scene[id].drag.map(dragging) ?? []
    }
    if override.reachesSuper { body.append("super.\(call(method))") }
    return ["override func \(head(method)) {"] + body.map { "  \($0)" } + ["}"]
  }

  private func head(_ method: ResponderMethod) -> String {
    switch method {
    case .began, .moved, .ended, .cancelled:
      "\(method.name)(_ touches: Set<UITouch>, with event: UIEvent?)"
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled:
      "\(method.name)(_ presses: Set<UIPress>, with event: UIPressesEvent?)"
    case .motionBegan, .motionEnded, .motionCancelled:
      "\(method.name)(_ motion: UIEvent.EventSubtype, with event: UIEvent?)"
    case .remoteControlReceived: "remoteControlReceived(with event: UIEvent?)"
    }
  }

  private func call(_ method: ResponderMethod) -> String {
    switch method {
    case .began, .moved, .ended, .cancelled: "\(method.name)(touches, with: event)"
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled:
      "\(method.name)(presses, with: event)"
    case .motionBegan, .motionEnded, .motionCancelled: "\(method.name)(motion, with: event)"
    case .remoteControlReceived: "remoteControlReceived(with: event)"
    }
  }

  /// 17.27: hides the keyboard, as a touch beside a field often does.
  private func ending(_ place: Responder) -> [String] {
    guard let other = names.spoken(place, from: "stage?") else {
      return [CodeText.missing("endEditing of \(scene.name(of: place))")]
    }
    if case .controller = place { return ["\(other).view.endEditing(true)"] }
    return ["\(other).endEditing(true)"]
  }

  private func dragging(_ style: DragStyle) -> [String] {
    let way =
      switch style {
      case .drag: "transform.translatedBy(x: here.x - before.x, y: here.y - before.y)"
      case .dragMake: "CGAffineTransform(translationX: here.x - before.x, y: here.y - before.y)"
      }
    return [
      "if let touch = touches.first {",
      "  let here = touch.location(in: superview)",
      "  let before = touch.previousLocation(in: superview)",
      "  transform = \(way)", "}",
    ]
  }

  /// 22.16: the edges at which a controller comes before the system.
  private func deferred(_ edges: Edges) -> [[String]] {
    guard !edges.isEmpty else { return [] }
    let words = Edges.worded.filter { edges.contains($0.member) }.map { ".\($0.word)" }
    return [
      [
        "override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {",
        "  [\(words.joined(separator: ", "))]", "}",
      ]
    ]
  }

  private func next(_ override: NextOverride) -> [[String]] {
    switch override {
    case .inherited: []
    case .nobody: [["override var next: UIResponder? { nil }"]]
    case .responder(let other):
      [
        names.spoken(other, from: "stage?").map { ["override var next: UIResponder? { \($0) }"] }
          ?? [CodeText.missing("next is \(scene.name(of: other))")]
      ]
    }
  }

  /// The actions it implements, and those that it refuses.
  private func actions(_ overrides: ResponderOverrides) -> [[String]] {
    var members: [[String]] = []
    for (place, action) in overrides.actions.enumerated() {
      guard ActionCode.isSelector(action) else {
        members.append([CodeText.missing("the action \(action)")])
        continue
      }
      let arguments = action.filter { $0 == ":" }.count
      let heads = (0..<arguments).map { "_ sender\($0): Any?" }.joined(separator: ", ")
      members.append([
        "@objc(\(action)) func handle\(place)(\(heads)) {",
        "  Journal.log(\(CodeText.literal(LogLine.word(action))), of: self)", "}",
      ])
    }
    guard !overrides.refusedActions.isEmpty else { return members }
    let refused = overrides.refusedActions.map(CodeText.literal).joined(separator: ", ")
    members.append([
      "override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {",
      "  let isRefused = [\(refused)].contains(NSStringFromSelector(action))",
      "  return !isRefused && super.canPerformAction(action, withSender: sender)", "}",
    ])
    return members
  }

  /// What it answers with yes or no.
  private func answers(of view: View) -> [[String]] {
    func member(_ answer: Bool?, _ head: String, _ word: LoggedMessage) -> [[String]] {
      answer.map { answer in [logged("override func \(head)", word, answer) { "\(answer)" }] } ?? []
    }
    var members = member(
      view.gestureRecognizerShouldBegin,
      "gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool",
      .gestureRecognizerShouldBegin)
    if let refusal = view.beginRefusal {
      members.append(RefusalCode(names: names, refusal: refusal).member)
    }
    if view.kind.isControl {
      members += member(
        view.control.beginTracking,
        "beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool", .beginTracking)
      members += member(
        view.control.continueTracking,
        "continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool", .continueTracking)
    }
    guard view.kind.isScrollView else { return members }
    members += member(
      view.scrolls.touchesShouldBegin,
      "touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool",
      .touchesShouldBegin)
    return members + cancelling(view.scrolls.touchesShouldCancel)
  }

  /// 11.7: what a scroll view says before a drag takes a touch away from its content.
  private func cancelling(_ answer: CancelAnswer?) -> [[String]] {
    let head = "touchesShouldCancel(in view: UIView) -> Bool"
    switch answer {
    case nil: return []
    case .always(let isYes):
      return [logged("override func \(head)", .touchesShouldCancel, isYes) { "\(isYes)" }]
    case .by(let yes, let no):
      // Swift complains about a test that is always true.
      let rest =
        yes.contains(.view)
        ? ["true"]
        : yes.map { "view is \($0.className)" } + ["super.touchesShouldCancel(in: view)"]
      let kept = no.map { "!(view is \($0.className))" }
      let asked = rest.joined(separator: " || ")
      let all =
        no.contains(.view)
        ? ["false"] : kept + [kept.isEmpty || rest.count == 1 ? asked : "(\(asked))"]
      return [
        [
          "override func \(head) {", "  let answer = \(all.joined(separator: " && "))",
          "  Journal.log(\"\(LoggedMessage.touchesShouldCancel)\", of: self, answer: answer)",
          "  return answer", "}",
        ]
      ]
    }
  }

  private func logged(
    _ head: String, _ word: LoggedMessage, _ answer: Bool, _ result: () -> String
  ) -> [String] {
    [
      "\(head) {", "  Journal.log(\"\(word)\", of: self, answer: \(answer))",
      "  return \(result())", "}",
    ]
  }
}
