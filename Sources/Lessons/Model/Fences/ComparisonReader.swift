import TouchCore
import TouchInquiry

/// Reads `MODEL ANSWER` lines.
struct ComparisonReader {
  let task: FenceTask

  func read() -> Comparison? {
    var rows: [Comparison.Row] = []
    for statement in task.statements {
      let name = statement.words[0]
      guard let rules = HitTestRules.named(name.text) else {
        let known = (HitTestRules.models + HitTestRules.misconceptions).map { $0.name }
        task.sayUnknown(.model, name, in: statement, among: known)
        continue
      }
      guard let answer = task.second(of: statement, or: "MODEL ANSWER") else { continue }
      task.sayUnexpected(statement, after: 2)
      if rows.contains(where: { $0.rules == rules }) { task.sayRepeated(name, in: statement) }
      task.check(answer, in: statement) { text throws(QueryProblem) in
        try Query.hitView.check(answer: text, in: task.stage.scene)
      }
      rows.append(
        Comparison.Row(rules: rules, answer: answer.text, place: statement.place(of: answer)))
    }
    if task.statements.isEmpty { task.sayMissing("MODEL ANSWER") }
    return Comparison(rows: rows)
  }
}

/// Reads the level of an `expect`; its lines stand for themselves.
struct ExpectationReader {
  let task: FenceTask

  func read() -> Expectation? {
    let known = ExpectLevel.allCases.map { $0.rawValue }
    guard let attribute = task.fence.attributes.first(where: { $0.key == "level" }) else {
      task.sayMissing("level=" + known.joined(separator: "|"))
      return nil
    }
    guard let level = ExpectLevel(rawValue: attribute.value) else {
      task.say(
        .unknown(.level, attribute.value, among: known), at: task.fence.place(of: attribute))
      return nil
    }
    return Expectation(level: level, lines: task.fence.body)
  }
}
