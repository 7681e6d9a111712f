import Lessons

//   ```predict #p2 scene=apart on=both          the lesson asks about `both` in `apart`
//   ```touch #raise scene=deep                  or the touch itself says where it belongs

/// Which touches a lesson delivers in which of its scenes.
struct LessonPairs {
  private var pairs: [(scene: String?, touch: String?)] = []

  init(_ fences: [Fence]) {
    let firstScene = fences.first { $0.kind == .scene }?.id
    let touches = fences.filter { $0.kind == .touch }
    pairs = fences.compactMap { fence in
      if fence.kind == .touch { return fence["scene"].map { ($0, fence.id) } }
      guard fence.kind != .scene, fence.kind != .solution else { return nil }
      // As `FenceDesk.stage(of:)`: a fence without "on" is about the first touch, and a touch may name its
      // scene.
      let touch = fence["on"].map { id in touches.first { $0.id == id } } ?? touches.first
      return (fence["scene"] ?? touch?["scene"] ?? firstScene, touch?.id)
    }
  }

  /// Those of the touches that are delivered in a scene; all of them if the lesson does not say.
  func touches(_ all: [(String, Fence)], in scene: String) -> [(String, Fence)] {
    let meant = all.filter { touch in pairs.contains { $0.scene == scene && $0.touch == touch.0 } }
    return meant.isEmpty ? all : meant
  }

  /// Those of the scenes that a touch is delivered in; all of them if the lesson does not say.
  func scenes(_ all: [(String, Fence)], of touch: String?) -> [(String, Fence)] {
    let meant = all.filter { scene in pairs.contains { $0.scene == scene.0 && $0.touch == touch } }
    return touch == nil || meant.isEmpty ? all : meant
  }
}
