extension RandomAccessCollection {
  /// The element that people call by its number, from 1; nil where there is none, whatever number
  /// they think of.
  package func numbered(_ number: Int) -> Element? {
    guard number >= 1, number <= count else { return nil }
    return self[index(startIndex, offsetBy: number - 1)]
  }
}
