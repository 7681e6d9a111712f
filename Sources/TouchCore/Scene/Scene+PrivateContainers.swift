//  window                    nav's view
//    window.transition         nav.transitionView
//      window.dropShadow         nav.wrapper
//        root's view               the top controller's view
//                              nav.bar                             19.1, 19.4, 19.57
//
//  They are made behind all other views, so that none gets another number, and go the same way.

extension Scene {
  /// 19.57: adds the private containers around what windows and controllers show, where the setting
  /// says so, and takes them away where it does not.
  public mutating func settlePrivateContainers() {
    let isWanted = settings.isOn(.showsPrivateContainers)
    guard isWanted != hasPrivateContainers else { return }
    if isWanted { addPrivateContainers() } else { removePrivateContainers() }
  }

  /// Whether it has private containers: they are the last views there are.
  var hasPrivateContainers: Bool { views.last?.part?.role.isPrivateContainer == true }

  /// The same scene without its private containers: nobody writes them.
  public var withoutPrivateContainers: Scene {
    guard hasPrivateContainers else { return self }
    var scene = self
    scene.removePrivateContainers()
    return scene
  }

  func privateContainer(called name: String) -> ViewID? {
    viewIDs.reversed().prefix { self[$0].part?.role.isPrivateContainer == true }
      .first { self.name(of: $0) == name }
  }

  private mutating func addPrivateContainers() {
    for window in windows {
      guard let content = window.rootViewController.flatMap({ self[$0].view }) else { continue }
      wrap([content], in: [.windowTransition, .dropShadow], of: .view(window.view), window.view)
    }
    for id in controllers.indices.map(ControllerID.init) {
      guard let container = self[id].container, let view = self[id].view else { continue }
      let contents = container.children.compactMap { self[$0].view }
      wrap(contents, in: [.contentTransition, .wrapper], of: .controller(id), view)
    }
  }

  /// Puts containers, one in the other, between some views and the one they lie in, or come back to.
  private mutating func wrap(
    _ contents: [ViewID], in roles: [Part.Role], of owner: Responder, _ superview: ViewID
  ) {
    let shown = contents.filter { self[$0].superview == superview }
    let away = contents.filter { self[$0].awayFrom == superview }
    guard !shown.isEmpty || !away.isEmpty else { return }
    var here = superview
    for role in roles {
      let id = ViewID(views.count)
      var view = View("", frame: self[here].bounds)
      view.bounds.origin = self[here].bounds.origin
      view.part = Part(owner: owner, role: role)
      view.hitTestOverride = .passesThrough  // 19.2
      if role == .contentTransition, case .controller(let id) = owner,
        self[id].container?.kind == .tabs
      {
        view.customClass = "UITransitionView"  // 19.6
      }
      view.superview = here
      view.subviews = shown
      views.append(view)
      let place = self[here].subviews.firstIndex { shown.contains($0) } ?? 0
      self[here].subviews.removeAll { shown.contains($0) }
      self[here].subviews.insert(id, at: place)
      for content in shown { self[content].superview = id }
      here = id
    }
    for content in away { self[content].awayFrom = here }
  }

  private mutating func removePrivateContainers() {
    while let last = views.last, last.part?.role.isPrivateContainer == true,
      let superview = last.superview
    {
      let id = ViewID(views.count - 1)
      let place = self[superview].subviews.firstIndex(of: id) ?? 0
      self[superview].subviews.replaceSubrange(place...place, with: last.subviews)
      for content in last.subviews { self[content].superview = superview }
      for index in views.indices where views[index].awayFrom == id {
        views[index].awayFrom = superview
      }
      views.removeLast()
    }
  }
}

extension Part.Role {
  /// Whether it is one of those that UIKit puts between a window or a container and its content.
  public var isPrivateContainer: Bool {
    [.windowTransition, .dropShadow, .contentTransition, .wrapper].contains(self)
  }
}
