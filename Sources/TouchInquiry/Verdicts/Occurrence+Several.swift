import TouchCore

//   tile       tapped twice, before it was disabled         once
//   tap1 tap2  equal, and a delegate lets both              addedAgain
//   first      dragged while another finger drags second    bothFollow
//   close      the tap of what lies around a panel          panel

extension Scene {
  /// Whether a view can only be there to cover the screen: in front of all that its controller shows,
  /// empty, and it takes touches.
  fileprivate func isCover(_ id: ViewID) -> Bool {
    let view = self[id]
    return view.kind == .view && view.part == nil && view.controller == nil
      && view.subviews.isEmpty && view.isUserInteractionEnabled && coversScreen(id)
      && view.superview.map { self[$0].controller != nil && self[$0].subviews.last == id } == true
  }
}

extension Occurrence {
  /// 8.11: a stepper that is held counts on; 7.20: a button that is disabled after the first tap is not
  /// tapped again.
  func once(_ why: WhyNoAction) -> [[Edit]] {
    guard case .control(let view) = why.sender else { return [] }
    guard !scene[view].repeats else { return [[.set(view, "autorepeat", .truth(false))]] }
    let second = trace.outcomes.filter { $0.hit == view }.dropFirst().first
    // 7.16: registered for several events that one tap sends.
    if second == nil, let edits = GestureSpace(trace).narrowed(why) { return [edits] }
    guard let down = second.flatMap({ trace.touchDown(of: $0.touch) }) else { return [] }
    let off = SceneChange(.responder(.view(view)), .enabled, to: .flag(false))
    return [[.changes([off], before: down.event)]]
  }

  /// 18.44, 19.12: the program takes its view out of the window with the finger still down.
  func takenOut(_ own: [GestureAttempt]) -> [Enabler] {
    own.flatMap { trace.states(of: $0) }.compactMap { step in
      guard case .recognizer(.state(let id, _, .cancelled, .viewRemoved, _, _)) = trace[step],
        let change = trace.changes.last(where: {
          $0.step < step && trace.momentNumber(of: $0.step) == trace.momentNumber(of: step)
        })
      else { return nil }
      let edits: [[Edit]] =
        trace.moment(of: step).event.map { event in
          trace.script.events[event].changes.isEmpty ? [[.skip(event: event)]] : []
        } ?? []
      return Enabler(
        note: .takenOut(id, with: change.change.object, step: change.step), edits: edits)
    }
  }

  /// 21.19: what moves takes touches if its animation has the option.
  func animates(_ view: ViewID, _ touch: Int) -> [Enabler] {
    guard let scene = trace.touchDown(of: touch)?.scene,
      let moving = scene.path(from: view).first(where: { scene[$0].isAnimatingInteractively })
    else { return [] }
    return [Enabler(note: .animates(moving), edits: [[.set(moving, "animating", .truth(true))]])]
  }

  /// 19.58: what was to cover the whole screen lies in the content, and so behind the bar.
  func behindBar(of view: ViewID, _ touch: Int) -> [Enabler] {
    guard let down = trace.touchDown(of: touch),
      scene.path(from: view).contains(where: { scene[$0].isBarOfApp })
    else { return [] }
    let cover = down.scene.visible(at: down.point).first { down.scene.isCover($0) }
    guard let cover, let space = EditSpace(cover, touch: touch, in: trace),
      case .assign(_, "superview", _)? = space.order(cover).first
    else { return [] }
    return [Enabler(note: .behindBar(cover, of: view), edits: [space.order(cover)])]
  }

  /// 19.34: a popover that is anchored to an item of a bar lets touches through to the others.
  func besidePopover(_ view: ViewID, _ touch: Int) -> [Enabler] {
    guard let scene = trace.touchDown(of: touch)?.scene else { return [] }
    for id in scene.controllers.indices.map(ControllerID.init) {
      guard let it = scene[id].presentation, it.style == .popover, !it.isDismissed,
        let source = it.source, scene.siblings(of: source).contains(view)
      else { continue }
      return [
        Enabler(
          note: .passed(by: id, anchor: source), edits: [[.set(view, "isEnabled", .truth(false))]])
      ]
    }
    return []
  }

