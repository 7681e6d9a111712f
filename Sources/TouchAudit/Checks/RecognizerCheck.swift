import TouchCore
import TouchInquiry

/// T06, T12, T13: recognizers that hear nothing, or take too much.
struct RecognizerCheck {
  private let subjects: AuditSubjects
  private(set) var findings: [Finding] = []

  init(_ subjects: AuditSubjects) {
    self.subjects = subjects
    for view in subjects.order {
      lookForDeaf(view)
      for recognizer in scene[view].recognizers { look(at: recognizer, on: view) }
    }
    for shared in subjects.options.sharedRecognizers {
      guard let first = shared.views.first, shared.views.count > 1 else { continue }
      var finding = Finding(.sharedRecognizer, first, others: Array(shared.views.dropFirst()))
      finding.recognizer = shared.name
      findings.append(finding)
    }
  }

  private var scene: Scene { subjects.scene }

  /// T06: a recognizer gets the touches of views below its own, and there are none (2.3).
  private mutating func lookForDeaf(_ view: ViewID) {
    guard !scene[view].isUserInteractionEnabled, scene.hasRecognizersOfApp(view) else { return }
    var finding = Finding(.deafRecognizer, view)
    finding.recognizer = scene[view].recognizers.first { !scene.isMadeByUIKit($0) }
      .map { scene.name(of: $0) }
    finding.example = scene.outlineAsHit(view)?.middle
    findings.append(finding)
  }

  /// T13: 9.27, what it recognizes it takes away, and rows are selected after the lift (16.15, 16.16).
  private mutating func look(at id: RecognizerID, on view: ViewID) {
    let tap = scene[id]
    guard tap.kind == .tap, !scene.isMadeByUIKit(id), tap.isEnabled, tap.cancelsTouchesInView,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1,
      tap.answers.shouldReceive == nil, tap.answers.receiveTest == nil
    else { return }
    let losers = scene.subtree(of: view).dropFirst().filter { other in
      guard !scene[other].isSwitchedOff else { return false }
      return scene[other].kind == .control || scene[other].list?.allowsSelection == true
    }
    guard !losers.isEmpty else { return }
    var finding = Finding(.cancellingTap, view, others: Array(losers))
    finding.recognizer = scene.name(of: id)
    finding.example = losers.first.flatMap { scene.outlineAsHit($0) }?.middle
    findings.append(finding)
  }
}
