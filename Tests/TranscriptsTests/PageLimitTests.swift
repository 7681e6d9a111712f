import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import Transcripts

/// So many taps on one view with a recognizer.
private func taps(_ count: Int) -> Trace {
  let scene = scene("window 400x800\n  view v 0,0 400x800\n    @tap t")
  let events = (0..<count).map { "\($0 * 1000) down A at 200,400\n\($0 * 1000 + 80) up A" }
  return record(touches(events.joined(separator: "\n"), in: scene), in: scene)
}

@Suite("A page of a long record") struct PageLimitTests {
  @Test("has room for 2 MB, and says which steps it leaves out and how to get them")
  func long() {
    let trace = taps(120)
    let page = htmlPage(of: trace, language: .english, context: .plain)
    #expect(page.utf8.count < PageLimits.bytes)
    let told = page.ranges(of: "class=\"step ").count
    #expect(told < trace.count && told <= PageLimits.mostSteps)
    #expect(page.contains("\(trace.count - told) steps after #\(told) are left out."))
    #expect(page.contains("export page.html \(told + 1).."))
    // What cannot be saved has no button.
    #expect(!page.contains("id=\"download\"") && !page.contains("id=\"record\""))
  }

  @Test("goes on where the one before it ended")
  func next() {
    let trace = taps(60)
    var context = TranscriptContext.plain
    context.part = 1501...trace.count
    let page = htmlPage(of: trace, language: .english, context: context)
    #expect(page.contains("<a id=\"1501\"") && !page.contains("<a id=\"1500\""))
    #expect(!page.contains("are left out"))
  }

  @Test("of a deep scene leaves out the lines that would be blanks")
  func deep() {
    let lines = (0..<150).map { String(repeating: "  ", count: $0 + 1) + "view v\($0) 0,0 400x800" }
    let scene = scene((["window 400x800"] + lines).joined(separator: "\n"))
    let trace = record(touches("0 down A at 200,400\n80 up A", in: scene), in: scene)
    let page = htmlPage(of: trace, language: .english, context: .plain)
    #expect(page.utf8.count < PageLimits.bytes)
    #expect(page.contains("50 more lines are left out."))
  }

  @Test("of many changes of many views ends where it has drawn enough, and goes on in the next")
  func changes() {
    let views = (0..<400).map { "  view v\($0) 0,0 10x10" }
    let scene = scene((["window 400x800"] + views).joined(separator: "\n"))
    let removals = (0..<400).map { "\($0 + 1) set v\($0) removed" }
    let events = ["0 down A at 200,400"] + removals + ["500 up A"]
    let trace = record(touches(events.joined(separator: "\n"), in: scene), in: scene)
    let page = htmlPage(of: trace, language: .english, context: .plain)
    let told = page.ranges(of: "class=\"step ").count
    #expect(told < trace.count && page.contains("2 MB and 100 000 drawn views"))
    #expect(page.contains("\(trace.count - told) steps after #\(told) are left out."))
    var context = TranscriptContext.plain
    context.part = told + 1...trace.count
    let rest = htmlPage(of: trace, language: .english, context: context)
    #expect(rest.contains("<a id=\"\(told + 1)\"") && !rest.contains("are left out"))
    // It begins with the views that are left by then.
    let gone = trace.scene(at: told - 1).views.count(where: { $0.superview == nil }) - 1
    #expect(gone > 200 && !rest.contains("<g data-shape=\"1\">"))
    #expect(rest.contains("<g data-shape=\"400\">"))
  }

  @Test("becomes smaller until it fits: first the record goes, then steps")
  func shrinking() {
    let first = PageLimits().smaller(than: 4_000_000)
    #expect(!first.hasRecord && first.steps == PageLimits.mostSteps)
    let second = first.smaller(than: 4_000_000)
    #expect(second.steps < first.steps * 1 / 2 && second.lanes < first.lanes)
    #expect(second.smaller(than: .max).steps >= 1)
  }
}

@Suite("What a record says of each touch") struct TouchedStepsTests {
  @Test("is what a look at all of it finds")
  func sameAsSearching() {
    for trace in examples + [taps(5)] {
      let messages = trace.messages
      let sorted = TouchedSteps(trace, messages)
      for touch in trace.outcomes.map(\.touch) {
        #expect(
          sorted.messages(touch)
            == messages.filter { trace.touches(at: $0.lowerBound).contains(touch) })
        #expect(sorted.attempts(touch) == trace.attempts.filter { $0.touches.contains(touch) })
        #expect(
          sorted.gates(touch)
            == trace.indices.filter {
              if case .gate = trace[$0] { trace.touches(at: $0) == [touch] } else { false }
            })
        #expect(trace.outcome(ofTouch: touch) == trace.outcomes.first { $0.touch == touch })
      }
    }
    #expect(taps(1).outcome(ofTouch: 2) == nil)
  }
}
