//  window
//    UITransitionView ── homeViewController's view
//    UITransitionView ┬─ UIDimmingView                    ── what filterViewController's presentation
//                     └─ filterViewController's view         put there, as an app's own views tell it

/// Presentations whose views were read from an app: the views say what is hit, and nobody says how
/// the controller is presented.
extension Scene {
  /// The outermost view that is there for a presented controller; nil where its presentation is
  /// the scene's own, or its view is in no window.
  public func containerOfRead(_ id: ControllerID) -> ViewID? {
    guard self[id].presentation == nil, let presenter = self[id].presenter, let view = self[id].view
    else { return nil }
    let below = self[presenter].view
    return path(from: view).last { around in
      self[around].superview != nil && below.map { !isDescendant($0, of: around) } != false
    }
  }

  /// The presented controller for which a view was put there, that is not of its own view.
  public func presented(behind view: ViewID) -> ControllerID? {
    controllers.indices.map(ControllerID.init).first { id in
      guard let container = containerOfRead(id), let own = self[id].view else { return false }
      return isDescendant(view, of: container) && !isDescendant(view, of: own)
    }
  }

  /// Whether a presented controller's view is one that UIKit makes for alerts.
  public func isAlert(_ id: ControllerID) -> Bool {
    self[id].view.map { self[$0].className.hasPrefix("_UIAlertController") } ?? false
  }

  /// Shows or hides what was read of a presentation.
  mutating func setReadPresented(_ isPresented: Bool, of id: ControllerID) {
    guard let container = containerOfRead(id) else { return }
    self[container].isHidden = !isPresented
  }

  /// 19.31: lets touches beside a sheet go to its presenter as usual.
  public mutating func undimRead(_ id: ControllerID) {
    guard let container = containerOfRead(id), let own = self[id].view, container != own else {
      return
    }
    for view in subtree(of: container) where !isDescendant(view, of: own) {
      guard !isDescendant(own, of: view) else {
        self[view].hitTestOverride = .passesThrough
        continue
      }
      self[view].isUserInteractionEnabled = false
    }
  }
}
