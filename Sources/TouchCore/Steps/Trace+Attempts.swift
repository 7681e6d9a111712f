//  gr.collect 1: double, pan      double ── recognized          the touches it was shown since it
//  gr.state pan failed            pan ───── failed              was reset: 1, 2
//  gr.state double ended

/// One attempt of a recognizer: from the touch it was shown first to its reset (9.11).
public struct GestureAttempt: Hashable, Sendable {
  /// Which recognizer.
  public let recognizer: RecognizerID
  /// The touches it was shown.
  public internal(set) var touches: [Int]
  /// The state it came to, before the reset.
  public internal(set) var state = GestureState.possible
  /// Whether it left Possible for a gesture, so that it recognized or began.
  public internal(set) var hasRecognized = false
}

extension Trace {
  /// The attempts of all recognizers, in the order they were found.
  public var attempts: [GestureAttempt] { places.attempts }
}

/// Follows the recognizers through a record.
struct AttemptReader {
  private(set) var attempts: [GestureAttempt] = []
  /// The place of each recognizer's attempt that goes on.
  private var running: [Int?]
  private var newestTouch = 0

  init(recognizers count: Int) { running = Array(repeating: nil, count: count) }

  mutating func take(_ step: RecognizerStep, collected: [RecognizerID]) {
    switch step {
    case .collect(let touch, _, _):
      newestTouch = touch
      for id in collected { show(touch, to: id) }
    // 9.4, 9.5: it is asked right after it was found, about that touch.
    case .ask(.shouldReceive, let id, _, _, false), .ask(.allowedType, let id, _, _, false):
      guard let place = running[Int(id.index)] else { return }
      attempts[place].touches.removeAll { $0 == newestTouch }
    case .state(let id, _, _, .reset, _, _): running[Int(id.index)] = nil
    case .state(let id, _, let state, _, _, _):
      guard let place = running[Int(id.index)] else { return }
      attempts[place].state = state
      if state.isActive || state == .ended { attempts[place].hasRecognized = true }
    case .receive, .ask, .action, .prevent: return
    }
  }

  private mutating func show(_ touch: Int, to id: RecognizerID) {
    guard let place = running[Int(id.index)] else {
      running[Int(id.index)] = attempts.count
      attempts.append(GestureAttempt(recognizer: id, touches: [touch]))
      return
    }
    attempts[place].touches.append(touch)
  }
}
