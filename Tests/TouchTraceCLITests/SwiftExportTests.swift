import Testing

/// `touchtrace convert FILE --format swift`: a scene as one file of UIKit code.
@Suite("A scene as UIKit code")
struct SwiftExportTests {
  private func code(_ scene: String) throws -> String {
    let run = try touchtrace(["convert", "-", "--format", "swift"], input: scene)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test("Views, classes, recognizers, delegates and targets are there, and log what they hear")
  func parts() throws {
    let code = try code(
      """
      window 390x844
        vc root
          view page 0,0 390x844
            @pan drag
              ~shouldBegin if horizontal
            view stars 20,200 350x40 alpha=0.5
              ~gestureRecognizerShouldBegin no if kind=pan vertical
              ~touchesBegan log
            button buy 20,300 100x44
              ~target touchUpInside root purchase

      """)
    for line in [
      "    stage.stars.frame = CGRect(x: 20, y: 200, width: 350, height: 40)",
      "    stage.stars.alpha = 0.5", "    stage.page.addSubview(stage.stars)",
      "    stage.page.addGestureRecognizer(stage.drag)",
      "    let drag = UIPanGestureRecognizer()", "  private final class Stars: UIView {",
      "      guard recognizer is UIPanGestureRecognizer else { return "
        + "super.gestureRecognizerShouldBegin(recognizer) }",
      "      Journal.log(\"touchesBegan\", touches, of: self)",
    ] {
      #expect(code.contains(line + "\n"), "\(line)")
    }
    #expect(!code.contains("!\n") && !code.contains("try!"), "no force unwraps")
  }
}
