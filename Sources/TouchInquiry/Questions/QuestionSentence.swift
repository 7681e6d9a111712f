import TouchCore

//  nth view=pad n=2          word, then values by label, each with its column
//  ▲   ▲         ▲
//  1   5         14

/// A word of the vocabulary and what stands behind it, read but not yet compared with a scene.
package struct QuestionSentence: Hashable, Sendable {
  /// A value and where it stands.
  package struct Argument: Hashable, Sendable {
    package let parameter: QuestionParameter
    package let word: PlacedWord
  }

  package let form: SentenceForm
  package let arguments: [Argument]

  /// Reads a sentence that begins with one of some words.
  package static func parse<Row: HasSentenceForm>(
    _ text: String, as thing: QueryProblem.Thing, among rows: [Row]
  ) throws(QueryProblem) -> (row: Row, sentence: QuestionSentence) {
    var words = PlacedWord.split(text)[...]
    guard let first = words.popFirst() else {
      throw QueryProblem(.missing(form: thing.rawValue), at: text.count + 1)
    }
    guard let row = rows.first(where: { $0.form.word == first.text }) else {
      throw .unknown(thing, first, among: rows.map { $0.form.word })
    }
    let form = row.form
    var arguments: [Argument] = []
    for word in words { arguments.append(try argument(word, of: form, after: arguments)) }
    let given = Set(arguments.map { $0.parameter })
    if let missing = form.parameters.first(where: { !$0.isOptional && !given.contains($0) }) {
      throw QueryProblem(.missing(form: missing.form), at: text.trimmedCount + 1)
    }
    return (row, QuestionSentence(form: form, arguments: arguments))
  }

  private static func argument(
    _ word: PlacedWord, of form: SentenceForm, after others: [Argument]
  ) throws(QueryProblem) -> Argument {
    let isFree = { (parameter: QuestionParameter) in !others.contains { $0.parameter == parameter }
    }
    let keyed = form.parameters.filter { $0.isKeyed }
    if !keyed.isEmpty, let sign = word.text.firstIndex(of: "=") {
      let key = PlacedWord(text: String(word.text[..<sign]), column: word.column)
      guard let parameter = keyed.first(where: { $0.label == key.text }) else {
        throw .unknown(.key, key, among: keyed.map { $0.label })
      }
      guard isFree(parameter) else { throw QueryProblem(.repeated(key.text), at: key) }
      let value = PlacedWord(
        text: String(word.text[word.text.index(after: sign)...]),
        column: word.column + key.text.count + 1)
      return try Argument(parameter: parameter, checked: value)
    }
    guard let parameter = form.parameters.first(where: { !$0.isKeyed && isFree($0) }) else {
      throw QueryProblem(.unexpected(word.text), at: word)
    }
    return try Argument(parameter: parameter, checked: word)
  }

  /// The value of a parameter; the parser has seen to it that there is one.
  package subscript(label: String) -> String {
    arguments.first { $0.parameter.label == label }?.word.text ?? ""
  }

  /// The values of a list.
  package subscript(list label: String) -> [String] {
    self[label].split(separator: ",").map(String.init)
  }

  /// The two views of `VIEW-before-VIEW`.
  package subscript(pair label: String) -> (first: String, second: String) {
    guard let pair = PlacedWord(text: self[label], column: 1).pair else { return ("", "") }
    return (pair.first.text, pair.second.text)
  }

  /// Compares the names with a scene.
  package func check(in scene: Scene) throws(QueryProblem) {
    for argument in arguments { try argument.parameter.shape.check(argument.word, in: scene) }
  }

  /// The words in the shortest way.
  var text: String {
    let values = arguments.map {
      $0.parameter.isKeyed ? "\($0.parameter.label)=\($0.word.text)" : $0.word.text
    }
    return ([form.word] + values).joined(separator: " ")
  }
}

extension QuestionSentence.Argument {
  fileprivate init(parameter: QuestionParameter, checked word: PlacedWord) throws(QueryProblem) {
    try parameter.shape.check(word)
    self.init(parameter: parameter, word: word)
  }
}

extension String {
  /// How many characters there are up to the last one that is not white space.
  fileprivate var trimmedCount: Int {
    count - reversed().prefix(while: { $0.isWhitespace }).count
  }
}
