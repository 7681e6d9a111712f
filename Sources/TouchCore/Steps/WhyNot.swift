//   why did X not get the touch?        (the first of these that holds, each with its steps)
//
//   it did ── X asked and refused ── X asked, somebody below it answered
//   X never asked: an ancestor refused ── a sibling of the path answered first
//                  an ancestor's own hitTest answered ── another window took the touch

/// Why a view is not the hit view of a touch, with the steps that prove it.
public enum WhyNot: Hashable, Sendable {
  /// It is: the step that says so.
  case itDid(step: Int)
  /// It was asked and could not receive, or the point was outside.
  case refused(step: Int, verdict: Verdict)
  /// Its own `hitTest` answered nil or another view.
  case ownOverride(step: Int, returns: ViewID?)
  /// It was inside, and a view below it answered.
  case descendantAnswered(step: Int, descendant: ViewID)
  /// It was never asked, because a superview refused.
  case ancestorRefused(ancestor: ViewID, step: Int, verdict: Verdict)
  /// It was never asked, because a superview's own `hitTest` answered without asking.
  case ancestorOverridden(ancestor: ViewID, step: Int)
  /// It was never asked, because a view in front of it, or of a superview of it, had answered.
  case siblingAnswered(sibling: ViewID, behind: ViewID, step: Int, hit: ViewID)
  /// Its window was never asked, because a window in front of it had answered.
  case otherWindow(window: ViewID, step: Int)
  /// Its window is hidden or in no window scene.
  case windowNotShown(window: ViewID, step: Int)
  /// It is in no window.
  case notInWindow
  /// Nobody was asked, because interaction events were being ignored (1.10).
  case ignored(step: Int)
  /// No touch went down.
  case noTouch

  /// The step that proves it, where one does.
  public var steps: [Int] {
    switch self {
    case .itDid(let step), .refused(let step, _), .ownOverride(let step, _),
      .descendantAnswered(let step, _), .ancestorRefused(_, let step, _),
      .ancestorOverridden(_, let step), .siblingAnswered(_, _, let step, _),
      .otherWindow(_, let step), .windowNotShown(_, let step), .ignored(let step):
      [step]
    case .notInWindow, .noTouch: []
    }
  }
}

extension Trace {
  /// Says why a view is not the hit view of a touch.
  public func whyNot(_ view: ViewID, touch: Int) -> WhyNot {
    let down = indices(ofTouchDown: touch)
    guard let outcome = outcomes.first(where: { $0.touch == touch }) else { return .noTouch }
    if outcome.hit == view {
      return .itDid(step: result(ofTouch: touch) ?? 0)
    }
    if let step = down.first(where: { isIgnored($0) }) { return .ignored(step: step) }
    if let index = ask(of: view, touch: touch) { return whyNotHit(view, asked: index, outcome) }
    // The tree may have changed since the script began.
    let scene = down.first.map { self.scene(at: $0) } ?? self.scene
    guard let window = scene.window(containing: view) else { return .notInWindow }
    guard let window = scene.window(of: window) else { return .notInWindow }
    return whyNeverAsked(view, in: window, outcome, scene)
  }

  func isIgnored(_ index: Int) -> Bool {
    if case .gate(.discard(_, _, _, .ignored)) = self[index] { return true }
    return false
  }

  private func whyNotHit(_ view: ViewID, asked index: Int, _ outcome: TouchOutcome) -> WhyNot {
    guard case .hitAsk(_, _, _, let verdict) = self[index] else { return .noTouch }
    let returned = answer(of: view, touch: outcome.touch)
    switch verdict {
    case .outside, .hidden, .interaction, .alpha, .animating:
      return .refused(step: index, verdict: verdict)
    case .inside, .overridden:
      guard let step = returned, case .hitReturn(_, _, let answer) = self[step] else {
        return .refused(step: index, verdict: verdict)
      }
      guard verdict == .inside, let answer, answer != view else {
        return .ownOverride(step: step, returns: answer)
      }
      return .descendantAnswered(step: step, descendant: answer)
    }
  }

  private func whyNeverAsked(
    _ view: ViewID, in window: Window, _ outcome: TouchOutcome, _ scene: Scene
  ) -> WhyNot {
    let path = scene.path(from: view)
    for (behind, ancestor) in zip(path, path.dropFirst()) {
      guard let step = ask(of: ancestor, touch: outcome.touch) else { continue }
      guard case .hitAsk(_, _, _, let verdict) = self[step] else { continue }
      switch verdict {
      case .outside, .hidden, .interaction, .alpha, .animating:
        return .ancestorRefused(ancestor: ancestor, step: step, verdict: verdict)
      case .overridden: return .ancestorOverridden(ancestor: ancestor, step: step)
      case .inside:
        return whoAnswered(among: scene[ancestor].subviews, before: behind, outcome)
          ?? .ancestorOverridden(ancestor: ancestor, step: step)
      }
    }
    return whyWindowWasNotAsked(window, outcome)
  }

  private func whoAnswered(
    among siblings: [ViewID], before behind: ViewID, _ outcome: TouchOutcome
  ) -> WhyNot? {
    for sibling in siblings {
      guard let step = answer(of: sibling, touch: outcome.touch) else { continue }
      guard case .hitReturn(_, _, let hit?) = self[step] else { continue }
      return .siblingAnswered(sibling: sibling, behind: behind, step: step, hit: hit)
    }
    return nil
  }

  private func whyWindowWasNotAsked(_ window: Window, _ outcome: TouchOutcome) -> WhyNot {
    for index in indices(ofTouchDown: outcome.touch) {
      switch self[index] {
      case .windowAsk(window.view, _, false):
        return .windowNotShown(window: window.view, step: index)
      case .windowChoose(let other, _): return .otherWindow(window: other, step: index)
      case .queuePut, .queueTake, .windowAsk, .hitAsk, .hitReturn, .hitResult, .touchBind,
        .touchDeliver, .chainNext, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate,
        .control, .action, .scroll, .focus:
        continue
      }
    }
    return .noTouch
  }
}
