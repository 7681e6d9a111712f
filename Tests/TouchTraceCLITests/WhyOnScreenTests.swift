import Foundation
import TerminalSupport
import TestSupport
import Testing

/// What `why` asks of a dump, which has no touch: only what a finger can do.
@Suite("touchtrace why, of a dump", .ownThread) struct WhyOnScreenTests {
  private func why(_ who: String, _ dump: String, _ options: String...) throws -> Run {
    let folder = try TemporaryDirectory()
    try folder.write(dump, to: "dump.txt")
    return try touchtrace(["why", who, "\(folder.path)/dump.txt"] + options)
  }

  /// A button in a cell, with the content of its table at an offset.
  private func list(at offset: Int, then more: String = "") -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x2>>
       | <UITableView: 0x3; frame = (0 0; 375 812); clipsToBounds = YES; layer = <CALayer: 0x4>; \
    contentOffset: {0, \(offset)}; contentSize: {375, 1000}; adjustedContentInset: {0, 0, 34, 0}>
       |    | <UITableViewCell: 0x5; frame = (0 0; 375 100); layer = <CALayer: 0x6>>
       |    |    | <UITableViewCellContentView: 0x7; frame = (0 0; 375 99.5); layer = <CALayer: 0x8>>
       |    |    |    | <UIButton: 0x9; frame = (16 5; 343 90); opaque = NO; layer = <CALayer: 0xa>>
    \(more)
    """
  }

  @Test func `a view that is partly scrolled off is asked about where it can be seen`() throws {
    let run = try why("0x9", list(at: 60))
    #expect(run.status == 0, "\(run)")
    #expect(run.errors.contains("on the part of 0x9 that is on the screen (--tap 187.5,17.5)"))
    #expect(run.output.withoutIdentities.contains("button gets it"), "\(run)")
    #expect(!run.output.contains("window.frame"), "\(run)")
  }

  @Test func `of a view that is scrolled off the answer is to scroll, and no edit`() throws {
    let run = try why("0x9", list(at: 150))
    #expect(run.status == 1, "\(run)")
    #expect(run.output.contains("(button) is not on the screen now"), "\(run)")
    #expect(run.output.contains("(tableView) brings it on screen"), "\(run)")
    #expect(!run.output.contains("whatif"), "\(run)")
    let json = try why("0x9", list(at: 150), "--json")
    #expect(json.output.contains("\"happened\":false"), "\(json)")
  }

  @Test func `a tap beside the screen is no reason to make the window larger`() throws {
    let run = try why("0x9", list(at: 60), "--tap", "187.5,-27.5")
    #expect(run.status == 1 && !run.output.contains(".frame ="), "\(run)")
  }

  @Test func `what the content scrolls clear of needs no line of code`() throws {
    let bar =
      "   | <UITabBar: 0xb; frame = (0 0; 375 100); layer = <CALayer: 0xc>>"
    let run = try why("0x9", list(at: 0, then: bar))
    #expect(run.status == 1, "\(run)")
    // The content is as high as the screen and more, so the button stays under a bar at the top.
    #expect(!run.output.contains("Scrolling tableView"), "\(run)")
    let below = "   | <UITabBar: 0xb; frame = (0 150; 375 662); layer = <CALayer: 0xc>>"
    let low = list(at: 0, then: below).replacingOccurrences(
      of: "(0 0; 375 100)", with: "(0 200; 375 100)")
    let freed = try why("0x9", low)
    #expect(freed.output.contains("Scrolling tableView brings all of it"), "\(freed)")
    #expect(!freed.output.contains("in Swift"), "\(freed)")
  }

  @Test func `a text in a table has its touch by its own tap`() throws {
    let field = list(at: 0).replacingOccurrences(of: "UIButton", with: "UITextField")
    let run = try why("UITextField", field)
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("textField.fieldTap recognized and has it"), "\(run)")
    #expect(!run.output.contains("in Swift"), "\(run)")
  }

  @Test func `a container has what one in it is hit by`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
         | <UIScrollView: 0x3; frame = (0 0; 320 480); clipsToBounds = YES; layer = <CALayer: 0x4>>
         |    | <UIView: 0x5; frame = (0 0; 320 480); layer = <CALayer: 0x6>>
      """
    let run = try why("UIScrollView", dump)
    #expect(run.status == 0, "\(run)")
    #expect(
      run.output.withoutIdentities.contains("scrollView gets it through view in it (#"), "\(run)")
    #expect(!run.output.contains("whatif"), "\(run)")
  }

  @Test func `frames come before overrides that make up for a stack without height`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 375 812); layer = <CALayer: 0x4>>
         |    | <UIStackView: 0x5; frame = (16 52; 343 0); layer = <CALayer: 0x6>>
         |    |    | <UIButton: 0x7; frame = (0 0; 343 50); layer = <CALayer: 0x8>>
      """
    let run = try why("UIButton", dump)
    #expect(run.output.contains("\n  1  whatif stackView.frame = 16,52 343x50\n"), "\(run)")
    // As it is printed, it can be tried.
    let tried = try why("UIButton", dump, "--set", "stackView.frame = 16,52 343x50")
    #expect(tried.status == 0, "\(tried)")
  }

  @Test func `of what UIKit or AVKit makes no class is overridden, and the app's views come first`()
    throws
  {
    let button = "<UIButton: 0x7; frame = (40 140; 200 44); layer = <CALayer: 0x8>>"
    let own = """
         |    | <EmptyView: 0x5; frame = (0 0; 320 504); layer = <CALayer: 0x6>>
         |    |    | \(button)
      """
    let table = """
      <UIWindow: 0x1; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x2>>
         | <UITableView: 0x3; frame = (0 0; 320 568); layer = <CALayer: 0x4>; contentOffset: {0, 0}; \
      contentSize: {320, 0}>
      """
    let page = """
      <UIWindow: 0x1; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 320 568); layer = <CALayer: 0x4>>
      """
    func front(_ name: String) -> String {
      "\n   |    | <\(name): 0x9; frame = (0 0; 320 504); layer = <CALayer: 0xa>>"
    }
    for dump in [
      [table, own].joined(separator: "\n") + front("UITableViewWrapperView"),
      [page, own].joined(separator: "\n") + front("AVPlayerViewControllerContentView"),
    ] {
      let run = try why("UIButton", dump)
      #expect(run.output.contains("\n  1  whatif bring emptyView to front\n"), "\(run)")
      #expect(!run.output.contains("  2  whatif"), "\(run)")
    }
    let short = """
      <UIWindow: 0x1; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x2>>
         | <UITransitionView: 0x3; frame = (0 0; 320 150); layer = <CALayer: 0x4>>
         |    | <UIView: 0x5; frame = (0 0; 320 568); layer = <CALayer: 0x6>>
         |    |    | \(button)
      """
    let run = try why("UIButton", short)
    #expect(run.output.contains("\n  2  whatif transitionView.frame = 0,0 320x568\n"), "\(run)")
    #expect(!run.output.contains("pointInside"), "\(run)")
  }

  @Test func `7.13: a page control has the touches of its dots`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>
         | <UIPageControl: 0x3; frame = (87.5 600; 200 37); layer = <CALayer: 0x4>>
         |    | <UIView: 0x5; frame = (96.5 15; 7 7); layer = <CALayer: 0x6>>
      """
    let run = try why("UIPageControl", dump)
    #expect(run.output.contains("\n  1  whatif pageControl.hitTest = self\n"), "\(run)")
  }
}
