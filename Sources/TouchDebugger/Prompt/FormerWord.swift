//  first fourthView     is      search first fourthView
//  marks                        mark
//  gate                         part of recognizers

/// A word that went into another command; it does what it always did, so that no finger is
/// punished, but help, completion and the manual show the table only.
enum FormerWord: String, CaseIterable, Sendable {
  case first, last, count, rsearch
  case marks, notes
  case find
  case gate
  case questions, margin
  case alias, unalias, document
  case apropos

  /// The word that somebody typed; as in less, `P` goes back to the find before.
  init?(typed word: Substring) {
    switch word {
    case "P", "reverse-search": self = .rsearch
    case "fv": self = .find
    default: self.init(rawValue: word.lowercased())
    }
  }

  /// The one word that begins so.
  init?(beginning: Substring) {
    let meant = Self.beginning(beginning)
    guard meant.count == 1 else { return nil }
    self = meant[0]
  }

  /// The words that begin so.
  static func beginning(_ word: Substring) -> [FormerWord] {
    allCases.filter { $0.rawValue.hasPrefix(word) }
  }

  /// The command it went into.
  var verb: Verb {
    switch self {
    case .first, .last, .count, .rsearch: .search
    case .marks: .mark
    case .notes: .note
    case .find: .views
    case .gate: .recognizers
    case .questions, .margin: .why
    case .alias, .unalias, .document: .define
    case .apropos: .help
    }
  }

  /// How it is written now.
  var now: String {
    switch self {
    case .first, .last, .count: "search \(rawValue)"
    case .rsearch: "search back"
    case .marks, .notes, .find, .gate, .apropos, .document: verb.rawValue
    case .alias: "define NAME = COMMAND"
    case .unalias: "define NAME ="
    case .questions: "why ?"
    case .margin: "why"
    }
  }

  /// What may follow, where it is not what the command takes.
  var argument: Command.Argument? {
    switch self {
    case .first, .last, .count, .rsearch: .expression
    case .unalias, .document: .own
    case .notes: .words(["delete"])
    case .margin: .subject
    case .gate, .questions, .apropos: .nothing
    case .marks, .find, .alias: nil
    }
  }

  /// Every spelling.
  static let spellings = allCases.map(\.rawValue) + ["reverse-search", "fv"]
}
