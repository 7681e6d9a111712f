import SceneLanguage
import TouchCore
import TouchNarration

/// The scenes and touches that a lesson writes down.
struct LessonCast: Sendable {
  private var scenes: [String: Scene] = [:]
  private var touches: [String: Fence] = [:]
  private let path: String
  /// The id of the first scene.
  private(set) var firstScene: String?
  /// The id of the first touch.
  private(set) var firstTouch: String?

  init(_ lesson: Lesson) {
    path = "\(lesson.id)/lesson.md"
    for fence in lesson.fences + lesson.document.fences {
      let id = fence.id ?? ""
      switch fence.kind {
      case .scene where scenes[id] == nil:
        scenes[id] = readScene(source(of: fence)).value
        firstScene = firstScene ?? id
      case .touch where touches[id] == nil:
        touches[id] = fence
        firstTouch = firstTouch ?? id
      case .scene, .touch, .predict, .quiz, .order, .try, .solution, .compare, .expect, .explain,
        .drive, .evidence, .hypotheses:
        break
      }
    }
  }

  /// How many scenes there are.
  var sceneCount: Int { scenes.count }

  /// A scene and a touch, recorded; nil where one of them is missing or cannot be read.
  func stage(_ key: StageKey, language: Language) -> Stage? {
    guard let scene = scenes[key.scene], let fence = touches[key.touch],
      let script = readTouches(source(of: fence), in: scene).value
    else { return nil }
    return Stage(key, scene, script, language: language)
  }

  private func source(of fence: Fence) -> SourceLines {
    SourceLines(file: path, lines: fence.body, firstLine: fence.bodyLine)
  }
}
