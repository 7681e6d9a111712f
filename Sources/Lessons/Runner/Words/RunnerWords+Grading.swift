import TouchNarration

/// What is said about answers.
extension RunnerWords {
  static func right(_ answer: StyledText) -> Phrase {
    Phrase(en: "\(good: "Right:") \(answer).", zh: "\(good: "对：")\(answer)。")
  }

  static func wrong(_ answer: StyledText) -> Phrase {
    Phrase(en: "\(bad: "Not quite.") It is \(answer).", zh: "\(bad: "不对。")答案是 \(answer)。")
  }

  /// - Parameter command: The command that the letter stands for, too.
  static func answeredAlready(
    _ letter: Character, _ choice: StyledText, isRight: Bool, command: String?
  ) -> Phrase {
    let mark = String(letter)
    guard let command else {
      return Phrase(
        en: "This question is answered already; \(code: mark) was \(choice)"
          + (isRight ? ", the right answer." : "."),
        zh: "这个问题已经答过了；\(code: mark) 是 \(choice)" + (isRight ? "，也就是正确答案。" : "。"))
    }
    return Phrase(
      en: "This question is answered already, so \(code: mark) is the command \(code: command):",
      zh: "这个问题已经答过了，所以 \(code: mark) 是命令 \(code: command)：")
  }

  static func shown(_ answer: StyledText) -> Phrase {
    Phrase(en: "The answer is \(answer).", zh: "答案是 \(answer)。")
  }

  static func belief(_ title: StyledText, _ id: String, _ given: StyledText) -> Phrase {
    Phrase(
      en: "“\(title)” would give \(given) \(dim: "(\(id))").",
      zh: "如果“\(title)”，就会得到 \(given)\(dim: "（\(id)）")。")
  }

  static func otherBelief(_ given: StyledText) -> Phrase {
    Phrase(
      en: "No catalogued belief is known behind \(given) here; the record says:",
      zh: "这里答 \(given)，背后没有已知的误解；记录是这样的：")
  }

  static func noBelief(_ given: StyledText) -> Phrase {
    Phrase(
      en: "No catalogued belief is known behind \(given) here; compare the steps above.",
      zh: "这里答 \(given)，背后没有已知的误解；请对照上面的步骤。")
  }

  static let lookedAt = Phrase(
    en: "No step shows any. These are the steps where it would stand:",
    zh: "记录里没有这样的一步。该找的地方是这些：")

