import Foundation
import Lessons
import SceneLanguage
import TestSupport
import Testing

/// What the engine in the page says is what the program says: the same record, the same replies.
@Suite(
  "The same words", .inTurn,
  .enabled(if: OpenedPage.isExpected, "TOUCHTRACE_PAGE names no page; .ci/page makes one"),
  .oneBrowser { try Browser() })
struct SameWordsTests {
  let page: OpenedPage

  init() throws { page = try OpenedPage() }

  /// Every scene of the lessons, the gallery and the samples, by its name.
  private static var texts: [(name: String, text: String)] {
    let folders = ["Tests/TouchTraceCLITests/Gallery", "lessons/samples"]
    let files = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(
        at: packageRoot.appending(path: folder), includingPropertiesForKeys: nil)) ?? []
    }
    return files.sorted { $0.path < $1.path }.compactMap { file in
      (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
    }
  }

  /// Asks both, and expects the same answer.
  private func expectSame(
    _ room: inout AskedRoom, _ deed: String, _ request: [String: Any], _ name: String
  ) throws {
    let whole = request.merging(["session": 1, "language": "en"]) { own, _ in own }
    let native = try room.ask(deed, whole)
    let page =
      try JSONSerialization.jsonObject(
        with: Data(page.ask(deed, whole).utf8)) as? [String: Any] ?? [:]
    #expect(Set(native.keys) == Set(page.keys), "\(name): \(deed)")
    for key in native.keys.sorted() {
      let (one, other) = (words(native[key]), words(page[key]))
      guard one != other else { continue }
      let place = zip(one, other).prefix { $0 == $1 }.count
      Issue.record(
        """
        \(name): \(deed) \(key) differs:
        \(one.dropFirst(max(0, place - 80)).prefix(200))
        \(other.dropFirst(max(0, place - 80)).prefix(200))
        """)
    }
  }

  private func words(_ value: Any?) -> String {
    guard let value,
      let data = try? JSONSerialization.data(
        withJSONObject: [value], options: [.sortedKeys, .withoutEscapingSlashes])
    else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  @Test("Files of apps and scenes are read, recorded and told alike") func files() throws {
    try page.open()
    var room = AskedRoom()
    for (name, text) in Self.texts {
      try expectSame(&room, "open", ["text": text, "name": name], name)
      try expectSame(&room, "verdict", [:], name)
      try expectSame(&room, "perform", ["line": "export jsonl"], name)
    }
  }

  @Test("Random scenes are recorded, told and answered alike") func randomScenes() throws {
    try page.open()
    var room = AskedRoom()
    for seed in 0..<UInt64(isSlowRun ? 500 : 10) {
      let name = "scene \(seed)"
      try expectSame(&room, "open", ["text": randomText(seed)], name)
      for step in [1, 4, 9, 25] { try expectSame(&room, "step", ["step": step], name) }
      try expectSame(&room, "verdict", [:], name)
      try expectSame(&room, "properties", ["view": 1], name)
      try expectSame(&room, "perform", ["line": "export jsonl"], name)
    }
  }

  @Test("Random lines of the prompt are answered alike") func randomPrompts() throws {
    try page.open()
    var room = AskedRoom()
    let lines = [
      "step", "next", "continue", "rstep", "finish", "why", "chain", "tree", "map", "bt", "list",
      "recognizers", "whatif window.alpha = 0", "whatif and window.isHidden = yes", "undo",
      "compare", "print window", "why window", "why-not window", "export md", "search window",
      "break window", "info breakpoints", "goto 3", "hitmap", "help break", "nonsense",
    ]
    for seed in 0..<UInt64(isSlowRun ? 200 : 6) {
      var generator = SeededGenerator(seed: seed)
      try expectSame(&room, "open", ["text": randomText(seed)], "scene \(seed)")
      for turn in 0..<12 {
        let line = lines.randomElement(using: &generator) ?? ""
        try expectSame(&room, "perform", ["line": line], "\(seed), \(turn): \(line)")
      }
    }
  }

  private func randomText(_ seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    let scene = randomScene(using: &generator)
    let script = randomScript(for: scene, using: &generator)
    // An Int of a browser has 32 bits: a tag beyond that is an error there.
    return writeSceneFile(SceneFile(scene: scene, touches: [("tap", script)]))
      .joined(separator: "\n").replacing(/\stag=-?\d{10,}/, with: "") + "\n"
  }

  @Test("Lessons are told alike, from first to last") func lessons() throws {
    try page.open()
    var room = AskedRoom()
    for id in LessonLibrary.embedded.lessons.sampled(13) {
      try expectSame(&room, "learn", ["lesson": id, "now": 9, "progress": ""], id)
      for turn in 0..<40 {
        let line = turn % 2 == 0 ? "" : "skip"
        try expectSame(&room, "learn", ["line": line, "now": 10 + turn], "\(id) \(turn)")
      }
    }
  }

  @Test("The prompt replies alike") func prompt() throws {
    try page.open()
    var room = AskedRoom()
    try expectSame(&room, "open", ["text": cardScene], "card")
    let lines = [
      "help", "step", "next 3", "why", "chain", "tree", "map", "recognizers", "hitmap", "bt",
      "why-not buy", "why-not buy all", "why-not card", "print card", "print card.frame",
      "whatif card.pointInside = include buy", "compare", "branches", "undo", "break buy",
      "continue", "rcontinue", "info breakpoints", "watch card.alpha", "list", "rules 2.4",
      "search buy", "goto 99", "stpe", "export md", "export svg", "note mine", "set explain full",
      "step", "finish", "rstep", "run", "help why-not",
    ]
    for line in lines { try expectSame(&room, "perform", ["line": line], line) }
  }
}
