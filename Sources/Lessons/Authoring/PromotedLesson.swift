import TouchCore
import TouchInquiry

//  ```expect #walk on=tap level=hop          ```expect #walk on=tap level=hop
//  hitTest window (200,420) outside    ─▶    hitTest window (200,420) inside, ask 1
//  ```                                       ```

/// A lesson's text with every `expect` and `compare` body as the model says it now.
///
/// Nothing else is touched: what a question asks and which choices it offers is the author's.
public func promotedLesson(_ text: String) -> String {
  let document = LessonDocument(markdown: text)
  let claims = LessonFences(document.fences, file: "lesson.md").claims
  var lines = document.lines
  for claim in claims.reversed() {
    let start = claim.fence.bodyLine - 1
    let body = start..<start + claim.fence.body.count
    guard body.upperBound <= lines.count, Array(lines[body]) == claim.fence.body else { continue }
    lines.replaceSubrange(body, with: claim.promotedBody)
  }
  return lines.joined(separator: "\n")
}

extension LessonClaim {
  /// The body as the model says it; unchanged where it holds, or where it is the author's.
  fileprivate var promotedBody: [String] {
    switch content {
    case .expect(let expectation):
      let trace = stage.trace()
      let holds = expectation.mismatch(in: trace) == nil
      return holds ? fence.body : expectation.level.lines(of: trace)
    case .compare(let comparison):
      var body = fence.body
      for row in comparison.rows {
        let answer = Query.hitView.answer(in: stage.trace(row.rules))
        guard answer != row.answer else { continue }
        body[row.place.line - fence.bodyLine].replaceWord(at: row.place, with: answer)
      }
      return body
    case .predict, .quiz, .order, .attempt, .solution, .explain, .drive:
      return fence.body
    }
  }
}

extension String {
  /// Puts another word where one stands.
  fileprivate mutating func replaceWord(at place: Place, with word: String) {
    let start = index(startIndex, offsetBy: place.column - 1)
    replaceSubrange(start..<index(start, offsetBy: place.length), with: word)
  }
}
