import TouchCore
import TouchInquiry

/// T18, T20: what lies inside a control.
struct NestingCheck {
  private let subjects: AuditSubjects
  private(set) var findings: [Finding] = []

  init(_ subjects: AuditSubjects) {
    self.subjects = subjects
    for view in subjects.controls {
      if let outer = subjects.scene.control(around: view) {
        var finding = Finding(.nestedControls, view, others: [outer])
        finding.example = subjects.reaches[view]?.reachableBox.map { $0.middle }
        findings.append(finding)
      }
      lookInside(view)
    }
  }

  /// T20: 7.13, touches that a control hears of from a view inside it set nothing off.
  private mutating func lookInside(_ view: ViewID) {
    guard let reach = subjects.reaches[view], reach.area > 0 else { return }
    var finding = Finding(.plainInside, view)
    for loss in subjects.losses(of: view) {
      guard case .inside(let inner) = loss.reason, isPlain(inner, in: view) else { continue }
      finding.others.append(inner)
      finding.causes.append(Finding.Cause(reason: loss.reason, share: loss.area / reach.area))
      finding.example = finding.example ?? loss.example
    }
    guard !finding.others.isEmpty else { return }
    finding.reachable = reach.share
    // Where more than half is gone, it is no matter of gaps any more.
    if reach.share < 0.5 { finding.severity = .warning }
    findings.append(finding)
  }

  /// Whether nobody between a view and a control around it is there for touches.
  private func isPlain(_ inner: ViewID, in control: ViewID) -> Bool {
    subjects.scene.path(from: inner).prefix { $0 != control }.allSatisfy {
      subjects.scene[$0].kind.traits.contains(.plain) && !subjects.scene.hasRecognizersOfApp($0)
    }
  }
}
