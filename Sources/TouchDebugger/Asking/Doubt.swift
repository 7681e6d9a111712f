import TouchCore
import TouchNarration

//  model.alphaAsFloat32 on    card refuses          the answer hangs on something
//  model.alphaAsFloat32 off   card is hit           Apple does not document: LIKELY at most

extension Goal {
  /// The switches of the model that nobody documents and that would change the answer.
  func doubts(in trace: Trace) -> [Setting] {
    let script = deciding(part: trace.script, in: trace)
    let before = verdict(script, in: trace.scene, trace.rules)
    var scene = trace.scene
    return Setting.allCases.filter { setting in
      guard setting.unit == .onOff, !setting.confidence.isSure else { return false }
      let value = scene.settings[setting]
      scene.settings[setting] = value == 0 ? 1 : 0
      defer { scene.settings[setting] = value }
      return verdict(script, in: scene, trace.rules) != before
    }
  }

  /// Who is hit where that is the question, else whether it comes true.
  private func verdict(
    _ script: TouchScript, in scene: Scene, _ rules: HitTestRules
  ) -> Verdict {
    switch self {
    case .hits(_, let touch):
      .hit(deliver(script, in: scene, rules: rules).first { $0.touch == touch }?.hit)
    case .keeps, .recognizes, .sends: .isTrue(holds(script, in: scene, rules))
    }
  }

  private enum Verdict: Equatable {
    case hit(ViewID?)
    case isTrue(Bool)
  }
}
