import TouchCore

extension Trace {
  /// The place of the first step at a time of the virtual clock, in milliseconds, or after it.
  func firstIndex(atTime time: Int) -> Int? {
    // The clock never goes back, so half of what is left is passed over each time.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if milliseconds(at: middle) < time { low = middle + 1 } else { high = middle }
    }
    return low < count ? low : nil
  }

  /// When its last step happens.
  var end: Int { indices.last.map { milliseconds(at: $0) } ?? 0 }
}

extension Substring {
  /// A time as it is typed: `350`, `350ms`.
  var milliseconds: Int? { Int(hasSuffix("ms") ? dropLast(2) : self) }
}
