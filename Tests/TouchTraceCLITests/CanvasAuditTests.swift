import TerminalSupport
import TestSupport
import Testing

private typealias File = CanvasFile

/// What an audit of a storyboard tells without being asked for doubts.
@Suite("What an audit of a canvas tells", .ownThread) struct CanvasAuditTests {
  private func audit(_ file: String) throws -> Run {
    let folder = try TemporaryDirectory()
    try folder.write(file, to: "a.storyboard")
    return try touchtrace(["audit", "\(folder.path)/a.storyboard"])
  }

  /// A view that holds others.
  private func panel(_ id: String, _ frame: String, _ inner: String, _ attributes: String = "")
    -> String
  {
    File.view("view", id, frame, "<subviews>\(inner)</subviews>", attributes)
  }

  @Test(
    "What why answers as LIKELY is a warning: an overlay with an outlet, a class of the app",
    arguments: ["", "customClass=\"Shade\""])
  func overlay(attributes: String) throws {
    let shade = File.view("view", "shade", "0 0 393 852", "", attributes)
    let file = File.storyboard(
      File.button("buy", "20 100 90 40") + shade, also: File.outlet("shade"))
    let run = try audit(file)
    #expect(run.status == 0 && run.output.contains("warning: button (UIButton, id buy)"), "\(run)")
    #expect(run.output.contains("LIKELY") && run.output.contains("[T07]"), "\(run)")
  }

  @Test func `beyond the top of what it lies in a control is on each device`() throws {
    let card = panel(
      "card", "20 250 335 383", File.button("above", "100 -40 90 40", File.constrained),
      "customClass=\"Card\" \(File.constrained)")
    let above = try audit(File.storyboard(card))
    #expect(
      above.output.contains("warning: button (UIButton, id above)")
        && above.output.contains("[T01]"), "\(above)")
    // How far down it goes is worked out for each.
    let below = try audit(
      File.storyboard(card.replacing("x=\"100\" y=\"-40\"", with: "x=\"100\" y=\"390\"")))
    #expect(!below.output.contains("[T01]") && below.output.contains("doubtful"), "\(below)")
  }

  @Test func `a panel above the screen is there on each device`() throws {
    let parked = panel(
      "menu", "0 -300 393 290", File.button("buy", "20 100 90 40"), File.constrained)
    let run = try audit(File.storyboard(parked))
    #expect(run.output.contains("beyond its top edge") && run.status == 0, "\(run)")
  }

  @Test func `a hidden superview is named before where it would lie`() throws {
    let hidden = panel(
      "shut", "0 100 100 40", File.button("buy", "0 60 90 40"), "hidden=\"YES\"")
    let run = try audit(File.storyboard(hidden, also: File.outlet("shut")))
    #expect(
      run.output.contains("note: button (UIButton, id buy)")
        && run.output.contains("shut is hidden"), "\(run)")
    #expect(!run.output.contains("[T01]") && run.status == 0, "\(run)")
  }

  @Test func `a panel with a small button in it is the cause, not the button`() throws {
    let front = panel(
      "front", "0 100 393 100", File.button("cancel", "20 4 40 40"), File.constrained)
    let file = File.storyboard(
      File.button("one", "20 120 120 44") + File.button("two", "200 80 120 44") + front,
      also: File.outlet("front"))
    let run = try audit(file)
    #expect(!run.output.contains("[T09]"), "\(run)")
    #expect(run.output.contains("(UIButton, id one) cannot be hit"), "\(run)")
    #expect(run.output.contains("UIView front (front2) lies in front of it (100%)"), "\(run)")
    #expect(run.output.contains("(UIButton, id two) partly unreachable"), "\(run)")
  }
}
