import TouchCore

extension AreaLossReason {
  /// The rule by which a part of a view is lost; nil where no finger gets.
  public func rule(of view: ViewID) -> RuleNumber? {
    switch self {
    case .offScreen: nil
    case .ignored: RuleNumber(1, 10)
    case .windowNotShown: RuleNumber(1, 9)
    case .otherWindow: RuleNumber(1, 6)
    case .refused(_, .animating): RuleNumber(2, 17)
    case .refused(view, _): RuleNumber(2, 2)
    // The whole subtree goes with it.
    case .refused: RuleNumber(2, 3)
    // Within the bounds, only a pointInside of its own says no.
    case .outside(_, []): RuleNumber(2, 12)
    case .outside(view, _): RuleNumber(2, 4)
    case .outside: RuleNumber(2, 11)
    case .overridden: RuleNumber(2, 13)
    case .inside, .covered: RuleNumber(2, 5)
    case .swallowed: RuleNumber(21, 18)
    }
  }
}
