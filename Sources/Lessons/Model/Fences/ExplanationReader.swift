import TouchCore
import TouchInquiry

/// Reads `point FACT` lines.
struct ExplanationReader {
  let task: FenceTask

  func read() -> AskedExplanation? {
    var facts: [Predicate] = []
    var places: [Place] = []
    for statement in task.statements {
      guard task.begins(statement, with: "point") else { continue }
      let words = statement.text(from: 1)
      let fact = task.parse(words, in: statement) { text throws(QueryProblem) in
        let fact = try Predicate.parse(text, asFact: true)
        try fact.check(in: task.stage.scene)
        return fact
      }
      guard let fact else { continue }
      facts.append(fact)
      places.append(
        Place(line: statement.line, column: words.column, length: words.text.count))
    }
    if task.statements.isEmpty { task.sayMissing("point FACT") }
    return AskedExplanation(facts: facts, places: places)
  }
}
