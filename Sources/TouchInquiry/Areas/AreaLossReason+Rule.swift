import TouchCore

extension AreaLossReason {
  /// The rule by which the part is lost; nil where no finger gets.
  public var rule: RuleNumber? {
    switch self {
    case .offScreen: nil
    case .ignored: RuleNumber(1, 10)
    case .windowNotShown, .otherWindow: RuleNumber(1, 6)
    case .refused(_, .animating): RuleNumber(2, 17)
    case .refused: RuleNumber(2, 2)
    case .outside: RuleNumber(2, 11)
    case .overridden: RuleNumber(2, 13)
    case .inside, .covered: RuleNumber(2, 5)
    case .swallowed: RuleNumber(21, 18)
    }
  }
}
