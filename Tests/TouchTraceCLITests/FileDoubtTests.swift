import Foundation
import TerminalSupport
import TestSupport
import Testing

/// What storyboards and dumps leave open, and what holds all the same.
@Suite("What files leave open", .ownThread) struct FileDoubtTests {
  private func run(_ words: [String], _ file: String, _ name: String) throws -> Run {
    try touchtrace(words, on: file, named: name)
  }

  private func why(_ who: String, _ file: String, _ name: String = "a.storyboard") throws -> Run {
    try run(["why", who], file, name)
  }

  /// A storyboard of one screen, with what its root view holds.
  private func storyboard(_ subviews: String, customClass: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="vc"><device id="retina6_12"/>
    <scenes><scene sceneID="s"><objects><viewController id="vc" \(customClass)>
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews>\(subviews)</subviews></view></viewController></objects></scene></scenes></document>
    """
  }

  private func element(
    _ tag: String, _ attributes: String, _ frame: String, _ inner: String = ""
  ) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <\(tag) \(attributes)><rect key="frame" x="\(numbers[0])" y="\(numbers[1])" \
      width="\(numbers[2])" height="\(numbers[3])"/>\(inner)</\(tag)>
      """
  }

  private let action =
    "<connections><action selector=\"go:\" destination=\"vc\" eventType=\"touchUpInside\"/></connections>"
  private let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  @Test func `a misplaced view that no constraint moves lies where the file has it`() throws {
    let beside = element("button", "id=\"beside\" misplaced=\"YES\"", "100 160 40 40")
    let buy = element("button", "id=\"buy\"", "100 100 100 44", action)
    let run = try why("buy", storyboard(buy + beside))
    #expect(run.status == 0 && run.output.contains("LIKELY: "), "\(run)")
  }

  @Test func `what lies in front where nothing determines it leaves the answer open`() throws {
    let ambiguous = "\(constrained) ambiguous=\"YES\""
    let buy = element("button", "id=\"buy\" \(ambiguous)", "20 400 120 48", action)
    let map = element("mapView", "id=\"map\" \(ambiguous)", "0 -101 393 617")
    let run = try why("buy", storyboard(buy + map))
    #expect(run.status == 5 && run.output.contains("UNKNOWN: "), "\(run)")
    #expect(run.errors.contains("solved only for frames that are missing"), "\(run)")
    #expect(try !self.run(["audit"], storyboard(buy + map), "a.storyboard").output.contains("[T0"))
    let doubts = try self.run(["audit", "--doubts"], storyboard(buy + map), "a.storyboard")
    #expect(doubts.output.contains("[T07]"), "\(doubts)")
  }

