import TouchCore

//   down: skip is hidden, pause is hit ── 100 ms: controls hidden ── 120 ms: skip shown ── up
//                                            └── the touch stays with pause ──────────────┘

/// Something that the program changed while a finger was down, and too late for that finger: a
/// touch keeps the view that was hit (3.21).
public struct LateChange: Hashable, Sendable {
  /// What changed.
  public let change: SceneChange
  /// The step that says so.
  public let step: Int
}

extension Trace {
  /// The first change that would have answered otherwise, had it been made before a touch came down;
  /// nil where none was made while it was down.
  public func changedTooLate(for whyNot: WhyNot, touch: Int) -> LateChange? {
    LateChanges(trace: self, touch: touch).first(for: whyNot)
  }
}

extension Trace {
  /// Where a control, or a view around it, was moved between two steps (21.4); nil if none was.
  ///
  /// - Parameters:
  ///   - view: The control.
  ///   - steps: The steps, in their order.
  package func move(of view: ViewID, during steps: [Int]) -> LateChange? {
    change(of: [.frame, .bounds, .transform], around: view, during: steps)
  }

  /// Where a control, or a view around it, was taken out of its window between two steps (21.6).
  ///
  /// - Parameters:
  ///   - view: The control.
  ///   - steps: The steps, in their order.
  package func removal(of view: ViewID, during steps: [Int]) -> LateChange? {
    change(of: [.removed], around: view, during: steps)
  }

  private func change(
    of properties: [Property], around view: ViewID, during steps: [Int]
  ) -> LateChange? {
    guard let first = steps.first, let last = steps.last else { return nil }
    let path = scene.path(from: view).map { SceneObject.responder(.view($0)) }
    let made = changes.first {
      (first...last).contains($0.step) && path.contains($0.change.object)
        && properties.contains($0.change.property)
    }
    return made.map { LateChange(change: $0.change, step: $0.step) }
  }
}

/// What a program changed while a touch was down.
private struct LateChanges {
  let trace: Trace
  let touch: Int

  func first(for whyNot: WhyNot) -> LateChange? {
    switch whyNot {
    case .refused(let step, let verdict), .ancestorRefused(_, let step, let verdict):
      guard case .hitAsk(let asked, _, _, _) = trace[step] else { return nil }
      return changes(after: step).first { late in
        late.change.object == .responder(.view(asked)) && lifts(late.change, verdict)
      }
    case .siblingAnswered(let sibling, _, let step, let hit):
      return firstDisabling(trace.scene(at: step).path(from: hit), upTo: sibling, after: step)
    case .itDid(let step):
      guard case .hitResult(_, let hit?, _) = trace[step] else { return nil }
      return firstDisabling(trace.scene(at: step).path(from: hit), upTo: nil, after: step)
    case .ownOverride, .takenBack, .notDrawnThere, .descendantAnswered, .ancestorOverridden,
      .otherWindow, .windowNotShown, .notInWindow, .ignored, .noTouch:
      return nil
    }
  }

  /// The first change with which one of some views would not have taken a touch.
  private func firstDisabling(
    _ path: [ViewID], upTo last: ViewID?, after step: Int
  ) -> LateChange? {
    let end = last.flatMap { path.firstIndex(of: $0) } ?? path.count - 1
    let views = path.prefix(end + 1).map { SceneObject.responder(.view($0)) }
    return changes(after: step).first {
      views.contains($0.change.object) && keepsTouchesAway($0.change)
    }
  }

  private func changes(after step: Int) -> [LateChange] {
    let last = trace.moments.lastIndex { $0.touches.contains { $0.number == touch } }
    guard let last else { return [] }
    return trace.changes.compactMap { made in
      let isInTime = made.step > step && trace.momentNumber(of: made.step) <= last
      return isInTime ? LateChange(change: made.change, step: made.step) : nil
    }
  }

  /// Whether a change takes away what made a view refuse.
  private func lifts(_ change: SceneChange, _ verdict: AskVerdict) -> Bool {
    switch (verdict, change.property, change.new) {
    case (.hidden, .hidden, .flag(false)), (.interaction, .interactive, .flag(true)),
      (.animating, .animating, .flag(false)):
      true
    case (.alpha, .alpha, .number(let alpha)): !isTooTransparent(alpha)
    default: false
    }
  }

  /// Whether a view refuses new touches from a change on.
  private func keepsTouchesAway(_ change: SceneChange) -> Bool {
    switch (change.property, change.new) {
    case (.hidden, .flag(true)), (.interactive, .flag(false)), (.animating, .flag(true)): true
    case (.alpha, .number(let alpha)): isTooTransparent(alpha)
    default: false
    }
  }

  private func isTooTransparent(_ alpha: Double) -> Bool {
    var view = View("")
    view.alpha = alpha
    return view.isTooTransparent(under: trace.rules, settings: trace.scene.settings)
  }
}
