/// A number or order that Apple does not document; each is a named setting with a default.
public enum Setting: String, Hashable, Sendable, CaseIterable {
  /// How long after a lift a touch-down still counts as the next tap, in milliseconds (3.7).
  case tapInterval
  /// How far a touch-down may lie from the last one on each axis to count on, in points (3.7).
  case tapDistance
  /// Whether alpha is compared as the layer keeps it, in 32 bits: exactly 0.01 is then below the
  /// limit (2.14).
  case alphaAsFloat32

  /// What a setting's number means.
  public enum Unit: String, Sendable { case milliseconds = "ms", points = "pt", onOff = "on|off" }

  /// The unit of its value.
  public var unit: Unit {
    switch self {
    case .tapInterval: .milliseconds
    case .tapDistance: .points
    case .alphaAsFloat32: .onOff
    }
  }

  /// The value unless a scene or a person says otherwise.
  public var defaultValue: Double {
    switch self {
    case .tapInterval: 350
    case .tapDistance: 45
    case .alphaAsFloat32: 1
    }
  }

  /// The values it may take.
  public var range: ClosedRange<Double> {
    switch self {
    case .tapInterval: 0...60_000
    case .tapDistance: 0...10_000
    case .alphaAsFloat32: 0...1
    }
  }

  /// The rule that leaves it open.
  public var rule: RuleNumber {
    switch self {
    case .tapInterval, .tapDistance: RuleNumber(3, 7)
    case .alphaAsFloat32: RuleNumber(2, 14)
    }
  }
}

/// The values of all settings.
public struct Settings: Hashable, Sendable {
  private var values = Setting.allCases.map(\.defaultValue)

  /// Every setting at its default.
  public init() {}

  /// The value of a setting, in its unit; on is 1, off is 0.
  public subscript(setting: Setting) -> Double {
    get { values[Setting.allCases.firstIndex(of: setting) ?? 0] }
    set { values[Setting.allCases.firstIndex(of: setting) ?? 0] = newValue }
  }

  /// The settings that differ from their defaults.
  public var changed: [Setting] { Setting.allCases.filter { self[$0] != $0.defaultValue } }
}
