import SceneFiles
import Testing
import TouchCore

@Suite("Frames that are the screen's")
struct ScreenCoordinateTests {
  /// A button in a view, in the screen's coordinates.
  private func part(under window: Bool) -> ForeignHierarchy {
    var button = ForeignView("UIButton", line: 3)
    button.frame = Rect(20, 160, 120, 44)
    var card = ForeignView("UIView", line: 2)
    card.frame = Rect(10, 100, 300, 200)
    card.subviews = [button]
    var root = ForeignView("UIWindow", line: 1)
    root.frame = Rect(0, 0, 390, 844)
    root.subviews = [card]
    var hierarchy = ForeignHierarchy(.accessibility)
    hierarchy.framesAreOnScreen = true
    hierarchy.roots = [window ? root : card]
    hierarchy.viewsNamed = hierarchy.viewCount
    return hierarchy
  }

  @Test(arguments: [true, false])
  func `lie where they were, whether the window is in the file or not`(window: Bool) throws {
    let scene = try ImportedScene(part(under: window)).scene
    let button = try #require(scene.viewIDs.first { scene[$0].className == "UIButton" })
    let card = try #require(scene[button].superview)
    #expect(scene[button].frame == Rect(10, 60, 120, 44))
    #expect(scene.toScreen(.zero, of: button) == Point(20, 160))
    #expect(scene.toScreen(.zero, of: card) == Point(10, 100))
  }
}
