import TouchCore

/// How large the numbers of the language may be.
enum Limit {
  static let coordinate = TouchScript.coordinates
  static let size = 0...1e9
  static let alpha = 0...1.0
  static let matrix = -1e6...1e6
  static let milliseconds = 0...Double(TouchScript.times.upperBound)
  static let seconds = 0...1e6
  static let taps = 1...100.0
  static let tapsBefore = 0...100.0
  static let ignoring = 0...1000.0
  static let fingers = 1...Double(TouchScript.mostFingers)
  static let segments = 1...100.0
  static let rows = 1...10_000.0
  static let step = 0.001...1e6
  static let count = 1...Double(Int32.max)
}
