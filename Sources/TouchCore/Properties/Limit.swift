/// How large the numbers of the language may be.
package enum Limit {
  package static let coordinate = -1e9...1e9
  package static let size = 0...1e9
  package static let alpha = 0...1.0
  package static let matrix = -1e6...1e6
  package static let milliseconds = 0...1e9
  package static let seconds = 0...1e6
  package static let taps = 1...100.0
  package static let tapsBefore = 0...100.0
  package static let ignoring = 0...1000.0
  package static let fingers = 1...16.0
  package static let segments = 1...100.0
  package static let rows = 1...10_000.0
  package static let zoom = 0.001...1000.0
  package static let step = 0.001...1e6
  package static let count = 1...Double(Int32.max)
}
