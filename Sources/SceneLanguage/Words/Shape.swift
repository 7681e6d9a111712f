import TouchCore

//  alpha=0.5          number        one place in a view (or a recognizer), and what may stand there:
//  hidden             flag          whoever reads, writes or completes a property asks its shape
//  edges=left|top     options

/// What the value of a property looks like, and where it is kept.
enum Shape<Root: Sendable>: Sendable {
  /// A place in a view or a recognizer.
  typealias Path<Value> = WritableKeyPath<Root, Value> & Sendable

  /// A word that turns a switch by itself, and which way.
  case flag(Path<Bool>, isOn: Bool)
  /// Yes or no; written without a value where `isBare`.
  case answer(Path<Bool>, isBare: Bool)
  /// Yes or no of what another property writes.
  case part(Path<Bool>)
  /// Yes or no; nil where nothing is said.
  case opinion(Path<Bool?>)
  case number(Path<Double>, ClosedRange<Double>)
  /// A number; nil where nothing is said.
  case bound(Path<Double?>, ClosedRange<Double>)
  case count(Path<Int>, ClosedRange<Double>)
  case point(Path<Point>)
  case size(Path<Size>)
  case insets(Path<EdgeInsets>)
  /// A text for reading only, and whether it always stands in quotation marks.
  case text(Path<String?>, isQuoted: Bool)
  /// One of some words, or several joined by `|`.
  case words(WordPath<Root>)

  /// Whether it says something without a value.
  var mayStandAlone: Bool {
    switch self {
    case .flag, .answer, .part, .opinion: true
    case .number, .bound, .count, .point, .size, .insets, .text, .words: false
    }
  }
}

/// A place in a view or a recognizer whose values have words.
struct WordPath<Root: Sendable>: Sendable {
  /// All words, as they are suggested.
  let known: [String]
  /// Whether several may be joined, and none be said.
  let isSet: Bool
  /// What else is understood, with the word that is meant.
  let others: [String: String]
  /// The words of what is there; nil where nothing is.
  let words: @Sendable (Root) -> String?
  /// Puts known words there.
  let put: @Sendable ([String], inout Root) -> Void

  /// A choice, by its words.
  init<Choice: WordedChoice & Sendable>(
    _ path: Shape<Root>.Path<Choice>, others: [String: String] = [:]
  ) {
    known = Choice.allCases.map(\.rawValue)
    isSet = false
    self.others = others
    words = { $0[keyPath: path].rawValue }
    put = { words, root in
      if let choice = words.first.flatMap(Choice.init) { root[keyPath: path] = choice }
    }
  }

  /// A choice, by its words; nil where nothing is said.
  init<Choice: WordedChoice & Sendable>(
    maybe path: Shape<Root>.Path<Choice?>, others: [String: String] = [:]
  ) {
    known = Choice.allCases.map(\.rawValue)
    isSet = false
    self.others = others
    words = { $0[keyPath: path]?.rawValue }
    put = { words, root in root[keyPath: path] = words.first.flatMap(Choice.init) }
  }

  /// A switch whose two positions have words.
  init(_ path: Shape<Root>.Path<Bool>, off: String, on: String) {
    known = [off, on]
    isSet = false
    others = [:]
    words = { $0[keyPath: path] ? on : off }
    put = { words, root in root[keyPath: path] = words == [on] }
  }

  /// A set, by the words of its members.
  init<Options: WordedSet>(_ path: Shape<Root>.Path<Options>) where Options.Element == Options {
    known = Options.worded.map(\.word)
    isSet = true
    others = [:]
    words = { $0[keyPath: path].words }
    put = { words, root in root[keyPath: path] = Options(words: words) }
  }

  /// A set, by the words of its members; nil where nothing is said.
  init<Options: WordedSet>(maybe path: Shape<Root>.Path<Options?>)
  where Options.Element == Options {
    known = Options.worded.map(\.word)
    isSet = true
    others = [:]
    words = { $0[keyPath: path]?.words }
    put = { words, root in root[keyPath: path] = Options(words: words) }
  }
}

extension WordedSet where Element == Self {
  fileprivate init(words: [String]) {
    self = Self.worded.reduce(into: []) { if words.contains($1.word) { $0.formUnion($1.member) } }
  }
}
