//  alpha=0.5          number        one place in a view (or a recognizer), and what may stand there:
//  hidden             flag          whoever reads, writes or completes a property asks its shape
//  edges=left|top     options

/// What the value of a property looks like, and where it is kept.
package enum PropertyShape<Root: Sendable>: Sendable {
  /// A word that turns a switch by itself, and which way.
  case flag(Field<Root, Bool>, isOn: Bool)
  /// Yes or no; written without a value where `isBare`.
  case answer(Field<Root, Bool>, isBare: Bool)
  /// Yes or no of what another property writes.
  case part(Field<Root, Bool>)
  /// Yes or no; nil where nothing is said.
  case opinion(Field<Root, Bool?>)
  case number(Field<Root, Double>, ClosedRange<Double>)
  /// A number; nil where nothing is said.
  case bound(Field<Root, Double?>, ClosedRange<Double>)
  case count(Field<Root, Int>, ClosedRange<Double>)
  case point(Field<Root, Point>)
  case size(Field<Root, Size>)
  case insets(Field<Root, EdgeInsets>)
  /// A text for reading only, and whether it always stands in quotation marks.
  case text(Field<Root, String?>, isQuoted: Bool)
  /// One of some words, or several joined by `|`.
  case words(WordPath<Root>)

  /// Whether it is read as yes or no, and says something without a value.
  package var mayStandAlone: Bool {
    switch self {
    case .flag, .answer, .part, .opinion: true
    case .number, .bound, .count, .point, .size, .insets, .text, .words: false
    }
  }
}

extension PropertyShape {
  /// Which way its word alone turns a switch; nil where it takes a value.
  package var turns: Bool? {
    if case .flag(_, let isOn) = self { isOn } else { nil }
  }

  /// The value as a change has it; nil where a change has none of the kind.
  func changeValue(of root: Root) -> PropertyValue? {
    switch self {
    case .flag(let field, _), .answer(let field, _), .part(let field): .flag(field.get(root))
    case .number(let field, _): .number(field.get(root))
    case .point(let field): .point(field.get(root))
    case .size(let field): .size(field.get(root))
    case .opinion, .bound, .count, .insets, .text, .words: nil
    }
  }

  /// Puts the value of a change there; false where it is of another kind.
  func put(_ value: PropertyValue, in root: inout Root) -> Bool {
    switch (self, value) {
    case (.flag(let field, _), .flag(let isOn)), (.answer(let field, _), .flag(let isOn)),
      (.part(let field), .flag(let isOn)):
      field.set(&root, isOn)
    case (.number(let field, _), .number(let number)): field.set(&root, number)
    case (.point(let field), .point(let point)): field.set(&root, point)
    case (.size(let field), .size(let size)): field.set(&root, size)
    default: return false
    }
    return true
  }
}

/// A place in a view or a recognizer whose values have words.
package struct WordPath<Root: Sendable>: Sendable {
  /// All words, as they are suggested.
  package let known: [String]
  /// Whether several may be joined.
  package let isSet: Bool
  /// Whether none may be said of several.
  package var mayBeNone = true
  /// What else is understood, with the word that is meant.
  package let others: [String: String]
  /// The words of what is there; nil where nothing is.
  package let words: @Sendable (Root) -> String?
  /// Puts known words there.
  package let put: @Sendable ([String], inout Root) -> Void

  init<Choice: WordedChoice & Sendable>(
    _ field: Field<Root, Choice>, others: [String: String] = [:]
  ) {
    known = Choice.allCases.map { $0.rawValue }
    isSet = false
    self.others = others
    words = { field.get($0).rawValue }
    put = { words, root in
      if let choice = words.first.flatMap(Choice.init) { field.set(&root, choice) }
    }
  }

  /// A choice, by its words; nil where nothing is said.
  init<Choice: WordedChoice & Sendable>(
    maybe field: Field<Root, Choice?>, others: [String: String] = [:]
  ) {
    known = Choice.allCases.map { $0.rawValue }
    isSet = false
    self.others = others
    words = { field.get($0)?.rawValue }
    put = { words, root in field.set(&root, words.first.flatMap(Choice.init)) }
  }

  /// A choice, by its words, with a word for nothing.
  init<Choice: WordedChoice & Sendable>(orNone field: Field<Root, Choice?>) {
    known = Choice.allCases.map { $0.rawValue } + [noneWord]
    isSet = false
    others = [:]
    words = { field.get($0)?.rawValue ?? noneWord }
    put = { words, root in field.set(&root, words.first.flatMap(Choice.init)) }
  }

  /// Several of some choices, in the order in which they are said.
  init<Choice: WordedChoice & Sendable>(list field: Field<Root, [Choice]>) {
    known = Choice.allCases.map { $0.rawValue }
    isSet = true
    mayBeNone = false
    others = [:]
    words = { field.get($0).map { $0.rawValue }.joined(separator: "|") }
    put = { words, root in field.set(&root, words.compactMap(Choice.init)) }
  }

  /// What a scroll view says about its content: yes, no, or the kinds of views (11.7).
  init(_ field: Field<Root, CancelAnswer?>) {
    known =
      ["yes", "no", CancelAnswer.notWord]
      + ViewKind.allCases.filter { $0 != .window && $0 != .drawn }.map { $0.rawValue }
    isSet = true
    mayBeNone = false
    others = ["true": "yes", "on": "yes", "false": "no", "off": "no"]
    words = { field.get($0)?.words }
    put = { words, root in field.set(&root, CancelAnswer(words: words)) }
  }

  /// A switch whose two positions have words.
  init(_ field: Field<Root, Bool>, off: String, on: String) {
    known = [off, on]
    isSet = false
    others = [:]
    words = { field.get($0) ? on : off }
    put = { words, root in field.set(&root, words == [on]) }
  }

  /// A set, by the words of its members, or one word for all of them.
  init<Options: WordedSet>(
    _ field: Field<Root, Options>, all: String? = nil
  ) where Options.Element == Options {
    known = Options.worded.map { $0.word }
    isSet = true
    others = all.map { [$0: Options.form] } ?? [:]
    words = { field.get($0).words }
    put = { words, root in
      let isAll = words.contains(Options.form)
      field.set(&root, Options(words: isAll ? Options.worded.map { $0.word } : words))
    }
  }

  /// A set, by the words of its members; nil where nothing is said.
  init<Options: WordedSet>(maybe field: Field<Root, Options?>)
  where Options.Element == Options {
    known = Options.worded.map { $0.word }
    isSet = true
    others = [:]
    words = { field.get($0)?.words }
    put = { words, root in field.set(&root, Options(words: words)) }
  }
}

extension WordedSet where Element == Self {
  fileprivate init(words: [String]) {
    self = Self.worded.reduce(into: []) { if words.contains($1.word) { $0.formUnion($1.member) } }
  }
}

/// A choice whose cases are words of the language.
package protocol WordedChoice: RawRepresentable<String>, CaseIterable {}

extension PresentationStyle: WordedChoice {}
extension Detent: WordedChoice {}
extension KeyboardDismissMode: WordedChoice {}
extension ScrollInsets.Adjustment: WordedChoice {}
extension RowAccessory: WordedChoice {}
extension MenuTrigger: WordedChoice {}
extension CustomMoment: WordedChoice {}
extension PointerButton: WordedChoice {}
