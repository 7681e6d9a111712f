@testable import TouchCore

/// Fingers that come, wander, go, and are sometimes cancelled; the last ones are lifted.
func randomWalk(using g: inout some RandomNumberGenerator) -> String {
  let names = Array(["A", "B", "C"].prefix(Int.random(in: 1...3, using: &g)))
  let pause = [20, 120, 300].randomElement(using: &g) ?? 20
  let drift = Double(Int.random(in: -1...2, using: &g) % 2 * 25)
  let cancels = Int.random(in: 0..<4, using: &g) == 0
  var time = 1
  var down = ["A": Point(5, 5)]
  var rows = ["0 down A 5,5"]
  for _ in 0..<Int.random(in: 0...16, using: &g) {
    time += Int.random(in: 1...pause, using: &g)
    for name in names where Int.random(in: 0..<3, using: &g) > 0 {
      let step = Point(
        drift + Double(Int.random(in: -3...3, using: &g)),
        Double(Int.random(in: -3...3, using: &g)))
      guard let place = down[name] else {
        down[name] = Point(15, 15) + step
        rows.append("\(time) down \(name) \(15 + step.x),\(15 + step.y)")
        continue
      }
      switch Int.random(in: 0..<20, using: &g) {
      case 0...16:
        down[name] = place + step
        rows.append("\(time) move \(name) \(place.x + step.x),\(place.y + step.y)")
      case 17 where cancels:
        down[name] = nil
        rows.append("\(time) cancel \(name)")
      default:
        down[name] = nil
        rows.append("\(time) up \(name)")
      }
    }
  }
  time += Int.random(in: 1...900, using: &g)
  for name in down.keys.sorted() { rows.append("\(time) up \(name)") }
  return rows.joined(separator: "; ")
}

/// A recognizer of a kind, with numbers of its own.
func randomRecognizer(
  of kind: RecognizerKind, using g: inout some RandomNumberGenerator
) -> Recognizer {
  var recognizer = Recognizer("r", kind)
  recognizer.numberOfTapsRequired = Int.random(in: (kind == .tap ? 1 : 0)...2, using: &g)
  recognizer.numberOfTouchesRequired = Int.random(in: 1...2, using: &g)
  recognizer.minimumNumberOfTouches = Int.random(in: 1...2, using: &g)
  recognizer.maximumNumberOfTouches = Int.random(in: 1...3, using: &g)
  recognizer.direction = Directions(rawValue: .random(in: 1...15, using: &g))
  recognizer.edges = Edges(rawValue: 1 << UInt8.random(in: 0...3, using: &g))
  recognizer.recognizesAt = CustomMoment.allCases.randomElement(using: &g) ?? .never
  return recognizer
}
