import TouchCore
import TouchInquiry
import TouchNarration

//  model.alphaAsFloat32 on    card refuses          the answer hangs on something
//  model.alphaAsFloat32 off   card is hit           Apple does not document: LIKELY at most

extension Goal {
  /// The switches of the model that nobody documents and that would change the answer.
  func doubts(in trace: Trace) -> [Setting] {
    let before = verdict(trace)
    var simulation = Simulation(trace)
    return Setting.allCases.filter { setting in
      // 19.57: what an answer is about may only be there by that switch.
      guard setting.unit == .onOff, !setting.confidence.isSure, setting != .showsPrivateContainers
      else { return false }
      let value = simulation.scene.settings[setting]
      simulation.scene.settings[setting] = value == 0 ? 1 : 0
      defer { simulation.scene.settings[setting] = value }
      return verdict(simulation.record()) != before
    }
  }

  /// Whether it comes true; for a view also who is hit instead.
  private func verdict(_ trace: Trace) -> Reading {
    let hit: ViewID? =
      if case .gets(_, let landing) = self { trace.outcome(of: landing)?.hit } else { nil }
    return Reading(isReached: isReached(by: trace), hit: hit)
  }

  private struct Reading: Equatable {
    let isReached: Bool
    let hit: ViewID?
  }
}
