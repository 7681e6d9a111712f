extension CommandTable {
  static let search = [
    Command(
      .search, .search, "[TEXT | /REGEX/ | CONDITION]", aliases: ["/"],
      en: "goes to the next step whose text has a word, or where a condition holds",
      zh: "走到下一个含有某个词或符合条件的步骤",
      examples: ["search fourthView", "search verdict == outside"],
      seeAlso: [.rsearch, .first, .count],
      lldb: (en: "as less's /, over the record", zh: "相当于 less 的 /，在记录里查找"),
      details: (
        en: """
        Searched are the line each step shows and its kind, such as hit.ask; text without \
        capitals means either case. What reads as a condition is one; in quotes it is text. \
        Without words it looks for the last ones again. rsearch takes it back from one find to \
        the find before; from anywhere else back does.
        """,
        zh: """
        查找的是每一步显示的那一行和它的种类，例如 hit.ask；不含大写字母时不区分大小写。能读作条件的就是条件；\
        加引号则按文字查找。不写内容时再找上一次的。从一个结果出发时，rsearch 退回上一个结果；从别处出发时用 back。
        """
      ), repeats: true, argument: .expression),
    Command(
      .rsearch, .search, "[TEXT | /REGEX/ | CONDITION]", aliases: ["reverse-search"],
      en: "searches towards the start", zh: "朝开头的方向查找",
      examples: ["goto end ;; rsearch fifthView", "rsearch kind == hit.ask"],
      seeAlso: [.search, .last],
      lldb: (en: "as less's ?, over the record", zh: "相当于 less 的 ?，在记录里查找"), repeats: true,
      argument: .expression),
    Command(
      .first, .search, "[TEXT | /REGEX/ | CONDITION]", en: "goes to the first such step",
      zh: "走到第一个这样的步骤", examples: ["first fourthView", "first kind == hit.result"],
      seeAlso: [.last, .search], argument: .expression),
    Command(
      .last, .search, "[TEXT | /REGEX/ | CONDITION]", en: "goes to the last such step",
      zh: "走到最后一个这样的步骤", examples: ["last fourthView", "last depth > 2"],
      seeAlso: [.first, .rsearch], argument: .expression),
    Command(
      .count, .search, "[TEXT | /REGEX/ | CONDITION]",
      en: "counts such steps, and says where they are",
      zh: "数出这样的步骤，并说明在哪里", examples: ["count fourthView", "count verdict == inside"],
      seeAlso: [.search, .rules], argument: .expression),
  ]
}
