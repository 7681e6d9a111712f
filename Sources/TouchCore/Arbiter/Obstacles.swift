//  What keeps a recognizer from recognizing, told as checks: by what it matched stands beside.

extension RecognizerTable {
  /// Those whose failure a recognizer waits for (9.21, 9.23).
  func requirements(of id: RecognizerID, _ scene: Scene) -> [RecognizerID] {
    var own = scene[id].requiresToFail + scene[id].answers.requireFailureOf
    if !scene[id].answers.requireFailureGroup.isEmpty {
      let group = scene[id].answers.requireFailureGroup
      own += engaged.filter { $0 != id && group.contains($0, in: scene) }
    }
    let asked = whoSays(itIsRequiredBy: id, scene)
    let all = own.isEmpty ? asked : own + asked
    guard !edgePops.isEmpty, let beaten = scene.settingThatBeats(id) else { return all }
    return all + edgePops.filter { scene.settings.isOn(beaten) && self[$0].shares(with: self[id]) }
  }

  /// 18.14: those whose delegate says that a recognizer waits for them; in most scenes nobody is asked.
  private func whoSays(itIsRequiredBy id: RecognizerID, _ scene: Scene) -> [RecognizerID] {
    guard asksAboutFailures else { return [] }
    return engaged.filter {
      $0 != id && scene[$0].answers.saysWhoWaits
        && scene[$0].answers.isRequiredToFail(by: id, in: scene)
    }
  }

  /// 16.51: a pan around a table that matched as well as its swipe actions, and recognizes first.
  func outerPan(before id: RecognizerID, _ scene: Scene) -> RecognizerID? {
    guard hasSwipeActions, scene.settings.isOn(.outerPanBeatsSwipeActions) else { return nil }
    return engaged.first { other in
      self[other].isMatched && self[other].isAnalysing && !self[other].isWaiting
        && isOuterPan(other, around: id, scene)
    }
  }

  private func isOuterPan(_ other: RecognizerID, around id: RecognizerID, _ scene: Scene) -> Bool {
    self[id].role == .swipeActions && isSidewaysPan(other, scene)
      && self[other].shares(with: self[id]) && self[other].view != self[id].view
      && scene.isDescendant(self[id].view, of: self[other].view)
  }

  /// Whether a pan of one finger may go to the sides.
  private func isSidewaysPan(_ id: RecognizerID, _ scene: Scene) -> Bool {
    switch scene[id].kind {
    case .pan: return self[id].role == nil && scene[id].minimumNumberOfTouches == 1
    case .scrollPan:
      guard let scrollView = scene[id].scrollView else { return false }
      return !scene.dragWays(of: scrollView).own.isDisjoint(with: [.left, .right])
    case .tap, .longPress, .swipe, .pinch, .rotation, .edgePan, .hover, .custom, .scrollDelay:
      return false
    }
  }

  /// 9.21: another one has to have failed.
  func requirement(of id: RecognizerID, _ other: RecognizerID, _ scene: Scene) -> Check {
    let origin: Check.Origin =
      if scene[id].requiresToFail.contains(other) {
        .property(.requiresToFail, of: .recognizer(id))
      } else if scene[id].answers.requiresFailure(of: other, in: scene) {
        .property(.requireFailureOf, of: .recognizer(id))
      } else if edgePops.contains(other), let beaten = scene.settingThatBeats(id) {
        .setting(beaten)
      } else {
        .property(.requiredToFailBy)
      }
    return Check(
      .requiredFailure, of: .recognizer(other), .state(self[other].state), .inState(.failed),
      from: origin)
  }

  /// 9.21: what is not met where the one it waits for recognized.
  func unmet(
    _ id: RecognizerID, _ other: RecognizerID,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Grounds {
    let because = Causes(self[id].match.since, lastState(of: other))
    return journal.grounds(
      9, 21, because: because,
      whatItSaw(id, journal) + [requirement(of: id, other, journal.scene)])
  }

  /// 9.17: another one recognized, and excludes it.
  func excluded(
    _ id: RecognizerID, by other: RecognizerID,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Grounds {
    // 9.17: only against one that was active before does it take more than the documentation.
    let isLate = self[other].settled > 0 && self[other].settledIn < journal.moment
    let isOuter = hasSwipeActions && isOuterPan(other, around: id, journal.scene)
    let check = Check(
      .excluded, of: .recognizer(other), true, wants: false,
      from: isLate ? .setting(.lateRecognizerWins) : .property(.simultaneous))
    // 18.18 where a tap loses to one of more taps.
    let isFewerTaps =
      self[id].isTap && self[other].isTap
      && self[id].numberOfTapsRequired < self[other].numberOfTapsRequired
    let special = isFewerTaps ? RuleNumber(18, 18) : isOuter ? RuleNumber(16, 51) : nil
    return journal.grounds(
      special ?? RuleNumber(9, 17), because: Causes(journal.nextStep - 1),
      whatItSaw(id, journal) + [check])
  }

  /// By what it matched, or what it had come to, told beside what others make of it.
  func whatItSaw(
    _ id: RecognizerID, _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [Check] {
    guard journal.listens, self[id].state == .possible else { return [] }
    let checks =
      self[id].isMatched
      ? self[id].match.checks
      : self[id].machine.comesTo(
        GestureInput(milliseconds: journal.milliseconds, contacts: self[id].contacts))
    return checks.map { $0.aside(of: .recognizer(id)) }
  }
}

extension Scene {
  /// 19.49, 19.50: the setting that makes a pan wait for the one from the edge; nil where none does.
  fileprivate func settingThatBeats(_ id: RecognizerID) -> Setting? {
    switch self[id].kind {
    case .scrollPan: .edgePopBeatsScrolls
    case .pan:
      // 19.26, 19.50: the pan of a sheet is one that begins anywhere.
      self[id].part == nil || self[id].part?.role == .sheetPan ? .edgePopBeatsPans : nil
    case .tap, .longPress, .swipe, .pinch, .rotation, .edgePan, .hover, .custom, .scrollDelay: nil
    }
  }
}
