import Foundation
import TerminalSupport
import TestSupport
import Testing

/// What files leave out of a screen: its window, its frames, the end of a transition.
@Suite("Files that hold a part of a screen", .ownThread) struct PartOfScreenTests {
  private func run(_ words: [String], _ file: String, _ name: String = "dump.txt") throws -> Run {
    try touchtrace(words, on: file, named: name)
  }

  private let cell = """
    <NoteCell: 0x1a; baseClass = UITableViewCell; frame = (0 240; 390 60); layer = <CALayer: 0x71>>
       | <UITableViewCellContentView: 0x1b; frame = (0 0; 390 60); layer = <CALayer: 0x72>>
       |    | <UIButton: 0x1c; frame = (300 64; 80 40); layer = <CALayer: 0x73>>
       |    | <UIButton: 0x1d; frame = (10 38; 80 44); layer = <CALayer: 0x74>>
    """

  @Test func `what lies beside a cell is outside of the cell, and not off the screen`() throws {
    let why = try run(["why", "0x1c"], cell)
    #expect(why.status == 1 && why.output.contains("outside its bounds 0,0 390x60"), "\(why)")
    let audit = try run(["audit"], cell)
    #expect(audit.output.contains("[T01]") && audit.output.contains("[T02]"), "\(audit)")
    #expect(!(why.output + audit.output).contains("screen"), "\(audit)")
  }

  @Test func `what a controller's view hides lies beside the screen, as before`() throws {
    let why = try run(
      ["why", "0x1b"],
      """
      <UIView: 0x1a; frame = (0 0; 390 844); layer = <CALayer: 0x71>>
         | <UIButton: 0x1b; frame = (-300 64; 80 40); layer = <CALayer: 0x73>>
      """)
    #expect(why.output.contains("is not on the screen"), "\(why)")
  }

  /// A screen with a stack view whose first view is hidden, so that the canvas gives it no frame.
  private func storyboard(_ panel: String, _ contents: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="v">
        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <subviews>
          <view \(panel) translatesAutoresizingMaskIntoConstraints="NO" id="pan">
            <rect key="frame" x="20" y="100" width="350" height="200"/>
            <subviews>\(contents)</subviews>
            <constraints><constraint firstItem="pan" firstAttribute="width" secondItem="v" secondAttribute="width" id="c1"/></constraints>
          </view>
        </subviews>
      </view></viewController></objects></scene></scenes>
    </document>
    """
  }

  private let button = """
    <button fixedFrame="YES" id="bt"><rect key="frame" x="20" y="20" width="120" height="44"/>
      <state key="normal" title="Buy"/>
      <connections><action selector="buy" destination="vc" eventType="touchUpInside" id="a1"/></connections>
    </button>
    """

  @Test func `interaction that is off is an error, whatever the constraints compute`() throws {
    let file = storyboard(#"userInteractionEnabled="NO""#, button)
    let audit = try run(["audit"], file, "Main.storyboard")
    #expect(audit.status == 1 && audit.output.contains("error: "), "\(audit)")
    #expect(audit.output.contains("[T05]"), "\(audit)")
  }

  @Test func `no frame matters in a view that is hidden`() throws {
    let file = storyboard(#"hidden="YES""#, button)
      .replacing(#"<rect key="frame" x="20" y="100" width="350" height="200"/>"#, with: "")
    let why = try run(["why", "Buy"], file, "Main.storyboard")
    #expect(why.output.contains("is hidden"), "\(why)")
    #expect(!why.output.contains("does not contain the frame"), "\(why)")
  }

  @Test func `while a screen is pushed, nobody is told to switch UIKit's view on`() throws {
    let animations =
      "animations = { position=<CASpringAnimation: 0x61>; }; layer = <CALayer: 0x71>>"
    let dump = """
      <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x71>>
         | <UIViewControllerWrapperView: 0x1b; frame = (0 0; 390 844); layer = <CALayer: 0x72>>
         |    | <UIView: 0x1c; frame = (-112 0; 390 844); userInteractionEnabled = NO; \(animations)
         |    |    | <UIButton: 0x1d; frame = (200 100; 120 44); layer = <CALayer: 0x73>>
         |    | <_UIParallaxDimmingView: 0x1e; frame = (0 0; 390 844); userInteractionEnabled = NO; \(animations)
      """
    let why = try run(["why", "0x1d"], dump)
    #expect(!why.output.contains("isUserInteractionEnabled = "), "\(why)")
    let audit = try run(["audit"], dump)
    #expect(!audit.output.contains("[T05]"), "\(audit)")
  }

  @Test func `a keyboard of a test tool goes with the end of editing`() throws {
    let why = try run(
      ["why", "buy"],
      """
      Element subtree:
       →Application, 0x1, pid: 1, label: 'Shop'
          Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x3, {{20.0, 600.0}, {350.0, 50.0}}, identifier: 'buy'
          Window, 0x4, {{0.0, 0.0}, {390.0, 844.0}}
            Other, 0x5, {{0.0, 0.0}, {390.0, 844.0}}
              Keyboard, 0x6, {{0.0, 516.0}, {390.0, 328.0}}
      """, "tree.txt")
    #expect(why.output.contains("endEditing"), "\(why)")
    #expect(!why.output.contains("isUserInteractionEnabled = "), "\(why)")
  }

  @Test func `an audit says what it could not read, also if it finds nothing`() throws {
    let dump = """
      <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x71>>
         | <UIView: 0x1b; frame = (0 0; 390 844); autores
      """
    let audit = try run(["audit"], dump)
    #expect(audit.output.contains("1 view could not be read"), "\(audit)")
    #expect(audit.output.contains("files: 1,"), "\(audit)")
  }
}
