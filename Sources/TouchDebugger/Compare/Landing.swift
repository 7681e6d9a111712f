import TouchCore

/// Where a touch of one record is found in another: it is the same if the same finger goes down at
/// the same time, whatever its number.
struct Landing: Hashable {
  let finger: String
  let milliseconds: Int
}

extension Trace {
  /// How every touch began, by its number.
  var landings: [Int: Landing] {
    var landings: [Int: Landing] = [:]
    for moment in moments {
      for touch in moment.touches where touch.phase == .began {
        landings[touch.number] = Landing(finger: touch.finger, milliseconds: moment.milliseconds)
      }
    }
    return landings
  }
}
