import TouchCore
import TouchInquiry

extension Point {
  /// A point as it is typed, `120,300`.
  init(typed text: Substring) throws(Complaint) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]),
      Value.point(Point(x, y)).isWithinReach
    else { throw Complaint(ExpressionWords.pointWhere, at: text.startIndex) }
    self.init(x, y)
  }
}
