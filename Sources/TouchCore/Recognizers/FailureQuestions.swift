//  a touch goes down ─▶ shouldReceive, of each                                            18.6
//                   └─▶ shouldRequireFailureOf, shouldBeRequiredToFailBy, of each pair    18.14

/// Two recognizers, of which a delegate may let one wait for the other's failure.
struct FailurePair: Hashable {
  let waiter: RecognizerID
  let awaited: RecognizerID
}

extension RecognizerTable {
  /// 9.23, 18.14: asks about each pair that a new touch brings together, once in an attempt.
  ///
  /// Only questions somebody answers are steps.
  mutating func askAboutFailures(
    among found: [RecognizerID], _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let undecided = found.filter { self[$0].state == .possible && !self[$0].isOver }
    for id in undecided where !journal.isOver {
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
    let pair = FailurePair(waiter: id, awaited: other)
    if journal.scene[id].answers.saysWhomToWaitFor {
      let isYes = journal.scene[id].answers.requiresFailure(of: other, in: journal.scene)
      put(
        .ask(.requireFailureOf, of: id, about: other, view: nil, answer: isYes),
        Check(.requiresFailure, isYes, wants: true, from: .property(.requireFailureOf)), pair,
        &journal)
    }
    if journal.scene[other].answers.saysWhoWaits {
      let isYes = journal.scene[other].answers.isRequiredToFail(by: id, in: journal.scene)
      put(
        .ask(.requiredToFailBy, of: other, about: id, view: nil, answer: isYes),
        Check(.requiresFailure, isYes, wants: true, from: .property(.requiredToFailBy)), pair,
        &journal)
    }
  }

  /// Records an answer, and remembers a yes.
  private mutating func put(
    _ question: RecognizerStep, _ answer: Check, _ pair: FailurePair,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    if journal.listens, answer.passes { agreements[pair] = journal.nextStep }
    journal.put(question, journal.grounds(18, 14, [answer]))
  }

  /// The step by which a delegate made one wait for another; -1 where none did.
  func agreement(of waiter: RecognizerID, toWaitFor awaited: RecognizerID) -> Int32 {
    agreements[FailurePair(waiter: waiter, awaited: awaited)] ?? -1
  }
}
