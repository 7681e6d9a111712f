import TouchCore
import TouchDebugger

/// What could stand at the cursor of the console.
enum Completions {
  /// The longest line that is completed, in characters: whatever is longer was not typed.
  private static let longestLine = 4096

  static func body(_ arguments: Arguments, _ stage: Stage) -> WireValue {
    let text = arguments.text("text") ?? ""
    let units = text.utf16
    let offset = min(stage.client.offset(arguments.whole("column")) ?? units.count, units.count)
    // Clients count columns in units of UTF-16; half a character is none.
    let end = String.Index(units.index(units.startIndex, offsetBy: offset), within: text)
    let before = text[..<(end ?? text.endIndex)]
    let lineStart = before.lastIndex(where: \.isNewline).map { before.index(after: $0) }
    let line = String(before[(lineStart ?? before.startIndex)...])
    guard line.count <= longestLine else { return ["targets": []] }
    let (replacing, candidates) = stage.debugger.looks.completions(for: line)
    let replaced = line.suffix(replacing).utf16.count
    let place: WireValue = ["start": .whole(offset - replaced), "length": .whole(replaced)]
    return [
      "targets": .array(
        candidates.map { candidate in
          let (type, detail) = kind(of: candidate, after: line.dropLast(replacing), stage)
          return place.with("label", .text(candidate)).with("type", .text(type))
            .with("detail", detail.map { .text($0.harmless) })
        })
    ]
  }

  /// What a candidate is, in a word of the protocol, and its class if it has one.
  private static func kind(
    of candidate: String, after head: Substring, _ stage: Stage
  ) -> (type: String, detail: String?) {
    let path = head.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.last ?? ""
    if path.last == "." { return ("property", type(of: path + candidate, stage)) }
    if String(head).isBlank, stage.debugger.verbs(in: candidate) != [nil] {
      return ("function", nil)
    }
    let scene = stage.debugger.trace.scene
    let thing =
      scene.recognizer(named: candidate).map { Exhibit($0) }
      ?? scene.responder(named: candidate).map { Exhibit($0) }
    if let thing { return ("variable", stage.debugger.looks.type(of: thing)) }
    guard stage.debugger.looks.spelledOut(candidate) != nil else { return ("keyword", nil) }
    return ("property", type(of: candidate, stage))
  }

  private static func type(of expression: String, _ stage: Stage) -> String? {
    (try? stage.debugger.looks.thing(expression).get()).map { stage.debugger.looks.type(of: $0) }
  }
}
