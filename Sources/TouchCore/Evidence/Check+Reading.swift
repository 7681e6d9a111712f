//   moved  way (8,8), per axis   of at least 10      length 8    limit 10
//   held   number 300            of at least 500     length 300  limit 500

/// What a check says in numbers, the same for everybody who tells it.
extension Check {
  /// What was found, where it is a number.
  public var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The way that was found.
  public var way: Point? {
    if case .way(let way, _) = value { way } else { nil }
  }

  /// The place that was found.
  public var place: Point? {
    if case .place(let place) = value { place } else { nil }
  }

  /// The ways that were found.
  public var directions: Directions? {
    if case .directions(let directions) = value { directions } else { nil }
  }

  /// How the length of its way is taken; nil where it is about no way.
  public var measure: Measure? {
    if case .way(_, let measure) = value { measure } else { nil }
  }

  /// What was found, as one number: of a way its length, as it is taken.
  public var length: Double? {
    switch value {
    case .number(let number): number
    case .way(let way, .axis): way.longerAxis
    case .way(let way, .line): way.squaredLength.squareRoot()
    case .flag, .place, .directions, .edges, .state: nil
    }
  }

  /// The number it was held against.
  public var limit: Double? {
    switch test {
    case .atLeast(let limit), .atMost(let limit), .below(let limit), .above(let limit): limit
    case .isFlag, .inside, .outside, .among, .meets, .inState: nil
    }
  }

  /// The area a place was held against.
  public var area: Rect? {
    switch test {
    case .inside(let area), .outside(let area): area
    case .atLeast, .atMost, .below, .above, .isFlag, .among, .meets, .inState: nil
    }
  }

  /// The setting that set its limit; nil where something else did.
  public var setting: Setting? {
    if case .setting(let setting) = origin { setting } else { nil }
  }

  /// The property that set its limit; nil where something else did.
  public var property: Property? {
    if case .property(let property, _) = origin { property } else { nil }
  }
}
