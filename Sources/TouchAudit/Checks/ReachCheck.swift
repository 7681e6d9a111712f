import TouchCore
import TouchInquiry

//     T05 refused above ─▶ T01 all outside ─▶ T07 nothing left ─▶ T02, T08 some of it
//     the first that tells all is told alone; what scrolling brings back is not lost

/// T01, T02, T05, T07, T08: how much of a control a touch reaches, and who has the rest.
struct ReachCheck {
  private let subjects: AuditSubjects
  private(set) var findings: [Finding] = []

  init(_ subjects: AuditSubjects) {
    self.subjects = subjects
    for view in subjects.controls + subjects.listeners { look(at: view) }
    for view in subjects.offControls { lookAtOff(view) }
  }

  /// T05: 2.2, a control that takes no touches itself may be meant so: cells show buttons as pictures.
  private mutating func lookAtOff(_ view: ViewID) {
    var finding = Finding(.superviewRefuses, view)
    finding.severity = .info
    finding.reachable = 0
    finding.causes = [
      Finding.Cause(reason: .refused(by: view, .interaction), share: 1)
    ]
    finding.example = subjects.scene.outlineAsHit(view)?.middle
    findings.append(finding)
  }

  private mutating func look(at view: ViewID) {
    guard let reach = subjects.reaches[view], reach.area > 0 else { return }
    let losses = subjects.losses(of: view)
    if refused(view, reach, losses) { return }
    let outside = losses.filter { $0.reason.isOutside(view) }
    let isFreed = subjects.freed.contains(view)
    let covered =
      isFreed
      ? []
      : losses.filter {
        subjects.isCovered($0.reason) && !subjects.isUnderBar(view, $0.reason)
          && !subjects.sendsTheSame($0.reason, as: view)
      }
    if reach.isAll(outside) {
      guard subjects.flatSuperview(of: view, losses) == nil else { return }
      return add(.outside, view, reach, outside)
    }
    let least = subjects.options.leastShare
    // A part that scrolling brings may be free there.
    let isGone = reach.share < least && subjects.awaited(of: view) < least * reach.area
    if isGone, !covered.isEmpty {
      guard subjects.duplicate(over: view) == nil else { return }
      let told = covered.map { $0.reason }
      // Where the screen ends is the device's, and no doubt about what lies in front.
      let rest = losses.filter { !told.contains($0.reason) && !$0.reason.isOffScreen }
      return add(.covered, view, reach, covered, severity(of: covered), besides: rest)
    }
    guard subjects.scene[view].kind.isControl else { return }
    if subjects.isNoticed(outside, of: reach) { add(.partlyOutside, view, reach, outside) }
    if subjects.isBackdrop(view) { return }
    let branches = subjects.branchesOfControls(covered)
    let others = covered.filter { loss in loss.reason.branch.map(branches.contains) != true }
    guard subjects.isNoticed(others, of: reach) else { return }
    add(.partlyCovered, view, reach, others, severity(of: others))
  }

  /// What only a keyboard covers comes back with the end of editing: worth knowing.
  private func severity(of covered: [AuditSubjects.Loss]) -> Severity? {
    covered.allSatisfy { subjects.isUnderKeyboard($0.reason) } ? .info : nil
  }

  /// T05, and whether there is nothing else to say.
  private mutating func refused(
    _ view: ViewID, _ reach: AreaReach, _ losses: [AuditSubjects.Loss]
  ) -> Bool {
    for loss in losses {
      guard case .refused(let ancestor, let verdict) = loss.reason, ancestor != view else {
        continue
      }
      switch verdict {
      // What is hidden at first is often shown later.
      case .hidden, .alpha: add(.superviewRefuses, view, reach, [loss], .info)
      case .interaction where !subjects.scene.isOfPush(ancestor):
        add(.superviewRefuses, view, reach, [loss])
      // An animation ends, and so does a push.
      case .interaction, .animating, .inside, .outside, .overridden: break
      }
      return true
    }
    return false
  }

  /// - Parameter besides: The losses of the rest of the view, which are listed among the causes only.
  private mutating func add(
    _ rule: AuditRule, _ view: ViewID, _ reach: AreaReach, _ losses: [AuditSubjects.Loss],
    _ severity: Severity? = nil, besides: [AuditSubjects.Loss] = []
  ) {
    // 2.2: a hidden or clear superview refuses the touch wherever the control lies.
    if rule != .superviewRefuses, let refusal = subjects.refusal(around: view) {
      let all = AuditSubjects.Loss(
        reason: refusal, area: reach.area, outlines: [reach.outline], example: reach.outline.middle)
      return add(.superviewRefuses, view, reach, [all], .info)
    }
    var finding = Finding(rule, view)
    finding.severity = severity ?? finding.severity
    let panel = losses.contains { $0.reason.isOffScreen } ? subjects.panel(around: view) : nil
    for other in losses.flatMap({ $0.reason.culprits }) + [panel].compactMap({ $0 })
    where !finding.others.contains(other) {
      finding.others.append(other)
    }
    finding.reachable = reach.share
    finding.causes = subjects.causes(of: losses + besides, in: reach)
    finding.example = losses.first?.example
    finding.mayScrollOut = subjects.mayScrollOut(view, from: losses)
    findings.append(finding)
  }
}

extension AreaReach {
  /// Whether some losses are all of it, but for a sliver.
  fileprivate func isAll(_ losses: [AuditSubjects.Loss]) -> Bool {
    losses.reduce(0) { $0 + $1.area } > 0.999 * area
  }
}

extension AreaLossReason {
  /// The sibling in front with all that lies in it; nil if nothing lies in front.
  var branch: ViewID? {
    if case .covered(_, let branch) = self { branch } else { nil }
  }

  /// Whether it lies beside the screen.
  var isOffScreen: Bool { if case .offScreen = self { true } else { false } }

  /// Whether it lies beside a superview or the screen.
  func isOutside(_ view: ViewID) -> Bool {
    switch self {
    case .offScreen: true
    case .outside(let ancestor, _): ancestor != view
    case .ignored, .windowNotShown, .refused, .overridden, .inside, .covered, .otherWindow,
      .swallowed:
      false
    }
  }

  /// Those whose doing it is, the nearest to the touch first.
  var culprits: [ViewID] {
    switch self {
    case .offScreen, .ignored, .swallowed: []
    case .windowNotShown(let view), .refused(let view, _), .outside(let view, _),
      .overridden(let view), .inside(let view):
      [view]
    case .covered(let hit, let branch): hit == branch ? [hit] : [hit, branch]
    case .otherWindow(let window, let hit): hit == window ? [hit] : [hit, window]
    }
  }
}
