import TouchCore

extension Rule {
  static let touches: [Rule] = oneTouch + severalTouches + endsOfTouches

  private static let oneTouch: [Rule] = [
    Rule(
      3, 1, .documented, "Apple, Using responders and the responder chain to handle events",
      en: """
        Each contact of a finger is one \(code: "UITouch"), the same object while the finger stays\
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
        触摸的阶段有 \(code: "began")、\(code: "moved")、\(code: "stationary")、\(code: "ended") 和 \
        \(code: "cancelled")。
        """),
    Rule(
      3, 3, .documented, "header UITouch.h; touchHLE",
      en: "A touch that is down and not part of an event is stationary in it.",
      zh: "按着而没有在事件中变化的触摸，阶段是 \(code: "stationary")。"),
    Rule(
      3, 6, .documented, "header UITouch.h; tests of touchHLE and openuikit",
      en: """
        A location in no view is in the window's coordinates; the previous location is that of the\
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
      zh: "\(code: "tapCount") 在触摸开始时就定下；来得太晚或离得太远的点击，重新从 \(number: "1") 数起。"),
  ]

  private static let severalTouches: [Rule] = [
    Rule(
      3, 4, .documented, "header UIEvent.h; Apple, UIEvent",
      en: """
        One event is shared by the whole sequence of several fingers and knows every live touch, \
        also of other views and windows.
        """,
      zh: "多根手指的整个过程共用一个事件，它知道每一个进行中的触摸，也包括其他视图和窗口的。"),
    Rule(
      3, 5, .documented, "Apple, UIResponder.touchesBegan(_:with:)",
      en: """
        A touches method gets only those touches of its view that have that phase in this event.
        """,
      zh: "触摸方法只收到本视图在这个事件里处于该阶段的触摸。"),
    Rule(
      3, 10, .documented, "header UIView.h; Apple, UIView.isMultipleTouchEnabled",
      en: """
        With \(code: "isMultipleTouchEnabled") off, which is the default, a view gets only the \
        first touch until that ends.
        """,
      zh: "\(code: "isMultipleTouchEnabled") 默认关闭，这时视图只收到第一个触摸，直到它结束。"),
    Rule(
      3, 11, .inferred, "Neuburg, Programming iOS; touchHLE does not know",
      en: "The touch that is withheld goes to no other responder either.",
      zh: "被扣下的那个触摸也不会交给别的响应者。"),
    Rule(
      3, 12, .documented, "Apple, UIView.isMultipleTouchEnabled; Neuburg, Programming iOS",
      en: """
        Withholding concerns views only: recognizers do get the second touch, so a pinch works.
        """,
      zh: "这只涉及视图：识别器照样收到第二个触摸，所以捏合仍然可用。"),
    Rule(
      3, 13, .documented, "Apple, UIView.isMultipleTouchEnabled",
      en: "Other views of the window still get touches of their own at the same time.",
      zh: "窗口里的其他视图同时仍能收到自己的触摸。"),
    Rule(
      3, 14, .documented,
      "follows from Apple, UIResponder.touchesBegan(_:with:); touchHLE and openuikit",
      en: """
        Two fingers that land on one view in one event make one call with two touches; in two \
        events, two calls.
        """,
      zh: "两根手指在同一个事件里落在一个视图上，是一次调用、两个触摸；在两个事件里，就是两次调用。"),
    Rule(
      3, 15, .inferred, "touchHLE takes a hash map",
      en: """
        Views that one event concerns get a call each; the order of the calls is not specified.
        """,
      zh: "一个事件涉及的几个视图各收到一次调用；先后没有规定。"),
    Rule(
      3, 16, .documented, "follows from 1.11; touchHLE; Neuburg",
      en: """
        Each new touch is hit-tested by itself, so a second finger may belong to another view or \
        window.
        """,
      zh: "每个新触摸各自做命中测试，所以第二根手指可能属于别的视图或窗口。"),
    Rule(
      3, 17, .documented, "old Apple guide; remarks on ExclusiveTouch in Xamarin's documentation",
      en: """
        A view with \(code: "isExclusiveTouch") gets a touch only while no other view of its \
        window has one, and then others get none.
        """,
      zh: "打开 \(code: "isExclusiveTouch") 的视图，只在窗口里没有其他视图拿着触摸时才接收；接收之后别的视图都得不到。"),
    Rule(
      3, 18, .observed, "one blog; weak",
      en: "Recognizers do not care about \(code: "isExclusiveTouch").",
      zh: "识别器不理会 \(code: "isExclusiveTouch")。"),
  ]

  private static let endsOfTouches: [Rule] = [
    Rule(
      3, 19, .documented, "header UIResponder.h",
      en: """
        For every touch whose begin a responder saw, it later sees exactly one end or cancel.
        """,
      zh: "响应者看到开始的每个触摸，之后都恰好看到一次结束或取消。"),
    Rule(
      3, 20, .documented, "header UIControl.h for controls; for plain views the sources disagree",
      en: """
        When a view leaves its window, a control cancels its tracking; whether a plain view hears \
        on is a setting.
        """,
      zh: "视图离开窗口时，控件取消跟踪；普通视图是否继续收到消息，由设置决定。"),
    Rule(
      3, 21, .inferred, "follows from 1.11",
      en: "Changing a view while it has a touch does not move that touch to another view.",
      zh: "视图拿着触摸时改变它的属性，不会把触摸转给别的视图。"),
  ]
}
