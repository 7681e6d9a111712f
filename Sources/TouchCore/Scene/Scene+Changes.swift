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
  public func value(of property: ChangeableProperty, in object: SceneObject) -> PropertyValue? {
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

extension ChangeableProperty {
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
    return switch self {
    case .hidden: .flag(view.isHidden)
    case .interactive: .flag(view.isUserInteractionEnabled)
    case .enabled: .flag(view.isEnabled)
    case .alpha: .number(view.alpha)
    case .frame: .rect(view.frame)
    case .bounds: .rect(view.bounds)
    case .transform: .transform(view.transform)
    case .anchor: .point(view.anchorPoint)
    case .zPosition: .number(view.zPosition)
    case .multitouch: .flag(view.isMultipleTouchEnabled)
    case .exclusive: .flag(view.isExclusiveTouch)
    case .clips: .flag(view.clipsToBounds)
    case .animating: .flag(view.blocksTouchesWhileAnimating)
    case .contentSize: view.scrolling.map { .size($0.contentSize) }
    case .contentOffset, .animatedOffset: view.scrolling.map { _ in .point(view.bounds.origin) }
    case .scrollEnabled: view.scrolling.map { .flag($0.isScrollEnabled) }
    case .value: .number(view.value)
    case .removed: .flag(view.superview == nil)
    case .level: scene.window(of: id).map { .number($0.level) }
    case .key: scene.window(of: id).map { .flag($0.isKey) }
    case .inside: view.superview.map { .view($0) }
    case .front: view.superview.map { .flag(scene[$0].subviews.last == id) }
    case .back: view.superview.map { .flag(scene[$0].subviews.first == id) }
    case .selected: view.row.map { .flag($0.isSelected) }
    case .firstResponder, .ignoring, .highlighted, .attached, .presented, .popped, .state: nil
    }
  }

  /// Gives a view's property a value, and answers the one before; nil where it does not fit.
  fileprivate func set(
    _ value: PropertyValue, of id: ViewID, in scene: inout Scene
  ) -> PropertyValue? {
    let old = self.value(of: id, in: scene)
    switch (self, value) {
    case (.hidden, .flag(let isOn)): scene[id].isHidden = isOn
    case (.interactive, .flag(let isOn)): scene[id].isUserInteractionEnabled = isOn
    case (.enabled, .flag(let isOn)): scene[id].isEnabled = isOn
    case (.alpha, .number(let number)): scene[id].alpha = number
    case (.frame, .rect(let rect)): scene[id].frame = rect
    case (.bounds, .rect(let rect)): scene[id].bounds = rect
    case (.transform, .transform(let transform)): scene[id].transform = transform
    case (.anchor, .point(let point)): scene[id].anchorPoint = point
    case (.zPosition, .number(let number)): scene[id].zPosition = number
    case (.multitouch, .flag(let isOn)): scene[id].isMultipleTouchEnabled = isOn
    case (.exclusive, .flag(let isOn)): scene[id].isExclusiveTouch = isOn
    case (.clips, .flag(let isOn)): scene[id].clipsToBounds = isOn
    case (.animating, .flag(let isOn)): scene[id].blocksTouchesWhileAnimating = isOn
    case (.contentSize, .size(let size)): scene[id].scrolling?.contentSize = size
    case (.contentOffset, .point(let point)): scene[id].bounds.origin = point
    case (.scrollEnabled, .flag(let isOn)): scene[id].scrolling?.isScrollEnabled = isOn
    case (.animatedOffset, .point): break
    case (.inside, .view(let superview)): scene.insert(id, into: superview)
    case (.front, .flag(true)): scene.bringToFront(id)
    case (.back, .flag(true)): scene.sendToBack(id)
    case (.value, .number(let number)): scene.setValue(number, of: id)
    case (.selected, .flag(let isOn)): scene[id].row?.isSelected = isOn
    case (.removed, .flag(true)): scene.removeFromSuperview(id)
    case (.level, .number(let number)): scene.changeWindow(id, level: number)
    case (.key, .flag(let isKey)): scene.changeWindow(id, isKey: isKey)
    default: return nil
    }
    return old
  }
}
