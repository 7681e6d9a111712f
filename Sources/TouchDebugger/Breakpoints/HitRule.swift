/// Which of the times that a place is reached count, by their number in the whole record.
struct HitRule: Hashable, Sendable {
  /// How the number of the time is compared.
  enum Sign: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case atLeast = ">="
    case more = ">"
    case atMost = "<="
    case fewer = "<"
    case every = "%"
    /// More than that many times: gdb's way of thinking of it.
    case after
  }

  let sign: Sign
  let number: Int

  /// Whether the n-th time counts, from 1.
  func passes(_ time: Int) -> Bool {
    switch sign {
    case .equal: time == number
    case .atLeast: time >= number
    case .more, .after: time > number
    case .atMost: time <= number
    case .fewer: time < number
    case .every: time % number == 0
    }
  }

  /// As commands spell it.
  var spelling: String {
    sign == .after ? "after \(number)" : "hits \(sign.rawValue) \(number)"
  }
}
