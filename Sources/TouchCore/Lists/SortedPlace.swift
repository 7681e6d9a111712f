extension RandomAccessCollection where Index == Int {
  /// The first place of a sorted collection whose element does not come before what is sought.
  ///
  /// - Complexity: O(log *n*).
  @inline(__always)
  package func firstPlace(after comesBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
