import TouchCore

/// What the record says against an answer about the search for the view.
struct SearchRefutation {
  let scope: Refutation

  private var trace: Trace { scope.trace }
  private var search: SearchSteps { scope.search }

  /// Another view, or none, as the hit view.
  func hit(_ value: String) -> [Rebuttal] {
    guard scope.scene.view(named: value) == nil else { return scope.whyNot(value) }
    guard let hit = search.hit else { return [] }
    let step = trace.answer(of: hit, touch: scope.touch) ?? search.firstAnswer(hit)
    return scope.say(.somebodyAnswers, scope.scene.name(of: hit), existing(step))
  }

  /// Another list of those that are asked.
  func asked(_ value: String, _ answer: [String]) -> [Rebuttal] {
    let names = scope.names(value)
    let extra = names.filter { !answer.contains($0) }.flatMap(scope.whyNot)
    let missing = answer.filter { !names.contains($0) }.compactMap(search.ask)
    guard extra.isEmpty, missing.isEmpty else {
      return extra + (missing.isEmpty ? [] : scope.say(.alsoAsked, missing))
    }
    guard let place = scope.parting(names, answer) else { return [] }
    return scope.turn(place, answer[place], search.ask(of: answer[place]))
  }

  /// How many of some views are asked.
  func count(_ names: [String]) -> [Rebuttal] {
    let asked = names.compactMap { name in search.ask(of: name).map { (name: name, step: $0) } }
      .sorted { $0.step < $1.step }
    let others = names.filter { search.ask(of: $0) == nil }
    let said =
      asked.isEmpty
      ? scope.say(.noneAsked) : scope.say(.theseAsked, with: ["items": .items(asked)])
    return said + others.prefix(3).flatMap(scope.whyNot)
  }

  /// Another one as the next to be asked.
  func next(_ value: String, after name: String) -> [Rebuttal] {
    guard let first = search.ask(of: name) else { return scope.whyNot(name) }
    let next = search.asks.first { $0 > first }
    guard scope.scene.view(named: value) != nil else {
      return scope.say(.searchGoesOn, existing(next))
    }
    guard let step = search.ask(of: value) else { return scope.whyNot(value) }
    return scope.say(step < first ? .askedBefore : .askedLater, value, [step])
  }

  /// Another verdict of a view: the checks in their order say which one decided.
  func verdict(_ value: String, of name: String) -> [Rebuttal] {
    guard let step = search.ask(of: name) else { return scope.whyNot(name) }
    guard value != "never-asked" else { return scope.say(.isAsked, name, [step]) }
    return scope.say(.checks, name, with: ["step": .step(step)]) + [.checks(step)]
  }

  /// Another point: that of somebody else, or one that no subtraction gives.
  func point(_ value: String, in name: String) -> [Rebuttal] {
    guard let step = search.ask(of: name) else { return scope.whyNot(name) }
    let owner = search.asks.first { ask in
      guard case .hitAsk(_, _, let point, _) = trace[ask] else { return false }
      return point.answer == value
    }
    if let owner, let other = trace[owner].asked {
      return scope.say(
        .pointOf, scope.scene.name(of: other), with: ["point": .word("(\(value))")], [owner])
        + [.conversion(step)]
    }
    return scope.say(.conversion, name, with: ["step": .step(step)]) + [.conversion(step)]
  }
}
