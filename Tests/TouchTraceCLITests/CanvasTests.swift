import TerminalSupport
import TestSupport
import Testing

private typealias File = CanvasFile

/// What a canvas shows and no device does, and what holds wherever a view lies.
@Suite("What a canvas shows and an app does not", .ownThread) struct CanvasTests {
  private func run(_ words: [String], _ file: String, _ name: String = "a.storyboard") throws -> Run
  {
    try touchtrace(words, on: file, named: name)
  }

  private func why(_ who: String, _ file: String) throws -> Run { try run(["why", who], file) }

  private let freeform = "<size key=\"freeformSize\" width=\"393\" height=\"1400\"/>"
  private let fills =
    "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"

  @Test func `a canvas that is higher than the device shows what scrolling brings`() throws {
    let rows = File.view("scrollView", "list", "0 0 393 1400", fills, "clipsSubviews=\"YES\"")
      .replacing(
        "</scrollView>",
        with: "<subviews>\(File.button("buy", "20 1000 90 40"))</subviews></scrollView>")
    let file = File.storyboard(rows, height: 1400, also: freeform)
    let run = try why("buy", file)
    #expect(run.status == 1 && run.output.contains("is not on the screen now"), "\(run)")
    #expect(run.output.contains("Scrolling") && run.output.contains("LIKELY"), "\(run)")
    let audit = try self.run(["audit"], file)
    #expect(!audit.output.contains("[T"), "\(audit)")
  }

  @Test func `what a high canvas shows below a plain view's screen is no error`() throws {
    let file = File.storyboard(
      File.button("buy", "20 1000 90 40"), height: 1400, also: freeform)
    #expect(try why("buy", file).output.contains("is not on the screen now"))
    let audit = try run(["audit"], file)
    #expect(audit.status == 0 && !audit.output.contains("[T"), "\(audit)")
  }

  @Test func `springs keep a view at the end of a smaller screen, and as long as that`() throws {
    func mask(_ words: String) -> String { "<autoresizingMask key=\"autoresizingMask\" \(words)/>" }
    let bottom = File.button("bottom", "20 1340 90 40").replacing(
      "</button>", with: mask("flexibleMaxX=\"YES\" flexibleMinY=\"YES\"") + "</button>")
    let middle = File.view(
      "view", "middle", "0 100 393 1200", mask("widthSizable=\"YES\" heightSizable=\"YES\""))
    let file = File.storyboard(middle + bottom, height: 1400, also: freeform)
    let scene = try run(["convert"], file).output
    #expect(scene.contains("20,792 90x40"), "\(scene)")
    #expect(scene.contains("0,100 393x652"), "\(scene)")
    #expect(try why("bottom", file).status == 0)
  }

