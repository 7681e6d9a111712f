import TouchCore

/// A view's own `gestureRecognizerShouldBegin`, where it looks before it says no.
struct RefusalCode {
  let names: CodeNames
  let refusal: BeginRefusal

  var member: [String] {
    let about = kinds.map { ["guard \($0) else { return super.\(call) }"] } ?? []
    let test = refusal.test.map(allowed) ?? (setUp: [], answer: "false")
    let body =
      about + test.setUp
      + [
        "let answer = \(test.answer)",
        "if !answer { Journal.log(\"gestureRecognizerShouldBegin\", of: self, answer: false) }",
        "return answer && super.\(call)",
      ]
    return [
      "override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {"
    ]
      + body.map { "  " + $0 } + ["}"]
  }

  private let call = "gestureRecognizerShouldBegin(recognizer)"

  /// Which recognizers it is about; nil for all.
  private var kinds: String? {
    guard !refusal.kinds.isEmpty else { return nil }
    let tests = refusal.kinds.map { kind in
      // A scroll view's recognizers have private classes; its pan is a public one's subclass.
      "recognizer is \(kind.belongsToScrollView ? "UIPanGestureRecognizer" : RecognizerCode.base(of: kind))"
    }.joined(separator: " || ")
    return refusal.isAboutOthers ? "!(\(tests))" : tests
  }

  private func allowed(_ test: DelegateTest) -> (setUp: [String], answer: String) {
    let speed = [
      "let speed = (recognizer as? UIPanGestureRecognizer)?.velocity(in: self) ?? .zero"
    ]
    let (setUp, look): ([String], String) =
      switch test.look {
      case .horizontal: (speed, "abs(speed.x) > abs(speed.y)")
      case .vertical: (speed, "abs(speed.y) > abs(speed.x)")
      case .towards(.left): (speed, "speed.x < 0")
      case .towards(.right): (speed, "speed.x > 0")
      case .towards(.up): (speed, "speed.y < 0")
      case .towards(.down): (speed, "speed.y > 0")
      case .faster(let limit):
        (speed, "speed.x * speed.x + speed.y * speed.y > \(exact(limit * limit))")
      case .at(let area): ([], "\(CodeText.rect(area)).contains(recognizer.location(in: self))")
      case .view, .inside, .kind:
        ([CodeText.missing("what the touch's view is, which no recognizer tells")], "false")
      }
    return (setUp, test.isUnless ? "!(\(look))" : look)
  }
}
