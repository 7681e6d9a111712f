import SceneFiles
import TestSupport
import Testing
import TouchCore

@Suite("What XCUITest prints of an app")
struct AccessibilityReaderTests {
  private static let fixture = """
    Attributes: Application, 0x600, pid: 41491, label: 'Shop'
    Element subtree:
     →Application, 0x600, pid: 41491, label: 'Shop'
        Window (Main), 0x601, {{0.0, 0.0}, {390.0, 844.0}}
          Other, 0x602, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x603, {{20.0, 60.0}, {120.0, 44.3}}, identifier: 'buy', label: 'It's 'on', now', Disabled
            Slider, 0x604, {{20.0, 160.0}, {120.0, 44.0}}, label: 'Volume', value: 50%
            TextField, 0x605, {{20.0, 260.0}, {120.0, 44.0}}, title: 'Name', placeholderValue: 'you', Keyboard Focused
        Window, 0x606, {{0.0, 0.0}, {390.0, 844.0}}
    Path to element:
     →Application, 0x600, pid: 41491, label: 'Shop'
      ↳Window (Main), 0x601, {{0.0, 0.0}, {390.0, 844.0}}
    Query chain:
     →Find: Target Application 'org.shop'
      Output: {
        Application, 0x600, pid: 41491, label: 'Shop'
        Button, 0x603, {{20.0, 60.0}, {120.0, 44.3}}
      }

    """

  private static let outline = """
    XCUIElementTypeWindow 0,0 390x844
    XCUIElementTypeWindow 0,0 390x844
      XCUIElementTypeOther 0,0 390x844
        XCUIElementTypeButton 20,60 120x44.3 'It's 'on', now'
        XCUIElementTypeSlider 20,160 120x44 'Volume'
        XCUIElementTypeTextField 20,260 120x44 'Name'
    """

  @Test
  func `Windows and elements are read with their places on the screen`() throws {
    let hierarchy = try AccessibilityReader(Self.fixture).read()
    #expect(hierarchy.outline == Self.outline)
    #expect(hierarchy.kind == .accessibility)
    #expect(hierarchy.framesAreOnScreen)
    #expect(hierarchy.viewsNamed == 6)
    #expect(hierarchy.remarks == [])
    var button = ForeignView("XCUIElementTypeButton", line: 6)
    button.baseClass = "UIButton"
    button.frame = Rect(20, 60, 120, 44.3)
    button.bounds = Rect(0, 0, 120, 44.3)
    button.address = 0x603
    button.identifier = "buy"
    button.text = "It's 'on', now"
    button.isEnabled = false
    button.unknown = [.anyRecognizers, .interaction, .visibility, .order, .actions, .overrides]
    #expect(hierarchy.views[3] == button)
    #expect(hierarchy.views[4].value == 0.5)
  }

  @Test
  func `Bars lie in front of what a driver lists behind them, and empty windows behind all`() throws
  {
    let hierarchy = try AccessibilityReader(
      """
      Window, 0x1, {{0.0, 0.0}, {390.0, 844.0}}
        NavigationBar, 0x2, {{0.0, 50.0}, {390.0, 44.0}}
        Toolbar, 0x3, {{0.0, 0.0}, {390.0, 844.0}}
        Other, 0x4, {{0.0, 0.0}, {390.0, 844.0}}
        TabBar, 0x5, {{0.0, 761.0}, {390.0, 83.0}}
        Toolbar, 0x6, {{0.0, 712.0}, {390.0, 49.0}}
        Image, 0x7, {{0.0, 0.0}, {390.0, 844.0}}
      Window, 0x8, {{0.0, 0.0}, {390.0, 844.0}}
      """
    ).read()
    #expect(hierarchy.views.map(\.line) == [8, 1, 3, 4, 7, 2, 5, 6])
  }

  @Test
  func `A text of one line has its line breaks written out`() throws {
    let line = "po app = \"" + Self.fixture.replacing("\n", with: "\\n") + "\""
    #expect(try AccessibilityReader(line).read().outline == Self.outline)
  }

