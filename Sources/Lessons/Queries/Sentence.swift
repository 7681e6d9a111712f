import TouchCore

//  nth view=pad n=2          word, then values by label, each with its column
//  ▲   ▲         ▲
//  1   5         14

/// A word of the vocabulary and what stands behind it, read but not yet compared with a scene.
struct Sentence: Hashable, Sendable {
  /// A value and where it stands.
  struct Argument: Hashable, Sendable {
    let parameter: Parameter
    let word: PlacedWord
  }

  let entry: VocabularyEntry
  let arguments: [Argument]

  /// Reads a sentence that begins with one of some words.
  static func parse(
    _ text: String, as thing: QueryProblem.Thing, among entries: [VocabularyEntry]
  ) throws(QueryProblem) -> Sentence {
    var words = PlacedWord.split(text)[...]
    guard let first = words.popFirst() else {
      throw QueryProblem(.missing(form: thing.rawValue), at: text.count + 1)
    }
    guard let entry = entries.first(where: { $0.word == first.text }) else {
      throw .unknown(thing, first, among: entries.map(\.word))
    }
    var arguments: [Argument] = []
    for word in words { arguments.append(try argument(word, of: entry, after: arguments)) }
    let given = Set(arguments.map(\.parameter))
    if let missing = entry.parameters.first(where: { !$0.isOptional && !given.contains($0) }) {
      throw QueryProblem(.missing(form: missing.form), at: text.trimmedCount + 1)
    }
    return Sentence(entry: entry, arguments: arguments)
  }

  private static func argument(
    _ word: PlacedWord, of entry: VocabularyEntry, after others: [Argument]
  ) throws(QueryProblem) -> Argument {
    let isFree = { (parameter: Parameter) in !others.contains { $0.parameter == parameter } }
    let keyed = entry.parameters.filter(\.isKeyed)
    if !keyed.isEmpty, let sign = word.text.firstIndex(of: "=") {
      let key = PlacedWord(text: String(word.text[..<sign]), column: word.column)
      guard let parameter = keyed.first(where: { $0.label == key.text }) else {
        throw .unknown(.key, key, among: keyed.map(\.label))
      }
      guard isFree(parameter) else { throw QueryProblem(.repeated(key.text), at: key) }
      let value = PlacedWord(
        text: String(word.text[word.text.index(after: sign)...]),
        column: word.column + key.text.count + 1)
      return try Argument(parameter: parameter, checked: value)
    }
    guard let parameter = entry.parameters.first(where: { !$0.isKeyed && isFree($0) }) else {
      throw QueryProblem(.unexpected(word.text), at: word)
    }
    return try Argument(parameter: parameter, checked: word)
  }

  /// The value of a parameter; the parser has seen to it that there is one.
  subscript(label: String) -> String {
    arguments.first { $0.parameter.label == label }?.word.text ?? ""
  }

  /// The values of a list.
  subscript(list label: String) -> [String] {
    self[label].split(separator: ",").map(String.init)
  }

  /// The two views of `VIEW-before-VIEW`.
  subscript(pair label: String) -> (first: String, second: String) {
    guard let pair = PlacedWord(text: self[label], column: 1).pair else { return ("", "") }
    return (pair.first.text, pair.second.text)
  }

  /// Compares the names with a scene.
  func check(in scene: Scene) throws(QueryProblem) {
    for argument in arguments { try argument.parameter.shape.check(argument.word, in: scene) }
  }

  /// The words in the shortest way.
  var text: String {
    let values = arguments.map {
      $0.parameter.isKeyed ? "\($0.parameter.label)=\($0.word.text)" : $0.word.text
    }
    return ([entry.word] + values).joined(separator: " ")
  }
}

extension Sentence.Argument {
  fileprivate init(parameter: Parameter, checked word: PlacedWord) throws(QueryProblem) {
    try parameter.shape.check(word)
    self.init(parameter: parameter, word: word)
  }
}

extension String {
  /// How many characters there are up to the last one that is not white space.
  fileprivate var trimmedCount: Int {
    count - reversed().prefix(while: \.isWhitespace).count
  }
}
