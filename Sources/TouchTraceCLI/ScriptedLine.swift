import LineEditing
import TouchCore
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

  init(_ text: String, _ file: String, _ number: Int, by author: LineAuthor) {
    self.text = text
    self.author = author
    place = "\(file):\(number)"
  }

  /// The lines of a file that hold commands: an empty line repeats at a prompt, but here it is only
  /// an empty line.
  static func lines(of text: String, file: String, by author: LineAuthor) -> [ScriptedLine] {
    var lines: [ScriptedLine] = []
    var rest = text[...]
    var number = 0
    while !rest.isEmpty, !InterruptFlag.isRaised {
      number += 1
      let words = rest.prefix { !$0.isNewline }
      rest = rest[words.endIndex...].dropFirst()
      let line = ScriptedLine(String(words), file, number, by: author)
      if !line.isComment, line.text.contains(where: { !$0.isWhitespace }) { lines.append(line) }
    }
    return lines
  }

  /// Whether the line says nothing to the program.
  var isComment: Bool { text.drop(while: \.isWhitespace).first == "#" }

  /// The commands between its `;;`, so that each answer goes where it belongs.
  var commands: [String] {
    // An empty line repeats a motion; an empty end of a line is nothing.
    text.has(";;") ? Debugger.commands(in: text) : [text]
  }
}
