//   matched ─▶ the delegate ─▶ the hit view ─▶ a scroll pan: the content ─▶ it may begin      18.11
//               9.26, 18.10        8.2                    11.7

/// Asks whether a recognizer that matched may leave Possible.
struct Consent: ~Copyable {
  let recognizer: RecognizerID
  /// The steps of those who said yes.
  private(set) var asked = Causes()

  /// Why it fails, and on what grounds.
  struct Refusal {
    let cause: GestureCause
    let grounds: Grounds
  }

  init(for recognizer: RecognizerID) { self.recognizer = recognizer }

  /// A refusal for what the recognizer saw itself, and for a check that it does not pass.
  ///
  /// - Parameter step: The step that the check follows from; its own match if none is given.
  func refused(
    _ cause: GestureCause, by rule: RuleNumber, at step: Int32? = nil, _ check: Check,
    _ recognizers: borrowing RecognizerTable,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Refusal {
    Refusal(
      cause: cause,
      grounds: journal.grounds(
        rule, because: Causes(step ?? recognizers[recognizer].match.since),
        recognizers.whatItSaw(recognizer, journal) + [check]))
  }

  /// Why view, delegate or scroll view do not let it begin; nil where all do.
  mutating func refusal(
    _ recognizers: borrowing RecognizerTable, _ gate: borrowing Gate,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Refusal? {
    if let refusal = refusalOfDelegate(recognizers, gate, &journal) { return refusal }
    if let refusal = refusalOfView(recognizers, gate, &journal) { return refusal }
    if let refusal = refusalOfStack(recognizers, &journal) { return refusal }
    guard journal.scene[recognizer].kind == .scrollPan else { return nil }
    if let refusal = refusalOfDragGesture(recognizers, gate, journal) { return refusal }
    return refusalOfContent(recognizers, gate, &journal)
  }

  /// 9.26: its delegate is asked; 18.10: it may look at what the fingers did.
  private mutating func refusalOfDelegate(
    _ recognizers: borrowing RecognizerTable, _ gate: borrowing Gate,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Refusal? {
    let answers = journal.scene[recognizer].answers
    var rule = RuleNumber(9, 26)
    let check: Check
    if let test = answers.beginTest {
      let sight = DelegateSight(
        of: recognizers[recognizer], gate, at: journal.milliseconds, journal.scene)
      check = test.check(sight, of: .recognizer(recognizer), .shouldBegin, journal.scene)
      rule = test.rule(of: sight, journal.scene)
    } else if let answer = answers.shouldBegin {
      check = Check(.shouldBegin, answer, wants: true, from: .property(.shouldBegin))
    } else {
      return nil
    }
    let step = journal.nextStep
    asked.add(step)
    journal.put(
      .ask(.shouldBegin, of: recognizer, about: nil, view: nil, answer: check.passes),
      journal.grounds(rule, because: Causes(recognizers[recognizer].match.since), [check]))
    guard !check.passes else { return nil }
    return refused(.shouldBeginNo, by: rule, at: step, check, recognizers, journal)
  }

  /// 8.2: the hit view is asked about a recognizer that would cancel its touch.
  private mutating func refusalOfView(
    _ recognizers: borrowing RecognizerTable, _ gate: borrowing Gate,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Refusal? {
    guard recognizers[recognizer].cancelsTouchesInView else { return nil }
    for contact in recognizers[recognizer].contacts {
      guard let touch = gate[contact.touch], !touch.isClosed,
        let objection = objection(of: touch, at: contact, recognizers[recognizer], gate, &journal)
      else { continue }
      let step = journal.nextStep
      journal.put(
        .ask(.viewShouldBegin, of: recognizer, about: nil, view: touch.view, answer: false),
        objection)
      let no = Check(
        .viewShouldBegin, of: touch.view, false, wants: true,
        from: .property(.gestureRecognizerShouldBegin))
      return refused(.viewSaidNo, by: RuleNumber(8, 2), at: step, no, recognizers, journal)
    }
    return nil
  }

  /// What a view's no rests on; nil where it does not object.
  private mutating func objection(
    of touch: TouchGate, at contact: GestureContact, _ run: borrowing RecognizerRun,
    _ gate: borrowing Gate, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Grounds? {
    let (view, since) = (touch.view, Causes(run.match.since))
    if let answer = journal.scene[view].gestureRecognizerShouldBegin {
      let says = journal.grounds(
        8, 2, because: since,
        [
          Check(
            .viewShouldBegin, of: view, answer, wants: true,
            from: .property(.gestureRecognizerShouldBegin))
        ])
      guard answer else { return says }
      asked.add(journal.nextStep)
      journal.put(
        .ask(.viewShouldBegin, of: recognizer, about: nil, view: view, answer: true), says)
      return nil
    }
    if let no = ownRefusal(of: view, run, gate, journal) {
      return journal.grounds(8, 2, because: since, [no])
    }
    guard let refusal = journal.scene.refusal(of: recognizer, by: view) else { return nil }
    var checks = [overlap(of: view, refusal)]
    if refusal.start == .knob {
      guard let knob = draggedKnob(of: touch, at: contact, journal.scene) else { return nil }
      checks.append(knob)
    }
    return journal.grounds(refusal.rule, because: since, checks)
  }

  /// 8.2: what a subclass that looks before it answers says no for; nil where it leaves that to super.
  private func ownRefusal(
    of view: ViewID, _ run: borrowing RecognizerRun, _ gate: borrowing Gate,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Check? {
    guard let own = journal.scene[view].beginRefusal,
      own.concerns(journal.scene[recognizer].kind)
    else { return nil }
    let subject = SceneObject.responder(.view(view))
    let property = Check.Property.gestureRecognizerShouldBegin
    guard let test = own.test else {
      return Check(
        .viewShouldBegin, of: subject, false, wants: true, from: .property(property))
    }
    let sight = DelegateSight(of: run, gate, at: journal.milliseconds, in: view, journal.scene)
    let look = test.check(sight, of: subject, property, journal.scene)
    return look.passes ? nil : look
  }

  private func overlap(of view: ViewID, _ refusal: ViewKind.Refusal) -> Check {
    Check(
      .mainAction, of: view, true, wants: false,
      from: refusal.setting.map { .setting($0) } ?? .property(.kind))
  }

  /// 11.7: a scroll view may not take every touch that its content already has.
  private mutating func refusalOfContent(
    _ recognizers: borrowing RecognizerTable, _ gate: borrowing Gate,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Refusal? {
    let since = Causes(recognizers[recognizer].match.since)
    guard let scrollView = journal.scene[recognizer].scrollView else { return nil }
    for contact in recognizers[recognizer].contacts {
      // 20.37: a pan that sits elsewhere has touches that are not of the content.
      guard let touch = gate[contact.touch], touch.isOpen, touch.view != scrollView,
        journal.scene.isDescendant(touch.view, of: scrollView)
      else { continue }
      if let refusal = refusalOfLifted(contact, in: touch.view, recognizers, journal) {
        return refusal
      }
      guard journal.scene[scrollView].scrolling?.canCancelContentTouches == true else {
        let never = Check(
          .canCancelContentTouches, of: scrollView, false, wants: true,
          from: .property(.canCancelContentTouches))
        return refused(.contentKeepsTouch, by: RuleNumber(11, 7), never, recognizers, journal)
      }
      let check = shouldCancel(touch.view, in: scrollView, journal.scene)
      let step = journal.nextStep
      asked.add(step)
      journal.put(
        .ask(
          .touchesShouldCancel, of: recognizer, about: nil, view: touch.view,
          answer: check.passes),
        journal.grounds(11, 7, because: since, [check]))
      guard check.passes else {
        return refused(
          .contentKeepsTouch, by: RuleNumber(11, 7), at: step, check, recognizers, journal)
      }
    }
    return nil
  }

  /// What the scroll view's `touchesShouldCancel(in:)` answers, or else the class's own.
  private func shouldCancel(_ view: ViewID, in scrollView: ViewID, _ scene: Scene) -> Check {
    let own = scene[scrollView].scrolling?.touchesShouldCancel?.answer(about: scene[view].kind)
    let isControl = scene[view].kind.isControl
    return Check(
      .touchesShouldCancel, of: scrollView,
      own ?? (!isControl || scene.settings.isOn(.controlsGiveTouchesBack)), wants: true,
      from: own != nil || !isControl
        ? .property(.touchesShouldCancel) : .setting(.controlsGiveTouchesBack))
  }

  /// 18.37: where a control's knob was then; nil unless a contact began on it and went further along
  /// it than across.
  private func draggedKnob(
    of touch: TouchGate, at contact: GestureContact, _ scene: Scene
  ) -> Check? {
    let start = scene.fromScreen(contact.start, to: touch.view)
    let way = scene.fromScreen(contact.location, to: touch.view) - start
    var knob = scene[touch.view].onKnob(start, at: touch.value, scene.settings)
    guard knob.passes, abs(way.x) >= abs(way.y) else { return nil }
    knob.subject = .responder(.view(touch.view))
    return knob.asideOnly
  }
}
