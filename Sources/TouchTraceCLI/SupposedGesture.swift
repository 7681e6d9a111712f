import TouchCore
import TouchInquiry
import TouchNarration

//  why buy …            a tap
//  why swipeUp: …       a swipe up, because that action's recognizer waits for one

/// What the fingers do where no file says it: a tap, unless the recognizer that is asked about waits for
/// something that nobody takes for one.
///
/// Pinches and rotations need fingers that part ways, and edges a place: these are asked with a tap. A
/// tap recognizer that wants more than one tap is asked with one, too: that is what it lacks.
struct SupposedGesture {
  private static let longestPress = 60_000.0
  private static let mostFingers = 5

  /// What the fingers do at a time in milliseconds: a verb of the language, and for a move how far.
  private struct Step {
    let time: Int
    let verb: String
    var way = ""
  }

  /// What it is, with its article.
  let name: Phrase
  /// Whether it is a tap, which `--tap` says as well.
  let isTap: Bool
  private let steps: [Step]
  private let fingers: Int

  /// The gesture for a recognizer; a tap for nil.
  init(for recognizer: Recognizer?) {
    switch recognizer?.kind {
    case .longPress?:
      let seconds = recognizer?.minimumPressDuration ?? 0
      let time = Int(min(seconds * 1000, Self.longestPress).rounded(.up)) + 100
      name = Phrase(en: "a press of \(time) ms", zh: "一次 \(time) 毫秒的长按")
      steps = [Step(time: 0, verb: "down"), Step(time: time, verb: "up")]
    case .swipe?:
      name = Phrase(en: "a swipe", zh: "一次轻扫")
      steps = Self.drag(recognizer?.direction ?? .right, by: 25)
    case .pan?:
      name = Phrase(en: "a drag", zh: "一次拖动")
      steps = Self.drag(.right, by: 10)
    default:
      name = Phrase(en: "a tap", zh: "一次点按")
      steps = [Step(time: 0, verb: "down"), Step(time: 80, verb: "up")]
    }
    isTap = steps.count == 2 && recognizer?.kind != .longPress
    let wanted = recognizer.map {
      $0.kind == .pan ? $0.minimumNumberOfTouches : $0.numberOfTouchesRequired
    }
    fingers = isTap ? 1 : min(max(wanted ?? 1, 1), Self.mostFingers)
  }

  /// Five moves of a length in points, in the first direction of some.
  private static func drag(_ directions: Directions, by length: Int) -> [Step] {
    let way =
      if directions.contains(.right) {
        "\(length),0"
      } else if directions.contains(.left) {
        "-\(length),0"
      } else if directions.contains(.up) { "0,-\(length)" } else { "0,\(length)" }
    return [Step(time: 0, verb: "down")]
      + (1...5).map { Step(time: $0 * 16, verb: "move", way: " by \(way)") }
      + [Step(time: 96, verb: "up")]
  }

  /// The lines of the scene language that do it at a point of the screen.
  func lines(at point: Point) -> String {
    let names = ["A", "B", "C", "D", "E"].prefix(fingers).joined(separator: ",")
    let places = (0..<fingers).map { number in
      "\(point.x + 20 * (Double(number) - Double(fingers - 1) / 2)),\(point.y)"
    }
    return steps.map { step in
      let rest = step.verb == "down" ? " at " + places.joined(separator: " ") : step.way
      return "\(step.time) \(step.verb) \(names)\(rest)"
    }.joined(separator: "\n")
  }
}
