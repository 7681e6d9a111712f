import SceneLanguage
import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import Transcripts

@Suite("Records that mean no good") struct HostileRecordTests {
  @Test func `notes and predictions of any text come back as they were`() throws {
    let notes = hostileTexts.flatMap { text in
      [
        Note(step: 3, .text(text)),
        Note(
          step: 3,
          .prediction(
            Prediction(asked: text, given: text, isSure: false, right: text, misconception: text))),
      ]
    }
    let file = try read(text(article, notes: notes))
    // Equal strings may still be other scalars.
    #expect(file.notes.map(\.line) == notes.map(\.line))
  }

  @Test func `escapes of every kind are read`() throws {
    let file = try read(
      text(article).replacing(
        #"{"rec":"end""#,
        with:
          ##"{"rec":"note","n":31,"by":"reader","kind":"note","text":"\"\\\/\b\f\n\r\t\u0041\ud83d\ude00é😀"}"##
          + "\n" + #"{"rec":"end""#))
    #expect(file.notes == [Note(step: 31, .text("\"\\/\u{8}\u{c}\n\r\tA😀é😀"))])
  }

  @Test func `a file that breaks off anywhere is refused, and read as far as it goes`() {
    let bytes = Array(text(article).utf8)
    for end in stride(from: 0, to: bytes.count - 1, by: isSlowRun ? 61 : 241) {
      #expect(problem(String(decoding: bytes[..<end], as: UTF8.self)) != nil, "\(end)")
    }
  }

  @Test func `a line of very many letters is read, and named shortly where it is wrong`() {
    let long = String(repeating: "x", count: isSlowRun ? 1_000_000 : 200_000)
    let text = text(article)
    #expect(problem(text.replacing(#""text":"fifthView"#, with: #""text":"\#(long)"#)) == nil)
    let schema = text.replacing("touch-trace/1", with: long, maxReplacements: 1)
    #expect((problem(schema)?.count ?? 1000) < 200)
  }

  @Test func `a line without end is refused at a stated limit, and what follows it is not kept`() {
    let text = Array(text(article).utf8)
    let head = (text.firstIndex(of: 10) ?? 0) + 1
    for (limits, begin, line) in [
      ((head: 3 << 20, line: 1 << 20), 0, 1), ((head: 3 << 20, line: 1 << 20), head, 2),
    ] {
      var reader = RecordReader()
      reader.longest = limits
      let piece = [UInt8](repeating: UInt8(ascii: "{"), count: 1 << 19)
      text[..<begin].withUnsafeBytes { reader.take($0) }
      var taken = 0
      while reader.wantsMore, taken < 100 {
        piece.withUnsafeBytes { reader.take($0) }
        taken += 1
      }
      #expect(taken == (begin == 0 ? 7 : 3))
      let problem = #expect(throws: RecordProblem.self) { try reader.finish() }
      #expect(problem?.line == line)
      #expect(
        problem?.phrase.english.plain
          == "the line is longer than the limit of \(begin == 0 ? 3 : 1) MiB; "
          + "the rest is not read")
    }
  }

  @Test func `nesting without end and numbers without end are refused`() throws {
    let deep = String(repeating: "[", count: 200_000)
    #expect(problem(deep) == "r:1:513: error: this is nested too deeply")
    let text = text(article)
    for (value, words) in [
      (deep, "this is nested too deeply"), ("1e999", "n should be a whole number"),
      ("99999999999999999999", "n should be a whole number"),
      ("0.5", "n should be a whole number"), ("-", "this is not a JSON value"),
      ("01", "this is not a JSON value"), ("NaN", "this is not a JSON value"),
      ("\u{0}", "this is not a JSON value"), ("nul", "this is not a JSON value"),
    ] {
      let told = problem(text.replacing(#""n":4"#, with: #""n":\#(value)"#, maxReplacements: 1))
      #expect(told?.hasSuffix("error: " + words) == true, "\(value.prefix(30))")
    }
    #expect(try read(text.replacing(#""n":4,"#, with: #""n":4.0e0,"#)).trace == article)
  }

  @Test func `garbage is told at its first line`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let bytes = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &random) }
      var reader = RecordReader()
      bytes.withUnsafeBytes { reader.take($0) }
      let problem = #expect(throws: RecordProblem.self) { try reader.finish() }
      #expect(problem?.line == 1)
    }
  }

  @Test func `bytes that are no text are refused where they stand`() {
    var bytes = Array(text(article).utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: "fifthView (160".utf8) } ?? 0
    bytes[place] = 0xFF
    var reader = RecordReader()
    bytes.withUnsafeBytes { reader.take($0) }
    let problem = #expect(throws: RecordProblem.self) { try reader.finish() }
    #expect(problem?.headline(file: "r", .english) == "r:8:202: error: this is not UTF-8 text")
  }

  @Test func `a record that was tampered with is refused or can be told to its end`() throws {
    var random = SeededGenerator(seed: 11)
    for seed in seeds(60) {
      let trace = try randomGestures(seed: seed)
      var lines = lines(trace)
      for _ in 0..<3 { tamper(with: &lines, using: &random) }
      guard let file = try? read(lines.map { $0 + "\n" }.joined()) else { continue }
      let played = try #require(file.trace)
      let narrator = Narrator(played, .english)
      for index in played.indices { _ = narrator.explain(index) }
      _ = narrator.outcome()
      _ = file.agreement(tool: "1.0.0")
    }
  }

  /// Swaps two steps and numbers them anew, or writes one word of a step into another.
  private func tamper(
    with lines: inout [String], using random: inout SeededGenerator
  ) {
    let steps = 1..<lines.count - 1
    guard steps.count > 4 else { return }
    let (one, other) = (
      Int.random(in: steps, using: &random), Int.random(in: steps, using: &random)
    )
    let (a, b) = (lines[one], lines[other])
    guard let number = a.firstMatch(of: #/"n":\d+,"t":-?\d+/#),
      let otherNumber = b.firstMatch(of: #/"n":\d+,"t":-?\d+/#)
    else { return }
    lines[one] = b.replacing(otherNumber.output, with: number.output)
    if Bool.random(using: &random) {
      lines[other] = a.replacing(number.output, with: otherNumber.output)
    }
  }
}
