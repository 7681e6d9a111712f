import TouchCore

/// What a view's class does instead of UIView's `hitTest`, `point(inside:with:)` and `draw`.
struct HitCode {
  let names: CodeNames
  let view: ViewID

  var members: [[String]] {
    let it = names.scene[view]
    return [
      it.hitTestOverride.map(hitTest), it.pointInsideOverride.map(pointInside),
      it.drawOverride.map(draw),
    ].compactMap { $0 }
  }

  private func hitTest(_ override: HitTestOverride) -> [String] {
    let asked = "super.hitTest(point, with: event)"
    let body: [String] =
      switch override {
      case .returnsNil: ["let answer: UIView? = nil"]
      case .returnsSelf: ["let answer: UIView? = self"]
      case .returns(let other): ["let answer: UIView? = \(spoken(other))"]
      case .callsSuper: ["let answer = \(asked)"]
      case .passesThrough: ["let found = \(asked)", "let answer = found === self ? nil : found"]
      case .returnsWhereSeen(let other):
        [
          "let seen: UIView? = \(spoken(other))",
          "let place = seen?.superview.map { convert(point, to: $0) }",
          "let layer = seen.flatMap { $0.layer.presentation() ?? $0.layer }",
          "let isSeen = place.map { layer?.hitTest($0) != nil } ?? false",
          "let answer = isSeen ? seen : \(asked)",
        ]
      case .returnsNilIf(let test, let isUnless):
        [
          "let found = \(asked)",
          "let isSo = \(said(test))",
          "let answer = isSo ? \(isUnless ? "found : nil" : "nil : found")",
        ]
      }
    return ["override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {"]
      + body.map { "  \($0)" }
      + [
        "  Journal.log(\"\(LoggedMessage.hitTest)\", of: self, answer: Journal.name(of: answer))",
        "  return answer", "}",
      ]
  }

  /// What an override looks at in the view that super answers.
  private func said(_ test: AnswerTest) -> String {
    switch test {
    case .view(let other): "found === \(spoken(other))"
    case .kind(let kind): "found is \(kind.className)"
    case .className(let name):
      "found.map { String(describing: type(of: $0)) == \(CodeText.literal(name)) } ?? false"
    case .clear: "found.map { $0.backgroundColor == nil || $0.backgroundColor == .clear } ?? false"
    }
  }

  /// How the class speaks of a view; nil, and a comment, where no public property leads there.
  private func spoken(_ other: ViewID) -> String {
    if other == view { return "self" }
    return names.spoken(other, from: "stage?")
      ?? "nil /* cannot be said in UIKit: \(names.scene.name(of: other)) */"
  }

  private func pointInside(_ override: PointInsideOverride) -> [String] {
    let asked = "super.point(inside: point, with: event)"
    let body: [String] =
      switch override {
      case .always(let answer): ["let answer = \(answer)"]
      case .expands(let distance):
        [
          "let answer = bounds.insetBy(dx: \(exact(-distance)), dy: \(exact(-distance))).contains(point)"
        ]
      case .holes(let holes):
        ["let holes: [CGRect] = [\(holes.map(CodeText.rect).joined(separator: ", "))]"]
          + ["let answer = \(asked) && !holes.contains { $0.contains(point) }"]
      case .includes(let other): among([other]) + ["let answer = isAmong || \(asked)"]
      case .excludes(let others): among(others) + ["let answer = !isAmong && \(asked)"]
      case .only(let others): among(others) + ["let answer = isAmong"]
      case .shape(let shape): outline(shape) + ["let answer = outline.contains(point)"]
      }
    return ["override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {"]
      + body.map { "  \($0)" }
      + [
        "  Journal.log(\"\(LoggedMessage.pointInside)\", of: self, answer: answer)",
        "  return answer", "}",
      ]
  }

  private func among(_ others: [ViewID]) -> [String] {
    [
      "let others: [UIView?] = [\(others.map(spoken).joined(separator: ", "))]",
      "let isAmong = others.contains { $0.map { $0.bounds.contains($0.convert(point, from: self)) } "
        + "?? false }",
    ]
  }

  private func outline(_ shape: InsideShape) -> [String] {
    switch shape {
    case .circle: return ["let outline = UIBezierPath(ovalIn: bounds)"]
    case .rounded(let radius):
      return ["let outline = UIBezierPath(roundedRect: bounds, cornerRadius: \(exact(radius)))"]
    case .path(let points):
      let first = points.first.map { ["outline.move(to: \(CodeText.point($0)))"] } ?? []
      let rest = points.dropFirst().map { "outline.addLine(to: \(CodeText.point($0)))" }
      // The model takes a point that an odd number of lines surround as inside.
      return ["let outline = UIBezierPath()", "outline.usesEvenOddFillRule = true"] + first + rest
        + ["outline.close()"]
    }
  }

  private func draw(_ override: DrawOverride) -> [String] {
    let body: [String] =
      switch override {
      case .nothing: []
      case .holes(let holes):
        ["UIColor.systemFill.setFill()", "UIRectFill(bounds)"]
          + holes.map { "UIRectFillUsingBlendMode(\(CodeText.rect($0)), .clear)" }
      }
    return ["override func draw(_ rect: CGRect) {"] + body.map { "  \($0)" } + ["}"]
  }
}