  @Test func `a view in front that prints only its frame is named first`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0xa>>
         | <UIView: 0x2; frame = (0 0; 375 667); layer = <CALayer: 0xb>>
         |    | <UIButton: 0x3; frame = (100 200; 120 44); layer = <CALayer: 0xc>>
         |    | <FancyView: 0x4>Frame: (0.000000, 0.000000, 375.000000, 667.000000)\ttag:0
      """
    let run = try why("UIButton", dump, "a.txt")
    #expect(run.status == 5 && run.output.contains("FancyView 0x4 (fancyView) lies in front of it"))
    #expect(run.output.contains("UNKNOWN: whether fancyView takes touches"), "\(run)")
  }

  @Test(
    "How much of a control can be hit stands first if a finger misses the rest",
    arguments: [(99, false), (60, true)])
  func share(width: Int, isFirst: Bool) throws {
    let buy = element("button", "id=\"buy\"", "0 0 100 44", action)
    let card = element(
      "view", "id=\"card\"", "20 100 \(width) 44", "<subviews>\(buy)</subviews>")
    let run = try why("buy", storyboard(card))
    #expect(run.status == 0 && run.output.contains("can be hit in \(width) %"), "\(run)")
    #expect(run.output.contains("gets it"))
    #expect(run.output.hasPrefix("UIButton buy (button) can be hit in") == isFirst, "\(run)")
  }

  @Test(
    "The arranged views of one stack never lie on each other",
    arguments: ["equalSpacing", "fill", "fillEqually", "fillProportionally"])
  func stale(distribution: String) throws {
    let buttons = (1...3).map {
      element("button", "id=\"b\($0)\" \(constrained)", "0 0 200 40", action)
    }
    let stack = element(
      "stackView", "id=\"s\" axis=\"vertical\" distribution=\"\(distribution)\"", "0 100 200 100",
      "<subviews>\(buttons.joined())</subviews>")
    for id in ["b1", "b2", "b3"] {
      let run = try why(id, storyboard(stack))
      #expect(run.status == 0 && run.output.contains("LIKELY: "), "\(id) \(run)")
    }
    let audit = try self.run(["audit", "--doubts"], storyboard(stack), "a.storyboard")
    #expect(!audit.output.contains("[T0"), "\(audit)")
  }

  @Test func `a view that the file has without a height is outside of its button`() throws {
    let login = element("button", "id=\"login\" \(constrained)", "20 10 353 50", action)
    let holder = element(
      "view", "id=\"holder\" \(constrained)", "0 200 393 0", "<subviews>\(login)</subviews>")
    let run = try why("login", storyboard(holder))
    #expect(run.status == 1 && run.output.contains("outside its bounds 0,0 393x0"), "\(run)")
    let audit = try self.run(["audit", "--doubts"], storyboard(holder), "a.storyboard")
    #expect(audit.output.contains("whose size is 393x0 [T03]"), "\(audit)")
  }

  @Test func `what the file alone decides is proved, and what code holds or lays out is not`()
    throws
  {
    let off = element("button", "id=\"off\" userInteractionEnabled=\"NO\"", "9 9 90 40", action)
    #expect(try why("off", storyboard(off)).output.contains("PROVED: "))
    let outlet =
      "<connections><outlet property=\"pay\" destination=\"off\"/></connections></view>"
    let held = storyboard(off).replacing("</view>", with: outlet)
    #expect(try why("pay", held).output.contains("LIKELY: pay takes no touches in the file"))
    let beside = element(
      "view", "id=\"small\"", "0 100 50 50",
      "<subviews>\(element("button", "id=\"buy\"", "60 0 90 40", action))</subviews>")
    #expect(try why("buy", storyboard(beside)).output.contains("LIKELY: "))
  }

  @Test func `what a map covers is brought to the front before the map is turned off`() throws {
    let locate = element("button", "id=\"locate\"", "300 600 44 44", action)
    let map = element("mapView", "id=\"map\"", "0 0 393 852")
    let run = try why("locate", storyboard(locate + map))
    #expect(run.output.contains("  1  whatif bring button to front"), "\(run)")
    let plain = try why("locate", storyboard(locate + element("view", "id=\"map\"", "0 0 393 852")))
    #expect(plain.output.contains("  1  whatif view2.isUserInteractionEnabled = no"), "\(plain)")
  }

  @Test func `a content view is laid out by its row, whatever an edit says`() throws {
    let switcher = element("switch", "id=\"wifi\"", "340 6 51 31", action)
    let content = element(
      "tableViewCellContentView", "key=\"contentView\" id=\"cc\"", "0 0 362 44",
      "<subviews>\(switcher)</subviews>")
    let cell = element("tableViewCell", "id=\"c\"", "0 0 393 44", content)
    let table = element(
      "tableView", "id=\"t\" dataMode=\"static\"", "0 0 393 852",
      "<sections><tableViewSection id=\"ts\"><cells>\(cell)</cells></tableViewSection></sections>")
    let run = try why("wifi", storyboard(table))
    #expect(run.output.contains("it can only be reached through"), "\(run)")
    #expect(!run.output.contains("whatif tableViewCell.content."), "\(run)")
  }

  @Test func `of an item without an action an audit speaks only when asked for doubts`() throws {
    let item = "<items><barButtonItem title=\"Edit\" id=\"edit\"/></items>"
    let file = storyboard(
      element("toolbar", "id=\"bar\"", "0 700 393 44", item), customClass: "customClass=\"Cart\"")
    // A controller has its items: code may give this one a target.
    #expect(try !run(["audit"], file, "a.storyboard").output.contains("[T11]"))
    #expect(try run(["audit", "--doubts"], file, "a.storyboard").output.contains("[T11]"))
  }

  @Test func `what lies below the fold is scrolled to`() throws {
    let text = element("textView", "id=\"text\"", "0 0 393 1000")
    let scroll = element(
      "scrollView", "id=\"scroll\" clipsSubviews=\"YES\"", "0 100 393 752",
      "<subviews>\(text)</subviews>")
    let run = try why("text", storyboard(scroll))
    #expect(run.output.contains("beyond its bottom edge: scrolling may bring it"), "\(run)")
    #expect(!run.output.contains("beside the screen"), "\(run)")
  }

  @Test func `an id of the file is meant before a name that was made of a class`() throws {
    let off = element("button", "id=\"c\" enabled=\"NO\"", "100 100 100 44", action)
    let run = try why("c", storyboard(off, customClass: "customClass=\"AVC\""))
    #expect(run.output.contains("UIButton c (button) gets it"), "\(run)")
    #expect(run.output.contains("isEnabled is off"), "\(run)")
  }

  @Test func `a button in a button goes by its own words`() throws {
    let inner = element("button", "id=\"i\"", "10 10 40 20", "<state key=\"normal\" title=\"內側\"/>")
    let outer = element("button", "id=\"o\"", "100 100 100 44", "<subviews>\(inner)</subviews>")
    let run = try why("內側", storyboard(outer))
    #expect(run.output.contains("UIButton i (內側) gets it"), "\(run)")
  }

  @Test func `an audit reads each scene that convert wrote into one file`() throws {
    let buy = element("button", "id=\"buy\"", "100 100 100 44", action)
    let hud = element("view", "id=\"hud\"", "0 0 393 852")
    let folder = try TemporaryDirectory()
    try folder.write(storyboard(buy + hud), to: "a.storyboard")
    let scene = try touchtrace(["convert", "\(folder.path)/a.storyboard"]).output
    try folder.write("```scene #one\n\(scene)```\n\n```scene #two\n\(scene)```\n", to: "a.md")
    let audit = try touchtrace(["audit", "\(folder.path)/a.md"])
    #expect(audit.output.components(separatedBy: "[T07]").count == 3, "\(audit)")
    #expect(audit.output.contains("controls: 2, errors: 2"), "\(audit)")
  }

  private let window = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x91>>
       | <UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x92>>

    """

