import TouchCore

/// An answer and the steps that prove it.
struct Finding {
  var answers: [String]
  var steps: [Int]

  init(_ answer: String, _ steps: [Int?] = []) { self.init([answer], steps) }

  init(_ answers: [String], _ steps: [Int?] = []) {
    self.answers = answers
    self.steps = steps.compactMap(\.self)
  }
}

extension Query {
  /// Looks the answer up.
  func finding(in trace: Trace, touch: Int) -> Finding {
    let touch = self.touch ?? touch
    let view = sentence["view"]
    let search = SearchAnswers(trace, touch)
    let deliveries = DeliveryAnswers(trace)
    let gestures = GestureAnswers(trace)
    return switch word {
    case .hitView: search.hitView
    case .asked: search.asked
    case .askedCount: search.askedCount(sentence[list: "of"])
    case .nextAsked: search.nextAsked(after: sentence["after"])
    case .verdict: search.verdict(sentence["of"])
    case .pointIn: search.point(in: view)
    case .chain: deliveries.chain(touch)
    case .stopsAt: deliveries.end(touch)
    case .handledBy: deliveries.handlers(touch)
    case .count: deliveries.count(view, sentence["of"])
    case .nth: deliveries.nth(number("n"), view)
    case .touchesIn: deliveries.touchesIn(number("n"), view)
    case .touchCount: Finding("\(trace.outcomes.count)")
    case .previous: gestures.previous(touch, at: number("at"))
    case .translation: gestures.translation(of: view, at: number("at"))
    case .fires: gestures.firing
    case .events: gestures.events(of: view)
    case .scrolls: gestures.scrolling
    case .offset: gestures.offset(of: view)
    case .next: deliveries.next(of: sentence["of"])
    case .controller: deliveries.controller(of: sentence["of"])
    }
  }

  private func number(_ label: String) -> Int { Int(sentence[label]) ?? 0 }
}
