//  gr.collect 1: double, pan      double ── recognized          the touches it was shown since it
//  gr.state pan failed            pan ───── failed              was reset: 1, 2
//  gr.state double ended

/// One attempt of a recognizer: from the touch it was shown first to its reset (9.11).
public struct GestureAttempt: Hashable, Sendable {
  /// Which recognizer.
  public let recognizer: RecognizerID
  /// The touches it was shown and did not ignore (9.8, 10.16).
  public internal(set) var touches: [Int]
  /// The step that found it for the first of them.
  public let start: Int
  /// The step of its reset; nil where the record ends before.
  public internal(set) var end: Int?
  /// The state it came to, before the reset.
  public internal(set) var state = GestureState.possible
  /// The step at which it left Possible for a gesture: it recognized, or began.
  public internal(set) var recognized: Int?

  /// Whether it left Possible for a gesture, so that it recognized or began.
  public var hasRecognized: Bool { recognized != nil }
}

/// Follows the recognizers through a record.
struct AttemptReader {
  private(set) var attempts: [GestureAttempt] = []
  /// The place of each recognizer's attempt that goes on.
  private var running: [Int?]
  private var newestTouch = 0

  init(recognizers count: Int) { running = Array(repeating: nil, count: count) }

  mutating func take(_ step: RecognizerStep, at index: Int, collected: [RecognizerID] = []) {
    switch step {
    case .collect(let touch, _, _):
      newestTouch = touch
      for id in collected { show(touch, to: id, at: index) }
    // 9.4, 9.5: it is asked right after it was found, about that touch.
    case .ask(.shouldReceive, let id, _, _, false), .ask(.allowedType, let id, _, _, false),
      .ask(.button, let id, _, _, false):
      hide(newestTouch, from: id)
    case .state(let id, _, _, .reset, _, _):
      guard let place = running[Int(id.index)] else { return }
      running[Int(id.index)] = nil
      attempts[place].end = index
    case .state(let id, _, let state, _, _, _):
      guard let place = running[Int(id.index)] else { return }
      attempts[place].state = state
      guard state.isActive || state == .ended, !attempts[place].hasRecognized else { return }
      attempts[place].recognized = index
    case .receive, .ask, .action, .prevent: return
    }
  }

  /// 9.4, 9.8: a touch that a recognizer was found for is none of its own after all.
  mutating func hide(_ touch: Int, from id: RecognizerID) {
    guard let place = running[Int(id.index)] else { return }
    attempts[place].touches.removeAll { $0 == touch }
  }

  private mutating func show(_ touch: Int, to id: RecognizerID, at index: Int) {
    guard let place = running[Int(id.index)] else {
      running[Int(id.index)] = attempts.count
      attempts.append(GestureAttempt(recognizer: id, touches: [touch], start: index))
      return
    }
    attempts[place].touches.append(touch)
  }
}
