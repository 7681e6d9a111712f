import TouchCore

/// The values of a setting that are tried, each once.
struct SettingCandidates {
  private let setting: Setting
  private var waiting: [Double] = []
  private(set) var tried: [Double] = []
  private var known: Set<Double>

  /// So many values of a setting are tried.
  private static let most = 160

  init(_ setting: Setting, now: Double) {
    self.setting = setting
    known = [now]
    for value in Self.usual(setting, now) { put(value) }
  }

  /// The last that was found comes first: it was measured.
  mutating func next() -> Double? {
    guard tried.count < Self.most, let value = waiting.popLast() else { return nil }
    tried.append(value)
    return value
  }

  /// Adds values on both sides of what was measured, so that the decision turns.
  mutating func add(_ lengths: [Double], isUrgent: Bool = true) {
    for length in lengths {
      for value in [length - setting.step, length, length + setting.step] {
        put(setting.stepped(value), isUrgent: isUrgent)
      }
    }
  }

  /// Adds a time that is moved by as much as the log is late.
  mutating func add(after delay: Int?, _ value: Double) {
    guard let delay, setting.unit == .milliseconds else { return }
    put(value + Double(delay))
  }

  /// Puts a value first, or last, unless it was tried.
  private mutating func put(_ value: Double, isUrgent: Bool = true) {
    guard setting.range.contains(value) else { return }
    if !known.insert(value).inserted {
      guard isUrgent, let place = waiting.firstIndex(of: value) else { return }
      waiting.remove(at: place)
    }
    if isUrgent { waiting.append(value) } else { waiting.insert(value, at: 0) }
  }

  private static func usual(_ setting: Setting, _ now: Double) -> [Double] {
    switch setting.unit {
    case .onOff: []
    case .version:
      stride(from: setting.range.lowerBound, through: setting.range.upperBound, by: 1)
        .map { $0 }
    case .share: [0, 1, 0.05, 0.95, 0.1, 0.9, 0.99, 0.995, 0.999, 0.3, 0.7, 0.5]
    case .milliseconds, .points, .degrees, .pointsPerSecond, .times:
      [setting.range.upperBound, setting.range.lowerBound, 1, 10, 100]
        + [
          10, 0.1, 6, 5, 0.2, 4, 3.5, 3, 0.3, 2.5, 0.4, 2, 1.75, 0.5, 0.6, 1.5, 0.7, 1.3, 0.8, 1.2,
          0.9, 1.1,
        ]
        .map { setting.stepped($0 * now) }
    }
  }
}

extension Setting {
  /// How many values in a unit are worth telling apart.
  private var stepsInUnit: Double {
    switch unit {
    case .milliseconds, .pointsPerSecond, .onOff, .version: 1
    case .points, .degrees: 10
    case .times: 100
    case .share: 1000
    }
  }

  /// The least difference between two values that is worth telling, in the setting's unit.
  var step: Double { 1 / stepsInUnit }

  /// The nearest value that is worth telling.
  func stepped(_ value: Double) -> Double {
    (value * stepsInUnit).rounded() / stepsInUnit
  }
}
