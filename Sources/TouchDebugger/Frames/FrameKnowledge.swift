import TouchCore
import TouchInquiry
import TouchNarration

//   firstView.hitTest ── asked by window, with (200,420)
//     secondView  outside  #12      what it has learnt: an answer of each subview so far
//     thirdView   is being asked    and which ones it has not asked yet

/// What a call knew where the person stands: who made it, with what, and what it has learnt so far.
struct FrameKnowledge {
  let trace: Trace
  let frame: Frame
  /// The call around it; nil for the event.
  let caller: Frame?
  let cursor: Int
  /// Whether a hop where the person stands is shown as the call of the object that the message reaches.
  let isAtReceiver: Bool

  typealias Row = (label: Phrase, value: Phrase)

  private var index: Int { frame.open - 1 }
  private var scene: Scene { trace.scene(at: index) }

  /// What the call knew, and what its decision was held against.
  var rows: [Row] { known + evidence }

  private var evidence: [Row] {
    trace.evidence(at: index).filter { $0.decides }.map { check in
      let name = CheckWords.name(of: check, in: scene)
      let (value, verdict) = (
        CheckWords.value(of: check), MarginWords.margin(passes: check.passes, by: check.shortfall)
      )
      return row(
        FrameWords.checked,
        name + Phrase(en: "  " + value.english + "  ", zh: "  " + value.chinese + "  ") + verdict)
    }
  }

  private var known: [Row] {
    switch trace[index] {
    case .hitAsk(let view, let depth, let point, _):
      [row(FrameWords.point, FrameWords.inOwnCoordinates(point))] + calledBy(FrameWords.askedBy)
        + aboutTouch
        + [row(FrameWords.bounds, number(scene[view].bounds.exactly))] + learnt(view, depth) + time
    case .touchDeliver(let responder, _, _, _):
      place(in: responder) + [row(FrameWords.sentBy, FrameWords.windowSends)] + aboutTouch
        + bounds(of: responder) + time
    case .chainNext(let hop) where frame.open == cursor && !isAtReceiver:
      calledBy(FrameWords.calledBy) + [row(FrameWords.learnt, passedOn(hop, hop.to))]
        + aboutTouch + bounds(of: hop.from) + time
    case .chainNext(let hop):
      place(in: hop.to) + [row(FrameWords.sentBy, passedOn(hop, hop.from))] + aboutTouch
        + bounds(of: hop.to) + time
    case .queuePut, .queueTake, .timer, .change: touches + time
    default: calledBy(FrameWords.calledBy) + aboutTouch + time
    }
  }

  private func row(_ label: Phrase, _ value: Phrase) -> Row { (label, value) }

  private func number(_ text: String) -> Phrase {
    Phrase(en: "\(number: text)", zh: "\(number: text)")
  }

  private func calledBy(_ label: Phrase) -> [Row] {
    guard let caller else { return [] }
    return [row(label, FrameTitle(trace: trace, frame: caller, cursor: cursor).call)]
  }

  private var aboutTouch: [Row] {
    guard let touch = trace.touch(at: index) else { return [] }
    return [
      row(
        FrameWords.touch, FrameWords.touchHere(touch, view: touch.view.map { scene.name(of: $0) }))
    ]
  }

  private var touches: [Row] {
    trace.touchesDown(at: cursor - 1).map { touch in
      row(
        FrameWords.touch, FrameWords.touchHere(touch, view: touch.view.map { scene.name(of: $0) }))
    }
  }

  private func place(in responder: Responder) -> [Row] {
    guard case .view = responder, trace.touch(at: index) != nil else { return [] }
    return [row(FrameWords.point, FrameWords.inOwnCoordinates(trace.point(at: index, in: scene)))]
  }

  private func bounds(of responder: Responder) -> [Row] {
    guard case .view(let view) = responder else { return [] }
    return [row(FrameWords.bounds, number(scene[view].bounds.exactly))]
  }

  private func passedOn(_ hop: Step.ChainHop, _ other: Responder) -> Phrase {
    let reason = FrameWords.reason(for: hop.hop)
    let name = scene.name(of: other)
    return Phrase(en: "\(name: name): ", zh: "\(name: name)：") + reason
  }

  /// The answers of the subviews that were asked, and who is still to come.
  private func learnt(_ view: ViewID, _ depth: Int) -> [Row] {
    var rows: [Row] = []
    var asked: Set<ViewID> = []
    for number in frame.open..<max(min(cursor, frame.close), frame.open) {
      switch trace[number] {
      case .hitAsk(let child, depth + 1, _, let verdict):
        asked.insert(child)
        let isOpen = verdict == .inside || verdict == .overridden
        rows.append(
          learnt(child, isOpen ? FrameWords.isBeingAsked : verdict.phrase, at: number + 1))
      case .hitReturn(let child, depth + 1, let answer):
        let answer = FrameWords.returns(answer.map { scene.name(of: $0) })
        rows.removeLast(rows.isEmpty ? 0 : 1)
        rows.append(learnt(child, answer, at: number + 1))
      default: continue
      }
    }
    let left = scene[view].subviews.reversed().filter { !asked.contains($0) }
    guard cursor < frame.close, !left.isEmpty else { return rows }
    return rows + [row(FrameWords.notAskedYet, FrameWords.names(left.map { scene.name(of: $0) }))]
  }

  private func learnt(_ child: ViewID, _ answer: Phrase, at number: Int) -> Row {
    let name = scene.name(of: child)
    return row(
      FrameWords.learnt,
      Phrase(
        en: "\(name: name)  " + answer.english + "  \(dim: "#\(number)")",
        zh: "\(name: name)  " + answer.chinese + "  \(dim: "#\(number)")"))
  }

  private var time: [Row] {
    [row(FrameWords.steps, FrameWords.opensAndCloses(frame))]
  }
}
