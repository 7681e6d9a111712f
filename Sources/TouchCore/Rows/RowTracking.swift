/// A row that a table or collection follows a touch in; every finger has its own (16.35).
struct RowTracking {
  let list: ViewID
  let row: ViewID
  let touch: Int
  var isHighlighted = true
}

/// A row whose touch was lifted in it, to be selected later in the same turn (16.15).
struct NotedRow {
  let list: ViewID
  let row: ViewID
  let touch: Int
  /// The step that notes it, and by what.
  let cause: Int32
  let checks: [Check]
}
