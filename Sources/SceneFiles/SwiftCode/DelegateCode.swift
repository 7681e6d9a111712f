import TouchCore

/// What a recognizer's delegate answers, as closures of one object.
struct DelegateCode {
  let names: CodeNames
  let recognizer: RecognizerID
  private var answers: DelegateAnswers { names.scene[recognizer].answers }

  func statements(_ name: String) -> [String] {
    let lines = closures
    guard !lines.isEmpty else { return [] }
    guard !names.scene.isMadeByUIKit(recognizer) else {
      return [
        CodeText.missing(
          "the delegate of \(names.scene.name(of: recognizer)), which is UIKit's own object")
      ]
    }
    return ["do {", "  let answers = Answers()", "  kept.append(answers)"] + lines.map { "  " + $0 }
      + ["  \(name).delegate = answers", "}"]
  }

  private var closures: [String] {
    var lines: [String] = []
    if let answer = answers.shouldReceive { lines.append("answers.receives = { _ in \(answer) }") }
    if let test = answers.receiveTest {
      lines += closure("receives", "touch", condition(test, of: "touch.view", in: "touch"))
    }
    if let answer = answers.shouldBegin { lines.append("answers.begins = { _ in \(answer) }") }
    if let test = answers.beginTest {
      lines += closure(
        "begins", "recognizer", condition(test, of: "recognizer.view", in: "recognizer"))
    }
    if answers.simultaneous == .all {
      lines.append("answers.simultaneous = { _ in true }")
    } else {
      lines += others("simultaneous", some, answers.simultaneousGroup)
    }
    lines += others("requires", answers.requireFailureOf, answers.requireFailureGroup)
    return lines + others("isRequired", answers.requiredToFailBy, answers.requiredToFailGroup)
  }

  private var some: [RecognizerID] {
    if case .some(let others) = answers.simultaneous { others } else { [] }
  }

  private func closure(_ question: String, _ argument: String, _ answer: [String]) -> [String] {
    let usesStage = answer.contains { $0.has("stage.") }
    return ["answers.\(question) = { \(usesStage ? "[weak self] " : "")\(argument) in"]
      + (usesStage ? ["  guard let stage = self?.stage else { return false }"] : [])
      + answer.map { "  " + $0 } + ["}"]
  }

  private func condition(
    _ test: DelegateTest, of view: String, in asked: String
  ) -> [String] {
    let isOfTouch = asked == "touch"
    let speed = [
      "let speed = (\(asked) as? UIPanGestureRecognizer)?.velocity(in: \(view)) ?? .zero"
    ]
    let (lines, answer): ([String], String) =
      switch test.look {
      case .view(let other): ([], "\(view) === \(spoken(other))")
      case .inside(let other): ([], "\(isInside(view, other))")
      case .kind(let kind):
        // What every view is need not be asked.
        ([], kind == .view ? "\(view) != nil" : "\(view) is \(ClassCode.base(of: kind))")
      case .at(let area):
        ([], "\(CodeText.rect(area)).contains(\(asked).location(in: \(place(isOfTouch))))")
      case .horizontal: (speed, "abs(speed.x) > abs(speed.y)")
      case .vertical: (speed, "abs(speed.y) > abs(speed.x)")
      case .towards(.left): (speed, "speed.x < 0")
      case .towards(.right): (speed, "speed.x > 0")
      case .towards(.up): (speed, "speed.y < 0")
      case .towards(.down): (speed, "speed.y > 0")
      case .scrolled(let other): ([], LookCode.scrolled(names.spoken(other) ?? "nil"))
      case .faster(let limit):
        (speed, "speed.x * speed.x + speed.y * speed.y > \(exact(limit * limit))")
      }
    return lines + ["return \(test.isUnless ? "!(\(answer))" : answer)"]
  }

  /// The view in whose coordinates an area lies: the recognizer's.
  private func place(_ isOfTouch: Bool) -> String {
    isOfTouch ? spoken(names.scene[recognizer].view) : "recognizer.view"
  }

  private func isInside(_ view: String, _ other: ViewID) -> String {
    guard let name = names.spoken(other) else { return "false /* no public way to the view */" }
    return "\(view)?.isDescendant(of: \(name)) == true"
  }

  private func spoken(_ view: ViewID) -> String {
    names.spoken(view) ?? "nil as UIView? /* no public way to the view */"
  }

  /// A question about another recognizer.
  private func others(
    _ question: String, _ named: [RecognizerID], _ group: RecognizerGroup
  ) -> [String] {
    guard !named.isEmpty || !group.isEmpty else { return [] }
    let unknown = named.filter { names.spoken($0) == nil }
      .map { CodeText.missing("the answer about \(names.scene.name(of: $0))") }
    let known = named.compactMap { names.spoken($0) }.map { "if other === \($0) { return true }" }
    let kinds = group.kinds.compactMap(kindTest)
    let views = group.views.map { "if \(isInside("other.view", $0)) { return true }" }
    return closure(question, "other", unknown + known + kinds + views + ["return false"])
  }

  private func kindTest(_ kind: RecognizerKind) -> String? {
    guard !kind.belongsToScrollView else {
      return CodeText.missing("the class of \(kind.className), which is UIKit's own")
    }
    return "if other is \(RecognizerCode.base(of: kind)) { return true }"
  }
}
