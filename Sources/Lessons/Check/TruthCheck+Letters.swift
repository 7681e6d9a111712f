extension TruthCheck {
  /// The letters of a quiz are those that the list just above it explains.
  mutating func checkLetters(in blocks: [LessonBlock]) {
    var quizzes: [Int: Quiz] = [:]
    for claim in claims {
      if case .quiz(let quiz) = claim.content { quizzes[claim.fence.line] = quiz }
    }
    checkLetters(in: blocks, of: quizzes)
  }

  private mutating func checkLetters(in blocks: [LessonBlock], of quizzes: [Int: Quiz]) {
    var letters: [String] = []
    for block in blocks {
      switch block.content {
      case .fence(let fence):
        if let quiz = quizzes[fence.line], quiz.statements.map({ $0.letter }) != letters {
          notes.say(.otherLetters(list: letters), at: Place(line: fence.line))
        }
      case .details(_, let inner), .quote(let inner): checkLetters(in: inner, of: quizzes)
      case .list, .heading, .paragraph, .code, .rule: break
      }
      letters = block.letters
    }
  }
}

extension LessonBlock {
  /// The letters that a list explains.
  fileprivate var letters: [String] {
    guard case .list(let list) = content else { return [] }
    return list.items.compactMap { $0.letter.map(String.init) }
  }
}
