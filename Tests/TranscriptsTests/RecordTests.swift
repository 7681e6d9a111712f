import Testing
import TestSupport
import TouchCore
import TouchNarration
import Transcripts

@Suite("The record as JSON lines") struct RecordTests {
  @Test("Article 000's record is the one kept, byte for byte") func golden() throws {
    let context = TranscriptContext(tool: "1.0.0", lesson: "02-hit-test/03-first-to-fifth")
    var text = ""
    writeJSONLines(of: article, language: .english, context: context) {
      text += String(decoding: $0, as: UTF8.self)
    }
    try expectGolden(text, "article-000.jsonl")
  }

  @Test("Article 000's views are asked in the order and at the points of the article")
  func asks() throws {
    let asks = try readBack(article).filter { $0.kind == "hit.ask" }
    #expect(
      asks.map(\.view) == ["window", "firstView", "thirdView", "fifthView", "fourthView"])
    #expect(
      asks.map(\.point) == [[200, 420], [200, 420], [180, 120], [160, -140], [160, 90]])
  }

  @Test("A record is a head, its steps in order and an end") func shape() throws {
    for trace in examples {
      let lines = try readBack(trace)
      #expect(lines.first?.rec == "head")
      #expect(lines.last?.rec == "end")
      #expect(lines.last?.steps == trace.count)
      let steps = lines.dropFirst().dropLast()
      #expect(steps.allSatisfy { $0.rec == "step" })
      #expect(steps.map(\.n) == trace.indices.map { $0 + 1 })
    }
  }

  @Test("The head alone is enough to play the record again") func replay() throws {
    for trace in examples {
      let head = try #require(try readBack(trace).first)
      let scene = scene(try #require(head.scene).joined(separator: "\n"))
      let fingers = try #require(head.touches).joined(separator: "\n")
      let script = touches(fingers, in: scene)
      let again = record(script, in: scene, rules: trace.rules)
      #expect(lines(again) == lines(trace))
    }
  }

  @Test("Only settings that differ are written") func settings() {
    #expect(lines(article).first?.hasSuffix(#","settings":{}}"#) == true)
    #expect(lines(examples[3]).first?.hasSuffix(#","settings":{"alphaAsFloat32":0}}"#) == true)
  }

  @Test("The bytes are the same in every run") func stable() throws {
    for seed in seeds(50) {
      for language in Language.allCases {
        let first = jsonLines(
          of: randomTrace(seed: seed), language: language, context: .plain)
        let second = jsonLines(
          of: randomTrace(seed: seed), language: language, context: .plain)
        #expect(Array(first) == Array(second))
      }
    }
  }

  @Test("Notes stand after their step, in the order they were left") func notes() {
    let context = TranscriptContext(
      tool: "1.0.0",
      notes: [
        Note(step: 999, .text("after all")),
        Note(step: 2, .text("second\nline")),
        Note(step: 0, .text("before all")),
        Note(
          step: 2,
          .prediction(
            Prediction(
              asked: "next-asked", given: "fourthView", isSure: true, right: "fifthView",
              misconception: "M01"))),
      ])
    let lines = lines(article, context)
    #expect(lines[1] == #"{"rec":"note","n":0,"by":"reader","kind":"note","text":"before all"}"#)
    #expect(lines[3].hasPrefix(#"{"rec":"step","n":2,"#))
    #expect(
      lines[4] == #"{"rec":"note","n":2,"by":"reader","kind":"note","text":"second\nline"}"#)
    #expect(
      lines[5] == #"{"rec":"note","n":2,"by":"reader","kind":"prediction","#
        + #""asked":"next-asked","given":"fourthView","sure":true,"right":"fifthView","#
        + #""misconception":"M01"}"#)
    #expect(
      lines[lines.count - 2]
        == #"{"rec":"note","n":999,"by":"reader","kind":"note","text":"after all"}"#)
  }

  @Test("The end has an outcome for each touch") func outcomes() {
    let trace = recorded(
      "window 390x844\n  button go 0,0 100x100",
      "0 down A at 50,50\n80 up A\n900 down B at 300,300\n990 up B")
    #expect(
      lines(trace).last == #"{"rec":"end","outcome":["#
        + #"{"touch":1,"finger":"A","hit":"go","handled":["go"],"dropped":false},"#
        + #"{"touch":2,"finger":"B","hit":"window","handled":[],"dropped":true}],"#
        + #""steps":\#(trace.count)}"#)
  }

  @Test("Hostile names come out of the record as they are in the scene") func hostile() throws {
    for name in hostileTexts where !name.isEmpty {
      var scene = Scene()
      let window = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))
      try scene.addSubview(View(name, frame: Rect(0, 0, 390, 844)), to: window)
      let asks = try readBack(record(try tap(), in: scene)).filter { $0.kind == "hit.ask" }
      let view = try #require(asks.last?.view)
      #expect(Array(view.unicodeScalars) == Array(name.unicodeScalars))
    }
  }

  @Test("Every record of a random scene can be read, a line for each step") func random() throws {
    for seed in seeds(200) {
      let trace = randomTrace(seed: seed)
      #expect(!lines(trace).contains { $0.contains(where: \.isNewline) })
      #expect(try readBack(trace).count == trace.count + 2)
    }
  }
}
