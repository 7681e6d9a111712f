import TouchCore
import TouchInquiry
import TouchNarration

/// What the record says against a lettered statement that does not hold.
struct StatementRefutation {
  let scope: Refutation
  let sentence: Sentence

  private var trace: Trace { scope.trace }
  private var view: String { sentence["view"] }

  func paragraphs(against word: PredicateWord) -> [Paragraph] {
    let search = SearchRefutation(scope: scope)
    switch word {
    case .asked: return scope.whyNot(view)
    case .neverAsked:
      return scope.say(RefutationWords.isAsked(view), [scope.search.ask(of: view)])
    case .before: return before(sentence["other"])
    case .rejected: return search.verdict(sentence["why"], of: view)
    case .returned: return returned
    case .hit: return search.hit(view)
    case .handled:
      let handlers = scope.deliveries.handlers(scope.touch).map(scope.name)
      return MessageRefutation(scope: scope).handlers(sentence["responder"], handlers)
    case .gate: return gate
    case .held: return held
    case .action: return action
    case .recognized: return recognizer.map(gestures.doesNotRecognize) ?? []
    case .failed, .cancelled: return states
    }
  }

  private var gestures: GestureRefutation { GestureRefutation(scope: scope) }

  private var recognizer: RecognizerID? {
    scope.scene.recognizer(named: sentence["recognizer"])
  }

  private func before(_ other: String) -> [Paragraph] {
    let steps = [view, other].map(scope.search.ask)
    let missing = [view, other].filter { scope.search.ask(of: $0) == nil }
    guard missing.isEmpty else { return missing.flatMap(scope.whyNot) }
    return scope.say(RefutationWords.otherOrder(other, view), steps)
  }

  private var returned: [Paragraph] {
    guard let view = scope.scene.view(named: view),
      let ask = trace.ask(of: view, touch: scope.touch)
    else { return scope.whyNot(view) }
    let step = trace.answer(of: view, touch: scope.touch) ?? ask
    return scope.say(RefutationWords.answers(self.view, step + 1), [step])
  }

  /// What becomes of the message that is held, if the recognizer fails and if it recognizes.
  private var gate: [Paragraph] {
    guard let held = Decisions(trace).heldMessage(of: scope.touch) else {
      return scope.say(RefutationWords.nothingHeld, [scope.deliveries.began(scope.touch).first])
    }
    return scope.say(RefutationWords.fate(held), [held.step])
  }

  private var held: [Paragraph] {
    let method = sentence["what"]
    let holds = scope.deliveries.gates { $0.name == method }
    let ways = scope.deliveries.ways { $0.name == method }
    let said = RefutationWords.notHeld(method, by: sentence["by"])
    let seen = Array((holds + ways).prefix(2))
    guard seen.isEmpty else { return scope.say(said, seen) }
    return scope.say(said) + scope.instead(of: method, for: "")
  }

  private var action: [Paragraph] {
    let answers = trace.whyNot(action: sentence["action"])
    let reasons = answers.filter { !$0.wasSent }.flatMap { why in
      scope.narrator.answer(why).prefix(2).map { Paragraph($0, indent: 2) }
    }
    guard reasons.isEmpty else { return reasons }
    let sends = trace.indices.filter { index in
      guard case .action(.send(let registration, let sender, _, _)) = trace[index] else {
        return false
      }
      return scope.scene.target(registration, of: sender)?.action == sentence["action"]
    }
    return scope.say(RefutationWords.handledByOther(sentence["action"]), sends.map { $0 })
  }

  /// What became of a recognizer instead.
  private var states: [Paragraph] {
    guard let recognizer else { return [] }
    let changes = Decisions(trace).steps.filter { index in
      guard case .recognizer(.state(recognizer, _, _, _, _, _)) = trace[index] else { return false }
      return true
    }
    guard !changes.isEmpty else { return gestures.doesNotRecognize(recognizer) }
    return scope.say(RefutationWords.becomes(sentence["recognizer"]), changes.map { $0 })
  }
}
