import Foundation
import Testing

@testable import TouchCore

@Suite("Kinds of steps")
struct StepKindTests {
  @Test("The rows stand in the order of the kinds, each with a name of its own")
  func rows() {
    #expect(StepKind.rows.map(\.kind) == StepKind.allCases)
    #expect(Set(StepKind.names).count == StepKind.allCases.count)
  }

  /// The only files that may list the kinds of steps: a new kind is a row and a word in each.
  static let listing: Set = [
    "TouchCore/Steps/Step+Facts.swift", "TouchCore/Steps/Step+Packing.swift",
    "TouchCore/Record/Trace+Values.swift", "TouchNarration/Narrator.swift",
  ]

  @Test("Few files list all kinds of steps")
  func lists() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let sources = tests.deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var listing: Set<String> = []
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      // Who names these has a place for each kind: they have nothing else in common.
      let kinds = [".queuePut", ".chainDrop", ".focus", ".presentation"]
      if kinds.allSatisfy(text.contains) { listing.insert(path) }
    }
    #expect(listing == Self.listing)
  }
}
