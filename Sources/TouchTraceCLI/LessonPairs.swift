import Lessons

//   ```predict #p2 scene=apart on=both          the lesson asks about `both` in `apart`
//   ```touch #raise scene=deep                  or the touch itself says where it belongs

/// Which touches a lesson delivers in which of its scenes.
struct LessonPairs {
  private var pairs: [(scene: String?, touch: String?)] = []

  init(_ fences: [Fence]) {
    let (firstScene, firstTouch) = (Self.first(.scene, fences), Self.first(.touch, fences))
    pairs = fences.compactMap { fence in
      let said = { (key: String) in fence.attributes.first { $0.key == key }?.value }
      guard fence.kind != .touch else { return said("scene").map { ($0, fence.id) } }
      guard said("scene") != nil || said("on") != nil else { return nil }
      return (said("scene") ?? firstScene, said("on") ?? firstTouch)
    }
  }

  private static func first(_ kind: FenceKind, _ fences: [Fence]) -> String? {
    fences.first { $0.kind == kind }?.id
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
