import SceneLanguage
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

/// What an answer about a touch says beside its reason, and rests on.
@Suite("What counts for an answer") struct WhatCountsTests {
  private func trace(_ scene: String, _ touch: String = "0 down A at 50,120\n80 up A") throws
    -> Trace
  {
    let scene = try #require(readScene(SourceLines(file: "a", text: scene)).value)
    let script = readTouches(SourceLines(file: "a", text: touch), in: scene)
    return record(try #require(script.value), in: scene)
  }

  private func notes(_ trace: Trace, on name: String) throws -> [Verdict.Note] {
    let view = try #require(trace.scene.view(named: name))
    return Inquiry(trace, rivals: [], proposes: false).verdicts(on: .view(view)).flatMap {
      $0.notes
    }
  }

  private func isCancelled(_ notes: [Verdict.Note]) -> Bool {
    notes.contains { if case .cancelled = $0 { true } else { false } }
  }

  @Test("17.5: what a field's own tap takes, no system cancels") func ownTap() throws {
    let field = "window 390x844\n  field name 20,100 200x44\n"
    let tapped = try trace(field)
    #expect(
      tapped.contains { if case .touchDeliver(_, .cancelled, _, _) = $0 { true } else { false } })
    #expect(try !isCancelled(notes(tapped, on: "name")))
    let view = "window 390x844\n  control name 20,100 200x44\n"
    #expect(try isCancelled(notes(trace(view, "0 down A at 50,120\n80 cancel A"), on: "name")))
  }

  @Test(
    "2.2: where a view lies that takes no touches is not asked for",
    arguments: [("noninteractive", true), ("hidden", true), ("alpha=0", true), ("", false)])
  func refusing(property: String, isNeedless: Bool) throws {
    let lines = "window 390x844\n  button b 0,100 200x44\n  view v 0,300 20x44 unknown=frame "
    #expect(try trace(lines + property).missingFacts(weakening: .hit).isEmpty == isNeedless)
    let kind = lines.replacing("unknown=frame", with: "unknown=kind")
    #expect(try trace(kind + property).missingFacts(weakening: .hit).isEmpty == isNeedless)
  }

  @Test("2.4: what lies in a view that was not inside is not asked for") func outside() throws {
    let inside = "window 390x844\n  button b 0,100 200x44\n  view v 0,100 20x44 unknown=tree\n"
    #expect(try trace(inside).missingFacts(weakening: .hit).isEmpty)
    let over = inside.replacing("20x44 unknown", with: "300x44 unknown")
    #expect(try !trace(over).missingFacts(weakening: .hit).isEmpty)
  }
}
