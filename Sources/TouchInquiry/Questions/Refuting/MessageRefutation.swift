import TouchCore

/// What the record says against an answer about messages and the chain.
struct MessageRefutation {
  let scope: Refutation

  private var trace: Trace { scope.trace }
  private var deliveries: Deliveries { scope.deliveries }

  /// Another way of `touchesBegan`.
  func chain(_ value: String) -> [Rebuttal] {
    let way = deliveries.began(scope.touch)
    let got = way.compactMap { step in trace[step].arrival.map { (scope.name($0.receiver), step) } }
    let names = scope.names(value)
    let missing = got.first { !names.contains($0.0) }
    let extra = names.first { name in !got.contains { $0.0 == name } }
    guard missing == nil, extra == nil else {
      return (missing.map { scope.say(.alsoGets, $0.0, [$0.1]) } ?? [])
        + (extra.map(notOnTheWay) ?? [])
    }
    guard let place = scope.parting(names, got.map({ $0.0 })) else {
      return scope.say(.thisWay, way)
    }
    return scope.turn(place, got[place].0, got[place].1)
  }

  /// Another one who keeps `touchesBegan`.
  func stop(_ value: String) -> [Rebuttal] {
    let way = deliveries.began(scope.touch)
    let arrivals = way.filter { trace[$0].arrival.map { scope.name($0.receiver) } == value }
    if let arrival = arrivals.first {
      let on = way.first { $0 > arrival }
      // The last responder has no next to forward it to.
      if let on, case .chainDrop = trace[on] { return scope.show([on]) }
      return sendsOn(value, [arrival], existing(arrival, on))
    }
    guard scope.names(value).isEmpty else { return notOnTheWay(value) }
    guard let end = way.last, case .chainStop(let keeper, _, _, _) = trace[end] else {
      return scope.show(existing(way.last))
    }
    return scope.say(.somebodyKeeps, scope.name(keeper), [end])
  }

  /// Others who handle a message of the touch.
  func handlers(_ value: String, _ answer: [String]) -> [Rebuttal] {
    let names = scope.names(value)
    let extra = names.filter { !answer.contains($0) }.prefix(2).flatMap { notAHandler($0, answer) }
    let missing = scope.names(answer.joined(separator: ",")).filter { !names.contains($0) }
      .prefix(2).flatMap { scope.say(.handles, $0, existing(handling(by: $0))) }
    guard extra.isEmpty, missing.isEmpty, let place = scope.parting(names, answer) else {
      return extra + missing
    }
    return scope.turn(place, answer[place], handling(by: answer[place]))
  }

  /// Where somebody first handles a message of the touch, or any.
  private func handling(by name: String) -> Int? {
    deliveries.handling(by: name, scope.touch).first
      ?? deliveries.arrivals(at: name).first(where: deliveries.isKept)
  }

  /// How often somebody gets a message.
  func count(of method: String, to name: String) -> [Rebuttal] {
    let steps = deliveries.arrivals(at: name).filter { trace[$0].arrival?.method.name == method }
    return steps.isEmpty
      ? never(method, at: name)
      : scope.say(.times, name, with: ["method": .word(method), "places": .steps(steps)])
  }

  /// Why somebody never gets a message.
  private func never(_ method: String, at name: String) -> [Rebuttal] {
    guard let meant = ResponderMethod(named: method) else { return [] }
    switch deliveries.absence(of: meant, at: name) {
    case .endsBelow(let steps): return scope.say(.furtherUp, name, steps)
    case .told(let steps): return told(name, named(steps))
    case .withheld(let steps) where !steps.isEmpty, .endsOtherwise(let steps):
      return scope.say(.never, name, with: ["method": .word(method)], steps)
    case .elsewhere(let steps), .withheld(let steps):
      let why = scope.whyNot(name)
      guard why.isEmpty else { return why }
      return scope.say(.nobodysNext, name, steps.isEmpty ? existing(scope.search.place) : steps)
    }
  }

  /// The messages of some steps.
  private func named(_ steps: [Int]) -> [(name: String, step: Int)] {
    steps.compactMap { step in trace[step].arrival.map { (name: $0.method.name, step: step) } }
  }

  /// - Parameter isAll: Whether it gets no others behind them.
  private func told(
    _ name: String, _ messages: [(name: String, step: Int)], isAll: Bool = true
  ) -> [Rebuttal] {
    guard !messages.isEmpty else { return scope.say(.noMessage, name) }
    return scope.say(
      isAll ? .messages : .firstMessages, name, with: ["items": .items(messages)])
  }

  /// The messages that somebody gets, in their order.
  ///
  /// - Parameter last: How many of them tell; those behind may be asked for next.
  func sequence(_ value: String, to name: String, upTo last: Int) -> [Rebuttal] {
    let all = named(deliveries.arrivals(at: name))
    let said = told(name, Array(all.prefix(last)), isAll: last >= all.count)
    // What it is told at all is in the list, or comes behind it.
    guard !all.contains(where: { $0.name == value }) else { return said }
    let why = never(value, at: name)
    guard !all.isEmpty else {
      return said + (why.isEmpty ? scope.instead(of: value, for: name) : why)
    }
    // What it is told instead is said already.
    let own = Set(all.map { $0.step })
    return why.contains { $0.step.map(own.contains) == false } ? said + why : said
  }

