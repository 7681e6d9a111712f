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
  /// The steps at which its state changed, or at which it said whom it waits for (9.22).
  public internal(set) var states: [Int] = []
  /// The step of its reset; nil where the record ends before.
  public internal(set) var end: Int?
  /// The state it came to, before the reset.
  public internal(set) var state = GestureState.possible
  /// The step at which it left Possible for a gesture: it recognized, or began.
  public internal(set) var recognized: Int?

  /// Whether it left Possible for a gesture, so that it recognized or began.
  public var hasRecognized: Bool { recognized != nil }
}

extension Trace {
  /// The attempts of all recognizers, in the order they were found.
  public var attempts: [GestureAttempt] {
    var reader = AttemptReader()
    for index in indices {
      guard case .recognizer(let step) = self[index] else { continue }
      if case .receive(let id, _, let touch) = step, ignoresTouch(at: index) {
        reader.hide(touch, from: id)
      }
      reader.take(step, at: index, collected: collected(at: index))
    }
    return reader.attempts
  }
}

/// Follows the recognizers through a record.
private struct AttemptReader {
  private(set) var attempts: [GestureAttempt] = []
  private var running: [RecognizerID: Int] = [:]
  private var newestTouch = 0

  mutating func take(_ step: RecognizerStep, at index: Int, collected: [RecognizerID]) {
    switch step {
    case .collect(let touch, _, _):
      newestTouch = touch
      for id in collected { show(touch, to: id, at: index) }
    // 9.4, 9.5: it is asked right after it was found, about that touch.
    case .ask(.shouldReceive, let id, _, _, false), .ask(.allowedType, let id, _, _, false):
      hide(newestTouch, from: id)
    case .state(let id, _, _, .reset, _, _):
      guard let place = running.removeValue(forKey: id) else { return }
      attempts[place].end = index
    case .state(let id, _, let state, _, _, _):
      guard let place = running[id] else { return }
      attempts[place].state = state
      attempts[place].states.append(index)
      guard state.isActive || state == .ended, !attempts[place].hasRecognized else { return }
      attempts[place].recognized = index
    case .receive, .ask, .action, .prevent: return
    }
  }

  /// 9.4, 9.8: a touch that a recognizer was found for is none of its own after all.
  mutating func hide(_ touch: Int, from id: RecognizerID) {
    guard let place = running[id] else { return }
    attempts[place].touches.removeAll { $0 == touch }
  }

  private mutating func show(_ touch: Int, to id: RecognizerID, at index: Int) {
    guard let place = running[id] else {
      running[id] = attempts.count
      attempts.append(GestureAttempt(recognizer: id, touches: [touch], start: index))
      return
    }
    attempts[place].touches.append(touch)
  }
}
