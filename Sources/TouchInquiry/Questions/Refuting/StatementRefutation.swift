import TouchCore

/// What the record says against a lettered statement that does not hold.
struct StatementRefutation {
  let scope: Refutation
  let sentence: QuestionSentence

  private var trace: Trace { scope.trace }
  private var view: String { sentence["view"] }

  subscript(label: String) -> String { sentence[label] }

  var search: SearchRefutation { SearchRefutation(scope: scope) }

  var whyNotView: [Rebuttal] { scope.whyNot(view) }

  var isAsked: [Rebuttal] { scope.say(.isAsked, view, existing(scope.search.ask(of: view))) }

  var handled: [Rebuttal] {
    let handlers = scope.deliveries.handlers(scope.touch).map(scope.name)
    return MessageRefutation(scope: scope).handlers(sentence["responder"], handlers)
  }

  var recognized: [Rebuttal] { recognizer.map(gestures.doesNotRecognize) ?? [] }

  private var gestures: GestureRefutation { GestureRefutation(scope: scope) }

  private var recognizer: RecognizerID? {
    scope.scene.recognizer(named: sentence["recognizer"])
  }

  var before: [Rebuttal] {
    let other = sentence["other"]
    let steps = [view, other].compactMap(scope.search.ask)
    let missing = [view, other].filter { scope.search.ask(of: $0) == nil }
    guard missing.isEmpty else { return missing.flatMap(scope.whyNot) }
    return scope.say(
      .otherOrder, with: ["first": .word(other), "second": .word(view)], steps)
  }

  var returned: [Rebuttal] {
    guard let view = scope.scene.view(named: view),
      let ask = trace.ask(of: view, touch: scope.touch)
    else { return scope.whyNot(view) }
    let step = trace.answer(of: view, touch: scope.touch) ?? ask
    return scope.say(.answers, self.view, with: ["step": .step(step)], [step])
  }

  /// What becomes of the message that is held, if the recognizer fails and if it recognizes.
  var gate: [Rebuttal] {
    guard let held = Decisions(trace).heldMessage(of: scope.touch) else {
      return scope.say(.nothingHeld, existing(scope.deliveries.began(scope.touch).first))
    }
    return scope.say(
      held.onSuccess == HeldFate.none ? .fateOfSilence : .fate,
      with: ["failure": .word(held.onFailure), "success": .word(held.onSuccess)], [held.step])
  }

  var held: [Rebuttal] {
    let method = sentence["what"]
    let holds = scope.deliveries.gates { $0.name == method }
    let ways = scope.deliveries.ways { $0.name == method }
    let seen = Array((holds + ways).prefix(2))
    let said = scope.say(
      sentence["by"].isEmpty ? .neverHeld : .notHeldBy, sentence["by"],
      with: ["method": .word(method)], seen)
    return seen.isEmpty ? said + scope.instead(of: method, for: "") : said
  }

  var action: [Rebuttal] {
    let answers = trace.whyNot(action: sentence["action"])
    let reasons = answers.filter { !$0.wasSent }
    guard reasons.isEmpty else { return reasons.map { .noAction($0) } }
    let sends = trace.indices.filter { index in
      guard case .action(.send(let registration, let sender, _, _)) = trace[index] else {
        return false
      }
      return scope.scene.target(registration, of: sender)?.action == sentence["action"]
    }
    return scope.say(
      .handledByOther, with: ["method": .word(sentence["action"])], sends.map { $0 })
  }

  /// What became of a recognizer instead.
  var states: [Rebuttal] {
    guard let recognizer else { return [] }
    let changes = Decisions(trace).steps.filter { index in
      guard case .recognizer(.state(recognizer, _, _, _, _, _)) = trace[index] else { return false }
      return true
    }
    guard !changes.isEmpty else { return gestures.doesNotRecognize(recognizer) }
    return scope.say(.becomes, sentence["recognizer"], changes.map { $0 })
  }
}
