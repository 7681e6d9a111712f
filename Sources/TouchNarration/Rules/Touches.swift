import TouchCore

extension Rule {
  static let touches: [Rule] = [
    Rule(
      3, 1, .documented, "Apple, Using responders and the responder chain to handle events",
      en: """
        Each contact of a finger is one \(code: "UITouch"), the same object while the finger stays \
        down.
        """,
      zh: "手指的每次接触是一个 \(code: "UITouch")，手指不抬起，就一直是同一个对象。"),
    Rule(
      3, 2, .documented, "header UITouch.h",
      en: """
        The phases of a touch are \(code: "began"), \(code: "moved"), \(code: "stationary"), \
        \(code: "ended") and \(code: "cancelled").
        """,
      zh: """
        触摸的阶段有 \(code: "began")、\(code: "moved")、\(code: "stationary")、\
        \(code: "ended") 和 \(code: "cancelled")。
        """),
    Rule(
      3, 6, .documented, "header UITouch.h; tests of touchHLE and openuikit",
      en: """
        A location in no view is in the window's coordinates; the previous location is that of the \
        event before, and at the start both are equal.
        """,
      zh: "不指定视图的位置用窗口的坐标；上一个位置来自前一个事件，刚开始时两者相同。"),
    Rule(
      3, 7, .documented, "header UITouch.h, without numbers; those of the settings are reported",
      en: """
        \(code: "tapCount") counts touch-downs that follow each other closely enough in time and \
        place.
        """,
      zh: "\(code: "tapCount") 数的是时间和位置都足够接近的连续按下。"),
    Rule(
      3, 8, .observed, "openuikit's tests; Neuburg, Programming iOS",
      en: """
        \(code: "tapCount") is fixed when the touch begins; a tap too late or too far away starts \
        again at \(number: "1").
        """,
      zh: """
        \(code: "tapCount") 在触摸开始时就定下；来得太晚或离得太远的点击，重新从 \(number: "1") 数起。
        """),
  ]
}
