import TouchCore
import TouchInquiry

/// T14, T21: rows and scroll views.
struct RowCheck {
  private let subjects: AuditSubjects
  private(set) var findings: [Finding] = []

  init(_ subjects: AuditSubjects) {
    self.subjects = subjects
    for view in subjects.order { look(atRow: view) }
    let listeners = subjects.listeners.filter { !subjects.scene[$0].isOfSystemClass }
    for view in subjects.controls + listeners { lookBeyond(view) }
  }

  private var scene: Scene { subjects.scene }

  /// T14: 16.7, the content view may come to lie in front of what is added beside it.
  private mutating func look(atRow row: ViewID) {
    guard scene[row].kind.isRow,
      let content = scene[row].subviews.last(where: { scene[$0].kind == .content })
    else { return }
    for view in scene[row].subviews where view != content && !scene[view].isPrivate {
      guard !scene[view].isSwitchedOff, takesTouches(view) else { continue }
      var finding = Finding(.besideContent, view, others: [row, content])
      finding.example = scene.outlineAsHit(view)?.middle
      finding.reachable = subjects.reaches[view]?.share
      findings.append(finding)
    }
  }

  private func takesTouches(_ view: ViewID) -> Bool {
    scene.subtree(of: view).contains {
      scene[$0].kind.isControl || scene.hasRecognizersOfApp($0)
    }
  }

  /// T21: what lies beyond the content comes back only as far as it bounces (20.10).
  private mutating func lookBeyond(_ view: ViewID) {
    guard let reach = subjects.reaches[view], reach.area > 0 else { return }
    let around = subjects.scrollViews(around: view)
    guard !around.isEmpty else { return }
    var lost: [ViewID: Double] = [:]
    var example: Point?
    for outline in reach.losses.flatMap({ $0.outlines }) {
      guard case .beyond(let scroll) = subjects.scrolled(to: outline, by: around) else { continue }
      lost[scroll, default: 0] += outline.area
      example = example ?? outline.middle
    }
    let scrolls = lost.filter { $0.value > subjects.options.leastShare * reach.area }.keys.sorted()
    guard !scrolls.isEmpty else { return }
    var finding = Finding(.beyondContent, view, others: scrolls)
    finding.reachable = reach.share
    finding.size = scrolls.first.flatMap { scene[$0].scrolling?.contentSize }
    finding.example = example
    findings.append(finding)
  }
}
