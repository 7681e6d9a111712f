import TouchCore
import TouchDebugger
import TouchNarration

//   line 1   login: 31 steps
//   line 2   #1  A goes down at (200,420)
//   line 6     #5  …                            line N + 1 is step #N, indented by its open calls
//   …
//   line 33  end of recording …

/// The record as a source file: its lines are moments.
enum Timeline {
  /// The lines.
  ///
  /// - Parameters:
  ///   - debugger: The session whose record it is.
  ///   - hint: What the first line says first; nil for nothing.
  ///   - picture: Where the picture of the stop is; nil if there is none.
  static func lines(
    of debugger: Debugger, _ hint: String?, beside picture: String? = nil
  ) -> [String] {
    let narrator = Narrator(debugger.trace, debugger.language)
    let names = debugger.names
    let head = AdapterWords.timelineHead(
      debugger.sceneLabel, debugger.trace.count, picture: picture.map { FilePath.name(of: $0) })
    return [(hint.map { $0 + " · " } ?? "") + head[debugger.language].plain]
      + zip(debugger.trace.indices, debugger.looks.depths).map { index, depth in
        let indent = String(repeating: "  ", count: min(depth, 20))
        let text = names.telling(narrator.line(index)).plain.split(whereSeparator: \.isNewline)
        return "\(indent)#\(index + 1)  \(text.joined(separator: " "))"
      } + [AdapterWords.atTheEnd[debugger.language].plain]
  }

  /// The line of where one stands.
  static func line(of debugger: Debugger) -> Int {
    debugger.cursor + (debugger.isOver ? 2 : 1)
  }

  /// The step that a line tells; nil for the head and for what lies behind the end.
  static func step(atLine line: Int, in debugger: Debugger) -> Int? {
    (1...max(debugger.trace.count, 1)).contains(line - 1) && !debugger.trace.isEmpty
      ? line - 1 : nil
  }
}
