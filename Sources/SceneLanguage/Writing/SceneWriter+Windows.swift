import TouchCore

//  windows shown     a(s1) b(s1) c(s2)         nested: each scene's windows follow each other
//                    a(s1) c(s2) b(s1)         not nested: the order in which windows were shown
//                                              decides who is asked first, so they say their scene

extension SceneWriter {
  /// Writes window scenes and windows so that windows keep their order.
  mutating func writeWindows(_ level: Int) {
    if windowsFollowScenes { writeNested(level) } else { writeApart(level) }
  }

  /// Whether the windows can stand inside their scenes.
  private var windowsFollowScenes: Bool {
    var last = -1
    var isBroken = false
    for window in scene.windows {
      guard let id = window.windowScene else {
        isBroken = true
        continue
      }
      let index = Int(id.index)
      guard index > last || index == last && !isBroken else { return false }
      last = index
      isBroken = false
    }
    return last < scene.windowScenes.count
  }

  private mutating func writeNested(_ level: Int) {
    var written = 0
    for window in scene.windows {
      guard let id = window.windowScene else {
        writeWindow(window, level, saysScene: false)
        continue
      }
      while written <= Int(id.index) {
        writeWindowScene(written, level)
        written += 1
      }
      writeWindow(window, level + 1, saysScene: false)
    }
    for index in written..<scene.windowScenes.count { writeWindowScene(index, level) }
  }

  private mutating func writeApart(_ level: Int) {
    for index in scene.windowScenes.indices { writeWindowScene(index, level) }
    for window in scene.windows { writeWindow(window, level, saysScene: true) }
  }

  private mutating func writeWindowScene(_ index: Int, _ level: Int) {
    let responder = Responder.windowScene(WindowSceneID(index))
    put("\(Keyword.windowScene.rawValue) \(names.declared(responder))", level)
    writeOverrides(of: responder, level + 1)
  }
}
