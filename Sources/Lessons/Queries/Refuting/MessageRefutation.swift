import TouchCore
import TouchInquiry
import TouchNarration

/// What the record says against an answer about messages and the chain.
struct MessageRefutation {
  let scope: Refutation

  private var trace: Trace { scope.trace }
  private var deliveries: Deliveries { scope.deliveries }

  /// Another way of `touchesBegan`.
  func chain(_ value: String) -> [Paragraph] {
    let way = deliveries.began(scope.touch)
    let got = way.compactMap { step in trace[step].arrival.map { (scope.name($0.receiver), step) } }
    let names = scope.names(value)
    if let extra = names.first(where: { name in !got.contains { $0.0 == name } }) {
      return notOnTheWay(extra)
    }
    if let missing = got.first(where: { !names.contains($0.0) }) {
      return scope.say(RefutationWords.alsoGets(missing.0), [missing.1])
    }
    guard let place = scope.parting(names, got.map(\.0)) else {
      return scope.say(RefutationWords.thisWay, way)
    }
    return scope.say(RefutationWords.turn(place + 1, got[place].0), [got[place].1])
  }

  /// Another one who keeps `touchesBegan`.
  func stop(_ value: String) -> [Paragraph] {
    let way = deliveries.began(scope.touch)
    let arrivals = way.filter { trace[$0].arrival.map { scope.name($0.receiver) } == value }
    if let arrival = arrivals.first {
      let on = way.first { $0 > arrival }
      return sendsOn(value, [arrival], [arrival, on])
    }
    guard scope.names(value).isEmpty else { return notOnTheWay(value) }
    guard let end = way.last, case .chainStop(let keeper, _, _, _) = trace[end] else {
      return scope.show([way.last])
    }
    return scope.say(RefutationWords.somebodyKeeps(scope.name(keeper)), [end])
  }

  /// Others who handle a message of the touch.
  func handlers(_ value: String, _ answer: [String]) -> [Paragraph] {
    let names = scope.names(value)
    let extra = names.filter { !answer.contains($0) }.prefix(2).flatMap { notAHandler($0, answer) }
    let missing = scope.names(answer.joined(separator: ",")).filter { !names.contains($0) }
      .prefix(2).flatMap { name in
        scope.say(
          RefutationWords.handles(name), [handling(by: name)])
      }
    guard extra.isEmpty, missing.isEmpty, let place = scope.parting(names, answer) else {
      return extra + missing
    }
    return scope.say(RefutationWords.turn(place + 1, answer[place]), [handling(by: answer[place])])
  }

  /// Where somebody first handles a message of the touch, or any.
  private func handling(by name: String) -> Int? {
    deliveries.handling(by: name, scope.touch).first
      ?? deliveries.arrivals(at: name).first(where: deliveries.isKept)
  }

  /// How often somebody gets a message.
  func count(of method: String, to name: String) -> [Paragraph] {
    let steps = deliveries.arrivals(at: name).filter { trace[$0].arrival?.method.name == method }
    return steps.isEmpty
      ? never(method, at: name) : scope.say(RefutationWords.times(method, name, steps))
  }

  /// Why somebody never gets a message.
  private func never(_ method: String, at name: String) -> [Paragraph] {
    guard let meant = ResponderMethod(named: method) else { return [] }
    switch deliveries.absence(of: meant, at: name) {
    case .endsBelow(let steps): return scope.say(RefutationWords.furtherUp(name), steps)
    case .told(let steps): return scope.say(RefutationWords.messages(name, named(steps)))
    case .withheld(let steps) where !steps.isEmpty, .endsOtherwise(let steps):
      return scope.say(RefutationWords.never(method, name), steps)
    case .elsewhere(let steps), .withheld(let steps):
      let why = scope.whyNot(name)
      guard why.isEmpty else { return why }
      return scope.say(
        RefutationWords.nobodysNext(name), steps.isEmpty ? [scope.search.place] : steps)
    }
  }

  /// The messages of some steps.
  private func named(_ steps: [Int]) -> [(String, Int)] {
    steps.compactMap { step in trace[step].arrival.map { ($0.method.name, step) } }
  }

