import SceneFiles
import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration

//  both     :8     0  touchesBegan 1 card
//  record  #31   500  hold - press -> began
//  log      :9   640  hold - press -> began
//
//  #31 press began: …
//  rule 10.8  documented: …
//
//  One setting explains the log:
//    model.contextMenuDelay  607 to 674 ms fits; the record has 500 ms (inferred)

/// Prints how far a log and the record agree, and what would make them equal.
struct LogReport {
  let log: MessageLog
  let trace: Trace
  let path: String
  let touch: String
  let console: Console

  /// So many lines that agree are shown before the first that does not.
  private static let context = 3

  func show() -> ExitCode {
    let comparison = LogComparison(log, with: trace)
    for remark in LogReportWords.leftOut(log, comparison) {
      console.complain(remark[console.language].plain)
    }
    guard let parting = comparison.parting else {
      show(LogReportWords.agrees(name, touch, log.lines.count))
      return .success
    }
    show(head(parting, comparison))
    console.show([""] + rows(parting, comparison) + [""])
    tellStep(parting, comparison)
    tellSettings(parting)
    return .checkFailed
  }

  private func show(_ phrase: Phrase, indent: Int = 0) {
    console.show(phrase[console.language].wrapped(to: console.width, indent: indent))
  }

  /// What the log is called.
  private var name: Phrase {
    path == "-" ? Phrase(en: "The log", zh: "日志") : Phrase(en: "\(path)", zh: "\(path) ")
  }

  private func head(_ parting: LogComparison.Parting, _ comparison: LogComparison) -> Phrase {
    guard let found = parting.found else { return LogReportWords.ends(name, touch) }
    return parting.expected == nil
      ? LogReportWords.goesOn(name, log.numbers[found], touch)
      : LogReportWords.parts(name, log.numbers[found], touch)
  }

  /// The lines before, then the one of the record and the one of the log.
  private func rows(
    _ parting: LogComparison.Parting, _ comparison: LogComparison
  ) -> [StyledText] {
    let end = parting.found ?? log.lines.count
    let before = log.lines.indices.prefix(end).suffix(Self.context)
    var rows = before.map { place in
      Row(label: LogReportWords.both, place: ":\(log.numbers[place])", line: log.lines[place])
    }
    if let expected = parting.expected {
      rows.append(
        Row(label: LogReportWords.record, place: "#\(expected.step + 1)", line: expected.line))
    }
    if let found = parting.found {
      rows.append(
        Row(
          label: LogReportWords.log, place: ":\(log.numbers[found])", line: log.lines[found]))
    }
    let widths = (
      rows.map { displayWidth($0.label[console.language].plain) }.max() ?? 0,
      rows.map(\.place.count).max() ?? 0, rows.map { "\($0.line.milliseconds)".count }.max() ?? 0
    )
    return rows.map { $0.text(widths, console.language) }
  }

  private struct Row {
    let label: Phrase
    let place: String
    let line: LogLine

    func text(_ widths: (Int, Int, Int), _ language: Language) -> StyledText {
      let label = label[language].plain
      let gap = String(repeating: " ", count: widths.0 - displayWidth(label))
      let time = "\(line.milliseconds)"
      return """
        \(strong: label)\(gap) \(left(place, widths.1))  \(number: left(time, widths.2))  \
        \(code: line.words)
        """
    }

    private func left(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: width - text.count) + text
    }
  }

  /// The record's step there, what it follows from, and the rule that decided.
  private func tellStep(_ parting: LogComparison.Parting, _ comparison: LogComparison) {
    if parting.found != nil, let delay = parting.delay { show(LogReportWords.late(by: delay)) }
    guard let step = parting.expected?.step ?? comparison.lastStep else { return }
    let walk = [step] + CauseWalk(from: step, in: trace).steps
    let decided = walk.first { trace.evidence(at: $0).contains(where: \.decides) } ?? step
    let narrator = Narrator(trace, console.language)
    for place in walk.prefix(while: { $0 >= decided }) {
      let number: StyledText = "\(dim: "#\(place + 1)")  "
      console.show(
        (number + FoundNames(trace.scene).telling(narrator.line(place))).wrapped(
          to: console.width, firstIndent: place == step ? 0 : 2, indent: 4))
    }
    guard let rule = Rule.catalogue.first(where: { $0.number == trace.rule(of: decided) }) else {
      return
    }
    show(LogReportWords.rule(rule), indent: 2)
  }

  private func tellSettings(_ parting: LogComparison.Parting) {
    let fits = SettingSearch(log, trace).fits()
    console.show([""])
    guard !fits.isEmpty else {
      if let step = parting.expected?.step, parting.delay != nil,
        trace.moment(of: step).event != nil
      {
        show(LogReportWords.fingers)
      }
      return show(LogReportWords.noSetting)
    }
    show(LogReportWords.settings(fits.count))
    for fit in fits {
      let words = LogReportWords.fit(fit, trace.scene.settings[fit.setting])
      console.show(words[console.language].wrapped(to: console.width, firstIndent: 2, indent: 4))
    }
  }
}
