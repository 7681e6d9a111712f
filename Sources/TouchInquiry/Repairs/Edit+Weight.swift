import TouchCore

extension Edit {
  /// The weight of a switch that is turned to what people expect.
  package static let weightOfSwitches = 0

  /// The weight of a finger that goes down elsewhere.
  package static let weightOfMoves = 8

  /// How far-reaching an edit is: what is proposed first weighs least.
  ///
  /// Switches come before order and geometry, others before what the view lies in, and the finger
  /// comes last.
  package var weight: Int {
    switch self {
    case .assign(_, let property, let value): Self.weight(of: property, value)
    case .bringToFront: 3
    case .moveTouch: Self.weightOfMoves
    case .lift: 9
    case .skip, .tap, .setting, .written, .changes: 10
    }
  }

  private static func weight(of property: String, _ value: Value) -> Int {
    switch property {
    // 18.10: each gets what goes its own way.
    case "shouldBegin" where value.isCondition: -1
    // What UIKit's documentation says to do.
    case "requiresToFail", "requireFailureOf", "requiredToFailBy", "simultaneous",
      "cancelsTouchesInView", "pointInside":
      weightOfSwitches
    case "isUserInteractionEnabled": value == .truth(false) ? 1 : weightOfSwitches
    case "hitTest": 1
    // 8.2: what a subclass says of a pan is for those that no property of the pan's owner stops.
    case "gestureRecognizerShouldBegin" where value != .truth(true): 2
    case "overridesHitTest", "overridesPointInside": 2
    case "shouldReceive": value == .truth(false) ? 2 : weightOfSwitches
    case "minimumPressDuration", "allowableMovement", "numberOfTapsRequired": 3
    // More fingers than one are another gesture; a pan that needs them is left, at least.
    case "numberOfTouchesRequired": value == .number(1) ? 3 : 5
    case "minimumNumberOfTouches": value == .number(1) ? 3 : 4
    case "windowLevel": 3
    case "isEnabled", "isScrollEnabled": value == .truth(false) ? 4 : weightOfSwitches
    case "dismissed", "modalPresentationStyle": 2
    case "isHidden": value == .truth(true) ? 5 : weightOfSwitches
    case "alpha": value == .number(0) ? 6 : weightOfSwitches
    case "frame": 7
    default: weightOfSwitches
    }
  }

  /// A recognizer that leaves to others what does not go its way: that it does not recognize that
  /// is what is wanted.
  package var steered: RecognizerID? {
    guard case .assign(.recognizer(let id), "shouldBegin", let value) = self, value.isCondition
    else { return nil }
    return id
  }

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

extension Value {
  /// Whether it is an answer that looks at what the fingers did.
  fileprivate var isCondition: Bool {
    guard case .word(let words) = self else { return false }
    return words.hasPrefix("if ") || words.hasPrefix("unless scrolled ")
  }
}
