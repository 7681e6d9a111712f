//   wheel at x,y by dx,dy     the view under the pointer, then each superview            22.4, 22.5
//                               a scroll view that can go that way  ─▶ its offset moves
//                               a pan with scrollTypes=discrete     ─▶ Began, Ended
//        … continuous           a pan with scrollTypes=continuous   ─▶ Began, Ended
//   hover at x,y              a hover of that view or one around it ─▶ Began, Changed, Ended   22.9
//
//  These events have no touches: views hear nothing of them.

extension Delivery where Sink: ~Copyable {
  /// 22.4: the first scroll view or pan from the view under the pointer upwards takes the wheel.
  ///
  /// What a finger drags or slows down is left to the finger.
  mutating func turnWheel(at point: Point, by distance: Point, _ type: ScrollTypes) {
    let taken = journal.cause
    for view in viewsUnderPointer(at: point) {
      if scroll(view, byWheel: distance) { return }
      for id in journal.scene[view].recognizers where takesWheel(id, type) {
        let isOver = pan(id, byWheel: distance)
        journal.cause = taken
        if isOver { return settleAfterwards() }
      }
    }
  }

  /// 22.9: hovers end where the pointer is no more, and begin or go on where it is.
  mutating func hover(at point: Point) {
    let taken = journal.cause
    // 22.9: a phone has no pointer.
    guard journal.scene.application.idiom != .phone else { return }
    let path = viewsUnderPointer(at: point)
    for id in journal.scene.recognizerIDs where arbiter.recognizers[id].isHovering {
      guard !path.contains(journal.scene[id].view) || !journal.scene[id].isEnabled else { continue }
      enter(id, .ended, .pointer, by: RuleNumber(22, 9), [pointer(isOver: false, id)])
      arbiter.recognizers.engaged.append(id)
      journal.cause = taken
    }
    for view in path {
      for id in journal.scene[view].recognizers
      where journal.scene[id].kind == .hover && journal.scene[id].isEnabled {
        let isNew = arbiter.recognizers[id].state == .possible
        enter(
          id, isNew ? .began : .changed, .pointer, by: RuleNumber(22, 9),
          [pointer(isOver: true, id)])
        journal.cause = taken
      }
    }
    settleAfterwards()
  }

  /// The view that a touch there would hit, and those around it.
  private func viewsUnderPointer(at point: Point) -> [ViewID] {
    TapQuery(journal.scene, rules: journal.rules).hit(at: point)
      .map { journal.scene.path(from: $0) } ?? []
  }

  /// Whether a scroll view takes the wheel: it moves at once, and not beyond its content.
  private mutating func scroll(_ view: ViewID, byWheel distance: Point) -> Bool {
    guard journal.scene[view].scrolling != nil, journal.scene[view].part == nil,
      !scroller.isMoving(view),
      journal.scene.dragWays(of: view).own.contains(distance.mainDirection)
    else { return false }
    let room = journal.scene.scrollRoom(of: view)
    let (old, resting) = (journal.scene[view].bounds.origin, room.restingOffsets)
    var offset = old
    if room.axes.contains(.x) {
      offset.x = min(max(old.x - distance.x, resting.minX), resting.maxX)
    }
    if room.axes.contains(.y) {
      offset.y = min(max(old.y - distance.y, resting.minY), resting.maxY)
    }
    if offset != old { scroller.scroll(view, to: offset, by: RuleNumber(22, 4), &journal) }
    return true
  }

  /// 22.4: a pan that takes part in such scrolling, and is not busy with fingers.
  private func takesWheel(_ id: RecognizerID, _ type: ScrollTypes) -> Bool {
    let recognizer = journal.scene[id]
    return recognizer.kind == .pan && recognizer.part == nil && recognizer.isEnabled
      && recognizer.scrollTypes.contains(type) && arbiter.recognizers[id].contacts.isEmpty
      && arbiter.recognizers[id].state == .possible
  }

  /// A turn of the wheel is a whole gesture; false if its delegate says no (9.26).
  private mutating func pan(_ id: RecognizerID, byWheel distance: Point) -> Bool {
    if let answer = journal.scene[id].answers.shouldBegin {
      let check = Check(.shouldBegin, answer, wants: true, from: .property(.shouldBegin))
      journal.put(
        .ask(.shouldBegin, of: id, about: nil, view: nil, answer: answer),
        journal.grounds(9, 26, [check]))
      guard answer else { return false }
    }
    arbiter.recognizers[id].machine.turn(by: distance)
    let takesPart = Check(.scrollTypes, true, wants: true, from: .property(.allowedScrollTypesMask))
    enter(id, .began, .wheel, by: RuleNumber(22, 4), [takesPart])
    enter(id, .ended, .wheel, by: RuleNumber(22, 4), [takesPart])
    arbiter.recognizers.engaged.append(id)
    return true
  }

  private mutating func enter(
    _ id: RecognizerID, _ state: GestureState, _ cause: GestureCause, by rule: RuleNumber,
    _ checks: [Check]
  ) {
    arbiter.recognizers.enter(id, state, cause, on: journal.grounds(rule, checks), &journal)
    sendActions(of: id)
  }

  private func pointer(isOver: Bool, _ id: RecognizerID) -> Check {
    Check(.pointerOver, of: journal.scene[id].view, isOver, wants: isOver, from: .system)
  }
}

extension RecognizerRun {
  /// Whether it reports a pointer, which is no touch (22.9).
  fileprivate var isHovering: Bool { contacts.isEmpty && state.isActive }
}

extension Scroller {
  /// Whether a finger drags it, or it moves by itself.
  fileprivate func isMoving(_ view: ViewID) -> Bool { runs.contains { $0.view == view } }
}

extension Point {
  /// Which way it mainly leads.
  fileprivate var mainDirection: Directions {
    guard abs(x) > abs(y) else { return y < 0 ? .up : .down }
    return x < 0 ? .left : .right
  }
}
