extension CommandTable {
  static let ask = [
    Command(
      .why, .ask, "[short | long | VIEW | #N]", aliases: ["explain"],
      en: "explains this step, or a view's answer to the current touch",
      zh: "解释这一步，或者某个视图对当前触摸的回答",
      examples: ["why", "why fifthView"], seeAlso: [.whyNot, .rules, .margin], argument: .view),
    Command(
      .whyNot, .ask, "VIEW | RECOGNIZER | ACTION | at X,Y", aliases: ["whynot"],
      en: "says why something did not get the touch, and the smallest changes that would give it",
      zh: "说明为什么没有得到触摸，以及能让它得到触摸的最小修改",
      examples: ["why-not secondView", "why-not at 200,700"],
      seeAlso: [.why, .whatif, .questions], argument: .subject),
    Command(
      .questions, .ask, "[N]",
      en: "lists the questions this moment raises; a number alone asks one",
      zh: "列出此刻可以问的问题；只输入编号就提问", examples: ["questions", "questions 1"],
      seeAlso: [.why, .whyNot]),
    Command(
      .margin, .ask, "[VIEW | RECOGNIZER]",
      en: "says how close each check was: by how many points, how much alpha, how many seconds",
      zh: "说明每项检查差多少：多少点、多少 alpha、多少秒", examples: ["margin", "margin fifthView"],
      seeAlso: [.why, .whatif], argument: .subject),
  ]
}
