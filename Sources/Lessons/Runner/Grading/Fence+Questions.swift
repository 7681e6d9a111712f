import TouchNarration

/// The bodies of questions, as far as playing them needs it: `lesson check` says what is wrong.
extension Fence {
  /// The query behind a word: `ask QUERY`, `of QUERY`.
  func query(after word: String) -> Query? {
    rest(after: word).first.flatMap { try? Query.parse($0) }
  }

  /// The choices of a prediction.
  var choices: [ChoiceQuestion.Choice] {
    rest(after: "choice").enumerated().map { place, line in
      let words = line.split(separator: " ").map(String.init)
      let value = words.first ?? ""
      let because = words.dropFirst().first { $0.hasPrefix("because=") }
      return ChoiceQuestion.Choice(
        letter: AnswerLine.letter(place), value: value, text: StyledText(value, .strong),
        because: because.map { String($0.dropFirst("because=".count)) })
    }
  }

  /// The letters of a quiz and what they claim.
  var letters: [(letter: Character, predicate: Predicate)] {
    body.compactMap { line in
      guard let letter = line.first, let predicate = try? Predicate.parse(String(line.dropFirst(2)))
      else { return nil }
      return (letter, predicate)
    }
  }

  /// The goal of a `try`.
  var goal: (query: Query, value: String)? {
    guard let line = rest(after: "goal").first else { return nil }
    let sides = line.split(separator: "=", maxSplits: .max, omittingEmptySubsequences: false)
    guard let value = sides.last?.trimmingSpaces, sides.count >= 2,
      let query = try? Query.parse(sides.dropLast().joined(separator: "=").trimmingSpaces)
    else { return nil }
    return (query, value)
  }

  /// How many changes are enough for a `try`.
  var par: Int? { rest(after: "par").first.flatMap { Int($0) } }

  /// The facts of an `explain`.
  var facts: [Fact] { rest(after: "point").compactMap { try? Fact.parse($0) } }

  /// The names of the models of a `compare`.
  var models: [String] {
    body.compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// The names behind `item` in an order fence.
  var items: [String] { rest(after: "item") }

  /// What stands behind a word in every line that begins with it.
  private func rest(after word: String) -> [String] {
    body.compactMap { line in
      guard line.hasPrefix(word + " ") else { return nil }
      let text = line.dropFirst(word.count).prefix(upToComment: "//")
      return text.trimmingSpaces
    }
  }
}

extension Substring {
  /// The text up to a comment.
  fileprivate func prefix(upToComment mark: String) -> Substring {
    for place in indices where self[place...].hasPrefix(mark) { return self[..<place] }
    return self
  }
}
