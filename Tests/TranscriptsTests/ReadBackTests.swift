import JSON
import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import Transcripts

@Suite("Reading a record back") struct ReadBackTests {
  @Test("A record that was written is read as it was, whole") func same() throws {
    for trace in examples {
      let file = try read(text(trace))
      let (isSame, isFine) = (file.trace == trace, isFine(file))
      #expect(isSame)
      #expect(isFine)
    }
  }

  @Test("Random gestures are read as they were, in both languages") func random() throws {
    for seed in seeds(80) {
      let trace = try randomGestures(seed: seed)
      let language: Language = seed % 2 == 0 ? .english : .simplifiedChinese
      let file = try read(text(trace, language))
      let (isSame, isFine) = (file.trace == trace, isFine(file))
      #expect(isSame, "seed \(seed)")
      #expect(isFine, "seed \(seed)")
    }
  }

  @Test("A record from before there was evidence is read, with the rules that it names")
  func withoutEvidence() throws {
    for trace in examples {
      let bare = lines(trace).map { line in
        line.firstRange(of: #","because":"#).map { line[..<$0.lowerBound] + "}" } ?? line[...]
      }
      let file = try read(bare.joined(separator: "\n") + "\n")
      let told = file.trace.map { old in old.indices.map { old.rule(of: $0) } }
      let rules = trace.indices.map { trace.rule(of: $0) }
      #expect(told == rules)
    }
  }

  @Test("It makes no difference in which pieces a file comes in") func pieces() throws {
    let text = text(article)
    for size in [1, 7, 100, 4096] {
      var reader = RecordReader()
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { reader.take($0) }
      }
      #expect(try reader.finish().trace == article)
    }
  }
}

/// A record as its file.
func text(_ trace: Trace, _ language: Language = .english, notes: [Note] = []) -> String {
  let context = TranscriptContext(tool: "1.0.0", notes: notes)
  return jsonLines(of: trace, language: language, context: context).map { $0 + "\n" }.joined()
}

/// What is read of a file.
func read(_ text: String) throws(RecordProblem) -> RecordFile {
  var reader = RecordReader()
  var text = text
  text.withUTF8 { reader.take(UnsafeRawBufferPointer($0)) }
  return try reader.finish()
}

/// What is wrong with a file, as people read it.
func problem(_ text: String, _ language: Language = .english) -> String? {
  do throws(RecordProblem) {
    _ = try read(text)
    return nil
  } catch {
    return error.headline(file: "r", language)
  }
}

/// Whether this version would record the same.
func isFine(_ file: RecordFile) -> Bool {
  file.agreement(tool: "1.0.0") == .fine
}

extension Note {
  /// The object it is written as.
  var line: String { JSONWriter.line { json in write(to: &json) } }
}
