import TouchNarration

/// Makes text from anywhere safe to stand in a lesson's prose.
enum MarkdownProse {
  /// The text, with every sign escaped that Markdown may take for its own.
  static func escaped(_ text: String) -> String {
    terminalSafe(text).unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isASCII, scalar.properties.generalCategory != .spaceSeparator,
        !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar),
        !".,;'()?".unicodeScalars.contains(scalar)
      {
        result += "\\"
      }
      result.unicodeScalars.append(scalar)
    }
  }
}
