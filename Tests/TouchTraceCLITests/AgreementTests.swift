import Foundation
import TerminalSupport
import TestSupport
import Testing
import TouchCore

@testable import SceneLanguage

//   run --format jsonl ──┐
//   run --format html  ──┤  the same sentence, number and verdict
//   run --format md    ──┤  of every step
//   debug --json       ──┤
//   debug              ──┘
//   why SUBJECT, its exit code and --json, why-not at the prompt: the same answer

/// Whoever is asked, by whatever door, says the same.
@Suite("Every door gives the same verdict, number and step", .ownThread) struct AgreementTests {
  private static let seeds = UInt64(0)..<(isSlowRun ? 60 : 8)

  private struct Place {
    let folder: TemporaryDirectory
    var path: String { folder.path + "/a.scene" }
    let trace: Trace

    init(seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      let scene =
        seed % 2 == 0 ? gestureScene(using: &generator) : randomScene(using: &generator)
      let script = randomScript(for: scene, using: &generator)
      folder = try TemporaryDirectory()
      let lines = writeScene(scene) + ["", "touch #t"] + writeTouches(script, in: scene)
      try folder.write(lines.joined(separator: "\n") + "\n", to: "a.scene")
      trace = TouchCore.record(script, in: scene)
    }

    func objects(_ words: [String]) throws -> [[String: Any]] {
      try touchtrace(words).output.split(separator: "\n").compactMap {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }
    }
  }

  @Test(arguments: seeds) func `a step is told alike in the record, at the prompt and on the page`(
    seed: UInt64
  ) throws {
    let place = try Place(seed: seed)
    let steps = try place.objects(["run", place.path, "--format", "jsonl"])
      .filter { $0["rec"] as? String == "step" }
    #expect(steps.count == place.trace.count)
    let some = steps.indices.filter { $0 % max(1, steps.count / 24) == 0 }
    let walk = some.map { "goto \($0 + 1)" }
    let session = ["debug", place.path, "--batch"] + walk.flatMap { ["-ex", $0] }
    let values = try place.objects(session + ["--json"]).dropFirst()
    let page = try touchtrace(["run", place.path, "--format", "html"]).output
    let markdown = try touchtrace(["run", place.path, "--format", "md"]).output
    for (index, value) in zip(some, values) {
      let step = steps[index]
      let number = index + 1
      #expect(step["n"] as? Int == number && value["step"] as? Int == number)
      let here = try #require(value["here"] as? [String: Any])
      #expect(here as NSDictionary == step as NSDictionary)
      let text = try #require(step["text"] as? String)
      let shown = try #require(value["lines"] as? [String])
      #expect(shown.contains { $0.trimmingPrefix { $0 == " " } == text }, "\(shown) \(text)")
      #expect(Self.told(number, on: page) == text)
      let kind = try #require(step["kind"] as? String)
      if ["gr.state", "action.send", "touch.deliver"].contains(kind),
        let row = Self.row(number, of: markdown)
      {
        // A row has no room for what a name is found by.
        #expect(row.hasSuffix(text.withoutIdentities), "\(row) \(text)")
      } else if kind == "hit.ask", let row = Self.row(number, of: markdown) {
        let verdict = try #require(step["verdict"] as? String)
        #expect(row.contains("✓ inside") == (verdict == "inside"), "\(row) \(verdict)")
      }
    }
  }

