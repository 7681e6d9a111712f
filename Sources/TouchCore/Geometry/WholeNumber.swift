extension Int {
  /// The whole number in a number, nearest to 0; one that is too large for the virtual clock or a
  /// count is the largest that still leaves room for sums, and what is no number is 0.
  public init(saturating number: Double) {
    let reach = Double(1 << 53)
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -reach), reach))
  }
}
