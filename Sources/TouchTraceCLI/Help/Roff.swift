/// Writes roff, line by line, in the macros of man(7).
struct Roff {
  private(set) var lines: [String] = []

  /// Lines of more than 80 bytes are bad style, says mandoc; `\c` needs two of them.
  private static let widest = 77

  /// Writes what a page begins with; the dashes of a date stay as they are, or it is none.
  mutating func title(_ name: String, day: String, source: String, volume: String) {
    lines.append(".TH \(name) 1 \(day) \"\(Self.escaped(source))\" \"\(Self.escaped(volume))\"")
  }

  /// Writes a request with its words, each in quotes.
  mutating func request(_ name: String, _ words: String...) {
    let quoted = words.map { "\"\(Self.escaped($0))\"" }
    lines.append(([".\(name)"] + quoted).joined(separator: " "))
  }

  /// Writes something that is explained, and the explanation beside it.
  mutating func entry(_ term: String, _ explanations: String...) {
    lines.append(".TP")
    request("B", term)
    for explanation in explanations { text(explanation) }
  }

  /// How long mandoc finds a text: what is not ASCII it reads as `\[u89E6]`.
  private static func length(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
  }

  /// Writes prose, in lines that are short enough.
  mutating func text(_ text: String) {
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      let length = Self.length(Self.escaped(word))
      if Self.length(line) + 1 + length > Self.widest { finish(&line) }
      if !line.isEmpty { line += " " }
      for piece in word.map({ Self.escaped($0) }) {
        // Chinese has no blanks to break at; `\c` goes on without one.
        if Self.length(line) + Self.length(piece) > Self.widest {
          line += "\\c"
          finish(&line)
        }
        line += piece
      }
    }
    finish(&line)
  }

  private mutating func finish(_ line: inout String) {
    guard !line.isEmpty else { return }
    // A line that begins so would be taken for a request.
    lines.append((line.hasPrefix(".") ? "\\&" : "") + line)
    line = ""
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    text.map { escaped($0) }.joined()
  }

  /// What roff would read as something else, or show as a typographer's quote.
  private static func escaped(_ character: Character) -> String {
    switch character {
    case "\\": "\\e"
    case "-": "\\-"
    case "\"": "\\(dq"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    default: String(character)
    }
  }
}
