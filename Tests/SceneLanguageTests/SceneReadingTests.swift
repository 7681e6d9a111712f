import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Reading scenes")
struct SceneReadingTests {
  @Test("The first example of the format is read as written")
  func firstExample() throws {
    let scene = scene(
      """
      window 390x844
        vc root
          view firstView 0,0 390x844
            view secondView 20,80 350x200
            view thirdView 20,300 350x480
              view fourthView 20,30 310x200
              view fifthView 20,260 310x190
      """)
    let fourth = try #require(scene.view(named: "fourthView"))
    #expect(scene[fourth].frame == Rect(20, 30, 310, 200))
    #expect(
      scene.path(from: fourth).map { scene.name(of: $0) } == [
        "fourthView", "thirdView", "firstView", "window",
      ])
    let touches = touches("0 down A at 200,420\n80 up A\n", in: scene)
    #expect(deliver(touches, in: scene).first?.hit == fourth)
    #expect(
      scene.chain(from: .view(fourth)).map { scene.name(of: $0.responder) } == [
        "thirdView", "firstView", "root", "window", "app",
      ])
  }
}
