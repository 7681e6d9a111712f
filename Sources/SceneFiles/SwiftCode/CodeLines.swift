/// Lines of code while they are written.
struct CodeLines {
  private(set) var lines: [String] = []

  mutating func put(_ line: String, _ level: Int = 0) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: level) + line)
  }

  mutating func put(_ more: [String], _ level: Int = 0) { for line in more { put(line, level) } }

  /// A function with a body, behind an empty line.
  mutating func function(_ head: String, _ body: [String], _ level: Int = 1) {
    put("")
    put("\(head) {", level)
    put(body, level + 1)
    put("}", level)
  }

  var text: String { lines.map { $0 + "\n" }.joined() }
}
