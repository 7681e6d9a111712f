import TouchCore
import TouchNarration

//  `260 up B`, 260 ms:                         what happened, recognizers before views (4.1)
//
//  40  double gets touchesEnded …
//  41  double: Possible → Ended …
//  42  pad gets touchesCancelled …
//      … the same way as #17 (#43–#47)         a way along the chain is told once

/// What happened, event by event.
struct EventSection: MarkdownPart {
  let page: MarkdownTranscript

  /// Hands over what each event and timer brought after the view was found, line by line: an event
  /// may have millions.
  func write(to put: (String) -> Void) {
    let events = page.writtenEvents
    let texts = page.writtenScene + events + page.wordsOfNotes
    let fence = MarkdownText.fence(aroundWordsOf: texts)
    put("\n\n" + say(en: "## Event by event", zh: "## 逐个事件"))
    var told = ToldWays()
    var former: (paths: [Int], title: String)?
    var paths = page.paths
    for range in page.moments where !Interruption.isWanted {
      let steps = range.filter { trace[$0].phase != .find && !trace[$0].isQueue }
      guard let first = steps.first else { continue }
      let title = title(of: range.lowerBound, events)
      var shape: [Int] = []
      for index in steps where !Interruption.isWanted { shape.append(paths.number(of: index)) }
      if let before = former, before.paths == shape, !page.untold.has(in: steps) {
        let numbers = "#\(first + 1)–#\((steps.last ?? first) + 1)"
        let same = say(
          en: "\(title): the same steps as \(before.title) (\(numbers)).",
          zh: "\(title)：与 \(before.title) 步骤相同（\(numbers)）。")
        put("\n\n" + same)
        continue
      }
      former = (shape, title)
      put("\n\n" + title + say(en: ":", zh: "：") + "\n\n\(fence)text")
      write(steps, &told) { put("\n" + terminalSafe($0)) }
      put("\n" + fence)
    }
  }

  private func title(of index: Int, _ events: [String]) -> String {
    let moment = trace.moment(of: index)
    let time = say(en: "\(moment.milliseconds) ms", zh: "\(moment.milliseconds) 毫秒")
    guard let event = moment.event else { return say(en: "A timer, \(time)", zh: "定时器，\(time)") }
    return events.indices.contains(event) ? MarkdownText.codeSpan(events[event]) : time
  }

  private func write(_ steps: [Int], _ told: inout ToldWays, to put: (String) -> Void) {
    var place = 0
    while place < steps.count, !Interruption.isWanted {
      let index = steps[place]
      page.told(index).forEach(put)
      place += 1
      guard case .touchDeliver = trace[index] else { continue }
      let way = steps[place...].prefix { trace[$0].phase == .chain }
      guard way.count > 1, let former = told.former(index, way.compactMap { trace[$0].passage }),
        !page.untold.has(in: way)
      else { continue }
      let numbers = "#\((way.first ?? index) + 1)–#\((way.last ?? index) + 1)"
      let words = say(
        en: "… the same way as #\(former + 1) (\(numbers))",
        zh: "……与 #\(former + 1) 走同样的路（\(numbers)）")
      put(page.below(words))
      place += way.count
    }
  }
}

extension MarkdownTranscript {
  /// Whether more than views and controls have a say, so that only the order of events tells it.
  var isToldByEvent: Bool {
    trace.indices.contains { index in
      switch trace[index] {
      case .timer, .change, .recognizer, .gate, .scroll, .row, .focus, .presentation: true
      case .touchDeliver(_, let method, _, _): !method.isAboutTouches
      default: false
      }
    }
  }

  /// The steps of each moment from its event's leaving the queue on.
  var moments: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in steps {
      if case .queuePut = trace[index] { continue }
      if let last = ranges.last, last.upperBound == index,
        trace.momentNumber(of: last.lowerBound) == trace.momentNumber(of: index)
      {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }
}

/// The ways along the chain that were told, and the message that took each first.
private struct ToldWays {
  private var ways: [[Step.Passage]: Int] = [:]

  /// The message that took the same way before; nil where none did, and this one is remembered.
  mutating func former(_ index: Int, _ way: [Step.Passage]) -> Int? {
    if let former = ways[way] { return former }
    ways[way] = index
    return nil
  }
}
