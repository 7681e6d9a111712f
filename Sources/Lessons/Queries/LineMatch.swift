//  expected            actual
//  hitTest window …    hitTest window …      before the first `...`: line by line
//  ...                 hitTest   a …         `...`: any number of lines, none too
//  return  window …    return  window …      after the last one: line by line, from the end

/// The first line of an `expect` that the model does not say.
public struct LineMismatch: Hashable, Sendable {
  /// The place of the line among the expected ones; past the last one where lines are missing.
  public let place: Int
  /// What is expected there; nil where nothing more is.
  public let expected: String?
  /// What the model says there; nil where it says nothing more.
  public let actual: String?
  /// The place of that line among the model's; past the last one where it says nothing more.
  public let actualPlace: Int
}

/// Compares expected lines, `...` among them, with a record's.
///
/// - Returns: The first line that differs; nil where all agree.
public func match(expected: [String], actual: [String]) -> LineMismatch? {
  var parts = expected.indices.split(omittingEmptySubsequences: false) { expected[$0] == "..." }
    .map { Array($0) }
  let first = parts.removeFirst()
  guard let last = parts.popLast() else {
    return compare(first, of: expected, with: actual[...], mustEnd: true)
  }
  if let mismatch = compare(first, of: expected, with: actual[...], mustEnd: false) {
    return mismatch
  }
  var rest = actual.dropFirst(first.count)
  for part in parts {
    let lines = part.map { expected[$0] }
    guard let start = rest.indices.first(where: { rest[$0...].starts(with: lines) }) else {
      return nearMiss(part, of: expected, in: rest)
    }
    rest = rest[(start + lines.count)...]
  }
  guard rest.count >= last.count else { return nearMiss(last, of: expected, in: rest) }
  return compare(last, of: expected, with: rest.suffix(last.count), mustEnd: true)
}

private func compare(
  _ places: [Int], of expected: [String], with actual: ArraySlice<String>, mustEnd: Bool
) -> LineMismatch? {
  var rest = actual
  for place in places {
    let here = rest.startIndex
    let line = rest.popFirst()
    if line != expected[place] {
      return LineMismatch(
        place: place, expected: expected[place], actual: line, actualPlace: here)
    }
  }
  guard mustEnd, let extra = rest.first else { return nil }
  return LineMismatch(
    place: (places.last ?? -1) + 1, expected: nil, actual: extra, actualPlace: rest.startIndex)
}

/// The difference where most of the lines agree.
private func nearMiss(
  _ places: [Int], of expected: [String], in rest: ArraySlice<String>
) -> LineMismatch? {
  let candidates = (rest.indices + [rest.endIndex]).compactMap {
    compare(places, of: expected, with: rest[$0...], mustEnd: false)
  }
  return candidates.reduce(nil) { best, next in
    guard let best else { return next }
    return next.place > best.place ? next : best
  }
}
