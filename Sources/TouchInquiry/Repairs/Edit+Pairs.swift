import TouchCore

extension Edit {
  /// Whether it is what the finger would do otherwise, which no app can say.
  var isOfTheFinger: Bool {
    switch self {
    case .moveTouch, .lift, .tap: true
    case .assign, .bringToFront, .skip, .setting, .written, .changes: false
    }
  }

  /// Whether pairs are looked for with it.
  ///
  /// All ways of keeping a view from taking touches come to the same, so one of them is enough; and
  /// what the program does from an event on is typed in a line by itself.
  package var goesWithOthers: Bool {
    switch self {
    case .assign(_, "isHidden", .truth(true)), .assign(_, "alpha", .number(0)), .changes: false
    case .assign, .bringToFront, .moveTouch, .lift, .skip, .tap, .setting, .written: true
    }
  }

  /// Whether it is tried together with another one: what the finger does otherwise is enough by
  /// itself, or nothing that an app could mend.
  var goesInPairs: Bool { goesWithOthers && !isOfTheFinger }

  /// Whether it leaves a finger to what a scroll view holds.
  var stopsScrolling: Bool {
    guard case .assign(_, let property, _) = self else { return false }
    return property == "minimumNumberOfTouches" || property == "isScrollEnabled"
  }

  /// Whether a finger is lifted sooner.
  var isLift: Bool {
    if case .lift = self { true } else { false }
  }

  /// Whether two edits change one and the same thing, so that making both makes no sense.
  package func changesTheSame(as other: Edit) -> Bool {
    if case .assign(let object, let property, _) = self,
      case .assign(object, property, _) = other
    {
      return true
    }
    if case .moveTouch(let touch, _) = self, case .moveTouch(touch, _) = other { return true }
    return self == other
  }
}
