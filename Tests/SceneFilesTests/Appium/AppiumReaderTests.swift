import SceneFiles
import Testing
import TouchCore

@Suite("Appium's page source")
struct AppiumReaderTests {
  private static let unknown: UnknownFacts = [
    .anyRecognizers, .interaction, .visibility, .order, .actions, .overrides,
  ]

  private func read(_ text: String) throws(ImportRefusal) -> ForeignHierarchy {
    try AppiumReader(Array(text.utf8)).read()
  }

  @Test func `Elements lie on the screen, and the app is none`() throws {
    let screen = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?><AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" x="0" y="0" width="390" height="844">
      <XCUIElementTypeWindow x="0" y="0" width="390" height="844" visible="true">
      <XCUIElementTypeButton name="buy" label="Buy &amp; go" value="1" enabled="false" visible="false" \
      x="20" y="60" width="120" height="44" index="0"/>
      <XCUIElementTypeTextField name="" value="" placeholderValue="Name" x="1" y="2" width="3" height="4"/>
      </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
      """)
    var button = ForeignView("XCUIElementTypeButton", line: 4)
    button.baseClass = "UIButton"
    button.identifier = "buy"
    button.text = "Buy & go"
    button.isEnabled = false
    button.isHittable = false
    button.frame = Rect(20, 60, 120, 44)
    button.unknown = Self.unknown
    var field = ForeignView("XCUIElementTypeTextField", line: 5)
    field.baseClass = "UITextField"
    field.text = "Name"
    field.frame = Rect(1, 2, 3, 4)
    field.unknown = Self.unknown
    var window = ForeignView("XCUIElementTypeWindow", line: 3)
    window.frame = Rect(0, 0, 390, 844)
    window.baseClass = "UIWindow"
    window.unknown = Self.unknown.subtracting(.visibility).union(.level)
    window.subviews = [button, field]
    #expect(screen.kind == .appium)
    #expect(screen.framesAreOnScreen)
    #expect(screen.roots == [window])
    #expect(screen.remarks.isEmpty)
    #expect(screen.keepsCount)
  }

  @Test func `Buttons and switches are controls of the app's own window`() throws {
    let scene = try ImportedScene(
      read(
        """
        <AppiumAUT><XCUIElementTypeApplication>
        <XCUIElementTypeWindow x="0" y="0" width="390" height="844" visible="true">
        <XCUIElementTypeButton name="buy" enabled="true" visible="true" x="20" y="60" width="20" height="20"/>
        <XCUIElementTypeSwitch name="sw" enabled="false" visible="true" x="20" y="160" width="51" height="31"/>
        <XCUIElementTypeOther x="0" y="0" width="390" height="844" enabled="true" visible="true"/>
        </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
        """)
    ).scene
    let views = scene.allViews
    #expect(views.map { scene[$0].kind } == [.window, .button, .switch, .view])
    #expect(views.map { scene[$0].isEnabled } == [true, true, false, true])
    #expect(scene[views[1]].origins.missing.isSuperset(of: [.interaction, .actions, .order]))
  }

  @Test func `A control of which nothing is seen contradicts a touch that hits it`() throws {
    func contradicts(_ visible: String, x: Int = 20) throws -> [Bool] {
      let scene = try ImportedScene(
        read(
          """
          <AppiumAUT><XCUIElementTypeWindow x="0" y="0" width="390" height="844" visible="true">
          <XCUIElementTypeButton name="buy" visible="\(visible)" x="\(x)" y="60" width="20" height="20"/>
          </XCUIElementTypeWindow></AppiumAUT>
          """)
      ).scene
      return scene.allViews.map { scene[$0].origins.missing.contains(.hittable) }
    }
    #expect(try contradicts("false") == [false, true])
    #expect(try contradicts("true") == [false, false])
    #expect(try contradicts("false", x: 400) == [false, false], "it is beside the screen")
  }

  @Test func `An empty window lies behind all, unless something is seen of it`() throws {
    func lines(_ visible: String) throws -> [Int] {
      try read(
        """
        <AppiumAUT><XCUIElementTypeWindow x="0" y="0" width="9" height="9">
        <XCUIElementTypeButton x="0" y="0" width="9" height="9"/></XCUIElementTypeWindow>
        <XCUIElementTypeWindow \(visible) x="0" y="0" width="9" height="9"/></AppiumAUT>
        """
      ).roots.map(\.line)
    }
    #expect(try lines("") == [3, 1])
    #expect(try lines("visible=\"true\"") == [1, 3])
  }

  @Test func `A window of which nothing is seen surely takes no touches`() throws {
    for (visible, isSure) in [("false", true), ("true", false)] {
      let screen = try read(
        """
        <AppiumAUT><XCUIElementTypeWindow visible="\(visible)" x="0" y="0" width="9" height="9">
        <XCUIElementTypeButton x="0" y="0" width="9" height="9"/></XCUIElementTypeWindow></AppiumAUT>
        """)
      let window = try #require(screen.roots.first)
      #expect(window.isHidden == (isSure ? true : nil))
      #expect(window.unknown.isDisjoint(with: [.visibility, .interaction]) == isSure)
    }
  }

  @Test func `The window of the status bar lies behind all`() throws {
    let screen = try read(
      """
      <AppiumAUT><XCUIElementTypeWindow x="0" y="0" width="9" height="90">
      <XCUIElementTypeButton x="0" y="50" width="9" height="9"/></XCUIElementTypeWindow>
      <XCUIElementTypeWindow visible="true" x="0" y="0" width="9" height="90">
      <XCUIElementTypeStatusBar x="0" y="0" width="9" height="20"/></XCUIElementTypeWindow></AppiumAUT>
      """)
    #expect(screen.roots.map(\.line) == [3, 1])
  }

  @Test func `The disclosure indicator of a row takes no touches, and a scroll view hides nothing`()
    throws
  {
    let screen = try read(
      """
      <XCUIElementTypeScrollView x="0" y="0" width="390" height="844">
      <XCUIElementTypeCell x="0" y="200" width="390" height="45">
      <XCUIElementTypeButton name="chevron" enabled="false" visible="false" x="358" y="215" width="12" height="15"/>
      <XCUIElementTypeButton name="more" enabled="false" x="300" y="215" width="12" height="15"/>
      </XCUIElementTypeCell></XCUIElementTypeScrollView>
      """)
    let scrollView = try #require(screen.roots.first)
    #expect(!scrollView.unknown.contains(.tree) && scrollView.unknown.contains(.boundsOrigin))
    let parts = try #require(scrollView.subviews.first?.subviews)
    #expect(parts.map { $0.isUserInteractionEnabled } == [false, nil])
    #expect(parts.map { $0.unknown.contains(.interaction) } == [false, true])
  }

  @Test func `What is no element, and what has no frame, is said`() throws {
    let screen = try read(
      """
      <AppiumAUT><hint/><XCUIElementTypeOther><XCUIElementTypeImage x="a" y="0" width="1" height="1"/>\
      </XCUIElementTypeOther></AppiumAUT>
      """)
    #expect(
      screen.remarks.map(\.reason) == [
        .notAView("hint"), .noFrame(className: "XCUIElementTypeOther"),
        .notANumber(property: "x", taken: "0"),
      ])
    #expect(screen.all.map { $0.unknown.contains(.frame) } == [true, true])
    #expect(screen.keepsCount)
  }

  @Test func `Without elements it is refused, and so is what is no XML`() {
    #expect(throws: ImportRefusal.noViews) { try read("<AppiumAUT/>") }
    #expect(throws: ImportRefusal.noViews) {
      try read("<AppiumAUT><XCUIElementTypeApplication/></AppiumAUT>")
    }
    #expect(throws: ImportRefusal.malformed(line: 1, column: 1, "text outside the root")) {
      try read("Button")
    }
  }

  private static let page = """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" x="0" y="0" width="390" height="844">
    <XCUIElementTypeWindow visible="true" x="0" y="0" width="390" height="844">
    <XCUIElementTypeButton name="buy" label="Buy" visible="true" x="20" y="700" width="350" height="50"/>
    </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
    """

  private static let places = [
    "Here is the page source:\n\n\(page)\n\nThanks",
    "# Bug\nNothing happens.\n```xml\n\(page)\n```\n",
    #"[WD Proxy] Got response with status 200: {"value":"<?xml version=\"1.0\"?>\n"#
      + page.replacing("\"", with: "\\\"").replacing("\n", with: #"\n"#) + #"\n","sessionId":"6"}"#,
    "点不动：\n"
      + page.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;"),
  ]

  @Test("The source is found in a letter, a page or a log", arguments: places.indices)
  func inProse(place: Int) throws {
    let text = Self.places[place]
    #expect(FileKind(name: "report.md", text: text) == .appium)
    let found = try read(text)
    #expect(
      found.outline == """
        XCUIElementTypeWindow 0,0 390x844
          XCUIElementTypeButton 20,700 350x50 'Buy'
        """)
  }

  @Test func `WebDriverAgent's JSON is the same source`() throws {
    let text = """
      {"value": {"type": "Application", "name": "Shop", "rawIdentifier": null, "isVisible": "1",
        "rect": {"y": 0, "x": 0, "width": 390, "height": 844}, "children": [
        {"type": "Window", "isVisible": "1", "rect": {"y": 0, "x": 0, "width": 390, "height": 844},
         "children": [
          {"type": "Button", "name": "buy", "label": "Buy", "rawIdentifier": "buy", "isEnabled": "0",
           "isVisible": "1", "rect": {"y": 700, "x": 20, "width": 350, "height": 50}},
          {"type": "Other", "isVisible": "0"}]}]}, "sessionId": "6"}
      """
    #expect(FileKind(name: "source.json", text: text) == .appium)
    let found = try read(text)
    #expect(
      found.outline == """
        XCUIElementTypeWindow 0,0 390x844
          XCUIElementTypeButton 20,700 350x50 'Buy'
          XCUIElementTypeOther -
        """)
    #expect(found.views[1].isEnabled == false && found.views[1].identifier == "buy")
    #expect(found.views[2].isHittable == false)
    #expect(found.reasons == [.noFrame(className: "XCUIElementTypeOther")])
  }
}
