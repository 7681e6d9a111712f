/// splitmix64: the same numbers for the same seed, on every machine.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Begins a sequence.
  public init(seed: UInt64) { state = seed }

  /// Begins a sequence that hangs on a text alone, so that what is drawn from it leaves another
  /// sequence as it was.
  init(beside text: String) {
    self.init(seed: text.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) })
  }

  /// The next number of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RandomNumberGenerator {
  /// Whether a thing of some chance happens.
  mutating func happens(_ chance: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < chance
  }

  /// One of some.
  mutating func pick<T>(_ items: [T]) -> T { items[Int.random(in: 0..<items.count, using: &self)] }

  /// A coordinate: mostly an everyday one, sometimes one that is hard to print.
  mutating func coordinate() -> Double {
    switch Int.random(in: 0..<10, using: &self) {
    case 0...5: Double(Int.random(in: -50...400, using: &self))
    case 6: Double(Int.random(in: -4000...4000, using: &self)) / 8
    case 7: Double.random(in: -1e9...1e9, using: &self)
    case 8: Double.random(in: -1...1, using: &self) * pick([1e-300, 1e-20, 1e-7, 1e-3])
    default: pick([0, 1e9, -1e9, 0.1, 1.0 / 3, -0.0, .leastNonzeroMagnitude, 123456.789])
    }
  }

  /// A whole number within a range, or one of its ends; a share has decimals.
  mutating func value(within range: ClosedRange<Double>) -> Double {
    guard range.upperBound > 1 else { return Double.random(in: range, using: &self) }
    let most = Int(min(range.upperBound, 999))
    return happens(0.1)
      ? range.lowerBound : max(Double(Int.random(in: 0...most, using: &self)), range.lowerBound)
  }

  /// Some of a list, in its order.
  mutating func some<T>(_ items: [T], most: Int = 3) -> [T] {
    guard !items.isEmpty else { return [] }
    let chance = Double(most) / 2 / Double(items.count)
    return Array(items.filter { _ in happens(chance) }.prefix(most))
  }

  /// A width or height.
  mutating func length() -> Double { abs(coordinate()) }

  /// A text for reading, with everything that quotation marks must survive.
  mutating func text() -> String {
    let pieces = [
      "OK", "\"", "\\", "\n", "\r\n", "\t", " ", "//", "登录", "，", "e\u{301}", "👩‍👩‍👧", "\u{1}", "=",
      "\u{2028}", "\u{7F}", "(", "~", "\u{FEFF}", "\u{301}",
    ]
    return (0..<Int.random(in: 0...6, using: &self)).map { _ in pick(pieces) }.joined()
  }
}
