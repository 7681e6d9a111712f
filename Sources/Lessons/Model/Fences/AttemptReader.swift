import SceneLanguage
import TouchCore
import TouchInquiry

/// Reads `goal QUERY = VALUE [on=TOUCH]`, once or more, and perhaps `allow CHANGE…` and `par N`.
struct AttemptReader {
  let task: FenceTask

  func read() -> Attempt? {
    var goals: [Attempt.Aim] = []
    var allowed: Set<AllowedChange>?
    var par: Int?
    var seen: Set<String> = []
    for statement in task.statements {
      let word = statement.words[0]
      if !seen.insert(word.text).inserted, word.text != "goal" {
        task.sayRepeated(word, in: statement)
      }
      switch word.text {
      case "goal": goals += [goal(statement)].compactMap { $0.self }
      case "allow": allowed = changes(statement)
      case "par": par = number(statement)
      default: task.sayUnknown(statement, among: ["goal", "allow", "par"])
      }
    }
    if !seen.contains("goal") { task.sayMissing("goal QUERY = VALUE") }
    guard let goal = goals.first else { return nil }
    return Attempt(
      goal: goal, conditions: Array(goals.dropFirst()), allowed: allowed, par: par,
      place: Place(line: task.fence.bodyLine))
  }

  private func goal(_ statement: Statement) -> Attempt.Aim? {
    guard let sign = statement.words.firstIndex(where: { $0.text == "=" }),
      statement.words.count > sign + 1
    else {
      task.say(.missing("goal QUERY = VALUE"), at: statement.end)
      return nil
    }
    let claim = task.parse(statement.text(from: 1, to: sign + 2), in: statement) {
      text throws(QueryProblem) in
      let claim = try QueryClaim.parse(text)
      try claim.check(in: task.stage.scene)
      return claim
    }
    let rest = statement.words.dropFirst(sign + 2)
    guard let word = rest.first, word.text.hasPrefix("on=") else {
      task.sayUnexpected(statement, after: sign + 2)
      return claim.map { Attempt.Aim(claim: $0, other: nil) }
    }
    task.sayUnexpected(statement, after: sign + 3)
    guard let claim, let other = otherTouch(word, statement) else { return nil }
    return Attempt.Aim(claim: claim, other: other)
  }

  /// The touch that a goal is about where it is another than the try's.
  private func otherTouch(_ word: PlacedWord, _ statement: Statement) -> Stage? {
    let name = String(word.text.dropFirst("on=".count))
    guard let touch = task.desk.fences(.touch).first(where: { $0.id == name }) else {
      task.say(
        .unknown(.touch, name, among: task.desk.ids(.touch)), at: statement.place(of: word))
      return nil
    }
    return task.desk.stage(task.stage, touchedBy: touch)
  }

  private func changes(_ statement: Statement) -> Set<AllowedChange> {
    let known = AllowedChange.allCases.map { $0.rawValue }
    _ = task.second(of: statement, or: "allow " + known.joined(separator: "|"))
    var changes: Set<AllowedChange> = []
    for word in statement.words.dropFirst() {
      guard let change = AllowedChange(rawValue: word.text) else {
        task.sayUnknown(.change, word, in: statement, among: known)
        continue
      }
      changes.insert(change)
    }
    return changes
  }

  private func number(_ statement: Statement) -> Int? {
    guard let word = task.second(of: statement, or: "par N") else { return nil }
    task.sayUnexpected(statement, after: 2)
    guard let number = Int(word.text), number > 0 else {
      task.say(.notANumber(word.text), at: statement.place(of: word))
      return nil
    }
    return number
  }
}

/// Reads the `set` lines that solve a try.
struct SolutionReader {
  let task: FenceTask

  func read() -> Solution? {
    if task.statements.isEmpty { task.sayMissing("set VIEW PROPERTY") }
    let fence = task.fence
    var scene = task.stage.scene
    task.desk.notes.take(applySet(task.desk.lines(of: fence), to: &scene))
    let lines = task.statements.map { statement in
      Solution.Line(text: fence.body[statement.line - fence.bodyLine], number: statement.line)
    }
    return Solution(attempt: fence["for"] ?? "", lines: lines)
  }
}
