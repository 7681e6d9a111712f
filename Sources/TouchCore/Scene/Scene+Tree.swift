extension Scene {
  /// The view and its superviews, from the view up to its window or topmost ancestor.
  public func path(from view: ViewID) -> [ViewID] {
    var path: [ViewID] = []
    var here: ViewID? = view
    while let id = here {
      path.append(id)
      here = views[Int(id.index)].superview
    }
    return path
  }

  /// How many superviews a view has.
  public func depth(of view: ViewID) -> Int {
    var depth = 0
    var here = view
    while let above = views[Int(here.index)].superview {
      depth += 1
      here = above
    }
    return depth
  }

  /// The window a view is in; nil for a view outside any window.
  public func window(containing view: ViewID) -> ViewID? {
    var top = view
    while let above = self[top].superview { top = above }
    return self[top].kind == .window ? top : nil
  }

  /// Whether a view is another one or lies somewhere below it in the tree.
  public func isDescendant(_ view: ViewID, of ancestor: ViewID) -> Bool {
    var here: ViewID? = view
    while let id = here {
      if id == ancestor { return true }
      here = self[id].superview
    }
    return false
  }

  /// The subview of a view that UIKit made for something.
  func part(_ role: Part.Role, in view: ViewID) -> ViewID? {
    self[view].subviews.first { self[$0].part?.role == role }
  }

  /// The view and everything below it, each before its subviews, oldest first.
  public func subtree(of view: ViewID) -> [ViewID] {
    var found: [ViewID] = []
    var waiting = [view]
    while let id = waiting.popLast() {
      found.append(id)
      waiting.append(contentsOf: self[id].subviews.reversed())
    }
    return found
  }

  /// The windows in the order they are asked: higher levels first, then those shown last (1.7).
  public var windowsTopmostFirst: [Window] {
    windows.indices
      .sorted { (windows[$0].level, $0) > (windows[$1].level, $1) }
      .map { windows[$0] }
  }

  /// Whether a window may take touches: a visible one, with scenes only one in a scene (1.6, 1.9).
  public func isShown(_ window: Window) -> Bool {
    !self[window.view].isHidden && (windowScenes.isEmpty || window.windowScene != nil)
  }
}
