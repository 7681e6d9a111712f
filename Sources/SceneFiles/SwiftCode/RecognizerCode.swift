import SceneLanguage
import TouchCore

/// The recognizers of a scene, as statements.
struct RecognizerCode {
  let names: CodeNames
  let id: RecognizerID
  private var it: Recognizer { names.scene[id] }

  /// UIKit's class below it.
  static func base(of kind: RecognizerKind) -> String {
    kind == .custom ? "Custom" : kind.className
  }

  /// What its own class answers about others; nothing where it needs none.
  var members: [[String]] {
    let answers: [(String, LoggedMessage, Bool)?] = [
      it.answers.canPrevent.map { ("canPrevent(_ other: UIGestureRecognizer)", .canPrevent, $0) },
      it.answers.canBePrevented.map {
        ("canBePrevented(by other: UIGestureRecognizer)", .canBePrevented, $0)
      },
    ]
    return answers.compactMap { $0 }.map { head, word, answer in
      [
        "override func \(head) -> Bool {",
        "  Journal.log(\"\(LogLine.message(word, about: JournalCode.other))\", of: self, answer: \(answer))",
        "  return \(answer)", "}",
      ]
    } + ownMoves
  }

  /// 18.23: what its `touchesMoved` does with its state.
  private var ownMoves: [[String]] {
    let stops = [
      it.answers.cancelTest.map { ($0, "state == .began || state == .changed", ".cancelled") },
      it.answers.failTest.map { ($0, "state == .possible", ".failed") },
    ].compactMap { $0 }
    guard !stops.isEmpty else { return [] }
    let look = LookCode(recognizer: "self", view: "view", touched: touched)
    let body = stops.flatMap { test, isTime, state in
      let code = look.code(of: test)
      return ["if \(isTime) {"] + code.setUp.map { "  " + $0 }
        + ["  if (\(code.answer)) { state = \(state) }", "}"]
    }
    return [
      ["override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {"]
        + ["  super.touchesMoved(touches, with: event)"] + body.map { "  " + $0 } + ["}"]
    ]
  }

  private func touched(_ look: DelegateTest.Look) -> String? {
    let view = "touches.first?.view"
    switch look {
    case .view(let other): return names.spoken(other, from: "stage?").map { "\(view) === \($0)" }
    case .inside(let other):
      return names.spoken(other, from: "stage?").map { other in
        "(\(other) as UIView?).map { touches.first?.view?.isDescendant(of: $0) == true } ?? false"
      }
    case .kind(let kind):
      return kind == .view ? "\(view) != nil" : "\(view) is \(ClassCode.base(of: kind))"
    case .scrolled(let other):
      return names.spoken(other, from: "stage?").map(LookCode.scrolled)
    case .at, .horizontal, .vertical, .towards, .faster: return nil
    }
  }

  /// What is said of it; what cannot be said is a comment.
  var statements: [String] {
    let isTold = !names.scene.isMadeByUIKit(id) || isChanged
    guard isTold else { return [] }
    guard let name = names.spoken(id) else {
      return [CodeText.missing("what is said of \(names.scene.name(of: id)), which UIKit makes")]
    }
    // A container may have none.
    let optional = it.part == nil ? "" : "?"
    return properties.map { $0.hasPrefix("//") ? $0 : "\(name)\(optional).\($0)" }
      + attachment(name)
      + it.targets.flatMap { ActionCode(names: names).statements(of: id, $0) }
      + requirements(name, optional)
      + DelegateCode(names: names, recognizer: id).statements(name)
  }

  private var plain: Recognizer {
    it.part.map { Recognizer(part: $0.role) } ?? Recognizer("", it.kind)
  }

  private var isChanged: Bool {
    !properties.isEmpty || !it.targets.isEmpty || it.answers != DelegateAnswers()
      || !it.requiresToFail.isEmpty || it.scrollView.map { $0 != it.view } ?? false
  }

  private var properties: [String] {
    RecognizerProperty.allCases.flatMap { property -> [String] in
      let entry = property.entry
      guard property.fits(it.kind), entry.subject == nil, let shape = entry.shape,
        let value = swiftValue(shape, of: it, unlike: plain)
      else { return [] }
      switch property {
      case .detached: return [CodeText.missing("it is added later")]
      case .recognizesAt: return ["moment = \(value)"]
      case .fails: return ["failsAtLift = \(value)"]
      case .continuous: return ["reportsChanges = \(value)"]
      case .allowedTouchTypes: return [touchTypes]
      default: return ["\(entry.uiKit.first ?? entry.opposite ?? property.rawValue) = \(value)"]
      }
    }
  }

  /// UIKit wants numbers of them.
  private var touchTypes: String {
    let types = TouchTypes.worded.filter { it.allowedTouchTypes.contains($0.member) }
      .map { "NSNumber(value: UITouch.TouchType.\($0.word).rawValue)" }
    return "allowedTouchTypes = [\(types.joined(separator: ", "))]"
  }

  private func attachment(_ name: String) -> [String] {
    let isElsewhere = it.scrollView.map { $0 != it.view } ?? false
    guard it.isAttached, isElsewhere || !names.scene.isMadeByUIKit(id) else { return [] }
    guard let view = names.spoken(it.view) else {
      return [CodeText.missing("the view that \(names.scene.name(of: id)) is on")]
    }
    return ["\(view).addGestureRecognizer(\(name))"]
  }

  private func requirements(_ name: String, _ optional: String) -> [String] {
    it.requiresToFail.map { other in
      guard let spoken = names.spoken(other) else {
        return CodeText.missing("it waits for \(names.scene.name(of: other))")
      }
      guard names.scene[other].part != nil else {
        return "\(name)\(optional).require(toFail: \(spoken))"
      }
      return "if let other = \(spoken) { \(name)\(optional).require(toFail: other) }"
    }
  }
}
