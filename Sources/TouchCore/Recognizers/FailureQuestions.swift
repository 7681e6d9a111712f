//  a touch goes down ─▶ shouldReceive, of each                                            18.6
//                   └─▶ shouldRequireFailureOf, shouldBeRequiredToFailBy, of each pair    18.14

/// A delegate's yes: somebody waits for somebody else's failure.
struct FailureAgreement {
  let waiter: RecognizerID
  let awaited: RecognizerID
  /// The step of the answer.
  let step: Int32
}

extension RecognizerTable {
  /// 9.23, 18.14: asks about each pair that a new touch brings together, once in an attempt.
  ///
  /// Only questions somebody answers are steps.
  mutating func askAboutFailures(
    among found: [RecognizerID], _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let undecided = found.filter { self[$0].state == .possible && !self[$0].isOver }
    for id in undecided {
      for other in undecided where other != id && !self[id].shares(with: self[other]) {
        ask(id, whetherToWaitFor: other, &journal)
      }
    }
  }

  /// Both delegates may say so, and either yes is enough.
  private mutating func ask(
    _ id: RecognizerID, whetherToWaitFor other: RecognizerID,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    if journal.scene[id].answers.saysWhomToWaitFor {
      let isYes = journal.scene[id].answers.requiresFailure(of: other, in: journal.scene)
      if isYes { agree(id, other, journal) }
      let asked = RecognizerStep.ask(
        .requireFailureOf, of: id, about: other, view: nil, answer: isYes)
      put(asked, .requireFailureOf, isYes, &journal)
    }
    if journal.scene[other].answers.saysWhoWaits {
      let isYes = journal.scene[other].answers.isRequiredToFail(by: id, in: journal.scene)
      if isYes { agree(id, other, journal) }
      let asked = RecognizerStep.ask(
        .requiredToFailBy, of: other, about: id, view: nil, answer: isYes)
      put(asked, .requiredToFailBy, isYes, &journal)
    }
  }

  /// Remembers the step that comes next as a yes.
  private mutating func agree(
    _ waiter: RecognizerID, _ awaited: RecognizerID,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) {
    guard journal.listens else { return }
    agreements.append(
      FailureAgreement(waiter: waiter, awaited: awaited, step: journal.nextStep))
  }

  private func put(
    _ step: RecognizerStep, _ property: Check.Property, _ answer: Bool,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let check = Check(.requiresFailure, answer, wants: true, from: .property(property))
    journal.put(step, journal.grounds(18, 14, [check]))
  }

  /// The step by which a delegate made one wait for another; -1 where none did.
  func agreement(of waiter: RecognizerID, toWaitFor awaited: RecognizerID) -> Int32 {
    agreements.last { $0.waiter == waiter && $0.awaited == awaited }?.step ?? -1
  }
}
