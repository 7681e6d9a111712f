import TouchCore

extension Edit {
  /// The weight of a switch that is turned to what people expect.
  static let weightOfSwitches = 0

  /// The weight of a finger that goes down elsewhere.
  static let weightOfMoves = 8

  /// How far-reaching an edit is: what is proposed first weighs least.
  ///
  /// Switches come before order and geometry, others before what the view lies in, and the finger
  /// comes last.
  var weight: Int {
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
    case "requiresToFail", "simultaneous", "cancelsTouchesInView", "pointInside": weightOfSwitches
    case "isUserInteractionEnabled": value == .truth(false) ? 1 : weightOfSwitches
    case "hitTest": 1
    case "overridesHitTest", "overridesPointInside": 2
    case "shouldReceive": value == .truth(false) ? 2 : weightOfSwitches
    case "minimumPressDuration", "allowableMovement", "numberOfTapsRequired",
      "numberOfTouchesRequired", "minimumNumberOfTouches":
      3
    case "windowLevel": 3
    case "isEnabled", "isScrollEnabled": value == .truth(false) ? 4 : weightOfSwitches
    case "dismissed": 2
    case "isHidden": value == .truth(true) ? 5 : weightOfSwitches
    case "alpha": value == .number(0) ? 6 : weightOfSwitches
    case "frame": 7
    default: weightOfSwitches
    }
  }

  /// A recognizer that leaves to others what does not go its way: that it does not recognize that
  /// is what is wanted.
  var steered: RecognizerID? {
    guard case .assign(.recognizer(let id), "shouldBegin", let value) = self, value.isCondition
    else { return nil }
    return id
  }

  /// Whether people would try it first where a gesture or an action is missing.
  var isTemptingForGestures: Bool {
    guard case .assign(_, let property, _) = self else { return false }
    let isDelay = property == "delaysTouchesBegan" || property == "delaysTouchesEnded"
    return weight == Self.weightOfSwitches && !isDelay
  }

  /// Whether pairs are looked for with it.
  ///
  /// All ways of keeping a view from taking touches come to the same, so one of them is enough; and
  /// what the program does from an event on is typed in a line by itself.
  var goesWithOthers: Bool {
    switch self {
    case .assign(_, "isHidden", .truth(true)), .assign(_, "alpha", .number(0)), .changes: false
    case .assign, .bringToFront, .moveTouch, .lift, .skip, .tap, .setting, .written: true
    }
  }

  /// Whether two edits change one and the same thing, so that making both makes no sense.
  func changesTheSame(as other: Edit) -> Bool {
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
    if case .word(let words) = self { words.hasPrefix("if ") } else { false }
  }
}
