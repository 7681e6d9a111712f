import Foundation
import Lessons
import SceneLanguage
import TouchCore

/// Every touch of the lessons in every scene of its lesson that has its views.
enum LessonTouches {
  struct Pair {
    let name: String
    let scene: Scene
    let script: TouchScript
    var trace: Trace { record(script, in: scene) }
  }

  static let all: [Pair] = LessonLibrary.embedded.lessons.flatMap(pairs)

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func pairs(_ lesson: String) -> [Pair] {
    let file = folder.appending(path: "lessons/\(lesson)/lesson.md")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let fences = LessonDocument(markdown: text).fences
    return fences.filter { $0.kind == .scene }.flatMap { fence -> [Pair] in
      guard let scene = readScene(source(fence)).value else { return [] }
      return fences.filter { $0.kind == .touch }.compactMap { touch in
        readTouches(source(touch), in: scene).value.map {
          Pair(name: "\(lesson) \(fence.id ?? "") \(touch.id ?? "")", scene: scene, script: $0)
        }
      }
    }
  }

  private static func source(_ fence: Fence) -> SourceLines {
    SourceLines(file: "lesson.md", lines: fence.body, firstLine: 1)
  }
}
