/// Writes styled text for a terminal.
///
/// Whatever the text holds, what is written can only show characters and colours: a name read
/// from a file cannot move the cursor, set the title or turn the reading direction round.
public struct TerminalWriter: Sendable, Hashable {
  /// Whether styles are shown.
  public var colour: Bool

  /// Makes a writer.
  public init(colour: Bool) { self.colour = colour }

  /// The text with its styles as escape sequences, and its own ones made harmless.
  public func string(_ text: StyledText) -> String {
    text.runs.map(string).joined()
  }

  private func string(_ run: StyledRun) -> String {
    let text = terminalSafe(run.text)
    guard colour, !text.isEmpty, let code = run.style.sgr else { return text }
    return "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }
}

/// The text with control characters, newlines among them, and marks that turn the reading
/// direction written as `\u{1b}`.
public func terminalSafe(_ text: String) -> String {
  // Most texts are ASCII, and looking at bytes is quick.
  guard text.utf8.contains(where: { !(0x20...0x7E).contains($0) }),
    text.unicodeScalars.contains(where: { $0.isUnsafeInTerminal })
  else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar.isUnsafeInTerminal {
      result += "\\u{\(String(scalar.value, radix: 16))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension StyledRun.Style {
  /// The number that selects the style, "select graphic rendition" in ECMA-48.
  package var sgr: Int? {
    switch self {
    case .plain: nil
    case .name: 36
    case .number: 33
    case .good: 32
    case .bad: 31
    case .code, .strong: 1
    case .dim: 2
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal could obey the scalar instead of showing it.
  fileprivate var isUnsafeInTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7f...0x9f: true  // controls; 0x9b alone begins an escape sequence
    case 0x61c, 0x200e...0x200f, 0x202a...0x202e, 0x2066...0x2069: true  // bidirectional marks
    case 0x2028...0x2029: true  // separators of lines and paragraphs
    case 0xfff9...0xfffb: true  // annotations, shown away from where they stand
    default: false
    }
  }
}
