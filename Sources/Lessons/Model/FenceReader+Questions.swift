import TouchCore

extension FenceReader {
  /// Reads `ask QUERY`, then `choice VALUE [because=Mnn]`.
  mutating func prediction(
    _ fence: Fence, _ statements: [Statement], _ stage: Stage
  ) -> Prediction? {
    guard let (query, head) = head("ask", of: fence, statements, stage) else { return nil }
    var choices: [Prediction.Choice] = []
    for statement in statements.dropFirst() {
      guard let choice = choice(statement, query, stage) else { continue }
      if choices.contains(where: { $0.value == choice.value }) {
        sayRepeated(statement.words[1], in: statement)
      }
      choices.append(choice)
    }
    if choices.isEmpty { sayMissing("choice VALUE", in: fence) }
    return Prediction(query: query, choices: choices, place: Place(line: head.line))
  }

  private mutating func choice(
    _ statement: Statement, _ query: Query, _ stage: Stage
  ) -> Prediction.Choice? {
    guard statement.words[0].text == "choice" else {
      sayUnknown(statement, among: ["choice"])
      return nil
    }
    guard statement.words.count > 1 else {
      notes.say(.missing("choice VALUE"), at: statement.end)
      return nil
    }
    let value = statement.words[1]
    _ = parse((value.text, value.column), line: statement.line) { text throws(QueryProblem) in
      try query.check(answer: text, in: stage.scene)
    }
    sayUnexpected(statement, after: 3)
    let cause = statement.words.count > 2 ? statement.words[2] : nil
    return Prediction.Choice(
      value: value.text, misconception: cause.flatMap { misconception($0, in: statement) },
      place: statement.place(of: value), causePlace: statement.place(of: cause ?? value))
  }

  private mutating func misconception(
    _ word: PlacedWord, in statement: Statement
  ) -> String? {
    let prefix = "because="
    guard word.text.hasPrefix(prefix) else {
      notes.say(.unexpected(word.text), at: statement.place(of: word))
      return nil
    }
    let id = String(word.text.dropFirst(prefix.count))
    if let misconceptions, !misconceptions.contains(id) {
      notes.say(
        .unknown(.misconception, id, among: misconceptions),
        at: Place(line: statement.line, column: word.column + prefix.count, length: id.count))
    }
    return id
  }

  /// Reads a letter and a predicate a line.
  mutating func quiz(_ fence: Fence, _ statements: [Statement], _ stage: Stage) -> Quiz? {
    var result: [Quiz.Statement] = []
    for statement in statements {
      let letter = statement.words[0]
      guard letter.text.count == 1, letter.text.allSatisfy(\.isLetter) else {
        notes.say(.notALetter(letter.text), at: statement.place(of: letter))
        continue
      }
      if result.contains(where: { $0.letter == letter.text }) { sayRepeated(letter, in: statement) }
      let predicate = parse(statement.text(from: 1), line: statement.line) {
        text throws(QueryProblem) in
        let predicate = try Predicate.parse(text)
        try predicate.check(in: stage.scene)
        return predicate
      }
      guard let predicate else { continue }
      result.append(
        Quiz.Statement(
          letter: letter.text, predicate: predicate, place: statement.place(of: letter)))
    }
    if statements.isEmpty { sayMissing("LETTER PREDICATE", in: fence) }
    return Quiz(statements: result)
  }

  /// Reads `of QUERY`, then `item NAME`.
  mutating func ordering(
    _ fence: Fence, _ statements: [Statement], _ stage: Stage
  ) -> Ordering? {
    guard let (query, head) = head("of", of: fence, statements, stage) else { return nil }
    if !query.word.answer.isList {
      notes.say(.noList(query.word.rawValue), at: head.place(of: head.words[1]))
    }
    var items: [String] = []
    for statement in statements.dropFirst() {
      guard statement.words[0].text == "item" else {
        sayUnknown(statement, among: ["item"])
        continue
      }
      guard statement.words.count > 1 else {
        notes.say(.missing("item NAME"), at: statement.end)
        continue
      }
      sayUnexpected(statement, after: 2)
      let item = statement.words[1]
      _ = parse((item.text, item.column), line: statement.line) { text throws(QueryProblem) in
        try query.check(item: text, in: stage.scene)
      }
      if items.contains(item.text) { sayRepeated(item, in: statement) }
      items.append(item.text)
    }
    if items.isEmpty { sayMissing("item NAME", in: fence) }
    return Ordering(query: query, items: items, place: Place(line: head.line))
  }

  /// Reads the query of a fence's first statement, which begins with a word.
  private mutating func head(
    _ word: String, of fence: Fence, _ statements: [Statement], _ stage: Stage
  ) -> (Query, Statement)? {
    guard let head = statements.first else {
      sayMissing("\(word) QUERY", in: fence)
      return nil
    }
    guard head.words[0].text == word else {
      sayUnknown(head, among: [word])
      return nil
    }
    return query(head.text(from: 1), line: head.line, stage.scene).map { ($0, head) }
  }

  /// Reads `point FACT` lines.
  mutating func explanation(
    _ fence: Fence, _ statements: [Statement], _ stage: Stage
  ) -> Explanation? {
    var facts: [Fact] = []
    var places: [Place] = []
    for statement in statements {
      guard statement.words[0].text == "point" else {
        sayUnknown(statement, among: ["point"])
        continue
      }
      let words = statement.text(from: 1)
      let fact = parse(words, line: statement.line) { text throws(QueryProblem) in
        let fact = try Fact.parse(text)
        try fact.check(in: stage.scene)
        return fact
      }
      guard let fact else { continue }
      facts.append(fact)
      places.append(
        Place(line: statement.line, column: words.column, length: words.text.count))
    }
    if statements.isEmpty { sayMissing("point FACT", in: fence) }
    return Explanation(facts: facts, places: places)
  }
}
