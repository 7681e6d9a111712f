import TouchCore
import TouchInquiry
import TouchNarration

/// One thing that an audit found.
public struct Finding: Hashable, Sendable {
  /// A part of a control that is not the control's, and why.
  public struct Cause: Hashable, Sendable {
    /// Why.
    public let reason: AreaLossReason
    /// How much of the control's bounds that is, from 0 to 1.
    public let share: Double
  }

  /// What is not known, and of whom.
  public struct Doubt: Hashable, Sendable {
    /// Whose it is.
    public let view: ViewID
    /// What is not known.
    public internal(set) var facts: UnknownFacts
  }

  /// What was looked for.
  public let rule: AuditRule
  /// How much it matters.
  public var severity: Severity
  /// The view it is about.
  public let view: ViewID
  /// Those whose doing it is, or whom it concerns besides.
  public var others: [ViewID] = []
  /// How much of the view's bounds can be hit, from 0 to 1; nil where that was not asked.
  public var reachable: Double?
  /// What becomes of the rest, the largest part first.
  public var causes: [Cause] = []
  /// A point of the screen where it shows; nil where there is none.
  public var example: Point?
  /// The width and height in question, in points.
  public var size: Size?
  /// The recognizer in question, by its name.
  public var recognizer: String?
  /// Whether no curve and no twisted override had a part in its numbers.
  public var isExact = true
  /// How sure it is, by the one grade that answers have.
  public var certainty = Certainty.proved

  init(_ rule: AuditRule, _ view: ViewID, others: [ViewID] = []) {
    self.rule = rule
    self.view = view
    self.others = others
    severity = rule.entry.severity
  }

  /// What is not known and could change it, each view once.
  public var doubts: [Doubt] {
    certainty.missing.reduce(into: []) { doubts, missing in
      if let last = doubts.indices.last, doubts[last].view == missing.view {
        doubts[last].facts.formUnion(missing.fact)
      } else {
        doubts.append(Doubt(view: missing.view, facts: missing.fact))
      }
    }
  }
}
