import TouchCore

//   menu ── recognized after list.pan, and its delegate lets both        others
//   row  ── selected by the touch that hide does not cancel              besideRow, besideOthers
//   buy  ── sent twice, or although the finger was lifted beside it      ofSend

extension Occurrence {
  func ofSend(_ why: WhyNoAction) -> [Enabler] {
    let times = times(of: why)
    let often = times.count > 1 ? [Enabler(note: .times(times), edits: once(why))] : []
    switch why.sender {
    case .recognizer(let id): return often + ofGesture(id)
    case .control(let view):
      let touch = why.touch ?? trace.outcomes.first { trace.reaches(view, by: $0) }?.touch
      return often
        + (touch.map { together(view, $0) + lateAction(view, $0, why) + hangs(before: $0) } ?? [])
        + outside(view, why) + alsoSent(view, why)
        + (touch.map {
          besidePopover(view, $0) + behindBar(of: view, $0) + animates(view, $0)
        } ?? [])
    }
  }

  /// 7.19: a tap sends several events, and another action is registered for another one.
  private func alsoSent(_ view: ViewID, _ why: WhyNoAction) -> [Enabler] {
    let targets = scene[view].control.targets
    let mine = targets[why.registration]
    // The value of a slider changes all the way; a lift is only the last of it.
    guard scene[view].kind != .slider, let step = why.steps.last else { return [] }
    let time = trace.milliseconds(at: step)
    for index in trace.indices where trace.milliseconds(at: index) == time {
      guard case .action(.send(let registration, .control(view), _, true)) = trace[index],
        registration != why.registration
      else { continue }
      let other = targets[registration]
      // 11.5: a press and a lift are two things, whenever they are delivered.
      guard other.events.contains(.touchDown) == mine.events.contains(.touchDown) else { continue }
      let isOfOther = other.action != mine.action && other.events.isDisjoint(with: mine.events)
      // One action of two targets: which of them is too many the app knows.
      guard isOfOther || other.action == mine.action else { continue }
      return [
        Enabler(
          note: .alsoSent(view, mine, other),
          edits: isOfOther ? [[.set(view, "target", .word("none " + mine.action))]] : [])
      ]
    }
    return []
  }

  /// 7.14: the finger was lifted near the control, and not in it.
  private func outside(_ view: ViewID, _ why: WhyNoAction) -> [Enabler] {
    let event = trace.indices.prefix(why.steps.last ?? 0).last { index in
      if case .control(.event(view, _)) = trace[index] { true } else { false }
    }
    let distance = event.flatMap { event in
      trace.evidence(at: event).first { $0.name == .beyondControl }?.number
    }
    guard let distance, distance > 0 else { return [] }
    return [Enabler(note: .outside(view, by: distance))]
  }

  /// 8.3, 16.40: a recognizer that does not cancel touches acts on the one that selects a row.
  func besideRow(_ why: WhyNoSelection) -> [Enabler] {
    scene.recognizerIDs.filter { !scene.isMadeByUIKit($0) }.flatMap { id in
      besideOthers(id, attempts(of: id).filter { why.touch.map($0.touches.contains) ?? true })
        .filter { $0.note == .beside(id, why.row) }
    }
  }

  /// When it was sent, in milliseconds.
  func times(of why: WhyNoAction) -> [Int] {
    trace.indices.filter { index in
      guard case .action(.send(why.registration, why.sender, _, true)) = trace[index] else {
        return false
      }
      return true
    }.map { trace.milliseconds(at: $0) }
  }

  func ofGesture(_ id: RecognizerID) -> [Enabler] {
    let own = attempts(of: id)
    let again = addedAgain(id, own)
    return waited(id, own) + (again.isEmpty ? others(id, own) : again) + besideOthers(id, own)
      + takes(id, own) + looksAt(id, own) + reachesInto(id, own) + fallsThrough(id, own)
      + bothFollow(id, own) + takenOut(own)
      + (own.first?.touches.first.map { touch in
        trace.outcome(ofTouch: touch)?.hit.map { animates($0, touch) } ?? []
      } ?? [])
  }

  /// 2.2: what is seen in front of the recognizer's view at the finger is switched off for a while.
  private func fallsThrough(_ id: RecognizerID, _ own: [GestureAttempt]) -> [Enabler] {
    guard let touch = own.first?.touches.first else { return [] }
    return switchedOff(before: scene[id].view, touch) { scene, view in
      scene.subtree(of: view).contains {
        $0 != view && (scene[$0].kind.isControl || !scene[$0].recognizers.isEmpty)
      }
    }.map { view in
      [
        Enabler(
          note: .switchedOff(view),
          edits: [
            [.set(view, "isUserInteractionEnabled", .truth(true))],
            [.set(id, "isEnabled", .truth(false))],
          ])
      ]
    } ?? []
  }

