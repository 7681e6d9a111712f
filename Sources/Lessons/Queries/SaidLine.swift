import TouchCore

/// A line of a record as an `expect` fence writes it, and the step that says it, from 0.
struct SaidLine: Hashable, Sendable {
  let text: String
  let step: Int
}
