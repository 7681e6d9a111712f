import TouchNarration

/// A row of the menu: a line that can be typed, and what it asks in words.
struct Question: Hashable, Sendable {
  /// The line to type.
  let line: String
  /// What it asks; nil where the line says it.
  let words: Phrase?

  init(line: String, _ words: Phrase? = nil) {
    self.line = line
    self.words = words
  }
}
