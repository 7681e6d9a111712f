import TouchCore

extension Rule {
  /// A rule of the specification that the model does not follow.
  public struct Omission: Hashable, Sendable {
    /// Why there is nothing to follow, or why it was not done.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// It says nothing about what UIKit does with a touch.
      case statesNoBehaviour
      /// It does, but the model leaves it out.
      case leftOut
    }

    /// The rule's number in the specification.
    public let number: RuleNumber
    /// Which of the two it is.
    public let kind: Kind
    /// Why, in one sentence.
    public let reason: Phrase

    fileprivate init(
      _ section: Int, _ item: Int, _ kind: Kind, en english: StyledText, zh chinese: StyledText
    ) {
      number = RuleNumber(section, item)
      self.kind = kind
      reason = Phrase(en: english, zh: chinese)
    }
  }

  /// The rules the model does not follow, by number, each with the reason.
  public static let omitted: [Omission] = omittedOfTouches + omittedOfGestures

  private static let omittedOfTouches = [
    Omission(
      1, 2, .leftOut,
      en: """
        The calls of \(code: "sendEvent") are not steps of their own; the order they stand for is.
        """,
      zh: "\(code: "sendEvent") 的调用不单独算一步；它们所代表的次序是有的。"),
    Omission(
      1, 4, .leftOut,
      en: "An override is data and cannot look at the event during the search.",
      zh: "重写只是数据，在寻找过程中看不到事件。"),
    Omission(
      1, 12, .statesNoBehaviour,
      en: "It lists the numbers of kinds of events.",
      zh: "它列出的是各种事件的编号。"),
    Omission(
      1, 14, .statesNoBehaviour,
      en: "It tells what other implementations do, not what \(code: "UIKit") does.",
      zh: "它说的是其他实现的做法，不是 \(code: "UIKit") 的做法。"),
    Omission(
      1, 15, .leftOut,
      en: "The system's gestures at the screen's edges belong to no app's scene.",
      zh: "屏幕边缘的系统手势不属于任何应用的场景。"),
    Omission(
      2, 25, .statesNoBehaviour,
      en: "A frame is always the one before the transform, so the undefined case cannot arise.",
      zh: "\(code: "frame") 一律是变换之前的，所以不会出现未定义的情形。"),
    Omission(
      3, 9, .leftOut,
      en: "Every contact is a new touch here; identity over taps should not be relied on.",
      zh: "这里每次接触都是新的触摸；不应依赖几次点击之间对象是否相同。"),
    Omission(
      5, 5, .leftOut,
      en: "The private containers between a root controller and its window are left out.",
      zh: "根控制器和窗口之间的私有容器略去了。"),
  ]

  private static let omittedOfGestures = [
    Omission(
      7, 2, .statesNoBehaviour,
      en: "It lists the numbers of a control's states.",
      zh: "它列出的是控件各种状态的编号。"),
    Omission(
      7, 17, .statesNoBehaviour,
      en: "It is about memory and the arguments of methods, which a scene does not have.",
      zh: "它说的是内存和方法的参数，场景里没有这些。"),
    Omission(
      8, 8, .leftOut,
      en: "It tells of systems before \(code: "iOS 6").",
      zh: "它说的是 \(code: "iOS 6") 之前的系统。"),
    Omission(
      9, 3, .statesNoBehaviour,
      en: "It says that the order among recognizers is not documented.",
      zh: "它说的是识别器之间的次序没有文档说明。"),
    Omission(
      10, 5, .leftOut,
      en: "Where a tap says it was is not asked by anybody in a scene.",
      zh: "点击报告的位置，场景里没有谁会问。"),
    Omission(
      10, 6, .statesNoBehaviour,
      en: "It tells what other implementations do, not what \(code: "UIKit") does.",
      zh: "它说的是其他实现的做法，不是 \(code: "UIKit") 的做法。"),
    Omission(
      10, 20, .leftOut,
      en: "A scene has no code that sets a translation.",
      zh: "场景里没有设置位移的代码。"),
    Omission(
      10, 21, .leftOut,
      en: "Where a pan says it began is not asked by anybody in a scene.",
      zh: "拖动报告的开始位置，场景里没有谁会问。"),
    Omission(
      10, 26, .leftOut,
      en: "Where a swipe says it was is not asked by anybody in a scene.",
      zh: "轻扫报告的位置，场景里没有谁会问。"),
    Omission(
      10, 30, .statesNoBehaviour,
      en: "It tells what another implementation does, not what \(code: "UIKit") does.",
      zh: "它说的是另一个实现的做法，不是 \(code: "UIKit") 的做法。"),
    Omission(
      10, 33, .leftOut,
      en: "There is no pointer in the model, so nothing hovers.",
      zh: "模型里没有指针，所以没有悬停。"),
    Omission(
      11, 16, .leftOut,
      en: "A tap on the status bar never reaches the app's views, so no scene shows it.",
      zh: "点状态栏不会到达应用的视图，所以场景里没有。"),
    Omission(
      11, 18, .statesNoBehaviour,
      en: "It forbids a program something that a scene cannot say.",
      zh: "它禁止程序做的事，场景里本来就写不出来。"),
    Omission(
      12, 13, .statesNoBehaviour,
      en: "It tells what \(code: "AppKit") does.",
      zh: "它说的是 \(code: "AppKit") 的做法。"),
  ]
}
