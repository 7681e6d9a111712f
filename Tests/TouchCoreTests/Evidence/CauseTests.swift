import TestSupport
import Testing

@testable import TouchCore

@Suite("What steps follow from")
struct CauseTests {
  private func expectCauses(_ trace: Trace, _ about: String) {
    var reader = CauseReader(trace)
    for index in trace.indices {
      let causes = reader.causes(of: index)
      if case .queuePut = trace[index] {
        #expect(causes.isEmpty)
        continue
      }
      let areEarlier = causes.allSatisfy { $0 >= 0 && $0 < index }
      #expect(!causes.isEmpty && areEarlier, "\(about) #\(index + 1) \(trace[index]): \(causes)")
    }
  }

  @Test("Every step but an event in the queue follows from earlier ones, so every walk ends there")
  func walksEnd() {
    var g = SeededGenerator(seed: 51)
    for round in 0..<(isSlowRun ? 1500 : 140) {
      let plain = randomScene(using: &g)
      expectCauses(record(randomScript(for: plain, using: &g), in: plain), "scene \(round)")
      let gestures = gestureScene(using: &g)
      expectCauses(
        record(gestureScript(for: gestures, using: &g), in: gestures), "gestures \(round)")
    }
  }

  @Test("Asking for one step alone gives what reading all in order gives")
  func atRandomAsInOrder() {
    var g = SeededGenerator(seed: 52)
    for _ in 0..<(isSlowRun ? 60 : 20) {
      let scene = gestureScene(using: &g)
      let trace = record(gestureScript(for: scene, using: &g), in: scene)
      var reader = CauseReader(trace)
      for index in trace.indices { #expect(reader.causes(of: index) == trace.causes(of: index)) }
    }
  }

  /// The kinds of the steps that lead to one, from it to the event, along the first cause of each.
  private func walk(_ trace: Trace, from index: Int) -> [String] {
    var kinds: [String] = []
    var here: Int? = index
    while let index = here {
      kinds.append(trace[index].kindName)
      here = trace.causes(of: index).last
    }
    return kinds
  }

  private func first(_ kind: String, _ trace: Trace) throws -> Int {
    try #require(trace.indices.first { trace[$0].kindName == kind })
  }

  @Test("A cancel follows from the press that began, that from its timer, that from the touch-down")
  func cancelFollowsFromThePress() throws {
    let scene = scene("window 99x99\n  view body 0,0 99x99\n    @longPress press")
    let trace = record(touches("0 down A at 5,5\n700 up A", in: scene), in: scene)
    let cancel = try first("gate.cancel", trace)
    #expect(
      Array(walk(trace, from: cancel).prefix(3)) == ["gate.cancel", "gr.state", "clock.timer"])
    #expect(walk(trace, from: cancel).last == "queue.put")
    let told = try #require(
      trace.indices.first {
        guard case .touchDeliver(_, .cancelled, _, _) = trace[$0] else { return false }
        return true
      })
    #expect(trace.causes(of: told) == [cancel])
  }

  @Test("A tap that waited follows from the wait and from the failure it waited for")
  func waitedFor() throws {
    let scene = scene(
      "window 99x99\n  view pad 0,0 99x99\n    @tap double taps=2\n    @tap single requires=double")
    let trace = record(touches("0 down A at 5,5\n20 up A", in: scene), in: scene)
    let ended = try #require(
      trace.indices.first {
        guard case .recognizer(.state(_, _, .ended, _, _, _)) = trace[$0] else { return false }
        return true
      })
    let causes = trace.causes(of: ended).map { trace[$0].kindName }
    #expect(causes == ["gr.receive", "gr.state", "gr.state"])
    #expect(trace.rule(of: ended) == RuleNumber(9, 21))
  }

  @Test(
    "A hop follows from the message before it, an action from its event, that from the tracking")
  func viewsAndChain() throws {
    let scene = scene(
      """
      window 99x99
        view box 0,0 99x99
          button ok 0,0 50x50
            ~target touchUpInside box save
      """)
    let trace = record(
      touches("0 down A at 5,5\n20 up A\n100 down B at 70,70\n120 up B", in: scene), in: scene)
    let send = try first("action.send", trace)
    let back = walk(trace, from: send)
    #expect(
      Array(back.prefix(5)) == [
        "action.send", "control.event", "control.track", "touch.deliver", "queue.take",
      ])
    let hop = try first("chain.next", trace)
    #expect(trace.causes(of: hop) == [hop - 1])
    let ask = try #require(
      trace.indices.first {
        guard case .hitAsk(_, 1, _, _) = trace[$0] else { return false }
        return true
      })
    #expect(
      walk(trace, from: ask).starts(with: ["hit.ask", "hit.ask", "window.ask", "queue.take"]))
    let bind = try first("touch.bind", trace)
    #expect(trace.causes(of: bind) == [bind - 1])
  }
}
