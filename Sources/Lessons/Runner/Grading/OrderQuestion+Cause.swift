import TouchCore
import TouchInquiry
import TouchNarration

extension OrderQuestion {
  /// Why an order is right, or goes wrong where it does; nil if no step shows it.
  func cause(of fault: Fault?, _ language: Language) -> AnswerCause? {
    let narrator = Narrator(trace, language)
    let found: StepCause? =
      switch fault {
      case nil:
        // What could have been taken for right is left out somewhere: there it was decided.
        distractors.lazy.compactMap { against($0, narrator) }.first
          ?? narrator.ownCause(of: lastStep)
      case .doesNotBelong(let name):
        against(name, narrator) ?? narrator.statement(in: rebuttals(of: name))
          ?? narrator.ownCause(of: lastStep)
      case .wrongPlace(let place, _): step(of: answer[place]).map(narrator.ownCause)
      case .tooShort(_, let last): step(of: last).map(narrator.ownCause)
      }
    return found.map { AnswerCause($0, in: trace) }
  }

  /// What decided that something does not belong.
  private func against(_ name: String, _ narrator: Narrator) -> StepCause? {
    narrator.obstacle(in: rebuttals(of: name)) ?? narrator.shown(in: rebuttals(of: name))
  }

  /// What the record says against something in the order; only what is too much is refuted.
  func rebuttals(of name: String) -> [Rebuttal] {
    let given = (answer + [name]).joined(separator: ",")
    return Refutation(trace, touch: touch).rebuttals(of: given, to: query)
  }

  /// The touch it is about.
  var touch: Int { query.touch ?? trace.outcomes.first?.touch ?? 1 }
}