  @Test
  func `A flat list tells nothing of what stands in what`() throws {
    let hierarchy = try AccessibilityReader(
      """
      Button, {{20.0, 60.0}, {120.0, 44.0}}, label: 'Buy', hitPoint: {80.0, 82.0}
      StaticText, {{nan, 60.0}, {120.0, 44.0}}, label: 'Sum'
      """
    ).read()
    #expect(
      hierarchy.outline
        == "XCUIElementTypeButton 20,60 120x44 'Buy'\nXCUIElementTypeStaticText 0,60 120x44 'Sum'")
    #expect(
      hierarchy.reasons == [.indentationLost, .notANumber(property: "frame", taken: "0")])
  }

  @Test
  func `Lines may be the members of an array`() throws {
    let lines = Self.fixture.split(separator: "\n").map { "    \"\($0)\"" }
    let text = "[\n" + lines.joined(separator: ",\n") + "\n]"
    #expect(try AccessibilityReader(text).read().outline == Self.outline)
  }

  @Test
  func `Each window may have a list of its own, below its own name`() throws {
    let hierarchy = try AccessibilityReader(
      """
      Attributes: Window (Main), {{0.0, 0.0}, {9.0, 9.0}}
      Element subtree:
       →Window (Main), 0x1, {{0.0, 0.0}, {9.0, 9.0}}
          Other, 0x2, traits: 8589934592, {{1.0, 1.0}, {8.0, 8.0}}
      Query chain:
        Other, 0x2, {{1.0, 1.0}, {8.0, 8.0}}

      Attributes: Window, {{0.0, 0.0}, {9.0, 9.0}}
      Element subtree:
       →Window, 0x3, Main Window, {{0.0, 0.0}, {9.0, 9.0}}
          Other, 0x4
      """
    ).read()
    #expect(
      hierarchy.outline == """
        XCUIElementTypeWindow 0,0 9x9
          XCUIElementTypeOther 1,1 8x8
        XCUIElementTypeWindow 0,0 9x9
          XCUIElementTypeOther -
        """)
    #expect(hierarchy.reasons == [.noFrame(className: "XCUIElementTypeOther")])
    #expect(hierarchy.views[3].unknown.contains(.frame))
  }

  @Test
  func `An element above its own list is not there twice`() throws {
    let hierarchy = try AccessibilityReader(
      """
      Window, {{0.0, 0.0}, {9.0, 9.0}}
      Element subtree:
       →Window, 0x3, {{0.0, 0.0}, {9.0, 9.0}}
      """
    ).read()
    #expect(hierarchy.outline == "XCUIElementTypeWindow 0,0 9x9")
    #expect(hierarchy.reasons == [.skippedView("XCUIElementTypeWindow")])
    #expect(hierarchy.losesNothing)
  }

  @Test
  func `Words within a label are no flags, and do not end it`() throws {
    let views = try AccessibilityReader(
      """
      Button, 0x8, {{20.0, 60.0}, {120.0, 44.0}}, label: 'Alarm, Disabled, 7:00'
      Button, 0x9, {{20.0, 60.0}, {120.0, 44.0}}, label: 'It's, value: 3', Disabled
      Button, 0xa, {{20.0, 60.0}, {120.0, 44.0}}, label: '', value: 3
      Button, 0xb, {{20.0, 60.0}, {120.0, 44.0}}, label: 'A long te..., Disabled
      """
    ).read().views
    #expect(views.map(\.text) == ["Alarm, Disabled, 7:00", "It's, value: 3", nil, "A long te..."])
    #expect(views.map(\.isEnabled) == [nil, false, nil, false])
    #expect(views[2].value == 3)
  }

  @Test
  func `An element goes by an address that no debugger of the app could use`() throws {
    let scene = try ImportedScene(AccessibilityReader(Self.fixture).read()).scene
    let elements = scene.views.filter { $0.isElement }
    #expect(elements.map(\.origins.address) == [0x606, 0x601, 0x602, 0x603, 0x604, 0x605])
    #expect(elements.allSatisfy { $0.debuggedAddress == nil })
  }

  @Test
  func `Elements are of the kinds that their types are mostly made of`() throws {
    let scene = try ImportedScene(AccessibilityReader(Self.fixture).read()).scene
    #expect(scene.windows.count == 2)
    let kinds = scene.allViews.map { scene[$0].kind }
    #expect(kinds == [.window, .window, .view, .button, .slider, .field])
    for view in scene.allViews {
      #expect(
        scene[view].origins.missing.isSuperset(of: [.interaction, .overrides, .anyRecognizers]))
    }
    for window in scene.windows { #expect(scene[window.view].origins.missing.contains(.level)) }
    #expect(!scene[scene.allViews[3]].isEnabled)
  }

  @Test
  func `What a segmented control is made of takes no touches in its place`() throws {
    let scene = try ImportedScene(
      AccessibilityReader(
        """
        SegmentedControl, 0x1, {{0.0, 0.0}, {200.0, 32.0}}
          Button, 0x2, {{0.0, 0.0}, {100.0, 32.0}}, label: 'A', Selected
        """
      ).read()
    ).scene
    #expect(scene.allViews.map { scene[$0].kind } == [.window, .segmented, .view])
  }

  @Test
  func `Nothing, and a text without elements, are refused`() {
    #expect(throws: ImportRefusal.empty) { try AccessibilityReader(" \n").read() }
    #expect(throws: ImportRefusal.noViews) { try AccessibilityReader("Hello, world").read() }
  }

  @Test
  func `Every element that is named is read`() throws {
    var mutation = Mutation(seed: 3)
    let bytes = Array(Self.fixture.utf8)
    for _ in 0..<1_000 {
      let text = String(decoding: mutation.damaged(bytes, mixing: bytes), as: UTF8.self)
      guard let hierarchy = try? AccessibilityReader(text).read() else { continue }
      #expect(hierarchy.losesNothing)
    }
  }

  @Test func `Xcode 7 writes the address before a colon`() throws {
    let found = try AccessibilityReader(
      """
      Application 0x600: {{0.0, 0.0}, {414.0, 736.0}}, label: 'Shop'<XCAccessibilityElement: 0x61> pid: 6, payload: { pid = 6; }
        Window 0x601: Main Window, {{0.0, 0.0}, {414.0, 736.0}}<XCAccessibilityElement: 0x62> pid: 6
          Button 0x602: {{350.0, 690.0}, {56.0, 40.0}}, label: 'Send'<XCAccessibilityElement: 0x63> pid: 6
      """
    ).read()
    #expect(
      found.outline == """
        XCUIElementTypeWindow 0,0 414x736
          XCUIElementTypeButton 350,690 56x40 'Send'
        """)
    #expect(found.views.map(\.address) == [0x601, 0x602])
  }

  @Test func `A window in which nothing is shown lies behind`() throws {
    let found = try AccessibilityReader(
      """
      Element subtree:
       →Application, 0x600, pid: 1, label: 'Shop'
          Window, 0x601, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x602, {{20.0, 60.0}, {120.0, 44.0}}, label: 'Buy'
          Window, 0x603, {{0.0, 0.0}, {390.0, 844.0}}
            Other, 0x604, {{0.0, 0.0}, {390.0, 844.0}}
      """
    ).read()
    #expect(found.roots.map(\.address) == [0x603, 0x601])
  }
}
