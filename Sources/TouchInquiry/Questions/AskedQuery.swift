import TouchCore

/// An answer and the steps that prove it.
struct ProvenAnswer {
  var answers: [String]
  var steps: [Int]

  init(_ answer: String, _ steps: [Int] = []) { self.init([answer], steps) }

  init(_ answers: [String], _ steps: [Int] = []) {
    self.answers = answers
    self.steps = steps
  }
}

/// The steps that there are.
func existing(_ steps: Int?...) -> [Int] { steps.compactMap { $0 } }

/// A query that is asked of a record.
package struct AskedQuery: AboutQuery {
  package let query: Query
  let trace: Trace
  let touch: Int
  /// Before which step it is asked.
  let step: Int

  /// - Parameter touch: Which touch is meant where the query names none.
  package init(_ query: Query, of trace: Trace, touch: Int = 1, before step: Int = 0) {
    self.query = query
    self.trace = trace
    self.touch = query.touch ?? touch
    self.step = step
  }

  var search: SearchSteps { SearchSteps(trace, touch) }
  var deliveries: Deliveries { Deliveries(trace) }
  var gestures: GestureAnswers { GestureAnswers(trace) }
}

/// What is said of a query, with the values of its parameters.
package protocol AboutQuery {
  var query: Query { get }
}

extension AboutQuery {
  package subscript(label: String) -> String { query.sentence[label] }
  subscript(list label: String) -> [String] { query.sentence[list: label] }
  subscript(number label: String) -> Int { Int(self[label]) ?? 0 }
}
