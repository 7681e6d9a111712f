import TouchNarration

//  view;end #1 ─▶ view#59;#101;nd #35;1        Mermaid shows a code between # and ; as its letter

/// Makes text from anywhere safe to stand in a Mermaid diagram: it comes out as the same text.
enum MermaidText {
  /// Text behind `as`, behind the colon of a message, or in a note.
  static func escaped(_ text: String) -> String {
    var result = ""
    var word = ""
    for scalar in terminalSafe(text).unicodeScalars {
      if scalar.properties.isAlphabetic {
        word.unicodeScalars.append(scalar)
      } else {
        result += safe(word)
        word = ""
        result += means(scalar) ? code(scalar) : String(scalar)
      }
    }
    return result + safe(word)
  }

  /// A word; `end` closes blocks, and some readers of diagrams take it for that within a line too.
  private static func safe(_ word: String) -> String {
    guard let first = word.unicodeScalars.first, word.lowercased() == "end" else { return word }
    return code(first) + String(word.dropFirst())
  }

  /// Whether Mermaid, the HTML it makes, or the fence around it takes a character for its own.
  private static func means(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "#", ";", ":", "<", ">", "&", "\"", "'", "`", "%", "{", "}", "\\", "$", "@", "~", "*", "|":
      true
    default: false
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String { "#\(scalar.value);" }
}
