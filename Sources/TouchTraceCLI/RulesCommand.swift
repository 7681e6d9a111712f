import Lessons
import SceneLanguage
import TouchAudit
import TouchCore
import TouchDebugger
import TouchNarration

/// `touchtrace rules`: what the model follows, what it does not, and what proves it.
struct RulesCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(FileProblem) -> ExitCode {
    if invocation.has(.coverage) { return try showCoverage() }
    guard !invocation.has(.strict) else {
      console.complain(en: "--strict needs --coverage", zh: "--strict 只与 --coverage 一起使用")
      return .usage
    }
    if invocation[.format] == "md" { return showTable() }
    if invocation.has(.weak) {
      WeakRuleList(console: console).show()
      return .success
    }
    guard let word = invocation.operands.first else { return showAll { _ in true } }
    if let rules = AuditRuleList.rules(meantBy: word) {
      AuditRuleList(console: console).show(rules)
      return .success
    }
    if let omission = Omission.named(word) {
      OmissionList(console: console).show([omission])
      EvidenceList(console: console).show(ifAny: omission.searchedEvidence)
      return .success
    }
    if let section = Int(word) { return showAll { $0.section == section } }
    guard let number = RuleNumber(word) else { return unknown(word) }
    return showAll { $0 == number }
  }

  /// Shows the rules, or those left out, whose numbers are wanted.
  private func showAll(_ isWanted: (RuleNumber) -> Bool) -> ExitCode {
    let rules = invocation.has(.omitted) ? [] : Rule.catalogue.filter { isWanted($0.number) }
    let isOne = invocation.operands.first.flatMap(RuleNumber.init) != nil
    let omissions =
      invocation.has(.omitted) || isOne ? Rule.omitted.filter { isWanted($0.number) } : []
    for rule in rules {
      show(rule)
      if isOne { EvidenceList(console: console).show(ifAny: rule.searchedEvidence) }
    }
    for omission in omissions { show(omission) }
    let leftOut = isOne || invocation.has(.omitted) ? leftOut(isWanted) : []
    OmissionList(console: console).show(leftOut)
    guard rules.isEmpty, omissions.isEmpty, leftOut.isEmpty else { return .success }
    return unknown(invocation.operands.first ?? "")
  }

  /// What no rule tells of is wanted where nothing in particular is.
  private func leftOut(_ isWanted: (RuleNumber) -> Bool) -> [Omission] {
    Omission.all.filter { omission in
      omission.rules.isEmpty
        ? invocation.operands.isEmpty : omission.rules.contains(where: isWanted)
    }
  }

  private func showTable() -> ExitCode {
    if invocation.operands == [AuditRuleList.name] {
      console.put(AuditRuleList(console: console).markdown)
      return .success
    }
    guard invocation.has(.omitted) else {
      console.complain(
        en: "--format md needs --omitted or 'rules audit'",
        zh: "--format md 只与 --omitted 或“rules audit”一起使用")
      return .usage
    }
    console.put(OmissionList(console: console).markdown)
    return .success
  }

  private func unknown(_ word: String) -> ExitCode {
    console.complain(
      en: "no rule '\(word)' in the model; 'touchtrace rules' lists them",
      zh: "模型里没有规则“\(word)”；“touchtrace rules”会列出全部规则")
    return .usage
  }

  private func show(_ rule: Rule) {
    let gap = Phrase(en: "; ", zh: "；")[console.language].plain
    let known = rule.confidence.phrase[console.language].plain
    let note = "[\(known)\(gap)\(rule.source(in: console.language))]"
    show(rule.number, "\(rule.sentence[console.language]) \(dim: note)")
  }

  private func show(_ omission: Rule.Omission) {
    let kind: Phrase =
      switch omission.kind {
      case .statesNoBehaviour: Phrase(en: "states no behaviour", zh: "没有说明行为")
      case .leftOut: Phrase(en: "left out", zh: "略去")
      }
    show(
      omission.number,
      "\(omission.reason[console.language]) \(dim: "[\(kind[console.language].plain)]")")
  }

  private func show(_ number: RuleNumber, _ words: StyledText) {
    let gap = String(repeating: " ", count: max(1, 6 - "\(number)".count))
    let text: StyledText = "\(number: "\(number)")\(gap)\(words)"
    console.show(text.wrapped(to: console.width, firstIndent: 0, indent: 6))
  }

  /// A line for each rule: how many tests are named after it, and how many lessons show it.
  private func showCoverage() throws(FileProblem) -> ExitCode {
    let folder = invocation.operands.first ?? "."
    let coverage = try RuleCoverage(folder, lessons: lessons(in: folder))
    console.show(en: "\(strong: "RULE   TESTS  LESSONS")", zh: "\(strong: "规则   测试   课程")")
    for rule in Rule.catalogue {
      let tests = coverage.tests[rule.number, default: 0]
      let lessons = coverage.lessons[rule.number, default: 0]
      let number = column("\(rule.number)")
      console.show([
        "\(number: number)\(column(tests == 0 ? "-" : "\(tests)"))\(lessons == 0 ? "-" : "\(lessons)")"
      ])
    }
    showTotals(coverage)
    let isBare = !coverage.untested.isEmpty
    return invocation.has(.strict) && isBare ? .checkFailed : .success
  }

  private func column(_ text: String) -> String {
    text + String(repeating: " ", count: max(1, 7 - text.count))
  }

  private func showTotals(_ coverage: RuleCoverage) {
    let all = Rule.catalogue.count
    let tested = all - coverage.untested.count
    let shown = Rule.catalogue.count { coverage.lessons[$0.number] != nil }
    console.show(
      en: "\(all) rules followed: \(tested) named by a test, \(shown) shown by a lesson",
      zh: "遵循 \(all) 条规则：\(tested) 条有测试点名，\(shown) 条有课程展示")
    guard invocation.has(.strict), !coverage.untested.isEmpty else { return }
    let numbers = coverage.untested.map { "\($0)" }.joined(separator: ", ")
    console.complain(en: "without a test: \(numbers)", zh: "没有测试：\(numbers)")
  }

  /// The fences of the checkout's lessons, of those of `--lessons`, or of the ones inside the
  /// program.
  private func lessons(in folder: String) throws(FileProblem) -> [[Fence]] {
    let path = invocation[.lessons] ?? "\(folder)/lessons"
    guard isFolder(path) else {
      return LessonLibrary.embedded.lessons.compactMap {
        LessonLibrary.embedded.lesson($0, .english)?.fences
      }
    }
    var lessons: [[Fence]] = []
    for file in try files("lesson.md", below: path) {
      lessons.append(LessonDocument(markdown: try readFoundText("\(path)/\(file)")).fences)
    }
    return lessons
  }
}
