import TouchCore
import TouchNarration

//  12. thirdView is asked …
//  ▸ 86 siblings answer nil · #13–#98            a run that says the same again and again
//  99. fourthView is asked …

extension HTMLPage {
  /// Refusals in a row that are shown before the rest is folded, and how many make a rest.
  private static let refusalsShown = 4
  private static let leastFolded = 4

  /// Steps one after the other that are shown or folded together.
  struct StepRun {
    var steps: Range<Int>
    let isFolded: Bool
  }

  /// The steps of a group, long rows of siblings that refuse apart.
  func runs(in steps: Range<Int>) -> [StepRun] {
    var runs: [StepRun] = []
    var place = steps.lowerBound
    while place < steps.upperBound {
      let end = endOfRefusals(from: place, in: steps)
      let start = place + Self.refusalsShown
      if end - start >= Self.leastFolded {
        append(place..<start, isFolded: false, to: &runs)
        append(start..<end, isFolded: true, to: &runs)
        place = end
      } else {
        place = max(end, place + 1)
        append(
          (runs.last.map(\.steps.upperBound) ?? steps.lowerBound)..<place, isFolded: false,
          to: &runs)
      }
    }
    return runs
  }

  private func append(_ steps: Range<Int>, isFolded: Bool, to runs: inout [StepRun]) {
    if let last = runs.last, !last.isFolded, !isFolded {
      runs[runs.count - 1].steps = last.steps.lowerBound..<steps.upperBound
    } else {
      runs.append(StepRun(steps: steps, isFolded: isFolded))
    }
  }

  /// The place behind the siblings that refuse one after the other, from a place on.
  private func endOfRefusals(from place: Int, in steps: Range<Int>) -> Int {
    guard case .hitAsk(_, let depth, _, let verdict) = trace[place], verdict.isRefusal else {
      return place
    }
    return steps[place...].first { index in
      guard case .hitAsk(_, depth, _, let verdict) = trace[index] else { return true }
      return !verdict.isRefusal
    } ?? steps.upperBound
  }

  /// Writes the list of a run.
  func write(_ run: StepRun, _ xml: inout XMLWriter, _ items: (inout XMLWriter) -> Void) {
    let first = run.steps.lowerBound + 1
    guard run.isFolded else { return xml.element("ol", ["start": "\(first)"], items) }
    xml.element("details", ["class": "fold"]) { xml in
      xml.textElement("summary") { xml in
        xml.both(
          Phrase(
            en: "\(run.steps.count) more answer nil",
            zh: "还有 \(run.steps.count) 个回答 nil"))
        xml.textElement("span", ["class": "dim"]) {
          $0.words(" #\(first)–#\(run.steps.upperBound)")
        }
      }
      xml.element("ol", ["start": "\(first)"], items)
    }
  }
}
