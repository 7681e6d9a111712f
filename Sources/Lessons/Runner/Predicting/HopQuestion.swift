import TouchCore
import TouchInquiry

/// A computed question that waits before a step: its answer comes from the record, its wrong
/// choices from beliefs that would go another way.
struct HopQuestion: Sendable {
  /// What the lesson calls the record: `main.tap`.
  let record: String
  /// The place of the step that is not shown yet.
  let step: Int
  /// What is asked.
  let query: Query
  /// The question with its choices.
  let choice: ChoiceQuestion
  /// The beliefs that lead to wrong choices.
  let beliefs: Set<String>
  /// Those of them that part from the record at this very step.
  let parting: Set<String>
  /// How many hints were given.
  var hints = 0

  /// The id under which the answer is noted: `main.tap.7 next-asked after=thirdView`.
  var id: String { "\(record).\(step + 1) \(query.text)" }

  /// The parts of such an id; nil for the id of another question.
  static func parts(of id: String) -> (record: String, step: Int, query: Query)? {
    guard let gap = id.firstIndex(of: " "), let dot = id[..<gap].lastIndex(of: "."),
      let number = Int(id[id.index(after: dot)..<gap]), number >= 1,
      let query = try? Query.parse(String(id[id.index(after: gap)...]))
    else { return nil }
    return (String(id[..<dot]), number - 1, query)
  }
}
