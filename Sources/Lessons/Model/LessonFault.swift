import SceneLanguage
import TouchCore
import TouchInquiry

/// What can be wrong with a lesson beside its Markdown and its scenes; the words are beside it.
enum LessonFault: Hashable, Sendable {
  /// What a name was expected to name.
  enum Thing: String, Hashable, Sendable {
    case scene, touch, statement, misconception, system, role, model
    case attempt = "try"
    case frontMatterKey = "key of the front matter"
    case level = "level"
    case change = "kind of change"
    case station = "start or end of a drive"
    case rule = "rule of the model"
    case twoWays = "reason for two choices"
    case mark = "mark"
  }

  // What does not parse, or names something unknown.
  case unknown(Thing, String, meant: String?)
  case unknownKey(String, FenceKind, meant: String?)
  case query(QueryProblem)
  case missing(String)
  case unexpected(String)
  case repeated(String)
  case needsID(FenceKind)
  case needs(Thing)
  case notANumber(String)
  case notALetter(String)
  case noList(String)
  case tooLong(limit: Int)
  case noFrontMatter
  case missingKey(String)
  case otherLesson(String)
  case noHeading

  // What is not true.
  case differs(LineMismatch)
  case modelAnswers(model: String, answer: String, said: String)
  case noChoice(answer: String)
  case rightChoice(misconception: String, answer: String)
  case otherCause(misconception: String, answer: String, said: String)
  case nothingHolds
  case severalHold([String])
  case noItem(String)
  case goalHolds(String)
  case goalMissed(String, answer: String)
  case overPar(Int, par: Int)
  case notAllowed(AllowedChange?)
  case untrueFact(String)
  case notSeparated(String)
  case otherLetters(list: [String])
  case differsFromBase(String)
  case notInBase(String)
  case nothingToDrive
  case asksInWalk(FenceKind)
  case roleWithout(FenceKind, role: String)

  // Worth a look.
  case teaching(TeachingFault)
  case untranslated
  case missingSection(String)
  case staleTranslation
  case otherTerm(String, expected: String)
  case comingLesson(String, meant: String?)

  /// How much a fault says about the file.
  enum Weight: Hashable, Sendable { case unreadable, untrue, remark }

  /// How much it says about the file.
  var weight: Weight {
    switch self {
    case .unknown, .unknownKey, .query, .missing, .unexpected, .repeated, .needsID, .needs,
      .notANumber, .notALetter, .noList, .tooLong, .noFrontMatter, .missingKey, .otherLesson,
      .noHeading:
      .unreadable
    case .differs, .modelAnswers, .noChoice, .rightChoice, .otherCause, .nothingHolds,
      .severalHold, .noItem, .goalHolds, .goalMissed, .overPar, .notAllowed, .untrueFact,
      .notSeparated, .otherLetters, .differsFromBase, .notInBase, .nothingToDrive,
      .asksInWalk, .roleWithout:
      .untrue
    case .comingLesson, .teaching, .untranslated, .missingSection, .staleTranslation, .otherTerm:
      .remark
    }
  }

  /// A name that nothing has, with the nearest of those that exist.
  static func unknown(_ thing: Thing, _ name: String, among known: some Sequence<String>) -> Self {
    .unknown(thing, name, meant: suggestion(for: name, known))
  }

  /// The nearest of the names that exist.
  static func suggestion(for name: String, _ known: some Sequence<String>) -> String? {
    name.count <= 100 ? nearest(name, among: known) : nil
  }
}
