import TouchCore

/// One recognizer that a file gives to several views.
public struct SharedRecognizer: Hashable, Sendable {
  /// Its name or class.
  public let name: String
  /// The views that have it in their lists, the one that keeps it first.
  public let views: [ViewID]

  /// Makes one.
  public init(_ name: String, views: [ViewID]) {
    self.name = name
    self.views = views
  }
}

/// What an audit looks for, and from where on something counts.
public struct AuditOptions: Sendable {
  /// The rules that are looked for.
  public var rules = Set(AuditRule.allCases.filter { $0.entry.isOn })
  /// The least width and height of what can be hit of a control, in points (T10); the guidelines of
  /// Apple say 44, those of the web 24.
  public var leastSide = 44.0
  /// Less of a control than this share of its area is not worth a finding.
  public var leastShare = 0.01
  /// Nobody misses less of a control than this share of its area (T02, T08, T09).
  public var leastLoss = 0.1
  /// Nearer to an edge of the screen than this the system may take a touch first, in points (T19).
  public var edge = 20.0
  /// As far below a navigation bar the bar may win, in points (T19).
  public var barSlop = 6.0
  /// More of a view, or of the screen, than this share counts as all of it (T15, T16).
  public var mostShare = 0.95
  /// Whether findings are told as well that the file leaves open.
  public var tellsDoubts = false
  /// The recognizers that a file gives to several views; a scene cannot say that (T12).
  public var sharedRecognizers: [SharedRecognizer] = []
  /// The part of the screen to look at; nil for the largest window that is shown.
  public var screen: Rect?

  /// What is looked for without being asked.
  public init() {}
}
