import TouchCore

//   candidates ──tried──▶ enough ──weighed──▶ in order
//                                  │
//                                  ├ loss     what is lost that was not meant to be
//                                  ├ reach    how much of the view a tap hits then
//                                  └ place    what people commit first

/// Edits that are enough, and what comes with them.
package struct Remedy: Hashable, Sendable {
  /// What is otherwise, made one after the other.
  package let edits: [Edit]
  /// What somebody loses by it.
  package let harm: [Harm]
  /// What happens in addition with the edits: what did not happen before, and what goes on beside it
  /// (8.7, 9.15).
  ///
  /// Each is written as the loss that it would be.
  package let gains: [Harm]
  /// Whether it is shown only behind all others: the finger elsewhere, two things that move, scroll
  /// or are selected at once and were not before, or a frame that grows by a hundred points or more.
  package var isLastResort: Bool { burden[0] > 0 }

  /// What is proposed first has the least of it.
  ///
  /// The first that differs decides: how many edits a last resort has, most for a frame that grows by
  /// hundreds of points; whether most of the view stays dead; whether nobody commits it; what is lost
  /// beside the aim of an edit; how little of the view is hit; the place in what people commit; how many
  /// edits.
  let burden: [Int]
}

extension Remedy {
  /// The same without some losses: they are what was asked for.
  func sparing(_ isWanted: (Harm) -> Bool) -> Remedy {
    Remedy(
      edits: edits, harm: harm.filter { !isWanted($0) }, gains: gains, burden: burden)
  }
}

extension [Remedy] {
  /// The remedies in the order to show them: what loses least, then what mends most, then what people
  /// commit first, with as few edits as possible.
  package func bestFirst() -> [Remedy] {
    enumerated()
      .sorted {
        ($0.element.burden + [$0.offset]).lexicographicallyPrecedes($1.element.burden + [$1.offset])
      }
      .map { $0.element }
  }
}
