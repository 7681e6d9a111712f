import TouchNarration

/// The last line of every reply: what to press.
enum FooterWords {
  static let goOn = Phrase(en: "Return: continue", zh: "回车：继续")
  static let firstFooter = Phrase(
    en: "Return: continue · map: draw the scene · help · quit",
    zh: "回车：继续 · map：画出场景 · help：帮助 · quit：退出")

  static func choiceFooter(_ letters: String) -> Phrase {
    Phrase(
      en: "\(letters): answer (b! sure, b? guess) · hint · skip · map",
      zh: "\(letters)：回答（b! 有把握，b? 猜的）· hint：提示 · skip：跳过 · map：看图")
  }

  static let orderFooter = Phrase(
    en: "type the numbers in order, such as 2 6 5 · hint · answer: show it · skip",
    zh: "按顺序输入编号，例如 2 6 5 · hint：提示 · answer：看答案 · skip：跳过")
  static let tryFooter = Phrase(
    en: "set VIEW PROPERTY [and …] · hint · undo · reset · answer · skip",
    zh: "set 视图 属性 [and …]：改场景 · hint：提示 · undo · reset · answer：看解法 · skip：跳过")
  static func walkFooter(_ why: Phrase) -> Phrase {
    Phrase(
      en: "Return: walk on · step: every step · \(why.english) · rstep: back · go: leave the walk",
      zh: "回车：往下走 · step：每步都停 · \(why.chinese) · rstep：退一步 · go：跳过这段")
  }
  static let walkedFooter = Phrase(
    en: "Return: continue · why · rstep: back · again",
    zh: "回车：继续 · why：为什么 · rstep：退一步 · again：重看")
  static let compareFooter = Phrase(
    en: "Return or compare: show their results · skip",
    zh: "回车或 compare：看它们的结果 · skip：跳过")
  static let explainFooter = Phrase(
    en: "write a sentence or two · skip", zh: "写一两句话 · skip：跳过")
  static func pointsFooter(_ letters: String) -> Phrase {
    Phrase(
      en: "\(letters): the points your answer made · Return: continue",
      zh: "\(letters)：你的回答提到的几点 · 回车：继续")
  }
  static let settledFooter = Phrase(
    en: "Return: continue · step, why, map: look around · again",
    zh: "回车：继续 · step、why、map：再看看 · again：重看")

  static func answeredFooter(_ why: Phrase) -> Phrase {
    Phrase(
      en: "Return: continue · \(why.english) · map", zh: "回车：继续 · \(why.chinese) · map：看图")
  }

  static let why = Phrase(en: "why", zh: "why：为什么")

  /// What `why` goes on with behind an answer.
  static func why(_ subject: FurtherReasons.Subject) -> Phrase {
    switch subject {
    case .step(let step): Phrase(en: "why: more about #\(step)", zh: "why：细说 #\(step)")
    case .rule(let rule):
      Phrase(en: "why: source of rule \("\(rule)")", zh: "why：规则 \("\(rule)") 的出处")
    }
  }

  static let lastFooter = Phrase(
    en: "Return: finish the lesson · step, why, map: look around",
    zh: "回车：结束这一课 · step、why、map：再看看")
  static let sandboxFooter = Phrase(
    en: "set VIEW PROPERTY · run: who gets the touch now? · undo · reset · leave",
    zh: "set 视图 属性：改场景 · run：现在谁得到触摸？· undo · reset · leave：离开")

  static func endFooter(next: String?) -> Phrase {
    guard let next else {
      return Phrase(
        en: "lesson list · lesson reset · quit",
        zh: "lesson list：课程表 · lesson reset：重学 · quit：退出")
    }
    return Phrase(
      en: "Return: next lesson, “\(next)” · lesson list · quit",
      zh: "回车：下一课“\(next)” · lesson list：课程表 · quit：退出")
  }
}
