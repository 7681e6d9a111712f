extension Scene {
  /// The name of a responder, as people speak of it.
  public func name(of responder: Responder) -> String {
    switch responder {
    case .view(let id): name(of: id)
    case .controller(let id): self[id].name
    case .windowScene(let id): self[id].name
    case .application: application.name
    case .delegate: delegate?.name ?? "delegate"
    }
  }

  /// The name of a view; a view nobody named is called by its number.
  public func name(of view: ViewID) -> String {
    self[view].name.isEmpty ? "view\(view.index)" : self[view].name
  }

  /// The overrides of a responder.
  public subscript(overridesOf responder: Responder) -> ResponderOverrides {
    get {
      switch responder {
      case .view(let id): self[id].overrides
      case .controller(let id): self[id].overrides
      case .windowScene(let id): self[id].overrides
      case .application: application.overrides
      case .delegate: delegate?.overrides ?? ResponderOverrides()
      }
    }
    set {
      switch responder {
      case .view(let id): self[id].overrides = newValue
      case .controller(let id): self[id].overrides = newValue
      case .windowScene(let id): self[id].overrides = newValue
      case .application: application.overrides = newValue
      case .delegate: delegate?.overrides = newValue
      }
    }
  }

  /// Every responder: the app, its delegate, window scenes, controllers, then views.
  public var responders: [Responder] {
    [.application] + (delegate == nil ? [] : [.delegate])
      + windowScenes.indices.map { .windowScene(WindowSceneID($0)) }
      + controllers.indices.map { .controller(ControllerID($0)) }
      + viewIDs.map { .view($0) }
  }
}