  @Test func `what is flat by its transform holds no point, whatever its bounds are`() throws {
    let run = try why(
      "0x4",
      window + """
           |    | <UIView: 0x3; frame = (195 422; 0 0); transform = [0, 0, 0, 0, 0, 0]; animations = { scale=<CABasicAnimation: 0x6>; }; layer = <CALayer: 0x93>>
           |    |    | <UIButton: 0x4; frame = (10 10; 100 40); layer = <CALayer: 0x94>>
        """, "dump.txt")
    #expect(run.status == 1 && run.output.contains("LIKELY: "), "\(run)")
  }

  @Test func `who is refused by a superview is so whatever windows and lines are missing`() throws {
    let dump =
      window + """
           |    | <UIView: 0x3; frame = (0 100; 390 0); layer = <CALayer: 0x93>>
           |    |    | <UIButton: 0x4; frame = (10 10; 100 40); layer = <CALayer: 0x94>>
           |    | [...]
        """
    let why = try why("0x4", dump, "dump.txt")
    #expect(why.status == 1 && why.output.contains("PROVED: "), "\(why)")
    let audit = try run(["audit"], dump, "dump.txt")
    #expect(audit.output.contains("[T03]") && audit.output.contains("PROVED"), "\(audit)")
  }

  @Test func `what a view of React Native lets through is asked, and settled by the answer`() throws
  {
    let dump =
      window + """
           |    | <RCTView: 0x3; reactTag: 5; frame = (20 700; 350 56); layer = <CALayer: 0x93>>
           |    | <RCTView: 0x4; reactTag: 9; frame = (0 0; 390 844); layer = <CALayer: 0x94>>

        """
    let doubt = try why("0x3", dump, "dump.txt")
    #expect(doubt.status == 5 && doubt.output.contains("[(id)0x4 pointerEvents]"), "\(doubt)")
    #expect(doubt.output.contains("pointerEvents=\"none\" on the React Native"), "\(doubt)")
    let asked = "(lldb) p (int)[(id)0x4 pointerEvents]\n(int) $3 = "
    #expect(try !why("0x3", dump + asked + "2\n", "dump.txt").output.contains("never asked"))
    let auto = try why("0x3", dump + asked + "0\n", "dump.txt")
    #expect(auto.status == 1 && auto.output.contains("lies in front"), "\(auto)")
  }

  @Test func `a superview that was printed before its view is around it`() throws {
    let run = try why(
      "UIButton",
      """
      (lldb) po [0x4 superview]
      <UIView: 0x3; frame = (0 300; 390 0); layer = <CALayer: 0x93>>
      (lldb) po (id)[0x3 superview]
      <UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x92>>
      (lldb) po 0x4
      <UIButton: 0x4; frame = (16 12; 120 44); layer = <CALayer: 0x94>>
      """, "dump.txt")
    #expect(run.status == 1 && run.output.contains("outside its bounds 0,0 390x0"), "\(run)")
  }

  @Test func `of a view in front that hardly anybody sees it is said that it takes touches`() throws
  {
    let run = try why(
      "0x4",
      window + """
           |    | <UIButton: 0x4; frame = (10 10; 100 40); layer = <CALayer: 0x94>>
           |    | <UIView: 0x3; frame = (0 0; 390 844); alpha = 0.02; layer = <CALayer: 0x93>>
        """, "dump.txt")
    #expect(run.output.contains("nearly clear (alpha 0.02): from 0.01 on"), "\(run)")
  }

