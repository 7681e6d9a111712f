//  becomes ─▶ may it? ─▶ whoever is first gives up ─▶ it is first
//                               editingDidEnd            editingDidBegin      (the delivery sends them)

extension Focus {
  /// That somebody may become first responder of a window.
  struct Claim {
    let window: ViewID
    /// Who is first responder there, and gives up before.
    let current: Responder?
  }

  /// 12.2, 12.3: somebody wants to be first responder; nil where it may not.
  func claim(
    _ responder: Responder, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Claim? {
    guard let window = journal.scene.window(of: responder) else {
      journal.put(
        FocusStep(from: nil, to: responder, cause: .notInWindow), [.inWindow(responder, false)])
      return nil
    }
    let current = first(in: window)
    guard current != responder else {
      journal.put(
        FocusStep(from: current, to: responder, cause: .already),
        [.isFirst(responder, true, wants: false)])
      return nil
    }
    guard journal.scene.canBecomeFirstResponder(responder) else {
      journal.put(
        FocusStep(from: current, to: responder, cause: .cannotBecome),
        [.inWindow(responder, true), .canBecome(responder, false)])
      return nil
    }
    // 17.21: first the one that is to be edited is asked, then the one that was.
    guard asks(.shouldBeginEditing, of: responder, from: current, to: responder, &journal) else {
      return nil
    }
    if let current, journal.scene[overridesOf: current].canResignFirstResponder == false {
      journal.put(
        FocusStep(from: current, to: responder, cause: .refusedToResign),
        [.inWindow(responder, true), .canBecome(responder, true), .canResign(current, false)])
      return nil
    }
    if let current,
      !asks(.shouldEndEditing, of: current, from: current, to: responder, &journal)
    {
      return nil
    }
    return Claim(window: window, current: current)
  }

  /// 17.22, 17.23: what the delegate of a text field or a text view says; yes where it has none.
  private func asks(
    _ question: FocusCause, of responder: Responder, from: Responder?, to: Responder?,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    guard case .view(let view) = responder, journal.scene[view].kind.editsText else { return true }
    let begins = question == .shouldBeginEditing
    let text = journal.scene[view].textInput
    guard let answer = begins ? text.shouldBeginEditing : text.shouldEndEditing else {
      return true
    }
    journal.put(
      FocusStep(from: from, to: to, cause: question, answer: answer),
      [
        Check(
          begins ? .shouldBeginEditing : .shouldEndEditing, of: .responder(responder), answer,
          wants: true, from: .property(begins ? .shouldBeginEditing : .shouldEndEditing))
      ])
    return answer
  }

  /// Somebody wants to give up being first responder: its window; nil where it may not.
  ///
  /// - Parameter isForced: Whether nobody is asked (17.25).
  func release(
    _ responder: Responder, isForced: Bool, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> ViewID? {
    guard let window = journal.scene.window(of: responder), first(in: window) == responder else {
      journal.put(
        FocusStep(from: responder, to: nil, cause: .wasNot),
        [.isFirst(responder, false, wants: true)])
      return nil
    }
    if isForced { return window }
    guard journal.scene[overridesOf: responder].canResignFirstResponder != false else {
      journal.put(
        FocusStep(from: responder, to: nil, cause: .refusedToResign), [.canResign(responder, false)]
      )
      return nil
    }
    return asks(.shouldEndEditing, of: responder, from: responder, to: nil, &journal)
      ? window : nil
  }

  /// It is first responder from now on.
  mutating func take(
    _ responder: Responder, in window: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    set(responder, in: window)
    journal.put(
      FocusStep(from: nil, to: responder, cause: .became),
      [.inWindow(responder, true), .canBecome(responder, true)])
  }

  /// It is first responder no more.
  mutating func giveUp(
    _ responder: Responder, in window: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    set(nil, in: window)
    journal.put(FocusStep(from: responder, to: nil, cause: .resigned))
  }
}

extension Check {
  fileprivate static func inWindow(_ responder: Responder, _ isInWindow: Bool) -> Check {
    Check(
      .inWindow, of: .responder(responder), isInWindow, wants: true, from: .property(.superview))
  }

  fileprivate static func canBecome(_ responder: Responder, _ answer: Bool) -> Check {
    Check(
      .canBecome, of: .responder(responder), answer, wants: true,
      from: .property(.canBecomeFirstResponder))
  }

  fileprivate static func canResign(_ responder: Responder, _ answer: Bool) -> Check {
    Check(
      .canResign, of: .responder(responder), answer, wants: true,
      from: .property(.canResignFirstResponder))
  }

  fileprivate static func isFirst(
    _ responder: Responder, _ isFirst: Bool, wants wanted: Bool
  ) -> Check {
    Check(.isFirst, of: .responder(responder), isFirst, wants: wanted, from: .system)
  }
}
