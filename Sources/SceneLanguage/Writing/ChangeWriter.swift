import TouchCore

/// Writes what a program changes in one object while fingers are down.
struct ChangeWriter {
  private let names: WrittenNames

  init(_ names: WrittenNames) { self.names = names }

  /// A part of a line, for changes of one object.
  func line(of changes: [SceneChange]) -> String {
    guard let first = changes.first else { return "" }
    let name =
      switch first.object {
      case .responder(let responder): names.spoken(responder)
      case .recognizer(let id): names.spoken(id)
      }
    return (["set", name] + changes.compactMap { word($0.property, $0.new) })
      .joined(separator: " ")
  }

  private func word(_ property: ChangeableProperty, _ value: PropertyValue) -> String? {
    switch value {
    case .flag(let isOn): flag(property, isOn)
    case .number(let number):
      "\(property.rawValue)=\(property == .level ? spelled(level: number) : exact(number))"
    case .point(let point) where property == .animatedOffset:
      "contentOffset=\(spelled(point)) animated"
    case .point(let point): "\(property.rawValue)=\(spelled(point))"
    case .size(let size): "\(property.rawValue)=\(spelled(size))"
    case .rect(let rect):
      property == .frame
        ? "frame \(spelled(rect.origin)) \(spelled(rect.size))"
        : "\(property.rawValue)=\(spelled(rect.origin)),\(spelled(rect.size))"
    case .transform(let transform): "\(property.rawValue)=\(spelled(transform))"
    case .view(let view): "\(property.rawValue) \(names.spoken(.view(view)))"
    case .state(let state): "\(property.rawValue)=\(state)"
    }
  }

  private func flag(_ property: ChangeableProperty, _ isOn: Bool) -> String? {
    switch property {
    case .hidden: isOn ? "hidden" : "visible"
    case .interactive: isOn ? "interactive" : "noninteractive"
    case .enabled: isOn ? "enabled" : "disabled"
    case .removed: isOn ? "removed" : nil
    case .presented: isOn ? "presented" : "dismissed"
    case .multitouch, .exclusive, .clips, .animating, .firstResponder, .key, .highlighted,
      .selected:
      isOn ? property.rawValue : "\(property.rawValue)=no"
    case .front, .back: property.rawValue
    case .attached: isOn ? "attached" : "detached"
    case .inside: nil
    case .scrollEnabled: "\(property.rawValue)=\(isOn ? "yes" : "no")"
    case .alpha, .frame, .bounds, .transform, .anchor, .zPosition, .contentSize: nil
    case .contentOffset, .animatedOffset, .value, .ignoring, .level, .popped, .state: nil
    }
  }
}

extension ChangeableProperty {
  /// Where its word stands in the table, by which a line is read.
  var place: Int? { Self.places[self] }

  private static let places: [ChangeableProperty: Int] =
    Property.allCases.enumerated().reduce(into: [:]) { places, row in
      guard let changeable = row.element.entry.changeable else { return }
      if places[changeable] == nil { places[changeable] = row.offset }
    }

  /// Whether it decides where the view lies, or what of it is seen.
  var isOfGeometry: Bool {
    self == .frame || self == .bounds || self == .contentOffset || self == .animatedOffset
  }
}
