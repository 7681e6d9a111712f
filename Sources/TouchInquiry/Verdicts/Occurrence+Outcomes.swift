import TouchCore

//   row     selected      through a disabled button, together with another row, twice
//   sheet   dismissed     a tap beside it, a pull
//   outer   scrolls       the scroll view in it is at its end

extension Occurrence {
  /// Why a row was selected that should not have been, or more often.
  func ofSelection(of row: ViewID, _ touch: Int) -> [Enabler] {
    let chosen = trace.indices.filter { index in
      guard case .row(let step) = trace[index] else { return false }
      return step.call == .select && step.isOn && step.row == row
    }
    let often: [Enabler] =
      chosen.count > 1
      ? [Enabler(note: .times(chosen.map { trace.milliseconds(at: $0) }))] : []
    return often + lateSelection(of: row, touch, chosen) + passedOn(to: row, touch)
      + selectedTogether(row, touch)
  }

  /// 9.32, 16.42: it was selected later than the finger was lifted.
  private func lateSelection(of row: ViewID, _ touch: Int, _ chosen: [Int]) -> [Enabler] {
    guard let last = chosen.last, let span = trace.span(of: touch),
      trace.milliseconds(at: last) > span.upperBound
    else { return [] }
    return late(row, touch).map {
      Enabler(note: .late(row, touch: touch), lateTouch: touch, edits: $0.edits)
    }
  }

  /// 6.3, 7.5, 7.12: the view under the finger keeps its touch no longer than its superviews.
  private func passedOn(to row: ViewID, _ touch: Int) -> [Enabler] {
    guard let hit = trace.outcome(ofTouch: touch)?.hit, hit != row,
      let by = passing(hit, touch)
    else { return [] }
    let kept: Edit =
      switch by {
      case .isDisabled: .set(hit, "isEnabled", .truth(true))
      case .beginTracking: .set(hit, "beginTracking", .truth(true))
      case .callsSuper: .set(hit, ResponderMethod.ended.name, .word("log"))
      }
    let edits = [kept, .set(row, "shouldHighlight", .truth(false))]
    return [Enabler(note: .passesOn(hit, by: by), edits: edits.map { [$0] })]
  }

  /// Why a view that was told of a touch passes it on; nil where nobody would think that it keeps it.
  private func passing(_ hit: ViewID, _ touch: Int) -> Verdict.Passing? {
    if trace.stepOfDisabled(hit, touch: touch) != nil { return .isDisabled }
    if trace.contains(.control(.track(hit, .beginTracking, touch: touch, answer: false))),
      scene.customView(of: hit) == nil
    {
      return .beginTracking
    }
    return scene[hit].overrides[.ended] == .handlesAndCallsSuper ? .callsSuper : nil
  }

  /// 16.35: each finger selects its own row.
  private func selectedTogether(_ row: ViewID, _ touch: Int) -> [Enabler] {
    guard let mine = trace.span(of: touch), let hit = trace.outcome(ofTouch: touch)?.hit,
      let list = scene.list(of: row)
    else { return [] }
    for index in trace.indices {
      guard case .row(let step) = trace[index], step.call == .select, step.isOn, step.row != row,
        step.touch != touch, scene.list(of: step.row) == list,
        let span = trace.span(of: step.touch), span.overlaps(mine),
        let other = trace.outcome(ofTouch: step.touch)?.hit
      else { continue }
      return [
        Enabler(
          note: .selectedTogether(row, step.row),
          edits: [[hit, other].map { .set($0, "isExclusiveTouch", .truth(true)) }])
      ]
    }
    return []
  }

  /// Why something came about of a view.
  func ofOutcome(_ outcome: Outcome, _ view: ViewID, _ touch: Int) -> [Enabler] {
    switch outcome {
    case .isDismissed: dismissed(view, touch)
    case .scrolls:
      locked(view, touch) + handedOver(to: view, touch)
        + scene.bringers(of: .scrolls, view).flatMap { takes($0, attempts(of: $0)) }
    case .isPopped: popped(view, touch)
    case .stopsEditing: stoppedEditing(view, touch)
    case .isEdited: endedAgain(view, touch)
    case .zooms, .changesValue: []
    }
  }

  /// 20.14: what a directional lock does to a drag is told, whichever it is.
  private func locked(_ view: ViewID, _ touch: Int) -> [Enabler] {
    guard let step = trace.step(of: .scrolls, view, touch: touch),
      let lock = trace.directionalLock(of: view, before: step)
    else { return [] }
    return [Enabler(note: .directionalLock(view, keeps: lock.keeps, step: lock.step))]
  }

