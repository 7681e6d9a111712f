/// What is shown before the text being typed, with its colours.
public struct Prompt: Sendable, Hashable {
  /// The prompt without colours.
  public let plain: String

  /// The prompt with escapes for its colours; nil if it has none.
  let coloured: String?

  /// Makes a prompt of pieces, each with the parameters of its colour (`"1;32"`) or none.
  public init(_ pieces: [(text: String, sgr: String?)], colour: Bool) {
    // A control character would put the drawn line and the counted one out of step.
    let printable = pieces.map { (text: $0.text.filter(isPrintable), sgr: $0.sgr) }
      .filter { !$0.text.isEmpty }
    plain = printable.map(\.text).joined()
    let hasColour = colour && printable.contains { $0.sgr != nil }
    coloured = hasColour ? printable.map(Self.escaped).joined() : nil
  }

  /// Makes a plain prompt.
  public init(_ text: String) { self.init([(text, nil)], colour: false) }

  private static func escaped(_ piece: (text: String, sgr: String?)) -> String {
    piece.sgr.map { "\u{1B}[0;\($0)m\(piece.text)\u{1B}[0m" } ?? piece.text
  }
}

/// Whether a character moves the cursor by its own width and does nothing else.
private func isPrintable(_ character: Character) -> Bool {
  character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
}
