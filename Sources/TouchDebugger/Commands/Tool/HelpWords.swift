import TouchNarration

/// What is said by help and the manual.
enum HelpWords {
  static let newcomersHint = Phrase(
    en: "\(strong: "New here?") \(code: "step") goes to the next step, \(code: "why") explains "
      + "it, \(code: "why-not VIEW") says why a view did not get the touch.",
    zh: "\(strong: "第一次用？")\(code: "step") 前进，\(code: "why") 解释，"
      + "\(code: "why-not 视图") 说明触摸为什么到不了某个视图。")

  static let alsoHead = Phrase(en: "also", zh: "也可写作")
  static let examplesHead = Phrase(en: "examples", zh: "例子")
  static let seeAlsoHead = Phrase(en: "see also", zh: "另见")
  static let lldbHead = Phrase(en: "lldb", zh: "lldb")
  static let noHead = Phrase(en: "", zh: "")
  static let nothingLikeIt = Phrase(en: "has no such command", zh: "没有类似的命令")

  static func noWordOfScenes(_ word: String, nearest: String?) -> Phrase {
    Phrase(
      en: "the scene language has no word or topic \(bad: word)"
        + Words.didYouMean(nearest).english,
      zh: "场景语言里没有主题或词 \(bad: word)" + Words.didYouMean(nearest).chinese)
  }

  static func noCommandOrTopic(_ word: String, nearest topic: String) -> Phrase {
    let no = Phrase(en: "there is no command or topic \(bad: word)", zh: "没有命令或主题 \(bad: word)")
    return no + Words.didYouMean(topic)
  }

  static let expressionsAre = Phrase(
    en: "An expression asks about this step and the scene as it is here; a dot asks further: "
      + "\(code: "fourthView.superview.alpha").",
    zh: "表达式询问这一步和此刻的场景；用点继续询问：\(code: "fourthView.superview.alpha")。")

  static let ofStepHead = Phrase(en: "the step", zh: "这一步")
  static let signsHead = Phrase(en: "signs", zh: "运算符")

  static let expressionExample = Phrase(
    en: "A name stands for a view, controller or recognizer; \(code: "yes"), \(code: "no"), "
      + "\(code: "nil"), numbers, words such as \(code: "outside") and kinds such as "
      + "\(code: "hit.ask") for themselves: \(code: "point.x > 100 && view.alpha < 1").",
    zh: "名字代表视图、控制器或识别器；\(code: "yes")、\(code: "no")、\(code: "nil")、数字、"
      + "\(code: "outside") 之类的词和 \(code: "hit.ask") 之类的种类代表它们自己："
      + "\(code: "point.x > 100 && view.alpha < 1")。")

  static let tableHead = Phrase(en: "at the prompt", zh: "在提示符下")
}
