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
  /// The other controls that one cause costs as well.
  public internal(set) var also: [ViewID] = []
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
  /// Whether scrolling may bring the view out from under what covers it, as far as the file says.
  var mayScrollOut = false
  /// Whether it lies outside of a superview whose class is known to answer by its bounds.
  var isSurelyOutside = false
  /// Whether code holds what lies in front of it, and may show that at times only.
  var isShownAtTimes = false
  /// Whether it says that an item of a controller sends nothing: code has that without an outlet.
  var isUpToCode = false
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

extension Finding {
  /// Whether the file leaves open whether it is so.
  ///
  /// What constraints compute is elsewhere on another device: on the canvas a control may stick out of
  /// the screen or of what it lies in by some points, and nowhere else.
  public var isDoubtful: Bool {
    if certainty.grade == .unknown || rule == .unknownOverride || mayScrollOut || isUpToCode {
      return true
    }
    if rule == .deafRecognizer, certainty.missing.contains(where: { $0.fact == .interaction }) {
      return true
    }
    // A delegate that is there may refuse just these touches.
    if rule == .cancellingTap, certainty.missing.contains(where: { $0.fact == .delegates }) {
      return true
    }
    let isMostlyFree = (reachable ?? 0) > Self.mostOfIt
    guard restsOnCanvas else {
      let isOfScreen = isBesideScreen || rule == .nearEdge
      return isShownAtTimes && isMostlyFree
        || isOfScreen && certainty.missing.contains { $0.fact == .level }
    }
    if rule == .outside { return !isBeforeTheStart }
    return isBesideScreen || isAboutSize || rule == .nearEdge || isMostlyFree
  }

  /// Whether it lies beyond top and left edges alone, which each device has where the canvas has them;
  /// how far a view goes to the right and down is worked out for each.
  private var isBeforeTheStart: Bool {
    causes.allSatisfy { cause in
      switch cause.reason {
      case .offScreen(let edges), .outside(_, let edges):
        !edges.isEmpty && edges.isDisjoint(with: [.bottom, .right])
      default: false
      }
    }
  }

  /// Whether it lies beside the screen.
  var isBesideScreen: Bool { causes.contains { $0.reason.isOffScreen } }

  /// Whether it says that something is too small: constraints and content make it as large as needed.
  private var isAboutSize: Bool { rule.isAboutPlace || rule == .flatControl }

  /// Whether the classes of all that is in the way answer hit testing themselves: what lies in front
  /// may hand the touch on (2.13), and a superview may accept what lies outside of it (2.12).
  var isUpToItsClass: Bool {
    !causes.isEmpty && !isSurelyOutside
      && causes.allSatisfy { cause in
        switch cause.reason {
        case .covered(let decider, _), .outside(let decider, _):
          certainty.missing.contains {
            $0.view == decider
              && (UnknownFacts.ofHitTesting.contains($0.fact) || $0.fact == .kind)
          }
        default: false
        }
      }
  }

  /// Whether it rests on a frame that constraints compute anew on each device.
  var restsOnCanvas: Bool { certainty.missing.contains { $0.fact == .frame } }

  /// More than this share of a control is enough to tap it.
  private static let mostOfIt = 0.7

  /// Whom one would change so that it is no more: what one change mends is one finding.
  var cause: ViewID? {
    switch rule {
    case .covered: coveringBranch ?? others.last
    case .partlyCovered, .controlsOverlap: onlyBranch
    case .outside, .partlyOutside, .flatSuperview: others.last
    case .superviewRefuses: others.first.flatMap { $0 == view ? nil : $0 }
    case .flatControl, .deafRecognizer, .small, .silentButton, .sharedRecognizer, .cancellingTap,
      .besideContent, .clearOverlay, .windowOnTop, .unknownOverride, .nestedControls, .nearEdge,
      .plainInside, .beyondContent, .duplicate:
      nil
    }
  }

  /// The branch that takes the largest part, with whatever is hit in it.
  private var coveringBranch: ViewID? {
    if case .covered(_, let branch)? = causes.first?.reason { branch } else { nil }
  }

  /// The branch that takes all that is lost; nil if there are several.
  private var onlyBranch: ViewID? {
    causes.allSatisfy { $0.reason.branch == coveringBranch } ? coveringBranch : nil
  }

  /// The findings with one for each cause, which names all controls that it costs.
  ///
  /// Rows of one class in a list that runs are made by the same code: what is so in one is in all.
  static func grouped(_ findings: [Finding], in scene: Scene) -> [Finding] {
    struct Cause: Hashable {
      let rule: AuditRule
      let severity: Severity
      let view: ViewID
      let way: [String]
    }
    var places: [Cause: Int] = [:]
    var grouped: [Finding] = []
    for finding in findings {
      guard let view = finding.cause else {
        grouped.append(finding)
        continue
      }
      let (holder, way) = scene.placeInRows(of: view)
      let cause = Cause(
        rule: finding.rule, severity: finding.severity, view: holder,
        way: way + (way.isEmpty ? [] : scene.placeInRows(of: finding.view).way))
      if let place = places[cause] {
        grouped[place].take(finding)
      } else {
        places[cause] = grouped.count
        grouped.append(finding)
      }
    }
    return grouped
  }

  /// Tells of another control, which the same costs.
  private mutating func take(_ other: Finding) {
    also.append(other.view)
    causes = causes.reduce(into: []) { $0.add($1) }
    if other.certainty.grade == .likely, certainty.grade == .proved { certainty = other.certainty }
  }
}

extension [Finding.Cause] {
  /// Adds a cause; of several views in one in front, what they have in common.
  fileprivate mutating func add(_ cause: Finding.Cause) {
    guard let branch = cause.reason.branch else { return append(cause) }
    let earlier = firstIndex { $0.reason.branch == branch }
    let share = cause.share + (earlier.map { self[$0].share } ?? 0)
    let common = Finding.Cause(
      reason: .covered(by: branch, branch: branch), share: Swift.min(1, share))
    guard let earlier else { return append(common) }
    self[earlier] = common
  }
}

extension AuditRule {
  /// Whether it is about a control that does not lie in what it is in.
  var isAboutPlace: Bool { [.outside, .partlyOutside, .flatSuperview].contains(self) }
}

extension Scene {
  /// The list of a view in a row that an app has made, and the way from there, the same in each row of
  /// one class; any other view itself.
  fileprivate func placeInRows(of view: ViewID) -> (holder: ViewID, way: [String]) {
    let path = path(from: view)
    guard let row = path.firstIndex(where: { self[$0].kind.isRow }), row + 1 < path.count,
      self[path[row]].debuggedAddress != nil
    else { return (view, []) }
    let way = (0..<row).map { place in
      "\(self[path[place + 1]].subviews.firstIndex(of: path[place]) ?? 0)"
    }
    return (path[row + 1], [self[path[row]].className] + way)
  }
}
