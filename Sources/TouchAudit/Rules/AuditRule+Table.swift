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
  }

  /// The table of the rules; the only place that says how much one matters and what it is called.
  public var entry: Entry {
    switch self {
    case .outside: Entry(severity: .error, isOn: true, name: "outside-superview")
    case .partlyOutside: Entry(severity: .warning, isOn: true, name: "partly-outside-superview")
    case .flatSuperview: Entry(severity: .error, isOn: true, name: "flat-superview")
    case .flatControl: Entry(severity: .warning, isOn: true, name: "flat-control")
    case .superviewRefuses: Entry(severity: .error, isOn: true, name: "superview-refuses")
    case .deafRecognizer: Entry(severity: .error, isOn: true, name: "deaf-recognizer")
    case .covered: Entry(severity: .error, isOn: true, name: "covered")
    case .partlyCovered: Entry(severity: .warning, isOn: true, name: "partly-covered")
    case .controlsOverlap: Entry(severity: .warning, isOn: true, name: "controls-overlap")
    // More than half of all buttons are smaller than 44 points one way.
    case .small: Entry(severity: .info, isOn: false, name: "small-target")
    case .silentButton: Entry(severity: .warning, isOn: true, name: "silent-button")
    case .sharedRecognizer: Entry(severity: .error, isOn: true, name: "shared-recognizer")
    case .cancellingTap: Entry(severity: .warning, isOn: true, name: "cancelling-tap")
    case .besideContent: Entry(severity: .warning, isOn: true, name: "beside-content-view")
    case .clearOverlay: Entry(severity: .warning, isOn: true, name: "clear-overlay")
    case .windowOnTop: Entry(severity: .warning, isOn: true, name: "window-on-top")
    case .unknownOverride: Entry(severity: .info, isOn: true, name: "unknown-override")
    case .nestedControls: Entry(severity: .warning, isOn: true, name: "nested-controls")
    case .nearEdge: Entry(severity: .info, isOn: true, name: "near-edge")
    case .plainInside: Entry(severity: .info, isOn: true, name: "plain-view-in-control")
    case .beyondContent: Entry(severity: .warning, isOn: true, name: "beyond-content")
    case .duplicate: Entry(severity: .warning, isOn: true, name: "duplicate-control")
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
