import TouchCore

extension Setting {
  /// What the setting decides, in one sentence.
  public var summary: Phrase {
    switch self {
    case .tapInterval:
      Phrase(
        en: "How long after a lift a touch-down still counts as the next tap.",
        zh: "抬起之后多长时间内的按下，仍算作下一次点击。")
    case .tapDistance:
      Phrase(
        en: """
          How far from the last lift a touch-down may lie on each axis to count as the next tap.
          """,
        zh: "按下的位置在每个方向上离上一次抬起多远，仍算作下一次点击。")
    case .alphaAsFloat32:
      Phrase(
        en: """
          Whether \(code: "alpha") is compared as the layer's 32-bit number, which puts exactly \
          \(number: "0.01") below the limit.
          """,
        zh: """
          是否按图层里的 32 位数比较 \(code: "alpha")，这样恰好 \(number: "0.01") 就低于界限。
          """)
    default: Phrase(en: "\(code: rawValue)", zh: "\(code: rawValue)")
    }
  }

  /// How well its default is known.
  public var confidence: Rule.Confidence {
    switch self {
    case .tapInterval, .tapDistance: .reported
    case .alphaAsFloat32: .inferred
    default: .reported
    }
  }

  /// Where its default comes from.
  public var source: String {
    switch self {
    case .tapInterval: "openuikit; reported of a multi-tap text recognizer"
    case .tapDistance: "reported of a multi-tap text recognizer; openuikit uses 30"
    case .alphaAsFloat32: "Apple says less than 0.01; the layer keeps opacity in 32 bits"
    default: ""
    }
  }
}
