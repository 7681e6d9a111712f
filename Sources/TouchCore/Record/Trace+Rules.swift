extension Trace {
  /// The rule that decided a step: the decision says it, but where the step itself does.
  public func rule(of index: Int) -> RuleNumber {
    grounds.rule(of: index) ?? ownRule(of: index)
  }

  /// The rule of a step that says what it is by itself; the general one of its stage where a record
  /// was read that tells none.
  private func ownRule(of index: Int) -> RuleNumber {
    let step = self[index]
    return switch step {
    case .windowAsk(_, _, let isShown):
      asksAgain(at: index) ? ruleOfAskingAgain : isShown ? RuleNumber(1, 6) : RuleNumber(1, 9)
    case .hitAsk(let view, _, _, let verdict): rule(of: verdict, at: view, index)
    case .hitReturn(let view, _, let answer):
      ruleOfHosting(atAnswer: index) ?? ruleOfReturn(from: view, answer)
    case .hitResult(_, let view, _): view == nil ? RuleNumber(1, 13) : RuleNumber(2, 1)
    case .chainNext(let hop): hop.hop.rule
    case .timer(let owner): owner.rule
    case .change(let place):
      changes[place].change.rule
    case .gate(let step): step.reason.rule
    case .row(let step): step.ownRule
    case .focus(let step): step.cause.rule
    case .presentation(let step): step.call.rule
    default: step.kind.rule
    }
  }

  private func rule(of verdict: AskVerdict, at view: ViewID, _ index: Int) -> RuleNumber {
    switch verdict {
    // 2.12 where a subclass answers for bounds; otherwise 2.9 says what inside means.
    case .inside:
      return scene[view].pointInsideOverride == nil ? RuleNumber(2, 9) : RuleNumber(2, 12)
    case .outside: return RuleNumber(2, 4)
    case .hidden, .interaction: return RuleNumber(2, 2)
    case .alpha: return scene(at: index)[view].alpha < 0.01 ? RuleNumber(2, 2) : RuleNumber(2, 14)
    case .animating:
      return scene.settings.isOn(.animatingSwallows) ? RuleNumber(21, 18) : RuleNumber(2, 17)
    case .overridden: return RuleNumber(2, 13)
    }
  }

  private func ruleOfReturn(from view: ViewID, _ answer: ViewID?) -> RuleNumber {
    switch scene[view].hitTestOverride {
    case .returnsNil, .returnsSelf, .returns: RuleNumber(2, 13)
    case .passesThrough where answer == nil: RuleNumber(2, 13)
    case .returnsWhereSeen(let other) where answer == other: RuleNumber(2, 18)
    case .returnsNilIf(.view(let other), isUnless: false) where answer == nil:
      scene[other].kind == .hosting ? RuleNumber(22, 25) : RuleNumber(2, 13)
    case .returnsNilIf where answer == nil: RuleNumber(2, 13)
    case .callsSuper, .passesThrough, .returnsWhereSeen, .returnsNilIf, nil:
      answer == view ? RuleNumber(2, 6) : RuleNumber(2, 5)
    }
  }
}
