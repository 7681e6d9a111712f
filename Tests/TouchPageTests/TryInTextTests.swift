import Lessons
import SceneLanguage
import Testing
import TouchCore
import TouchNarration

/// What a lesson wants to be changed can be changed in its text.
@Suite("A try in the text") struct TryInTextTests {
  @Test("Every solution of a lesson can be written into the text, and is taken as that try")
  func solutions() throws {
    var count = 0
    for id in LessonLibrary.embedded.lessons {
      for (line, scene, log) in try tries(in: id) {
        var changed = scene
        let clauses = line.dropFirst("set ".count).components(between: " and ")
        for clause in clauses {
          let said = applySet(SourceLines(file: "", text: "set " + clause), to: &changed)
          #expect(said.isEmpty, "\(id): \(clause)")
        }
        var room = AskedRoom()
        let opened = try room.ask("learn", ["lesson": id, "progress": log, "now": 9])
        #expect(opened["text"] != nil, "\(id)")
        let text = writeScene(changed).joined(separator: "\n")
        let answer = try room.ask("attempt", ["text": text, "now": 10])
        #expect(answer["line"] != nil && answer["status"] as? String == "ok", "\(id): \(line)")
        #expect(answer["text"] == nil, "\(id): \(line)")
        count += 1
      }
    }
    #expect(count > 30)
  }

  /// The tries of a lesson: the line that solves each, its scene, and the log of who comes to it.
  private func tries(in id: String) throws -> [(line: String, scene: Scene, log: String)] {
    var runner = try #require(
      LessonRunner(
        library: .embedded, lessonID: id, language: .english, progress: Progress(log: ""), at: 1))
    var log = runner.start().log
    var tries: [(line: String, scene: Scene, log: String)] = []
    for _ in 0..<300 where !runner.isAtEnd {
      let lines = runner.lines(typedBy: .trace)
      if let scene = runner.sceneToChange, let line = lines.first, line.hasPrefix("set ") {
        tries.append((line, scene, log.joined(separator: "\n")))
      }
      for line in lines { log += runner.perform(line, now: 2).log }
    }
    return tries
  }
}

extension Substring {
  fileprivate func components(between word: String) -> [String] {
    split(separator: word).map(String.init)
  }
}
