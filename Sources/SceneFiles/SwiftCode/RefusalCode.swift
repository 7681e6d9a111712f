import TouchCore

/// A view's own `gestureRecognizerShouldBegin`, where it looks before it says no.
struct RefusalCode {
  let names: CodeNames
  let refusal: BeginRefusal

  var member: [String] {
    let about = kinds.map { ["guard \($0) else { return super.\(call) }"] } ?? []
    let test = refusal.test.map { look.code(of: $0) } ?? (setUp: [], answer: "false")
    let body =
      about + test.setUp
      + [
        "let answer = \(test.answer)",
        "if !answer { Journal.log(\"\(LoggedMessage.gestureRecognizerShouldBegin)\", of: self, answer: false) }",
        "return answer && super.\(call)",
      ]
    return [
      "override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {"
    ]
      + body.map { "  " + $0 } + ["}"]
  }

  private var look: LookCode {
    LookCode(recognizer: "recognizer", view: "self") { look in
      guard case .scrolled(let list) = look else { return nil }
      return names.spoken(list, from: "stage?").map(LookCode.scrolled)
    }
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
}
