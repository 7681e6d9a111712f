import TouchNarration

/// What is said about lessons, and the help.
enum ShelfWords {
  static let firstLesson = Phrase(en: "This is the first lesson.", zh: "这是第一课。")
  static let lastLesson = Phrase(en: "This is the last lesson so far.", zh: "目前这是最后一课。")

  static func article(_ article: String) -> Phrase {
    Phrase(
      en: "\(strong: "Article \(article)"), in the article's order",
      zh: "\(strong: "文章 \(article)")，按它自己的顺序")
  }

  static func finished(_ title: String, _ mark: String) -> Phrase {
    Phrase(
      en: "\(good: mark) \(strong: title): that was the last stop.",
      zh: "\(good: mark) \(strong: title)：这一课学完了。")
  }

  static let needsMore = Phrase(
    en: "For the \(good: "✓"), 80 % of the questions must be right: \(code: "lesson reset") starts "
      + "over.",
    zh: "答对 80% 才有 \(good: "✓")：输入 \(code: "lesson reset") 重学这一课。")

  static let endOfPath = Phrase(
    en: "This is the end of the core path. The other lessons are tracks: \(code: "lesson list")"
      + " \(code: "everyday"), \(code: "articles") or \(code: "drills").",
    zh: "核心路径到这里就走完了。其余的课分三组：\(code: "lesson list") 加 \(code: "everyday")、"
      + "\(code: "articles") 或 \(code: "drills")。")

  /// - Parameter stops: Those with a question that was answered wrong, and how many there are.
  static func score(
    _ right: Int, of count: Int, wrong stops: [(stop: Int, count: Int)] = []
  ) -> Phrase {
    let english = stops.map { "\($0.stop)" + ($0.count == 1 ? "" : " (\($0.count) questions)") }
    let chinese = stops.map { "第 \($0.stop) 步" + ($0.count == 1 ? "" : "（\($0.count) 题）") }
    let head = stops.count == 1 ? "stop" : "stops"
    return Phrase(
      en: "\(right) of \(count) \(count == 1 ? "question" : "questions") right"
        + (stops.isEmpty ? "." : "; wrong: \(head) \(english.joined(separator: ", "))."),
      zh: "\(count) 个问题答对 \(right) 个"
        + (stops.isEmpty ? "。" : "；答错的：\(chinese.joined(separator: "、"))。"))
  }

  /// A belief that a wrong answer followed.
  static func wentWrong(_ belief: StyledText) -> Phrase {
    Phrase(en: "not true: “\(belief)”", zh: "错在：“\(belief)”")
  }

  /// The lesson to go to for a belief.
  static func cure(_ place: String, _ title: String) -> Phrase {
    Phrase(
      en: "\(code: place), “\(strong: title)”, explains it: type \(code: "lesson goto \(place)").",
      zh: "\(code: place)“\(strong: title)”专讲这一点：输入 \(code: "lesson goto \(place)")。")
  }

  static func noSuchChapter(_ word: String, _ count: Int) -> Phrase {
    Phrase(
      en: "There is no chapter \(bad: word); chapters are 1 to \(number: "\(count)").",
      zh: "没有第 \(bad: word) 章；编号从 1 到 \(number: "\(count)")。")
  }

  static func severalLessons(_ words: String) -> Phrase {
    Phrase(en: "“\(words)” is ambiguous:", zh: "“\(words)”可能是：")
  }

  static func noSuchLesson(_ words: String, nearest: String?) -> Phrase {
    let name = nearest ?? ""
    return Phrase(
      en: "There is no lesson \(bad: words)"
        + (nearest == nil ? "." : "; did you mean \(code: name)?"),
      zh: "没有叫 \(bad: words) 的课" + (nearest == nil ? "。" : "；你是想说 \(code: name) 吗？"))
  }

  static let nothingToResume = Phrase(
    en: "There is no unfinished lesson.", zh: "没有学到一半的课。")

