//   active recognized, and shares a touch with other             (9.14)
//
//   fewer taps than the other? ─ canPrevent ─ canBePrevented ─ simultaneous, of either ─▶ other is
//          9.20, 18.18                9.15                         9.16, 18.12           excluded

/// Whether a recognizer that recognized keeps another one from recognizing, and what was said of it.
///
/// Only questions that somebody answers are steps; a missing method counts as its default.
struct Exclusion {
  let recognizer: RecognizerID
  let active: RecognizerID
  /// The steps of the answers.
  private var asked = Causes()
  private var checks: [Check] = []

  init(of recognizer: RecognizerID, by active: RecognizerID) {
    self.recognizer = recognizer
    self.active = active
  }

  /// The same, for what was said: that the one asked about excludes the other one instead (9.17).
  var turned: Exclusion {
    var turned = Exclusion(of: active, by: recognizer)
    turned.asked = asked
    turned.checks = checks
    return turned
  }

  /// 9.15: asks whoever has an answer.
  mutating func holds(
    _ recognizers: borrowing RecognizerTable, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    // 9.20: a tap leaves one of more taps alone, which excludes it in its turn (18.18).
    if recognizers[active].isTap, recognizers[recognizer].isTap,
      recognizers[active].numberOfTapsRequired < recognizers[recognizer].numberOfTapsRequired
    {
      return false
    }
    if recognizers.runsBesideSystem(recognizer, active: active, journal.scene) { return false }
    // 20.7: two fingers scroll and zoom at once.
    if journal.scene.scrollTogether(active, recognizer) { return false }
    let since = Causes(recognizers.lastWord(of: active))
    if let answer = journal.scene[active].answers.canPrevent {
      let step = RecognizerStep.ask(
        .canPrevent, of: active, about: recognizer, view: nil, answer: answer)
      note(step, .canPrevent, .canPrevent, answer, since, &journal)
      guard answer else { return false }
    }
    if let answer = journal.scene[recognizer].answers.canBePrevented {
      let step = RecognizerStep.ask(
        .canBePrevented, of: recognizer, about: active, view: nil, answer: answer)
      note(step, .canBePrevented, .canBePrevented, answer, since, &journal)
      guard answer else { return false }
    }
    // 9.16: only now are the delegates asked, and again each time (18.12); one yes is enough.
    return !allows(active, recognizer, since, &journal)
      && !allows(recognizer, active, since, &journal)
  }

  private mutating func allows(
    _ id: RecognizerID, _ other: RecognizerID, _ since: Causes,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    var answer = false
    switch journal.scene[id].answers.simultaneous {
    case .nobody: if journal.scene[id].answers.simultaneousGroup.isEmpty { return false }
    case .all: answer = true
    case .some(let others): answer = others.contains(other)
    }
    if !answer {
      answer = journal.scene[id].answers.simultaneousGroup.contains(other, in: journal.scene)
    }
    let step = RecognizerStep.ask(
      .simultaneous, of: id, about: other, view: nil, answer: answer)
    note(step, .simultaneous, .simultaneous, answer, since, &journal)
    return answer
  }

  /// Puts a question and its answer, and keeps it for the exclusion that may follow from it.
  private mutating func note(
    _ step: RecognizerStep, _ name: Check.Name, _ property: Check.Property, _ answer: Bool,
    _ since: Causes, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard journal.listens else { return }
    asked.add(journal.nextStep)
    if let id = step.recognizer {
      checks.append(
        Check(
          name, of: .recognizer(id), answer, wants: name != .simultaneous,
          from: .property(property)))
    }
    let check = Check(name, answer, wants: true, from: .property(property))
    journal.put(step, journal.grounds(9, 15, because: since, [check]))
  }

  /// 9.14: says that it is excluded, for what was answered just now.
  func prevent(
    _ recognizers: borrowing RecognizerTable, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    var because = Causes(recognizers.lastWord(of: active))
    because.add(asked)
    journal.put(
      .prevent(recognizer, by: active), journal.grounds(9, 14, because: because, checks))
  }
}

extension RecognizerTable {
  /// The step by which a recognizer came to where it is: its state, or its match.
  fileprivate func lastWord(of id: RecognizerID) -> Int32 {
    self[id].state == .possible ? self[id].match.since : lastState(of: id)
  }
}
