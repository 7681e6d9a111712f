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
      switch text(value) {
      case "on": return (setting, 1)
      case "off": return (setting, 0)
      default:
        say(.notA(form: "on or off", found: text(value)), at: value)
        return nil
      }
    }
  }
}
