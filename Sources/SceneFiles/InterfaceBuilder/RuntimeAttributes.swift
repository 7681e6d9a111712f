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
    default: if path.hasPrefix("layer.transform") { view.unknown.insert(.transform) }
    }
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
