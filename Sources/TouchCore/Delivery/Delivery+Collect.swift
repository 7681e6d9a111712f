//   window @pan ─────────────┐
//     └ card @swipe ─────────┤   a touch in `label` is seen by tap, swipe and pan,
//        └ label @tap ───────┘   in this order: from the hit view up to the window (9.2)

extension Delivery where Sink: ~Copyable {
  /// 9.2: finds the recognizers of a new touch, once and for its whole life.
  mutating func collect(_ touch: Touch, from view: ViewID) -> [RecognizerID] {
    guard !scene.recognizers.isEmpty else { return [] }
    var found: [RecognizerID] = []
    var here: ViewID? = view
    while let id = here {
      let attached = scene[id].recognizers
      // 9.19: of equals on one view the last added comes first.
      if tuning.lastAddedFirst {
        for recognizer in attached.reversed() where takesPart(recognizer) {
          found.append(recognizer)
        }
      } else {
        for recognizer in attached where takesPart(recognizer) { found.append(recognizer) }
      }
      here = scene[id].superview
    }
    if Sink.listens, !found.isEmpty {
      sink.take(grounds(9, 2))
      cause = nextStep
      sink.putSought(
        StepRecord(
          .collect(touch: touch.number, view: view, count: found.count),
          collection: collections.count, moment: moment))
      collections.append(found)
    }
    found.removeAll { !shows(touch, to: $0) }
    engage(found)
    return found
  }

  /// 9.18: the deeper view's come first, also where an ancestor's had a finger before them.
  private mutating func engage(_ found: [RecognizerID]) {
    guard !recognizers.engaged.isEmpty else {
      recognizers.engaged = found
      return
    }
    for id in found where !recognizers.engaged.contains(id) {
      let ancestors = scene.path(from: scene[id].view).dropFirst()
      let place = recognizers.engaged.firstIndex { ancestors.contains(scene[$0].view) }
      recognizers.engaged.insert(id, at: place ?? recognizers.engaged.endIndex)
    }
  }

  /// 9.12: disabled ones do not; 9.7: those that are done with the fingers on the screen do not;
  /// 9.22: nor do those whose gesture has happened and only waits.
  private func takesPart(_ id: RecognizerID) -> Bool {
    let recognizer = scene[id]
    guard recognizer.isEnabled, !recognizers[id].isOver, !recognizers[id].isComplete else {
      return false
    }
    guard recognizer.kind.belongsToScrollView, let scrolling = scene[recognizer.view].scrolling
    else { return true }
    guard scrolling.isScrollEnabled else { return false }
    return recognizer.kind == .scrollPan || scrolling.delaysContentTouches  // 11.3
  }

  /// 9.4, 9.5: whether a recognizer is shown a new touch.
  private mutating func shows(_ touch: Touch, to id: RecognizerID) -> Bool {
    let recognizer = scene[id]
    let locked = recognizer.requiresExclusiveTouchType ? recognizers[id].lockedType : nil
    if !recognizer.allowedTouchTypes.contains(touch.type) || (locked ?? touch.type) != touch.type {
      let isLocked = locked.map { $0 != touch.type } ?? false
      put(
        .ask(.allowedType, of: id, about: nil, view: nil, answer: false),
        grounds(9, 5, [.touchType(false, isLocked: isLocked)]))
      return false
    }
    if let answer = recognizer.answers.shouldReceive {
      put(
        .ask(.shouldReceive, of: id, about: nil, view: nil, answer: answer),
        grounds(
          9, 4, [Check(.shouldReceive, answer, wants: true, from: .property(.shouldReceive))]))
      if !answer { return false }
    }
    recognizers[id].lockedType = touch.type
    if recognizer.kind == .edgePan, recognizers[id].contacts.isEmpty {
      let window = scene.window(containing: recognizer.view)
      recognizers[id].machine.place(on: window.map { scene[$0].frame } ?? .zero)
    }
    if recognizer.kind == .scrollPan, recognizers[id].contacts.isEmpty {
      recognizers[id].machine.allow(scene.dragDirections(of: recognizer.view))
    }
    return true
  }

  /// Puts a step about a recognizer, whose own checks are its own.
  @inline(__always)
  mutating func put(_ step: RecognizerStep, _ grounds: Grounds) {
    guard Sink.listens else { return }
    var grounds = grounds
    if let id = step.recognizer {
      for place in grounds.checks.indices where grounds.checks[place].subject == nil {
        grounds.checks[place].subject = .recognizer(id)
      }
    }
    sink.take(grounds)
    sink.putSought(StepRecord(step, moment: moment))
  }
}
