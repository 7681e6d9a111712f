import JSON
import TouchCore

/// A view's object in the probe's output, and how to read it.
struct ProbeView {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// The view, without its subviews; nil where it has no class.
  func view(_ remarks: inout ProbeRemarks) -> ForeignView? {
    guard let name = value["class"]?.text else { return nil }
    var view = ForeignView(name, line: value.line)
    view.baseClass = value["superclasses"]?.texts.last
    view.superclasses = value["kitSuperclasses"]?.texts ?? []
    view.address = value["address"]?.text.flatMap(Origins.address)
    view.identifier = value["accessibilityIdentifier"]?.text
    view.text = value["text"]?.text
    for property in value.elements { read(property, &view, &remarks) }
    view.overridesHitTest = isOwn(view.overridesHitTest, "classOfHitTest")
    view.overridesPointInside = isOwn(view.overridesPointInside, "classOfPointInside")
    view.controller = value["controller"].flatMap { ProbeController($0).controller }
    view.recognizers =
      value["recognizers"]?.elements.compactMap { ProbeRecognizer($0).recognizer } ?? []
    view.actions = value["actions"].flatMap { $0.kind == .array ? actions($0) : nil }
    if view.frame == nil { remarks.add(.noFrame(className: name), at: value) }
    view.unknown.formUnion(unknown(of: view))
    return view
  }

  private func read(
    _ property: JSONValue, _ view: inout ForeignView, _ remarks: inout ProbeRemarks
  ) {
    switch property.key {
    case "frame": view.frame = rect(property, &remarks)
    case "bounds": view.bounds = rect(property, &remarks)
    case "transform": readTransform(property, &view, &remarks)
    case "anchorPoint": view.anchorPoint = pair(property, &remarks).map { Point($0, $1) }
    case "contentOffset": view.contentOffset = pair(property, &remarks).map { Point($0, $1) }
    case "contentSize": view.contentSize = pair(property, &remarks).map { Size($0, $1) }
    case "zPosition": view.zPosition = number(property, &remarks)
    case "alpha": view.alpha = number(property, &remarks)
    case "value": view.value = number(property, &remarks)
    case "windowLevel": view.windowLevel = number(property, &remarks)
    case "tag": view.tag = property.whole
    case "animations":
      view.isAnimating = property.elements.contains { element in
        element.text.map { ForeignView.isProperty(animationKey: $0[...]) } ?? true
      }
    case "isHidden", "isUserInteractionEnabled", "isEnabled", "clipsToBounds", "isExclusiveTouch",
      "isMultipleTouchEnabled", "isScrollEnabled", "delaysContentTouches",
      "canCancelContentTouches", "overridesHitTest", "overridesPointInside", "isKey":
      readFlag(property, &view, &remarks)
    case "class", "superclasses", "kitSuperclasses", "address", "accessibilityIdentifier", "text",
      "controller",
      "recognizers", "actions", "subviews", "classOfHitTest", "classOfPointInside":
      break
    default: remarks.add(.unknownProperty(property.key), at: property)
    }
  }

  private func readFlag(
    _ property: JSONValue, _ view: inout ForeignView, _ remarks: inout ProbeRemarks
  ) {
    guard let flag = property.flag else {
      if property.kind != .null { remarks.add(.unknownProperty(property.key), at: property) }
      return
    }
    switch property.key {
    case "isHidden": view.isHidden = flag
    case "isUserInteractionEnabled": view.isUserInteractionEnabled = flag
    case "isEnabled": view.isEnabled = flag
    case "clipsToBounds": view.clipsToBounds = flag
    case "isExclusiveTouch": view.isExclusiveTouch = flag
    case "isMultipleTouchEnabled": view.isMultipleTouchEnabled = flag
    case "isScrollEnabled": view.isScrollEnabled = flag
    case "delaysContentTouches": view.delaysContentTouches = flag
    case "canCancelContentTouches": view.canCancelContentTouches = flag
    case "overridesHitTest": view.overridesHitTest = flag
    case "overridesPointInside": view.overridesPointInside = flag
    case "isKey": view.isKey = flag
    default: break
    }
  }

  private func readTransform(
    _ property: JSONValue, _ view: inout ForeignView, _ remarks: inout ProbeRemarks
  ) {
    guard let six = property.numbers(6) else {
      view.unknown.insert(.transform)
      if property.kind != .null {
        remarks.add(.notANumber(property: "transform", taken: "none"), at: property)
      }
      return
    }
    view.transform = AffineTransform(six[0], six[1], six[2], six[3], six[4], six[5])
  }

  /// Whether a method that is not UIView's is a class's of the app's own, as far as the probe tells:
  /// what UIKit's classes override themselves, the model knows of.
  private func isOwn(_ isOther: Bool?, _ key: String) -> Bool? {
    guard isOther == true, let owner = value[key]?.text,
      let superclasses = value["superclasses"], superclasses.kind == .array
    else { return isOther }
    // The last one is UIKit's; where there is none, so is the class itself.
    let all = superclasses.texts
    return !all.isEmpty && (value["class"]?.text == owner || all.dropLast().contains(owner))
  }

  private func rect(_ property: JSONValue, _ remarks: inout ProbeRemarks) -> Rect? {
    guard let four = property.numbers(4), four.allSatisfy({ ForeignNumber.length($0) != nil })
    else {
      remarks.add(.notANumber(property: property.key, taken: "none"), at: property)
      return nil
    }
    return Rect(four[0], four[1], four[2], four[3])
  }

  private func pair(_ property: JSONValue, _ remarks: inout ProbeRemarks) -> (Double, Double)? {
    guard let two = property.numbers(2), two.allSatisfy({ ForeignNumber.length($0) != nil }) else {
      remarks.add(.notANumber(property: property.key, taken: "none"), at: property)
      return nil
    }
    return (two[0], two[1])
  }

  private func number(_ property: JSONValue, _ remarks: inout ProbeRemarks) -> Double? {
    guard property.kind != .null else { return nil }
    if property.number == nil {
      remarks.add(.notANumber(property: property.key, taken: "none"), at: property)
    }
    return property.number
  }

  private func actions(_ value: JSONValue) -> [ForeignAction] {
    value.elements.compactMap { action in
      action["action"]?.text.map {
        ForeignAction($0, event: action["event"]?.text, target: action["target"]?.text)
      }
    }
  }

  /// What the probe always writes and this view's object does not have.
  private func unknown(of view: ForeignView) -> UnknownFacts {
    var unknown: UnknownFacts = []
    if view.frame == nil { unknown.insert(.frame) }
    if view.bounds == nil { unknown.insert(.boundsOrigin) }
    if view.transform == nil { unknown.insert(.transform) }
    if view.isHidden == nil || view.alpha == nil { unknown.insert(.visibility) }
    if view.isUserInteractionEnabled == nil { unknown.insert(.interaction) }
    if view.overridesHitTest == nil || view.overridesPointInside == nil {
      unknown.insert(.overrides)
    }
    if value["recognizers"]?.kind != .array { unknown.insert(.anyRecognizers) }
    let written = value["recognizers"]?.elements.reduce(0) { count, _ in count + 1 } ?? 0
    if written != view.recognizers.count { unknown.insert(.recognizers) }
    if view.recognizers.contains(where: { $0.delegate != nil }) { unknown.insert(.delegates) }
    if view.actions != nil, view.isEnabled == nil { unknown.insert(.enabled) }
    if view.actions == nil, view.isEnabled != nil { unknown.insert(.actions) }
    return unknown
  }
}
