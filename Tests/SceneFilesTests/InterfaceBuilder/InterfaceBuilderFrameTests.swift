import SceneFiles
import Testing
import TouchCore

private typealias File = InterfaceBuilderFile

@Suite("How far a frame of Interface Builder can be trusted")
struct InterfaceBuilderFrameTests {
  @Test(
    "What is placed by its frame is known, what is not is said",
    arguments: [
      ("fixedFrame=\"YES\"", "", [], []),
      ("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"", "", [], []),
      ("", "<autoresizingMask key=\"autoresizingMask\"/>", [], []),
      (
        "translatesAutoresizingMaskIntoConstraints=\"NO\"", "", .frame,
        [.unsolvedConstraints(device: "retina6_12")]
      ),
      ("misplaced=\"YES\"", "", .frame, [.misplaced]),
      (
        "translatesAutoresizingMaskIntoConstraints=\"NO\" misplaced=\"YES\"", "", [.frame, .place],
        [.misplaced, .unsolvedConstraints(device: "retina6_12")]
      ),
      ("ambiguous=\"YES\"", "", .frame, [.ambiguous(count: 1)]),
      (
        "",
        "<variation key=\"heightClass=compact\"><rect key=\"frame\" x=\"5\" y=\"5\" width=\"1\" "
          + "height=\"1\"/></variation>", .frame, [.variation]
      ), ("", "<variation key=\"default\"/>", [], []),
    ] as [(String, String, UnknownFacts, [ImportRemark.Reason])])
  func trust(
    attributes: String, inner: String, unknown: UnknownFacts, reasons: [ImportRemark.Reason]
  ) throws {
    let text = File.view("view", attributes, (1, 2, 3, 4), inner)
    let view = try #require(try File.subviews(text).first)
    #expect(view.frame == Rect(1, 2, 3, 4))
    #expect(view.unknown == unknown)
    #expect(try File.reasons(text) == reasons)
  }

  @Test func `Constraints are remarked on once a screen, with the canvas's device if it has one`()
    throws
  {
    let view = File.view("view", "translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let text = File.storyboard(File.controller(view + view), device: nil)
    #expect(try File.read(text)[0].remarks.map(\.reason) == [.unsolvedConstraints(device: nil)])
  }

  @Test func `Code lays out a view without constraints that it holds by an outlet`() throws {
    let view = File.view("view", "id=\"v\" fixedFrame=\"YES\"")
    for (destination, unknown) in [("v", UnknownFacts.frame), ("other", [])] {
      let outlet =
        "<connections><outlet property=\"bar\" destination=\"\(destination)\"/></connections>"
      let screens = try File.read(File.storyboard(File.controller(view, also: outlet)))
      #expect(screens[0].roots[0].subviews.map(\.unknown) == [unknown])
    }
  }

  @Test(
    "A table's footer lies below its rows, wherever the file has it",
    arguments: [(100, 160), (160, 160), (200, 200)])
  func footer(written: Int, y: Double) throws {
    let cells =
      "<sections><tableViewSection><cells>" + File.view("tableViewCell", "", (0, 60, 390, 100))
      + "</cells></tableViewSection></sections>"
      + File.view("view", "key=\"tableFooterView\"", (0, written, 390, 44))
    let table = File.view("tableView", "dataMode=\"static\"", (0, 0, 390, 800), cells)
    let read = try #require(try File.subviews(table).first)
    #expect(read.subviews.map(\.frame?.minY) == [60, y])
    #expect(read.subviews.last?.unknown == .frame)
  }

  @Test func `Ambiguous frames are remarked on once a screen, with their number`() throws {
    let view = File.view("view", "ambiguous=\"YES\"")
    let screen = try File.read(File.storyboard(File.controller(view + view + view)))[0]
    #expect(screen.remarks.map(\.reason) == [.ambiguous(count: 3)])
    #expect(screen.roots[0].subviews.map(\.unknown) == [.frame, .frame, .frame])
  }

  @Test(
    "A frame may be written as what is left to the superview's edges",
    arguments: [
      ("minX=\"30\" minY=\"268\" height=\"48\" maxX=\"30\"", Rect(30, 268, 330, 48)),
      ("minY=\"42\" height=\"29\"", Rect(0, 42, 390, 29)),
      ("width=\"50\" maxX=\"10\" height=\"20\" maxY=\"4\"", Rect(330, 820, 50, 20)),
      ("", Rect(0, 0, 390, 844)),
    ])
  func insets(attributes: String, frame: Rect) throws {
    let button = "<button><frame key=\"frameInset\" \(attributes)/></button>"
    let view = try #require(try File.subviews(button).first)
    #expect(view.frame == frame)
    #expect(view.unknown == [])
    #expect(try File.reasons(button) == [])
  }

  @Test(
    "A constraint is about what a slider, switch or segmented control shows",
    arguments: [("slider", 2, 148), ("switch", 0, 149), ("view", 0, 150)])
  func alignment(tag: String, left: Int, right: Int) throws {
    func isStale(_ leading: Int, _ trailing: Int) throws -> Bool {
      let inner =
        "<subviews>" + File.view(tag, "id=\"a\"", (0, 0, 150, 31)) + "</subviews><constraints>"
        + "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"v\" "
        + "secondAttribute=\"leading\" constant=\"\(leading)\"/><constraint firstItem=\"a\" "
        + "firstAttribute=\"trailing\" secondItem=\"v\" secondAttribute=\"leading\" "
        + "constant=\"\(trailing)\"/></constraints>"
      let view = File.view("view", "id=\"v\"", (0, 0, 200, 100), inner)
      return try #require(try File.subviews(view).first).subviews[0].unknown.contains(.place)
    }
    #expect(try !isStale(left, right))
    #expect(try isStale(left, right - 4))
    #expect(try isStale(left + 3, right))
  }

  @Test func `What stack views, bars and tables place is not known`() throws {
    let inner = "<subviews>" + File.view("button") + "</subviews>"
    let stack = try #require(
      try File.subviews(File.view("stackView", "", (0, 0, 100, 50), inner)).first)
    #expect(stack.unknown == [])
    #expect(stack.subviews.map(\.unknown) == [.frame])
    let cells = "<prototypes>" + File.view("tableViewCell") + "</prototypes>"
    let table = try #require(
      try File.subviews(File.view("tableView", "", (0, 0, 9, 9), cells)).first)
    #expect(table.unknown == .tree)
    #expect(table.subviews.map(\.unknown) == [.frame])
  }

