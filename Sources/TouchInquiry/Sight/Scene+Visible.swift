import TouchCore

extension Scene {
  /// The views one sees at a point of the screen, frontmost first: drawn there, not hidden, not
  /// transparent, and not cut away.
  package func visible(at point: Point) -> [ViewID] {
    var found: [ViewID] = []
    for window in windowsTopmostFirst where isShown(window) {
      collectVisible(window.view, at: point, isCut: false, into: &found)
    }
    return found
  }

  /// Whether a person who points may mean a view: not a window, nor what only shows something.
  package func isMeantForTouches(_ id: ViewID) -> Bool {
    let view = self[id]
    guard view.kind != .window else { return false }
    return view.kind.isInteractiveByDefault || view.isUserInteractionEnabled
      || !view.recognizers.isEmpty
  }

  private func collectVisible(
    _ id: ViewID, at point: Point, isCut: Bool, into found: inout [ViewID]
  ) {
    let view = self[id]
    guard view.isDrawn, view.placement.isInvertible else { return }
    let isInside = view.bounds.contains(fromScreen(point, to: id))
    let cutsHere = isCut || (view.clipsToBounds && !isInside)
    for subview in subviewsFromTheFront(of: id) {
      collectVisible(subview, at: point, isCut: cutsHere, into: &found)
    }
    if isInside, !isCut { found.append(id) }
  }
}
