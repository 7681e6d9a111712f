extension CommandTable {
  static let ask = [
    Command(
      .why, .ask, "[short | long | #N | delivery | VIEW | RECOGNIZER | ACTION | ?]",
      aliases: ["explain"],
      en: "explains this step, how this message came here, or what became of somebody",
      zh: "解释这一步、这条消息怎么到了这里，或者某个对象经历了什么",
      examples: ["why", "why fifthView"], seeAlso: [.whyNot, .rules],
      details: (
        en: """
        What a step follows from is listed with numbers: 1 goes to the first, and why there goes \
        on, back to the event that began it. why ? lists the questions this moment raises; a \
        number alone asks one.
        """,
        zh: """
        它由哪些步骤引起，会编号列出：输入 1 走到第一个，在那里再问 why，一直走回引起它的事件。\
        why ? 列出此刻可以问的问题；只输入编号就提问。
        """
      ), argument: .subject),
    Command(
      .whyNot, .ask, "[VIEW | RECOGNIZER | ACTION] [touch N | at X,Y]", aliases: ["whynot"],
      en: "says why something did not get the touch, and the smallest changes that would give it",
      zh: "说明为什么没有得到触摸，以及能让它得到触摸的最小修改",
      examples: ["why-not secondView", "why-not at 200,700"],
      seeAlso: [.why, .whatif], argument: .subject),
  ]
}
