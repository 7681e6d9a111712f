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
    return [
      "targets": .array(
        candidates.map { candidate in
          [
            "label": .text(candidate), "start": .whole(offset - replaced),
            "length": .whole(replaced),
          ]
        })
    ]
  }
}
