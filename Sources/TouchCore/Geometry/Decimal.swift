/// A number as people write it: whole ones without a decimal point, others exactly.
///
/// Reading the result back gives the same number.
public func exact(_ number: Double) -> String {
  if number == number.rounded(), abs(number) < 1e15 { return "\(Int64(number))" }
  return "\(number)"
}

/// A number for reading: one that somebody wrote stands as it was written, what a transform or a
/// division made of it has two decimals.
public func short(_ number: Double) -> String {
  guard abs(number) < 1e12 else { return exact(number) }
  // Rounded, 99.9995 would read 100 and lie on the other side of an edge.
  let written = (number * 10_000).rounded() / 10_000
  return exact(written == number ? number : (number * 100).rounded() / 100)
}

extension Point {
  /// The point for reading, `(200,420)`, its numbers as `short` has them.
  public var short: String { "(\(TouchCore.short(x)),\(TouchCore.short(y)))" }
}

extension Rect {
  /// The rectangle in the scene language, `20,300 350x480`, its numbers as `short`
  /// has them.
  public var short: String {
    "\(TouchCore.short(minX)),\(TouchCore.short(minY)) "
      + "\(TouchCore.short(size.width))x\(TouchCore.short(size.height))"
  }
}
