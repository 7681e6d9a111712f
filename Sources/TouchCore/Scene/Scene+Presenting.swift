//  window
//    home's view         leaves the window where card replaces it       (19.13)
//    card.dimming        what lies beside the sheet: nothing passes it  (19.16, 19.21)
//    card's view         with card.sheetPan

extension Scene {
  /// Says how a controller is presented.
  public mutating func setPresentation(_ presentation: Presentation?, of id: ControllerID) {
    self[id].presentation = presentation
  }

  /// Presents a controller otherwise than it is, with what that makes behind its view.
  public mutating func represent(_ presentation: Presentation, of id: ControllerID) {
    guard let view = self[id].view, let covered = self[view].superview ?? self[view].awayFrom else {
      return setPresentation(presentation, of: id)
    }
    let area = areaOfPresentation(id)
    let leaves = self[id].presentation?.style.staysInContext == true
    if let presenter = self[id].presenter.flatMap({ self[$0].view }) { bringBack(presenter) }
    for stop in [stop(of: id)].compactMap({ $0 }) { removeFromSuperview(stop) }
    setPresentation(presentation, of: id)
    settleSheetPan(of: id)
    if let role = presentation.stop, let stop = self.view(role, of: .controller(id)) {
      self[stop].awayFrom = covered
      bringBack(stop)
    } else {
      try? addStop(of: id, over: covered)
      bringToFront(view)
    }
    settleContext(of: id, filling: area, leaves: leaves)
    settlePresentation(id)
  }

  /// Shows a container's bar, or hides it.
  public mutating func showBar(_ isShown: Bool, of id: ControllerID) {
    self[id].container?.isBarHidden = !isShown
    guard let bar = bar(of: id), let view = self[id].view else { return }
    removeFromSuperview(bar)
    guard isShown else { return }
    self[bar].awayFrom = view
    bringBack(bar)
    bringToFront(bar)
  }

  /// 19.55: adds what a presentation puts behind its view, over all of the view it covers.
  public mutating func addStop(of id: ControllerID, over covered: ViewID) throws(SceneError) {
    guard let presentation = self[id].presentation, let role = presentation.stop else { return }
    let owner = Responder.controller(id)
    let view = View("", frame: self[covered].bounds)
    let stop = try addPart(role, of: owner, view, to: covered)
    if role == .dimming, presentation.style.takesTapBeside {
      try addPart(.dimmingTap, of: owner, Recognizer(part: .dimmingTap), to: stop)
    }
  }

  /// 19.26: adds the pan of a sheet, whose root view is there.
  public mutating func addSheetPan(of id: ControllerID) throws(SceneError) {
    guard self[id].presentation?.style.isSheet == true, let view = self[id].view else { return }
    try addPart(.sheetPan, of: .controller(id), Recognizer(part: .sheetPan), to: view)
  }

  /// 19.26: only a sheet has a pan.
  private mutating func settleSheetPan(of id: ControllerID) {
    guard let pan = recognizer(.sheetPan, of: .controller(id)) else {
      try? addSheetPan(of: id)
      return
    }
    attach(pan, self[id].presentation?.style.isSheet == true)
  }

  /// 19.33: says which views a popover lets touches through to.
  public mutating func setPassthrough(_ views: [ViewID], of id: ControllerID) {
    self[id].presentation?.passthrough = views
    guard let stop = view(.dimming, of: .controller(id)) else { return }
    let all = views + siblings(of: self[id].presentation?.source)
    self[stop].pointInsideOverride = all.isEmpty ? nil : .excludes(all)
  }

  /// 19.34: says which bar item a popover is anchored to.
  public mutating func setSource(_ view: ViewID, of id: ControllerID) {
    self[id].presentation?.source = view
    setPassthrough(self[id].presentation?.passthrough ?? [], of: id)
  }

  /// 19.34: anchored to a bar's item, a popover lets touches through to the others of that bar.
  package func siblings(of source: ViewID?) -> [ViewID] {
    guard let source, let bar = self[source].superview, self[bar].kind == .bar else { return [] }
    return self[bar].subviews.filter { $0 != source }
  }

  mutating func settlePresentation(_ id: ControllerID) {
    guard let presentation = self[id].presentation, let view = self[id].view else { return }
    if presentation.isDismissed {
      takeAway(view)
      if let stop = stop(of: id) { takeAway(stop) }
    } else if presentation.style.replacesPresenter, let presenter = self[id].presenter,
      let covered = self[presenter].view
    {
      takeAway(covered)
    }
  }

  /// 19.6: a tab bar controller shows another of its controllers.
  public mutating func show(_ child: ControllerID, in id: ControllerID) {
    select(child, in: id)
    settleContainer(id)
  }

  mutating func settleContainer(_ id: ControllerID) {
    guard let container = self[id].container else { return }
    for child in container.children {
      for view in viewsShown(with: child) {
        if child == container.shown { bringBack(view) } else { takeAway(view) }
      }
    }
    if let shown = container.shown { presented(within: shown).forEach { settlePresentation($0) } }
  }

  /// What lies behind a presented view.
  public func stop(of id: ControllerID) -> ViewID? {
    view(.dimming, of: .controller(id)) ?? view(.transition, of: .controller(id))
  }

  /// Presents a controller again, or dismisses it (19.13, 19.23).
  mutating func setPresented(_ isPresented: Bool, of id: ControllerID) {
    guard let style = self[id].presentation?.style else {
      return setReadPresented(isPresented, of: id)
    }
    self[id].presentation?.isDismissed = !isPresented
    for view in [stop(of: id), self[id].view].compactMap({ $0 }) {
      if isPresented { bringBack(view) } else { takeAway(view) }
    }
    guard style.replacesPresenter, let presenter = self[id].presenter,
      let covered = self[presenter].view
    else { return }
    if isPresented { takeAway(covered) } else { bringBack(covered) }
  }

  /// Takes a view out of its superview, which it may come back to.
  mutating func takeAway(_ view: ViewID) {
    guard let superview = self[view].superview else { return }
    removeFromSuperview(view)
    self[view].awayFrom = superview
  }

  /// Puts a view back where it was: behind those that were made later.
  mutating func bringBack(_ view: ViewID) {
    guard let superview = self[view].awayFrom else { return }
    // What is made last of all lies behind all the same.
    let place = self[superview].subviews.firstIndex {
      $0 > view && self[$0].part?.role.isPrivateContainer != true
    }
    self[superview].subviews.insert(view, at: place ?? self[superview].subviews.endIndex)
    self[view].superview = superview
    self[view].awayFrom = nil
  }
}
