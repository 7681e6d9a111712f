import TouchCore

/// What a view's or recognizer's class looks at before it answers, as statements and a condition.
struct LookCode {
  /// How the code speaks of the recognizer.
  let recognizer: String
  /// How it speaks of the view in whose coordinates it looks.
  let view: String
  /// A condition about the view of a touch; nil where the code has no touch.
  let touched: (DelegateTest.Look) -> String?

  /// Whether a scroll view is scrolled away from its top.
  static func scrolled(_ view: String) -> String {
    "((\(view) as UIView?) as? UIScrollView).map { $0.contentOffset.y > -$0.adjustedContentInset.top } ?? false"
  }

  /// What has to stand before the condition, and the condition.
  func code(of test: DelegateTest) -> (setUp: [String], answer: String) {
    let speed = [
      "let speed = (\(recognizer) as UIGestureRecognizer as? UIPanGestureRecognizer)?"
        + ".velocity(in: \(view)) ?? .zero"
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
      case .at(let area):
        ([], "\(CodeText.rect(area)).contains(\(recognizer).location(in: \(view)))")
      case .scrolled, .view, .inside, .kind:
        touched(test.look).map { ([], $0) } ?? (
          [
            CodeText.missing("what the touch's view is, which no recognizer tells")
          ], "false"
        )
      }
    return (setUp, test.isUnless ? "!(\(look))" : look)
  }
}
