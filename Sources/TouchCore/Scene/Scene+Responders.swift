extension Scene {
  /// The responder people speak of by a name: also a view nobody named, by its number.
  public func responder(called name: String) -> Responder? {
    if let responder = responder(named: name) { return responder }
    if let container = privateContainer(called: name) { return .view(container) }
    if name.hasSuffix(contentSuffix),
      case .view(let row)? = responder(called: String(name.dropLast(contentSuffix.count)))
    {
      return contentView(of: row).flatMap { self[$0].name.isEmpty ? .view($0) : nil }
    }
    guard name.hasPrefix("view"), let number = Int(name.dropFirst(4)),
      views.indices.contains(number)
    else { return nil }
    let view = ViewID(number)
    return self[view].name.isEmpty && self.name(of: view) == name ? .view(view) : nil
  }

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

  /// The name of whatever can change in a scene.
  public func name(of object: SceneObject) -> String {
    switch object {
    case .responder(let responder): name(of: responder)
    case .recognizer(let id): name(of: id)
    }
  }

  /// The name of a view; a view nobody named is called by its number, or by whose part it is.
  public func name(of view: ViewID) -> String {
    guard self[view].name.isEmpty else { return self[view].name }
    if let part = self[view].part { return name(of: part) }
    // 16.7: a content view without a line of its own is called by its row's name.
    if self[view].kind == .content, let row = self[view].superview, self[row].kind.isRow {
      return name(of: row) + contentSuffix
    }
    return "view\(view.index)"
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

  /// The override of one method of a responder, read in place.
  func override(_ method: ResponderMethod, of responder: Responder) -> TouchesOverride {
    switch responder {
    case .view(let id): views[Int(id.index)].overrides[method]
    case .controller(let id): controllers[Int(id.index)].overrides[method]
    case .windowScene(let id): windowScenes[Int(id.index)].overrides[method]
    case .application: application.overrides[method]
    case .delegate: delegate?.overrides[method] ?? .inherited
    }
  }

  /// The override of `next` of a responder, read in place.
  func nextOverride(of responder: Responder) -> NextOverride {
    switch responder {
    case .view(let id): views[Int(id.index)].overrides.next
    case .controller(let id): controllers[Int(id.index)].overrides.next
    case .windowScene(let id): windowScenes[Int(id.index)].overrides.next
    case .application: application.overrides.next
    case .delegate: delegate?.overrides.next ?? .inherited
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
