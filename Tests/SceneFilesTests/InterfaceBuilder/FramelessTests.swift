import SceneFiles
import Testing
import TouchCore

private typealias File = InterfaceBuilderFile

@Suite("Views that the file has no frames for") struct FramelessTests {
  /// The first view on a panel of 200x100 that constraints fix at its top left.
  private func frame(_ tag: String, _ attributes: String = "", _ inner: String = "") throws -> Rect?
  {
    let view = "<\(tag) id=\"a\" \(attributes)>\(inner)</\(tag)>"
    let constraints = """
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading"/><constraint firstItem="a" firstAttribute="top" secondItem="v" \
      secondAttribute="top"/></constraints>
      """
    let panel = File.view(
      "view", "id=\"v\"", (0, 0, 200, 100), "<subviews>\(view)</subviews>" + constraints)
    let images = """
      </scenes><resources><image name="logo" width="120" height="40"/></resources></document>
      """
    let text = File.storyboard(File.controller(panel))
      .replacing("</scenes></document>", with: images)
    let found = try #require(try File.read(text).first?.roots.first?.subviews.first?.subviews.first)
    #expect(found.unknown.contains(.place) == (found.frame == nil))
    return found.frame
  }

  @Test(
    "A control is as large as UIKit makes it, and what shows something as that needs",
    arguments: [
      ("switch", "", Rect(0, 0, 51, 31)), ("stepper", "", Rect(0, 0, 94, 32)),
      ("imageView", "image=\"logo\"", Rect(0, 0, 120, 40)), ("imageView", "", nil),
      ("view", "", nil), ("slider", "", nil), ("button", "", Rect(0, 0, 30, 30)),
      ("label", "text=\"Total\"", Rect(0, 0, 45, 21)),
      ("label", "text=\"总计\"", Rect(0, 0, 34, 21)),
    ] as [(String, String, Rect?)])
  func sizes(tag: String, attributes: String, expected: Rect?) throws {
    #expect(try frame(tag, attributes) == expected)
  }

  @Test func `A stack view is as large as what it arranges`() throws {
    let inner = "<subviews><switch id=\"x\"/><switch id=\"y\"/></subviews>"
    #expect(try frame("stackView", "axis=\"vertical\" spacing=\"8\"", inner) == Rect(0, 0, 49, 70))
    #expect(try frame("stackView", "spacing=\"8\"", inner) == Rect(0, 0, 106, 31))
    #expect(try frame("stackView", "", "<subviews><view id=\"x\"/></subviews>") == nil)
  }

  @Test func `Rows are as high as the table says, one below the other, with all they hold`() throws
  {
    let row = "<tableViewCellContentView key=\"contentView\"/>"
    let table = File.view(
      "tableView", "rowHeight=\"60\"", (0, 0, 390, 400),
      """
      <prototypes><tableViewCell>\(row)</tableViewCell><tableViewCell rowHeight="80">\(row)\
      </tableViewCell></prototypes>
      """)
    let rows = try #require(try File.subviews(table).first?.subviews)
    #expect(rows.map(\.frame) == [Rect(0, 0, 390, 60), Rect(0, 60, 390, 80)])
    #expect(rows.map { $0.subviews.first?.frame } == [Rect(0, 0, 390, 60), Rect(0, 0, 390, 80)])
    #expect(!rows.contains { $0.unknown.contains(.place) })
  }

  @Test func `A row whose frame is stale is as high as it says, and so is its content view`() throws
  {
    let row = File.view(
      "tableViewCell", "rowHeight=\"113\"", (0, 28, 390, 44),
      File.view("tableViewCellContentView", "key=\"contentView\"", (0, 0, 357, 44)))
    let other = File.view("tableViewCell", "misplaced=\"YES\"", (0, 28, 390, 50))
    let table = File.view(
      "tableView", "", (0, 0, 390, 400), "<prototypes>\(row)\(other)</prototypes>")
    let rows = try #require(try File.subviews(table).first?.subviews)
    #expect(rows.map(\.frame) == [Rect(0, 0, 390, 113), Rect(0, 113, 390, 50)])
    #expect(rows.first?.subviews.map(\.frame) == [Rect(0, 0, 357, 113)])
    #expect(!rows.contains { $0.unknown.contains(.place) })
  }

