import TouchCore
import TouchInquiry
import TouchNarration

/// What the record says against an answer about the search for the view.
struct SearchRefutation {
  let scope: Refutation

  private var trace: Trace { scope.trace }
  private var search: Search { scope.search }

  /// Another view, or none, as the hit view.
  func hit(_ value: String) -> [Paragraph] {
    guard scope.scene.view(named: value) == nil else { return scope.whyNot(value) }
    guard let hit = search.hit else { return [] }
    let step = trace.answer(of: hit, touch: scope.touch) ?? search.firstAnswer(hit)
    return scope.say(RefutationWords.somebodyAnswers(scope.scene.name(of: hit)), [step])
  }

  /// Another list of those that are asked.
  func asked(_ value: String, _ answer: [String]) -> [Paragraph] {
    let names = scope.names(value)
    let extra = names.filter { !answer.contains($0) }.flatMap(scope.whyNot)
    let missing = answer.filter { !names.contains($0) }.compactMap(search.ask)
    guard extra.isEmpty, missing.isEmpty else {
      return extra + (missing.isEmpty ? [] : scope.say(RefutationWords.alsoAsked, missing))
    }
    guard let place = scope.parting(names, answer) else { return [] }
    return scope.say(
      RefutationWords.turn(place + 1, answer[place]), [search.ask(of: answer[place])])
  }

  /// How many of some views are asked.
  func count(_ names: [String]) -> [Paragraph] {
    let asked = names.compactMap { name in search.ask(of: name).map { (name, $0) } }
    let others = names.filter { search.ask(of: $0) == nil }
    return scope.say(RefutationWords.asked(asked)) + others.prefix(3).flatMap(scope.whyNot)
  }

  /// Another one as the next to be asked.
  func next(_ value: String, after name: String) -> [Paragraph] {
    guard let first = search.ask(of: name) else { return scope.whyNot(name) }
    let next = search.asks.first { $0 > first }
    guard scope.scene.view(named: value) != nil else {
      return scope.say(RefutationWords.searchGoesOn, [next])
    }
    guard let step = search.ask(of: value) else { return scope.whyNot(value) }
    let said =
      step < first ? RefutationWords.askedBefore(value) : RefutationWords.askedLater(value)
    return scope.say(said, [step])
  }

  /// Another verdict of a view: the checks in their order say which one decided.
  func verdict(_ value: String, of name: String) -> [Paragraph] {
    guard let step = search.ask(of: name) else { return scope.whyNot(name) }
    guard value != "never-asked" else { return scope.say(RefutationWords.isAsked(name), [step]) }
    // Who asks comes first, then the point, then the checks.
    let told = scope.narrator.explain(step).long
    return scope.say(RefutationWords.checks(name, step + 1))
      + told.dropFirst(told.count > 2 ? 2 : 0).prefix(2).map { Paragraph($0, indent: 4) }
  }

  /// Another point: that of somebody else, or one that no subtraction gives.
  func point(_ value: String, in name: String) -> [Paragraph] {
    guard let step = search.ask(of: name) else { return scope.whyNot(name) }
    let owner = search.asks.first { ask in
      guard case .hitAsk(_, _, let point, _) = trace[ask] else { return false }
      return point.answer == value
    }
    if let owner, let other = trace[owner].asked {
      return scope.say(
        RefutationWords.pointOf(scope.scene.name(of: other), value), [owner])
        + conversion(at: step)
    }
    return scope.say(RefutationWords.subtraction(name, step + 1)) + conversion(at: step)
  }

  /// How the point came about.
  private func conversion(at step: Int) -> [Paragraph] {
    guard case .hitAsk(_, _, let point, _) = trace[step] else { return [] }
    return scope.narrator.explain(step).long.filter { $0.plain.contains("(\(point.answer))") }
      .prefix(1).map { Paragraph($0, indent: 4) }
  }
}
