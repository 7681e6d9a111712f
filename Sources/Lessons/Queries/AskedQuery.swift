import TouchCore

/// An answer and the steps that prove it.
struct Finding {
  var answers: [String]
  var steps: [Int]

  init(_ answer: String, _ steps: [Int?] = []) { self.init([answer], steps) }

  init(_ answers: [String], _ steps: [Int?] = []) {
    self.answers = answers
    self.steps = steps.compactMap(\.self)
  }
}

/// A query that is asked of a record.
struct AskedQuery {
  let query: Query
  let trace: Trace
  let touch: Int

  /// - Parameter touch: Which touch is meant where the query names none.
  init(_ query: Query, of trace: Trace, touch: Int = 1) {
    self.query = query
    self.trace = trace
    self.touch = query.touch ?? touch
  }

  var sentence: Sentence { query.sentence }
  var search: SearchAnswers { SearchAnswers(trace, touch) }
  var deliveries: DeliveryAnswers { DeliveryAnswers(trace) }
  var gestures: GestureAnswers { GestureAnswers(trace) }

  subscript(label: String) -> String { sentence[label] }
}
