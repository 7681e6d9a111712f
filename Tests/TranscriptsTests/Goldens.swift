import Foundation
import Testing

/// Compares a text with the one kept beside the tests; RECORD_GOLDENS=1 keeps the new one instead.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens/\(name)")
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  let kept = golden.split(separator: "\n", omittingEmptySubsequences: false)
  let made = text.split(separator: "\n", omittingEmptySubsequences: false)
  for change in made.difference(from: kept) {
    switch change {
    case .remove(let line, let text, _):
      Issue.record("\(name):\(line + 1): - \(text)", sourceLocation: sourceLocation)
    case .insert(let line, let text, _):
      Issue.record("\(name):\(line + 1): + \(text)", sourceLocation: sourceLocation)
    }
  }
}
