import TouchCore

/// UIScrollView's flags about fingers and movement (11.13).
public struct ScrollFlags: Hashable, Sendable {
  /// Whether a finger is down that may still scroll it, though it may not have moved enough yet.
  public var isTracking = false
  /// Whether the finger moved enough, so that the content follows it.
  public var isDragging = false
  /// Whether the fingers are gone and the content still moves.
  public var isDecelerating = false
  /// Whether code scrolls it with an animation (20.29).
  public var isScrollAnimating = false
  /// Whether two fingers zoom it (20.7).
  public var isZooming = false
  /// Whether it comes back to a limit of its zoom (20.9).
  public var isZoomBouncing = false

  /// Nothing is going on.
  public init() {}
}

extension Trace {
  /// How a directional lock decided about the drag that moved a scroll view at a step: whether it
  /// keeps it to one axis (20.14); nil if none did.
  package func directionalLock(of view: ViewID, before index: Int) -> (keeps: Bool, step: Int)? {
    guard let began = dragBegan(of: view, before: index) else { return nil }
    return evidence(at: began).first { $0.name == .mainAxis }.map { ($0.passes, began) }
  }

  private func dragBegan(of view: ViewID, before index: Int) -> Int? {
    indices[..<index].last { isScroll(.willBeginDragging, of: view, at: $0) }
  }

  private func isScroll(_ call: ScrollCall, of view: ViewID, at index: Int) -> Bool {
    guard case .scroll(let step) = self[index] else { return false }
    return step.view == view && step.call == call
  }

  /// The offsets of a scroll view, before it moved at a step and at each move of that drag.
  package func offsets(of view: ViewID, from index: Int) -> [Point] {
    let start = dragBegan(of: view, before: index) ?? Swift.max(index - 1, 0)
    let next = indices[index...].first { isScroll(.willBeginDragging, of: view, at: $0) }
    let moves = indices[index..<(next ?? endIndex)].compactMap { place -> Point? in
      guard case .scroll(let step) = self[place], step.view == view, step.call == .didScroll else {
        return nil
      }
      return step.offset
    }
    return [scene(at: start)[view].bounds.origin] + moves
  }

  /// A scroll view's flags as they are after a step; all off for a view that is none.
  public func scrollFlags(of view: ViewID, at index: Int) -> ScrollFlags {
    var flags = ScrollFlags()
    var fingers: Set<Int> = []
    for place in indices.prefix(through: index) {
      switch self[place] {
      case .recognizer(.receive(let id, .began, _)) where isPan(id, of: view):
        fingers.formUnion(touches(at: place))
      case .recognizer(.state(let id, _, .failed, _, _, _)) where isPan(id, of: view):
        fingers = []
      case .scroll(let step) where step.view == view: flags.follow(step.call)
      case .change(let place): flags.follow(changes[place].change, of: view)
      default: continue
      }
    }
    flags.isTracking = moment(of: index).touches.contains {
      fingers.contains($0.number) && $0.phase != .ended && $0.phase != .cancelled
    }
    return flags
  }

  private func isPan(_ id: RecognizerID, of view: ViewID) -> Bool {
    scene[id].kind == .scrollPan && scene[id].scrollView == view
  }
}

extension ScrollFlags {
  fileprivate mutating func follow(_ call: ScrollCall) {
    isDragging = call.isDragging ?? isDragging
    isDecelerating = call.isDecelerating ?? isDecelerating
    if call == .didEndScrollingAnimation || isDragging { isScrollAnimating = false }
    guard call == .willBeginZooming || call == .zoomBounces || call == .didEndZooming else {
      return
    }
    isZooming = call == .willBeginZooming
    isZoomBouncing = call == .zoomBounces
  }

  fileprivate mutating func follow(_ change: SceneChange, of view: ViewID) {
    guard change.object == .responder(.view(view)) else { return }
    switch change.property {
    case .animatedOffset: isScrollAnimating = !isDragging && change.new != change.old
    case .contentOffset: isScrollAnimating = false
    default: break
    }
  }
}
