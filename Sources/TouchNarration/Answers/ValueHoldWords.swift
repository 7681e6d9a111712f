import TouchCore
import TouchInquiry

/// Why a control kept its value, as a clause.
struct ValueHoldWords: Telling {
  let viewpoint: Viewpoint
  let hold: ValueHold

  /// The clause.
  var said: StyledText {
    switch hold {
    case .selected:
      say(en: "the segment under the finger is selected already", zh: "手指下面的分段已经选中了")
    case .atLimit(let value, let isMaximum):
      say(
        en: "it stands at its \(isMaximum ? "maximum" : "minimum"), \(number: short(value))",
        zh: "它已经是\(isMaximum ? "最大值" : "最小值") \(number: short(value))")
    case .onPage(let isLast):
      say(
        en: "it is on its \(isLast ? "last" : "first") page already",
        zh: "它已经在\(isLast ? "最后" : "第")一页")
    case .sameSide:
      say(
        en: "its knob was let go on the side where it was", zh: "松手时它的滑钮还在原来那一边")
    case .notMoved: say(en: "its knob was not moved", zh: "它的滑钮没有移动")
    }
  }
}

extension Narrator {
  /// That the value of a control stays; nil if it changed, or was not tracked to a lift inside.
  func held(_ control: ViewID, touch: Int) -> StyledText? {
    trace.valueHold(of: control, touch: touch).map { held in
      let words = ValueHoldWords(viewpoint: viewpoint, hold: held.hold)
      let who = words.name(control)
      return words.say(
        en: """
          \(name: who) did not change its value: \(words.said), so it sends no \
          \(code: "valueChanged") (\(words.place(held.step))).
          """,
        zh: """
          \(name: who) 的值没有改变：\(words.said)，所以它不发送 \(code: "valueChanged")\
          （\(words.place(held.step))）。
          """)
    }
  }
}
