extension Int {
  /// The whole number in a number, nearest to 0; one that is too large for the virtual clock or a
  /// count is the largest that still leaves room for sums, and what is no number is 0.
  public init(saturating number: Double) {
    // Of a 32-bit Int, as in a browser, half of it leaves room.
    let reach = Double(Swift.min(Int.max / 2, Int(clamping: Int64(1) << 53)))
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -reach), reach))
  }
}
