//  window
//    tabs' view
//      home's view        home defines the context
//      card.transition    over home's view alone, and so is card's view                       19.17
//      card's view
//      tabs.bar           in front of both
//
//  Presentations that do not stay in a context lie in the window, in front of everything.     19.12

extension Scene {
  /// The controller that contains another one's view; nil where none does (5.7), as for one that is
  /// presented.
  public func parent(of id: ControllerID) -> ControllerID? {
    guard self[id].presenter == nil else { return nil }
    var here = self[id].view.flatMap { self[$0].superview ?? self[$0].awayFrom }
    while let view = here {
      if let controller = self[view].controller { return controller }
      here = self[view].superview ?? self[view].awayFrom
    }
    return nil
  }

  /// 19.17: who presents where a controller is asked to: the container around it, or the nearest
  /// one that defines the context, as a navigation controller does by itself.
  public func presentingController(_ asked: ControllerID, _ style: PresentationStyle)
    -> ControllerID
  {
    var here = asked
    while !(style.staysInContext && isContext(here)), let above = parent(of: here) { here = above }
    return here
  }

  private func isContext(_ id: ControllerID) -> Bool {
    self[id].definesContext || self[id].container?.kind == .navigation
  }

  /// Takes out of the window what presentations and containers do not show (19.5, 19.13), and puts
  /// into their contexts the presentations that stay there (19.17).
  public mutating func settleControllers() {
    for id in controllers.indices.map(ControllerID.init) {
      guard let view = self[id].view, let home = self[view].superview else { continue }
      settleContext(of: id, filling: self[home].bounds, leaves: false)
    }
    for id in controllers.indices.map(ControllerID.init) {
      if self[id].view == nil { settlePresenter(of: id) }
      settleContainer(id)
      settlePresentation(id)
    }
  }

  private mutating func settlePresenter(of id: ControllerID) {
    guard let asked = self[id].askedToPresent, let style = self[id].presentation?.style else {
      return
    }
    self[id].presenter = presentingController(asked, style)
  }

  /// Where the view of a presented controller lies that is as large as it can be; nil if it has none.
  func areaOfPresentation(_ id: ControllerID) -> Rect? {
    guard let home = self[id].view.flatMap({ self[$0].superview ?? self[$0].awayFrom }) else {
      return nil
    }
    return areaOfPresentation(id, in: home)
  }

  private func areaOfPresentation(_ id: ControllerID, in home: ViewID) -> Rect {
    guard self[id].presentation?.style.staysInContext == true,
      let covered = self[id].presenter.flatMap({ self[$0].view }),
      (self[covered].superview ?? self[covered].awayFrom) == home, self[home].kind != .window
    else { return self[home].bounds }
    return self[covered].frame
  }

  /// Puts a presentation over the view of the controller that defines its context, or over the window.
  ///
  /// - Parameters:
  ///   - area: What its view filled before, if it did.
  ///   - leaves: Whether it stayed in a context before.
  mutating func settleContext(of id: ControllerID, filling area: Rect?, leaves: Bool) {
    settlePresenter(of: id)
    guard let style = self[id].presentation?.style, let view = self[id].view,
      let covered = self[id].presenter.flatMap({ self[$0].view }),
      let home = self[view].superview ?? self[view].awayFrom,
      let around = self[covered].superview ?? self[covered].awayFrom
    else { return }
    // Others lie where they were written.
    let place = style.staysInContext || leaves ? around : home
    guard place == home || mayMove(view, into: place) else { return }
    if place != home { move([stop(of: id), view].compactMap { $0 }, to: place) }
    guard style.staysInContext || place != home else { return }
    let room = areaOfPresentation(id, in: place)
    if let stop = stop(of: id) { self[stop].frame = room }
    if self[view].frame == area { self[view].frame = room }
  }

  /// A container's bar stays in front of them (19.4).
  private mutating func move(_ views: [ViewID], to place: ViewID) {
    for view in views {
      guard self[view].superview != nil else {
        self[view].awayFrom = place
        continue
      }
      insert(view, into: place)
    }
    if let bar = self[place].controller.flatMap({ bar(of: $0) }) { bringToFront(bar) }
  }

  /// What is presented within a controller's context, and is there.
  func presented(within id: ControllerID) -> [ControllerID] {
    controllers.indices.map(ControllerID.init).filter {
      self[$0].presenter == id && self[$0].presentation?.style.staysInContext == true
        && self[$0].presentation?.isDismissed == false
    }
  }

  /// The views that come and go with a controller of a container.
  func viewsShown(with id: ControllerID) -> [ViewID] {
    let over = presented(within: id).flatMap { [stop(of: $0), self[$0].view] }
    return ([self[id].view] + over).compactMap { $0 }
  }
}
