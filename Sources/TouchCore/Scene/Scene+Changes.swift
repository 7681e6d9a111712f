extension Scene {
  /// Makes a change, and answers the value before; nil where the object has no such property or
  /// the value does not fit it.
  @discardableResult
  public mutating func apply(_ change: SceneChange) -> PropertyValue? {
    switch change.object {
    case .recognizer(let id):
      guard change.property == .enabled, case .flag(let isOn) = change.new else { return nil }
      defer { self[id].isEnabled = isOn }
      return .flag(self[id].isEnabled)
    case .responder(.view(let id)): return apply(change.property, change.new, to: id)
    case .responder(.application):
      guard change.property == .ignoring, case .number(let count) = change.new else { return nil }
      defer { application.ignoringInteractionEvents = Int(saturating: count) }
      return .number(Double(application.ignoringInteractionEvents))
    case .responder: return nil
    }
  }

  /// The value of a changeable property; nil where the object has none.
  public func value(of property: ChangeableProperty, in object: SceneObject) -> PropertyValue? {
    switch object {
    case .recognizer(let id): property == .enabled ? .flag(self[id].isEnabled) : nil
    case .responder(.view(let id)): value(of: property, in: id)
    case .responder(.application):
      property == .ignoring ? .number(Double(application.ignoringInteractionEvents)) : nil
    case .responder: nil
    }
  }

  private func value(of property: ChangeableProperty, in id: ViewID) -> PropertyValue? {
    let view = self[id]
    return switch property {
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
    case .contentOffset: view.scrolling.map { _ in .point(view.bounds.origin) }
    case .value: .number(view.value)
    case .removed: .flag(view.superview == nil)
    case .level: window(of: id).map { .number($0.level) }
    case .key: window(of: id).map { .flag($0.isKey) }
    case .firstResponder, .ignoring, .highlighted: nil
    }
  }

  private mutating func apply(
    _ property: ChangeableProperty, _ value: PropertyValue, to id: ViewID
  ) -> PropertyValue? {
    let old = self.value(of: property, in: id)
    switch (property, value) {
    case (.hidden, .flag(let isOn)): self[id].isHidden = isOn
    case (.interactive, .flag(let isOn)): self[id].isUserInteractionEnabled = isOn
    case (.enabled, .flag(let isOn)): self[id].isEnabled = isOn
    case (.alpha, .number(let number)): self[id].alpha = number
    case (.frame, .rect(let rect)): self[id].frame = rect
    case (.bounds, .rect(let rect)): self[id].bounds = rect
    case (.transform, .transform(let transform)): self[id].transform = transform
    case (.anchor, .point(let point)): self[id].anchorPoint = point
    case (.zPosition, .number(let number)): self[id].zPosition = number
    case (.multitouch, .flag(let isOn)): self[id].isMultipleTouchEnabled = isOn
    case (.exclusive, .flag(let isOn)): self[id].isExclusiveTouch = isOn
    case (.clips, .flag(let isOn)): self[id].clipsToBounds = isOn
    case (.animating, .flag(let isOn)): self[id].blocksTouchesWhileAnimating = isOn
    case (.contentSize, .size(let size)): self[id].scrolling?.contentSize = size
    case (.contentOffset, .point(let point)): self[id].bounds.origin = point
    case (.value, .number(let number)): self[id].value = number
    case (.removed, .flag(true)): removeFromSuperview(id)
    case (.level, .number(let number)): changeWindow(id, level: number)
    case (.key, .flag(let isKey)): changeWindow(id, isKey: isKey)
    default: return nil
    }
    return old
  }
}
