import SceneFiles
import SceneLanguage
import TestSupport
import Testing
import TouchCore
import TouchNarration

/// The experiments of the document: the model itself has to answer otherwise if the setting is otherwise.
@Suite struct ExperimentTests {
  private static let names =
    Rule.catalogue.map { "\($0.number)" } + Setting.allCases.map { "model.\($0.rawValue)" }

  /// Those with a scene, each under its first name.
  private static let all = names.compactMap(Experiment.named)
    .filter { $0.outcome != .none }
    .reduce(into: [Experiment]()) { if !$0.contains($1) { $0.append($1) } }

  private func file(_ experiment: Experiment, _ header: String = "") throws -> SceneFile {
    let text = header + experiment.scene
    let parsed = readSceneFile(SourceLines(file: experiment.names[0], text: text))
    #expect(parsed.diagnostics.map(\.headline) == [])
    return try #require(parsed.value)
  }

  /// The settings that an experiment is about: those it names, and those of its rules.
  private func settings(_ experiment: Experiment) -> [Setting] {
    Setting.allCases.filter {
      experiment.names.contains("model.\($0.rawValue)") || experiment.names.contains("\($0.rule)")
    }
  }

  @Test(arguments: all) func `a scene of an experiment parses, with one touch`(
    _ experiment: Experiment
  ) throws {
    let file = try file(experiment)
    #expect(file.touches.count == 1 && !file.scene.windows.isEmpty)
  }

  @Test(arguments: all) func `another value of its setting gives another log, or another record`(
    _ experiment: Experiment
  ) throws {
    let file = try file(experiment)
    let script = try #require(file.touches.first?.script)
    let own = record(script, in: file.scene)
    for setting in settings(experiment) {
      let others = try setting.values(besides: file.scene.settings[setting]).map { value in
        // What UIKit makes is laid out by the settings while a scene is read.
        let word = setting.unit == .onOff ? (value == 1 ? "on" : "off") : exact(value)
        var scene = try self.file(experiment, "model \(setting.rawValue) \(word)\n").scene
        scene.settings[setting] = value
        return record(script, in: scene)
      }
      let differs = others.contains {
        experiment.outcome == .log
          ? RecordLog($0).text != RecordLog(own).text : Array($0) != Array(own)
      }
      #expect(differs, "\(experiment.names) shows nothing of \(setting.rawValue)")
    }
  }

  /// The code of a touch on a page with a card.
  private func code(_ touch: String) -> String {
    let scene = scene("window 390x844\n  vc root\n    view page\n      view card 0,0 100x100\n")
    let trace = record(touches(touch, in: scene), in: scene)
    return SwiftCode(scene, file: "try.scene", trace: trace).text
  }

  @Test(arguments: [
    ("0 down A at 5,6\n60 up A", "point(5, 6).tap()"),
    ("0 down A at 5,6\n60 up A\n200 down A at 5,6\n260 up A", "point(5, 6).doubleTap()"),
    (
      "0 down A at 5,6\n60 up A\n900 down A at 5,6\n960 up A",
      "point(5, 6).tap()\n    point(5, 6).tap()"
    ),
    ("0 down A at 5,6\n700 up A", "point(5, 6).press(forDuration: 0.7)"),
    (
      "0 down A at 5,6\n100 move A by 20,0\n200 move A by 20,0\n300 up A",
      "press(forDuration: 0, thenDragTo: point(45, 6), withVelocity: "
        + "XCUIGestureVelocity(rawValue: 200), thenHoldForDuration: 0.1)"
    ),
    (
      "0 down A at 5,6\n600 move A by 20,0\n700 up A",
      "press(forDuration: 0.5, thenDragTo: point(25, 6), withVelocity: XCUIGestureVelocity(rawValue: 200)"
    ),
    ("0 down A,B at 5,6 50,6\n60 up A,B", "app.twoFingerTap()"),
    (
      "0 down A,B at 50,6 60,6\n100 move B by 10,0\n200 up A,B",
      "app.pinch(withScale: 2, velocity: 5)"
    ),
    (
      "0 down A,B at 50,50 60,50\n100 move B by -10,10\n200 up A,B",
      "app.rotate(1.571, withVelocity: 7.854)"
    ),
    ("0 down A at 5,6\n9 down B at 50,6\n60 up A,B", "two fingers act independently of each other"),
    ("0 down A,B at 5,6 50,6\n9 move A,B by 9,0\n60 up A,B", "two fingers move side by side"),
    (
      "0 down A at 5,6\n20 move A by 9,0\n40 move A by 0,9\n60 up A",
      "straight lines at one speed only"
    ),
    ("0 down A at 5,6\n20 move A by 9,0\n40 move A by -9,0\n60 up A", "at one speed only"),
    (
      "0 down A at 5,6\n200 move A by 2,0\n220 move A by 40,0\n300 up A",
      "straight lines at one speed only"
    ),
    ("0 motion shake", "it has more than fingers that go down"),
  ]) func `XCUITest does what it can, and the code says what it cannot`(
    _ touch: String, _ line: String
  ) {
    let written = code(touch)
    #expect(written.contains(line), "\(written.suffix(900))")
    #expect(written.contains("canImport(XCTest)") != written.contains("// XCUITest cannot"))
  }

  @Test func `what the program changes during a touch, the code changes after the first line`() {
    let written = code(
      "50 down A at 5,6\n300 set card noninteractive & set card frame 0,9 9x9\n900 up A")
    for line in [
      "change()", "Journal.started = { [stage] in", "nanoseconds: 250 * 1_000_000)",
      "stage.card.isUserInteractionEnabled = false",
      "stage.card.frame = CGRect(x: 0, y: 9, width: 9, height: 9)",
    ] { #expect(written.contains(line), "\(line)\n\(written)") }
    #expect(!code("0 down A at 5,6\n60 up A").contains("change()"))
  }
}
