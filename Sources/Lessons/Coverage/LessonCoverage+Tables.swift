import TouchNarration

//  000-08  ✓  02-hit-test/02, 02-hit-test/03
//  000-10  ≈  missing

extension LessonCoverage {
  /// The whole table: each system, each way, and the totals.
  public func lines(_ language: Language) -> [StyledText] {
    systemLines(language) + [""] + pathLines(language) + [""] + summary(language)
  }

  private func systemLines(_ language: Language) -> [StyledText] {
    systems.map { system in
      let head: StyledText = "\(code: system.id)  \(system.verdict.styled)  "
      let treating = lessons(of: system)
      let what: StyledText = treating.isEmpty ? "  \(dim: system.text)" : ""
      return head + list(treating, language) + what
    }
  }

  private func pathLines(_ language: Language) -> [StyledText] {
    DeliveryPath.allCases.map { path in
      let name = path.rawValue
      let gap = String(repeating: " ", count: max(1, 19 - name.count))
      return "\(code: name)\(gap)" + list(lessons(on: path), language)
    }
  }

  private func list(_ lessons: [String], _ language: Language) -> StyledText {
    guard !lessons.isEmpty else { return StyledText(Self.missing[language].plain, .bad) }
    let isFolded = lessons.count > Self.mostNamed + 1
    let named = isFolded ? lessons.prefix(Self.mostNamed) : lessons[...]
    let names = StyledText(
      stringLiteral: named.map { Lesson.place(of: $0) }.joined(separator: ", "))
    return isFolded ? names + Self.more(lessons.count - named.count)[language] : names
  }

  // A way that forty lessons take is not better known for forty names; JSON has them all.
  private static let mostNamed = 3

  private static let missing = Phrase(en: "missing", zh: "缺")

  private static func more(_ count: Int) -> Phrase {
    Phrase(en: " \(dim: "and \(count) more")", zh: " \(dim: "等，另有 \(count) 课")")
  }

  private static let allInJSON = Phrase(
    en: "\(code: "--format json") lists every lesson.", zh: "\(code: "--format json") 列出每一课。")

  /// The totals, in two sentences.
  private func summary(_ language: Language) -> [StyledText] {
    let all = totals()
    let verdicts = zip(ArticleSystem.Judgement.allCases, all.verdicts)
      .map { "\($0.rawValue) \($1)" }.joined(separator: " · ")
    let paths = DeliveryPath.allCases.count
    let taken = paths - missingPaths.count
    return [
      Phrase(
        en: "\(all.treated) of \(all.systems) systems covered by a lesson  \(dim: verdicts)",
        zh: "\(all.systems) 个系统中有 \(all.treated) 个有课程  \(dim: verdicts)")[language],
      Phrase(
        en: "\(taken) of \(paths) delivery paths shown by a lesson",
        zh: "\(paths) 条投递路径中有 \(taken) 条有课程走过")[language],
      Self.allInJSON[language],
    ]
  }

  /// The totals by article, as a Markdown table.
  public var markdownTable: String {
    let verdicts = ArticleSystem.Judgement.allCases
    let head = ["article", "systems", "in a lesson"] + verdicts.map { $0.rawValue }
    let rows = articles.map { row($0, totals(of: $0)) } + [row("all", totals())]
    let rule = Array(repeating: "---", count: head.count)
    return ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private func row(_ name: String, _ totals: Totals) -> [String] {
    [name, "\(totals.systems)", "\(totals.treated)"] + totals.verdicts.map { "\($0)" }
  }
}

extension ArticleSystem.Judgement {
  /// The sign in its colour.
  fileprivate var styled: StyledText {
    switch self {
    case .right: "\(good: rawValue)"
    case .wrong: "\(bad: rawValue)"
    case .loose, .open: "\(dim: rawValue)"
    }
  }
}
