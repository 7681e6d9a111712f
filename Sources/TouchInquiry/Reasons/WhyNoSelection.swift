import TouchCore

//   touch.bind ─▶ in the row? ─▶ told at all? ─▶ does it reach the table? ─▶ row.ask ─▶ row.select
//               hitElsewhere   neverTold         keptBy                    refused
//                              takenAway                                   leftRow, instead

/// Why a row was not selected, with the steps that prove it.
public struct WhyNoSelection: Hashable, Sendable {
  /// What kept it from being selected.
  public enum Reason: Hashable, Sendable {
    /// Nothing: it was.
    case selected
    /// The touch is in no part of it.
    case hitElsewhere(WhyNot)
    /// The view in it that is hit was never told that the touch began (9.30, 16.37).
    case neverTold(GateReason, by: RecognizerID?)
    /// The touch was taken away before it was lifted (9.27, 16.38).
    case takenAway(GateReason, by: RecognizerID?)
    /// Somebody on the way to the table or collection kept the touch (16.4, 16.5), or its own class
    /// did, without super.
    case kept(by: Responder)
    /// The responder chain goes past the table or collection, where `next` is overridden (5.11).
    case strays(at: Responder)
    /// The table, the collection or its delegate says no (16.11, 16.13, 16.20, 16.23).
    case refused(RowCall)
    /// The delegate names another row (16.23).
    case instead(ViewID)
    /// The finger left the row, or was lifted beside it (16.33).
    case leftRow
    /// It was selected already, and the tap deselected it (16.21).
    case deselected
    /// The row has another touch already (16.35).
    case followsAnother
    /// Where the record ends it is still held back, or the finger is still down.
    case stillDown
    /// No step says why.
    case undecided
    /// No touch went down.
    case noTouch
  }

  /// The row or item.
  public let row: ViewID
  /// The touch the answer is about; nil where there was none.
  public let touch: Int?
  /// What kept it from being selected.
  public let reason: Reason
  /// The steps that prove it, in their order; the last one decides.
  public let steps: [Int]

  /// Whether it was selected after all.
  public var wasSelected: Bool { reason == .selected }

  /// How near it came: of several touches the nearest one is told.
  fileprivate var nearness: Int {
    switch reason {
    case .selected: 9
    case .deselected, .instead: 8
    case .refused, .leftRow, .stillDown, .followsAnother, .undecided: 7
    case .takenAway: 6
    case .kept, .strays: 5
    case .neverTold: 4
    case .hitElsewhere: 1
    case .noTouch: 0
    }
  }
}

extension Trace {
  /// Whether the finger of a touch was lifted.
  func isLifted(_ touch: Int) -> Bool { fingerPath(of: touch).last?.phase == .ended }

  /// Says why a row was not selected by a touch, or by the one with which it came nearest.
  public func whyNot(selecting row: ViewID, touch: Int? = nil) -> WhyNoSelection {
    let touches = touch.map { [$0] } ?? outcomes.map { $0.touch }
    let answers = touches.map { MissedSelection(trace: self, row: row, touch: $0).why }
    return answers.max { $0.nearness < $1.nearness }
      ?? WhyNoSelection(row: row, touch: nil, reason: .noTouch, steps: [])
  }
}

/// A touch, read for a row that it may have selected.
private struct MissedSelection {
  let trace: Trace
  let row: ViewID
  let touch: Int

  var why: WhyNoSelection {
    let (reason, steps) = answer
    return WhyNoSelection(row: row, touch: touch, reason: reason, steps: steps)
  }

  private var answer: (WhyNoSelection.Reason, [Int]) {
    guard let outcome = trace.outcome(ofTouch: touch) else {
      return (.noTouch, [])
    }
    let about = rowSteps
    if let step = about.last(where: { $0.step.call == .select && $0.step.row == row }) {
      return (step.step.isOn ? .selected : .deselected, [step.index])
    }
    let whyNot = trace.whyNot(row, touch: touch)
    guard let hit = outcome.hit, sceneAtDown.isDescendant(hit, of: row) else {
      return (.hitElsewhere(whyNot), whyNot.steps)
    }
    let own = about.filter { $0.step.row == row }
    if let last = own.last(where: { $0.step.call == .willSelect && $0.step.instead != nil }),
      let other = last.step.instead
    {
      return (.instead(other), [last.index])
    }
    // 16.12: the highlight goes off after a no; the no decided.
    if let no = own.last(where: { $0.step.call.isQuestion && !$0.step.isOn }) {
      return (.refused(no.step.call), [no.index])
    }
    if let loss = trace.loss(of: touch) {
      let steps = trace.recognition(of: loss.by, before: loss.step) + [loss.step]
      if loss.way == .heldBack { return (.stillDown, steps) }
      return (
        loss.way == .cancelled
          ? .takenAway(loss.reason, by: loss.by) : .neverTold(loss.reason, by: loss.by), steps
      )
    }
    if let kept = kept(.ended) { return kept }
    guard let last = own.last else { return kept(.began) ?? notFollowed }
    let isOff = last.step.call == .highlight && !last.step.isOn
    if !isOff, trace.isLifted(touch) { return (.undecided, []) }
    return (isOff ? .leftRow : .stillDown, [last.index])
  }

  /// 16.6: who handled a message and passed nothing on; 16.4: also a table whose class keeps it from
  /// UIKit's own methods.
  private func kept(_ method: ResponderMethod) -> (WhyNoSelection.Reason, [Int])? {
    var turn: Responder?
    for index in trace.indices where trace.touches(at: index).contains(touch) {
      switch trace[index] {
      case .chainNext(let hop) where hop.method == method && hop.hop == .override:
        turn = turn ?? hop.from
      case .chainStop(let keeper, method, _, let mode):
        return keeper == list && mode != .handled ? nil : (.kept(by: keeper), [index])
      case .chainDrop(let last, method, _, _): return (.strays(at: turn ?? last), [index])
      default: continue
      }
    }
    return nil
  }

  /// 16.35: the list received the touch, and the row has another one.
  private var notFollowed: (WhyNoSelection.Reason, [Int]) {
    let received = trace.indices.first { index in
      guard trace.touches(at: index).contains(touch), case .chainNext(let hop) = trace[index] else {
        return false
      }
      return hop.method == .began && hop.to == list
    }
    guard let received else { return (trace.isLifted(touch) ? .undecided : .stillDown, []) }
    return (.followsAnother, [received])
  }

  private var list: Responder? { sceneAtDown.list(of: row).map { .view($0) } }

  private var sceneAtDown: Scene { trace.touchDown(of: touch)?.scene ?? trace.scene }

  private var rowSteps: [(index: Int, step: RowStep)] {
    trace.indices.compactMap { index in
      guard case .row(let step) = trace[index], step.touch == touch else { return nil }
      return (index, step)
    }
  }
}
