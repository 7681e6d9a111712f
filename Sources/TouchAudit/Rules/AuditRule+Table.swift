import TouchCore

/// How much a finding matters.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Nobody can have meant it.
  case error
  /// It may be meant, and often is not.
  case warning
  /// Worth knowing.
  case info

  private var weight: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .info: 0
    }
  }

  /// The one that matters less comes first.
  public static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }
}

extension AuditRule {
  /// What is fixed about a rule.
  public struct Entry: Hashable, Sendable {
    /// How much its findings matter, where a finding does not say otherwise.
    public let severity: Severity
    /// Whether it is looked for without being asked.
    public let isOn: Bool
    /// Its name, as tools show it.
    public let name: String
    /// The rules of UIKit by which its findings come about; none where it is about an app's own wiring
    /// or a guideline.
    public let rules: [RuleNumber]

    fileprivate init(
      _ severity: Severity, _ name: String, _ rules: RuleNumber..., isOn: Bool = true
    ) {
      (self.severity, self.name, self.rules, self.isOn) = (severity, name, rules, isOn)
    }
  }

  /// The table of the rules; the only place that says how much one matters and what it is called.
  public var entry: Entry {
    switch self {
    case .outside: Entry(.error, "outside-superview", RuleNumber(2, 11))
    case .partlyOutside: Entry(.warning, "partly-outside-superview", RuleNumber(2, 11))
    case .flatSuperview: Entry(.error, "flat-superview", RuleNumber(2, 11))
    case .flatControl: Entry(.warning, "flat-control", RuleNumber(2, 9))
    case .superviewRefuses: Entry(.error, "superview-refuses", RuleNumber(2, 3))
    case .deafRecognizer: Entry(.error, "deaf-recognizer", RuleNumber(2, 3), RuleNumber(9, 1))
    case .covered: Entry(.error, "covered", RuleNumber(2, 5))
    case .partlyCovered: Entry(.warning, "partly-covered", RuleNumber(2, 5))
    case .controlsOverlap: Entry(.warning, "controls-overlap", RuleNumber(2, 5))
    // More than half of all buttons are smaller than 44 points one way.
    case .small: Entry(.info, "small-target", isOn: false)
    case .silentButton: Entry(.warning, "silent-button")
    case .sharedRecognizer: Entry(.error, "shared-recognizer", RuleNumber(9, 1))
    case .cancellingTap: Entry(.warning, "cancelling-tap", RuleNumber(9, 27))
    case .besideContent: Entry(.warning, "beside-content-view", RuleNumber(16, 7))
    case .clearOverlay: Entry(.warning, "clear-overlay", RuleNumber(2, 5))
    case .windowOnTop: Entry(.warning, "window-on-top", RuleNumber(1, 6))
    case .unknownOverride: Entry(.info, "unknown-override", RuleNumber(2, 13))
    case .nestedControls: Entry(.warning, "nested-controls", RuleNumber(2, 5))
    case .nearEdge: Entry(.info, "near-edge")
    case .plainInside: Entry(.info, "plain-view-in-control", RuleNumber(7, 13))
    case .beyondContent: Entry(.warning, "beyond-content", RuleNumber(20, 11))
    case .duplicate: Entry(.warning, "duplicate-control", RuleNumber(2, 5))
    }
  }

  /// The rule with a number such as `T07`, or with a name such as `covered`.
  public init?(named name: String) {
    let wanted = name.lowercased()
    guard
      let rule = Self.allCases.first(where: {
        $0.rawValue.lowercased() == wanted || $0.entry.name == wanted
      })
    else { return nil }
    self = rule
  }
}
