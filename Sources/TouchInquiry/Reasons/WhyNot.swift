import TouchCore

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
  case refused(step: Int, verdict: AskVerdict)
  /// Its own `hitTest` answered nil or another view.
  case ownOverride(step: Int, returns: ViewID?)
  /// It answered, and a view above it took that answer back (2.13, 22.25).
  case takenBack(by: ViewID, step: Int)
  /// SwiftUI draws it in a hosting view that was asked, and not where the finger is (22.24).
  case notDrawnThere(hosting: ViewID, step: Int)
  /// It was inside, and a view below it answered.
  case descendantAnswered(step: Int, descendant: ViewID)
  /// It was never asked, because a superview refused.
  case ancestorRefused(ancestor: ViewID, step: Int, verdict: AskVerdict)
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
      .takenBack(_, let step), .notDrawnThere(_, let step),
      .ancestorOverridden(_, let step), .siblingAnswered(_, _, let step, _),
      .otherWindow(_, let step), .windowNotShown(_, let step), .ignored(let step):
      [step]
    case .notInWindow, .noTouch: []
    }
  }
}

extension Scene {
  /// The container that shows another controller than the one in which a view lies, and that one
  /// (19.5, 19.6).
  package func containerHiding(_ view: ViewID) -> (container: ControllerID, child: ControllerID)? {
    // What a container does not show is taken out of the window as a whole.
    guard let root = path(from: view).last, let child = self[root].controller,
      let parent = parent(of: child), let container = self[parent].container,
      container.children.contains(child), container.shown != child
    else { return nil }
    return (parent, child)
  }
}

extension Trace {
  /// Says why a view is not the hit view of a touch.
  public func whyNot(_ view: ViewID, touch: Int) -> WhyNot {
    guard let outcome = outcome(ofTouch: touch) else { return .noTouch }
    return MissedHit(trace: self, view: view, outcome: outcome).whyNot
  }

  /// Whether a step says that nobody was asked, because interaction events are ignored (1.10).
  func isIgnored(_ index: Int) -> Bool {
    guard records[index].kind == .discard, case .gate(.discard(_, _, _, .ignored)) = self[index]
    else { return false }
    return true
  }
}