  static func partsHere(_ place: Int) -> Phrase {
    Phrase(
      en: "Here the belief and the record part at \(dim: "#\(place)"):",
      zh: "在这里，这种想法和记录从 \(dim: "#\(place)") 开始分开：")
  }

  static func inTheRecord(_ step: StyledText) -> Phrase {
    Phrase(en: "the record: \(step)", zh: "记录里：\(step)")
  }

  static func byThatBelief(_ step: StyledText) -> Phrase {
    Phrase(en: "by that belief: \(step)", zh: "按那种想法：\(step)")
  }

  static let likeUIKit = Phrase(
    en: "\(dim: "step by step like UIKit")", zh: "\(dim: "每一步都和 UIKit 一样")")

  static func partsAt(_ place: Int, _ step: StyledText) -> Phrase {
    Phrase(
      en: "\(dim: "parts at #\(place):") \(step)", zh: "\(dim: "从 #\(place) 分开：")\(step)")
  }

  static func goesWithout(_ place: Int, _ step: StyledText) -> Phrase {
    Phrase(
      en: "\(dim: "goes without #\(place):") \(step)", zh: "\(dim: "没有走到 #\(place)：")\(step)")
  }

  static func wrongPlace(_ place: Int, _ item: StyledText) -> Phrase {
    Phrase(
      en: "\(bad: "Not yet.") Place \(place) is not \(item).",
      zh: "\(bad: "还不对。")第 \(place) 个不是 \(item)。")
  }

  static func doesNotBelong(_ item: StyledText) -> Phrase {
    Phrase(
      en: "\(bad: "Not yet.") \(item) does not belong in the list.",
      zh: "\(bad: "还不对。")\(item) 不该出现。")
  }

  static func missing(_ count: Int, after item: StyledText) -> Phrase {
    Phrase(
      en:
        "\(bad: "Not yet.") So far right, but \(count) more \(count == 1 ? "follows" : "follow") \(item).",
      zh: "\(bad: "还不对。")到这里都对，但 \(item) 之后还有 \(count) 个。")
  }

  static func furtherUp(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name) is further up, but the message does not get that far:",
      zh: "\(name: name) 还在上面，消息到不了那里：")
  }

  static func nobodysNext(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name) is the \(code: "next") of nobody on this way:",
      zh: "这条路上没有谁的 \(code: "next") 是 \(name: name)：")
  }

  static func sendsOn(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name) gets the message and only sends it on:",
      zh: "\(name: name) 收到消息，只是往后传：")
  }

  static let twice = Phrase(
    en: "Name each one at most once.", zh: "每一个最多写一次。")

  static func orderIs(_ list: StyledText) -> Phrase {
    Phrase(en: "The order is \(list).", zh: "顺序是 \(list)。")
  }

  static func goal(_ goal: Attempt.Goal, isFirst: Bool) -> Phrase {
    let said = goal.claim.phrase
    let head = Phrase(
      en: isFirst ? "\(strong: "Goal:")" : "\(strong: "And:")",
      zh: isFirst ? "\(strong: "目标：")" : "\(strong: "并且：")")
    guard let other = goal.other else {
      return Phrase(en: "\(head.english) \(said.english)", zh: "\(head.chinese)\(said.chinese)")
    }
    return Phrase(
      en: "\(head.english) with the touch \(name: other.touchID) – \(said.english)",
      zh: "\(head.chinese)换成触摸 \(name: other.touchID) 时，\(said.chinese)")
  }

  /// What may be changed, and in how many changes it can be done; nil where nothing is said of it.
  static func limits(_ attempt: Attempt) -> Phrase? {
    let kinds = attempt.allowed.map { allowed in
      AllowedChange.allCases.filter(allowed.contains).map(\.rawValue).joined(separator: ", ")
    }
    let english = [kinds.map { "allowed: \($0)" }, attempt.par.map { "par \($0)" }]
    let chinese = [kinds.map { "可以改：\($0)" }, attempt.par.map { "标准杆 \($0)" }]
    guard kinds != nil || attempt.par != nil else { return nil }
    return Phrase(
      en: "\(dim: english.compactMap(\.self).joined(separator: " · "))",
      zh: "\(dim: chinese.compactMap(\.self).joined(separator: " · "))")
  }

  static func notReached(_ goal: StyledText, _ now: StyledText, changes: Int, par: Int?) -> Phrase {
    let (english, chinese) = (par.map { " · par \($0)" }, par.map { " · 标准杆 \($0)" })
    return Phrase(
      en: "Not yet: \(goal) is wanted, it is \(now). \(dim: "changes: \(changes)\(english ?? "")")",
      zh: "还没到：要的是 \(goal)，现在是 \(now)。\(dim: "已改 \(changes) 处\(chinese ?? "")")")
  }

  static func reached(_ goal: StyledText, changes: Int, par: Int?) -> Phrase {
    let (english, chinese) = (par.map { ", par \($0)" }, par.map { "，标准杆 \($0)" })
    let count = changes == 1 ? "1 change" : "\(changes) changes"
    return Phrase(
      en: "\(good: "Reached:") \(goal), with \(count)\(english ?? "").",
      zh: "\(good: "成功：")\(goal)，改了 \(changes) 处\(chinese ?? "")。")
  }

  static func notAllowed(_ changes: Set<AllowedChange>) -> Phrase {
    let list = AllowedChange.allCases.filter(changes.contains).map(\.rawValue)
      .joined(separator: ", ")
    return Phrase(
      en: "That change does not count here, so it is taken back; allowed: \(code: list).",
      zh: "这里不能这样改，已经撤回；可以改的只有：\(code: list)。")
  }

  static func aboutYourScene(_ name: String) -> Phrase {
    Phrase(
      en: "One question about your own scene: what does \(name: name) say when it is asked?",
      zh: "就你改好的场景问一句：问到 \(name: name) 时，它怎么说？")
  }

  static let oneWay = Phrase(en: "One way to do it:", zh: "一种改法：")
  static let yourWords = Phrase(
    en: "A good answer mentions these points of the record. Which did yours?",
    zh: "好的回答会提到记录里的这些事。你的提到了哪些？")
  static let writeSomething = Phrase(
    en: "Say it in your own words first: a sentence or two, or \(code: "skip").",
    zh: "先用自己的话写一两句，或者 \(code: "skip")。")

  static func hint(_ number: Int, of count: Int) -> Phrase {
    Phrase(en: "\(strong: "Hint \(number) of \(count)")", zh: "\(strong: "提示 \(number)/\(count)")")
  }

  static func rule(_ number: String, _ sentence: Phrase) -> Phrase {
    Phrase(
      en: "The rule that decides here (\(dim: number)): \(sentence.english)",
      zh: "这里起决定作用的规则（\(dim: number)）：\(sentence.chinese)")
  }

  static func nextKind(_ meaning: Phrase, _ form: String) -> Phrase {
    Phrase(
      en: "What comes next: \(meaning.english) (\(code: form)).",
      zh: "下一步是：\(meaning.chinese)（\(code: form)）。")
  }

  static let noHint = Phrase(en: "There is no hint for this one.", zh: "这个问题没有提示。")
  static let lastHint = Phrase(
    en: "That was the last hint. Answer, \(code: "answer") to see it, or \(code: "skip").",
    zh: "提示已经用完。请回答，或者输入 \(code: "answer") 看答案、\(code: "skip") 跳过。")
  static let nothingToHint = Phrase(
    en: "There is nothing to give a hint for here.", zh: "这里没有可给的提示。")
}
