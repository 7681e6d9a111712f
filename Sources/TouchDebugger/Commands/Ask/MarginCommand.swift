import TouchCore
import TouchInquiry
import TouchNarration

/// Tells how close checks were.
struct MarginCommand: InSession {
  let session: Session

  func margin(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    guard let word = call.words.first else { return marginOfStep() }
    switch try scene.subject(word) {
    case .view(let view), .selection(let view): return margins(ofView: view, touch: touch)
    case .recognizer(let id): return margins(of: id)
    case .responder(let responder):
      throw Complaint(Words.notAView(scene.name(of: responder)), at: word.startIndex)
    case .action(let name):
      throw Complaint(MarginWords.noMargin(name), at: word.startIndex)
    }
  }

  /// How close the checks of this step were.
  private func marginOfStep() -> Reply {
    guard let index else { return reply(Words.noStepYet) }
    let number = trace.touch(at: index)?.number ?? touch
    if let recognizer = trace[index].recognizer { return margins(of: recognizer) }
    if case .view(let view)? = trace[index].responder {
      return margins(ofView: view, touch: number)
    }
    return reply(MarginWords.noMarginHere)
  }

  /// A view's checks for a touch, and those of a control where the finger was lifted.
  private func margins(ofView view: ViewID, touch: Int) -> Reply {
    guard let landing = trace.touchDown(of: touch) else { return reply(Words.recordIsEmpty) }
    let head = say(
      MarginWords.marginsOf(
        scene.name(of: view), touch: trace.touchName(touch), at: landing.point.short))
    let checks = landing.scene.margins(of: view, at: landing.point) + lift(over: view, touch: touch)
    return Reply(
      lines: [head] + checks.map { $0.line(language) }
        + whoElseDecided(view, touch: touch, landing))
  }

  /// 2.3: what a view checks counts only if it is asked; so also the checks of what it lies in.
  private func whoElseDecided(
    _ view: ViewID, touch: Int, _ landing: TouchDown
  ) -> [StyledText] {
    switch trace.whyNot(view, touch: touch) {
    case .ancestorRefused(let ancestor, _, _):
      let failing = landing.scene.margins(of: ancestor, at: landing.point).filter { !$0.passes }
      return [say(MarginWords.marginsOfAncestor(scene.name(of: ancestor)))]
        + failing.map { $0.line(language) }
    case .ancestorOverridden, .siblingAnswered, .otherWindow, .windowNotShown, .ignored,
      .descendantAnswered, .takenBack:
      return [say(MarginWords.othersDecided(scene.name(of: view)))]
    case .itDid, .refused, .ownOverride, .notDrawnThere, .notInWindow, .noTouch: return []
    }
  }

  /// 7.14: a finger lifted a little outside a control still counts as inside; a control that is
  /// disabled (7.20), or lost the touch, does not look where it is lifted.
  private func lift(over view: ViewID, touch: Int) -> [Margin] {
    guard scene[view].kind.isControl, trace.outcomes.contains(where: { $0.hit == view })
    else { return [] }
    guard scene[view].isEnabled else { return [.isOn(false, "isEnabled", passes: false)] }
    return trace.lift(over: view, touch: touch).map { [Margin($0, scene)] } ?? []
  }

  private func margins(of id: RecognizerID) -> Reply {
    let name = scene.name(of: id)
    let margins = trace.margins(of: id)
    guard !margins.isEmpty else { return reply(MarginWords.notMeasured(name)) }
    return Reply(lines: [say(MarginWords.marginsOf(name))] + margins.map { $0.line(language) })
  }
}

extension Trace {
  /// How far outside a control a touch was lifted; nil where the control did not look.
  fileprivate func lift(over view: ViewID, touch number: Int) -> Check? {
    let up = indices.last { index in
      guard case .control(.event(view, let event)) = self[index],
        touch(at: index)?.number == number
      else { return false }
      return !event.isDisjoint(with: [.touchUpInside, .touchUpOutside])
    }
    return up.flatMap { evidence(at: $0).first { $0.name == .beyondControl } }
  }
}