  @Test func `A static table shows the cells that the file has`() throws {
    let cells =
      "<sections><tableViewSection><cells>" + File.view("tableViewCell")
      + "</cells></tableViewSection></sections>"
    let table = File.view("tableView", "dataMode=\"static\"", (0, 0, 9, 9), cells)
    #expect(try File.subviews(table).map(\.unknown) == [[]])
  }

  @Test(
    "A stack view lays its views one behind the other, within its bounds: other frames are stale",
    arguments: [
      ([(0, 0, 100, 40), (0, 50, 100, 40)], false), ([(0, 0, 100, 40), (0, 39, 100, 40)], false),
      ([(0, 0, 100, 40), (0, 30, 100, 40)], true), ([(0, 0, 100, 90), (0, 90, 100, 40)], true),
      ([(0, 50, 100, 40), (0, 0, 100, 40)], true),
    ] as [([(Int, Int, Int, Int)], Bool)])
  func stack(frames: [(Int, Int, Int, Int)], isStale: Bool) throws {
    let inner =
      "<subviews>" + frames.map { File.view("button", "", $0) }.joined()
      + File.view("button", "hidden=\"YES\"", (0, 0, 100, 40)) + "</subviews>"
    let stack = File.view("stackView", "axis=\"vertical\"", (0, 0, 100, 100), inner)
    let found = try #require(try File.subviews(stack).first)
    let shown = found.subviews.prefix(2)
    #expect(shown.map(\.unknown) == [.frame, .frame])
    #expect(found.subviews.last?.unknown == (isStale ? [.frame, .place] : .frame))
    let isMoved = shown.map(\.frame) != frames.map { Rect(0, Double($0.1), 100, Double($0.3)) }
    #expect(isMoved == isStale)
    #expect(found.unknown == [])
  }

  @Test(
    "A stack view lays out what a switch or slider shows, and less than no spacing overlaps",
    arguments: [
      ("", 112, [("label", 0, 53), ("switch", 63, 51)], false),
      ("", 112, [("label", 0, 53), ("button", 63, 51)], true),
      ("", 182, [("label", 0, 20), ("slider", 18, 166)], false),
      ("spacing=\"-8\"", 100, [("label", 0, 50), ("label", 42, 50)], false),
      ("spacing=\"-8\"", 100, [("label", 0, 50), ("label", 30, 50)], true),
    ] as [(String, Int, [(String, Int, Int)], Bool)])
  func aligned(spacing: String, width: Int, views: [(String, Int, Int)], isStale: Bool) throws {
    let inner = views.map { tag, x, width in
      File.view(tag, "userInteractionEnabled=\"NO\"", (x, 0, width, 31))
    }
    let stack = File.view(
      "stackView", spacing, (0, 0, width, 31), "<subviews>" + inner.joined() + "</subviews>")
    let found = try #require(try File.subviews(stack).first)
    #expect(!found.subviews.contains { $0.unknown.contains(.place) })
    let isMoved = found.subviews.map { $0.frame?.minX } != views.map { Double($0.1) }
    #expect(isMoved == isStale)
  }

