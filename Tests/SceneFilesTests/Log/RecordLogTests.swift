import Lessons
import SceneFiles
import SceneLanguage
import TestSupport
import Testing
import TouchCore

/// What a record logs is read back as it was written, and does not differ from the record.
@Suite("The log of a record") struct RecordLogTests {
  private func check(_ trace: Trace, _ name: String) throws {
    let written = RecordLog(trace)
    guard !written.entries.isEmpty else { return }
    let log = try MessageLog(written.text, of: trace.scene)
    #expect(log.lines == written.entries.map(\.line), "\(name)")
    #expect(log.strange == 0 && log.unnamed == 0, "\(name)")
    let comparison = LogComparison(log, with: trace)
    #expect(comparison.parting == nil, "\(name): \(String(describing: comparison.parting))")
    #expect(comparison.skipped == 0, "\(name)")
  }

  @Test func `Every touch of the lessons is read back without a difference`() throws {
    #expect(LessonTouches.all.count > 150)
    for pair in LessonTouches.all { try check(pair.trace, pair.name) }
  }

  @Test func `So are random touches in random scenes`() throws {
    for seed in 0..<UInt64(300) {
      var generator = SeededGenerator(seed: seed)
      let isGesture = seed.isMultiple(of: 2)
      let scene =
        isGesture ? gestureScene(using: &generator) : randomScene(using: &generator)
      let script =
        isGesture
        ? gestureScript(for: scene, using: &generator) : randomScript(for: scene, using: &generator)
      try check(record(script, in: scene), "seed \(seed)")
    }
  }

  private func log(_ scene: String, _ touch: String) -> String {
    let scene = TestSupport.scene(scene)
    return RecordLog(record(touches(touch, in: scene), in: scene)).text
  }

  @Test func `What is logged is what the code of each object prints, in the order of the steps`() {
    let text = log(
      """
      window 390x844
        vc root
          view page 0,0 390x844
            ~hitTest super
            @pan drag
              ~shouldBegin if horizontal
              ~target root dragged
            button buy 20,300 100x44
              ~target touchUpInside root purchase
              ~target touchUpInside nil buy
              ~pointInside expand 10
            ~handles buy
      """,
      """
      0 down A at 70,320
      40 up A
      """)
    #expect(
      text == """
        0 pointInside - buy -> true
        0 hitTest - page -> buy
        0 touchesBegan 1 buy
        40 touchesEnded 1 buy
        40 purchase>root - buy
        40 buy - page

        """)
  }

  @Test func `Texts of a scene stay one word of a line, and are read back`() throws {
    for hostile in hostileTexts where !hostile.contains("\u{0}") {
      var scene = TestSupport.scene("window 100x100\n  button b 0,0 100x100")
      let button = try #require(scene.view(named: "b"))
      scene[button].control.targets = [ActionTarget(.touchUpInside, action: hostile)]
      let trace = record(touches("0 down A at 9,9\n40 up A", in: scene), in: scene)
      let entries = RecordLog(trace).entries
      #expect(entries.contains { $0.line.message.isEmpty == false && $0.step > 0 })
      for line in RecordLog(trace).text.split(separator: "\n") {
        #expect(line.split(separator: " ").count == 4, "\(line)")
      }
      try check(trace, hostile)
    }
  }
}

extension RecordLog {
  /// The log as text.
  var text: String { entries.map { $0.line.text + "\n" }.joined() }
}
