import TouchCore
import TouchNarration

/// The ways of saying where to stop: what is read, completed and explained goes by this table.
enum WhereForm: CaseIterable {
  case name, glob, aspect, className, step, time, kind, gesture, action, rule, line

  /// The word before the colon, for those that have one.
  var prefixes: [String] {
    switch self {
    case .className: ["class"]
    case .gesture: ["gesture"]
    case .action: ["action"]
    case .rule: ["rule"]
    case .line: ["lesson", "line"]
    case .name, .glob, .aspect, .step, .time, .kind: []
    }
  }

  /// The form with a word before the colon.
  init?(prefix: Substring) {
    guard let form = Self.allCases.first(where: { $0.prefixes.contains(String(prefix)) }) else {
      return nil
    }
    self = form
  }

  /// How it is written.
  var usage: String {
    switch self {
    case .name: "VIEW"
    case .glob: "Card*  *View"
    case .aspect: "VIEW.hitTest"
    case .className: "class:UIButton"
    case .step: "#12"
    case .time: "t=80"
    case .kind: "hit.ask  gr.*"
    case .gesture: "gesture:NAME.STATE"
    case .action: "action:NAME"
    case .rule: "rule:2.5  rule:alpha"
    case .line: "shop.scene:12  line:12"
    }
  }

  var meaning: Phrase {
    switch self {
    case .name:
      Phrase(
        en: "each call that enters it: its hitTest, and each message that reaches it",
        zh: "每次进入它的调用：它的 hitTest，以及传到它的每条消息")
    case .glob:
      Phrase(
        en: "the same for every name that matches; * is any letters, ? is one letter",
        zh: "同上，适用于所有符合的名字；* 是任意多个字，? 是一个字")
    case .aspect:
      Phrase(
        en: """
          one side of it: .hitTest .pointInside .touches .next, or one method such as \
          .touchesBegan; works with every form above and with classes; alone, it means every view's
          """,
        zh: """
          只看一个方面：.hitTest .pointInside .touches .next，或者某个方法，如 \
          .touchesBegan；以上各种写法和类名都可以用；单独写表示所有人的
          """)
    case .className:
      Phrase(
        en:
          "views of a class and its subclasses; the class alone is enough if no view has that name",
        zh: "某个类及其子类的视图；没有视图叫这个名字时，只写类名即可")
    case .step: Phrase(en: "one step, by its number", zh: "某一步，用编号")
    case .time:
      Phrase(
        en: "the first step at a time of the clock, in milliseconds, or after it",
        zh: "时钟到某一毫秒时或之后的第一步")
    case .kind:
      Phrase(
        en: "every step of a kind, as list and info step name them",
        zh: "某一种类的所有步骤，名称见 list 和 info step")
    case .gesture:
      Phrase(
        en: """
          a recognizer that changes its state; .began .changed .ended .failed .cancelled \
          .possible; its name alone is enough
          """,
        zh: """
          识别器改变状态时；.began .changed .ended .failed .cancelled .possible；只写名字也可以
          """)
    case .action: Phrase(en: "where an action is sent", zh: "发送某个动作的地方")
    case .rule:
      Phrase(
        en: "steps that a rule decides, by its number or a word that only this rule has; "
          + "or views with a verdict",
        zh: "由某条规则决定的步骤，用编号或者只有它才有的词；或者检查结果是某一种的视图")
    case .line:
      Phrase(
        en: "the view, recognizer or event on a line of the file at hand",
        zh: "当前文件里某一行所说的：视图、识别器或者事件")
    }
  }
}
