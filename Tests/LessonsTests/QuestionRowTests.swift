import Foundation
import Testing

@testable import Lessons

/// What a file of the room says about questions.
private struct SourceText {
  let text: String

  /// The questions that its cases name: in `case .chain, (_, .next):` two.
  var cases: Set<String> {
    let names = Set(QueryWord.allCases.map { "\($0)" })
    let patterns = text.components(separatedBy: "case ").dropFirst().map { part in
      part.prefix { $0 != ":" && $0 != "=" && $0 != "{" }
    }
    let words = patterns.flatMap { pattern in
      pattern.split { !$0.isLetter && $0 != "." }.filter { $0.hasPrefix(".") }
    }
    return names.intersection(words.map { String($0.dropFirst()) })
  }
}

@Suite("A row a question")
struct QuestionRowTests {
  private static let room = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Lessons")

  @Test("a switch over all questions stands with the rows and nowhere else")
  func onePlace() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.room.path)
      .filter { $0.hasSuffix(".swift") }
    var lists: [String] = []
    for path in paths {
      let text = try String(contentsOf: Self.room.appending(path: path), encoding: .utf8)
      if SourceText(text: text).cases.count > 6 { lists.append(path) }
    }
    #expect(lists == ["Queries/Rows/QuestionRow.swift"])
  }

  @Test("cases are counted once each, over the lines of a pattern and in pairs")
  func counting() {
    let text = SourceText(
      text: """
        switch (self, query.word) {
        case (_, .hitView), .asked,
          (_, .askedCount): .nextAsked
        case .asked where sentence.chain: .count
        """)
    #expect(text.cases == ["hitView", "asked", "askedCount"])
  }

  @Test("what means nobody is an answer of its question", arguments: QueryWord.allCases)
  func nobody(word: QueryWord) {
    #expect(word.row.nobody.map { word.answer.words.contains($0.word) } ?? true)
    #expect(word.answer.words.filter(QueryWord.nobodies.contains).count <= 1)
  }
}
