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

  private func word(_ property: Property, _ value: PropertyValue) -> String? {
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
    case .state(let state): "\(property.rawValue)=\(state.word)"
    }
  }

  private func flag(_ property: Property, _ isOn: Bool) -> String? {
    switch property {
    case .presented: return isOn ? property.rawValue : ControllerProperty.dismissed.rawValue
    case .attached:
      return (isOn ? RecognizerProperty.attached : RecognizerProperty.detached).rawValue
    case .removed where !isOn, .popped: return nil
    default: break
    }
    // Some have a word for each of both.
    let words = Property.allCases.filter { $0.entry.changes == property }
    if let word = words.first(where: { $0.entry.shape?.turns == isOn }) { return word.rawValue }
    if case .answer(_, isBare: false)? = property.entry.shape {
      return "\(property.rawValue)=\(isOn ? "yes" : "no")"
    }
    return isOn || property.entry.own?.isAct == true
      ? property.rawValue : "\(property.rawValue)=no"
  }
}

extension Property {
  /// Where its word stands in the table, by which a line is read.
  var placeInLine: Int? { Self.placesInLine[self] }

  private static let placesInLine: [Property: Int] =
    allCases.filter { $0.isWritten }.reduce(into: [:]) { places, property in
      guard let changes = property.entry.changes else { return }
      if places[changes] == nil { places[changes] = property.place }
    }

  /// Whether it decides where the view lies, or what of it is seen.
  var isOfGeometry: Bool {
    self == .frame || self == .bounds || self == .contentOffset || self == .animatedOffset
  }
}
