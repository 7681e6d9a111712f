extension Scene {
  /// Makes a controller a container, whose own view fills a superview.
  public mutating func makeContainer(
    _ id: ControllerID, _ container: Container, view: View, in superview: ViewID
  ) throws(SceneError) {
    self[id].container = container
    let owner = Responder.controller(id)
    let own = try addPart(.view, of: owner, view, to: superview)
    setView(own, of: id)
    guard container.kind == .navigation else { return }
    // 19.41, 19.52
    for role in [Part.Role.edgePop, .contentPop] {
      try addPart(role, of: owner, Recognizer(part: role), to: own)
    }
  }

  /// Gives a child of a container a view, where the app says of none.
  public mutating func addPlainView(of child: ControllerID, in container: ControllerID)
    throws(SceneError)
  {
    guard self[child].view == nil, let superview = self[container].view else { return }
    let view = View("", frame: self[superview].bounds)
    setView(try addPart(.rootView, of: .controller(child), view, to: superview), of: child)
  }

  /// Puts a controller on top of a stack, or behind the other tabs.
  public mutating func addChild(_ child: ControllerID, to id: ControllerID) {
    self[id].container?.children.append(child)
  }

  /// Selects a tab.
  public mutating func select(_ child: ControllerID, in id: ControllerID) {
    self[id].container?.selected = child
  }

  /// Says what a container shows of its bar.
  public mutating func setBar(of id: ControllerID, isHidden: Bool, isBackHidden: Bool) {
    self[id].container?.isBarHidden = isHidden
    self[id].container?.isBackHidden = isBackHidden
  }

  /// A container's bar, as UIKit would lay it out where nothing else is said.
  public func plainBar(of id: ControllerID) -> View? {
    guard let container = self[id].container, let view = self[id].view else { return nil }
    let bounds = self[view].bounds
    // 19.55: below the status bar, and down to the lower edge, under the home indicator.
    let insets = screenInsets(of: view)
    let height = container.kind == .navigation ? 44.0 : 49 + insets.bottom
    let y = container.kind == .navigation ? bounds.minY + insets.top : bounds.maxY - height
    var bar = View("", .bar, frame: Rect(bounds.minX, y, bounds.size.width, height))
    bar.part = Part(owner: .controller(id), role: container.bar)
    return bar
  }

  /// Whether a bar is as UIKit lays it out, with nothing in it.
  public func isPlainBar(_ id: ViewID) -> Bool {
    guard case .controller(let owner)? = self[id].part?.owner, var plain = plainBar(of: owner)
    else { return false }
    plain.superview = self[id].superview
    return plain == self[id]
  }

  /// A container's bar; nil where it has none.
  public func bar(of id: ControllerID) -> ViewID? {
    self[id].container.flatMap { view($0.bar, of: .controller(id)) }
  }

  /// 19.39: the app's view that a bar item shows in place of a button of UIKit's; nil if there is
  /// none.
  ///
  /// - Parameter item: The item. What lies in one that was read from an app is UIKit's.
  public func customView(of item: ViewID) -> ViewID? {
    guard self[item].kind == .barItem, self[item].origins.address == nil,
      self[item].superview.flatMap({ self[$0].part?.role }) != .tabBar
    else { return nil }
    return self[item].subviews.first {
      self[$0].part == nil && !self[$0].className.hasPrefix("_")
    }
  }

  /// 19.55: adds the bar of a container, in front of its content.
  public mutating func addBar(of id: ControllerID) throws(SceneError) {
    guard let container = self[id].container, !container.isBarHidden, let view = self[id].view,
      let bar = plainBar(of: id)
    else { return }
    try addPart(container.bar, of: .controller(id), bar, to: view)
  }

  /// Takes the top controller off a stack (19.41); false where it is the only one.
  @discardableResult
  mutating func pop(_ id: ControllerID) -> Bool {
    guard var container = self[id].container, container.children.count > 1,
      let top = container.children.popLast()
    else { return false }
    self[id].container = container
    for view in viewsShown(with: top) { removeFromSuperview(view) }
    if let view = container.shown.flatMap({ self[$0].view }) { bringBack(view) }
    return true
  }
}

extension Recognizer {
  /// A recognizer as UIKit makes it for a part.
  public init(part role: Part.Role) {
    self.init("", role.recognizer)
    if role == .edgePop {
      edges = .left
      delaysTouchesBegan = true  // 19.41
    }
    if role == .edgeGate { delaysTouchesBegan = true }  // 22.15
    if role == .links { minimumPressDuration = 0.12 }  // 17.16
    if role == .multiSelectPan {
      (minimumNumberOfTouches, maximumNumberOfTouches) = (2, 2)  // 16.55
    }
    if role == .closeActions {
      minimumPressDuration = 0
      delaysTouchesBegan = true  // 16.52
    }
    if role.isOfText { delaysTouchesEnded = false }  // 17.4
  }
}
