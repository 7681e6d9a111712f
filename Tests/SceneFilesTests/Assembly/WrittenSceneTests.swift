import SceneFiles
import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Scenes of other tools' files, written")
struct WrittenSceneTests {
  /// What is wrong with the scene that is written of a file; nil where nothing is.
  private func fault(of hierarchy: ForeignHierarchy) throws -> String? {
    let text = writeScene(try ImportedScene(hierarchy).scene).map { $0 + "\n" }.joined()
    let parsed = readSceneFile(SourceLines(file: "x", text: text))
    let errors = parsed.diagnostics.filter { $0.severity == .error }
    return errors.isEmpty ? nil : "\(errors)\n\(text)"
  }

  private static let numbers = [
    "0", "-0", "1", "0.5", "-3", "100", "1e6", "1000001", "-1e9", "1e10", "1e300", "-1e300",
    "1e-300", "nan", "inf", "9223372036854775807", "1e7", "4294967296",
  ]

  /// The template with a number for each `#`.
  private func filled(_ template: String, _ g: inout SeededGenerator) -> String {
    template.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      .reduce("") { $0.isEmpty ? $1 : $0 + (Self.numbers.randomElement(using: &g) ?? "0") + $1 }
  }

  private static let dump = """
    <UIWindow: 0x1; frame = (# #; # #); layer = <CALayer: 0x2>>
       | <UIView: 0x3; frame = (# #; # #); transform = [#, #, #, #, #, #]; anchorPoint = (#, #); layer = <CALayer: 0x2>>
       |    | <UIScrollView: 0x4; frame = (# #; # #); zPosition = #; alpha = #; tag = #; layer = <CALayer: 0x2>; contentOffset: {#, #}; contentSize: {#, #}>
       |    | <UISlider: 0x5; frame = (# #; # #); bounds = (# #; # #); value = #; layer = <CALayer: 0x2>>

    <UITapGestureRecognizer: 0x6; state = Possible; view = <UIView 0x3>; numberOfTapsRequired = #; numberOfTouchesRequired = #>
    <UILongPressGestureRecognizer: 0x7; state = Possible; view = <UIView 0x3>; numberOfTapsRequired = #; minimumPressDuration = #; allowableMovement = #>
    <UIPanGestureRecognizer: 0x8; state = Possible; view = <UIView 0x3>; minimumNumberOfTouches = #; maximumNumberOfTouches = #>
    """

  @Test func `A dump of any numbers can be read again`() throws {
    var g = SeededGenerator(seed: 16)
    for _ in 0..<(isSlowRun ? 10_000 : 400) {
      let text = filled(Self.dump, &g)
      let fault = try fault(of: ViewDescriptionReader(text).read())
      #expect(fault == nil, "\(text)")
    }
  }

  private static let probe = """
    {"schema": "touchtrace-probe/1", "windows": [{"class": "UIWindow", "frame": [#, #, #, #],
    "windowLevel": #, "subviews": [{"class": "UIView", "frame": [#, #, #, #],
    "bounds": [#, #, #, #], "transform": [#, #, #, #, #, #], "anchorPoint": [#, #],
    "zPosition": #, "alpha": #, "recognizers": [{"class": "UITapGestureRecognizer",
    "numberOfTapsRequired": #, "numberOfTouchesRequired": #}], "subviews": []}]}]}
    """

  @Test func `A probe's output of any numbers can be read again`() throws {
    var g = SeededGenerator(seed: 17)
    var read = 0
    for _ in 0..<(isSlowRun ? 10_000 : 400) {
      let text = filled(Self.probe, &g).replacing("nan", with: "1e8").replacing("inf", with: "-1e8")
      guard let hierarchy = try? ProbeReader(Array(text.utf8)).read() else { continue }
      read += 1
      let fault = try fault(of: hierarchy)
      #expect(fault == nil, "\(text)")
    }
    #expect(read > 100)
  }

  @Test func `A transform that no scene can say is not known`() throws {
    let scene = try ImportedScene(
      ViewDescriptionReader(
        """
        <UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
           | <UIView: 0x3; frame = (1e300 0; 1e300 36); transform = [1e300, 0, 0, 1e300, 1e300, 0]; anchorPoint = (1e200, 5); layer = <CALayer: 0x4>>
        """
      ).read()
    ).scene
    let view = scene[scene.allViews[1]]
    #expect(view.transform == .identity)
    #expect(view.anchorPoint == Point(1e9, 5))
    #expect(view.origins.missing.contains(.transform))
  }
}
