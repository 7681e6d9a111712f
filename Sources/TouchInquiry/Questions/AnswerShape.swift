/// What may stand in one place of a query, a predicate or a fact.
public struct AnswerShape: Hashable, Sendable {
  /// What a word there names.
  public enum Kind: Hashable, Sendable {
    case view
    case responder
    case recognizer
    /// A responder or a recognizer.
    case receiver
    /// A control event such as `touchUpInside`.
    case event
    case number
    case point
    /// `VIEW-before-VIEW`.
    case pair
    /// Any name, such as an action's.
    case name
    /// Nothing but the words.
    case word
  }

  /// What a word there names.
  public let kind: Kind
  /// Whether several may stand there, parted by commas.
  public let isList: Bool
  /// The words that may stand there instead, such as `nil`.
  public let words: [String]

  package init(_ kind: Kind, isList: Bool = false, or words: [String] = []) {
    self.kind = kind
    self.isList = isList
    self.words = words
  }

  /// The shape as it is shown: `VIEW|nil`.
  public var form: String {
    let names = base.map { [isList ? "\($0),\($0)" : $0] } ?? []
    return (names + words).joined(separator: "|")
  }

  private var base: String? {
    switch kind {
    case .view: "VIEW"
    case .responder, .receiver: "NAME"
    case .recognizer: "RECOGNIZER"
    case .event: "EVENT"
    case .number: "N"
    case .point: "X,Y"
    case .pair: "VIEW-before-VIEW"
    case .name: "ACTION"
    case .word: nil
    }
  }

  /// The shape of one element of a list.
  var element: AnswerShape { AnswerShape(kind, or: words) }
}

/// A word of a text, and the character at which it begins, from 1.
package struct PlacedWord: Hashable, Sendable {
  package let text: String
  package let column: Int

  package init(text: String, column: Int) {
    self.text = text
    self.column = column
  }

  /// The words between spaces.
  package static func split(_ text: String) -> [PlacedWord] {
    split(text, at: 1) { $0.isWhitespace }
  }

  /// The parts between separators; empty ones are left out.
  static func split(
    _ text: String, at column: Int, where isSeparator: (Character) -> Bool
  ) -> [PlacedWord] {
    var words: [PlacedWord] = []
    var current = ""
    for (offset, character) in text.enumerated() {
      if !isSeparator(character) {
        current.append(character)
      } else if !current.isEmpty {
        words.append(PlacedWord(text: current, column: column + offset - current.count))
        current = ""
      }
    }
    if !current.isEmpty {
      words.append(PlacedWord(text: current, column: column + text.count - current.count))
    }
    return words
  }
}