  /// 9.15, 9.19: equal recognizers of one view with the same action were added one after the other.
  func addedAgain(_ id: RecognizerID, _ own: [GestureAttempt]) -> [Enabler] {
    let it = scene[id]
    let equal = companions(of: own).map { $0.other }.filter { other in
      let its = scene[other]
      return its.view == it.view && its.kind == it.kind && its.targets == it.targets
        && its.numberOfTapsRequired == it.numberOfTapsRequired
        && its.numberOfTouchesRequired == it.numberOfTouchesRequired
        && its.minimumPressDuration == it.minimumPressDuration
        && its.minimumNumberOfTouches == it.minimumNumberOfTouches
        && its.direction == it.direction && its.edges == it.edges
    }
    guard !equal.isEmpty, !it.targets.isEmpty else { return [] }
    let all = (equal + [id]).sorted { $0.index < $1.index }
    let apart = all.filter { scene[$0].answers.simultaneous != .nobody }
      .map { Edit.set($0, "simultaneous", .word("none")) }
    return [Enabler(note: .addedAgain(all), edits: apart.isEmpty ? [] : [apart])]
  }

  /// 9.1, 9.14: recognizers that share no touch do not exclude each other; the later one does not begin
  /// while the first goes on.
  func bothFollow(_ id: RecognizerID, _ own: [GestureAttempt]) -> [Enabler] {
    guard let mine = own.first, !scene.isMadeByUIKit(id),
      let span = mine.touches.first.flatMap({ trace.span(of: $0) })
    else { return [] }
    let other = trace.attempts.first { other in
      let its = scene[other.recognizer]
      return other.hasRecognized && its.kind == scene[id].kind && its.view != scene[id].view
        && !scene.isMadeByUIKit(other.recognizer)
        && other.touches.allSatisfy { touch in
          !mine.touches.contains(touch) && trace.span(of: touch)?.overlaps(span) == true
        }
    }
    return other.map { other in
      let isLater = (other.recognized ?? 0) > (mine.recognized ?? 0)
      let later = isLater ? other.recognizer : id
      return [
        Enabler(
          note: .bothFollow(id, other.recognizer),
          edits: [[.set(later, "shouldBegin", .truth(false))]])
      ]
    } ?? []
  }

  /// 18.8: a panel that covers a part of a view whose tap is for what lies around the panel: that view
  /// fills the screen, and holds hardly more.
  func panel(with hit: ViewID, below id: RecognizerID) -> ViewID? {
    let around = scene[id].view
    guard scene[id].kind == .tap, scene[id].numberOfTapsRequired == 1,
      scene[around].subviews.count <= 2,
      scene.coversScreen(around),
      scene[id].cancelsTouchesInView, !scene[id].targets.isEmpty, hit != around,
      let panel = scene.path(from: hit).first(where: { scene[$0].superview == around }),
      scene[panel].kind == .view, !scene[panel].subviews.isEmpty
    else { return nil }
    let (size, room) = (scene[panel].bounds.size, scene[around].bounds.size)
    let isOwn = scene.path(from: hit).prefix { $0 != around }.allSatisfy {
      !scene[$0].kind.isControl && scene[$0].scrolling == nil && scene[$0].recognizers.isEmpty
    }
    return isOwn && size.width < room.width && size.height < room.height ? panel : nil
  }

  /// 19.28: a list leaves a pull to its sheet only if the drag starts at its top.
  func unseen(_ why: WhyNoGesture) -> [Enabler] { notAtTop(why) + looksAtOne(why) }

  /// 18.8: its delegate takes the touches of one view, and not of what lies in that and is `touch.view`.
  func looksAtOne(_ why: WhyNoGesture) -> [Enabler] {
    guard case .hidden(.shouldReceive) = why.reason,
      let view = scene.view(takenAloneBy: why.recognizer),
      let hit = why.touch.flatMap({ trace.outcome(ofTouch: $0)?.hit }), hit != view,
      scene.isDescendant(hit, of: view)
    else { return [] }
    return [Enabler(note: .looksAt(why.recognizer, view, hit: hit))]
  }

  private func notAtTop(_ why: WhyNoGesture) -> [Enabler] {
    guard scene[why.recognizer].part?.role == .sheetPan, case .lost(_, let other) = why.reason,
      let list = scene[other].scrollView, let touch = why.touch,
      let y = trace.touchDown(of: touch)?.scene[list].bounds.origin.y, y > 0,
      // 19.29: a list with a refresh control never leaves a pull to its sheet.
      scene.refreshControl(of: list) == nil
    else { return [] }
    return [Enabler(note: .notAtTop(list, by: y))]
  }
}