  @Test
  func
    `A constrained view without a size on the canvas counts as one without a frame, and a flat one not`()
    throws
  {
    let inner = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"0\"/>"
    let attribute = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    #expect(try frame("switch", attribute, inner) == Rect(0, 0, 51, 31))
    #expect(try frame("view", attribute, inner) == Rect(0, 0, 50, 0))
    #expect(try frame("view", attribute, inner.replacing("50", with: "0")) == nil)
    let spacer = "<constraints><constraint firstAttribute=\"height\"/></constraints>"
    #expect(try frame("view", attribute, inner + spacer) == Rect(0, 0, 50, 0))
  }

  @Test func `A view is as large as constraints make it around what it holds`() throws {
    let inner = """
      <subviews><switch id="x"/></subviews><constraints>
      <constraint firstItem="x" firstAttribute="leading" secondItem="a" secondAttribute="leading" \
      constant="10"/><constraint firstItem="x" firstAttribute="top" secondItem="a" \
      secondAttribute="top" constant="20"/><constraint firstItem="a" firstAttribute="bottom" \
      secondItem="x" secondAttribute="bottom" constant="5"/><constraint firstItem="a" \
      firstAttribute="trailing" secondItem="x" secondAttribute="trailing"/></constraints>
      """
    #expect(try frame("view", "", inner) == Rect(0, 0, 59, 56))
  }

  @Test func `A scroll view's size is that of its frame, and its edges those of its content`()
    throws
  {
    let ends = [
      ("a", "leading", "s", "leading"), ("a", "top", "s", "top"), ("a", "width", "s", "width"),
      ("s", "bottom", "a", "bottom"),
    ]
    let constraints = ends.map {
      """
      <constraint firstItem="\($0.0)" firstAttribute="\($0.1)" secondItem="\($0.2)" \
      secondAttribute="\($0.3)"/>
      """
    }
    let inner =
      "<constraints><constraint firstAttribute=\"height\" constant=\"900\"/></constraints>"
    let scroll = File.view(
      "scrollView", "id=\"s\"", (0, 0, 390, 600),
      "<subviews><view id=\"a\">\(inner)</view></subviews>"
        + "<constraints>\(constraints.joined())</constraints>")
    let view = try File.subviews(scroll).first?.subviews.first
    #expect(view?.frame == Rect(0, 0, 390, 900))
  }

  @Test func `A row holds constraints of what its content view shows`() throws {
    let sides = ["leading", "trailing", "top", "bottom"].map {
      """
      <constraint firstItem="a" firstAttribute="\($0)" secondItem="c" secondAttribute="\($0)"/>
      """
    }
    let cell = File.view(
      "collectionViewCell", "id=\"c\"", (0, 0, 180, 120),
      File.view(
        "view", "key=\"contentView\"", (0, 0, 180, 120), "<subviews><view id=\"a\"/></subviews>")
        + "<constraints>\(sides.joined())</constraints>")
    let list = File.view("collectionView", "", (0, 0, 390, 400), "<cells>\(cell)</cells>")
    let view = try File.subviews(list).first?.subviews.first?.subviews.first?.subviews.first
    #expect(view?.frame == Rect(0, 0, 180, 120))
  }

  @Test func `A controller's view fills the canvas's screen`() throws {
    let scene = "<viewController id=\"vc\"><view key=\"view\" id=\"v\"/></viewController>"
    func frame(_ device: String?) throws -> Rect? {
      try File.read(File.storyboard(scene, device: device)).first?.roots.first?.frame
    }
    #expect(try frame("retina6_12") == Rect(0, 0, 393, 852))
    #expect(try frame(nil) == Rect(0, 0, 375, 667))
  }
}
