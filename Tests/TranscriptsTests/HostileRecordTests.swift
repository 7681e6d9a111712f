import SceneLanguage
import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import Transcripts

@Suite("Records that mean no good") struct HostileRecordTests {
  @Test func `notes and predictions of any text come back as they were`() {
    let notes = hostileTexts.flatMap { text in
      [
        Note(step: 3, .text(text)),
        Note(
          step: 3,
          .prediction(
            Prediction(asked: text, given: text, isSure: false, right: text, misconception: text))),
      ]
    }
    let file = read(text(article, notes: notes))
    #expect(file.problems.isEmpty)
    // Equal strings may still be other scalars.
    #expect(file.notes.map(\.line) == notes.map(\.line))
  }

  @Test func `escapes of every kind are read`() {
    let file = read(
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
      let file = read(String(decoding: bytes[..<end], as: UTF8.self))
      #expect(!file.problems.isEmpty, "\(end)")
      #expect(file.trace == nil)
    }
  }

  @Test func `a line of very many letters is read, and named shortly where it is wrong`() throws {
    let long = String(repeating: "x", count: isSlowRun ? 1_000_000 : 200_000)
    let text = text(article)
    #expect(
      read(text.replacing(#""text":"fifthView"#, with: #""text":"\#(long)"#)).problems.isEmpty)
    for (old, new) in [
      (#""view":"fifthView""#, #""view":"\#(long)""#),
      (#""kind":"hit.ask""#, #""kind":"\#(long)""#),
    ] {
      let file = read(text.replacing(old, with: new, maxReplacements: 1))
      let agreement = try #require(file.agreement(tool: "1.0.0"))
      #expect(file.words(for: agreement, tool: "1.0.0").english.plain.count < 300)
    }
  }

  @Test func `numbers that are none are no answer of this version`() {
    let text = text(article)
    for (old, new) in [
      ("[200,420]", "[null,420]"), ("[200,420]", "[200,1e999]"), ("[200,420]", "[-1e999,0]"),
      (#""t":0"#, #""t":1e999"#), (#""t":0"#, #""t":99999999999999999999"#),
      (#""id":"t1/e1/window"#, #""id":"t65537/e1/window"#),
    ] {
      let file = read(text.replacing(old, with: new, maxReplacements: 1))
      #expect(file.problems.isEmpty && !file.isExact, "\(new)")
    }
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
      let file = reader.finish()
      #expect(file.problems.map(\.line) == [line])
      #expect(
        file.problems.first?.phrase.english.plain
          == "the line is longer than the limit of \(begin == 0 ? 3 : 1) MiB; "
          + "the rest is not read")
    }
  }

  @Test func `nesting without end and what is no number are refused`() {
    let deep = String(repeating: "[", count: 200_000)
    #expect(read(deep).problems.map(\.phrase.english.plain) == ["expected { here"])
    let text = text(article)
    for (value, words) in [
      (deep, "this is nested too deeply"), ("-", "this is not a JSON value"),
      ("01", "this is not a JSON value"), ("NaN", "this is not a JSON value"),
      ("\u{0}", "this is not a JSON value"), ("nul", "this is not a JSON value"),
    ] {
      let file = read(text.replacing(#""t":0"#, with: #""t":\#(value)"#, maxReplacements: 1))
      #expect(file.problems.map(\.phrase.english.plain) == [words], "\(value.prefix(30))")
    }
    #expect(read(text.replacing(#""t":0"#, with: #""t":0.0e5"#)).trace == article)
  }

  @Test func `garbage is told once, at its first line`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let bytes = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &random) }
      var reader = RecordReader()
      bytes.withUnsafeBytes { reader.take($0) }
      let file = reader.finish()
      #expect(file.problems.count == 1)
      #expect(file.trace == nil && file.agreement(tool: "1.0.0") == nil)
    }
  }

  @Test func `bytes that are no text are refused where they stand`() {
    var bytes = Array(text(article).utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: "fifthView (160".utf8) } ?? 0
    bytes[place] = 0xFF
    var reader = RecordReader()
    bytes.withUnsafeBytes { reader.take($0) }
    #expect(
      reader.finish().problems.map { $0.headline(file: "r", .english) } == [
        "r:8:202: error: this is not UTF-8 text"
      ])
  }

  @Test func `a record that was tampered with is refused or can be told to its end`() throws {
    var random = SeededGenerator(seed: 11)
    for seed in seeds(60) {
      let trace = try randomGestures(seed: seed)
      var lines = lines(trace)
      for _ in 0..<3 { tamper(with: &lines, using: &random) }
      let file = read(lines.map { $0 + "\n" }.joined())
      guard let trace = file.trace else {
        #expect(!file.problems.isEmpty)
        continue
      }
      let narrator = Narrator(trace, .english)
      for index in trace.indices { _ = narrator.explain(index) }
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
