import SceneLanguage
import TouchCore
import TouchNarration

/// Tells the rules that decided.
struct RulesCommand: InSession {
  let session: Session

  func rules(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    guard let word = call.words.first else { return rulesOfRecord() }
    guard let number = RuleNumber(String(word)), let rule = Rule.named(number) else {
      let known = Rule.catalogue.map { "\($0.number)" }
      throw Complaint(
        Words.noRule(String(word), nearest: nearest(String(word), among: known)),
        at: word.startIndex)
    }
    let steps = trace.indices.filter { trace.rule(of: $0) == number }.map { $0 + 1 }
    return Reply(lines: [
      "\(strong: "\(number)")  " + rule.sentence[language], say(Words.knownFrom(rule)),
      say(LookWords.decided(steps)),
    ])
  }

  /// The rules that decided some step, each with how often.
  func rulesOfRecord() -> Reply {
    var counts: [RuleNumber: Int] = [:]
    for index in trace.indices { counts[trace.rule(of: index), default: 0] += 1 }
    let lines = counts.sorted { $0.key < $1.key }.flatMap { number, count in
      hanging(
        "\(strong: padded("\(number)", to: 4))  \(dim: padded("\(count)×", to: 4))  ",
        Rule.named(number)?.sentence[language] ?? StyledText())
    }
    return Reply(lines: lines.isEmpty ? [say(Words.recordIsEmpty)] : lines)
  }

  /// The rule, and how well it is known.
  func ruleLine(_ number: RuleNumber) -> StyledText {
    guard let rule = Rule.named(number) else { return say(Words.ruleNumber(number)) }
    return say(Words.ruleNumber(number)) + say(Words.howKnown(rule))
  }
}
