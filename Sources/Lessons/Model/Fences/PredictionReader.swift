import TouchCore
import TouchInquiry

/// Reads `ask QUERY`, then `choice VALUE [because=Mnn]`.
struct PredictionReader {
  let task: FenceTask

  func read() -> AskedPrediction? {
    guard let (query, head) = task.head("ask") else { return nil }
    var choices: [AskedPrediction.Choice] = []
    for statement in task.statements.dropFirst() {
      guard let choice = choice(statement, query) else { continue }
      if choices.contains(where: { $0.value == choice.value }) {
        task.sayRepeated(statement.words[1], in: statement)
      }
      choices.append(choice)
    }
    if choices.isEmpty { task.sayMissing("choice VALUE") }
    return AskedPrediction(query: query, choices: choices, place: Place(line: head.line))
  }

  private func choice(_ statement: Statement, _ query: Query) -> AskedPrediction.Choice? {
    guard task.begins(statement, with: "choice"),
      let value = task.second(of: statement, or: "choice VALUE")
    else { return nil }
    task.check(value, in: statement) { text throws(QueryProblem) in
      try query.check(answer: text, in: task.stage.scene)
    }
    task.sayUnexpected(statement, after: 3)
    let cause = statement.words.count > 2 ? statement.words[2] : nil
    return AskedPrediction.Choice(
      value: value.text, misconception: cause.flatMap { misconception($0, in: statement) },
      place: statement.place(of: value), causePlace: statement.place(of: cause ?? value))
  }

  private func misconception(_ word: PlacedWord, in statement: Statement) -> String? {
    let prefix = "because="
    guard word.text.hasPrefix(prefix) else {
      task.say(.unexpected(word.text), at: statement.place(of: word))
      return nil
    }
    let id = String(word.text.dropFirst(prefix.count))
    if let misconceptions = task.desk.misconceptions, !misconceptions.contains(id) {
      task.say(
        .unknown(.misconception, id, among: misconceptions),
        at: Place(line: statement.line, column: word.column + prefix.count, length: id.count))
    }
    return id
  }
}
