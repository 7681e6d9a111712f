import Foundation
import TerminalSupport
import TestSupport
import Testing

/// `convert --format swift`; `.ci/uikit` type-checks what it writes.
@Suite("Scenes as UIKit code", .ownThread) struct SwiftCodeTests {
  private static let golden = "Tests/TouchTraceCLITests/Scripts/uikit-code.txt"

  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func code(_ scene: String, _ name: String = "shop.scene") throws -> String {
    try folder.write(scene, to: name)
    let run = try touchtrace(["convert", "--format", "swift", folder.path + "/" + name])
    #expect(run.status == 0, "\(run)")
    return run.output
  }

  private static let shop = """
    window 390x844
      vc home
        view root 0,0 390x844
          scroll list 0,0 390x400 contentSize=390x900 alwaysBounce=y
            @tap first taps=2
              ~shouldReceive unless inside buy
              ~target home opened
            @custom second recognizesAt=ended
              ~simultaneous list.pan
          button buy 20,50 100x44 text="Buy" alpha=0.5
            ~target touchUpInside home pay
            ~hitTest passthrough
          label note 0,450 100x20
            ~pointInside include buy
    """

  @Test func `a scene is written as one file, as the golden has it`() throws {
    let written = try code(Self.shop)
    let file = packageRoot.appending(path: Self.golden)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try written.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(written == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `names of a scene become identifiers, none a word of Swift or a type in use`() throws {
    let written = try code(
      """
      window 390x844
        view class 0,0 10x10
        view x-y 0,0 10x10 class=String
        view x_y 0,0 10x10 class=UIView
        @tap default
      """, "1 my-scene.scene")
    for line in [
      "final class _1_my_sceneViewController: UIViewController {", "let class_ = LoggingUIView()",
      "let x_y = String_2()", "let x_y_2 = UIView_()", "let default_ = UITapGestureRecognizer()",
    ] {
      #expect(written.contains(line), "\(line)\n\(written)")
    }
  }

  @Test func `texts of a scene stay texts`() throws {
    let written = try code(
      #"""
      window 390x844
        label note 0,0 10x10 text="a \"b\" \\(exit(1)) ü"
        button buy 0,0 10x10
          ~target touchUpInside "pay\\(exit(1)) \"now"
      """#)
    #expect(written.contains(#"text = "a \"b\" \\(exit(1)) ü""#), "\(written)")
    let action = ##"Journal.log("pay\\u{5c}(exit(1))\\u{20}\\u{22}now""##
    #expect(written.contains(action), "\(written)")
  }

  @Test func `what UIKit has no word for is a comment in one line`() throws {
    let written = try code(
      """
      model tapMovement 10
      window 390x844
        view card 0,0 10x10 animating
      """)
    #expect(written.contains("// cannot be said in UIKit: model tapMovement"), "\(written)")
    #expect(written.contains("// cannot be said in UIKit: an animation is under way"))
  }

  @Test func `the actions of a swipe are what the table's delegate returns`() throws {
    let written = try code(
      """
      window 390x844
        table mails 0,0 390x844 swipeActions=leading|trailing
          cell first 0,0 390x80
          button delete 310,0 80x80 rowAction
      """)
    #expect(written.contains("rows.trailing = [stage.delete]"), "\(written)")
    #expect(written.contains("rows.leading = [UIButton()]"))
    #expect(!written.contains("addSubview(stage.delete)") && !written.contains("UIKit: swipe"))
  }

  @Test func `an experiment says which rule it tries and what the fingers do`() throws {
    try folder.write(Self.shop + "\ntouch #tap\n  0 down A at 60,60\n  80 up A\n", to: "a.scene")
    let file = folder.path + "/a.scene"
    let run = try touchtrace(["convert", "--format", "swift", "--experiment", "10.1", file])
    for line in ["// Experiment: does rule 10.1 hold?", "//   0 down A at 60,60", "//   80 up A"] {
      #expect(run.output.contains("\n\(line)\n"), "\(run)")
    }
    let alone = try touchtrace(["convert", "--experiment", "10.1", file])
    #expect(alone.errors.contains("--experiment needs --format swift"), "\(alone)")
  }

  @Test func `without FILE an experiment has a scene of its own, and probe reads its log`() throws {
    let run = try touchtrace(["convert", "--format", "swift", "--experiment", "model.tapMovement"])
    for line in [
      "// Experiment: what is model.tapMovement?", "//   60 move A by 30,0",
      "// With model.tapMovement = 45 pt, the model logs from line 8 on:",
      "//   120 tapped>root - tap -> ended",
      "final class experiment_model_tapMovementViewController: UIViewController {",
    ] { #expect(run.output.lowercased().contains(line.lowercased()), "\(line)\n\(run)") }
    let probe = ["probe", "--experiment", "10.2", "--read", folder.path + "/device.log"]
    try folder.write("0 touchesBegan 1 card\n120 touchesCancelled 1 card\n", to: "device.log")
    #expect(try touchtrace(probe).output.contains("differs from the record of touch 'drift'"))
  }

  @Test func `no experiment for what is documented, and the reason where none is possible`() throws
  {
    func refused(_ name: String) throws -> String {
      let run = try touchtrace(["convert", "--format", "swift", "--experiment", name])
      #expect(run.status == 3 && run.output.isEmpty, "\(run)")
      return run.errors
    }
    #expect(try refused("2.4").contains("there is no experiment for 2.4"))
    #expect(try refused("16.52").contains("no experiment is possible for 16.52: the code"))
    #expect(try touchtrace(["convert", "--format", "swift"]).status == 2)
    #expect(try touchtrace(["probe", "--experiment", "10.2"]).errors.contains("needs --read LOG"))
  }

  @Test func `a lesson's scene is chosen by its id, and the file is named after the output`() throws
  {
    try folder.write(
      "# A lesson\n\n```scene #one\nwindow 10x10\n```\n\n```scene #two\nwindow 20x20\n```\n",
      to: "a.md")
    let output = folder.path + "/two.swift"
    let run = try touchtrace([
      "convert", "--format", "swift", "--scene", "two", "--output", output, folder.path + "/a.md",
    ])
    #expect(run.status == 0, "\(run)")
    let written = try String(contentsOfFile: output, encoding: .utf8)
    #expect(written.contains("final class TwoViewController: UIViewController {"))
    #expect(written.contains("width: 20, height: 20"))
  }
}
