import Foundation
import TerminalSupport
import TestSupport
import Testing

/// A value that the file does not contain decides nothing: the answer is UNKNOWN, and no exit status is 1.
@Suite("What a file leaves open", .ownThread) struct MadeUpTests {
  private func run(_ words: [String], on file: String, named name: String) throws -> Run {
    let folder = try TemporaryDirectory()
    try folder.write(file, to: name)
    return try touchtrace(words + ["\(folder.path)/\(name)"])
  }

  /// Expects the exit statuses of `why` about a view and of `audit`, and an error only with 1.
  private func expect(
    _ who: String, _ file: String, _ name: String, exits: (why: Int32, audit: Int32),
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let why = try run(["why", who], on: file, named: name)
    #expect(why.status == exits.why, "\(why)", sourceLocation: location)
    let isUnknown = exits.why == 5
    #expect(why.output.contains("UNKNOWN: ") == isUnknown, "\(why)", sourceLocation: location)
    let audit = try run(["audit"], on: file, named: name)
    #expect(audit.status == exits.audit, "\(audit)", sourceLocation: location)
    #expect(audit.output.contains(": error:") == (exits.audit == 1), sourceLocation: location)
  }

  /// A page source with a button and what follows it there.
  private func source(_ hittable: String, over cover: String) -> String {
    """
    <AppiumAUT><XCUIElementTypeApplication>
    <XCUIElementTypeWindow visible="true" x="0" y="0" width="390" height="844">
    <XCUIElementTypeOther visible="true" x="0" y="0" width="390" height="844">
    <XCUIElementTypeButton name="buy" visible="true" \(hittable) x="20" y="100" width="200" height="44"/>
    \(cover)
    </XCUIElementTypeOther></XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
    """
  }

  private let panel =
    #"<XCUIElementTypeOther visible="true" x="0" y="80" width="390" height="200"/>"#

  @Test func `an order that the file does not contain makes a covered control UNKNOWN`() throws {
    try expect("buy", source("", over: panel), "page.xml", exits: (5, 0))
    try expect("buy", source("", over: ""), "page.xml", exits: (0, 0))
  }

  @Test func `hittable that contradicts the hit test makes the answer UNKNOWN`() throws {
    let no = source(#"hittable="false""#, over: "")
    try expect("buy", no, "page.xml", exits: (5, 0))
    let why = try run(["why", "buy"], on: no, named: "page.xml")
    #expect(why.output.contains("the file's hittable or visible contradicts the hit at"), "\(why)")
    try expect("buy", source(#"hittable="true""#, over: ""), "page.xml", exits: (0, 0))
  }

  @Test func `what the file contradicts beside the finger weakens nothing`() throws {
    let ghost =
      #"<XCUIElementTypeButton name="ghost" visible="false" x="20" y="400" width="90" height="44"/>"#
    try expect("buy", source(#"hittable="true""#, over: ghost), "page.xml", exits: (0, 0))
  }

  private func windows(_ order: String) -> String {
    """
    <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <UIButton: 0x3a; frame = (20 100; 350 44); opaque = NO; layer = <CALayer: 0x4>>

    <UIWindow: 0x5a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>
       | <UIView: 0x7a; frame = (0 0; 390 844); layer = <CALayer: 0x8>>
    \(order)
    """
  }

  @Test func `two windows without levels are UNKNOWN until the output of LLDB is pasted`() throws {
    try expect("0x3a", windows(""), "dump.txt", exits: (5, 0))
    let asked = """

      (lldb) po [[[UIApplication sharedApplication] windows] valueForKey:@"windowLevel"]
      <__NSArrayI 0x600>(
      0,
      1
      )
      """
    let settled = try run(["why", "0x3a"], on: windows(asked), named: "dump.txt")
    #expect(settled.status == 1, "\(settled)")
  }

  @Test func `a view without a frame, or inside one, is not tapped`() throws {
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="c"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <button id="b"><state key="normal" title="Buy"/><connections><action selector="buy:" \
      destination="c" eventType="touchUpInside" id="a"/></connections></button>
      <stackView id="s"><subviews><switch id="w"/></subviews></stackView>
      <view id="o"><rect key="frame" x="0" y="0" width="390" height="44"/></view>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let why = try run(["why", "Buy"], on: file, named: "a.storyboard")
    #expect(why.output.hasPrefix("The file does not contain the frame of UIButton b (buy)."))
    #expect(!why.errors.contains("using a tap"), "\(why)")
    for who in ["Buy", "switch", "buy:"] { try expect(who, file, "a.storyboard", exits: (5, 0)) }
    let json = try run(["why", "Buy", "--json"], on: file, named: "a.storyboard")
    #expect(json.output.contains(#""grade":"UNKNOWN""#) && json.status == 5, "\(json)")
    let edited = try run(
      [
        "debug", "--tap", "100,120", "-ex", "whatif buy.frame = 20,100 200x44", "-ex",
        "why-not buy",
      ],
      on: file, named: "a.storyboard")
    #expect(edited.output.contains("(buy) gets it: it is the hit view"), "\(edited)")
  }
}
