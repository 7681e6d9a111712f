extension Trace {
  /// What a step decided, without what only this record means by it: the numbers of its touches and
  /// events, and places in its lists.
  ///
  /// Two records whose scenes have the same views and recognizers can be held against each other.
  package func decision(at index: Int) -> StepRecord {
    var record = records[index]
    record.moment = 0
    switch record.kind {
    case .gestureState: return record  // Here the field of the touch is the cause.
    case .queuePut, .queueTake, .change: record.subject = 0
    case .collect, .receive: record.x = 0
    // The place of the touches lies above the four bits of the hop.
    case .touchDeliver, .chainNext, .chainStop, .chainDrop: record.x = Double(Int(record.x) & 15)
    default: break
    }
    record.touch = 0
    return record
  }
}
