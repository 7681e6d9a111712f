import Foundation
import TestSupport
import Testing
import TouchCore
import TouchNarration
import Transcripts

@Suite("The schema of the record", .ownThread) struct SchemaTests {
  @Test("It is JSON, and says which version it is of") func parses() throws {
    let schema = try #require(try parsed() as? [String: Any])
    #expect(schema["title"] as? String == "touch-trace/1")
    #expect(schemaText.hasSuffix("}\n"))
  }

  @Test("Every field is described") func described() throws {
    let schema = try #require(try parsed() as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    for (name, definition) in definitions {
      #expect(definition["description"] is String, "\(name)")
      let fields = definition["properties"] as? [String: [String: Any]] ?? [:]
      for (field, meaning) in fields {
        let isDescribed = meaning["description"] is String || meaning["$ref"] is String
        #expect(isDescribed, "\(name).\(field)")
      }
    }
  }

  @Test("Every kind of step has an example, and every example is from a record")
  func examplesAreReal() throws {
    let written = Set(examples.flatMap { lines($0) }.map(withoutText))
    let shown = schemaText.split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix(#"{"rec":"#) }
      .map { withoutText(String($0)) }
    for example in shown { #expect(written.contains(example), "\(example)") }
    let kinds = Set(examples.flatMap { $0.map(\.kindName) })
    for kind in kinds {
      #expect(shown.contains { $0.contains(#""kind":"\#(kind)","#) }, "\(kind)")
      #expect(schemaText.contains(##"{ "$ref": "#/$defs/\##(kind)" }"##), "\(kind)")
    }
    #expect(kinds == Set(StepKind.names))
  }

  @Test("It has the fields of each kind's row, and requires those that are never left out")
  func rows() throws {
    let schema = try #require(try parsed() as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    for kind in StepKind.allCases {
      let definition = try #require(definitions[kind.name], "\(kind)")
      let fields = try #require(definition["properties"] as? [String: Any])
      let own = Set(fields.keys).subtracting(["kind", "phase"])
      #expect(own == Set(kind.fields.map { "\($0.name)" }), "\(kind)")
      let required = kind.fields.filter { !$0.mayBeLeftOut }.map { "\($0.name)" }
      #expect(definition["required"] as? [String] == required, "\(kind)")
    }
  }

  @Test("It gives each field the type of its row, and exactly the words that may stand there")
  func types() throws {
    let schema = try #require(try parsed() as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    for kind in StepKind.allCases {
      let fields = try #require(definitions[kind.name]?["properties"] as? [String: [String: Any]])
      for field in kind.fields {
        var said = try #require(fields["\(field.name)"])
        if let name = (said["$ref"] as? String)?.split(separator: "/").last {
          said = try #require(definitions[String(name)])
        }
        let fault = field.form.fault(in: said)
        #expect(fault == nil, "\(kind).\(field.name): \(said)")
      }
    }
  }

  @Test("A step has a value for each field of its row, and leaves out only what it may")
  func values() {
    for trace in examples + seeds(60).map({ randomTrace(seed: $0) }) {
      for index in trace.indices {
        let (kind, values) = (trace[index].kind, trace.values(at: index))
        #expect(values.count == kind.fields.count, "\(kind)")
        for (field, value) in zip(kind.fields, values) where value == nil {
          #expect(field.mayBeLeftOut, "\(kind).\(field.name)")
        }
      }
    }
  }

  @Test(
    "An independent validator accepts every record and rejects broken ones",
    .enabled(if: Validator.isExpected, "no JSON Schema validator in .build/ci-venv"))
  func validates() throws {
    var context = TranscriptContext.plain
    context.notes = [
      Note(step: 1, .text("a note")),
      Note(step: 2, .prediction(Prediction(asked: "q", given: "a", right: "b"))),
    ]
    var records = examples.flatMap { lines($0, context) }
    for seed in seeds(60) { records += lines(randomTrace(seed: seed), context) }

    let broken = [
      #"{"rec":"begin"}"#,
      lines(article)[4].replacing(#""verdict":"inside""#, with: #""verdict":"maybe""#),
      lines(article)[4].replacing(#""depth":0,"#, with: ""),
      lines(article)[4].replacing("[200,420]", with: "[200]"),
      lines(article)[4].replacing("hit.ask", with: "hit.asked"),
      lines(article)[4].replacing("inside", with: "overridden"),
    ]
    // Unknown keys are ignored.
    let newer = lines(article)[4].replacing(#"{"rec""#, with: #"{"later":true,"rec""#)
    // One run of the validator for all, because its start takes long.
    let rejected = try Validator.rejected(broken + records + [newer], by: schemaText)
    #expect(rejected == Array(broken.indices))
  }

  @Test(
    "An independent validator accepts the record of every lesson, in both languages",
    .enabled(if: Validator.isExpected, "no JSON Schema validator in .build/ci-venv"))
  func lessons() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lessons")
    var records: [String] = []
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix("/transcript.md") }.sorted()
    // In a quick run every fourth, in one of the languages by turns.
    for (number, path) in paths.sampled(4).enumerated() {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let blocks = CommonMark(text).blocks
      let scene = try #require(blocks.first { $0.info.hasPrefix("scene") }?.text, "\(path)")
      let touch = try #require(blocks.first { $0.info.hasPrefix("touch") }?.text, "\(path)")
      let trace = recorded(scene, touch)
      if isSlowRun || number.isMultiple(of: 2) { records += lines(trace) }
      if isSlowRun || !number.isMultiple(of: 2) {
        records += jsonLines(of: trace, language: .simplifiedChinese, context: .plain)
      }
    }
    #expect(records.count > (isSlowRun ? 4000 : 300))
    #expect(try Validator.rejected(records, by: schemaText).isEmpty)
  }

  private func parsed() throws -> Any {
    try JSONSerialization.jsonObject(with: Data(schemaText.utf8))
  }

  private func withoutText(_ line: String) -> String {
    line.firstRange(of: #","text":"#).map { String(line[..<$0.lowerBound]) } ?? line
  }
}

extension StepField {
  fileprivate var mayBeLeftOut: Bool { if case .maybe = form { true } else { false } }
}

extension FieldForm {
  /// What a schema's definition of such a field has wrong; nil where it is right.
  fileprivate func fault(in said: [String: Any]) -> String? {
    let type = said["type"] as? String
    let types = said["type"] as? [String] ?? []
    func insist(_ isRight: Bool) -> String? { isRight ? nil : "\(self)" }
    switch self {
    case .text, .name: return insist(type == "string")
    case .textOrNull, .nameOrNull: return insist(types == ["string", "null"])
    case .null: return insist(type == "null")
    case .flag: return insist(type == "boolean" || said["const"] is Bool)
    case .no: return insist(said["const"] as? Bool == false)
    case .depth, .touch: return insist(type == "integer")
    case .number: return insist(type == "number")
    case .point, .fingers, .names: return insist(type == "array")
    case .measure: return insist(types == ["number", "array", "null"])
    case .value, .valueOrNull: return insist(type != "string" && said["enum"] == nil)
    case .word(let vocabulary):
      return insist((said["enum"] as? [String]).map { Set($0) } == Set(vocabulary.words))
    case .words(let vocabulary):
      let pattern = said["pattern"] as? String ?? ""
      return insist(vocabulary.words.allSatisfy(pattern.contains))
    case .maybe(let form): return form.fault(in: said)
    }
  }
}
