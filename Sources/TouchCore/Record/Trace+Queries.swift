extension Trace {
  /// The step that tells what hit testing found for a touch; nil where it has not been made.
  public func result(ofTouch touch: Int) -> Int? { places.result(of: touch) }

  /// The steps of the instant at which a touch went down.
  public func indices(ofTouchDown touch: Int) -> [Int] {
    guard let moment = down(of: touch) else { return [] }
    return indices(ofMoment: moment).filter { index in records[index].isAbout(touch) }
  }

  /// The steps of an instant, from its `queue.take` on.
  ///
  /// - Complexity: O(log *n*).
  public func indices(ofMoment moment: Int) -> Range<Int> {
    guard let first = places.start(ofMoment: moment) else { return 0..<0 }
    // 1.1: what is done in an instant stands together, only its `queue.put` may come earlier.
    return first..<records[first...].firstPlace { $0.moment == UInt32(moment) }
  }
}
