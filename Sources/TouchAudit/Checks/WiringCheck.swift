import TouchCore
import TouchInquiry

/// T11, T19: what becomes of a touch that reaches a control.
struct WiringCheck {
  private let subjects: AuditSubjects
  private(set) var findings: [Finding] = []

  init(_ subjects: AuditSubjects) {
    self.subjects = subjects
    for view in subjects.controls {
      if isSilent(view) {
        var finding = Finding(.silentButton, view)
        finding.example = subjects.reaches[view]?.reachableBox.map(\.middle)
        findings.append(finding)
      }
      lookAtEdges(view)
    }
  }

  private func isSilent(_ view: ViewID) -> Bool {
    let button = subjects.scene[view]
    return button.kind == .button && button.control.targets.isEmpty && button.control.menu == nil
      && !button.origins.missing.contains(.actions) && !subjects.scene.hasRecognizersOfApp(view)
  }

  /// T19: a gesture of the system holds touches at the edges, and a bar wins a little below it.
  private mutating func lookAtEdges(_ view: ViewID) {
    guard let box = subjects.reaches[view]?.reachableBox, !subjects.isInBar(view) else { return }
    let screen = subjects.areas.screen
    let isAtEdge =
      box.minY >= screen.maxY - subjects.options.edge
      || box.maxX <= screen.minX + subjects.options.edge
      || box.minX >= screen.maxX - subjects.options.edge
    let bar = subjects.order.first { bar in
      guard subjects.scene[bar].kind == .bar, !subjects.scene[bar].isSwitchedOff,
        let corners = subjects.scene.cornersAsHit(bar)
      else { return false }
      let below = box.minY - Rect(around: corners).maxY
      return below >= 0 && below < subjects.options.barSlop
        && box.minX < Rect(around: corners).maxX && Rect(around: corners).minX < box.maxX
        && Rect(around: corners).minY < screen.minY + screen.size.height / 2
    }
    guard isAtEdge || bar != nil else { return }
    var finding = Finding(.nearEdge, view, others: bar.map { [$0] } ?? [])
    finding.example = box.middle
    findings.append(finding)
  }
}
