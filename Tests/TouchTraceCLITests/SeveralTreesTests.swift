import Foundation
import TerminalSupport
import TestSupport
import Testing

/// Dumps in which views were printed more than once, or one by one, or without their frames.
@Suite("Pastes with several trees", .ownThread) struct SeveralTreesTests {
  private func run(_ words: [String], _ file: String, _ name: String = "dump.txt") throws -> Run {
    try touchtrace(words, on: file, named: name)
  }

  private let window = """
    <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x91>>
       | <UIView: 0x2; frame = (0 0; 375 667); layer = <CALayer: 0x92>>

    """
  private let panel = """
       |    | <UIView: 0x3; frame = (0 100; 375 200); layer = <CALayer: 0x93>>
       |    |    | <UIButton: 0x4; frame = (10 10; 100 40); layer = <CALayer: 0x94>>

    """
  private let withoutFrames = """
    (lldb) pviews 0x3 -m
    <UIView: 0x3>
       | <UIButton: 0x4>
       |    | <UIButtonLabel: 0x5>
    """

  @Test func `a print without frames takes away none that was read`() throws {
    let why = try run(["why", "0x4"], window + panel + "\n" + withoutFrames)
    #expect(why.status == 0 && why.output.contains("gets it"), "\(why)")
  }

  @Test func `of what was printed without a frame nobody knows where it lies`() throws {
    let why = try run(["why", "0x4"], window + "\n" + withoutFrames)
    #expect(why.status == 5 && why.output.contains("UNKNOWN"), "\(why)")
  }

  @Test func `trees without a common superview do not lie in front of each other`() throws {
    let trees = [(1, 2), (3, 4)].map { view, slider in
      """
      <UIView: 0x\(view); frame = (0 0; 100 100); layer = <CALayer: 0x91>>
         | <UISlider: 0x\(slider); frame = (10 10; 80 20); layer = <CALayer: 0x92>>

      """
    }
    for slider in ["0x2", "0x4"] {
      let why = try run(["why", slider], trees.joined(separator: "\n"))
      #expect(!why.output.contains("in front") && why.status == 5, "\(why)")
    }
    let audit = try run(["audit"], trees.joined(separator: "\n"))
    #expect(!audit.output.contains("[T07]"), "\(audit)")
  }

  @Test func `superviews asked for in Objective-C are superviews`() throws {
    let why = try run(
      ["why", "UIButton"],
      """
      Printing description of $12:
      <UIButton: 0x14; frame = (16 8; 343 44); layer = <CALayer: 0x91>>
      (lldb) po [0x14 superview]
      <UIStackView: 0x13; frame = (0 607; 375 60); layer = <CATransformLayer: 0x92>>
      (lldb) po [0x13 superview]
      <UIView: 0x12; frame = (0 0; 375 603); layer = <CALayer: 0x93>>
      (lldb) po [0x12 superview]
      <UIWindow: 0x11; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x94>>
      """)
    #expect(why.output.contains("outside its bounds 0,0 375x603"), "\(why)")
  }

  @Test func `what lies below a view that is no screen is outside of that view`() throws {
    let why = try run(
      ["why", "UIButton"],
      """
      <UIView: 0x12; frame = (0 0; 375 603); layer = <CALayer: 0x93>>
         | <UIStackView: 0x13; frame = (0 607; 375 60); layer = <CATransformLayer: 0x92>>
         |    | <UIButton: 0x14; frame = (16 8; 343 44); layer = <CALayer: 0x91>>
      """)
    #expect(why.status == 1 && why.output.contains("outside its bounds 0,0 375x603"), "\(why)")
  }

  @Test func `a row is meant by the words that a label in it shows as well`() throws {
    let rows = """
         |    | <UITableViewCell: 0x3; frame = (0 0; 375 44); text = 'Maps'; layer = <CALayer: 0x93>>
         |    |    | <UITableViewCellContentView: 0x4; frame = (0 0; 375 44); layer = <CALayer: 0x94>>
         |    |    |    | <UITableViewLabel: 0x5; frame = (15 0; 311 43); text = 'Maps'; userInteractionEnabled = NO; layer = <CALayer: 0x95>>

      """
    let why = try run(["why", "Maps"], window + rows)
    #expect(why.output.contains("UITableViewCell 0x3"), "\(why)")
    let other = rows.replacing("0x3", with: "0x13").replacing("0x4", with: "0x14")
    let several = try run(["why", "Maps"], window + rows + other)
    #expect((several.output + several.errors).contains("(0x3), maps3 (0x13)"), "\(several)")
  }

  @Test func `a class finds the views of its subclasses`() throws {
    let why = try run(
      ["why", "UIButton"],
      window
        + "   |    | <Shop.Buy: 0x3; baseClass = UIButton; frame = (0 0; 99 44); layer = <CALayer: 0x93>>"
    )
    #expect(why.output.contains("Shop.Buy 0x3"), "\(why)")
  }

  @Test func `a push that runs is called so, and no edit switches on what UIKit switched off`()
    throws
  {
    let bar = """
      <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x91>>
         | <UILayoutContainerView: 0x2; frame = (0 0; 375 667); layer = <CALayer: 0x92>>
         |    | <UIView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x92>>
         |    |    | <_UIParallaxDimmingView: 0x4; frame = (0 0; 375 667); layer = <CALayer: 0x92>>
         |    | <UINavigationBar: 0x5; frame = (0 20; 375 44); userInteractionEnabled = NO; layer = <CALayer: 0x92>>
         |    |    | <_UIButtonBarButton: 0x6; frame = (0 0; 65 44); layer = <CALayer: 0x92>>
      """
    let why = try run(["why", "0x6"], bar)
    #expect(why.output.contains("A push or a pop is running"), "\(why)")
    #expect(!why.output.contains("isUserInteractionEnabled = "), "\(why)")
  }

  @Test func `reused rows with one fault are one finding, and one cause is one as well`() throws {
    let rows = (0..<3).map { row in
      """
         |    | <Shop.Row: 0x1\(row); baseClass = UITableViewCell; frame = (0 \(100 * row); 375 90); layer = <CALayer: 0x93>>
         |    |    | <UIButton: 0x2\(row); frame = (10 20; 100 44); layer = <CALayer: 0x94>>
         |    |    | <UITableViewCellContentView: 0x3\(row); frame = (0 0; 375 90); layer = <CALayer: 0x94>>

      """
    }
    let audit = try run(["audit"], window + rows.joined())
    #expect(audit.output.contains("2 more controls as well"), "\(audit)")
    #expect(audit.output.contains("add it to contentView"), "\(audit)")
    #expect(!audit.output.contains("[T14]"), "\(audit)")
  }
}
