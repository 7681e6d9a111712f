import TouchDebugger
import TouchNarration

/// Why a request cannot be done, for the person who sits at the client.
struct Refusal: Error {
  let phrase: Phrase

  init(_ phrase: Phrase) { self.phrase = phrase }

  /// Why a text is no expression.
  init(_ failure: Unreadable) { self.init(failure.lines.joined(separator: "\n")) }

  /// In the language it is said in already.
  ///
  /// - Parameter key: The key of the launch whose value it is about.
  init(_ text: String, of key: LaunchKey? = nil) {
    let text = key.map { "\($0.rawValue): \(text)" } ?? text
    phrase = Phrase(en: StyledText(text, .plain), zh: StyledText(text, .plain))
  }
}