  @Test(arguments: seeds) func `an answer is the same by every door, and so is the exit code`(
    seed: UInt64
  ) throws {
    let place = try Place(seed: seed)
    let scene = place.trace.scene
    var subjects = place.trace.outcomes.prefix(2).flatMap { outcome in
      let view = scene.viewIDs[Int(seed) % scene.viewIDs.count]
      return [view, outcome.hit].compactMap(\.self)
        .map { "\(scene.name(of: $0)) touch \(outcome.touch)" }
    }
    subjects += scene.recognizerIDs.prefix(1).map { scene.name(of: $0) }
    for subject in subjects {
      let shell = try touchtrace(["why", subject, place.path])
      let data = try place.objects(["why", subject, place.path, "--json"])
      let prompt = try place.objects(
        ["debug", place.path, "--batch", "--json", "-ex", "why-not \(subject)"])
      let lines = try #require(data.first?["lines"] as? [String])
      #expect(shell.output == lines.map { $0 + "\n" }.joined())
      #expect(prompt.last?["lines"] as? [String] == lines)
      let answers = try #require(data.first?["answers"] as? [[String: Any]])
      #expect(prompt.last?["answers"] as? NSArray == answers as NSArray)
      let happened = answers.contains { $0["happened"] as? Bool == true }
      let unsure = answers.contains { $0["grade"] as? String == "UNKNOWN" }
      #expect(shell.status == (unsure ? 5 : happened ? 0 : 1), "\(shell)")
      for answer in answers { Self.expect(answer, told: shell.output) }
    }
  }

  @Test(arguments: UInt64(0)..<(isSlowRun ? 300 : 4))
  func `what a record's reader would ask is answered alike in each export and when it is asked`(
    seed: UInt64
  ) throws {
    let place = try Place(seed: seed)
    let verdict = try place.objects(["run", place.path, "--format", "jsonl"])
      .first { $0["rec"] as? String == "verdict" }
    guard let verdict else { return }
    let question = try #require(verdict["question"] as? String)
    let reasons = try #require(verdict["reason"] as? [String])
    let edits = (verdict["edits"] as? [[String: Any]] ?? []).compactMap { $0["command"] as? String }
    let asked = try touchtrace(["debug", place.path, "--batch", "-ex", question]).output
    let markdown = try touchtrace(["run", place.path, "--format", "md"]).output
      .replacing("`", with: "").replacing("\\", with: "").replacing("**", with: "")
    let page = try touchtrace(["run", place.path, "--format", "html"]).output
    let doors = [
      "text": try touchtrace(["run", place.path]).output, "asked": asked, "md": markdown,
      "html": Self.words(of: page),
    ]
    for (door, text) in doors {
      for words in [question] + reasons + edits where door != "asked" || words != question {
        let words = door == "md" ? words.replacing("`", with: "") : words
        #expect(text.contains(words), "\(door) \(words)")
      }
    }
    guard seed.isMultiple(of: 3) else { return }
    let editor = try EditorProcess(home: place.folder)
    try editor.launch(place.path)
    let typed = try editor.typed(question)
    for words in reasons + edits { #expect(typed.contains(words), "\(words)") }
  }

  /// What a page says, without its marks.
  private static func words(of page: String) -> String {
    page.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }

  /// The verdict, the steps and the edits of an answer stand in its text.
  private static func expect(_ answer: [String: Any], told text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    let grade = answer["grade"] as? String ?? ""
    #expect(lines.contains { $0.hasPrefix(grade + ":") }, "\(grade) \(text)")
    let steps = (answer["steps"] as? [Int] ?? []).map { "#\($0)" }
    #expect(
      steps.isEmpty || lines.contains { $0.hasPrefix(steps.joined(separator: " ") + "  ") },
      "\(steps) \(text)")
    for edit in answer["edits"] as? [[String: Any]] ?? [] {
      let command = edit["command"] as? String ?? ""
      #expect(lines.contains { $0.hasSuffix("  " + command) }, "\(command) \(text)")
    }
  }

  /// What the page says of a step, without its marks.
  private static func told(_ number: Int, on page: String) -> String? {
    guard let start = page.range(of: "<a id=\"\(number)\""),
      let head = page[start.upperBound...].range(of: "<span>"),
      let end = page[head.upperBound...].range(of: "</p>")
    else { return nil }
    let marked = String(page[head.upperBound..<end.lowerBound])
    // Links to the steps it follows from stand behind it.
    return marked.replacing(/<a [^>]*>[^<]*<\/a>/, with: "").replacing(/<[^>]*>/, with: "")
      .replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&amp;", with: "&").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The row of a step in a transcript; nil where it is folded.
  private static func row(_ number: Int, of markdown: String) -> Substring? {
    markdown.split(separator: "\n").first { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      return words.first.map { $0 == "\(number)" } ?? false && line.contains("\(number)  ")
    }
  }
}
