import TouchCore

//   card   ── hit? ── no:  refused, behind a sibling, never asked …        view
//          └─ yes ── kept? ── no:  cancelled, never told                    lost
//   tap    ── recognized? ── no:  failed, excluded, waits …                 recognizer

/// Why something came out as it did: what the deciding step says.
package enum Why: Hashable, Sendable {
  /// Why a view is, or is not, the hit view of a touch.
  case hit(WhyNot, ViewID, touch: Int)
  /// A view is hit by the touch, and somebody takes it away.
  case lost(Loss, ViewID, touch: Int)
  /// A tap gets to a view by one in it, which is hit (7.15).
  case through(ViewID, to: ViewID, touch: Int, step: Int)
  /// Why a recognizer recognized or not.
  case gesture(WhyNoGesture)
  /// Why an action was sent or not.
  case action(WhyNoAction)
  /// Why a row was selected or not.
  case selection(WhyNoSelection)
  /// Why a responder heard that a touch began, or not.
  case hearing(WhyUnheard)
  /// What a view is for came about, at a step.
  case came(Outcome, of: ViewID, step: Int, touch: Int?)
  /// What a view is for did not come about: this step decided.
  case stopped(Int, of: ViewID, touch: Int?)
  /// The scroll view has no pinch recognizer, because its limits leave no room (20.5).
  case cannotZoom(ViewID, touch: Int?)
  /// Nobody in the scene sends such an action.
  case nobodySends
  /// Where a view lies, or what it is in, is not in the file: no touch says anything of it (29).
  case placeless(ViewID, holder: ViewID)
}

extension Why {
  /// The steps that prove it, in their order; the last one decides.
  package var steps: [Int] { proof.steps }

  /// The touch that it is about; nil where there was none.
  package var touch: Int? { proof.touch }

  private var proof: (touch: Int?, steps: [Int]) {
    switch self {
    case .hit(let why, _, let touch): (touch, why.steps)
    case .lost(let loss, _, let touch): (touch, [loss.step])
    case .through(_, _, let touch, let step): (touch, [step])
    case .came(_, _, let step, let touch), .stopped(let step, _, let touch): (touch, [step])
    case .gesture(let why): (why.touch, why.steps)
    case .action(let why): (why.touch, why.steps)
    case .selection(let why): (why.touch, why.steps)
    case .hearing(let why): (why.touch, why.steps)
    case .cannotZoom(_, let touch): (touch, [])
    case .nobodySends, .placeless: (nil, [])
    }
  }
}

extension Why {
  /// Whether it is about something that came in: a touch, a wheel, a shake, a tap on the status bar.
  var isOfEvent: Bool {
    if case .stopped = self { return true }
    if case .cannotZoom = self { return true }
    if case .hearing(let why) = self { return why.reason != .noTouch }
    return touch != nil || gesture?.isOfPointer == true
  }

  /// Whether a recognizer's view is not hit: then what kept that from being hit decided.
  fileprivate var isElsewhere: Bool {
    if case .gesture(let why) = self { why.reason.isOfSearch } else { false }
  }
}

extension Trace {
  /// Why a goal is reached in this record, or not.
  package func why(_ goal: Goal) -> Why {
    let touch = goal.landing.flatMap { outcome(of: $0)?.touch }
    switch goal {
    case .gets(let view, _): return why(view, touch: touch ?? 0)
    case .tracks(let view, _):
      // 7.20: what is disabled has its touch, and does nothing with it.
      return touch.flatMap { stepOfDisabled(view, touch: $0) }
        .map { .stopped($0, of: view, touch: touch ?? 0) } ?? why(view, touch: touch ?? 0)
    case .recognizes(let recognizer, _): return .gesture(whyNot(recognizer, touch: touch))
    case .comesTo(let outcome, let view, _): return why(outcome, view, touch: touch)
    case .selects(let row, _): return .selection(whyNot(selecting: row, touch: touch))
    case .hears(let responder, _): return .hearing(whyUnheard(responder, touch: touch))
    case .sends(let action, _):
      let nearest = whyNot(action: action, touch: touch).max { $0.nearness < $1.nearness }
      return nearest.map { .action($0) } ?? .nobodySends
    }
  }

  /// Why a view did not get a touch, or did not keep it.
  package func why(_ view: ViewID, touch: Int) -> Why {
    let isReached = outcome(ofTouch: touch).map { reaches(view, by: $0) } ?? false
    if isReached, let loss = lossToOthers(of: touch) { return .lost(loss, view, touch: touch) }
    return .hit(whyNot(view, touch: touch), view, touch: touch)
  }
}

/// What stands in the way, to know again in another record: the step that decided, and what was
/// not as it should be.
struct Blocker: Hashable {
  let step: Step?
  let failed: [Check.Name]

  init(_ why: Why, in trace: Trace) {
    let last = why.isElsewhere ? why.steps.first : why.steps.last
    step = last.map { trace[$0] }
    failed = last.map { trace.evidence(at: $0).filter { !$0.passes }.map { $0.name } } ?? []
  }
}
