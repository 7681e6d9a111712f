import SceneLanguage
import TouchCore

extension FenceReader {
  /// Reads `goal QUERY = VALUE [on=TOUCH]`, once or more, and perhaps `allow CHANGE…` and `par N`.
  mutating func attempt(
    _ fence: Fence, _ statements: [Statement], _ stage: Stage
  ) -> Attempt? {
    var goals: [Attempt.Goal] = []
    var allowed: Set<AllowedChange>?
    var par: Int?
    var seen: Set<String> = []
    for statement in statements {
      let word = statement.words[0]
      if !seen.insert(word.text).inserted, word.text != "goal" {
        sayRepeated(word, in: statement)
      }
      switch word.text {
      case "goal": goals += [goal(statement, stage)].compactMap(\.self)
      case "allow": allowed = changes(statement)
      case "par": par = number(statement)
      default: sayUnknown(statement, among: ["goal", "allow", "par"])
      }
    }
    if !seen.contains("goal") { sayMissing("goal QUERY = VALUE", in: fence) }
    guard let goal = goals.first else { return nil }
    return Attempt(
      goal: goal, conditions: Array(goals.dropFirst()), allowed: allowed, par: par,
      place: Place(line: fence.bodyLine))
  }

  private mutating func goal(_ statement: Statement, _ stage: Stage) -> Attempt.Goal? {
    guard let sign = statement.words.firstIndex(where: { $0.text == "=" }),
      statement.words.count > sign + 1
    else {
      notes.say(.missing("goal QUERY = VALUE"), at: statement.end)
      return nil
    }
    let claim = parse(statement.text(from: 1, to: sign + 2), line: statement.line) {
      text throws(QueryProblem) in
      let claim = try QueryClaim.parse(text)
      try claim.check(in: stage.scene)
      return claim
    }
    let rest = statement.words.dropFirst(sign + 2)
    guard let word = rest.first, word.text.hasPrefix("on=") else {
      sayUnexpected(statement, after: sign + 2)
      return claim.map { Attempt.Goal(claim: $0, other: nil) }
    }
    sayUnexpected(statement, after: sign + 3)
    guard let claim, let other = otherTouch(word, statement, stage) else { return nil }
    return Attempt.Goal(claim: claim, other: other)
  }

  /// The touch that a goal is about where it is another than the try's.
  private mutating func otherTouch(
    _ word: PlacedWord, _ statement: Statement, _ stage: Stage
  ) -> Stage? {
    let name = String(word.text.dropFirst("on=".count))
    guard let touch = fences(.touch).first(where: { $0.id == name }) else {
      notes.say(
        .unknown(.touch, name, among: ids(.touch)), at: statement.place(of: word))
      return nil
    }
    return self.stage(stage, touchedBy: touch)
  }

  private mutating func changes(_ statement: Statement) -> Set<AllowedChange> {
    var changes: Set<AllowedChange> = []
    if statement.words.count == 1 {
      notes.say(
        .missing("allow " + AllowedChange.allCases.map(\.rawValue).joined(separator: "|")),
        at: statement.end)
    }
    for word in statement.words.dropFirst() {
      guard let change = AllowedChange(rawValue: word.text) else {
        notes.say(
          .unknown(.change, word.text, among: AllowedChange.allCases.map(\.rawValue)),
          at: statement.place(of: word))
        continue
      }
      changes.insert(change)
    }
    return changes
  }

  private mutating func number(_ statement: Statement) -> Int? {
    guard statement.words.count > 1 else {
      notes.say(.missing("par N"), at: statement.end)
      return nil
    }
    sayUnexpected(statement, after: 2)
    let word = statement.words[1]
    guard let number = Int(word.text), number > 0 else {
      notes.say(.notANumber(word.text), at: statement.place(of: word))
      return nil
    }
    return number
  }

  /// Reads `set` lines.
  mutating func solution(
    _ fence: Fence, _ statements: [Statement], _ stage: Stage
  ) -> Solution? {
    if statements.isEmpty { sayMissing("set VIEW PROPERTY", in: fence) }
    var scene = stage.scene
    let source = SourceLines(file: notes.file, lines: fence.body, firstLine: fence.bodyLine)
    notes.take(applySet(source, to: &scene))
    let lines = statements.map { statement in
      Solution.Line(text: fence.body[statement.line - fence.bodyLine], number: statement.line)
    }
    return Solution(attempt: fence["for"] ?? "", lines: lines)
  }

  /// Reads `MODEL ANSWER` lines.
  mutating func comparison(
    _ fence: Fence, _ statements: [Statement], _ stage: Stage
  ) -> Comparison? {
    var rows: [Comparison.Row] = []
    for statement in statements {
      let name = statement.words[0]
      guard let rules = HitTestRules.named(name.text) else {
        let known = (HitTestRules.models + HitTestRules.misconceptions).map(\.name)
        notes.say(.unknown(.model, name.text, among: known), at: statement.place(of: name))
        continue
      }
      guard statement.words.count > 1 else {
        notes.say(.missing("MODEL ANSWER"), at: statement.end)
        continue
      }
      sayUnexpected(statement, after: 2)
      if rows.contains(where: { $0.rules == rules }) { sayRepeated(name, in: statement) }
      let answer = statement.words[1]
      _ = parse((answer.text, answer.column), line: statement.line) { text throws(QueryProblem) in
        try Query.hitView.check(answer: text, in: stage.scene)
      }
      rows.append(
        Comparison.Row(rules: rules, answer: answer.text, place: statement.place(of: answer)))
    }
    if statements.isEmpty { sayMissing("MODEL ANSWER", in: fence) }
    return Comparison(rows: rows)
  }

  /// Reads the level; the lines stand for themselves.
  mutating func expectation(_ fence: Fence) -> Expectation? {
    guard let attribute = fence.attributes.first(where: { $0.key == "level" }) else {
      sayMissing(
        "level=" + ExpectLevel.allCases.map(\.rawValue).joined(separator: "|"), in: fence)
      return nil
    }
    guard let level = ExpectLevel(rawValue: attribute.value) else {
      notes.say(
        .unknown(.level, attribute.value, among: ExpectLevel.allCases.map(\.rawValue)),
        at: fence.place(of: attribute))
      return nil
    }
    return Expectation(level: level, lines: fence.body)
  }
}
