extension Delivery where Sink: ~Copyable {
  /// 9.15: whether a recognizer that recognized keeps another one from recognizing.
  ///
  /// Only questions that somebody answers are steps; a missing method counts as its default.
  mutating func excludes(_ active: RecognizerID, _ other: RecognizerID) -> Bool {
    // 9.20: taps of different counts leave each other alone.
    if recognizers[active].isTap, recognizers[other].isTap,
      recognizers[active].numberOfTapsRequired != recognizers[other].numberOfTapsRequired
    {
      return false
    }
    if let answer = scene[active].answers.canPrevent {
      put(.ask(.canPrevent, of: active, about: other, view: nil, answer: answer))
      if !answer { return false }
    }
    if let answer = scene[other].answers.canBePrevented {
      put(.ask(.canBePrevented, of: other, about: active, view: nil, answer: answer))
      if !answer { return false }
    }
    // 9.16: only now are the delegates asked; yes from either is enough.
    return !allows(active, other) && !allows(other, active)
  }

  private mutating func allows(_ id: RecognizerID, _ other: RecognizerID) -> Bool {
    let answer: Bool
    switch scene[id].answers.simultaneous {
    case .nobody: return false
    case .all: answer = true
    case .some(let others): answer = others.contains(other)
    }
    put(.ask(.simultaneous, of: id, about: other, view: nil, answer: answer))
    return answer
  }

  /// Whether view, delegate and scroll view let a recognizer that matched leave Possible; if not,
  /// it fails.
  mutating func mayBegin(_ id: RecognizerID) -> Bool {
    if let view = objectingView(to: id) {
      put(.ask(.viewShouldBegin, of: id, about: nil, view: view, answer: false))
      fail(id, .viewSaidNo)  // 8.2
      return false
    }
    if let answer = scene[id].answers.shouldBegin {
      put(.ask(.shouldBegin, of: id, about: nil, view: nil, answer: answer))
      guard answer else {
        fail(id, .shouldBeginNo)  // 9.26
        return false
      }
    }
    return scene[id].kind != .scrollPan || contentLetsGo(id)
  }

  /// 8.2: the hit view is asked about a recognizer that would cancel its touch.
  private mutating func objectingView(to id: RecognizerID) -> ViewID? {
    guard recognizers[id].cancelsTouchesInView else { return nil }
    for contact in recognizers[id].contacts {
      guard let gate = gates.first(where: { $0.touch == contact.touch }), !gate.isClosed else {
        continue
      }
      if !allows(id, gate.view, at: contact) { return gate.view }
    }
    return nil
  }

  private mutating func allows(
    _ id: RecognizerID, _ view: ViewID, at contact: GestureContact
  ) -> Bool {
    if let answer = scene[view].gestureRecognizerShouldBegin {
      if answer { put(.ask(.viewShouldBegin, of: id, about: nil, view: view, answer: true)) }
      return answer
    }
    // 8.5: a recognizer on the control itself is not blocked.
    guard scene[view].kind.isControl, scene[view].isEnabled, recognizers[id].view != view else {
      return true
    }
    return !overlapsMainAction(scene[id], of: view, at: contact)
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
