import TouchCore

//  model.alphaAsFloat32 on    card refuses          the answer hangs on something
//  model.alphaAsFloat32 off   card is hit           Apple does not document: LIKELY at most

/// Another value that something undocumented may have.
public struct Rival: Hashable, Sendable {
  /// What nobody documents.
  public let setting: Setting
  /// What it may be instead.
  public let value: Double

  /// A value beside the default.
  public init(_ setting: Setting, _ value: Double) {
    self.setting = setting
    self.value = value
  }
}

extension Goal {
  /// Those among some rivals with which the answer would be another.
  ///
  /// Every switch is tried that the delivery or the answer asked for; a number only where the record
  /// was held against it, or where parts that UIKit makes have their size by it. Of a long record not
  /// all are.
  func doubts(in trace: Trace, among rivals: [Rival]) -> [Rival] {
    var left = Self.mostSteps / (trace.count + 1) - 1
    guard left > 0, !rivals.isEmpty else { return [] }
    let plain = Simulation(trace)
    let witness = Settings.Witness()
    var watched = plain
    watched.scene.settings.witness = witness
    let settled = verdictMark(watched.record())
    let used = trace.settingsHeldAgainst
    return rivals.filter { rival in
      let setting = rival.setting
      guard left > 0, !Interruption.isWanted, plain.scene.settings[setting] != rival.value else {
        return false
      }
      var other = plain
      other.scene.settle(setting, rival.value)
      let matters =
        setting.unit == .onOff && witness.heard(setting) || used.contains(setting)
        || setting.sizesParts && other.scene.views != plain.scene.views
      guard matters else { return false }
      left -= 1
      return verdictMark(other.record()) != settled
    }
  }

  /// How many steps are recorded to try rivals.
  private static let mostSteps = 1_000_000

  private struct Mark: Equatable {
    let isReached: Bool
    let blocker: Blocker.Kind?
    /// 18.35: why a value stays; which step says so depends on what its control sends.
    var hold: ValueHold?
  }

  /// Whether it comes true, and what stands in its way; who has the touch instead is another question.
  private func verdictMark(_ trace: Trace) -> Mark {
    guard !isReached(by: trace) else { return Mark(isReached: true, blocker: nil) }
    let why = trace.why(self)
    if case .action(let action) = why, case .unchanged(let hold) = action.reason {
      return Mark(isReached: false, blocker: nil, hold: hold)
    }
    if case .stopped(_, let view, let touch?) = why,
      let hold = trace.valueHold(of: view, touch: touch)?.hold
    {
      return Mark(isReached: false, blocker: nil, hold: hold)
    }
    return Mark(isReached: false, blocker: Blocker(why, in: trace).kind)
  }
}

extension Blocker {
  /// What it is, whatever the finger did by then.
  struct Kind: Equatable {
    let step: StepKind?
    /// The view or the recognizer that it is of.
    let view: ViewID?
    let recognizer: RecognizerID?
    let failed: [Check.Name]
  }

  var kind: Kind {
    Kind(step: step?.kind, view: step?.searched, recognizer: step?.recognizer, failed: failed)
  }
}

extension Trace {
  /// The settings that a check was held against.
  fileprivate var settingsHeldAgainst: Set<Setting> {
    var settings: Set<Setting> = []
    for index in indices {
      for check in evidence(at: index) {
        if let setting = check.setting { settings.insert(setting) }
      }
    }
    return settings
  }
}
