extension Scene {
  /// Makes a change, and answers the value before; nil where the object has no such property or
  /// the value does not fit it.
  @discardableResult
  public mutating func apply(_ change: SceneChange) -> PropertyValue? {
    switch change.object {
    case .recognizer(let id):
      guard case .flag(let isOn) = change.new,
        let old = value(of: change.property, in: change.object)
      else { return nil }
      if change.property == .enabled { setEnabled(isOn, id) }
      if change.property == .attached { attach(id, isOn) }
      return old
    case .responder(.view(let id)):
      return change.property.set(change.new, of: id, in: &self)
    case .responder(.application):
      guard change.property == .ignoring, case .number(let count) = change.new else { return nil }
      defer { application.ignoringInteractionEvents = Int(saturating: count) }
      return .number(Double(application.ignoringInteractionEvents))
    case .responder(.controller(let id)):
      return change.property.set(change.new, of: id, in: &self)
    case .responder: return nil
    }
  }

  /// The value of a changeable property; nil where the object has none.
  public func value(of property: Property, in object: SceneObject) -> PropertyValue? {
    switch object {
    case .recognizer(let id):
      property == .enabled
        ? .flag(self[id].isEnabled) : property == .attached ? .flag(self[id].isAttached) : nil
    case .responder(.view(let id)): property.value(of: id, in: self)
    case .responder(.application):
      property == .ignoring ? .number(Double(application.ignoringInteractionEvents)) : nil
    case .responder(.controller(let id)): property.value(of: id, in: self)
    case .responder: nil
    }
  }
}

extension Property {
  fileprivate func value(of id: ControllerID, in scene: Scene) -> PropertyValue? {
    switch self {
    case .presented:
      scene[id].presentation.map { .flag(!$0.isDismissed) }
        ?? scene.containerOfRead(id).map { .flag(!scene[$0].isHidden) }
    case .popped: scene[id].container == nil ? nil : .flag(false)
    default: nil
    }
  }

  /// Presents or dismisses a controller, or pops a stack, and answers the value before.
  fileprivate func set(
    _ value: PropertyValue, of id: ControllerID, in scene: inout Scene
  ) -> PropertyValue? {
    let old = self.value(of: id, in: scene)
    switch (self, value) {
    case (.presented, .flag(let isPresented)): scene.setPresented(isPresented, of: id)
    case (.popped, .flag(true)): scene.pop(id)
    default: return nil
    }
    return old
  }

  fileprivate func value(of id: ViewID, in scene: Scene) -> PropertyValue? {
    let view = scene[id]
    let entry = entry
    // Who is first responder is not the view's to say.
    guard entry.changes == self, self != .firstResponder,
      entry.owners.map({ $0.include(view.kind) }) ?? true
    else { return nil }
    guard let own = entry.own else {
      return self == .animatedOffset
        ? Property.contentOffset.value(of: id, in: scene) : entry.shape?.changeValue(of: view)
    }
    return switch own {
    case .frame: .rect(view.frame)
    case .bounds: .rect(view.bounds)
    case .offset: .point(view.bounds.origin)
    case .transform: .transform(view.transform)
    case .animating: .flag(view.blocksTouchesWhileAnimating)
    case .level: scene.window(of: id).map { .number($0.level) }
    case .key: scene.window(of: id).map { .flag($0.isKey) }
    case .inside: view.superview.map { .view($0) }
    case .front: view.superview.map { .flag(scene[$0].subviews.last == id) }
    case .back: view.superview.map { .flag(scene[$0].subviews.first == id) }
    case .removed: .flag(view.superview == nil && scene.window(of: id) == nil)
    case .tag, .address, .seen, .links, .windowScene, .animated: nil
    }
  }

  /// Gives a view's property a value, and answers the one before; nil where it does not fit.
  fileprivate func set(
    _ value: PropertyValue, of id: ViewID, in scene: inout Scene
  ) -> PropertyValue? {
    guard let old = self.value(of: id, in: scene) else { return nil }
    switch (entry.own, value) {
    case (nil, .number(let number)) where self == .value: scene.setValue(number, of: id)
    case (nil, .point) where self == .animatedOffset: break
    case (nil, _):
      guard entry.shape?.put(value, in: &scene[id]) == true else { return nil }
    case (.frame, .rect(let rect)): scene[id].frame = rect
    case (.bounds, .rect(let rect)): scene[id].bounds = rect
    case (.offset, .point(let point)): scene[id].bounds.origin = point
    case (.transform, .transform(let transform)): scene[id].transform = transform
    case (.animating, .flag(let isOn)): scene[id].blocksTouchesWhileAnimating = isOn
    case (.inside, .view(let superview)): scene.insert(id, into: superview)
    case (.front, .flag(true)): scene.bringToFront(id)
    case (.back, .flag(true)): scene.sendToBack(id)
    case (.removed, .flag(true)): scene.removeFromSuperview(id)
    case (.level, .number(let number)): scene.changeWindow(id, level: number)
    case (.key, .flag(let isKey)): scene.changeWindow(id, isKey: isKey)
    default: return nil
    }
    return old
  }
}
