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
      ("", "<autoresizingMask key=\"autoresizingMask\"/>", [], []),
      (
        "translatesAutoresizingMaskIntoConstraints=\"NO\"", "", .frame,
        [.unsolvedConstraints(device: "retina6_12")]
      ),
      ("misplaced=\"YES\"", "", .frame, [.misplaced]),
      ("ambiguous=\"YES\"", "", .frame, [.ambiguous]),
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

  @Test func `What stack views, bars and tables place is not known`() throws {
    let inner = "<subviews>" + File.view("button") + "</subviews>"
    let stack = try #require(
      try File.subviews(File.view("stackView", "", (0, 0, 9, 9), inner)).first)
    #expect(stack.unknown == [])
    #expect(stack.subviews.map(\.unknown) == [.frame])
    let cells = "<prototypes>" + File.view("tableViewCell") + "</prototypes>"
    let table = try #require(
      try File.subviews(File.view("tableView", "", (0, 0, 9, 9), cells)).first)
    #expect(table.unknown == .tree)
    #expect(table.subviews.map(\.unknown) == [.frame])
  }

  @Test func `What only some size classes have may not be there`() throws {
    let inner = """
      <subviews>\(File.view("view", "id=\"a\""))\(File.view("view", "id=\"b\""))</subviews>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="b"/></mask>
      </variation>
      """
    let text = File.view("view", "", (0, 0, 9, 9), inner)
    let view = try #require(try File.subviews(text).first)
    #expect(view.subviews.map(\.unknown) == [[], [.frame, .visibility]])
    #expect(try File.reasons(text).contains(.variation))
  }

  @Test func `What no size class has is not there`() throws {
    let inner = """
      <subviews>\(File.view("view", "id=\"a\""))\(File.view("view", "id=\"b\""))</subviews>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      """
    let view = try #require(try File.subviews(File.view("view", "", (0, 0, 9, 9), inner)).first)
    #expect(view.subviews.map(\.unknown) == [[]])
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
