import TouchCore

//  step of the record                     line of the code
//  hit.ask  hidden, alpha, interaction    the guard that looks at the view itself
//  hit.ask  outside                       the guard that asks pointInside
//  hit.ask  inside                        the loop, or the last line where there is nobody to ask
//  hit.return                             the line that hands the answer back

/// The `hitTest` that an article prints, retold in Swift, and which line each step of its record is.
struct PrintedCode {
  /// What a line does.
  enum Part: Hashable {
    case cannotReceive, outside, asking, answersChild, answersItself, answersNil
  }

  /// The lines as they are shown.
  let lines: [String]
  private let parts: [Part: Int]

  /// The code of a model; nil where none is printed anywhere.
  init?(of model: String) {
    switch model {
    case HitTestRules.uikit.name, HitTestRules.article002.name:
      let limit = model == HitTestRules.uikit.name ? "alpha < 0.01" : "alpha <= 0.01"
      self.init([
        (
          "guard isUserInteractionEnabled, !isHidden, !(\(limit)) else { return nil }",
          [.cannotReceive]
        ),
        ("guard self.point(inside: point, with: event) else { return nil }", [.outside]),
        ("for view in subviews.reversed() {", []),
        ("  let inView = convert(point, to: view)", []),
        ("  if let hit = view.hitTest(inView, with: event) {", [.asking]),
        ("    return hit", [.answersChild]),
        ("  }", []),
        ("}", []),
        ("return self", [.answersItself, .answersNil]),
      ])
    case HitTestRules.article001.name:
      self.init([
        ("if isUserInteractionEnabled {", [.cannotReceive]),
        ("  if self.point(inside: point, with: event) {", [.outside]),
        ("    for view in subviews {", []),
        ("      let hit = view.hitTest(point, with: event)", [.asking]),
        ("      if hit == nil {", []),
        ("        return view", [.answersChild]),
        ("      }", []),
        ("    }", []),
        ("  }", []),
        ("}", []),
        ("return nil", [.answersNil, .answersItself]),
      ])
    case HitTestRules.article003.name:
      self.init([
        ("if !isUserInteractionEnabled || alpha == 0 || isHidden { return nil }", [.cannotReceive]),
        ("if !self.point(inside: point, with: event) { return nil }", [.outside]),
        ("var result: UIView?", []),
        ("for view in subviews {", []),
        ("  result = view.hitTest(point, with: event)", [.asking]),
        ("}", []),
        ("return result ?? self", [.answersChild, .answersItself, .answersNil]),
      ])
    default: return nil
    }
  }

  private init(_ lines: [(text: String, parts: [Part])]) {
    self.lines = lines.map(\.text)
    parts = Dictionary(
      lines.enumerated().flatMap { place, line in line.parts.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The line at which a step of a record happens; nil for one that is not part of this code.
  func line(of step: Int, in trace: Trace) -> Int? {
    part(of: step, in: trace).flatMap { parts[$0] }
  }

  private func part(of step: Int, in trace: Trace) -> Part? {
    switch trace[step] {
    case .hitAsk(let view, _, _, let verdict):
      switch verdict {
      case .hidden, .alpha, .interaction, .animating: return .cannotReceive
      case .outside: return .outside
      case .inside: return trace.scene[view].subviews.isEmpty ? .answersItself : .asking
      case .overridden: return nil
      }
    case .hitReturn(let view, _, let answer):
      guard let answer else { return .answersNil }
      return answer == view ? .answersItself : .answersChild
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitResult, .touchBind, .touchDeliver,
      .chainNext, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate, .control, .action,
      .scroll, .row, .focus, .presentation:
      return nil
    }
  }
}