  @Test func `on a smaller screen what scrolls gives way, not the column above it`() throws {
    let tied = File.constrained
    let views =
      File.button("buy", "20 92 120 48", tied)
      + File.view(
        "view", "card", "0 148 393 250",
        "<constraints><constraint firstAttribute=\"height\" constant=\"250\"/></constraints>", tied)
      + File.view("scrollView", "list", "0 413 393 987", "", tied)
    func tie(_ first: String, _ second: String, _ constant: Int) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" constant="\(first == "buy" ? 20 : 0)"/>
      <constraint firstItem="\(first)" firstAttribute="top" secondItem="\(second)" \
      secondAttribute="bottom" constant="\(constant)"/>
      """
    }
    let ties =
      "<constraints>\(tie("buy", "top", 48))\(tie("card", "buy", 8))\(tie("list", "card", 15))"
      + tie("bottom", "list", 0) + "</constraints>"
    let guides = ["top", "bottom"].map {
      "<viewControllerLayoutGuide type=\"\($0)\" id=\"\($0)\"/>"
    }
    let file = File.storyboard(
      views, height: 1400, also: freeform + "<layoutGuides>\(guides.joined())</layoutGuides>",
      root: ties)
    let run = try why("buy", file)
    #expect(run.status == 0 && run.output.contains("LIKELY: "), "\(run)")
    let scene = try self.run(["convert"], file).output
    #expect(scene.contains("393x250") && scene.contains("0,428 393x390"), "\(scene)")
  }

  @Test func `a misplaced view far from the finger does not come under it`() throws {
    func file(_ y: Int) -> String {
      let off = File.view(
        "view", "off", "20 \(y) 300 60", "", "misplaced=\"YES\" \(File.constrained)")
      let fixed =
        "<constraints><constraint firstItem=\"off\" firstAttribute=\"width\" "
        + "relation=\"lessThanOrEqual\" secondItem=\"v\" secondAttribute=\"width\"/></constraints>"
      return File.storyboard(File.button("buy", "20 100 300 40") + off, root: fixed)
    }
    let far = try why("buy", file(600))
    #expect(far.status == 0 && far.output.contains("LIKELY"), "\(far)")
    let near = try why("buy", file(150))
    #expect(near.status == 5, "\(near)")
    #expect(near.output.contains("UIView off (view2) in the file may be out of date"), "\(near)")
  }

  @Test func `a view that is in no window is said to be in none, and no tap is tried on it`() throws
  {
    let loose = File.view("textField", "loose", "0 0 97 30")
    let run = try why("loose", File.storyboard(File.button("buy", "20 1 90 40"), beside: loose))
    #expect(run.status == 1, "\(run)")
    #expect(run.output.contains("was never asked: it is in no window"), "\(run)")
    #expect(!run.output.contains("can be hit") && !run.output.contains("Touch A"), "\(run)")
    #expect(!run.errors.contains("using a tap"), "\(run)")
  }

  @Test func `a hidden view holds what code may show, if an outlet leads into it`() throws {
    let hidden = File.view(
      "view", "panel", "0 100 393 90", "<subviews>\(File.button("buy", "9 9 90 40"))</subviews>",
      "hidden=\"YES\"")
    let held = try why("buy", File.storyboard(hidden, also: File.outlet("buy")))
    #expect(held.status == 1 && held.output.contains("LIKELY: view2 is hidden"), "\(held)")
    #expect(try why("buy", File.storyboard(hidden)).output.contains("PROVED: "))
  }

  @Test func `a view that is there in some size classes alone has its frame from those`() throws {
    let line = """
      <view id="line"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <variation key="widthClass=compact"><rect key="frame" x="0" y="400" width="393" height="1"/>
      </variation></view>
      """
    let masks = """
      <variation key="default"><mask key="subviews"><exclude reference="line"/></mask></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="line"/></mask>
      </variation>
      """
    let file = File.storyboard(File.button("buy", "20 100 90 40") + line, root: masks)
      .replacing("<device id=\"retina6_12\"/>", with: "")
    let run = try why("buy", file)
    #expect(run.status == 0 && run.output.contains("LIKELY"), "\(run)")
  }

  @Test func `where all frames are solved, none is said to come from the canvas`() throws {
    let buy = """
      <button id="buy" \(File.constrained)><constraints>
      <constraint firstAttribute="width" constant="90"/>
      <constraint firstAttribute="height" constant="40"/></constraints></button>
      """
    let fixed = """
      <constraints>
      <constraint firstItem="buy" firstAttribute="top" secondItem="v" secondAttribute="top" constant="99"/>
      <constraint firstItem="buy" firstAttribute="leading" secondItem="v" secondAttribute="leading"/>
      </constraints>
      """
    let run = try why("buy", File.storyboard(buy, root: fixed))
    #expect(run.status == 0 && !run.errors.contains("constraints are solved only"), "\(run)")
  }

  private let window = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x91>>
       | <UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x92>>
    """

  @Test func `where lines of a dump are missing, what comes next has no known place`() throws {
    func dump(_ badge: String) -> String {
      window + """

        ...
           |    |    | <UIView: 0x4; frame = (20 \(badge); layer = <CALayer: 0x94>>
           |    |    |    | <UIButton: 0x5; frame = (0 0; 30 30); layer = <CALayer: 0x95>>
        """
    }
    let away = try run(["why", "0x5"], dump("-40; 30 30)"), "a.txt")
    #expect(away.status == 5 && away.output.contains("superviews"), "\(away)")
    let there = try run(["why", "0x5"], dump("40; 30 30)"), "a.txt")
    #expect(there.status == 5, "\(there)")
    // Who is hidden is so wherever it lies.
    let hidden = try run(["why", "0x5"], dump("-40; 30 30); hidden = YES"), "a.txt")
    #expect(hidden.status == 1 && hidden.output.contains("0x4 (view2) is hidden"), "\(hidden)")
  }

  @Test func `what stands behind missing lines covers nothing for sure`() throws {
    let dump =
      window + """

           |    | <UIButton: 0x3; frame = (20 100; 90 40); layer = <CALayer: 0x93>>
        ...
           |    |    | <UIView: 0x4; frame = (0 0; 390 844); layer = <CALayer: 0x94>>
        """
    #expect(try run(["why", "0x3"], dump, "a.txt").status == 5)
    // To see all that was tried changes no grade.
    #expect(try run(["why", "0x3", "all"], dump, "a.txt").status == 5)
    let audit = try run(["audit"], dump, "a.txt")
    #expect(audit.status == 0 && !audit.output.contains("[T"), "\(audit)")
  }

  @Test func `a view is hit through one in it, whatever recognizers that has`() throws {
    let dump =
      window + """

           |    | <UIView: 0x3; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x7>; \
        layer = <CALayer: 0x93>>
        """
    let run = try run(["why", "0x2"], dump, "a.txt")
    #expect(run.status == 0 && run.output.contains("LIKELY: "), "\(run)")
    #expect(run.output.contains("gets it through"), "\(run)")
  }
}
