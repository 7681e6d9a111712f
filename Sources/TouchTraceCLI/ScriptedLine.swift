//   -ex 'step ;; why'      step · why                    place: none
//   -x  commands.txt       every line, then by ;;        place: commands.txt:3
//   a pipe                 as a file                     place: stdin:3

/// A line of commands that nobody types at a prompt, and where it stands.
struct ScriptedLine {
  let text: String
  /// `FILE:LINE`, for lines that stand in one.
  let place: String?

  /// A line of the command line itself.
  init(option text: String) {
    self.text = text
    place = nil
  }

  /// A line of a file.
  init(_ text: String, _ file: String, _ number: Int) {
    self.text = text
    place = "\(file):\(number)"
  }

  /// The lines of a file that hold commands: an empty line repeats at a prompt, but here it is only
  /// an empty line.
  static func lines(of text: String, file: String) -> [ScriptedLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { ScriptedLine(String($1), file, $0 + 1) }
      .filter { !$0.isComment && $0.text.contains { !$0.isWhitespace } }
  }

  /// Whether the line says nothing to the program.
  var isComment: Bool { text.drop(while: \.isWhitespace).first == "#" }

  /// The commands between its `;;`, those in quotes left alone, so that each answer goes where it
  /// belongs.
  var commands: [String] {
    var commands = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      commands[commands.count - 1].append(character)
      guard !isQuoted, commands[commands.count - 1].hasSuffix(";;") else { continue }
      commands[commands.count - 1].removeLast(2)
      commands.append("")
    }
    guard commands.count > 1 else { return commands }
    // An empty line repeats a motion; an empty end of a line is nothing.
    return commands.map(trimmed).filter { !$0.isEmpty }
  }
}

/// A text without blanks at both ends.
private func trimmed(_ text: String) -> String {
  var text = text.drop(while: \.isWhitespace)
  while text.last?.isWhitespace == true { text.removeLast() }
  return String(text)
}
