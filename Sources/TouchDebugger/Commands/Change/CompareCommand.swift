import SceneLanguage
import TouchCore
import TouchNarration

/// Compares this record with another one.
struct CompareCommand: ChangesSession {
  var session: Session

  /// Shows where another record first differs, or who gets the touch under every set of rules.
  mutating func compare(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    guard let word = call.words.first else {
      guard let parent = worlds.parent else {
        return Reply(
          lines: rulesTable(HitTestRules.models, padded: false) + [say(CompareWords.compareMore)])
      }
      return compare(parent)
    }
    if word == "all" {
      return Reply(lines: rulesTable(HitTestRules.models + HitTestRules.misconceptions))
    }
    // `1` is a branch and `001` a set of rules: a number with zeros before it names rules.
    if let rules = HitTestRules.named(String(word)) {
      let other = record(trace.script, in: scene, rules: rules)
      return firstDifference(CompareWords.rules(rules.name), other, isOlder: false)
    }
    guard let number = Int(word) else {
      let known = (HitTestRules.models + HitTestRules.misconceptions).map { $0.name } + ["all"]
      throw Complaint(
        CompareWords.compareWhat(String(word), nearest: nearest(String(word), among: known)),
        at: word.startIndex)
    }
    guard worlds.all.indices.contains(number) else {
      throw Complaint(
        WorldWords.noBranch(String(word), last: worlds.all.count - 1), at: word.startIndex)
    }
    guard number != worlds.here.number else {
      throw Complaint(CompareWords.isThisBranch(number), at: word.startIndex)
    }
    return compare(worlds.all[number])
  }

  private mutating func compare(_ world: World) -> Reply {
    firstDifference(
      CompareWords.world(world.number), world.trace, isOlder: world.number < worlds.here.number)
  }

  /// Goes to the first step that differs, and shows it in both records, the older one first.
  private mutating func firstDifference(
    _ name: Phrase, _ other: Trace, isOlder: Bool
  ) -> Reply {
    let here = Side(name: CompareWords.world(worlds.here.number), trace: trace)
    let there = Side(name: name, trace: other)
    let (left, right) = isOlder ? (there, here) : (here, there)
    guard let parting = trace.parting(from: other) else {
      return reply(CompareWords.neverPart(left.name, right.name))
    }
    let before = cursor
    session.cursor = min(parting + 1, trace.count)
    return Reply(
      lines: [
        say(CompareWords.differ(left.name, right.name, at: parting + 1)),
        StyledText("− ", .bad) + told(parting, in: left.trace),
        StyledText("+ ", .good) + told(parting, in: right.trace),
      ], moved: cursor != before)
  }

  /// One of the two records.
  private struct Side {
    let name: Phrase
    let trace: Trace
  }

  private func told(_ index: Int, in trace: Trace) -> StyledText {
    trace.indices.contains(index)
      ? Narrator(trace, language).explain(index).short : say(CompareWords.noSuchStep)
  }

  /// One line for each set of rules: who gets the current touch under them.
  private func rulesTable(_ models: [HitTestRules], padded isPadded: Bool = true) -> [StyledText] {
    let uikit = answer(under: .uikit)
    let width = isPadded ? models.map { $0.name.count }.max() ?? 0 : 0
    return models.map { rules in
      let answer = answer(under: rules)
      let name = answer.map { scene.name(of: $0) } ?? "nil"
      return "\(code: padded(rules.name, to: width)) "
        + StyledText(name, answer == uikit ? .good : .bad)
    }
  }

  private func answer(under rules: HitTestRules) -> ViewID? {
    deliver(trace.script, in: scene, rules: rules).first { $0.touch == touch }?.hit
  }
}
