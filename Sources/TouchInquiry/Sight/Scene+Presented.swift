import TouchCore

//   window ── homeView ── plus            behind the presentation
//          ── menu.transition, menuView   in it: nothing passes, even where it is clear    19.16

extension Scene {
  /// The presented controller whose presentation holds a view and not another one; nil if there is
  /// none.
  ///
  /// - Parameters:
  ///   - view: The view behind the presentation.
  ///   - hit: The view that may be in it: the controller's own, or what UIKit puts behind that.
  package func presented(over view: ViewID, answering hit: ViewID) -> ControllerID? {
    controllers.indices.map(ControllerID.init).last { id in
      guard self[id].presenter != nil, let own = self[id].view else { return false }
      let parts = [containerOfRead(id), stop(of: id), own].compactMap { $0 }
      return parts.contains { isDescendant(hit, of: $0) }
        && !parts.contains { isDescendant(view, of: $0) }
    }
  }
}
