import TouchCore

/// Delivers the touch again under other values of settings, and compares each record with a log.
final class SettingTrial {
  private let log: MessageLog
  private let trace: Trace
  private let names: LoggedNames
  private let repeated: Set<String>

  init(_ log: MessageLog, _ trace: Trace) {
    self.log = log
    self.trace = trace
    names = LoggedNames(trace.scene)
    repeated = LoggedActions(trace.scene).repeated
  }

  /// What came of a value.
  struct Outcome {
    let trace: Trace
    let entries: [RecordLog.Entry]
    let comparison: LogComparison
    var fits: Bool { comparison.parting == nil }
  }

  /// The record as it is.
  var unchanged: Outcome { outcome(trace) }

  /// The value of a setting in the record.
  func value(of setting: Setting) -> Double { trace.scene.settings[setting] }

  /// What comes of another value.
  func outcome(_ setting: Setting, _ value: Double) -> Outcome {
    var scene = trace.scene
    scene.settle(setting, value)
    return outcome(record(trace.script, in: scene, rules: trace.rules))
  }

  private func outcome(_ trace: Trace) -> Outcome {
    let entries = RecordLog(trace, names).entries
    return Outcome(
      trace: trace, entries: entries, comparison: LogComparison(log.lines, entries, repeated))
  }

  /// The times between two events of the touch, in milliseconds, each once.
  var spans: [Double] {
    let times = trace.script.events.map { $0.milliseconds }
    var spans: Set<Int> = []
    for (place, time) in times.enumerated() {
      for later in times[(place + 1)...].prefix(Self.mostEvents) { spans.insert(later - time) }
    }
    return spans.sorted().prefix(Self.mostEvents).map(Double.init)
  }

  private static let mostEvents = 20
}

extension Trace {
  /// The numbers that were held against settings, with the settings in the order in which they matter
  /// to a step: those before it, the nearest first, then the rest.
  func measured(around step: Int) -> (settings: [Setting], lengths: [Setting: [Double]]) {
    var settings: [Setting] = []
    var lengths: [Setting: [Double]] = [:]
    let before = indices.prefix { $0 <= step }
    for index in before.reversed() + indices.dropFirst(before.count) {
      // What a view was asked is worked out anew each time, and rests on two settings at most.
      let isSearch = self[index].searched != nil
      for check in isSearch ? [] : evidence(at: index) {
        guard let setting = check.setting else { continue }
        if !settings.contains(setting) { settings.append(setting) }
        if let length = check.length { lengths[setting, default: []].append(length) }
      }
    }
    return (settings, lengths)
  }
}
