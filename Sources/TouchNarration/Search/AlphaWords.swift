import TouchCore

/// A view's `alpha` where it is too low: its value, and the limit of the rules (2.2, 2.14).
struct AlphaWords: Telling {
  let viewpoint: Viewpoint
  private let written: Double
  /// What it was held against; nil where nothing was.
  let check: Check?

  init(_ viewpoint: Viewpoint, _ ask: Ask) {
    self.viewpoint = viewpoint
    written = ask.view.alpha
    check = viewpoint.trace.evidence(at: ask.index).first { $0.name == .alpha }
  }

  /// 2.14: the number is not below the limit, but what 32 bits keep of it is.
  var isKeptBelowLimit: Bool { check.map { $0.setting == .alphaAsFloat32 } ?? true }

  /// 2.14 as a clause.
  var keptBelow: StyledText {
    say(
      en: """
        \(code: "alpha") \(asWritten) is kept in 32 bits, a little below \(number: "0.01")
        """,
      zh: "\(code: "alpha") \(asWritten) 用 32 位保存，略低于 \(number: "0.01")")
  }

  /// As the scene says it, where the layer keeps another number.
  var asWritten: StyledText { "\(number: exact(written))" }

  /// Not rounded: 0.004 is not 0.
  var value: StyledText { "\(number: exact(check?.number ?? 0))" }

  /// The limit of the rules, as it is said of a view that fails it.
  var tooLow: StyledText {
    let limit: StyledText = "\(number: exact(check?.limit ?? 0))"
    guard case .above? = check?.test else { return say(en: "below \(limit)", zh: "低于 \(limit)") }
    return check?.limit == 0
      ? say(en: "exactly \(limit)", zh: "等于 \(limit)")
      : say(en: "\(limit) or less", zh: "不高于 \(limit)")
  }
}
