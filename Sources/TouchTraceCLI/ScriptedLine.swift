import TouchDebugger

//   -ex 'step ;; why'      step · why                    place: none
//   -x  commands.txt       every line, then by ;;        place: commands.txt:3
//   a pipe                 as a file, but the person's   place: stdin:3

/// A line of commands that nobody types at a prompt, and where it stands.
struct ScriptedLine {
  let text: String
  /// `FILE:LINE`, for lines that stand in one.
  let place: String?
  let author: LineAuthor

  /// A line of the command line itself.
  init(option text: String) {
    self.text = text
    place = nil
    author = .person
  }

  /// A line of a file.
  init(_ text: String, _ file: String, _ number: Int, by author: LineAuthor) {
    self.text = text
    self.author = author
    place = "\(file):\(number)"
  }

  /// The lines of a file that hold commands: an empty line repeats at a prompt, but here it is only
  /// an empty line.
  static func lines(of text: String, file: String, by author: LineAuthor) -> [ScriptedLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { ScriptedLine(String($1), file, $0 + 1, by: author) }
      .filter { !$0.isComment && $0.text.contains { !$0.isWhitespace } }
  }

  /// Whether the line says nothing to the program.
  var isComment: Bool { text.drop(while: \.isWhitespace).first == "#" }

  /// The commands between its `;;`, so that each answer goes where it belongs.
  var commands: [String] {
    // An empty line repeats a motion; an empty end of a line is nothing.
    text.contains(";;") ? Debugger.commands(in: text) : [text]
  }
}