  /// Which touches a message brings.
  func touches(inMessage number: Int, to name: String) -> [Rebuttal] {
    guard let step = deliveries.arrivals(at: name).numbered(number) else {
      return sequence("", to: name, upTo: number)
    }
    let touches = trace.touches(at: step).sorted().map(trace.touchName)
    return scope.say(
      .brings, with: ["step": .step(step), "touches": .words(touches)],
      deliveries.withheld(from: name, with: step))
  }

  /// Where each touch begins.
  var landings: [Rebuttal] { scope.say(.oneEach, deliveries.landings) }

  /// Another one as the next responder.
  func next(_ value: String, of name: String) -> [Rebuttal] {
    let hop = deliveries.firstHop(from: name)
    guard let responder = scope.scene.responder(named: name) else { return [] }
    let next = scope.scene.next(of: responder).map { scope.name($0.responder) }
    guard let hop else {
      return next.map { scope.say(.nextIs, $0, with: ["first": .word(name)]) }
        ?? scope.say(.nextIsNil, name)
    }
    // What comes later is shown where it comes.
    let later = scope.scene.chain(from: responder).contains { scope.name($0.responder) == value }
    return later
      ? scope.say(.furtherOn, value, [deliveries.firstHop(to: value) ?? hop])
      : scope.say(.noHop, value, with: ["first": .word(name)], [hop])
  }

  /// The way up to the first controller.
  func controller(of name: String) -> [Rebuttal] {
    guard let view = scope.scene.view(named: name) else { return [] }
    let chain = scope.scene.chain(from: .view(view)).map { $0.responder }
    let end = chain.firstIndex { if case .controller = $0 { true } else { false } }
    let way = chain.prefix((end ?? chain.count - 1) + 1).map(scope.name)
    return scope.say(.wayUp, with: ["places": .words([name] + way)])
  }

  /// The way of the message from its view to where it ends: somebody is further up, or below where
  /// it begins, or nobody's next.
  func notOnTheWay(_ name: String) -> [Rebuttal] {
    // 12.7: what comes without a touch is not hit-tested.
    guard !trace.outcomes.isEmpty else {
      let taken = trace.indices.filter { if case .queueTake = trace[$0] { true } else { false } }
      return scope.say(.nobodysNext, name) + scope.show(taken, most: 8)
    }
    let way = deliveries.began(scope.touch)
    guard let hit = scope.search.hit, let end = way.last else { return scope.whyNot(name) }
    let isBelow = scope.scene.responder(named: name).map { responder in
      scope.scene.chain(from: responder).contains { $0.responder == .view(hit) }
    }
    if isBelow == true {
      return scope.say(
        .below, name, with: ["first": .word(scope.name(.view(hit)))], existing(way.first))
    }
    let isAbove = scope.scene.chain(from: .view(hit)).contains {
      scope.name($0.responder) == name
    }
    guard isAbove else {
      // The message passes by a view that the search passed by.
      if let ask = scope.search.ask(of: name), case .hitAsk(_, _, _, let verdict) = trace[ask],
        verdict.isRefusal
      {
        return scope.whyNot(name)
      }
      let way = hop(passing: name, on: way).map { [$0] } ?? Array(way)
      return scope.say(.nobodysNext, name) + scope.show(way, most: 8)
    }
    let steps = way.filter { trace[$0].arrival != nil }.suffix(1) + [end]
    return scope.say(.furtherUp, name) + scope.show(Array(steps), most: 8)
  }

  /// The step at which a message passes by a view's side: where it comes to the first view that both
  /// lie in.
  private func hop(passing name: String, on way: [Int]) -> Int? {
    guard let view = scope.scene.view(named: name) else { return nil }
    return scope.scene.chain(from: .view(view)).lazy.compactMap { above in
      way.first { trace[$0].arrival?.receiver == above.responder }
    }.first
  }

  /// Who is told of what the others handle only sends it on; of another message nobody asked.
  func notAHandler(_ name: String, _ answer: [String]) -> [Rebuttal] {
    let handling = answer.flatMap { deliveries.handling(by: $0, scope.touch) }
    let handled = Set(handling.compactMap { trace[$0].arrival?.method })
    let all = deliveries.arrivals(at: name)
    let asked = all.filter { trace[$0].arrival.map { handled.contains($0.method) } == true }
    guard !all.isEmpty, !asked.isEmpty || !handled.contains(.began) else {
      return notOnTheWay(name)
    }
    let seen = asked.isEmpty ? all : asked
    return sendsOn(name, seen, seen.prefix(3).map { $0 })
  }

  /// What somebody gets and does not keep.
  private func sendsOn(_ name: String, _ arrivals: [Int], _ steps: [Int]) -> [Rebuttal] {
    var methods: [String] = []
    for method in arrivals.compactMap({ trace[$0].arrival?.method.name })
    where !methods.contains(method) {
      methods.append(method)
    }
    return scope.say(
      methods.count == 1 ? .forwardsIt : .forwardsThem, name, with: ["method": .words(methods)],
      steps)
  }
}
