import TouchCore
import TouchInquiry
import TouchNarration

/// What the record says against an answer about recognizers, controls, scroll views and what moves.
struct GestureRefutation {
  let scope: Refutation

  private var trace: Trace { scope.trace }
  private var answers: GestureAnswers { GestureAnswers(trace) }

  /// Others that fire.
  func firing(_ value: String, _ answer: [String]) -> [Paragraph] {
    compare(value, answer, by: answers.firing.steps, RefutationWords.fires, doesNotFire)
  }

  /// Other scroll views that scroll.
  func scrolling(_ value: String, _ answer: [String]) -> [Paragraph] {
    compare(value, answer, by: answers.scrolling.steps, RefutationWords.scrolls) { name in
      guard let view = scope.scene.view(named: name),
        let pan = scope.scene.ownRecognizer(.scrollPan, of: view)
      else { return scope.whyNot(name) }
      return doesNotRecognize(pan)
    }
  }

  /// Where two lists of names part: those too many each with its reason, those left out with their
  /// steps, or the first that has another turn.
  private func compare(
    _ value: String, _ answer: [String], by steps: [Int], _ there: (String, Bool) -> Phrase,
    _ whyNot: (String) -> [Paragraph]
  ) -> [Paragraph] {
    let names = scope.names(value)
    let turns = Array(zip(scope.names(answer.joined(separator: ",")), steps))
    let extra = names.filter { name in !turns.contains { $0.0 == name } }.prefix(2).flatMap(whyNot)
    let isOneRight = turns.contains { names.contains($0.0) }
    let missing = turns.filter { !names.contains($0.0) }.prefix(2)
      .flatMap { scope.say(there($0.0, isOneRight), [$0.1]) }
    guard extra.isEmpty, missing.isEmpty,
      let place = scope.parting(names, turns.map(\.0))
    else { return extra + missing }
    return scope.say(RefutationWords.turn(place + 1, turns[place].0), [turns[place].1])
  }

  /// Why a recognizer or control with a name does not fire.
  func doesNotFire(_ name: String) -> [Paragraph] {
    if let recognizer = scope.scene.recognizer(named: name) { return doesNotRecognize(recognizer) }
    guard let view = scope.scene.view(named: name), trace.scene[view].kind.isControl else {
      return nearest(name).whyNot(name)
    }
    if let why = unsent(by: view) { return why }
    guard scope.search.hit == view, !answers.events(of: name).steps.isEmpty else {
      return nearest(name).whyNot(name)
    }
    return sequence(of: name)
  }

  /// Why a control does not send the first of its actions; nil where it has none.
  private func unsent(by view: ViewID) -> [Paragraph]? {
    trace.scene[view].control.targets.lazy.map(\.action)
      .flatMap { trace.whyNot(action: $0) }
      .first { $0.sender == .control(view) && !$0.wasSent }
      .map { why in
        scope.narrator.answer(why).prefix(2).map { Paragraph($0, indent: 2) }
          + scope.show(why.steps.suffix(1).map { $0 })
      }
  }

  /// The same, asked of the touch that comes nearest to a view.
  private func nearest(_ name: String) -> Refutation {
    scope.about(scope.scene.view(named: name).flatMap { trace.nearestTouch(to: $0) })
  }

  /// Why a recognizer does not recognize.
  func doesNotRecognize(_ recognizer: RecognizerID) -> [Paragraph] {
    let why = trace.whyNot(recognizer)
    return scope.narrator.answer(why).prefix(2).map { Paragraph($0, indent: 2) }
      + scope.show(why.steps.suffix(1))
  }

  /// Other events of a control.
  func events(_ value: String, of name: String) -> [Paragraph] {
    let sent = answers.events(of: name)
    guard !sent.steps.isEmpty else { return scope.whyNot(name) }
    return sequence(of: name)
  }

  /// The events that a control sends, in their order.
  private func sequence(of name: String) -> [Paragraph] {
    let sent = answers.events(of: name)
    return scope.say(RefutationWords.sends(name, Array(zip(sent.answers, sent.steps))))
      + scope.show(sent.steps.suffix(1))
  }

  /// Another offset.
  func offset(_ value: String, of name: String) -> [Paragraph] {
    guard let view = scope.scene.view(named: name) else { return [] }
    let moves = trace.indices.filter { index in
      guard case .scroll(let step) = trace[index] else { return false }
      return step.call == .didScroll && step.view == view
    }
    guard !moves.isEmpty else {
      let pan = scope.scene.ownRecognizer(.scrollPan, of: view)
      return scope.say(RefutationWords.staysWhereItIs(name)) + (pan.map(doesNotRecognize) ?? [])
    }
    let passing = moves.dropLast().first {
      trace.scene(at: $0)[view].bounds.origin.answer == value
    }
    if let passing { return scope.say(RefutationWords.onlyOnTheWay(value), [passing, moves.last]) }
    return scope.say(RefutationWords.scrollsTo(name), [moves.first, moves.last])
  }

  /// Another previous location: where the finger was in which event.
  func previous(_ value: String, at milliseconds: Int) -> [Paragraph] {
    let places = trace.moments.compactMap { moment -> (Int, String)? in
      guard moment.event != nil,
        let touch = moment.touches.first(where: { $0.number == scope.touch })
      else { return nil }
      return (moment.milliseconds, touch.location(in: nil, scene: trace.scene).answer)
    }
    return scope.say(RefutationWords.places(places.filter { $0.0 <= milliseconds }, milliseconds))
  }

  /// Another translation: what each move has made of it.
  func translation(of name: String, until milliseconds: Int) -> [Paragraph] {
    guard let view = scope.scene.view(named: name) else { return [] }
    let changes = trace.indices.filter { index in
      guard case .change(let place) = trace[index], trace.milliseconds(at: index) <= milliseconds
      else { return false }
      let change = trace.changes[place].change
      return change.property == .transform && change.object == .responder(.view(view))
    }
    return scope.say(RefutationWords.moves(name)) + scope.show(changes)
  }
}
