import SceneLanguage
import TestSupport
import Testing
import TouchInquiry

@testable import TouchCore

@Suite("Questions to a record")
struct RecordIndexTests {
  /// A record of any scene, or of one in which gestures, timers and held messages abound.
  private func randomRecord(_ round: Int, using generator: inout SeededGenerator) -> Trace {
    var scene =
      round.isMultiple(of: 4)
      ? randomScene(using: &generator) : gestureScene(using: &generator)
    // Timers that are due at once come between events of one time.
    if Int.random(in: 0..<5, using: &generator) == 0 {
      for setting in [Setting.scrollTouchDelay, .tapDuration, .tapInterval] {
        scene.settings[setting] = 0
      }
    }
    return record(
      round.isMultiple(of: 4)
        ? randomScript(for: scene, using: &generator)
        : gestureScript(for: scene, using: &generator), in: scene)
  }

  private func records(_ count: Int, seed: UInt64) -> [Trace] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { randomRecord($0, using: &generator) }
  }

  @Test("The steps of a moment and of a touch-down, and the touch of a step, are those of a scan")
  func moments() {
    for trace in records(isSlowRun ? 600 : 180, seed: 41) {
      let plain = PlainScan(trace)
      #expect(trace.places == RecordIndex(of: trace, sought: Trace.sought(in: trace.records)))
      for moment in 0...trace.moments.count {
        #expect(trace.indices(ofMoment: moment) == plain.indices(ofMoment: moment))
      }
      for touch in 0...trace.outcomes.count + 1 {
        #expect(trace.indices(ofTouchDown: touch) == plain.indices(ofTouchDown: touch))
        #expect(trace.recognizers(ofTouch: touch) == plain.recognizers(ofTouch: touch))
        for view in trace.scene.viewIDs.prefix(12) {
          #expect(trace.ask(of: view, touch: touch) == plain.ask(of: view, touch: touch))
          #expect(trace.answer(of: view, touch: touch) == plain.answer(of: view, touch: touch))
        }
      }
      for index in trace.indices {
        #expect(trace.touch(at: index) == plain.touch(at: index), "#\(index + 1)")
      }
    }
  }

  @Test("First responders are those of a scan, after every step")
  func focus() {
    var generator = SeededGenerator(seed: 44)
    var changes = 0
    for _ in 0..<(isSlowRun ? 400 : 60) {
      let scene = randomScene(using: &generator)
      let trace = record(randomScript(for: scene, using: &generator), in: scene)
      let plain = PlainScan(trace)
      changes += trace.places.focusChanges.count
      for window in scene.windows.map(\.view) {
        for index in [nil] + trace.indices.map({ Optional($0) }) {
          let first = trace.firstResponder(in: window, at: index)
          #expect(first == plain.firstResponder(in: window, at: index ?? -1))
        }
      }
    }
    #expect(changes > (isSlowRun ? 50 : 3))
  }

  @Test("States, waiting, held messages and attempts are those of a scan, after every step")
  func gestures() {
    var generator = SeededGenerator(seed: 42)
    for trace in records(isSlowRun ? 300 : 90, seed: 43) {
      let plain = PlainScan(trace)
      #expect(trace.attempts == plain.attempts)
      let some = trace.indices.filter { _ in Int.random(in: 0..<5, using: &generator) == 0 }
      for index in [-1] + some + [trace.count] {
        let states = plain.gestureStates(after: index)
        #expect(trace.gestureStates(after: index) == states)
        for id in trace.scene.recognizerIDs {
          #expect(trace.gestureState(of: id, after: index) == states[id] ?? .possible)
        }
        #expect(trace.waiting(after: index) == plain.waiting(after: index))
        let held = plain.held(after: index)
        #expect(trace.held(after: index) == held)
        for message in held where message.by != nil {
          #expect(
            trace.places.analysing(message.touch, after: index)
              == plain.analysing(message.touch, after: index))
        }
      }
      for index in trace.indices {
        let (awaited, expected) = (trace.awaited(at: index), plain.awaited(at: index))
        #expect(awaited?.recognizer == expected?.recognizer)
        #expect(awaited?.since == expected?.since)
      }
    }
  }

  @Test("The random records meet what makes a question hard")
  func reach() {
    var (timersBetween, late, held, waiting, awaited) = (0, 0, 0, 0, 0)
    var generator = SeededGenerator(seed: 41)
    // No more of them than it takes to meet everything.
    for round in 0..<450 where min(timersBetween, late, held, waiting, awaited) < 3 {
      let trace = randomRecord(round, using: &generator)
      let plain = PlainScan(trace)
      let order = trace.records.filter { $0.kind == .queueTake || $0.kind == .timer }.map(\.moment)
      if order != order.sorted() { timersBetween += 1 }
      for index in trace.indices {
        if let touch = trace.touch(at: index), touch.milliseconds < trace.milliseconds(at: index),
          trace.records[index].isDelivery
        {
          late += 1
        }
        if plain.awaited(at: index) != nil { awaited += 1 }
      }
      for index in stride(from: 0, to: trace.count, by: 20) {
        if plain.held(after: index).contains(where: { $0.by != nil }) { held += 1 }
        if !plain.waiting(after: index).isEmpty { waiting += 1 }
      }
    }
    for count in [timersBetween, late, held, waiting, awaited] { #expect(count > 2) }
  }

  @Test("9.35 What is held is known at every step of a record with hundreds of held lifts")
  func manyHeld() {
    let screen = scene("window 400x800\n  view a 0,0 400x800 multitouch\n    @pan p")
    var lines: [String] = []
    for round in 0..<3 {
      let start = round * 20_000
      lines.append("\(start) down A at 200,700")
      for tap in 1...(40 + 30 * round) {
        lines += ["\(start + tap * 100) down B at 9,9", "\(start + tap * 100 + 50) up B"]
      }
      lines.append("\(start + 19_000) up A")
    }
    let trace = record(touches(lines.joined(separator: "\n"), in: screen), in: screen)
    let plain = PlainScan(trace)
    var most = 0
    for index in stride(from: 0, to: trace.count, by: 7) {
      let held = trace.held(after: index)
      #expect(held == plain.held(after: index), "#\(index + 1)")
      most = max(most, held.count)
    }
    #expect(most == 100)
  }

  @Test("9.33 A pan that goes on is not among those who hold a second finger's touch back")
  func activeHolder() throws {
    let screen = scene(
      """
      window 400x800
        view a 0,0 400x800 multitouch
          @pan p delaysTouchesBegan=yes cancelsTouchesInView=no
            ~simultaneous l
          view b 200,0 200x800
            @longPress l delaysTouchesBegan=yes
      """)
    let script = touches(
      "0 down A at 9,9\n20 move A by 40,0\n100 down B at 300,9\n200 up A & up B", in: screen)
    let trace = record(script, in: screen)
    let hold = try #require(
      trace.indices.first {
        if case .gate(.hold(touch: 2, .began, _, _)) = trace[$0] { true } else { false }
      })
    let pan = try #require(screen.recognizerIDs.first { screen.name(of: $0) == "p" })
    #expect(trace.gestureState(of: pan, after: hold) == .began)
    let message = try #require(trace.held(after: hold).last)
    #expect(trace.holders(of: message, after: hold).map { screen.name(of: $0) } == ["l"])
  }

  @Test("A record without recognizers keeps four bytes a moment and four a search for questions")
  func memory() {
    let screen = scene("window 400x800\n  view a 0,0 400x800")
    let moves = (1...50).map { "\($0) move A by 1,1" }
    let trace = record(
      touches((["0 down A at 9,9"] + moves + ["90 up A"]).joined(separator: "\n"), in: screen),
      in: screen)
    #expect(trace.moments.count == 52)
    #expect(trace.places.count == 53)
    #expect(trace.lives.count == 1)
  }
}
