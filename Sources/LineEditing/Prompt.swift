/// What is shown before the text being typed, with its colours.
public struct Prompt: Sendable, Hashable {
  /// The prompt without colours.
  public let plain: String

  /// The prompt as libedit takes it: escapes between \1 marks, so that they count for no columns.
  let marked: String

  /// Makes a prompt of pieces, each with the parameters of its colour (`"1;32"`) or none.
  ///
  /// The last character is never coloured: end with a space.
  public init(_ pieces: [(text: String, sgr: String?)], colour: Bool) {
    // A control character would put the drawn line and the counted one out of step.
    let printable = pieces.map { (text: $0.text.filter(isPrintable), sgr: $0.sgr) }
      .filter { !$0.text.isEmpty }
    plain = printable.map(\.text).joined()
    marked = colour ? Self.mark(printable) : plain
  }

  /// Makes a plain prompt.
  public init(_ text: String) { self.init([(text, nil)], colour: false) }

  /// Puts an escape before each change of colour.
  ///
  /// libedit glues an escape to the character printed next. So one at the end would be dropped and
  /// the colour would run into what is typed, and of two neighbours one would be printed as text:
  /// each escape here carries its own reset and has a character after it, the last one included.
  private static func mark(_ pieces: [(text: String, sgr: String?)]) -> String {
    var marked = ""
    var current: String?
    for (text, sgr) in leavingLastPlain(pieces) {
      if sgr != current { marked += "\u{1}\u{1B}[" + (sgr.map { "0;\($0)" } ?? "0") + "m\u{1}" }
      marked += text
      current = sgr
    }
    return marked
  }

  /// Takes the colour from the last character.
  private static func leavingLastPlain(
    _ pieces: [(text: String, sgr: String?)]
  ) -> [(text: String, sgr: String?)] {
    guard let last = pieces.last, last.sgr != nil, let end = last.text.last else { return pieces }
    let rest = (text: String(last.text.dropLast()), sgr: last.sgr)
    return pieces.dropLast() + [rest].filter { !$0.text.isEmpty } + [(String(end), nil)]
  }
}

/// Whether a character moves the cursor by its own width and does nothing else.
private func isPrintable(_ character: Character) -> Bool {
  character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
}
