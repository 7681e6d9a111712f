import Foundation
import TerminalSupport
import TestSupport
import Testing

/// What real files leave open, and how sure `why` is then.
@Suite("touchtrace why, of what real files hold", .ownThread) struct WhyRealFileTests {
  private func why(_ who: String, _ file: String, _ name: String = "dump.txt") throws -> Run {
    let folder = try TemporaryDirectory()
    try folder.write(file, to: name)
    return try touchtrace(["why", who, "\(folder.path)/\(name)"])
  }

  /// A button, and in front of it a view that holds another one.
  private func dump(_ className: String, around: String = "UIView") -> String {
    """
    <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <\(around): 0x2a; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
       |    | <UIButton: 0x3a; frame = (20 100; 200 44); opaque = NO; layer = <CALayer: 0x1>>
       |    | <\(className): 0x4a; frame = (0 0; 390 400); layer = <CALayer: 0x1>>
       |    |    | <UIButton: 0x5a; frame = (20 300; 200 44); opaque = NO; layer = <CALayer: 0x1>>
    """
  }

  @Test(
    "A private container of UIKit in front makes the answer UNKNOWN, and is named",
    arguments: ["UISearchDisplayControllerContainerView", "_UIFancyContainerView"])
  func privateContainer(name: String) throws {
    let run = try why("0x3a", dump(name))
    #expect(run.status == 5, "\(run)")
    #expect(run.output.contains("UNKNOWN: \(name), the class of "), "\(run)")
    // Nobody overrides anything in a class of UIKit.
    #expect(!run.output.contains("override "), "\(run)")
    // What lies in it is hit, whether or not it passes on what hits nothing in it.
    let inside = try why("0x5a", dump(name))
    #expect(inside.status == 0 && inside.output.contains("LIKELY: "), "\(inside)")
    let plain = try why("0x3a", dump("UIView"))
    #expect(plain.status == 1 && !plain.output.contains("UNKNOWN"), "\(plain)")
  }

  @Test func `what lies outside of a private container may be hit by its own rule`() throws {
    let outside = dump("_UIFancyContainerView")
      .replacingOccurrences(of: "(20 300; 200 44)", with: "(20 500; 200 44)")
    let run = try why("0x5a", outside)
    #expect(run.status == 5 && !run.output.contains("override "), "\(run)")
  }

  @Test func `a private view in a bar is a part of the bar`() throws {
    let run = try why("0x4a", dump("_UIFancyContainerView", around: "UINavigationBar"))
    #expect(run.status == 0 && run.output.contains("LIKELY: "), "\(run)")
  }

  private let snapshot = """
    Attributes: Application, 0x10f, pid: 4, label: 'Shop'
    Element subtree:
     →Application, 0x10f, pid: 4, label: 'Shop'
        Window (Main), 0x11f, {{0.0, 0.0}, {390.0, 844.0}}
          Button, 0x12f, {{20.0, 60.0}, {120.0, 44.0}}, identifier: 'buy-now', label: 'It's on'
          TextField, 0x13f, {{20.0, 160.0}, {120.0, 44.0}}, placeholderValue: 'Name'
    """

  @Test(
    "What a person copies from a snapshot names its element",
    arguments: [
      "0x12f", "buy-now", "It's on", "identifier: 'buy-now'", "label: 'It's on'", "Button",
      "Button, 0x12f, {{20.0, 60.0}, {120.0, 44.0}}, identifier: 'buy-now', label: 'It's on'",
      "//XCUIElementTypeButton[@name=\"buy-now\"]", "XCUIElementTypeButton",
    ])
  func copied(words: String) throws {
    let run = try why(words, snapshot, "snapshot.txt")
    #expect(run.status == 0 && run.output.contains("(buyNow) gets it"), "\(run)")
    #expect(!run.output.contains("LLDB"), "\(run)")
  }

  @Test func `an element without identifier goes by its placeholder and its address`() throws {
    for words in ["Name", "0x13f", "TextField, 0x13f"] {
      let run = try why(words, snapshot, "snapshot.txt")
      #expect(run.output.contains("XCUIElementTypeTextField 0x13f (name) gets it"), "\(run)")
    }
  }

