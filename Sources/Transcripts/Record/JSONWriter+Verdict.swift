import JSON
import TouchNarration

extension JSONWriter {
  /// Writes the fields of a verdict into an object that is begun.
  ///
  /// - Parameter proof: The key of the steps that prove it.
  public mutating func verdict(_ verdict: VerdictValues, proof: String = "steps") {
    field("question", verdict.question)
    field("happened", verdict.happened)
    field("grade", verdict.grade.rawValue)
    field("reason", verdict.reason.map { $0.plain })
    if !verdict.doubts.isEmpty { field("doubts", verdict.doubts.map { $0.plain }) }
    key(proof)
    array { json in for step in verdict.steps { json.value(step) } }
    proposals("edits", verdict.edits)
    if !verdict.stops.isEmpty { proposals("stops", verdict.stops) }
    field("tried", verdict.tried)
  }

  private mutating func proposals(_ name: String, _ all: [VerdictValues.Proposal]) {
    key(name)
    array { json in
      for proposal in all {
        json.object { json in
          json.field("command", proposal.command)
          json.field("swift", proposal.swift.map { $0.plain })
          json.field("harm", proposal.harm.map { $0.plain })
          json.field("gains", proposal.gains.map { $0.plain })
        }
      }
    }
  }
}
