import TouchCore
import TouchInquiry

/// T09, T22: controls that lie on controls.
struct OverlapCheck {
  private let subjects: AuditSubjects
  private(set) var findings: [Finding] = []

  init(_ subjects: AuditSubjects) {
    self.subjects = subjects
    for view in subjects.controls { look(at: view) }
  }

  private mutating func look(at view: ViewID) {
    guard let reach = subjects.reaches[view], reach.area > 0 else { return }
    if let duplicate = subjects.duplicate(over: view), !subjects.losses(of: view).isEmpty {
      var finding = Finding(.duplicate, view, others: [duplicate])
      finding.reachable = reach.share
      finding.example = reach.outline.middle
      return findings.append(finding)
    }
    // Where nothing is left, T07 says so.
    guard reach.share >= subjects.options.leastShare, !subjects.isBackdrop(view) else { return }
    var finding = Finding(.controlsOverlap, view)
    let covered = subjects.losses(of: view).filter {
      subjects.isCovered($0.reason) && !subjects.sendsTheSame($0.reason, as: view)
    }
    // What lies around a control in front takes its part for the same cause.
    let branches = subjects.branchesOfControls(covered)
    let losses = covered.filter { loss in loss.reason.branch.map(branches.contains) == true }
    for loss in losses {
      if let control = subjects.controlInFront(loss.reason), !finding.others.contains(control) {
        finding.others.append(control)
      }
      finding.causes.append(
        Finding.Cause(reason: loss.reason, share: min(1, loss.area / reach.area)))
      finding.example = finding.example ?? loss.example
    }
    finding.mayScrollOut = subjects.mayScrollOut(view, from: losses)
    guard !finding.others.isEmpty, subjects.isNoticed(losses, of: reach),
      !subjects.freed.contains(view)
    else { return }
    finding.reachable = reach.share
    findings.append(finding)
  }
}
