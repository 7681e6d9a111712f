import TouchCore

//   window ─▶ root ─▶ list ─▶ … ─▶ X         from X up, the first above it that was asked decides

/// The search for the view of a touch, read for one view that is not what it found.
struct MissedHit {
  let trace: Trace
  let view: ViewID
  let outcome: TouchOutcome

  /// What kept the view from being the hit view; that it is, where it is.
  var whyNot: WhyNot {
    let down = trace.indices(ofTouchDown: outcome.touch)
    if trace.reaches(view, by: outcome) {
      return .itDid(step: trace.result(ofTouch: outcome.touch) ?? 0)
    }
    if let step = down.first(where: { trace.isIgnored($0) }) { return .ignored(step: step) }
    if let taken = takenBack(down) { return taken }
    if let index = trace.ask(of: view, touch: outcome.touch) { return whyNotHit(asked: index) }
    // The tree may have changed since the script began.
    let scene = down.first.map { trace.scene(at: $0) } ?? trace.scene
    guard let window = scene.window(containing: view) else { return .notInWindow }
    guard let window = scene.window(of: window) else { return .notInWindow }
    return whyNeverAsked(in: window, scene)
  }

  private func whyNotHit(asked index: Int) -> WhyNot {
    guard case .hitAsk(_, _, _, let verdict) = trace[index] else { return .noTouch }
    let returned = trace.answer(of: view, touch: outcome.touch)
    switch verdict {
    case .outside, .hidden, .interaction, .alpha, .animating:
      return .refused(step: index, verdict: verdict)
    case .inside, .overridden:
      guard let step = returned, case .hitReturn(_, _, let answer) = trace[step] else {
        return .refused(step: index, verdict: verdict)
      }
      guard verdict == .inside, let answer, answer != view else {
        return .ownOverride(step: step, returns: answer)
      }
      return .descendantAnswered(step: step, descendant: answer)
    }
  }

  /// 22.24: layers are not asked; what counts is where they are drawn.
  private func whyNotDrawn(_ content: ViewID, in hosting: ViewID, _ scene: Scene) -> WhyNot? {
    guard scene[content].kind == .drawn else { return nil }
    return trace.answer(of: hosting, touch: outcome.touch).map {
      .notDrawnThere(hosting: hosting, step: $0)
    }
  }

  /// Who above the view answered nil although the view, or the one it is drawn in, answered itself.
  private func takenBack(_ down: [Int]) -> WhyNot? {
    guard let answer = down.last(where: { spoke(at: $0) }) else { return nil }
    for index in down where index > answer {
      guard case .hitReturn(let ancestor, _, let final) = trace[index] else { return nil }
      guard final != nil else { return .takenBack(by: ancestor, step: index) }
    }
    return nil
  }

  /// Whether a step is that the view answers itself, or is answered for (22.23, 22.24).
  private func spoke(at index: Int) -> Bool {
    guard trace.records[index].kind == .hitReturn,
      case .hitReturn(let speaker, _, let answer) = trace[index], answer == speaker
    else { return false }
    // Only what SwiftUI draws is answered for; to look at the scene as it was takes long.
    return speaker == view
      || trace.scene[view].kind == .drawn && trace.drawnUnderFinger(atAnswer: index) == view
  }

  private func whyNeverAsked(in window: Window, _ scene: Scene) -> WhyNot {
    let path = scene.path(from: view)
    for (behind, ancestor) in zip(path, path.dropFirst()) {
      guard let step = trace.ask(of: ancestor, touch: outcome.touch) else { continue }
      guard case .hitAsk(_, _, _, let verdict) = trace[step] else { continue }
      switch verdict {
      case .outside, .hidden, .interaction, .alpha, .animating:
        return .ancestorRefused(ancestor: ancestor, step: step, verdict: verdict)
      case .overridden: return .ancestorOverridden(ancestor: ancestor, step: step)
      case .inside:
        return whoAnswered(below: ancestor, before: behind, scene)
          ?? whyNotDrawn(behind, in: ancestor, scene)
          ?? .ancestorOverridden(ancestor: ancestor, step: step)
      }
    }
    return whyWindowWasNotAsked(window)
  }

  private func whoAnswered(
    below ancestor: ViewID, before behind: ViewID, _ scene: Scene
  ) -> WhyNot? {
    // Of a thousand siblings one answered: the others need not be looked for.
    let answering = trace.indices(ofTouchDown: outcome.touch).compactMap { index -> ViewID? in
      guard trace.records[index].kind == .hitReturn,
        case .hitReturn(let view, _, _?) = trace[index], scene[view].superview == ancestor
      else { return nil }
      return view
    }
    let siblings =
      answering.count < 2 ? answering : scene[ancestor].subviews.filter { answering.contains($0) }
    for sibling in siblings {
      guard let step = trace.answer(of: sibling, touch: outcome.touch) else { continue }
      guard case .hitReturn(_, _, let hit?) = trace[step] else { continue }
      return .siblingAnswered(sibling: sibling, behind: behind, step: step, hit: hit)
    }
    return nil
  }

  private func whyWindowWasNotAsked(_ window: Window) -> WhyNot {
    for index in trace.indices(ofTouchDown: outcome.touch) {
      switch trace[index] {
      case .windowAsk(window.view, _, false):
        return .windowNotShown(window: window.view, step: index)
      case .windowChoose(let other, _): return .otherWindow(window: other, step: index)
      default: continue
      }
    }
    return .noTouch
  }
}