  static func noMatch(_ filter: String) -> Phrase {
    Phrase(
      en: "No lesson matches \(bad: filter). A filter is new, started, done, core, articles, "
        + "everyday, drills, a role, M03, 003, or words of a title.",
      zh: "没有课符合 \(bad: filter)。可以写 new、started、done、core、articles、everyday、drills、类型、"
        + "M03、003，或者标题里的词。")
  }

  static func core(_ count: Int, of all: Int) -> Phrase {
    Phrase(
      en: "Core path: \(count) of \(all) lessons \(good: "✓"). The questions of all chapters:",
      zh: "主线：\(all) 课里有 \(count) 课 \(good: "✓")。各章的问题：")
  }

  static func answered(_ right: Int, of all: Int) -> Phrase {
    Phrase(en: "\(right) of \(all) right", zh: "\(all) 题答对 \(right) 题")
  }

  /// What the bars are made of.
  static let barSigns = Phrase(
    en: "\(code: "#") right, \(code: "x") not yet right, \(code: ".") not asked yet",
    zh: "\(code: "#") 答对，\(code: "x") 还没答对，\(code: ".") 还没问到")

  /// Of a lesson that was finished with enough right answers.
  static let reviewLater = Phrase(
    en: "On another day, one of its questions comes back: type \(code: "review").",
    zh: "改天会再问其中一题：输入 \(code: "review")。")

  static func noMisconception(_ name: String) -> Phrase {
    Phrase(
      en: "The catalogue has no \(bad: name); its entries are \(code: "M01") to \(code: "M43").",
      zh: "目录里没有 \(bad: name)；编号从 \(code: "M01") 到 \(code: "M43")。")
  }
  static let noMisconceptions = Phrase(
    en: "So far, your answers do not follow a misconception of the catalogue.",
    zh: "到现在为止，你的回答都不是由目录里的误解得来的。")

  static func times(_ count: Int) -> Phrase {
    Phrase(en: count == 1 ? "(once)" : "(\(count) times)", zh: "（\(count) 次）")
  }

  static func noSuchMove(_ word: String) -> Phrase {
    let moves = LessonCommand.moves.joined(separator: ", ")
    return Phrase(
      en: "\(code: "lesson") takes \(moves), not \(bad: word).",
      zh: "\(code: "lesson") 后面可以写 \(moves)，没有 \(bad: word)。")
  }

  /// The words of a lesson.
  static let help = [
    Phrase(
      en: "\(strong: "In a lesson"), press Return to continue; the last line of every reply says "
        + "what comes next.",
      zh: "\(strong: "在课里")，按回车就做下一件事，最后一行写着是哪件事。"),
    Phrase(
      en: "  \(code: "a b c …") answer; \(code: "b!") sure, \(code: "b?") a guess",
      zh: "  \(code: "a b c …")  回答；\(code: "b!") 有把握，\(code: "b?") 猜的"),
    Phrase(
      en: "  The letters a to d never run a command here: type \(code: "break"), "
        + "\(code: "continue") or \(code: "delete").",
      zh: "  在课里 a 到 d 只用来回答，要用命令就写全名：\(code: "break")、\(code: "continue")、"
        + "\(code: "delete")。"),
    Phrase(
      en: "  \(code: "hint") \(code: "answer") \(code: "skip") \(code: "again") \(code: "go")"
        + "  \(code: "help hint") explains one",
      zh: "  \(code: "hint") 提示 \(code: "answer") 答案 \(code: "skip") 跳过 \(code: "again") 重看 "
        + "\(code: "go") 继续"),
    Phrase(
      en: "  \(code: "sandbox") \(code: "leave")  a copy of the scene that you can change",
      zh: "  \(code: "sandbox") \(code: "leave")  拿场景的副本来试"),
    Phrase(
      en: "  \(code: "lesson list [/WORDS] | next | prev | goto | resume | reset")  other lessons",
      zh: "  \(code: "lesson list [/词] | next | prev | goto | resume | reset")  换课"),
    Phrase(
      en: "  \(code: "review")  your wrong answers, on new scenes; \(code: "progress")  how far "
        + "you are",
      zh: "  \(code: "review")  在新场景上复习答错的；\(code: "progress")  学到哪里"),
  ]
}
