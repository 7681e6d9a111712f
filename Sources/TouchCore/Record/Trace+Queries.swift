extension Trace {
  /// The step that tells what hit testing found for a touch; nil where it has not been made.
  public func result(ofTouch touch: Int) -> Int? { places.result(of: touch) }

  /// The steps of the instant at which a touch went down.
  public func indices(ofTouchDown touch: Int) -> [Int] { indices(ofTouchDown: touch, upTo: .max) }

  /// The steps of the instant at which a touch went down, up to one.
  package func indices(ofTouchDown touch: Int, upTo last: Int) -> [Int] {
    guard let moment = down(of: touch) else { return [] }
    return indices(ofMoment: moment).prefix { $0 <= last }.filter { records[$0].isAbout(touch) }
  }

  /// What became of a touch.
  ///
  /// - Complexity: O(1): touches are numbered in the order they went down.
  public func outcome(ofTouch touch: Int) -> TouchOutcome? {
    guard outcomes.indices.contains(touch - 1), outcomes[touch - 1].touch == touch else {
      return outcomes.first { $0.touch == touch }
    }
    return outcomes[touch - 1]
  }

  /// The changes of one recognizer: the places of its `gr.state` steps.
  package func stateChanges(of id: RecognizerID) -> [Int32] { places.states(of: id) }

  /// The steps of an instant, from its `queue.take` on.
  ///
  /// - Complexity: O(log *n*).
  public func indices(ofMoment moment: Int) -> Range<Int> {
    guard let first = places.start(ofMoment: moment) else { return 0..<0 }
    // 1.1: what is done in an instant stands together, only its `queue.put` may come earlier.
    return first..<records[first...].firstPlace { $0.moment == UInt32(moment) }
  }
}
