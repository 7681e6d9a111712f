import TouchCore

//  gr.collect 1: double, pan      double ── ended 260 ms          the touches it saw since it was
//  gr.state pan failed            pan ───── failed 80 ms          last reset: 1, 2
//  gr.state double ended

/// What the recognizers of a record made of its touches, gathered once.
struct GestureStory {
  /// One attempt of a recognizer to recognize.
  struct Attempt {
    let id: RecognizerID
    /// The touches it was shown.
    var touches: [Int]
    /// Its last state, without the reset.
    var state = GestureState.possible
    /// Whether it left Possible for a gesture.
    var hasRecognized = false
  }

  /// The attempts, in the order they began.
  private(set) var attempts: [Attempt] = []
  private var running: [RecognizerID: Int] = [:]

  init(_ trace: Trace) {
    for index in trace.indices {
      guard case .recognizer(let step) = trace[index] else { continue }
      take(step, collected: trace.collected(at: index))
    }
  }

  /// Who was shown a touch, the deepest view's first.
  func followers(of touch: Int) -> [Attempt] {
    attempts.filter { $0.touches.contains(touch) }
  }

  private var newest = 0

  private mutating func take(_ step: RecognizerStep, collected: [RecognizerID]) {
    switch step {
    case .collect(let touch, _, _):
      newest = touch
      for id in collected { show(touch, to: id) }
    // 9.4, 9.5: it is asked right after it was found, about that touch.
    case .ask(.shouldReceive, let id, _, _, false), .ask(.allowedType, let id, _, _, false):
      if let place = running[id] { attempts[place].touches.removeAll { $0 == newest } }
    case .state(let id, _, _, .reset, _, _): running[id] = nil
    case .state(let id, _, let state, _, _, _):
      guard let place = running[id] else { return }
      attempts[place].state = state
      if state.isActive || state == .ended { attempts[place].hasRecognized = true }
    case .receive, .ask, .action, .prevent: break
    }
  }

  private mutating func show(_ touch: Int, to id: RecognizerID) {
    if let place = running[id] {
      attempts[place].touches.append(touch)
    } else {
      running[id] = attempts.count
      attempts.append(Attempt(id: id, touches: [touch]))
    }
  }
}
