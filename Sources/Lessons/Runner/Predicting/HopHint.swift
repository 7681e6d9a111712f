import TouchInquiry
import TouchNarration

/// The hints of a computed question, in their order; behind them stands `answer`.
enum HopHint: Int, CaseIterable {
  /// Where to look.
  case nudge
  /// The rule that decides.
  case rule
}

extension Query {
  /// Where to look for the answer.
  var nudge: Phrase {
    switch row.topic {
    case .search:
      Phrase(
        en: "The last of \(code: "subviews") is asked first. Which view is next, and which view is "
          + "never reached? \(code: "map") draws them.",
        zh: "\(code: "subviews") 的最后一个先被询问；现在轮到谁，谁又根本问不到？\(code: "map") 会画出来。")
    case .view:
      Phrase(
        en: "Look at its line in the scene, and at the point in its own coordinates: "
          + "\(code: "tree"), \(code: "map").",
        zh: "看它在场景里的那一行，以及换算到它自己坐标里的点：\(code: "tree")、\(code: "map")。")
    case .chain:
      Phrase(
        en:
          "Which responder is a control or overrides the method, and which only forwards it? See the "
          + "kinds in the scene, and its lines that begin with \(code: "~").",
        zh: "谁是控件，谁重写了这个方法，谁只是往上传？看场景里的种类，以及以 \(code: "~") 开头的行。")
    case .messages:
      Phrase(
        en: "Which messages did it get? Does a recognizer still delay a message, or take the touch "
          + "away?",
        zh: "它收到过哪些消息？有没有识别器还扣留着一条，或者把触摸拿走？")
    case .gestures where row.form.word == "events":
      Phrase(
        en: "Does the control begin to track the touch? And does it still track it at the lift?",
        zh: "控件有没有开始跟踪这次触摸？抬起时还在跟踪吗？")
    case .gestures:
      Phrase(
        en:
          "Which recognizers get this touch, which of them waits, and which is prevented by the first?",
        zh: "谁看得到这次触摸，谁在等谁，先成功的又阻止了谁？")
    }
  }
}
