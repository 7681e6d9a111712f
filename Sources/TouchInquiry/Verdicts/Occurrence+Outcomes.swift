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

  /// 7.12: a disabled control keeps no touch.
  private func passedOn(to row: ViewID, _ touch: Int) -> [Enabler] {
    guard let hit = trace.outcome(ofTouch: touch)?.hit, hit != row,
      trace.stepOfDisabled(hit, touch: touch) != nil
    else { return [] }
    return [
      Enabler(
        note: .passesOn(hit),
        edits: [
          [.set(hit, "isEnabled", .truth(true))], [.set(row, "shouldHighlight", .truth(false))],
        ])
    ]
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
      handedOver(to: view, touch)
        + scene.bringers(of: .scrolls, view).flatMap { takes($0, attempts(of: $0)) }
    case .isPopped: popped(view, touch)
    case .stopsEditing: stoppedEditing(view, touch)
    case .isEdited, .changesValue: []
    }
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
      default: continue
      }
    }
    return []
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
