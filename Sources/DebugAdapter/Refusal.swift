import TouchNarration

/// Why a request cannot be done, for the person who sits at the client.
struct Refusal: Error {
  let phrase: Phrase

  init(_ phrase: Phrase) { self.phrase = phrase }

  /// In the language it is said in already.
  init(_ text: String) {
    phrase = Phrase(en: StyledText(text, .plain), zh: StyledText(text, .plain))
  }
}
