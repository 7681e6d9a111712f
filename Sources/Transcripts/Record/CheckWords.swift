import TouchCore

//  The words of evidence in the file format, besides the names of checks and properties.

extension Check.Test {
  /// The word of the record.
  var word: String {
    switch self {
    case .isFlag, .inState: "is"
    case .atLeast: "atLeast"
    case .atMost: "atMost"
    case .below: "below"
    case .above: "above"
    case .inside: "inside"
    case .outside: "outside"
    case .among: "among"
    case .meets: "meets"
    }
  }
}

extension Check.Measure {
  /// The word of the record.
  var word: String {
    switch self {
    case .axis: "axis"
    case .line: "line"
    }
  }
}

extension Directions {
  static let named: [(word: String, value: Directions)] = [
    ("right", .right), ("left", .left), ("up", .up), ("down", .down),
  ]

  /// The words of those that are in the set.
  var words: [String] { Self.named.filter { contains($0.value) }.map(\.word) }
}

extension Edges {
  static let named: [(word: String, value: Edges)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]

  /// The words of those that are in the set.
  var words: [String] { Self.named.filter { contains($0.value) }.map(\.word) }
}
