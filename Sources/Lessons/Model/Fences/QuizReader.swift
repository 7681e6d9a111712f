import TouchCore
import TouchInquiry

/// Reads a letter and a predicate a line.
struct QuizReader {
  let task: FenceTask

  func read() -> Quiz? {
    var result: [Quiz.Claim] = []
    for statement in task.statements {
      let letter = statement.words[0]
      guard letter.text.count == 1, letter.text.allSatisfy({ $0.isLetter }) else {
        task.say(.notALetter(letter.text), at: statement.place(of: letter))
        continue
      }
      if result.contains(where: { $0.letter == letter.text }) {
        task.sayRepeated(letter, in: statement)
      }
      let predicate = task.parse(statement.text(from: 1), in: statement) {
        text throws(QueryProblem) in
        let predicate = try Predicate.parse(text)
        try predicate.check(in: task.stage.scene)
        return predicate
      }
      guard let predicate else { continue }
      result.append(
        Quiz.Claim(
          letter: letter.text, predicate: predicate, place: statement.place(of: letter)))
    }
    if task.statements.isEmpty { task.sayMissing("LETTER PREDICATE") }
    return Quiz(statements: result)
  }
}