  @Test(
    "A frame that contradicts a constraint is stale",
    arguments: [
      (
        "firstItem=\"a\" firstAttribute=\"bottom\" secondItem=\"b\" secondAttribute=\"top\"",
        [false, false]
      ),
      (
        "firstItem=\"a\" firstAttribute=\"bottom\" secondItem=\"b\" secondAttribute=\"top\" constant=\"-8\"",
        [true, true]
      ),
      (
        "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"leading\"",
        [false, false]
      ),
      (
        "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" constant=\"20\"",
        [true, false]
      ),
      ("firstAttribute=\"bottom\" secondItem=\"b\" secondAttribute=\"bottom\"", [false, false]),
      (
        "firstAttribute=\"bottom\" secondItem=\"b\" secondAttribute=\"bottom\" constant=\"9\"",
        [false, true]
      ),
      (
        "firstAttribute=\"bottom\" secondItem=\"b\" secondAttribute=\"bottom\" constant=\"9\" priority=\"750\"",
        [false, false]
      ),
      (
        "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"guide\" secondAttribute=\"top\" constant=\"20\"",
        [false, false]
      ),
      ("firstItem=\"a\" firstAttribute=\"height\" constant=\"44\"", [false, false]),
    ])
  func constraints(attributes: String, isStale: [Bool]) throws {
    let inner =
      "<subviews>" + File.view("button", "id=\"a\"", (0, 0, 100, 40))
      + File.view("button", "id=\"b\"", (0, 40, 100, 60))
      + "</subviews><constraints><constraint \(attributes)/></constraints>"
    let view = File.view("view", "id=\"v\"", (0, 0, 100, 100), inner)
    let found = try #require(try File.subviews(view).first)
    #expect(found.subviews.map { $0.unknown.contains(.place) } == isStale)
  }