  @Test func `elements of one identifier are told apart by their addresses`() throws {
    let twins =
      snapshot + "\n      Button, 0x14f, {{20.0, 300.0}, {120.0, 44.0}}, identifier: 'buy-now'"
    let run = try why("buy-now", twins, "snapshot.txt")
    #expect(run.status == 3 && run.output.isEmpty, "\(run)")
    #expect(
      run.errors.contains("2 views match buy-now: buyNow1 (0x12f), buyNow2 (0x14f)"), "\(run)")
  }

  private func storyboard(_ views: String, _ constraints: String = "", outlets: String = "")
    -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints>
    <viewLayoutGuide key="safeArea" id="g"/></view>
    <connections>\(outlets)</connections></viewController></objects></scene></scenes></document>
    """
  }

  private func constraint(_ first: String, _ second: String, _ constant: Int = 0) -> String {
    let (one, other) = (first.split(separator: "."), second.split(separator: "."))
    return """
      <constraint firstItem="\(one[0])" firstAttribute="\(one[1])" secondItem="\(other[0])" \
      secondAttribute="\(other[1])" constant="\(constant)"/>
      """
  }

  @Test func `a scene without frames is laid out by its constraints, and LIKELY`() throws {
    let views = """
      <textField borderStyle="roundedRect" placeholder="Email" id="e"/>
      <textField borderStyle="roundedRect" placeholder="Password" id="p"/>
      <button id="i"><state key="normal" title="Sign in"/></button>
      <button id="u"><state key="normal" title="Sign up"/></button>
      """
    let constraints = [
      constraint("e.leading", "v.leading", 20), constraint("v.trailing", "e.trailing", 20),
      constraint("e.top", "g.top", 40), constraint("p.top", "e.bottom", 8),
      constraint("p.leading", "e.leading"), constraint("p.width", "e.width"),
      constraint("i.leading", "e.leading"), constraint("u.leading", "i.trailing", 10),
      constraint("u.trailing", "e.trailing"), constraint("i.width", "u.width"),
      constraint("i.top", "p.bottom", 8), constraint("u.top", "i.top"),
    ].joined()
    let file = storyboard(views, constraints)
    let taps = ["Email": "187.5,77", "Password": "187.5,119", "Sign in": "101.25,159"]
    for (words, tap) in taps {
      let run = try why(words, file, "a.storyboard")
      #expect(run.status == 0 && run.output.contains("LIKELY: "), "\(run)")
      #expect(run.errors.contains("--tap \(tap)"), "\(run)")
    }
    #expect(try why("Sign up", storyboard(views), "a.storyboard").status == 5)
  }

  @Test func `a hidden view with an outlet is a doubt where it lies, and nowhere else`() throws {
    let views = """
      <button id="b"><rect key="frame" x="20" y="100" width="200" height="44"/>
      <state key="normal" title="Buy"/></button>
      <button id="x"><rect key="frame" x="20" y="500" width="200" height="44"/>
      <state key="normal" title="Exit"/></button>
      <view hidden="YES" id="h"><rect key="frame" x="0" y="80" width="375" height="300"/></view>
      """
    let outlets = #"<outlet property="panel" destination="h" id="o"/>"#
    let doubt = "is hidden or clear in the file, and code with an outlet may show it."
    let buy = try why("Buy", storyboard(views, outlets: outlets), "a.storyboard")
    #expect(buy.status == 0 && buy.output.contains("panel) \(doubt)"), "\(buy)")
    let panel = try why("panel", storyboard(views, outlets: outlets), "a.storyboard")
    #expect(panel.status == 1 && panel.output.contains("LIKELY: panel \(doubt)"), "\(panel)")
    let exit = try why("Exit", storyboard(views, outlets: outlets), "a.storyboard")
    #expect(exit.status == 0 && !exit.output.contains(doubt), "\(exit)")
    #expect(try !why("Buy", storyboard(views), "a.storyboard").output.contains(doubt))
  }

  /// A list below a panel, and in the list a strip of tiles.
  private func nested(list: Int, strip: Int, tile: Int) -> String {
    """
    <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UIScrollView: 0x2a; frame = (0 \(list); 390 844); clipsToBounds = YES; layer = <CALayer: 0x1>>
       |    | <UICollectionView: 0x3a; frame = (0 \(strip); 390 100); clipsToBounds = YES; layer = <CALayer: 0x1>>
       |    |    | <UIButton: 0x4a; frame = (\(tile) 0; 80 80); opaque = NO; layer = <CALayer: 0x1>>
    """
  }

  @Test(
    "The hint names the scroll views outside of which the view lies",
    arguments: [
      (0, 1000, 20, "UIScrollView 0x2a"), (0, 100, 500, "UICollectionView 0x3a"),
      (0, 1000, 500, "UIScrollView 0x2a (scrollView) and UICollectionView 0x3a"),
      (400, 600, 20, "UIScrollView 0x2a"),
    ])
  func scrolling(list: Int, strip: Int, tile: Int, names: String) throws {
    let run = try why("0x4a", nested(list: list, strip: strip, tile: tile))
    #expect(run.status == 1 && run.output.contains("Scrolling \(names) "), "\(run)")
  }

  @Test func `a text that is only read is not edited`() throws {
    let text = """
      <textView editable="NO" id="t"><rect key="frame" x="0" y="80" width="375" height="300"/>
      </textView>
      """
    let run = try why("t", storyboard(text), "a.storyboard")
    #expect(run.status == 0 && !run.output.contains("begins to be edited"), "\(run)")
    let written = storyboard(text.replacingOccurrences(of: "NO", with: "YES"))
    let edited = try why("t", written, "a.storyboard")
    #expect(edited.output.contains("begins to be edited"), "\(edited)")
  }

  @Test func `a television's storyboard has no answer`() throws {
    let file = storyboard(#"<button id="b"/>"#)
      .replacingOccurrences(of: "iOS.CocoaTouch", with: "AppleTV")
    let run = try why("b", file, "a.storyboard")
    #expect(run.status == 3 && run.errors.contains("tvOS has no touches on the screen"), "\(run)")
  }
}
