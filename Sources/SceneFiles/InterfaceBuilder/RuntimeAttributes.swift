import TouchCore

/// What Interface Builder sets by key path when a view is loaded, over what its element says.
struct RuntimeAttributes {
  private let attributes: [XMLElement]

  init(of element: XMLElement) {
    attributes = element.child("userDefinedRuntimeAttributes").map { Array($0.children) } ?? []
  }

  /// Sets what bears on touches; all else is let be.
  func apply(to view: inout ForeignView) {
    for attribute in attributes {
      guard let path = attribute["keyPath"] else { continue }
      apply(path, attribute, to: &view)
    }
  }

  private func apply(_ path: String, _ attribute: XMLElement, to view: inout ForeignView) {
    switch path {
    case "hidden", "isHidden", "layer.hidden", "layer.isHidden":
      view.isHidden = flag(attribute) ?? view.isHidden
    case "alpha", "layer.opacity": view.alpha = number(attribute) ?? view.alpha
    case "layer.zPosition": view.zPosition = number(attribute) ?? view.zPosition
    case "userInteractionEnabled", "isUserInteractionEnabled":
      view.isUserInteractionEnabled = flag(attribute) ?? view.isUserInteractionEnabled
    case "enabled", "isEnabled": view.isEnabled = flag(attribute) ?? view.isEnabled
    case "clipsToBounds", "layer.masksToBounds":
      view.clipsToBounds = flag(attribute) ?? view.clipsToBounds
    case "multipleTouchEnabled", "isMultipleTouchEnabled":
      view.isMultipleTouchEnabled = flag(attribute) ?? view.isMultipleTouchEnabled
    case "exclusiveTouch", "isExclusiveTouch":
      view.isExclusiveTouch = flag(attribute) ?? view.isExclusiveTouch
    case "layer.anchorPoint": view.anchorPoint = point(attribute) ?? view.anchorPoint
    case "contentOffset":
      // Layout and insets may move it again before anybody touches.
      view.contentOffset = point(attribute) ?? view.contentOffset
      view.unknown.insert(.boundsOrigin)
    case "frame", "bounds", "center", "layer.frame", "layer.bounds", "layer.position":
      view.unknown.insert(.frame)
    default: if path.hasPrefix("layer.transform") { transform(path, attribute, &view) }
    }
  }

  /// Turns, scales or moves a view about its middle, which the file's frame is the one without.
  private func transform(_ path: String, _ attribute: XMLElement, _ view: inout ForeignView) {
    let value = number(attribute)
    let transform: AffineTransform? = value.flatMap { value in
      switch path {
      case "layer.transform.rotation", "layer.transform.rotation.z":
        .rotation(degrees: value * 180 / .pi)
      case "layer.transform.scale": AffineTransform(value, 0, 0, value, 0, 0)
      case "layer.transform.scale.x": AffineTransform(value, 0, 0, 1, 0, 0)
      case "layer.transform.scale.y": AffineTransform(1, 0, 0, value, 0, 0)
      case "layer.transform.translation.x": AffineTransform(1, 0, 0, 1, value, 0)
      case "layer.transform.translation.y": AffineTransform(1, 0, 0, 1, 0, value)
      default: nil
      }
    }
    // In which order several act is not tried here.
    if transform == nil || view.transform != nil { view.unknown.insert(.transform) }
    view.transform = view.transform ?? transform
  }

  private func flag(_ attribute: XMLElement) -> Bool? {
    if let flag = attribute["value"].flatMap(ForeignNumber.flag) { return flag }
    return number(attribute).map { $0 != 0 }
  }

  private func number(_ attribute: XMLElement) -> Double? {
    let written = attribute.child("real") ?? attribute.child("integer")
    return (written?["value"] ?? attribute["value"]).flatMap(ForeignNumber.finite)
  }

  private func point(_ attribute: XMLElement) -> Point? {
    guard let written = attribute.child("point"),
      let x = written["x"].flatMap(ForeignNumber.finite),
      let y = written["y"].flatMap(ForeignNumber.finite)
    else { return nil }
    return Point(x, y)
  }
}
