import TouchCore
import TouchNarration

//  12. thirdView is asked …
//  ▸ 86 siblings answer nil · #13–#98            a run that says the same again and again
//  99. fourthView is asked …

/// Steps one after the other that a page shows or folds together.
struct StepRun {
  private(set) var steps: Range<Int>
  private let isFolded: Bool

  /// Refusals in a row that are shown before the rest is folded, and how many make a rest.
  private static let refusalsShown = 4
  private static let leastFolded = 4

  /// The steps of a group, long rows of siblings that refuse apart.
  static func all(in steps: Range<Int>, of trace: Trace) -> [StepRun] {
    var runs: [StepRun] = []
    var place = steps.lowerBound
    while place < steps.upperBound {
      let end = endOfRefusals(from: place, in: steps, of: trace)
      let start = place + refusalsShown
      if end - start >= leastFolded {
        append(place..<start, isFolded: false, to: &runs)
        append(start..<end, isFolded: true, to: &runs)
        place = end
      } else {
        place = max(end, place + 1)
        append(
          (runs.last.map { $0.steps.upperBound } ?? steps.lowerBound)..<place, isFolded: false,
          to: &runs)
      }
    }
    return runs
  }

  private static func append(
    _ steps: Range<Int>, isFolded: Bool, to runs: inout [StepRun]
  ) {
    if let last = runs.last, !last.isFolded, !isFolded {
      runs[runs.count - 1].steps = last.steps.lowerBound..<steps.upperBound
    } else {
      runs.append(StepRun(steps: steps, isFolded: isFolded))
    }
  }

  /// The place behind the siblings that refuse one after the other, from a place on.
  private static func endOfRefusals(
    from place: Int, in steps: Range<Int>, of trace: Trace
  ) -> Int {
    guard case .hitAsk(_, let depth, _, let verdict) = trace[place], verdict.isRefusal else {
      return place
    }
    return steps[place...].first { index in
      guard case .hitAsk(_, depth, _, let verdict) = trace[index] else { return true }
      return !verdict.isRefusal
    } ?? steps.upperBound
  }

  /// Writes its list.
  func write(to xml: inout XMLWriter, _ items: (inout XMLWriter) -> Void) {
    let first = steps.lowerBound + 1
    guard isFolded else { return xml.element("ol", ["start": "\(first)"], items) }
    xml.element("details", ["class": "fold"]) { xml in
      xml.textElement("summary") { xml in
        xml.both(
          Phrase(
            en: "\(steps.count) more return nil",
            zh: "还有 \(steps.count) 个返回 nil"))
        xml.textElement("span", ["class": "dim"]) {
          $0.words(" #\(first)–#\(steps.upperBound)")
        }
      }
      xml.element("ol", ["start": "\(first)"], items)
    }
  }
}
