import TouchCore

//   start        middle          end       any two of the four give the others
//     ├────────────┼────────────┤
//               length

/// What is known of a view along one axis, in its superview's coordinates.
struct ConstraintSpan {
  /// A number that a constraint may fix.
  enum Part {
    case start, middle, end, length
  }

  private var start: Double?
  private var middle: Double?
  private var end: Double?
  private var length: Double?

  /// A view of which nothing is known.
  init() {}

  /// A view that is known.
  init(_ start: Double, _ length: Double) {
    self.start = start
    self.length = length
    settle()
  }

  /// Where it begins and how long it is; nil if that is not known.
  var known: (start: Double, length: Double)? {
    guard let start, let length, length >= 0 else { return nil }
    return (start, length)
  }

  subscript(part: Part) -> Double? {
    switch part {
    case .start: start
    case .middle: middle
    case .end: end
    case .length: length
    }
  }

  /// Fixes one of the numbers, unless it is known already.
  ///
  /// - Parameters:
  ///   - part: The number that is fixed.
  ///   - value: Its value, in points.
  mutating func fix(_ part: Part, _ value: Double) {
    guard self[part] == nil else { return }
    switch part {
    case .start: start = value
    case .middle: middle = value
    case .end: end = value
    case .length: length = value
    }
    settle()
  }

  private mutating func settle() {
    switch (start, middle, end, length) {
    case (let start?, _, let end?, _): length = end - start
    case (let start?, let middle?, _, _): length = 2 * (middle - start)
    case (_, let middle?, let end?, _): length = 2 * (end - middle)
    case (let start?, _, _, let length?): end = start + length
    case (_, _, let end?, let length?): start = end - length
    case (_, let middle?, _, let length?): start = middle - length / 2
    default: return
    }
    guard let length else { return }
    if start == nil { start = end.map { $0 - length } ?? middle.map { $0 - length / 2 } }
    guard let start else { return }
    middle = start + length / 2
    end = start + length
  }
}
