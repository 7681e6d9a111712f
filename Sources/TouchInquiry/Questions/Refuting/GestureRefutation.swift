import TouchCore

/// What the record says against an answer about recognizers, controls, scroll views and what moves.
struct GestureRefutation {
  let scope: Refutation

  private var trace: Trace { scope.trace }
  private var answers: GestureAnswers { GestureAnswers(trace) }

  /// Others that fire.
  func firing(_ value: String, _ answer: [String]) -> [Rebuttal] {
    compare(value, answer, by: answers.firing.steps, .fires, .alsoFires, doesNotFire)
  }

  /// Other scroll views that scroll.
  func scrolling(_ value: String, _ answer: [String]) -> [Rebuttal] {
    compare(value, answer, by: answers.scrolling.steps, .scrolls, .alsoScrolls) { name in
      guard let view = scope.scene.view(named: name),
        let pan = scope.scene.ownRecognizer(.scrollPan, of: view)
      else { return scope.whyNot(name) }
      return doesNotRecognize(pan)
    }
  }

  /// Where two lists of names part: those too many each with its reason, those left out with their
  /// steps, or the first that has another turn.
  private func compare(
    _ value: String, _ answer: [String], by steps: [Int], _ there: Rebuttal.Word,
    _ also: Rebuttal.Word,
    _ whyNot: (String) -> [Rebuttal]
  ) -> [Rebuttal] {
    let names = scope.names(value)
    let turns = Array(zip(scope.names(answer.joined(separator: ",")), steps))
    let extra = names.filter { name in !turns.contains { $0.0 == name } }.prefix(2).flatMap(whyNot)
    let isOneRight = turns.contains { names.contains($0.0) }
    let missing = turns.filter { !names.contains($0.0) }.prefix(2)
      .flatMap { scope.say(isOneRight ? also : there, $0.0, [$0.1]) }
    guard extra.isEmpty, missing.isEmpty,
      let place = scope.parting(names, turns.map({ $0.0 }))
    else { return extra + missing }
    return scope.turn(place, turns[place].0, turns[place].1)
  }

  /// Why a recognizer or control with a name does not fire.
  func doesNotFire(_ name: String) -> [Rebuttal] {
    if let recognizer = scope.scene.recognizer(named: name) { return doesNotRecognize(recognizer) }
    guard let view = scope.scene.view(named: name), trace.scene[view].kind.isControl else {
      return nearest(name).whyNot(name)
    }
    if let why = unsent(by: view) { return why }
    guard scope.search.hit == view, !answers.events(of: name).steps.isEmpty else {
      return nearest(name).whyNot(name)
    }
    return sequence("", of: name)
  }

  /// Why a control does not send the first of its actions; nil where it has none.
  private func unsent(by view: ViewID) -> [Rebuttal]? {
    trace.scene[view].control.targets.lazy.map { $0.action }
      .flatMap { trace.whyNot(action: $0) }
      .first { $0.sender == .control(view) && !$0.wasSent }
      .map { [.noAction($0)] + scope.show($0.steps.suffix(1).map { $0 }) }
  }

  /// The same, asked of the touch that comes nearest to a view.
  private func nearest(_ name: String) -> Refutation {
    scope.about(scope.scene.view(named: name).flatMap { trace.nearestTouch(to: $0) })
  }

  /// Why a recognizer does not recognize.
  func doesNotRecognize(_ recognizer: RecognizerID) -> [Rebuttal] {
    let why = trace.whyNot(recognizer)
    return [.noGesture(why)] + scope.show(why.steps.suffix(1))
  }

  /// Other events of a control.
  func events(_ value: String, of name: String) -> [Rebuttal] {
    guard answers.events(of: name).steps.isEmpty else { return sequence(value, of: name) }
    // 7.5, 7.13: one that is asked whether it tracks, and does not, or that is not asked, sends nothing.
    guard let view = scope.scene.view(named: name) else { return [] }
    let asked = trace.indices.first { index in
      switch trace[index] {
      case .control(.track(view, _, _, answer: false)), .chainStop(.view(view), _, _, .control):
        true
      default: false
      }
    }
    return asked.map { scope.say(.sendsNone, name, [$0]) } ?? scope.whyNot(name)
  }

  /// The events that a control sends, in their order; shown where another list parts from them.
  private func sequence(_ value: String, of name: String) -> [Rebuttal] {
    let sent = answers.events(of: name)
    let items = zip(sent.answers, sent.steps).map { (name: $0, step: $1) }
    let shared = zip(sent.answers, scope.names(value)).prefix { $0 == $1 }.count
    let step = sent.steps[min(shared, sent.steps.count - 1)]
    return scope.say(.sends, name, with: ["items": .items(items)]) + scope.show([step])
  }

  /// Another offset.
  func offset(_ value: String, of name: String) -> [Rebuttal] {
    guard let view = scope.scene.view(named: name) else { return [] }
    let moves = trace.indices.filter { index in
      guard case .scroll(let step) = trace[index] else { return false }
      return (step.call == .didScroll || step.call == .didZoom) && step.view == view
    }
    guard !moves.isEmpty else {
      // 20.40: the status bar asks without a touch.
      let asked = trace.indices.last { index in
        guard case .scroll(let step) = trace[index] else { return false }
        return step.call == .shouldScrollToTop && step.view == view
      }
      if let asked { return scope.say(.staysWhereItIs, name) + scope.show([asked]) }
      let pan = scope.scene.ownRecognizer(.scrollPan, of: view)
      return scope.say(.staysWhereItIs, name) + (pan.map(doesNotRecognize) ?? [])
    }
    let passing = moves.dropLast().first {
      trace.scene(at: $0)[view].bounds.origin.answer == value
    }
    if let passing {
      return scope.say(
        .onlyOnTheWay, with: ["point": .word("(\(value))")], existing(passing, moves.last))
    }
    return scope.say(.scrollsTo, name, existing(moves.first, moves.last))
  }

  /// Another previous location: where the finger was in which event.
  func previous(at milliseconds: Int) -> [Rebuttal] {
    let places = trace.moments.compactMap { moment -> String? in
      guard moment.event != nil, moment.milliseconds <= milliseconds,
        let touch = moment.touches.first(where: { $0.number == scope.touch })
      else { return nil }
      let place = touch.location(in: nil, scene: trace.scene).answer
      return "(\(place)) – \(moment.milliseconds) ms"
    }
    return scope.say(
      .locations, with: ["places": .words(places), "at": .word("\(milliseconds)")])
  }

  /// Another translation: what each move has made of it.
  func translation(of name: String, until milliseconds: Int) -> [Rebuttal] {
    guard let view = scope.scene.view(named: name) else { return [] }
    let changes = trace.indices.filter { index in
      guard case .change(let place) = trace[index], trace.milliseconds(at: index) <= milliseconds
      else { return false }
      let change = trace.changes[place].change
      return change.property == .transform && change.object == .responder(.view(view))
    }
    return scope.say(.moves, name, changes)
  }
}
