import SceneFiles
import Testing
import TouchCore

private typealias File = InterfaceBuilderFile

@Suite("Controllers that segues push")
struct PushedControllerTests {
  private func segue(_ kind: String, _ id: String, _ attributes: String = "") -> String {
    "<connections><segue destination=\"\(id)\" kind=\"\(kind)\" \(attributes)/></connections>"
  }

  private func button(_ kind: String, _ id: String) -> String {
    File.view("button", "id=\"to-\(id)\"", (20, 200, 100, 44), segue(kind, id))
  }

  private func bar(_ tag: String) -> String { File.view(tag, "key=\"\(tag)\" id=\"\(tag)\"") }

  private func container(_ tag: String, _ id: String, _ bars: String, of inner: String) -> String {
    "<\(tag) id=\"\(id)\">\(bars)\(segue("relationship", inner))</\(tag)>"
  }

  /// The ids of the bars over the view of each controller, in the order of the file.
  private func bars(_ scenes: [String: [String]], _ text: String) throws {
    let screens = try File.read(text)
    for (id, bars) in scenes {
      let screen = try #require(screens.first { $0.roots.first?.identifier == "\(id)-view" })
      #expect(screen.roots.dropFirst().map(\.identifier) == bars, "\(id)")
    }
  }

  @Test("19.4: what is pushed from a controller in a navigation controller lies under its bar")
  func pushed() throws {
    let text = File.storyboard(
      container("tabBarController", "t", bar("tabBar"), of: "n"),
      container("navigationController", "n", bar("navigationBar"), of: "a"),
      File.controller(button("show", "b") + button("presentation", "m"), id: "a"),
      File.controller(
        button("push", "c"), id: "b", attributes: "hidesBottomBarWhenPushed=\"YES\""),
      File.controller(button("show", "a"), id: "c"), File.controller("", id: "m"),
      File.controller("", id: "alone"), initial: "t")
    try bars(
      [
        "a": ["navigationBar", "tabBar"], "b": ["navigationBar"], "c": ["navigationBar"], "m": [],
        "alone": [],
      ], text)
  }

  @Test func `What is presented, too, or contained elsewhere, is not under the bar`() throws {
    let text = File.storyboard(
      container("navigationController", "n", bar("navigationBar"), of: "a"),
      File.controller(button("show", "b") + button("presentation", "b"), id: "a"),
      File.controller("", id: "b"), initial: "n")
    try bars(["a": ["navigationBar"], "b": []], text)
  }

  @Test("19.4: the bar shows the items of the controller that the navigation controller has")
  func items() throws {
    func item(_ id: String) -> String {
      """
      <navigationItem key="navigationItem"><barButtonItem key="rightBarButtonItem" id="\(id)"/>\
      </navigationItem>
      """
    }
    let pages = "<pageViewController id=\"p\">\(item("turn"))</pageViewController>"
    let text = File.storyboard(
      container("navigationController", "n", bar("navigationBar"), of: "t"),
      container("tabBarController", "t", bar("tabBar") + item("outer"), of: "a"),
      File.controller(button("show", "p"), id: "a", also: item("inner")), pages, initial: "n")
    let screens = try File.read(text)
    #expect(screens.count == 2)
    let shown = screens.map { screen in
      screen.roots.first { $0.identifier == "navigationBar" }?.subviews.map(\.identifier)
    }
    #expect(shown == [["outer"], ["turn"]])
    // The pages are not in the file: the controller stands for them, as large as the screen.
    #expect(screens[1].roots.first?.identifier == "p")
    #expect(screens[1].roots.first?.frame == Rect(0, 0, 393, 852))
  }
}
