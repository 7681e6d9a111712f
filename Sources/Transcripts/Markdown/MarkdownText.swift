import TouchCore
import TouchNarration

//  text from anywhere ─▶ terminalSafe ─▶ escaped   in paragraphs and tables
//                      (stays on its    ├▶ codeSpan  `like this`
//                       line)           └▶ fenced    in a block of its own

/// Makes text from anywhere safe to stand in Markdown: it comes out as the same text.
enum MarkdownText {
  /// Text in a paragraph or the cell of a table.
  static func escaped(_ text: String) -> String {
    let scalars = Array(terminalSafe(text).unicodeScalars)
    var result = ""
    for (place, scalar) in scalars.enumerated() {
      let before = place > 0 ? scalars[place - 1] : " "
      let after = place + 1 < scalars.count ? scalars[place + 1] : " "
      if means(scalar, between: before, and: after) { result += "\\" }
      if scalar == ".", endsInThreeW(scalars[..<place]) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Whether Markdown would take a character of a text for its own.
  private static func means(
    _ scalar: Unicode.Scalar, between before: Unicode.Scalar, and after: Unicode.Scalar
  ) -> Bool {
    switch scalar {
    case "\\", "`", "*", "[", "]", "<", ">", "|", "~", "$", "@": true
    // Within a word it is a letter.
    case "_": !(before.properties.isAlphabetic && after.properties.isAlphabetic)
    case "#": before == " "
    case "&": after == "#" || after.properties.isAlphabetic
    // Addresses become links by themselves.
    case ":": after == "/"
    default: false
    }
  }

  /// Whether some text is the beginning of an address.
  private static func endsInThreeW(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    text.count >= 3 && text.suffix(3).allSatisfy { $0 == "w" || $0 == "W" }
  }

  /// Text as code within a paragraph.
  static func codeSpan(_ text: String) -> String {
    let shown = terminalSafe(text)
    guard !shown.isEmpty else { return "" }
    let ticks = String(repeating: "`", count: longestRun(of: "`", in: [shown]) + 1)
    let needsSpace = shown.hasPrefix("`") || shown.hasSuffix("`")
    return needsSpace ? "\(ticks) \(shown) \(ticks)" : ticks + shown + ticks
  }

  /// Lines in a block of their own, which nothing in them can close.
  static func fenced(_ lines: [String], as kind: String) -> String {
    let shown = lines.map { Interruption.isWanted ? "" : terminalSafe($0) }
    let ticks = fence(longerThan: longestRun(of: "`", in: shown))
    return ([ticks + kind] + shown + [ticks]).joined(separator: "\n")
  }

  /// What opens and closes a block before its lines are known: they are told in words of these
  /// texts, two of which may stand side by side.
  static func fence(aroundWordsOf texts: [String]) -> String {
    fence(longerThan: 2 * longestRun(of: "`", in: texts))
  }

  private static func fence(longerThan run: Int) -> String {
    String(repeating: "`", count: max(3, run + 1))
  }

  /// Narrated text, with code as code and what matters in bold.
  static func styled(_ text: StyledText) -> String {
    var result = ""
    var plain = ""
    for run in text.runs where !run.text.isEmpty {
      switch run.style {
      // Together, because what a character means depends on its neighbours.
      case .plain, .name, .number, .good, .bad, .dim: plain += run.text
      case .code:
        result += escaped(plain) + codeSpan(run.text)
        plain = ""
      case .strong:
        result += escaped(plain) + "**\(escaped(run.text))**"
        plain = ""
      }
    }
    return result + escaped(plain)
  }

  private static func longestRun(of mark: Unicode.Scalar, in lines: [String]) -> Int {
    var longest = 0
    for line in lines {
      var run = 0
      for scalar in line.unicodeScalars {
        run = scalar == mark ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return longest
  }
}
