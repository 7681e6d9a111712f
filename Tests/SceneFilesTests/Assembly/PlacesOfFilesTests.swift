import SceneFiles
import Testing
import TouchCore

@Suite("Where a file tells of what") struct PlacesOfFilesTests {
  private let dump = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0xa>>
       | <UIView: 0x2; frame = (0 500; 100 44); hidden = YES; >
       |    | <UIButton: 0x3; frame = (0 0; 100 44); opaque = NO; >
    """

  @Test func `a dump's views know the lines that print them`() throws {
    let scene = try #require(try importScreens(dump, .viewDescription, of: "a.txt").first).screen
      .scene
    let lines = dump.split(separator: "\n")
    for view in scene.viewIDs where scene[view].part == nil {
      let place = try #require(scene.place(of: .responder(.view(view))))
      #expect(place.file == "a.txt")
      #expect(lines[place.line - 1].contains(scene[view].className))
    }
  }

  @Test func `what a dump prints is written, what it leaves out is known or made up`() throws {
    let scene = try #require(try importScreens(dump, .viewDescription).first).screen.scene
    let views = scene.viewIDs.filter { scene[$0].part == nil }
    let (hidden, button) = (views[1], views[2])
    #expect(scene.origin(of: .hidden, in: hidden) == .written)
    #expect(scene.origin(of: .frame, in: hidden) == .written)
    #expect(scene.origin(of: .alpha, in: hidden) == .known)
    // A dump never says whether a control is enabled.
    #expect(scene.origin(of: .disabled, in: button) == .madeUp)
  }

  @Test func `a storyboard's views know the lines of their elements`() throws {
    let text = InterfaceBuilderFile.storyboard(
      InterfaceBuilderFile.controller(
        "<button opaque=\"NO\" id=\"buy-it\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/></button>"
      ))
    let scene = try #require(try importScreens(text, .interfaceBuilder).first).screen.scene
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let button = try #require(scene.viewIDs.first { scene[$0].kind == .button })
    let place = try #require(scene.place(of: .responder(.view(button))))
    #expect(lines[place.line - 1].contains("buy-it"))
  }
}
