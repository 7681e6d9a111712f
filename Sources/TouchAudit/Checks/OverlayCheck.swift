import TouchCore
import TouchInquiry

/// T15, T16: views and windows that lie over all there is.
struct OverlayCheck {
  private let subjects: AuditSubjects
  private(set) var findings: [Finding] = []

  init(_ subjects: AuditSubjects) {
    self.subjects = subjects
    for view in subjects.order { look(at: view) }
    lookAtWindows()
  }

  private var scene: Scene { subjects.scene }

  private mutating func look(at view: ViewID) {
    let overlay = scene[view]
    guard overlay.kind == .hosting || overlay.drawOverride == .nothing, overlay.part == nil,
      let superview = overlay.superview, scene[superview].subviews.last == view,
      let around = scene.outlineAsHit(superview)
    else { return }
    let own = subjects.areas.area(of: view)
    guard own >= subjects.options.mostShare * around.area, own > 0 else { return }
    let below = subjects.controls.filter { control in
      subjects.losses(of: control).contains { loss in
        guard case .covered(let hit, _) = loss.reason else { return false }
        return hit == view
      }
    }
    guard !below.isEmpty else { return }
    var finding = Finding(.clearOverlay, view, others: below)
    finding.example = below.first.flatMap { subjects.reaches[$0] }?.outline.middle
    findings.append(finding)
  }

  private mutating func lookAtWindows() {
    let windows = scene.windowsTopmostFirst.filter { scene.isShown($0) && !$0.isKeyboard }
    guard let key = windows.last(where: { $0.isKey }) ?? windows.last else { return }
    let screen = subjects.areas.screen
    let whole = screen.size.width * screen.size.height
    // Those beside each other take nothing from each other.
    for window in windows.prefix(while: { $0.view != key.view })
    where scene.overlap(window.view, key.view) {
      let pieces = subjects.areas.pieces.filter { piece in
        piece.owner.flatMap { scene.window(containing: $0) } == window.view
      }
      let area = pieces.reduce(0) { $0 + $1.area }
      guard area > 0, area >= subjects.options.mostShare * whole else { continue }
      var finding = Finding(.windowOnTop, window.view, others: [key.view])
      finding.example = pieces.max { $0.area < $1.area }?.middle
      findings.append(finding)
    }
  }
}
