import TouchCore
import TouchInquiry

/// T17: classes of which nobody knows whether they answer hit testing in a way of their own.
struct OverrideCheck {
  private(set) var findings: [Finding] = []

  init(_ subjects: AuditSubjects) {
    let scene = subjects.scene
    guard scene.views.contains(where: { !$0.origins.missing.isDisjoint(with: .ofHitTesting) })
    else { return }
    var below: [ViewID: [ViewID]] = [:]
    for control in subjects.controls {
      for view in scene.path(from: control)
      // An element type of a test tool is no class that anybody could look into.
      where !scene[view].origins.missing.isDisjoint(with: .ofHitTesting) && !scene[view].isElement {
        below[view, default: []].append(control)
      }
    }
    for view in below.keys.sorted() {
      var finding = Finding(
        .unknownOverride, view, others: (below[view] ?? []).filter { $0 != view })
      finding.example = scene.outlineAsHit(view)?.middle
      findings.append(finding)
    }
  }
}
