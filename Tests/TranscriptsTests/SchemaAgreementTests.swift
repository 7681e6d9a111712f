import TouchNarration
import Foundation
import TestSupport
import Testing
import TouchCore

@testable import Transcripts

//  a line ─▶ one thing otherwise ─┬─▶ the validator of the schema      must say the same
//                                 └─▶ our reader

@Suite("Our reader and the schema") struct SchemaAgreementTests {
  @Test(
    "A line that is broken in one place is refused by both or by none",
    .enabled(if: Validator.isExpected, "no JSON Schema validator in .build/ci-venv"))
  func agree() throws {
    var random = SeededGenerator(seed: 3)
    var broken: [String] = []
    for line in oneOfEachKind {
      for _ in 0..<(isSlowRun ? 12 : 4) {
        if let other = try changed(line, using: &random) { broken.append(other) }
      }
    }
    let rejected = Set(try Validator.rejected(broken))
    #expect(rejected.count > (isSlowRun ? 100 : 30) && rejected.count < broken.count)
    for (place, line) in broken.enumerated() {
      let problems = read(line)
      #expect(
        problems.isEmpty != rejected.contains(place),
        "\(line)\n\(problems.map(\.phrase.english.plain))")
    }
  }

  /// Lines of every kind and shape, a few of each.
  private var oneOfEachKind: [String] {
    var counts: [String: Int] = [:]
    return examples.flatMap { lines($0).dropLast() }.filter { line in
      let kind = line.firstMatch(of: #/"kind":"([^"]+)"/#)?.output.1 ?? "head"
      counts[String(kind), default: 0] += 1
      return counts[String(kind), default: 0] <= 3
    }
  }

  /// A line alone, behind a head whose scene cannot be read: then nobody asks who its names are.
  private func read(_ line: String) -> [RecordProblem] {
    let head =
      #"{"rec":"head","schema":"touch-trace/1","tool":"1","model":"uikit","lang":"en","#
      + #""lesson":null,"scene":["?"],"touches":[],"settings":{}}"#
    let isHead = line.contains(#""rec":"head""#)
    // A head that is still whole is delivered: then the end needs an outcome for each touch.
    let touches = isHead ? line.matches(of: #/\d+ down /#).count : 0
    let outcome =
      #"{"touch":1,"finger":"A","hit":null,"handled":[],"dropped":false}"#
    let outcomes = Array(repeating: outcome, count: touches).joined(separator: ",")
    let end = #"{"rec":"end","outcome":[\#(outcomes)],"steps":\#(isHead ? 0 : 1)}"#
    let numbered = line.replacing(#/"n":\d+/#, with: #""n":1"#)
    let text = (isHead ? [line] : [head, numbered]) + [end]
    return readRecord(text.joined(separator: "\n") + "\n").problems
  }

  /// The line with a field left out, or with another value.
  private func changed(
    _ line: String, using random: inout SeededGenerator
  ) throws -> String? {
    guard
      var fields = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    else { return nil }
    let keys = fields.keys.sorted().filter { !["rec", "n"].contains($0) }
    guard let key = keys.randomElement(using: &random) else { return nil }
    let values: [Any?] = [
      nil, NSNull(), true, false, 0, 1, -1, 2.5, 1e9, "", "x", "A", [] as [Any],
      [1, 2], [1], [1, 2, 3], ["A"], [NSNull(), 1], [1, 2, 3, 4], ["A", 1] as [Any],
      [:] as [String: Any], "t1/e1/x", "e1/", "1.2", "12.", "inside", "null",
    ]
    guard let value = values.randomElement(using: &random) else { return nil }
    fields[key] = value
    let data = try JSONSerialization.data(
      withJSONObject: fields, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}

private func readRecord(_ text: String) -> RecordFile {
  var reader = RecordReader()
  var text = text
  text.withUTF8 { reader.take(UnsafeRawBufferPointer($0)) }
  return reader.finish()
}
