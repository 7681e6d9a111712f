import TouchCore

/// What is said of how close a check was.
package enum MarginWords {
  package static func ofAtLeast(_ value: String, _ limit: String, _ unit: String) -> Phrase {
    let all = unit.isEmpty ? limit : "\(limit) \(unit)"
    return Phrase(
      en: "\(number: value) of at least \(number: all)", zh: "\(number: value)，至少要 \(number: all)")
  }

  package static func ofAtMost(_ value: String, _ limit: String, _ unit: String) -> Phrase {
    let all = unit.isEmpty ? limit : "\(limit) \(unit)"
    return Phrase(
      en: "\(number: value) of at most \(number: all)", zh: "\(number: value)，至多 \(number: all)")
  }

  package static func ofLessThan(_ value: String, _ limit: String, _ unit: String) -> Phrase {
    let all = unit.isEmpty ? limit : "\(limit) \(unit)"
    return Phrase(
      en: "\(number: value) of less than \(number: all)", zh: "\(number: value)，须少于 \(number: all)")
  }

  package static func isOnOrOff(_ isOn: Bool) -> Phrase {
    Phrase(en: isOn ? "yes" : "no", zh: isOn ? "是" : "否")
  }

  package static func margin(passes: Bool, by distance: String?) -> Phrase {
    switch (passes, distance) {
    case (true, nil): Phrase(en: "\(good: "passes")", zh: "\(good: "通过")")
    case (false, nil): Phrase(en: "\(bad: "refuses")", zh: "\(bad: "拒绝")")
    case (true, let distance?):
      Phrase(en: "\(good: "passes by \(distance)")", zh: "\(good: "通过，余 \(distance)")")
    case (false, let distance?):
      Phrase(en: "\(bad: "misses by \(distance)")", zh: "\(bad: "不够，差 \(distance)")")
    }
  }

  package static func pointInBounds(_ point: String, _ bounds: String) -> Phrase {
    Phrase(
      en: "\(number: point) in \(number: bounds)", zh: "\(number: point)，范围 \(number: bounds)")
  }

  package static let moved = Phrase(en: "moved", zh: "移动")
  package static let held = Phrase(en: "held", zh: "按住")
  package static let lasted = Phrase(en: "took", zh: "用时")
  package static let movedAlong = Phrase(en: "moved along", zh: "沿方向移动")
  package static let strayed = Phrase(en: "strayed", zh: "偏离")
  package static let apart = Phrase(en: "together or apart", zh: "合拢或分开")
  package static let fingersDown = Phrase(en: "fingers down", zh: "同时按下的手指")
  package static let taps = Phrase(en: "taps", zh: "点击次数")
  package static let betweenTaps = Phrase(en: "between taps", zh: "两次点击间隔")
  package static let fromEdge = Phrase(en: "from the edge", zh: "离边缘")
  package static let liftedOutside = Phrase(en: "lifted outside by", zh: "在外面抬起，超出")
}
