extension Delivery where Sink: ~Copyable {
  /// 9.15: whether a recognizer that recognized keeps another one from recognizing.
  ///
  /// Only questions that somebody answers are steps; a missing method counts as its default.
  mutating func excludes(_ active: RecognizerID, _ other: RecognizerID) -> Bool {
    recognizers.exclusion = Exclusion()
    // 9.20: taps of different counts leave each other alone.
    if recognizers[active].isTap, recognizers[other].isTap,
      recognizers[active].numberOfTapsRequired != recognizers[other].numberOfTapsRequired
    {
      return false
    }
    let since = Causes(lastWord(of: active))
    if let answer = scene[active].answers.canPrevent {
      let step = RecognizerStep.ask(
        .canPrevent, of: active, about: other, view: nil, answer: answer)
      guard ask(step, since, .property(.canPrevent), answer, counts: answer) else { return false }
    }
    if let answer = scene[other].answers.canBePrevented {
      let step = RecognizerStep.ask(
        .canBePrevented, of: other, about: active, view: nil, answer: answer)
      guard ask(step, since, .property(.canBePrevented), answer, counts: answer) else {
        return false
      }
    }
    // 9.16: only now are the delegates asked; yes from either is enough.
    return !allows(active, other, since) && !allows(other, active, since)
  }

  /// The step by which a recognizer came to where it is: its state, or its match.
  private func lastWord(of id: RecognizerID) -> Int32 {
    recognizers[id].state == .possible
      ? recognizers[id].match.since : recognizers.lastState(of: id)
  }

  /// Puts a question and its answer, and keeps it for the exclusion that may follow from it.
  private mutating func ask(
    _ step: RecognizerStep, _ since: Causes, _ origin: Check.Origin, _ answer: Bool, counts: Bool
  ) -> Bool {
    guard Sink.listens else { return counts }
    let name: Check.Name =
      switch origin {
      case .property(.canPrevent, _): .canPrevent
      case .property(.canBePrevented, _): .canBePrevented
      case .property, .setting, .system: .simultaneous
      }
    recognizers.exclusion.asked.add(nextStep)
    if let id = step.recognizer {
      recognizers.exclusion.checks.append(
        Check(name, of: .recognizer(id), answer, wants: name != .simultaneous, from: origin))
    }
    put(step, grounds(9, 15, because: since, [Check(name, answer, wants: true, from: origin)]))
    return counts
  }

  /// 9.14: one that recognized excludes another, for what was answered just now.
  mutating func prevent(_ id: RecognizerID, by other: RecognizerID) {
    var because = Causes(lastWord(of: other))
    because.add(recognizers.exclusion.asked)
    put(
      .prevent(id, by: other), grounds(9, 14, because: because, recognizers.exclusion.checks))
  }

  private mutating func allows(
    _ id: RecognizerID, _ other: RecognizerID, _ since: Causes
  ) -> Bool {
    let answer: Bool
    switch scene[id].answers.simultaneous {
    case .nobody: return false
    case .all: answer = true
    case .some(let others): answer = others.contains(other)
    }
    return ask(
      .ask(.simultaneous, of: id, about: other, view: nil, answer: answer), since,
      .property(.simultaneous), answer, counts: answer)
  }

  /// Whether view, delegate and scroll view let a recognizer that matched leave Possible; if not,
  /// it fails.
  ///
  /// - Parameter asked: Takes the steps of those who said yes.
  mutating func mayBegin(_ id: RecognizerID, _ asked: inout Causes) -> Bool {
    if let (view, objection) = objectingView(to: id, &asked) {
      let step = nextStep
      put(
        .ask(.viewShouldBegin, of: id, about: nil, view: view, answer: false), objection)
      fail(
        id, .viewSaidNo,
        on: grounds(
          8, 2, because: Causes(step),
          whatItSaw(id) + [
            Check(
              .viewShouldBegin, of: .responder(.view(view)), false, wants: true,
              from: .property(.gestureRecognizerShouldBegin))
          ]))  // 8.2
      return false
    }
    if let answer = scene[id].answers.shouldBegin {
      let step = nextStep
      asked.add(step)
      let check = Check(.shouldBegin, answer, wants: true, from: .property(.shouldBegin))
      put(
        .ask(.shouldBegin, of: id, about: nil, view: nil, answer: answer),
        grounds(9, 26, because: Causes(recognizers[id].match.since), [check]))
      guard answer else {
        fail(
          id, .shouldBeginNo,
          on: grounds(9, 26, because: Causes(step), whatItSaw(id) + [check]))  // 9.26
        return false
      }
    }
    return scene[id].kind != .scrollPan || contentLetsGo(id, &asked)
  }

  /// 8.2: the hit view is asked about a recognizer that would cancel its touch; a view that says
  /// no, and by what.
  private mutating func objectingView(
    to id: RecognizerID, _ asked: inout Causes
  ) -> (ViewID, Grounds)? {
    guard recognizers[id].cancelsTouchesInView else { return nil }
    for contact in recognizers[id].contacts {
      guard let gate = gates.first(where: { $0.touch == contact.touch }), !gate.isClosed else {
        continue
      }
      if let objection = objection(to: id, gate.view, at: contact, &asked) {
        return (gate.view, objection)
      }
    }
    return nil
  }

  private mutating func objection(
    to id: RecognizerID, _ view: ViewID, at contact: GestureContact, _ asked: inout Causes
  ) -> Grounds? {
    let since = Causes(recognizers[id].match.since)
    if let answer = scene[view].gestureRecognizerShouldBegin {
      let says = grounds(
        8, 2, because: since,
        [
          Check(
            .viewShouldBegin, of: .responder(.view(view)), answer, wants: true,
            from: .property(.gestureRecognizerShouldBegin))
        ])
      guard answer else { return says }
      asked.add(nextStep)
      put(.ask(.viewShouldBegin, of: id, about: nil, view: view, answer: true), says)
      return nil
    }
    // 8.5: a recognizer on the control itself is not blocked.
    guard scene[view].kind.isControl, scene[view].isEnabled, recognizers[id].view != view,
      overlapsMainAction(scene[id], of: view, at: contact)
    else { return nil }
    return grounds(
      8, 3, because: since,
      [
        Check(
          .mainAction, of: .responder(.view(view)), true, wants: false, from: .property(.kind))
      ])
  }

  /// Whether a contact went further along a control than across it.
  private func goesAlong(_ contact: GestureContact, _ view: ViewID) -> Bool {
    let start = scene.fromScreen(contact.start, to: view)
    let way = scene.fromScreen(contact.location, to: view) - start
    return abs(way.x) >= abs(way.y)
  }

  /// 8.3: the recognizers that overlap a control's main action; 8.6: a plain control has none.
  private func overlapsMainAction(
    _ recognizer: Recognizer, of view: ViewID, at contact: GestureContact
  ) -> Bool {
    let isSingleTap =
      recognizer.kind == .tap && recognizer.numberOfTapsRequired == 1
      && recognizer.numberOfTouchesRequired == 1
    switch scene[view].kind {
    case .button, .stepper, .segmented: return isSingleTap
    case .switch:
      return isSingleTap
        || recognizer.kind == .pan && isOnKnob(contact.start, of: view)
          && goesAlong(contact, view)
    case .slider:
      return recognizer.kind == .swipe && isOnKnob(contact.start, of: view)
        && goesAlong(contact, view)
    case .window, .view, .control, .scroll, .table, .cell, .stack, .image, .label, .field,
      .textView:
      return false
    }
  }
}
