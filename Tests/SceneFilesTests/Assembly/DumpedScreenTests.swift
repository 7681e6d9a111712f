import SceneFiles
import Testing
import TouchCore

@Suite("A dump as a screen")
struct DumpedScreenTests {
  private func screens(_ text: String) throws -> [ImportedScene] {
    try importScreens(text, .viewDescription).map(\.screen)
  }

  private func scene(_ text: String) throws -> Scene {
    try #require(try screens(text).first).scene
  }

  private let window = "<UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0xa>>\n"

  /// The views of a scene with what is not known of them.
  private func unknown(_ scene: Scene) -> [UnknownFacts] {
    scene.windows.flatMap { scene.subtree(of: $0.view) }.map { scene[$0].origins.missing }
  }

  @Test func `of a scroll view without its offset may be scrolled anywhere`() throws {
    let scene = try scene(
      """
      \(window)   | <UIScrollView: 0x2; frame = (0 0; 390 800); >
         |    | <UIView: 0x3; frame = (0 500; 100 44); >
         | <UIScrollView: 0x4; frame = (0 0; 390 800); layer = <CALayer: 0xa>; contentOffset: {0, 0}; contentSize: {390, 2000}>
         |    | <UIView: 0x5; frame = (0 500; 100 44); >
         | <UIScrollView: 0x6; frame = (0 0; 390 800); >
      """)
    #expect(unknown(scene) == [[], .boundsOrigin, [], [], [], []])
  }

  @Test func `says of recognizers of UIKit's own that they are left out`() throws {
    let screen = try #require(
      try screens(
        """
        \(window)   | <UIView: 0x2; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0xa>>
           | <UIScrollView: 0x3; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0xa>; contentOffset: {0, 0}; contentSize: {9, 9}>
        (lldb) po [0x2 gestureRecognizers]
        <__NSArrayM 0x600>(
        <_UIParallaxTransitionPanGestureRecognizer: 0x60a; state = Possible; view = <UIView 0x2>>
        )
        (lldb) po [0x3 gestureRecognizers]
        <__NSArrayM 0x601>(
        <UIScrollViewPanGestureRecognizer: 0x60b; state = Possible; view = <UIScrollView 0x3>>
        )
        """
      ).first)
    #expect(unknown(screen.scene) == [[], .anyRecognizers, []])
    #expect(
      screen.remarks == [
        ImportRemark(line: 6, .privateRecognizer("_UIParallaxTransitionPanGestureRecognizer"))
      ])
  }

  @Test func `printed twice in one paste is one screen, as it is after`() throws {
    let screens = try importScreens(
      """
      \(window)   | <UIView: 0x2; frame = (0 0; 90 44); layer = <CALayer: 0xa>>
      <UITextEffectsWindow: 0x8; frame = (0 0; 390 844); layer = <CALayer: 0xa>>
      (lldb) c
      \(window)   | <UIView: 0x2; frame = (0 100; 90 44); alpha = nan; layer = <CALayer: 0xa>>
      """, .viewDescription)
    #expect(screens.count == 1)
    let scene = try #require(screens.first).screen.scene
    #expect(scene.windows.count == 2)
    let view = try #require(scene.viewIDs.first { scene[$0].origins.address == 2 })
    #expect(scene[view].frame.minY == 100)
  }

  @Test func `without a window is put into one window with what stands beside it`() throws {
    let scene = try scene(
      """
      (
          "<UIView: 0x1; frame = (10 20; 100 44); layer = <CALayer: 0xa>>",
          "<UIView: 0x2; frame = (10 80; 200 44); layer = <CALayer: 0xa>>"
      )
      """)
    #expect(scene.windows.count == 1)
    let window = scene.windows[0].view
    #expect(scene[window].frame == Rect(10, 20, 200, 104))
    #expect(scene[window].subviews.map { scene[$0].frame.origin } == [Point(0, 0), Point(0, 60)])
    #expect(scene[window].subviews.map { scene[$0].origins.missing } == [.superviews, .superviews])
  }

  @Test func `has the content view of a row by its class, not its size`() throws {
    let scene = try scene(
      """
      \(window)   | <UICollectionViewCell: 0x2; frame = (0 0; 390 100); layer = <CALayer: 0xa>>
         |    | <UIView: 0x3; frame = (0 0; 390 100); layer = <CALayer: 0xa>>
         |    | <_UICollectionViewCellContentView: 0x4; frame = (0 0; 390 100); layer = <CALayer: 0xa>>
      """)
    let cell = try #require(scene.view(named: "collectionViewCell"))
    let content = try #require(scene.contentView(of: cell))
    #expect(scene[content].origins.address == 4)
    #expect(scene[cell].origins.missing == [])
  }

  @Test func `has it by its size only as a guess, and the frontmost`() throws {
    let scene = try scene(
      """
      \(window)   | <UICollectionViewCell: 0x2; frame = (0 0; 390 100); layer = <CALayer: 0xa>>
         |    | <UIView: 0x3; frame = (0 0; 390 100); layer = <CALayer: 0xa>>
         |    | <UIView: 0x4; frame = (0 0; 390 100); layer = <CALayer: 0xa>>
      """)
    let cell = try #require(scene.view(named: "collectionViewCell"))
    let content = try #require(scene.contentView(of: cell))
    #expect(scene[content].origins.address == 4)
    #expect(scene[cell].origins.missing == .tree)
  }

  @Test func `has a row's content view from Interface Builder as the file says`() throws {
    typealias File = InterfaceBuilderFile
    let inner = ["background", "content"].map { name in
      File.view("view", "key=\"\(name)View\" id=\"\(name)\"", (0, 0, 100, 50))
    }
    let cell = File.view("collectionViewCell", "id=\"cell\"", (0, 0, 100, 50), inner.joined())
    let screens = try importScreens(File.storyboard(File.controller(cell)), .interfaceBuilder)
    let scene = try #require(screens.first).screen.scene
    let row = try #require(scene.view(named: "collectionViewCell"))
    let content = try #require(scene.contentView(of: row))
    #expect(scene[content].origins.identifier == "content")
  }
}