  /// 2.2: a header or another row in front that is switched off leaves touches to the row behind.
  func through(to row: ViewID, _ touch: Int) -> [Enabler] {
    switchedOff(before: row, touch) { $0[$1].superview == $0.list(of: row) }.map { view in
      [
        Enabler(
          note: .switchedOff(view),
          edits: [[.set(view, "isUserInteractionEnabled", .truth(true))]])
      ]
    } ?? []
  }

  /// The front-most view at the finger, in front of another one, that is switched off and meant to be
  /// touched.
  private func switchedOff(
    before behind: ViewID, _ touch: Int, where isMeant: (Scene, ViewID) -> Bool
  ) -> ViewID? {
    guard let down = trace.touchDown(of: touch) else { return nil }
    let scene = down.scene
    return scene.visible(at: down.point).flatMap { scene.path(from: $0) }.first { view in
      !scene[view].isUserInteractionEnabled && scene[view].kind.isInteractiveByDefault
        && !scene.isDescendant(behind, of: view) && !scene.isDescendant(view, of: behind)
        && isMeant(scene, view)
    }
  }

  /// 8.6, 9.27: it takes the touch from what was pressed, or follows the finger.
  func takes(_ id: RecognizerID, _ own: [GestureAttempt]) -> [Enabler] {
    own.flatMap { $0.touches }.uniqued().compactMap { touch in
      guard let hit = trace.outcome(ofTouch: touch)?.hit, hit != scene[id].view,
        let loss = trace.loss(of: touch), loss.by == id,
        // 11.1: a control has no touch yet that a scroll view delays.
        scene[hit].followsFinger
          || scene[hit].kind == .control
            && (loss.way == .cancelled || scene[id].kind != .scrollPan)
      else { return nil }
      let space = GestureSpace(trace)
      let left =
        scene[id].kind == .scrollPan
        ? space.scrolling(id).filter { $0.stopsScrolling }
        : [space.spared(hit, by: id)].compactMap { $0 }
      return Enabler(note: .takes(id, from: hit), edits: left.map { [$0] })
    }.prefix(1).map { $0 }
  }

  /// 18.8: its delegate leaves out a view, and not what lies in that and is `touch.view`.
  private func looksAt(_ id: RecognizerID, _ own: [GestureAttempt]) -> [Enabler] {
    guard let test = scene[id].answers.receiveTest, test.isUnless, case .view(let view) = test.look,
      let edit = GestureSpace(trace).spared(view, by: id)
    else { return [] }
    return own.flatMap { $0.touches }.compactMap { trace.outcome(ofTouch: $0)?.hit }
      .first { $0 != view && scene.isDescendant($0, of: view) }
      .map { [Enabler(note: .looksAt(id, view, hit: $0), edits: [[edit]])] } ?? []
  }

  /// 9.1, 19.16: a recognizer of a window has the touches of what is presented in it, too.
  private func reachesInto(_ id: RecognizerID, _ own: [GestureAttempt]) -> [Enabler] {
    own.flatMap { $0.touches }.uniqued().compactMap { touch in
      guard let hit = trace.outcome(ofTouch: touch)?.hit else { return nil }
      let presented = scene.path(from: hit).first { view in
        scene[view].controller.map { scene[$0].presentation != nil } == true
      }
      guard let inner = presented ?? panel(with: hit, below: id),
        !scene.isDescendant(scene[id].view, of: inner),
        let edit = GestureSpace(trace).spared(inner, by: id)
      else { return nil }
      return Enabler(note: .reachesInto(id, inner), edits: [[edit]])
    }.prefix(1).map { $0 }
  }

  /// The attempts of a recognizer that came to something.
  func attempts(of id: RecognizerID) -> [GestureAttempt] {
    trace.attempts.filter { $0.recognizer == id && $0.hasRecognized }
  }

  /// 9.21: it had matched before, and waited for another one to fail.
  private func waited(_ id: RecognizerID, _ own: [GestureAttempt]) -> [Enabler] {
    own.compactMap { attempt in
      guard let step = attempt.recognized, let (other, since) = trace.awaited(at: step) else {
        return nil
      }
      let late = trace.milliseconds(at: step) - trace.milliseconds(at: since)
      guard late > 0 else { return nil }
      return Enabler(
        note: .waited(id, for: other, milliseconds: late, step: since),
        edits: GestureSpace(trace).freeing(id, from: other).map { [$0] })
    }.prefix(1).map { $0 }
  }

