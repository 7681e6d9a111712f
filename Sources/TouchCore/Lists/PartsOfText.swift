extension StringProtocol where SubSequence == Substring {
  /// The parts between the places where a separator stands, without empty ones.
  ///
  /// The library's `split` by a text brings its regular expressions, which Embedded Swift lacks.
  package func parts(separatedBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var (start, end) = (startIndex, startIndex)
    while end < endIndex {
      guard self[end...].starts(with: separator) else {
        formIndex(after: &end)
        continue
      }
      if start < end { parts.append(self[start..<end]) }
      formIndex(&end, offsetBy: separator.count)
      start = end
    }
    return start < end ? parts + [self[start..<end]] : parts
  }

  /// The places where a text stands, one behind the other.
  package func places(of text: String) -> [Range<Index>] {
    var places: [Range<Index>] = []
    var start = startIndex
    while start < endIndex, !text.isEmpty {
      guard self[start...].starts(with: text) else {
        formIndex(after: &start)
        continue
      }
      let end = index(start, offsetBy: text.count)
      places.append(start..<end)
      start = end
    }
    return places
  }

  /// Whether a text stands in it.
  package func has(_ text: some StringProtocol) -> Bool {
    guard let first = text.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: text) }
  }

  /// The text with another one wherever one stands.
  package func withText(_ new: String, insteadOf old: String) -> String {
    var text = ""
    var end = startIndex
    for place in places(of: old) {
      text += self[end..<place.lowerBound] + new
      end = place.upperBound
    }
    return text + self[end...]
  }
}
