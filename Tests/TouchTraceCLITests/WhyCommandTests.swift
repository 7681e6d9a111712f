import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("touchtrace why", .ownThread) struct WhyCommandTests {
  private static let disabled = "Tests/TouchTraceCLITests/Gallery/26-disabled.storyboard"

  @Test func `an action is asked about with a tap on who sends it`() throws {
    let run = try touchtrace(["why", "pay:", Self.disabled])
    #expect(run.status == 1)
    #expect(run.errors.contains("using a tap in the middle of pay (--tap 196,625)"), "\(run)")
    #expect(
      run.output.contains("pay: of UIButton pay-bt-001 (pay) was not sent: its isEnabled is off"),
      "\(run)")
    #expect(run.output.contains("\n  1  whatif pay.isEnabled = yes\n"), "\(run)")
  }

  @Test func `a button that gets its touch and does not send its action of that name ends with 1`()
    throws
  {
    let folder = try TemporaryDirectory()
    let scene = """
      window 390x844
        vc home
          ~handles buy
          view root
            button buy 20,200 350x50
              ~target valueChanged home buy
      touch #tap
      0 down A in buy 10,10
      80 up A
      """
    try folder.write(scene + "\n", to: "a.scene")
    let run = try touchtrace(["why", "buy", "\(folder.path)/a.scene"])
    #expect(run.status == 1, "\(run)")
    #expect(run.output.hasPrefix("buy gets it"), "\(run)")
    #expect(run.output.contains("buy of buy was not sent"), "\(run)")
    try folder.write(scene.replacing("valueChanged", with: "touchUpInside") + "\n", to: "a.scene")
    #expect(try touchtrace(["why", "buy", "\(folder.path)/a.scene"]).status == 0)
  }

  @Test func `of words that mean nobody all are repeated`() throws {
    let run = try touchtrace(["why", "Pay later", Self.disabled])
    #expect(run.status == 3 && run.output.isEmpty)
    #expect(run.errors == "touchtrace: nothing is called Pay later\n")
    // A question may still come in one piece.
    let whole = try touchtrace(["why", "pay at 196,625", Self.disabled])
    #expect(whole.status == 0, "\(whole)")
  }

  @Test func `what is complained of is broken between words on a terminal, and whole elsewhere`()
    throws
  {
    let said =
      "touchtrace: \(Self.disabled) has no touch; using a tap in the middle of pay (--tap 196,625)"
    #expect(try touchtrace(["why", "pay", Self.disabled]).errors == said + "\n")
    let terminal = try Terminal.spawn(
      "/bin/sh",
      ["-c", "cd \"$1\"; exec \"$0\" why pay \"$2\" --lang en"]
        + [try #require(builtProgram("touchtrace")), packageRoot.path, Self.disabled],
      environment: ["NO_COLOR": "1"], columns: 70)
    #expect(try terminal.waitForExit() == .exited(0))
    let rows = terminal.screen.text.split(separator: "\n").map(String.init)
    #expect(rows.prefix(2).joined(separator: " ").hasPrefix(said.prefix(100)), "\(rows)")
    #expect(rows.allSatisfy { $0.count <= 70 })
  }
}