  /// 9.15, 9.21: others recognized on the same touches: somebody lets both, or the first one does
  /// not wait.
  func others(_ id: RecognizerID, _ own: [GestureAttempt]) -> [Enabler] {
    companions(of: own).compactMap { other, isBefore in
      let (first, second) = isBefore ? (other, id) : (id, other)
      guard isBefore || areLet(id, other) else {
        return scene[id].requiresToFail.contains(other)
          ? nil
          : Enabler(note: .waitsForNobody(id, before: other), edits: [[waiting(id, for: other)]])
      }
      let apart = [id, other].filter { scene[$0].answers.simultaneous != .nobody }
        .map { Edit.set($0, "simultaneous", .word("none")) }
      let off: [Edit] =
        scene.isMadeByUIKit(id) ? [] : [.set(id, "isEnabled", .truth(false))]
      let space = GestureSpace(trace)
      let waits = space.requiring(other, before: id)
      let isPrivate = space.isBeyondReach(.recognizer(other))
      // 9.1: what scrolls in a wheel is the wheel's, whichever way the finger goes.
      let wheel = scene.path(from: scene[other].view).first { scene[$0].kind == .picker }
      let leaves =
        wheel.map { [space.spared($0, by: id)].compactMap { $0 } } ?? space.steering(id, off: other)
      // Its own delegate first; another one's is for others as well.
      let isOwn = apart.first?.recognizer == id
      let edits = leaves + (isOwn && !isPrivate ? apart + waits : waits + apart) + off
      return Enabler(
        note: .afterAnother(second, first),
        edits: edits.filter { !space.isOfUIKit($0) }.map { [$0] })
    }
  }

  /// 9.18: whether somebody who was asked lets two recognizers recognize together.
  private func areLet(_ one: RecognizerID, _ other: RecognizerID) -> Bool {
    trace.contains { step in
      guard case .recognizer(.ask(.simultaneous, let asked, let about?, _, true)) = step else {
        return false
      }
      return [one, other] == [asked, about] || [other, one] == [asked, about]
    }
  }

  /// The other recognizers that recognized on the same touches, and whether they did so before: the
  /// app's, and beside one of the app's a scroll view's own.
  func companions(
    of own: [GestureAttempt]
  ) -> [(other: RecognizerID, isBefore: Bool)] {
    var seen: Set<RecognizerID> = []
    return trace.attempts.compactMap { other in
      guard other.hasRecognized else { return nil }
      let mine = own.first { mine in
        mine.recognizer != other.recognizer && isOfApp(other.recognizer, beside: mine.recognizer)
          && mine.touches.contains { other.touches.contains($0) }
      }
      guard let mine, seen.insert(other.recognizer).inserted else { return nil }
      return (other.recognizer, (other.recognized ?? 0) < (mine.recognized ?? 0))
    }
  }

  private func isOfApp(_ other: RecognizerID, beside mine: RecognizerID) -> Bool {
    guard scene.isMadeByUIKit(other) else { return true }
    // 9.15: two scroll views move only if a delegate lets both.
    if scene[other].kind == .scrollPan { return !scene.isMadeByUIKit(mine) || areLet(other, mine) }
    guard !scene.isMadeByUIKit(mine) else { return false }
    return scene[other].part?.role == .swipeActions
      || scene[other].part?.role == .multiSelectPan && areLet(other, mine)
  }

  private func waiting(_ id: RecognizerID, for other: RecognizerID) -> Edit {
    let all = scene[id].requiresToFail + [other]
    return .set(id, "requiresToFail", .list(all.map { .recognizer($0) }))
  }

  /// 8.3: what a control or a row has a recognizer takes only where it cancels; beside that both act.
  private func besideOthers(_ id: RecognizerID, _ own: [GestureAttempt]) -> [Enabler] {
    own.flatMap { $0.touches }.uniqued().compactMap { touch in
      guard let hit = acting(on: touch), hit != scene[id].view, trace.loss(of: touch) == nil else {
        return nil
      }
      let cancels: [Edit] =
        scene[id].cancelsTouchesInView ? [] : [.set(id, "cancelsTouchesInView", .truth(true))]
      let spared = [GestureSpace(trace).spared(hit, by: id)].compactMap { $0 }
      return Enabler(note: .beside(id, hit), edits: (cancels + spared).map { [$0] })
    }
  }

  /// Who acts on a touch without a recognizer: a control or what SwiftUI draws, or the row that it
  /// selects.
  private func acting(on touch: Int) -> ViewID? {
    guard let hit = trace.outcome(ofTouch: touch)?.hit else { return nil }
    let kind = scene[hit].kind
    guard !kind.isControl, kind != .drawn, kind != .hosting else { return hit }
    return scene.path(from: hit).first { scene[$0].row != nil }
      .flatMap { trace.whyNot(selecting: $0, touch: touch).wasSelected ? $0 : nil }
  }
}
