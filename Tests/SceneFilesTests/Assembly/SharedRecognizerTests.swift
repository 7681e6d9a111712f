import SceneFiles
import Testing
import TouchCore

private typealias File = InterfaceBuilderFile

@Suite("A recognizer that a file gives to several views")
struct SharedRecognizerTests {
  private static let zoom = "<tapGestureRecognizer id=\"zoom\"/>"

  /// A view that lists a recognizer once, or more often.
  private func listing(_ name: String, _ recognizers: String...) -> String {
    let lists = recognizers.map {
      "<outletCollection property=\"gestureRecognizers\" destination=\"\($0)\" appends=\"YES\"/>"
    }
    return File.view(
      "view", "id=\"\(name)-id\" userLabel=\"\(name)\"", (0, 0, 9, 9),
      "<connections>\(lists.joined())</connections>")
  }

  private func screens(_ text: String) throws -> [ImportedScene] {
    try importScreens(text, .interfaceBuilder).map(\.screen)
  }

  /// The views that have recognizers, each with how many.
  private func owners(_ scene: Scene) -> [String] {
    scene.windows.flatMap { scene.subtree(of: $0.view) }
      .filter { !scene[$0].recognizers.isEmpty }
      .map { "\(scene.name(of: $0)) \(scene[$0].recognizers.count)" }
  }

  private func lists(_ screen: ImportedScene) -> [[String]] {
    screen.sharedRecognizers.map { [$0.name] + $0.views.map { screen.scene.name(of: $0) } }
  }

  @Test func `is on the first, is said at each of the others, and is listed`() throws {
    let views = [listing("left", "zoom"), listing("right", "zoom"), listing("low", "zoom")]
    let text = File.storyboard(File.controller(views.joined(separator: "\n")) + Self.zoom)
    let screen = try #require(try screens(text).first)
    #expect(owners(screen.scene) == ["left 1"])
    #expect(lists(screen) == [["tapGestureRecognizer", "left", "right", "low"]])
    let reason = ImportRemark.Reason.keptByAnother(
      recognizer: "tapGestureRecognizer", view: "left")
    let said = screen.remarks.filter { $0.reason == reason }
    #expect(said.count == 2)
    #expect(said.last.map(\.line) == said.first.map { $0.line + 1 })
  }

  @Test func `but to one view twice is on it once, and nothing is said`() throws {
    let text = File.storyboard(File.controller(listing("left", "zoom", "zoom")) + Self.zoom)
    let screen = try #require(try screens(text).first)
    #expect(owners(screen.scene) == ["left 1"])
    #expect(lists(screen) == [])
    #expect(screen.remarks == [])
  }

  @Test func `of a screen that is embedded twice is made twice, once for each`() throws {
    let inner = File.controller(listing("left", "zoom") + listing("right", "zoom"), id: "in")
    let container = File.view(
      "containerView", "", (0, 0, 9, 9),
      "<connections><segue destination=\"in\" kind=\"embed\"/></connections>")
    let text = File.storyboard(File.controller(container + container), inner + Self.zoom)
    let screen = try #require(try screens(text).first)
    #expect(owners(screen.scene) == ["left 1", "left2 1"])
    #expect(
      lists(screen) == [
        ["tapGestureRecognizer", "left", "right"],
        ["tapGestureRecognizer2", "left2", "right2"],
      ])
  }
}
