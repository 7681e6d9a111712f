import TouchCore
import TouchInquiry

/// T11, T19: what becomes of a touch that reaches a control.
struct WiringCheck {
  private let subjects: AuditSubjects
  /// The bars at the top of the screen, and where they end.
  private let bars: [(view: ViewID, box: Rect)]
  private(set) var findings: [Finding] = []

  init(_ subjects: AuditSubjects) {
    self.subjects = subjects
    let (scene, screen) = (subjects.scene, subjects.areas.screen)
    bars = subjects.order.filter { scene[$0].kind == .bar && !scene[$0].isSwitchedOff }
      .compactMap { bar in scene.outlineAsHit(bar).map { (bar, $0.box) } }
      .filter { $0.box.minY < screen.middle.y }
    for view in subjects.controls where isSilent(view) {
      var finding = Finding(.silentButton, view)
      finding.example = subjects.reaches[view]?.reachableBox.map { $0.middle }
      findings.append(finding)
    }
    for view in subjects.controls { lookAtEdges(view) }
  }

  private func isSilent(_ view: ViewID) -> Bool {
    let button = subjects.scene[view]
    let isButton = button.kind == .button || button.kind == .barItem
    return isButton && button.isUnwired && button.isEnabled
      && !subjects.scene.hasRecognizersOfApp(view)
  }

  /// T19: a gesture of the system holds touches at the edges, and a bar wins a little below it.
  private mutating func lookAtEdges(_ view: ViewID) {
    let screen = subjects.areas.screen
    // What scrolls, as a row does with its table, comes away from an edge.
    guard screen.size.isOfScreen, let reach = subjects.reaches[view], reach.reachableBox != nil,
      !subjects.isInBar(view), subjects.scrollViews(around: view).isEmpty,
      !subjects.scene.path(from: view).contains(where: { subjects.scene[$0].kind.isRow })
    else { return }
    // Of a part that others leave free, what lies in front is the matter, not the edge.
    let box = reach.outline.box
    let isAtEdge =
      box.minY >= screen.maxY - subjects.options.edge
      || box.maxX <= screen.minX + subjects.options.edge
      || box.minX >= screen.maxX - subjects.options.edge
    let bar = bars.first { bar in
      let below = box.minY - bar.box.maxY
      return below >= 0 && below < subjects.options.barSlop
        && box.minX < bar.box.maxX && bar.box.minX < box.maxX
    }
    guard isAtEdge || bar != nil else { return }
    var finding = Finding(.nearEdge, view, others: bar.map { [$0.view] } ?? [])
    finding.example = box.middle
    findings.append(finding)
  }
}

extension Size {
  /// Whether a screen may be as large: a xib of a cell or a popover is smaller than the smallest
  /// iPhone's, and its edges are not those of the screen.
  fileprivate var isOfScreen: Bool { min(width, height) >= 320 && max(width, height) >= 480 }
}