  @Test func `A cell places its accessory view, and the file does not say whether its label is on`()
    throws
  {
    let inner = """
      <tableViewCellContentView key="contentView"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <subviews>\(File.view("switch", "id=\"s\""))\(File.view("label", "id=\"l\""))\
      \(File.view("label", "id=\"m\""))</subviews></tableViewCellContentView>
      <connections><outlet property="accessoryView" destination="s"/></connections>
      """
    let cells =
      "<prototypes>" + File.view("tableViewCell", "textLabel=\"l\"", (0, 0, 9, 9), inner)
      + "</prototypes>"
    let table = try #require(
      try File.subviews(File.view("tableView", "", (0, 0, 9, 9), cells)).first)
    let views = table.subviews[0].subviews[0].subviews
    #expect(views.map { $0.unknown.contains(.place) } == [true, false, false])
    #expect(views.map { $0.unknown.contains(.interaction) } == [false, true, false])
    #expect(views.map(\.isUserInteractionEnabled) == [nil, nil, true])
  }

  @Test func `What code holds by an outlet in front of another view may be hidden`() throws {
    func unknown(_ behind: String, _ attributes: String = "id=\"front\"") throws -> UnknownFacts? {
      let outlet = "<connections><outlet property=\"panel\" destination=\"front\"/></connections>"
      let text = File.controller(
        behind + File.view("view", attributes, (0, 0, 390, 400)), also: outlet)
      return try File.read(File.storyboard(text))[0].roots[0].subviews.last?.unknown
    }
    let button = File.view("button", "", (0, 100, 100, 50))
    #expect(try unknown(button) == .visibility)
    #expect(try unknown(button, "id=\"front\" hidden=\"YES\"") == .visibility)
    #expect(try unknown("", "id=\"front\" alpha=\"0\"") == .visibility)
    #expect(
      try unknown(button, "id=\"front\" hidden=\"YES\" userInteractionEnabled=\"NO\"") == [])
    #expect(try unknown(button, "userLabel=\"front\"") == [])
    #expect(try unknown("") == [])
    #expect(try unknown(File.view("button", "", (0, 400, 100, 50))) == [])
    #expect(try unknown(File.view("label", "userInteractionEnabled=\"NO\"")) == [])
  }

  @Test(
    "What code moves by a constraint's outlet in front of another view may be elsewhere",
    arguments: [
      (
        "firstItem=\"front\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\"", "",
        true
      ),
      (
        "firstItem=\"behind\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\"", "",
        false
      ),
      ("", "firstAttribute=\"height\" constant=\"50\"", true),
      ("", "firstAttribute=\"bottom\" secondItem=\"in\" secondAttribute=\"bottom\"", false),
    ])
  func moved(around: String, inside: String, isMoved: Bool) throws {
    func constraint(_ attributes: String) -> String {
      attributes.isEmpty ? "" : "<constraints><constraint id=\"c\" \(attributes)/></constraints>"
    }
    let views =
      "<subviews>" + File.view("button", "id=\"behind\"", (0, 0, 100, 50))
      + File.view("view", "id=\"front\"", (0, 0, 100, 50), constraint(inside)) + "</subviews>"
    let panel = File.view("view", "id=\"v\"", (0, 0, 100, 100), views + constraint(around))
    for (property, isHeld) in [("destination=\"c\"", true), ("destination=\"other\"", false)] {
      let outlet = "<connections><outlet property=\"top\" \(property)/></connections>"
      let screens = try File.read(File.storyboard(File.controller(panel, also: outlet)))
      let front = try #require(screens[0].roots[0].subviews[0].subviews.last)
      #expect(front.unknown.contains(.visibility) == (isHeld && isMoved))
    }
  }

  /// Two views, of which the second is left out unless a variation puts it back.
  private func varied(_ key: String) -> String {
    File.view(
      "view", "", (0, 0, 9, 9),
      """
      <subviews>\(File.view("view", "id=\"a\""))\(File.view("view", "id=\"b\""))</subviews>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="\(key)"><mask key="subviews"><include reference="b"/></mask></variation>
      """)
  }

  @Test func `What only some size classes have may not be there, if no device is known`() throws {
    let text = File.storyboard(File.controller(varied("widthClass=compact")), device: nil)
    let screen = try #require(try File.read(text).first)
    #expect(screen.roots[0].subviews[0].subviews.map(\.unknown) == [[], [.frame, .visibility]])
    #expect(screen.remarks.map(\.reason).contains(.variation))
  }

  @Test(
    "A view is there on the devices whose size classes have it",
    arguments: [
      ("widthClass=compact", "retina6_12", true), ("widthClass=regular", "retina6_12", false),
      ("heightClass=regular-widthClass=regular", "ipad11_0rounded", true),
      ("heightClass=compact", "ipad11_0rounded", false),
      ("userInterfaceIdiom=pad", "ipad11_0rounded", false),
    ]) func installed(key: String, device: String, isThere: Bool) throws
  {
    let text = File.storyboard(File.controller(varied(key)), device: device)
    let screen = try #require(try File.read(text).first)
    #expect(screen.roots[0].subviews[0].subviews.count == (isThere ? 2 : 1))
    let places = key.hasPrefix("user") ? nil : key.replacing("-", with: " and ")
    #expect(
      screen.remarks.map(\.reason).contains(
        .notInstalled(className: "UIView", id: "b", places: places)) == !isThere)
  }

  @Test func `What only the Mac leaves out is there`() throws {
    let text = File.view(
      "view", "", (0, 0, 9, 9),
      """
      <subviews>\(File.view("view", "id=\"a\""))</subviews><variation
      key="userInterfaceIdiom=mac"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """)
    #expect(try #require(try File.subviews(text).first).subviews.count == 1)
  }

  @Test func `What no size class has is not there`() throws {
    let inner = """
      <subviews>\(File.view("view", "id=\"a\""))\(File.view("view", "id=\"b\""))</subviews>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      """
    let text = File.view("view", "", (0, 0, 9, 9), inner)
    let view = try #require(try File.subviews(text).first)
    #expect(view.subviews.map(\.unknown) == [[]])
    #expect(
      try File.reasons(text).contains(.notInstalled(className: "UIView", id: "b", places: nil)))
  }

  @Test func `A view without a frame is there, and so is one whose numbers are none`() throws {
    let text =
      "<view id=\"a\"/><view><rect key=\"frame\" x=\"nan\" y=\"1e99\" width=\"0x10\" height=\"5\"/></view>"
    let views = try File.subviews(text)
    #expect(views.map(\.frame) == [nil, Rect(0, 0, 0, 5)])
    #expect(views.map(\.unknown) == [[.frame, .place], .frame])
    #expect(
      try File.reasons(text) == [
        .noFrame(className: "UIView"), .notANumber(property: "x", taken: "0"),
        .notANumber(property: "y", taken: "0"), .notANumber(property: "width", taken: "0"),
      ])
  }

  @Test func `Frames that are no frames of views are let be`() throws {
    let inner = """
      <viewLayoutGuide key="safeArea" id="g"><rect key="frame" x="0" y="44" width="9" height="9"/>\
      </viewLayoutGuide>
      """
    let text = File.view("view", "", (1, 2, 3, 4), inner)
    let view = try #require(try File.subviews(text).first)
    #expect(view.frame == Rect(1, 2, 3, 4))
    #expect(view.subviews.isEmpty)
  }
}
