//   root ─▶ presented ─▶ presented        the last one that is presented in the window,
//                            └ child       then the deepest one whose view is seen in it (18.46)

extension Scene {
  /// The deepest visible view controller of a window; nil where none has a view in it.
  func deepestController(in window: ViewID) -> ControllerID? {
    var shown = controllers.indices.map(ControllerID.init).filter { isVisible($0, in: window) }
    let root = self.window(of: window)?.rootViewController
    var top = root.flatMap { shown.contains($0) ? $0 : nil } ?? shown.first
    var left = shown
    while let presented = left.first(where: {
      self[$0].presenter != nil && self[$0].presenter == top
    }) {
      left.removeAll { $0 == presented }
      top = presented
    }
    let view = top.flatMap { self[$0].view }
    shown.removeAll { id in !(self[id].view.map { path(from: $0) } ?? []).contains { $0 == view } }
    // Of equally deep ones the last lies in front.
    return shown.max { depth(of: $0) <= depth(of: $1) }
  }

  private func isVisible(_ id: ControllerID, in window: ViewID) -> Bool {
    guard let view = self[id].view else { return false }
    let path = path(from: view)
    return path.last == window && path.allSatisfy { !self[$0].isHidden && self[$0].alpha > 0 }
  }

  private func depth(of id: ControllerID) -> Int {
    self[id].view.map { path(from: $0).count } ?? 0
  }
}
