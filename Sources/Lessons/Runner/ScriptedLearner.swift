import TouchNarration

//  trace   every answer is taken from the record
//  M04     whoever believes M04: its choice where there is one, the record's answer elsewhere

/// Somebody who answers by rule, to try out whole lessons.
public enum ScriptedLearner: Hashable, Sendable {
  /// Answers from the record.
  case trace
  /// Answers as a misconception would have it.
  case believer(String)

  /// Reads `trace`, or the number of a misconception.
  public init?(_ word: String) {
    if word == "trace" {
      self = .trace
    } else if word.first == "M", Int(word.dropFirst()) != nil {
      self = .believer(word)
    } else {
      return nil
    }
  }

  /// The misconception it holds; nil for none.
  var belief: String? {
    switch self {
    case .trace: nil
    case .believer(let id): id
    }
  }
}

extension LessonRunner {
  /// Whether the last stop is behind.
  public var isAtEnd: Bool { player.isAtEnd }

  /// What somebody types at the stop that is shown, until it is done; never empty.
  public func lines(typedBy learner: ScriptedLearner) -> [String] {
    if let hop = player.hop { return [letter(hop.choice, learner)] }
    guard let stop = player.stop, !player.state.isSettled, !player.state.isTicking else {
      return [""]
    }
    if let choice = player.choiceQuestion { return [letter(choice, learner)] }
    if let order = player.orderQuestion { return [order.answer.joined(separator: " ")] }
    if let course = player.course {
      return course.hops.indices.dropFirst(player.state.driven).map(course.text)
    }
    switch stop.activity {
    case .attempt(_, let solution):
      let isDone = player.playground?.changes.isEmpty == false
      return [isDone ? "skip" : TryStop.line(typing: solution) ?? "skip"]
    case .explain: return [wordsOfTheRecord]
    case .walk: return ["go"]
    case .reading, .predict, .quiz, .order, .compare, .drive: return [""]
    }
  }

  /// The letter of the choice that the learner's belief leads to; without one, of the right choice.
  private func letter(_ question: ChoiceQuestion, _ learner: ScriptedLearner) -> String {
    let believed = learner.belief.flatMap { id in
      let given = Belief.named(id).map(question.places) ?? []
      return question.choices.indices.first { place in
        guard place != question.right else { return false }
        let because = question.choices[place].because
        return because == id || because == nil && given.contains(place)
      }
    }
    return (believed ?? question.right).map { String(question.choices[$0].letter) } ?? "skip"
  }

  /// What a good explanation says.
  private var wordsOfTheRecord: String {
    guard let facts = ExplainStop(player)?.facts else { return "skip" }
    return facts.map { $0.phrase(in: nil)[language].plain }.joined(separator: " ")
  }

  /// The misconceptions that the questions of the lesson name.
  public var cataloguedMisconceptions: [String] {
    let named = player.fences.claims.flatMap { claim -> [String] in
      guard case .predict(let prediction) = claim.content else { return [] }
      return prediction.choices.compactMap { $0.misconception }
    }
    return Set(named).sorted()
  }
}
