import SceneLanguage
import TouchCore
import TouchNarration

/// Sets another record beside this one.
struct CompareCommand: ChangesSession {
  var session: Session

  /// Sets another record beside this one, or shows who gets the touch under every set of rules.
  mutating func compare(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    guard let word = call.words.first else {
      guard let parent = worlds.parent else {
        return Reply(
          lines: rulesTable(HitTestRules.models, padded: false) + [say(CompareWords.compareMore)])
      }
      return try walkBeside(parent)
    }
    switch word {
    case "all": return Reply(lines: rulesTable(HitTestRules.models + HitTestRules.misconceptions))
    case "off": return try stopComparing(at: word)
    default: break
    }
    // `1` is a branch and `001` a set of rules: a number with zeros before it names rules.
    if let rules = HitTestRules.named(String(word)) { return try walkUnder(rules) }
    guard let number = Int(word) else {
      let known = (HitTestRules.models + HitTestRules.misconceptions).map(\.name) + ["all", "off"]
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
    return try walkBeside(worlds.all[number])
  }

  private mutating func walkBeside(_ world: World) throws(Complaint) -> Reply {
    begin(
      try Companion(
        CompareWords.world(world.number), world.trace, besides: trace,
        isLeft: world.number < worlds.here.number, patience(CompareWords.nothingCompared)))
  }

  private mutating func walkUnder(_ rules: HitTestRules) throws(Complaint) -> Reply {
    let other = record(trace.script, in: scene, rules: rules)
    return begin(
      try Companion(
        CompareWords.rules(rules.name), other, besides: trace, isLeft: false,
        patience(CompareWords.nothingCompared)))
  }

  /// Begins where the records part; where they do not, there is nothing to walk.
  private mutating func begin(_ companion: Companion) -> Reply {
    let names = StopScreen(session: session).names(with: companion)
    guard let row = companion.alignment.parting(after: 0, .forwards) else {
      session.companion = nil
      return reply(CompareWords.neverPart(names.left, names.right))
    }
    session.companion = companion
    let before = cursor
    session.cursor = session.companion?.go(to: row) ?? cursor
    return Reply(
      lines: [say(CompareWords.sideBySide(names.left, names.right))] + stopLines(),
      moved: cursor != before)
  }

  private mutating func stopComparing(at word: Substring) throws(Complaint) -> Reply {
    guard companion != nil else {
      throw Complaint(CompareWords.nothingIsCompared, at: word.startIndex)
    }
    session.companion = nil
    return Reply(lines: [say(CompareWords.comparedNoMore)] + stopLines())
  }

  /// One line for each set of rules: who gets the current touch under them.
  private func rulesTable(_ models: [HitTestRules], padded isPadded: Bool = true) -> [StyledText] {
    let uikit = answer(under: .uikit)
    let width = isPadded ? models.map(\.name.count).max() ?? 0 : 0
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
