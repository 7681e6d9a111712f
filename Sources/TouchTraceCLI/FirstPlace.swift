extension Collection where Element: Equatable {
  /// The first place where some elements stand one behind the other.
  ///
  /// The library's own search comes with its regular expressions, which are a megabyte of the program.
  func firstPlace(of part: some Collection<Element>) -> Range<Index>? {
    guard let first = part.first else { return startIndex..<startIndex }
    for start in indices where self[start] == first && self[start...].starts(with: part) {
      return start..<index(start, offsetBy: part.count)
    }
    return nil
  }
}
