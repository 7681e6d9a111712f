extension CommandTable {
  static let ask = [
    Command(
      .why, .ask, "[short | long | #N | delivery | VIEW | RECOGNIZER | ACTION]",
      aliases: ["explain"],
      en: "explains this step, how this message came here, or what became of somebody",
      zh: "解释这一步、这条消息怎么到了这里，或者某个对象经历了什么",
      examples: ["why", "why fifthView"], seeAlso: [.whyNot, .rules, .margin], argument: .subject),
    Command(
      .whyNot, .ask, "[VIEW | RECOGNIZER | ACTION] [touch N | at X,Y]", aliases: ["whynot"],
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
