import TouchCore

/// A property of a recognizer, by its word: the one table that the reader, the writer, the
/// suggestions and the completion share.
enum RecognizerProperty: String, Hashable, Sendable, CaseIterable {
  case taps, touches, minimumPressDuration, allowableMovement, minimumTouches, maximumTouches
  case direction, edges, recognizesAt, failsAfter, failsBeyond, continuous, ignoresTouches
  case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, disabled, enabled
  case requires, allowedTouchTypes, requiresExclusiveTouchType, on, detached, attached, state

  /// Whether a recognizer of a kind has it.
  func fits(_ kind: RecognizerKind) -> Bool {
    switch self {
    case .taps: kind == .tap || kind == .longPress
    case .touches: kind == .tap || kind == .longPress || kind == .swipe
    case .minimumPressDuration, .allowableMovement: kind == .longPress
    case .minimumTouches, .maximumTouches: kind == .pan || kind == .scrollPan
    case .direction: kind == .swipe
    case .edges: kind == .edgePan
    case .recognizesAt, .failsAfter, .failsBeyond, .continuous, .ignoresTouches: kind == .custom
    case .on: kind == .scrollPan
    case .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .disabled: true
    case .enabled, .requires, .allowedTouchTypes, .requiresExclusiveTouchType, .state: true
    case .detached, .attached: !kind.belongsToScrollView
    }
  }

  /// Whether it stands in `set` lines only.
  var isSetOnly: Bool { self == .enabled || self == .attached || self == .state }

  /// Whose it is, in words; nil where every recognizer has it.
  var owners: String? {
    let kinds = RecognizerKind.allCases.filter { fits($0) }
    guard kinds.count < RecognizerKind.allCases.count else { return nil }
    return kinds.map { "@\($0.rawValue)" }.joined(separator: ", ")
  }

  /// The switch it turns, and which way; nil for those with another value.
  var flag: (property: WritableKeyPath<Recognizer, Bool> & Sendable, isOn: Bool)? {
    switch self {
    case .ignoresTouches: (\.ignoresTouches, true)
    case .continuous: (\.reportsChanges, true)
    case .cancelsTouchesInView: (\.cancelsTouchesInView, true)
    case .delaysTouchesBegan: (\.delaysTouchesBegan, true)
    case .delaysTouchesEnded: (\.delaysTouchesEnded, true)
    case .disabled: (\.isEnabled, false)
    case .enabled: (\.isEnabled, true)
    case .detached: (\.isAttached, false)
    case .attached: (\.isAttached, true)
    case .requiresExclusiveTouchType: (\.requiresExclusiveTouchType, true)
    case .taps, .touches, .minimumPressDuration, .allowableMovement, .minimumTouches: nil
    case .maximumTouches, .direction, .edges, .recognizesAt, .requires, .allowedTouchTypes: nil
    case .failsAfter, .failsBeyond, .state, .on: nil
    }
  }

  /// The whole number it sets, and what it may be.
  func count(
    of kind: RecognizerKind
  ) -> (property: WritableKeyPath<Recognizer, Int> & Sendable, range: ClosedRange<Double>)? {
    switch self {
    case .taps: (\.numberOfTapsRequired, kind == .tap ? Limit.taps : Limit.tapsBefore)
    case .touches: (\.numberOfTouchesRequired, Limit.fingers)
    case .minimumTouches: (\.minimumNumberOfTouches, Limit.count)
    case .maximumTouches: (\.maximumNumberOfTouches, Limit.count)
    case .minimumPressDuration, .allowableMovement, .direction, .edges, .recognizesAt: nil
    case .failsAfter, .failsBeyond, .continuous, .state: nil
    case .ignoresTouches, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded: nil
    case .disabled, .enabled, .requires, .allowedTouchTypes, .requiresExclusiveTouchType: nil
    case .on, .detached, .attached: nil
    }
  }

  /// The property it undoes or repeats: only one of them stands in a line.
  var subject: RecognizerProperty {
    self == .enabled ? .disabled : self == .attached ? .detached : self
  }

  /// How it is written.
  var form: String {
    switch self {
    case .taps: "taps=2"
    case .touches: "touches=1"
    case .minimumPressDuration: "minimumPressDuration=0.5"
    case .allowableMovement: "allowableMovement=10"
    case .minimumTouches: "minimumTouches=1"
    case .maximumTouches: "maximumTouches=2"
    case .direction: "direction=\(Directions.form)"
    case .edges: "edges=\(Edges.form)"
    case .recognizesAt:
      "recognizesAt=\(CustomMoment.allCases.map(\.rawValue).joined(separator: "|"))"
    case .failsAfter: "failsAfter=MS"
    case .failsBeyond: "failsBeyond=N"
    case .state: "state=failed|cancelled"
    case .continuous, .ignoresTouches, .cancelsTouchesInView, .delaysTouchesBegan,
      .delaysTouchesEnded:
      "\(rawValue)=yes|no"
    case .requiresExclusiveTouchType: "\(rawValue)=yes|no"
    case .disabled, .enabled, .detached, .attached: rawValue
    case .requires: "requires=NAME[,NAME]"
    case .on: "on=VIEW"
    case .allowedTouchTypes: "allowedTouchTypes=\(TouchTypes.form)"
    }
  }
}

extension RecognizerKind {
  /// How its line is written.
  var form: String {
    let own = RecognizerProperty.allCases.filter { $0.owners != nil && $0.fits(self) }.map(\.form)
    let words = ["@\(rawValue)"] + (belongsToScrollView ? [] : ["[name]"]) + own
    return words.joined(separator: " ")
  }
}
