//   window @pan ─────────────┐
//     └ card @swipe ─────────┤   a touch in `label` is seen by tap, swipe and pan,
//        └ label @tap ───────┘   in this order: from the hit view up to the window (9.2)

extension RecognizerTable {
  /// 9.2: finds the recognizers of a new touch, once and for its whole life.
  mutating func collect(
    _ touch: Touch, from view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> [RecognizerID] {
    guard !runs.isEmpty else { return [] }
    var found: [RecognizerID] = []
    var here: ViewID? = view
    while let id = here {
      let attached = journal.scene[id].recognizers
      // 9.19: of equals on one view the last added comes first.
      if journal.tuning.lastAddedFirst {
        for recognizer in attached.reversed() where takesPart(recognizer, touch, journal.scene) {
          found.append(recognizer)
        }
      } else {
        for recognizer in attached where takesPart(recognizer, touch, journal.scene) {
          found.append(recognizer)
        }
      }
      here = journal.scene[id].superview
    }
    if journal.listens, !found.isEmpty {
      let step = journal.nextStep
      journal.putCollect(found, of: touch.number, from: view)
      journal.cause = step
    }
    found.removeAll { !shows(touch, to: $0, &journal) }
    if asksAboutFailures { askAboutFailures(among: found, &journal) }
    engage(found, journal.scene)
    return found
  }

  /// 20.23: of the recognizers of a new touch, the pan of a scroll view that it stopped begins at once.
  mutating func stopsContent(of view: ViewID, _ found: [RecognizerID], _ scene: Scene) {
    guard let pan = scene.ownRecognizer(.scrollPan, of: view), found.contains(pan),
      self[pan].contacts.isEmpty
    else { return }
    self[pan].machine.beginAtOnce()
  }

  /// 9.18: the deeper view's come first, also where an ancestor's had a finger before them.
  private mutating func engage(_ found: [RecognizerID], _ scene: Scene) {
    guard !engaged.isEmpty else {
      engaged = found
      return
    }
    for id in found where !engaged.contains(id) {
      let ancestors = scene.path(from: scene[id].view).dropFirst()
      let place = engaged.firstIndex { ancestors.contains(scene[$0].view) }
      engaged.insert(id, at: place ?? engaged.endIndex)
    }
  }

  /// 9.12: disabled ones do not; 9.7: those that are done with the fingers on the screen do not;
  /// 9.22: nor do those whose gesture has happened and only waits.
  private func takesPart(_ id: RecognizerID, _ touch: Touch, _ scene: Scene) -> Bool {
    let recognizer = scene[id]
    // 22.9: a hover follows the pointer, and no touch.
    guard recognizer.kind != .hover, recognizer.isEnabled, !self[id].isOver, !self[id].isComplete,
      !self[id].hasEndedUnseen
    else { return false }
    if let role = self[id].role {
      // 19.52: only a newer system has it.
      if role == .contentPop { return scene.settings[.iOS] >= 26 }
      if role.isOfText { return scene.takesTouches(role, of: recognizer.view) }
      if role == .edgeGate { return scene.isAtGatedEdge(touch.screenLocation, of: self[id].view) }
      // A scene may say later that there is no menu and no drag.
      if let interaction = role.interaction {
        return scene[self[id].view].interactions.contains(interaction)
      }
      // 16.49, 16.55: tables have them for what they can do now.
      // 20.5: there is one only while zooming is possible.
      if role == .pinch { return scene.viewForZooming(in: self[id].view) != nil }
      if Part.Role.ofLists.contains(role) { return scene[self[id].view].list?.uses(role) == true }
    }
    // 20.37: a pan that sits elsewhere still follows its scroll view.
    guard let scrolling = recognizer.scrollView.flatMap({ scene[$0].scrolling }) else {
      return true
    }
    guard scrolling.isScrollEnabled else { return false }
    return recognizer.kind == .scrollPan || scrolling.delaysContentTouches  // 11.3
  }

  /// 9.4, 9.5: whether a recognizer is shown a new touch.
  private mutating func shows(
    _ touch: Touch, to id: RecognizerID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    let recognizer = journal.scene[id]
    let locked = recognizer.requiresExclusiveTouchType ? self[id].lockedType : nil
    if !recognizer.allowedTouchTypes.contains(touch.type) || (locked ?? touch.type) != touch.type {
      let isLocked = locked.map { $0 != touch.type } ?? false
      journal.put(
        .ask(.allowedType, of: id, about: nil, view: nil, answer: false),
        journal.grounds(9, 5, [.touchType(false, isLocked: isLocked)]))
      return false
    }
    // 22.7: a finger has no button, whatever a tap needs.
    if recognizer.kind == .tap, touch.type == .indirectPointer,
      touch.button != recognizer.buttonRequired
    {
      let needs = Check(.button, false, wants: true, from: .property(.buttonMaskRequired))
      journal.put(
        .ask(.button, of: id, about: nil, view: nil, answer: false), journal.grounds(22, 7, [needs])
      )
      return false
    }
    if let (check, rule) = recognizer.whatReceives(touch, id, journal.scene) {
      journal.put(
        .ask(.shouldReceive, of: id, about: nil, view: nil, answer: check.passes),
        journal.grounds(rule, [check]))
      if !check.passes { return false }
    }
    if let role = self[id].role {
      if role == .contentPop, !startsOffTheEdge(touch, id, &journal) { return false }
      if role.isOfText, !startsInText(touch, id, role, &journal) { return false }
      if role == .closeActions, !startsOffActions(touch, id, &journal) { return false }
    }
    if self[id].role == .menuPress, touch.button == .secondary, self[id].contacts.isEmpty {
      self[id].machine.opensAtOnce()
    }
    self[id].lockedType = touch.type
    if let role = self[id].role, self[id].contacts.isEmpty {
      if let directions = directions(of: role, touch, on: self[id].view, journal.scene) {
        self[id].machine.allow(DragWays(own: directions))
      }
    }
    if recognizer.kind == .edgePan, self[id].contacts.isEmpty {
      let window = journal.scene.window(containing: recognizer.view)
      let isSystem = self[id].role == .edgeGate
      self[id].machine.place(
        on: window.map { journal.scene[$0].frame } ?? .zero,
        isSystem ? window.map { journal.scene.gatedEdges(in: $0) } : nil)
    }
    if recognizer.kind == .scrollPan, self[id].contacts.isEmpty,
      let scrollView = recognizer.scrollView
    {
      self[id].machine.allow(journal.scene.dragWays(of: scrollView))
    }
    return true
  }

  /// 19.52: it is there where the pan from the edge does not apply.
  private func startsOffTheEdge(
    _ touch: Touch, _ id: RecognizerID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    let window = journal.scene.window(containing: journal.scene[id].view)
    let edge = window.map { journal.scene[$0].frame.minX } ?? 0
    let offEdge = Check.distance(
      .fromEdge, touch.screenLocation.x - edge, .above(journal.scene.settings[.edgeRegion]),
      from: .setting(.edgeRegion))
    guard !offEdge.passes else { return true }
    return journal.putHidden(from: id, 19, 52, offEdge)
  }
}

extension RecognizerTable {
  /// 16.52: a button of the open actions has its touch for itself.
  private func startsOffActions(
    _ touch: Touch, _ id: RecognizerID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    guard let view = touch.view,
      let button = journal.scene.rowAction(around: view, of: journal.scene[id].view)
    else { return true }
    let keeps = Check(.mainAction, of: button, true, wants: false, from: .property(.rowAction))
    return journal.putHidden(from: id, 16, 52, keeps)
  }

  /// The ways along which a part's pan counts; nil where all do.
  private func directions(
    of role: Part.Role, _ touch: Touch, on view: ViewID, _ scene: Scene
  ) -> Directions? {
    if role == .contentPop { return .right }  // 19.52: leading to trailing
    guard role == .swipeActions else { return nil }
    // 16.50: beside the rows there is nothing to show.
    let isInRow = touch.view.flatMap { scene.row(of: $0, in: view) } != nil
    return isInRow ? scene.waysOfSwipeActions(of: view) : []
  }
}

extension Recognizer {
  /// 9.4, 18.6: what its delegate says of a new touch, and by which rule; nil where it says nothing.
  fileprivate func whatReceives(
    _ touch: Touch, _ id: RecognizerID, _ scene: Scene
  ) -> (Check, RuleNumber)? {
    if let test = answers.receiveTest {
      let sight = DelegateSight(of: touch, by: self, scene)
      return (
        test.check(sight, of: .recognizer(id), .shouldReceive, scene), test.rule(of: sight, scene)
      )
    }
    return answers.shouldReceive.map {
      (Check(.shouldReceive, $0, wants: true, from: .property(.shouldReceive)), RuleNumber(9, 4))
    }
  }
}