  /// The messages that somebody gets, in their order.
  ///
  /// - Parameter last: How many of them tell; those behind may be asked for next.
  func sequence(_ value: String, to name: String, upTo last: Int) -> [Paragraph] {
    let all = named(deliveries.arrivals(at: name))
    let said = scope.say(RefutationWords.messages(name, Array(all.prefix(last))))
    // What it is told at all is in the list, or comes behind it.
    guard !all.contains(where: { $0.0 == value }) else { return said }
    let why = never(value, at: name)
    guard !all.isEmpty else {
      return said + (why.isEmpty ? scope.instead(of: value, for: name) : why)
    }
    // What it is told instead is said already.
    let own = Set(all.map { $0.1 + 1 })
    return why.contains { $0.step.map(own.contains) == false } ? said + why : said
  }

  /// Which touches a message brings.
  func touches(inMessage number: Int, to name: String) -> [Paragraph] {
    guard let step = deliveries.arrivals(at: name).numbered(number) else {
      return sequence("", to: name, upTo: number)
    }
    return scope.say(
      RefutationWords.brings(trace.touches(at: step).sorted(), step),
      deliveries.withheld(from: name, with: step))
  }

  /// Where each touch begins.
  var landings: [Paragraph] { scope.say(RefutationWords.oneEach, deliveries.landings) }

  /// Another one as the next responder.
  func next(_ value: String, of name: String) -> [Paragraph] {
    let hop = deliveries.firstHop(from: name)
    guard let responder = scope.scene.responder(named: name) else { return [] }
    let next = scope.scene.next(of: responder).map { scope.name($0.responder) }
    let later = scope.scene.chain(from: responder).contains { scope.name($0.responder) == value }
    let said = later ? RefutationWords.furtherOn(value) : RefutationWords.noHop(value, name)
    guard let hop else { return scope.say(said) + scope.say(RefutationWords.nextIs(name, next)) }
    // What comes later is shown where it comes.
    let arrival = later ? deliveries.firstHop(to: value) : nil
    return scope.say(said, [arrival ?? hop])
  }

  /// The way up to the first controller.
  func controller(of name: String) -> [Paragraph] {
    guard let view = scope.scene.view(named: name) else { return [] }
    let chain = scope.scene.chain(from: .view(view)).map(\.responder)
    let end = chain.firstIndex { if case .controller = $0 { true } else { false } }
    return scope.say(
      RefutationWords.wayUp(name, chain.prefix((end ?? chain.count - 1) + 1).map(scope.name)))
  }

  /// The way of the message from its view to where it ends: somebody is further up, or below where
  /// it begins, or nobody's next.
  func notOnTheWay(_ name: String) -> [Paragraph] {
    let way = deliveries.began(scope.touch)
    guard let hit = scope.search.hit, let end = way.last else { return scope.whyNot(name) }
    let isBelow = scope.scene.responder(named: name).map { responder in
      scope.scene.chain(from: responder).contains { $0.responder == .view(hit) }
    }
    if isBelow == true {
      return scope.say(RefutationWords.below(name, scope.name(.view(hit))), [way.first])
    }
    let isAbove = scope.scene.chain(from: .view(hit)).contains {
      scope.name($0.responder) == name
    }
    let lead = isAbove ? RefutationWords.furtherUp(name) : RefutationWords.nobodysNext(name)
    let steps = isAbove ? way.filter { trace[$0].arrival != nil }.suffix(1) + [end] : way[...]
    return scope.say(lead) + scope.show(Array(steps), most: 8)
  }

  /// Who is told of what the others handle only sends it on; of another message nobody asked.
  func notAHandler(_ name: String, _ answer: [String]) -> [Paragraph] {
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
  private func sendsOn(_ name: String, _ arrivals: [Int], _ steps: [Int?]) -> [Paragraph] {
    var methods: [String] = []
    for method in arrivals.compactMap({ trace[$0].arrival?.method.name })
    where !methods.contains(method) {
      methods.append(method)
    }
    return scope.say(RefutationWords.sendsOn(name, methods), steps)
  }
}