  /// 18.13: a recognizer's action ended the editing at the same lift.
  private func endedAgain(_ view: ViewID, _ touch: Int) -> [Enabler] {
    guard let ended = trace.editingEnded(view, touch: touch) else { return [] }
    let name = scene.typedName(of: .responder(.view(view)))
    let edits: [Edit] = [
      .set(ended.by, "shouldReceive", .word("unless inside \(name)")),
      .set(ended.by, "simultaneous", .word("none")),
    ]
    return [
      Enabler(note: .endedAgain(view, by: ended.by, step: ended.step), edits: edits.map { [$0] })
    ]
  }

  /// 19.41: the swipe that popped it.
  private func popped(_ view: ViewID, _ touch: Int) -> [Enabler] {
    trace.bringing(.isPopped, view, touch).map { attempt, step in
      [
        Enabler(
          note: .poppedBy(attempt.recognizer, step: step),
          edits: [[.set(attempt.recognizer, "isEnabled", .truth(false))]])
      ]
    } ?? []
  }

  /// 17.28, 12.8: who ended it, a scroll view that is dragged or somebody's action.
  private func stoppedEditing(_ view: ViewID, _ touch: Int) -> [Enabler] {
    guard let step = trace.step(of: .stopsEditing, view, touch: touch) else { return [] }
    for cause in trace.causes(of: step) {
      if let list = trace[cause].recognizer.flatMap({ scene[$0].scrollView }) {
        return [
          Enabler(
            note: .endedEditing(step: cause),
            edits: [[.set(list, "keyboardDismissMode", .word("none"))]])
        ]
      }
      switch trace[cause] {
      case .action(.send(_, .recognizer(let id), _, _)):
        return [
          Enabler(note: .endedEditing(step: cause), edits: [[.set(id, "isEnabled", .truth(false))]])
        ]
      case .action: return [Enabler(note: .endedEditing(step: cause))]
      case .touchDeliver(let keeper, _, _, _): return ended(by: keeper, touch, cause)
      case .chainNext(let hop): return ended(by: hop.to, touch, cause)
      default: continue
      }
    }
    return []
  }

  /// 6.2, 17.27: whose `touchesBegan` ended it; a view in front keeps the message, or it does not
  /// end editing any more.
  private func ended(by keeper: Responder, _ touch: Int, _ cause: Int) -> [Enabler] {
    let method = ResponderMethod.began.name
    let hit = trace.outcome(ofTouch: touch)?.hit.map { Responder.view($0) }
    let kept = hit.flatMap { $0 == keeper ? nil : ($0, "log") }
    let edits = [kept, (keeper, "super")].compactMap { $0 }.map { responder, words in
      [Edit.assign(.responder(responder), property: method, .word(words))]
    }
    return [Enabler(note: .endedEditing(step: cause), edits: edits)]
  }

  /// 19.22, 19.26: what a tap beside a sheet and a pull do.
  private func dismissed(_ view: ViewID, _ touch: Int) -> [Enabler] {
    guard let (attempt, step) = trace.bringing(.isDismissed, view, touch),
      let controller = scene[view].controller
    else { return [] }
    // 19.28: the list under the finger leaves a pull to the sheet only at its top.
    let list = trace.attempts.first {
      scene[$0.recognizer].kind == .scrollPan && !$0.hasRecognized && $0.touches.contains(touch)
    }
    return [
      Enabler(
        note: .dismissedBy(
          attempt.recognizer, list: list.flatMap { scene[$0.recognizer].scrollView }, step: step),
        edits: [
          [
            .assign(
              .responder(.controller(controller)), property: "isModalInPresentation", .truth(true))
          ]
        ])
    ]
  }

  /// 20.16: the scroll view inside stands at its end.
  private func handedOver(to view: ViewID, _ touch: Int) -> [Enabler] {
    for attempt in trace.attempts where attempt.touches.contains(touch) && !attempt.hasRecognized {
      guard let inner = scene[attempt.recognizer].scrollView, inner != view,
        scene.isDescendant(inner, of: view),
        let way = trace.evidence(of: attempt).first(where: { $0.property == .transfers }),
        !way.passes
      else { continue }
      return [
        Enabler(
          note: .handedOver(from: inner),
          edits: ["Horizontal", "Vertical"].map {
            [.set(inner, "transfers\($0)ScrollingToParent", .truth(false))]
          })
      ]
    }
    return []
  }
}
