import TouchCore

extension Scene {
  /// The view, or its nearest superview, whose frame the file does not contain; nil if there is none.
  ///
  /// A view that an edit gave a size has a frame. 2.2: in a superview that is hidden, or takes no
  /// touches, no frame matters.
  package func placeless(around view: ViewID) -> ViewID? {
    let path = path(from: view)
    let holder = path.first {
      self[$0].origins.missing.contains(.place) && self[$0].bounds.size == Size(0, 0)
    }
    guard holder != view,
      path.contains(where: { self[$0].refusal(under: .uikit, settings: settings) != nil })
    else { return holder }
    return nil
  }
}
