import SceneFiles
import Testing

private typealias File = InterfaceBuilderFile

@Suite("What an Interface Builder file has beside the views of its screens")
struct FileObjectTests {
  private let text = File.storyboard(
    File.controller(
      File.view("button", "id=\"b\" userLabel=\"Buy now\"")
        + File.view("view", "id=\"gone\"", (0, 0, 9, 9), "<subviews><label id=\"in\"/></subviews>"),
      also: """
        <navigationItem key="navigationItem" title="Cart" id="item"><barButtonItem \
        key="backBarButtonItem" title="Back" id="back"/></navigationItem>\
        <tabBarItem key="tabBarItem" title="Shop" id="tab"/><connections>\
        <outlet property="compose" destination="loose" id="out"/>\
        <segue identifier="show" destination="p" kind="show" id="segue"/></connections>
        """)
        + """
        <barButtonItem title="Compose" id="loose"/><view id="shelf"/>\
        <tapGestureRecognizer id="tap"/><navigationController id="nav"><connections>\
        <segue destination="vc" kind="relationship"/></connections></navigationController>\
        <tabBarController id="bare"/>\
        <viewControllerPlaceholder storyboardName="Other" id="p"/>
        """
  )

  private func reason(_ name: String) throws -> FileObject.Reason? {
    let excluded = text.replacing(
      "</subviews></view><navigationItem",
      with: """
        </subviews><variation key="default"><mask key="subviews"><exclude reference="gone"/></mask>\
        </variation><constraints><constraint firstItem="b" firstAttribute="top" id="c"/>\
        </constraints></view><navigationItem
        """)
    return try InterfaceBuilderReader(Array(excluded.utf8)).object(called: name)?.reason
  }

  @Test(
    "says why it is not asked",
    arguments: [
      ("in", .notInstalled(places: nil)), ("gone", .notInstalled(places: nil)), ("shelf", .unshown),
      ("tab", .withoutBar),
      ("Shop", .withoutBar), ("loose", .withoutBar), ("compose", .withoutBar), ("back", .back),
      ("tap", .withoutView), ("nav", .controller(view: "vc-view")),
      ("bare", .controller(view: nil)), ("p", .elsewhere("Other")),
      ("segue", .connection(of: "vc")), ("show", .connection(of: "vc")),
      ("item", .description(of: "vc")), ("Cart", .description(of: "vc")),
      ("c", .description(of: "vc-view")), ("Buy now", .calledByID("b")), ("nobody", nil),
    ] as [(String, FileObject.Reason?)])
  func reasons(name: String, expected: FileObject.Reason?) throws {
    #expect(try reason(name) == expected)
  }

  @Test func `It has the line and column of its element`() throws {
    let file = File.storyboard(
      File.controller("", also: "\n  <tabBarItem key=\"tabBarItem\" id=\"t\"/>"))
    let object = try #require(try InterfaceBuilderReader(Array(file.utf8)).object(called: "t"))
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[object.line - 1].hasPrefix("  <tabBarItem") && object.column == 3)
    #expect(object.tag == "tabBarItem")
  }
}
