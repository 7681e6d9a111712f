import TouchCore
import TouchInquiry

//   ┌──── card ────┐          the finger is on `login`, which card shows because it does not clip;
//   │        ┌─────┼───┐      card says "outside", so login is never asked (2.4)
//   │        │ login ● │
//   └────────┼─────┘───┘

extension Trace {
  /// The view somebody sees under the finger, below a view that says at a step that the point is
  /// outside; nil where there is none, or the step is another one.
  func visibleButNotAsked(at index: Int) -> ViewID? {
    visibleButNotAsked(at: index) { scene(at: index) }
  }

  /// The same for somebody who walks through the record and knows the scene there.
  func visibleButNotAsked(at index: Int, sceneThere: () -> Scene) -> ViewID? {
    // Programs only take views away, so what begins without subviews never has any.
    guard case .hitAsk(let view, _, let point, .outside) = self[index],
      !scene[view].subviews.isEmpty
    else { return nil }
    let scene = sceneThere()
    return scene[view].clipsToBounds ? nil : scene.visible(at: point, below: view)
  }
}

extension Scene {
  /// The frontmost view below another that is drawn at a point of that one's coordinates.
  fileprivate func visible(at point: Point, below view: ViewID) -> ViewID? {
    for child in subviewsFromTheFront(of: view) {
      guard self[child].isDrawn, self[child].placement.isInvertible else { continue }
      let inside = self[child].placement.fromSuperview(point)
      let contains = self[child].bounds.contains(inside)
      if contains || !self[child].clipsToBounds, let found = visible(at: inside, below: child) {
        return found
      }
      if contains { return child }
    }
    return nil
  }
}
