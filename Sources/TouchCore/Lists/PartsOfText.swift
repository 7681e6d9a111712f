extension StringProtocol where SubSequence == Substring {
  /// The parts between the places where a separator stands, without empty ones.
  ///
  /// The library's `split` by a text brings its regular expressions, which Embedded Swift lacks.
  package func parts(separatedBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    for place in places(of: separator) {
      if start < place.lowerBound { parts.append(self[start..<place.lowerBound]) }
      start = place.upperBound
    }
    return start < endIndex ? parts + [self[start...]] : parts
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

  /// Whether it can be typed as it is, between others.
  package var isOneWord: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
