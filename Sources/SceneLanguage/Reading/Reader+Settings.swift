import TouchCore

extension Reader {
  /// Reads the name and the value of a setting.
  mutating func setting(_ name: Word, _ value: Word) -> (setting: Setting, value: Double)? {
    guard let setting = Setting(rawValue: text(name)) else {
      sayUnknown(.setting, name, among: Setting.allCases.map(\.rawValue))
      return nil
    }
    switch setting.unit {
    case .milliseconds, .points, .degrees, .share, .pointsPerSecond:
      return number(value, in: setting.range).map { (setting, $0) }
    case .onOff:
      guard let isOn = truth(text(value)) else {
        say(.notA(form: "on or off", found: text(value)), at: value)
        return nil
      }
      return (setting, isOn ? 1 : 0)
    }
  }
}
