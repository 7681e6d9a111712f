import TouchCore

/// What can be wrong with a file, as data; its words are made in `message` and
/// `chinese`, and nowhere else.
enum Complaint: Hashable, Sendable {
  // Characters and indentation.
  case tab
  case fullWidth(FullWidth)
  case strayCharacter(String)
  case unclosedQuote
  case badEscape
  case oddIndent(meant: Int)
  case tooDeep(meant: Int)
  case indented

  // Words.
  case unknown(Thing, String, meant: String?)
  case unknownValue(String, known: [String])
  case unexpected(String)
  case missing(form: String)
  case notA(form: String, found: String)
  case notANumber(String)
  case outOfRange(ClosedRange<Double>, found: String)
  case writtenTwice(String)

  // Names.
  case needsName(Keyword)
  case badName(String)
  case reserved(String)
  case nameTaken(String, line: Int?)
  case isAnother(String, thing: String, expected: Thing)

  // Who may stand where.
  case modelAfterObject
  case appNotFirst
  case second(String)
  case secondRoot(window: String, has: String)
  case misplaced(String, inside: String)
  case noWindow
  case byMissing
  case byOnPlain
  case belongsTo(String, owners: String)
  case propertyOfWindows(String)
  case setOnly(String)
  case lineOnly(String)
  case notWhileTouching(String)
  case nestedTooDeep(Int)
  case tooManyViews(Int)

  // What people write by habit.
  case habit(RightLines)

  // Worth a look.
  case secondRootView(String, root: String, controller: String)
  case noInverse
  case circle([String])
  case waitsForEachOther([String])
  case behindContent(String, row: String)

  // Touches and scene files.
  case fault(TouchScript.Fault, finger: String)
  case nothingHappens
  case placesForFingers(places: Int, fingers: Int)
  case badID(String)
  case idTaken(String)

  /// How bad it is.
  var severity: Diagnostic.Severity {
    switch self {
    case .noInverse, .circle, .waitsForEachOther, .behindContent, .secondRootView: .warning
    case .tab, .fullWidth, .strayCharacter, .unclosedQuote, .badEscape, .oddIndent, .tooDeep,
      .indented, .unknown, .unknownValue, .unexpected, .missing, .notA, .notANumber, .outOfRange,
      .writtenTwice, .needsName, .badName, .reserved, .nameTaken, .isAnother, .modelAfterObject,
      .appNotFirst, .second, .secondRoot, .misplaced, .noWindow, .byMissing, .byOnPlain,
      .belongsTo, .propertyOfWindows, .setOnly, .lineOnly, .notWhileTouching, .nestedTooDeep,
      .tooManyViews,
      .fault, .nothingHappens, .placesForFingers, .badID, .idTaken, .habit:
      .error
    }
  }
}
