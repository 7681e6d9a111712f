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
}
