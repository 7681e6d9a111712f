import SceneLanguage
import TestSupport
import Testing
import TouchCore

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Laws of what if") struct WhatIfLawTests {
  private func gesture(_ seed: UInt64) -> (Debugger, SeededGenerator) {
    var generator = SeededGenerator(seed: seed)
    let scene =
      seed % 2 == 0 ? gestureScene(using: &generator) : randomScene(using: &generator)
    let script =
      seed % 2 == 0
      ? gestureScript(for: scene, using: &generator) : randomScript(for: scene, using: &generator)
    return (debugger(scene, script), generator)
  }

  /// Edits of every kind, as a person types them.
  private func lines(
    for debugger: Debugger, using g: inout some RandomNumberGenerator
  ) -> [String] {
    let scene = debugger.scene
    let count = debugger.trace.count
    let view = scene.typedName(
      of: .responder(.view(scene.viewIDs[Int.random(in: scene.viewIDs.indices, using: &g)])))
    let step = Int.random(in: 1...max(count, 1), using: &g)
    var lines = [
      "\(view).isHidden = yes", "\(view).alpha = 0", "\(view).isUserInteractionEnabled = no",
      "\(view).frame = 10,20 100x200",
      "\(view).bounds.origin.x = 7 and \(view).clipsToBounds = yes",
      "bring \(view) to front", "model.tapInterval = 20", "model.hitTestTwice = on",
      "skip #\(step)", "\(view).alpha = 0 from #\(step)", "move touch 1 to 150,160",
    ]
    if let id = scene.recognizerIDs.randomElement(using: &g) {
      lines.append("\(scene.typedName(of: .recognizer(id))).isEnabled = no")
    }
    return lines.map { "whatif \($0)" }
  }

  @Test func `whatif and undo give back record, place and what is shown`() {
    var made = 0
    for seed in UInt64(0)..<(isSlowRun ? 60 : 20) {
      var (debugger, generator) = gesture(seed)
      _ = debugger.perform("goto \(Int.random(in: 0...debugger.trace.count, using: &generator))")
      let (trace, cursor) = (debugger.trace, debugger.cursor)
      let shown = debugger.perform("tree").plain + debugger.showStop().plain
      let position = debugger.promptPosition
      for line in lines(for: debugger, using: &generator) {
        let worlds = debugger.session.worlds.all.count
        let reply = debugger.perform(line)
        guard debugger.session.worlds.all.count > worlds else {
          #expect(debugger.trace == trace && debugger.cursor == cursor, "\(seed) \(line)")
          continue
        }
        made += 1
        #expect(reply.status == .ok, "\(seed) \(line)")
        #expect(debugger.perform("undo").status == .ok)
        #expect(debugger.trace == trace && debugger.cursor == cursor, "\(seed) \(line)")
        #expect(debugger.perform("tree").plain + debugger.showStop().plain == shown)
        #expect(debugger.promptPosition == position)
      }
    }
    #expect(made > (isSlowRun ? 300 : 60))
  }

  @Test func `an edit is the same as recording the scene with it written in`() {
    let pairs = [
      ("isHidden = yes", "hidden"), ("alpha = 0.005", "alpha=0.005"),
      ("isUserInteractionEnabled = no", "noninteractive"), ("clipsToBounds = yes", "clips"),
      ("isMultipleTouchEnabled = yes", "multitouch"), ("isExclusiveTouch = yes", "exclusive"),
      ("frame = 1,2 30x40", "1,2 30x40"),
    ]
    var changed = 0
    for seed in UInt64(0)..<(isSlowRun ? 80 : 30) {
      var (debugger, generator) = gesture(seed)
      let (edit, words) = pairs.randomElement(using: &generator)!
      let ids = debugger.scene.viewIDs.filter {
        debugger.scene[$0].transform == .identity && !debugger.scene[$0].name.isEmpty
      }
      guard let id = ids.randomElement(using: &generator) else { continue }
      let typed = debugger.scene.typedName(of: .responder(.view(id)))
      guard !typed.hasPrefix("`") else { continue }
      var written = debugger.scene
      let source = SourceLines(file: "set", text: "set \(typed) \(words)")
      guard applySet(source, to: &written).isEmpty else { continue }
      let script = debugger.trace.script
      #expect(debugger.perform("whatif \(typed).\(edit)").status == .ok)
      #expect(debugger.trace == record(script, in: written), "\(seed) \(typed).\(edit)")
      changed += 1
    }
    #expect(changed > (isSlowRun ? 40 : 10))
  }

  @Test func `giving a property the value it has changes nothing`() {
    var tried = 0
    for seed in UInt64(0)..<(isSlowRun ? 40 : 14) {
      var (debugger, _) = gesture(seed)
      let scene = debugger.scene
      let objects =
        scene.viewIDs.prefix(6).map { SceneObject.responder(.view($0)) }
        + scene.recognizerIDs.prefix(4).map { SceneObject.recognizer($0) }
      let here = Vantage(trace: debugger.trace, index: nil)
      for object in objects {
        for member in Member.all(of: object.value.shape) where member.isEditable {
          let typed = member.of(object.value, at: here).typed(in: scene)
          // No number with an exponent can be typed.
          guard typed != "nil", !typed.contains("e") || typed == "yes" else { continue }
          let reply = debugger.perform(
            "whatif \(scene.typedName(of: object)).\(member.names[0]) = \(typed)")
          #expect(
            reply.plain == "it is already so: nothing changes" || reply.status == .failed,
            "\(seed) \(reply.plain)")
          if reply.status == .ok { tried += 1 }
        }
      }
      #expect(debugger.session.worlds.all.count == 1)
    }
    #expect(tried > (isSlowRun ? 1000 : 200))
  }

  @Test func `what is left of a script is played as it was`() {
    var skipped = 0
    var moved = 0
    for seed in UInt64(0)..<(isSlowRun ? 120 : 40) {
      var (debugger, generator) = gesture(seed)
      let before = debugger.trace
      guard !before.isEmpty else { continue }
      let step = Int.random(in: before.indices, using: &generator)
      if debugger.perform("whatif skip #\(step + 1)").status == .ok,
        let event = before.moment(of: step).event
      {
        skipped += 1
        let left = debugger.trace.script.events
        #expect(left.count < before.script.events.count)
        #expect(!left.contains { $0 == before.script.events[event] } || left.count > 1)
        let fingers = Set(before.script.events.flatMap(\.changes).map(\.finger))
        #expect(Set(left.flatMap(\.changes).map(\.finger)).isSubset(of: fingers))
        _ = debugger.perform("undo")
      }
      if debugger.perform("whatif move touch 1 to 33.5,44").status == .ok,
        debugger.session.worlds.here.number > 0
      {
        moved += 1
        let landing = debugger.trace.moments.flatMap(\.touches).first {
          $0.number == 1 && $0.phase == .began
        }
        // A place in a turned view costs digits on its way there and back.
        let miss = landing.map { $0.screenLocation - Point(33.5, 44) } ?? Point(1, 1)
        #expect(abs(miss.x) < 1e-9 && abs(miss.y) < 1e-9, "\(seed)")
        #expect(debugger.trace.script.events.count == before.script.events.count)
      }
    }
    #expect(min(skipped, moved) > (isSlowRun ? 60 : 15))
  }

  @Test func `a change at a later step leaves alone what comes before`() {
    var made = 0
    for seed in UInt64(0)..<(isSlowRun ? 60 : 20) {
      var (debugger, generator) = gesture(seed)
      let before = debugger.trace
      guard let id = before.scene.viewIDs.last, !before.isEmpty else { continue }
      let step = Int.random(in: before.indices, using: &generator)
      let typed = before.scene.typedName(of: .responder(.view(id)))
      guard debugger.perform("whatif \(typed).alpha = 0.375 from #\(step + 1)").status == .ok,
        let event = before.moment(of: step).event
      else { continue }
      made += 1
      #expect(debugger.scene == before.scene)
      let first = before.firstIndex { $0 == .queuePut(event: event) }!
      #expect(debugger.trace.parting(from: before) == first, "\(seed)")
      let change = debugger.trace.script.events[event].input
      #expect(change == .changes([SceneChange(.responder(.view(id)), .alpha, to: .number(0.375))]))
    }
    #expect(made > (isSlowRun ? 30 : 5))
  }
}
