import TouchCore

extension Rule {
  /// The rules of sections 1, 2, 3, 5 and 6 not modelled yet, each with the reason.
  public static let omitted: [(RuleNumber, Phrase)] =
    omittedOfEvents + omittedOfViews + omittedOfTouches

  private static let omittedOfEvents: [(RuleNumber, Phrase)] = [
    omit(
      1, 2, en: "The calls of \(code: "sendEvent") are not steps of their own.",
      zh: "\(code: "sendEvent") 的调用不单独算一步。"),
    omit(
      1, 4, en: "An override is data and cannot look at the event during the search.",
      zh: "重写只是数据，在寻找过程中看不到事件。"),
    omit(
      1, 10, en: "The application's switch that ignores interaction is not modelled.",
      zh: "应用忽略交互的开关没有模拟。"),
    omit(1, 12, en: "Only events of touches are modelled.", zh: "只模拟触摸事件。"),
    omit(
      1, 14, en: "It tells what other implementations do, not what \(code: "UIKit") does.",
      zh: "它说的是其他实现的做法，不是 \(code: "UIKit") 的做法。"),
    omit(
      1, 15, en: "The system's gestures at the screen's edges are left out.",
      zh: "屏幕边缘的系统手势略去了。"),
  ]

  private static let omittedOfViews: [(RuleNumber, Phrase)] = [
    omit(
      2, 20, en: "The search is shown once, though \(code: "UIKit") often runs it twice.",
      zh: "寻找只显示一遍，虽然 \(code: "UIKit") 常常做两遍。"),
    omit(
      2, 25, en: "A frame is always the one before the transform, so the case cannot arise.",
      zh: "\(code: "frame") 一律是变换之前的，所以不会出现未定义的情形。"),
    omit(
      5, 5, en: "The private containers between a root controller and its window are left out.",
      zh: "根控制器和窗口之间的私有容器略去了。"),
    omit(
      6, 5, en: "Presses and motion are not modelled; only touches are.",
      zh: "按键和晃动没有模拟，只有触摸。"),
  ]

  private static let omittedOfTouches: [(RuleNumber, Phrase)] = [
    omit(3, 3, oneFinger), omit(3, 4, oneFinger), omit(3, 5, oneFinger),
    omit(
      3, 9, en: "Every contact is a new touch here; identity over taps should not be relied on.",
      zh: "这里每次接触都是新的触摸；不应依赖几次点击之间对象是否相同。"),
    omit(3, 10, oneFinger), omit(3, 11, oneFinger),
    omit(
      3, 12, en: "There are no gesture recognizers in the model yet.", zh: "模型里还没有手势识别器。"),
    omit(3, 13, oneFinger), omit(3, 14, oneFinger), omit(3, 15, oneFinger), omit(3, 16, oneFinger),
    omit(3, 17, oneFinger),
    omit(
      3, 18, en: "There are no gesture recognizers in the model yet.", zh: "模型里还没有手势识别器。"),
    omit(
      3, 19, en: "A script may end while a finger is down, so nothing insists on an end.",
      zh: "脚本可以在手指还按着时结束，所以不强求有结尾。"),
    omit(
      3, 20, en: "The scene does not change while a finger is down.", zh: "手指按下期间场景不会变化。"),
    omit(
      3, 21, en: "The scene does not change while a finger is down.", zh: "手指按下期间场景不会变化。"),
  ]

  private static let oneFinger = Phrase(
    en: "There is one finger at a time in the model.", zh: "模型里一次只有一根手指。")

  private static func omit(_ section: Int, _ item: Int, _ reason: Phrase) -> (RuleNumber, Phrase) {
    (RuleNumber(section, item), reason)
  }

  private static func omit(
    _ section: Int, _ item: Int, en english: StyledText, zh chinese: StyledText
  ) -> (RuleNumber, Phrase) {
    omit(section, item, Phrase(en: english, zh: chinese))
  }
}
