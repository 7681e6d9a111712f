import TouchCore
import TouchInquiry

/// T03, T04, T10: controls and superviews that are too small.
struct SizeCheck {
  private let subjects: AuditSubjects
  private(set) var findings: [Finding] = []

  init(_ subjects: AuditSubjects) {
    self.subjects = subjects
    for view in subjects.controls + subjects.listeners { lookAbove(view) }
    for view in subjects.controls { look(at: view) }
  }

  /// T03: cause 3 of them all, a wrapper that was never given a size.
  private mutating func lookAbove(_ view: ViewID) {
    guard let reach = subjects.reaches[view], reach.area > 0,
      let flat = subjects.flatSuperview(of: view, subjects.losses(of: view)),
      // A stack view is as large as what it shows: it grows with what is hidden now.
      subjects.scene.path(from: view).prefix(while: { $0 != flat })
        .allSatisfy({ !subjects.scene[$0].isHidden })
    else { return }
    var finding = Finding(.flatSuperview, view, others: [flat])
    finding.reachable = reach.share
    finding.size = subjects.scene[flat].asHit.bounds.size
    finding.example = reach.outline.middle
    findings.append(finding)
  }

  private mutating func look(at view: ViewID) {
    let size = subjects.scene[view].asHit.bounds.size
    guard size.width > 0, size.height > 0 else {
      // The file does not say how large it is.
      guard !subjects.scene[view].origins.missing.contains(.place) else { return }
      var finding = Finding(.flatControl, view)
      finding.size = size
      return findings.append(finding)
    }
    guard let reach = subjects.reaches[view], let box = whole(reach),
      !subjects.scene[view].kind.traits.contains(.sizedBySystem), !subjects.isInBar(view),
      min(box.size.width, box.size.height) < subjects.options.leastSide,
      // A part below the fold is not there yet.
      subjects.awaited(of: view) == 0
    else { return }
    var finding = Finding(.small, view)
    finding.reachable = reach.share
    finding.size = box.size
    finding.example = box.middle
    findings.append(finding)
  }
}

extension SizeCheck {
  /// The box around all that can be hit, also beyond its bounds (2.12); nil where nothing can.
  private func whole(_ reach: AreaReach) -> Rect? {
    let own = subjects.areas.pieces(of: reach.view).flatMap { $0.outline.corners }
    let points = own + (reach.reachableBox?.corners ?? [])
    return points.isEmpty ? nil : Rect(around: points)
  }
}

extension AuditSubjects {
  /// Whether a view lies in a bar, which has sizes and areas of its own.
  func isInBar(_ view: ViewID) -> Bool {
    scene.path(from: view).contains { scene[$0].kind == .bar }
  }
}
