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
