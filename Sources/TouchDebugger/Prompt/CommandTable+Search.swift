extension CommandTable {
  static let search = [
    Command(
      .search, .search, "[first | last | back | count] [TEXT | /REGEX/ | CONDITION]",
      aliases: ["/"],
      en: "goes to the next step whose text has a word, or where a condition holds; or counts them",
      zh: "走到下一个含有某个词或符合条件的步骤，或者数出它们",
      examples: ["search fourthView", "search count verdict == outside"],
      seeAlso: [.break, .rules],
      lldb: (
        en: "as less's /, over the record; N and P are the next and the find before",
        zh: "相当于 less 的 /，在记录里查找；N 和 P 是下一个和上一个结果"
      ),
      details: (
        en: """
        Searched are the line each step shows and its kind, such as hit.ask. A word is a whole \
        word; without capitals it means either case. What reads as a condition is one; in quotes \
        it is any part of the text. Without words it looks for the last ones again, as N does; P goes back.
        """,
        zh: """
        查找的是每一步显示的那一行和它的种类，例如 hit.ask。词要完整匹配；不含大写字母时不区分大小写。\
        能读作条件的就是条件；加引号则查找文字的任意部分。不写内容时再找上一次的，N 也是；P 往回找。
        """
      ), repeats: true, argument: .search)
  ]
}
