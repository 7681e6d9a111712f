import TouchCore
import TouchInquiry

extension Trace {
  /// The step at which a view with a name was asked; nil where there was none.
  func ask(of name: String, _ touch: Int) -> Int? {
    scene.view(named: name).flatMap { ask(of: $0, touch: touch) }
  }

  /// The steps at which views were asked for a touch.
  func askSteps(_ touch: Int) -> [Int] {
    indices(ofTouchDown: touch).filter {
      if case .hitAsk = self[$0] { return true }
      return false
    }
  }

  /// The step that ends hit testing for a touch.
  func resultStep(_ touch: Int) -> Int? {
    indices(ofTouchDown: touch).first {
      if case .hitResult = self[$0] { return true }
      return false
    }
  }

  /// Where it shows whom hit testing found, if it looked for anybody: at its result, or where an
  /// event without a place leaves the queue.
  func searchStep(_ touch: Int) -> Int? {
    let results = [touch] + outcomes.map(\.touch)
    return results.lazy.compactMap { self.resultStep($0) }.first
      ?? indices.first {
        if case .queueTake = self[$0] { return true }
        return false
      }
  }

  /// The steps of a touch's first message, from the view to where it ends.
  func beganSteps(_ touch: Int) -> [Int] {
    indices(ofTouchDown: touch).filter { self[$0].phase == .view || self[$0].phase == .chain }
  }

  /// Where a view is not told of a message about one of its touches, and of which.
  func withheld(from name: String) -> [(step: Int, method: ResponderMethod)] {
    guard let view = scene.view(named: name) else { return [] }
    let own = Set(outcomes.filter { $0.hit == view }.map(\.touch))
    return indices.compactMap { index in
      guard case .gate(.discard(let touch, let method, _, _)) = self[index], own.contains(touch)
      else { return nil }
      return (index, method)
    }
  }

  /// The steps that keep from a view what it would have been told with a message it gets.
  func withheld(from name: String, with step: Int) -> [Int] {
    withheld(from: name).filter {
      momentNumber(of: $0.step) == momentNumber(of: step) && $0.method == message(at: step)
    }.map(\.step)
  }

  /// Who gets a message at a step.
  func receiver(at step: Int) -> Responder? {
    switch self[step] {
    case .touchDeliver(let responder, _, _, _): responder
    case .chainNext(let hop): hop.to
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate, .control, .action,
      .scroll, .focus:
      nil
    }
  }

  /// The message that somebody gets at a step.
  func message(at step: Int) -> ResponderMethod? {
    switch self[step] {
    case .touchDeliver(_, let method, _, _): method
    case .chainNext(let hop): hop.method
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate, .control, .action,
      .scroll, .focus:
      nil
    }
  }

  /// Whether whoever gets a message at a step does something with it.
  func isKept(at step: Int) -> Bool {
    guard let responder = receiver(at: step), let method = message(at: step) else { return false }
    let handles = scene[overridesOf: responder][method].handles
    switch self[step] {
    case .touchDeliver(_, _, _, let mode): return handles || mode == .control
    case .chainNext(let hop): return handles || hop.mode == .control
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate, .control, .action,
      .scroll, .focus:
      return false
    }
  }
}
