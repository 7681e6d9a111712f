import TouchCore
import TouchInquiry

//  coming step            what suits it, the best first
//  hit.ask fifthView      who is asked next?  what does it say?  about which point?  who is hit?
//  touch.deliver pad      where does it stop?  which message is it?
//  chain.next             whose next is it?  where does it stop?
//  gate.hold touch 1      which message does the view get next?
//  gr.state               which recognizers fire?
//  control.…              which events does the control send?

/// What can be asked of a record before a step, and which steps tell it.
struct HopTemplates {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// The questions that suit a coming step, the best first.
  ///
  /// Those about one touch are about touch 1, of which every lesson's queries speak.
  func queries(before step: Int) -> [Query] {
    texts(before: step).compactMap { text in
      guard let query = try? Query.parse(text), (try? query.check(in: trace.scene)) != nil else {
        return nil
      }
      return query
    }
  }

  private func texts(before step: Int) -> [String] {
    switch trace[step] {
    case .hitAsk(let view, _, _, let verdict):
      isOfFirstTouch(step) ? search(view, verdict, step) : []
    case .hitReturn: isOfFirstTouch(step) ? goingOn(step) + ["hit-view"] : []
    case .hitResult(let touch, _, _): touch == 1 ? ["hit-view"] : []
    case .touchDeliver(let responder, let method, let touch, _):
      (method == .began && touch == 1 ? ["stops-at"] : [])
        + message(to: trace.scene.name(of: responder), step) + ["handled-by"]
    case .chainNext(let hop) where hop.method == .began && hop.touch == 1:
      ["next of=\(trace.scene.name(of: hop.from))", "stops-at"]
    case .chainDrop(_, .began, 1, _): ["stops-at", "handled-by"]
    case .gate(let gate): heldView(gate.touch).map { message(to: $0, step) } ?? []
    // With a control among them, what fires is more than one thing.
    case .recognizer, .action, .timer: hasControlEvents ? [] : ["fires"]
    case .control(let control): ["events view=\(trace.scene.name(of: control.view))"]
    case .scroll(let scroll): ["scrolls", "offset view=\(trace.scene.name(of: scroll.view))"]
    default: []
    }
  }

  private var hasControlEvents: Bool {
    trace.contains { step in
      guard case .control(.event) = step else { return false }
      return true
    }
  }

  private func isOfFirstTouch(_ step: Int) -> Bool { trace.indices(ofTouchDown: 1).contains(step) }

  private func search(_ view: ViewID, _ verdict: AskVerdict, _ step: Int) -> [String] {
    guard lastAsk(before: step) != nil else { return ["hit-view"] }
    let name = trace.scene.name(of: view)
    if names(step) { return ["next-asked after=\(name)", "hit-view"] }
    // Where a switch decides, nobody looks at the point (2.2).
    let point = verdict.cannotReceive ? [] : ["point-in view=\(name)"]
    return goingOn(step) + ["verdict of=\(name)"] + point + ["hit-view"]
  }

  private func goingOn(_ step: Int) -> [String] {
    guard let last = lastAsk(before: step), !names(last), let view = trace[last].asked else {
      return []
    }
    return ["next-asked after=\(trace.scene.name(of: view))"]
  }

  /// Whether a step's line names whom the next one asks: "inside: asks fifthView".
  private func names(_ step: Int) -> Bool {
    guard trace.indices.contains(step + 1), case .hitAsk(_, let depth, _, .inside) = trace[step],
      case .hitAsk(_, depth + 1, _, _) = trace[step + 1]
    else { return false }
    return true
  }

  /// The step whose line is the first to tell that a step is not as in another record: of another
  /// view the one before may have said that it is asked.
  func telling(_ step: Int, unlike other: Trace) -> Int {
    guard step > 0, names(step - 1), case .hitAsk(let view, _, _, _) = trace[step] else {
      return step
    }
    if other.indices.contains(step), case .hitAsk(view, _, _, _) = other[step] { return step }
    return step - 1
  }

  /// The last question of the search for touch 1 before a step.
  private func lastAsk(before step: Int) -> Int? { SearchSteps(trace, 1).asks.last { $0 < step } }

  private func heldView(_ touch: Int) -> String? {
    SearchSteps(trace, touch).hit.map(trace.scene.name(of:))
  }

  /// Which message it is that somebody gets next.
  private func message(to name: String, _ step: Int) -> [String] {
    let number = Deliveries(trace).arrivals(at: name).count { $0 < step } + 1
    return ["nth view=\(name) n=\(number)", "touches-in view=\(name) n=\(number)"]
  }

  /// The step that tells the answer of a query; nil where no step does.
  func tellingStep(of query: Query) -> Int? {
    let evidence = query.evidence(in: trace)
    // That nobody is asked any more shows only where the search ends.
    if query.row == .nextAsked, evidence.count == 1 { return SearchSteps(trace, 1).result }
    return evidence.max()
  }

  /// The instant of a step.
  func instant(of step: Int) -> Int? {
    trace.moments.indices.first { trace.indices(ofMoment: $0).contains(step) }
  }
}
