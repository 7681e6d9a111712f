import TouchCore
import TouchInquiry

/// A fence that asks or claims something, while it is read.
struct FenceTask {
  let fence: Fence
  let statements: [Statement]
  /// The scene and touch that it is about.
  let stage: Stage
  let desk: FenceDesk

  func say(_ fault: LessonFault, at place: Place) { desk.notes.say(fault, at: place) }

  /// Reads what stands behind a statement's first words, and says where it is wrong.
  func parse<Value>(
    _ words: (text: String, column: Int), in statement: Statement,
    _ read: (String) throws(QueryProblem) -> Value
  ) -> Value? {
    do {
      return try read(words.text)
    } catch {
      let problem = error.moved(by: words.column - 1)
      say(
        .query(problem),
        at: Place(line: statement.line, column: problem.column, length: problem.length))
      return nil
    }
  }

  /// Compares a value with what may stand there, and says where it is wrong.
  func check(
    _ word: PlacedWord, in statement: Statement, _ check: (String) throws(QueryProblem) -> Void
  ) {
    parse((word.text, word.column), in: statement, check) ?? ()
  }

  /// Reads the query of the first statement, which begins with a word.
  func head(_ word: String) -> (query: Query, statement: Statement)? {
    guard let head = statements.first else {
      sayMissing("\(word) QUERY")
      return nil
    }
    guard begins(head, with: word) else { return nil }
    let query = parse(head.text(from: 1), in: head) { text throws(QueryProblem) in
      let query = try Query.parse(text)
      try query.check(in: stage.scene)
      return query
    }
    return query.map { ($0, head) }
  }

  /// Whether a statement begins with the one word that it may; says so where it does not.
  func begins(_ statement: Statement, with word: String) -> Bool {
    if statement.words[0].text == word { return true }
    sayUnknown(statement, among: [word])
    return false
  }

  /// The word behind a statement's first; says what is missing where there is none.
  func second(of statement: Statement, or form: @autoclosure () -> String) -> PlacedWord? {
    if statement.words.count > 1 { return statement.words[1] }
    say(.missing(form()), at: statement.end)
    return nil
  }

  /// Says that a statement begins with a word that has no meaning here.
  func sayUnknown(_ statement: Statement, among known: [String]) {
    sayUnknown(.statement, statement.words[0], in: statement, among: known)
  }

  /// Says that a word names nothing of its kind.
  func sayUnknown(
    _ thing: LessonFault.Thing, _ word: PlacedWord, in statement: Statement, among known: [String]
  ) {
    say(.unknown(thing, word.text, among: known), at: statement.place(of: word))
  }

  /// Says that a statement holds more words than it may.
  func sayUnexpected(_ statement: Statement, after count: Int) {
    guard statement.words.count > count else { return }
    let word = statement.words[count]
    say(.unexpected(word.text), at: statement.place(of: word))
  }

  /// Says that a word stands a second time.
  func sayRepeated(_ word: PlacedWord, in statement: Statement) {
    say(.repeated(word.text), at: statement.place(of: word))
  }

  /// Says that the fence lacks a statement.
  func sayMissing(_ form: String) { say(.missing(form), at: Place(line: fence.line)) }
}
