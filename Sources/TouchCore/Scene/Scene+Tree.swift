extension Scene {
  /// The view and its superviews, from the view up to its window or topmost ancestor.
  public func path(from view: ViewID) -> [ViewID] {
    var path: [ViewID] = []
    var here: ViewID? = view
    while let id = here {
      path.append(id)
      here = self[id].superview
    }
    return path
  }

  /// How many superviews a view has.
  public func depth(of view: ViewID) -> Int {
    var depth = 0
    var here = view
    while let above = self[here].superview {
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

  /// Whether neither the view nor one around it is hidden or clear.
  public func isSeen(_ view: ViewID) -> Bool {
    path(from: view).allSatisfy { self[$0].isDrawn }
  }

  /// The subviews of a view, frontmost first: a higher `zPosition` lies in front, then the later.
  public func subviewsFromTheFront(of view: ViewID) -> [ViewID] {
    let subviews = self[view].subviews
    guard subviews.contains(where: { self[$0].zPosition != 0 }) else { return subviews.reversed() }
    return subviews.indices
      .sorted { (self[subviews[$0]].zPosition, $0) > (self[subviews[$1]].zPosition, $1) }
      .map { subviews[$0] }
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

extension View {
  /// Whether anything of it can be seen, as far as it decides: not hidden, and not clear.
  public var isDrawn: Bool { !isHidden && alpha >= 0.01 }
}
