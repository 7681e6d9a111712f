import TouchCore

@testable import Lessons

extension LessonFences {
  /// The questions with choices, each with its claim.
  ///
  /// Other claims need no record here, and questions about one stage share theirs.
  var questions: [(claim: LessonClaim, question: ChoiceQuestion)] {
    var traces: [Stage: Trace] = [:]
    var found: [(claim: LessonClaim, question: ChoiceQuestion)] = []
    for claim in claims {
      switch claim.content {
      case .predict, .quiz: break
      case .order, .attempt, .solution, .compare, .expect, .explain, .drive: continue
      }
      let trace = traces[claim.stage] ?? claim.stage.trace()
      traces[claim.stage] = trace
      guard let question = ChoiceQuestion(claim, trace) else { continue }
      found.append((claim, question))
    }
    return found
  }
}

extension ChoiceQuestion {
  /// The beliefs that lead to each choice; every belief is run once.
  var beliefs: [[Belief]] {
    var leading = choices.map { _ in [Belief]() }
    for belief in Belief.all {
      for place in places(by: belief) { leading[place].append(belief) }
    }
    return leading
  }
}