  @Test func `a private view of UIKit in which nothing lies takes its touches`() throws {
    let run = try why(
      "0x3",
      window + """
           |    | <UIButton: 0x3; frame = (100 200; 120 44); layer = <CALayer: 0x93>>
           |    | <\\_UIShadowView: 0x4; frame = (0 0; 390 844); layer = <CALayer: 0x94>>
        """, "dump.txt")
    #expect(run.status == 1 && run.output.contains("LIKELY"), "\(run)")
  }

  @Test func `a panel whose buttons send the same and show something else is in front`() throws {
    func panel(_ id: String) -> String {
      """
      <view id="\(id)"><rect key="frame" x="40" y="200" width="300" height="300"/><subviews>
      <button id="\(id)b"><rect key="frame" x="0" y="0" width="300" height="40"/>
      <state key="normal" title="\(id)"/><connections><action selector="go:" destination="vc"
      eventType="touchUpInside" id="\(id)a"/></connections></button></subviews></view>
      """
    }
    let run = try run(["audit"], storyboard(panel("one") + panel("two")), "a.storyboard")
    #expect(run.output.contains("'one' (UIButton, id oneb) cannot be hit"), "\(run)")
  }

  @Test func `a frame for the device's size classes counts`() throws {
    let buy =
      #"<button id="buy"><rect key="frame" x="20" y="140" width="280" height="70"/></button>"#
    let line = """
      <view id="line"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <variation key="widthClass=compact"><rect key="frame" x="0" y="400" width="393" height="1"/>
      </variation></view>
      """
    let run = try why("buy", storyboard(buy + line))
    #expect(run.status == 0 && run.output.contains("gets it"), "\(run)")
  }

  @Test func `a freeform size is no screen's`() throws {
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="vc"><device id="retina6_12"/>
      <scenes><scene sceneID="s"><objects><viewController id="vc">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="400"/><subviews>
      <button id="buy"><rect key="frame" x="20" y="450" width="280" height="70"/></button>
      </subviews></view><size key="freeformSize" width="393" height="400"/></viewController>
      </objects></scene></scenes></document>
      """
    #expect(try why("buy", file).status == 5)
    let audit = try run(["audit"], file, "a.storyboard")
    #expect(!audit.output.contains("[T01]"), "\(audit)")
  }

  @Test func `a probe that prints no actions says that a button sends nothing`() throws {
    let probe = """
      {"schema": "touchtrace-probe/1", "windows": [{"address": "0x1", "class": "UIWindow", \
      "frame": [0, 0, 390, 844], "bounds": [0, 0, 390, 844], \
      "subviews": [{"address": "0x2", "class": "UIButton", \
      "frame": [20, 20, 100, 44], "bounds": [0, 0, 100, 44], "isEnabled": true, "actions": [], \
      "subviews": []}]}]}
      """
    let run = try why("0x2", probe, "a.json")
    #expect(run.output.contains("But it has no action, segue or menu"), "\(run)")
    #expect(!run.output.contains("addTarget"), "\(run)")
  }

  private func page(_ elements: String) -> String {
    """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" \
    enabled="true" visible="true" x="0" y="0" width="390" height="844">
    <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" \
    width="390" height="844">\(elements)</XCUIElementTypeApplication></AppiumAUT>
    """
  }

  private func item(_ type: String, _ attributes: String, _ frame: String) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <XCUIElementType\(type) type="XCUIElementType\(type)" visible="true" \(attributes) \
      x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>
      """
  }

  @Test func `a control that is off does nothing, whoever lies in front of it`() throws {
    let pay = item("Button", "name=\"pay\" enabled=\"false\"", "20 700 350 50")
    let hud = item("Other", "name=\"hud\" enabled=\"true\"", "0 0 390 844")
    let run = try why("pay", page(pay + hud + "</XCUIElementTypeWindow>"), "a.xml")
    #expect(run.status == 1 && run.output.contains("isEnabled is off"), "\(run)")
  }

  @Test func `a keyboard that a test tool lists beside the windows is the keyboard`() throws {
    let start = item("Button", "name=\"start\" enabled=\"true\"", "20 700 350 50")
    let keyboard = item("Keyboard", "enabled=\"true\"", "0 508 390 336")
    let run = try why("start", page(start + "</XCUIElementTypeWindow>" + keyboard), "a.xml")
    #expect(run.status == 1 && run.output.contains("the keyboard's"), "\(run)")
  }
}
