//  Every kind of step says by itself whether questions are about it, so that its place is kept.

extension Journal where Sink: ~Copyable {
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

  /// Puts that a touch is hidden from a recognizer by a check; answers that it does not receive it.
  mutating func putHidden(
    from id: RecognizerID, _ section: Int, _ item: Int, _ check: Check
  ) -> Bool {
    put(
      .ask(.shouldReceive, of: id, about: nil, view: nil, answer: false),
      grounds(section, item, [check]))
    return false
  }

  /// 9.2: puts the step that lists the recognizers a touch found.
  mutating func putCollect(_ found: [RecognizerID], of touch: Int, from view: ViewID) {
    sink.take(grounds(9, 2))
    sink.putSought(
      StepRecord(
        .collect(touch: touch, view: view, count: found.count), collection: collections.count,
        moment: moment))
    collections.append(found)
  }

  @inline(__always)
  mutating func put(_ step: GateStep, _ grounds: Grounds) {
    guard Sink.listens else { return }
    sink.take(grounds)
    sink.putSought(StepRecord(step, moment: moment))
  }

  /// Puts a step of a control, whose checks are its own.
  @inline(__always)
  mutating func put(_ step: ControlStep, _ rule: RuleNumber, _ checks: [Check]) {
    guard Sink.listens else { return }
    sink.take(grounds(rule, checks.of(step.view)))
    sink.put(StepRecord(step, moment: moment))
  }

  mutating func put(_ step: ActionStep, _ grounds: Grounds) {
    guard Sink.listens else { return }
    sink.take(grounds)
    sink.put(StepRecord(step, moment: moment))
  }

  /// Puts a message of a scroll view, whose checks are its own.
  mutating func put(_ step: ScrollStep, _ rule: RuleNumber, _ checks: [Check]) {
    guard Sink.listens else { return }
    sink.take(grounds(rule, checks.of(step.view)))
    sink.put(StepRecord(step, moment: moment))
  }

  /// Puts a step about a controller, whose own checks are its own, and makes the change it tells of.
  mutating func put(_ step: PresentationStep, _ rule: RuleNumber, _ checks: [Check]) {
    if let change = step.change(in: scene) { changeScene(change) }
    guard Sink.listens else { return }
    var checks = checks
    for place in checks.indices where checks[place].subject == nil {
      checks[place].subject = .responder(.controller(step.controller))
    }
    sink.take(grounds(rule, checks))
    sink.put(StepRecord(step, moment: moment))
  }

  /// Puts a step about a row, whose checks say themselves of whom they are.
  ///
  /// - Parameter rule: The item of section 16 that decides it.
  mutating func put(_ step: RowStep, _ rule: Int, _ checks: @autoclosure () -> [Check]) {
    guard Sink.listens else { return }
    sink.take(grounds(16, rule, checks()))
    sink.put(StepRecord(step, moment: moment))
  }

  mutating func put(_ step: FocusStep, _ checks: @autoclosure () -> [Check] = []) {
    guard Sink.listens else { return }
    sink.take(grounds(step.cause.rule, checks()))
    sink.putSought(StepRecord(step, moment: moment))
  }
}

extension [Check] {
  /// The same checks, of a view.
  fileprivate func of(_ view: ViewID) -> [Check] {
    map { check in
      var check = check
      check.subject = .responder(.view(view))
      return check
    }
  }
}
