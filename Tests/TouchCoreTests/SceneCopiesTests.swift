import TestSupport
import Testing
import TouchCore

@Suite("Copies of a scene") struct SceneCopiesTests {
  /// A window with a row of views, as many as end within a block, at its end, and behind it.
  private func row(of count: Int) -> Scene {
    scene("window 390x844\n" + (1...count).map { "  view v\($0) \($0),0 1x1\n" }.joined())
  }

  @Test("What changes in a copy changes nowhere else", arguments: [1, 30, 31, 32, 63, 64, 65, 200])
  func independence(count: Int) {
    let scene = row(of: count)
    for id in scene.viewIDs {
      var copy = scene
      copy[id].alpha = 0.25
      #expect(scene[id].alpha == 1 && copy[id].alpha == 0.25)
      #expect(scene.viewIDs.allSatisfy { $0 == id || copy[$0] == scene[$0] })
      #expect(copy != scene)
      copy[id].alpha = 1
      #expect(copy == scene && copy.hashValue == scene.hashValue)
    }
  }

  @Test("Scenes differ where names do, whoever gave them, and by nothing that was called so before")
  func names() throws {
    let named = scene("window 390x844\n  view card 0,0 1x1\n    @tap tap\n")
    #expect(named != scene("window 390x844\n  view page 0,0 1x1\n    @tap tap\n"))
    #expect(named != scene("window 390x844\n  view card 0,0 1x1\n    @tap other\n"))
    var application = named
    try application.renameApplication("shop")
    #expect(application != named)
    try application.renameApplication("app")
    #expect(application == named && application.hashValue == named.hashValue)
  }

  @Test("Views are counted and walked in the order they were made")
  func order() {
    for count in [1, 31, 32, 95, 96] {
      let scene = row(of: count)
      #expect(scene.views.count == count + 1)
      #expect(scene.views.map(\.name) == ["window"] + (1...count).map { "v\($0)" })
      #expect(scene.views.reversed().first?.name == "v\(count)")
    }
  }

  @Test(
    "19.57: private containers go as they came, and the scene is what it was", arguments: 26...36)
  func removal(count: Int) {
    let plain = scene(
      "window 390x844\n  vc home\n    view back 0,0 390x844\n"
        + (1...count).map { "      view v\($0) \($0),0 1x1\n" }.joined())
    var changed = plain
    changed.settings[.showsPrivateContainers] = 1
    changed.settlePrivateContainers()
    #expect(changed.views.count == plain.views.count + 2)
    changed.settings = plain.settings
    changed.settlePrivateContainers()
    #expect(changed == plain && changed.hashValue == plain.hashValue)
  }
}
