extension TruthCheck {
  /// The letters of a quiz are those that the list just above it explains.
  mutating func checkLetters(in blocks: [LessonBlock]) {
    var letters: [String] = []
    for block in blocks {
      switch block.content {
      case .fence(let fence): check(fence, letters)
      case .details(_, let inner), .quote(let inner): checkLetters(in: inner)
      case .list, .heading, .paragraph, .code, .rule: break
      }
      letters = block.letters
    }
  }

  private mutating func check(_ fence: Fence, _ letters: [String]) {
    for case .quiz(let quiz) in claims.filter({ $0.fence == fence }).map(\.content)
    where quiz.statements.map(\.letter) != letters {
      notes.say(.otherLetters(list: letters), at: Place(line: fence.line))
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
