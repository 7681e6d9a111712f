import TouchCore
import TouchNarration

/// What is said of how close a check was.
enum MarginWords {
  static func marginsOf(_ view: String, touch: String, at point: String) -> Phrase {
    Phrase(
      en: "\(name: view), touch \(touch) at \(number: point) of the screen:",
      zh: "\(name: view)，触摸 \(touch) 在屏幕的 \(number: point)：")
  }

  static func marginsOfAncestor(_ ancestor: String) -> Phrase {
    Phrase(
      en: "it was not asked: it can only be reached through \(name: ancestor), which refused:",
      zh: "它没有被询问：只能经过 \(name: ancestor) 到达它，而 \(name: ancestor) 拒绝了：")
  }

  static func othersDecided(_ view: String) -> Phrase {
    Phrase(
      en: "none of this decided; \(code: "why-not \(view)") says who did",
      zh: "起决定作用的不是这些；\(code: "why-not \(view)") 说明是谁")
  }

  /// An edge of a view's bounds.
  static func edge(_ edge: Edges) -> Phrase {
    switch edge {
    case .left: Phrase(en: "left edge", zh: "左边")
    case .right: Phrase(en: "right edge", zh: "右边")
    case .top: Phrase(en: "top edge", zh: "上边")
    default: Phrase(en: "bottom edge", zh: "下边")
    }
  }

  /// 2.9: the right and bottom edges are not part of the bounds.
  static func onTheEdge(_ point: String, _ bounds: String) -> Phrase {
    Phrase(
      en: "\(number: point) in \(number: bounds), on the edge, which is not part of it",
      zh: "\(number: point)，范围 \(number: bounds)，正好在边上，边不属于它")
  }

  static func marginsOf(_ recognizer: String) -> Phrase {
    Phrase(en: "\(name: recognizer):", zh: "\(name: recognizer)：")
  }

  static func ofAtLeast(_ value: String, _ limit: String, _ unit: String) -> Phrase {
    let all = unit.isEmpty ? limit : "\(limit) \(unit)"
    return Phrase(
      en: "\(number: value) of at least \(number: all)", zh: "\(number: value)，至少要 \(number: all)")
  }

  static func ofAtMost(_ value: String, _ limit: String, _ unit: String) -> Phrase {
    let all = unit.isEmpty ? limit : "\(limit) \(unit)"
    return Phrase(
      en: "\(number: value) of at most \(number: all)", zh: "\(number: value)，至多 \(number: all)")
  }

  static func ofLessThan(_ value: String, _ limit: String, _ unit: String) -> Phrase {
    let all = unit.isEmpty ? limit : "\(limit) \(unit)"
    return Phrase(
      en: "\(number: value) of less than \(number: all)", zh: "\(number: value)，须少于 \(number: all)")
  }

  static func isOnOrOff(_ isOn: Bool) -> Phrase {
    Phrase(en: isOn ? "yes" : "no", zh: isOn ? "是" : "否")
  }

  static func margin(passes: Bool, by distance: String?) -> Phrase {
    switch (passes, distance) {
    case (true, nil): Phrase(en: "\(good: "passes")", zh: "\(good: "通过")")
    case (false, nil): Phrase(en: "\(bad: "refuses")", zh: "\(bad: "拒绝")")
    case (true, let distance?):
      Phrase(en: "\(good: "passes by \(distance)")", zh: "\(good: "通过，余 \(distance)")")
    case (false, let distance?):
      Phrase(en: "\(bad: "misses by \(distance)")", zh: "\(bad: "不够，差 \(distance)")")
    }
  }

  static func pointInBounds(_ point: String, _ bounds: String) -> Phrase {
    Phrase(
      en: "\(number: point) in \(number: bounds)", zh: "\(number: point)，范围 \(number: bounds)")
  }

  static func ownPointInside(_ override: PointInsideOverride, passes: Bool) -> Margin {
    Margin(
      check: Phrase(en: "its own \(code: "pointInside")", zh: "它自己的 \(code: "pointInside")"),
      value: isOnOrOff(passes), passes: passes, distance: nil)
  }

  static let moved = Phrase(en: "moved", zh: "移动")
  static let held = Phrase(en: "held", zh: "按住")
  static let lasted = Phrase(en: "took", zh: "用时")
  static let movedAlong = Phrase(en: "moved along", zh: "沿方向移动")
  static let strayed = Phrase(en: "strayed", zh: "偏离")
  static let apart = Phrase(en: "together or apart", zh: "合拢或分开")
  static let fingersDown = Phrase(en: "fingers down", zh: "同时按下的手指")
  static let taps = Phrase(en: "taps", zh: "点击次数")
  static let betweenTaps = Phrase(en: "between taps", zh: "两次点击间隔")
  static let fromEdge = Phrase(en: "from the edge", zh: "离边缘")
  static let liftedOutside = Phrase(en: "lifted outside by", zh: "在外面抬起，超出")

  static func notMeasured(_ recognizer: String) -> Phrase {
    Phrase(
      en: "\(name: recognizer) measured nothing: it was shown no touch, or has no numbers",
      zh: "\(name: recognizer) 没有可量的：没有看到触摸，或者它不看数值")
  }

  static func noMargin(_ action: String) -> Phrase {
    Phrase(
      en: "an action is sent or not; \(code: "why-not \(action)") says why",
      zh: "动作只有发送与否；\(code: "why-not \(action)") 说明原因")
  }

  static let noMarginHere = Phrase(
    en: "this step measures nothing; \(code: "margin VIEW") and \(code: "margin RECOGNIZER") do",
    zh: "这一步没有可量的；用 \(code: "margin VIEW") 或 \(code: "margin RECOGNIZER")")
}
