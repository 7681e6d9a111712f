import TouchCore

extension Viewpoint {
  /// A touch by its number: in a phase, the latest until a step; in no special one, as it was last.
  func touch(_ number: Int, _ phase: TouchPhase? = nil, at index: Int) -> Touch? {
    for moment in trace.moments[...trace.momentNumber(of: index)].reversed() {
      guard let touch = moment.touches.first(where: { $0.number == number }) else { continue }
      if phase == nil || touch.phase == phase { return touch }
      if touch.phase == .began { return nil }
    }
    return nil
  }
}

extension Telling {
  func touch(_ number: Int, at index: Int) -> Touch? { viewpoint.touch(number, at: index) }

  /// The name of a touch's finger, with its number where the finger touched more than once.
  func finger(_ number: Int, at index: Int) -> StyledText {
    guard let finger = touch(number, at: index)?.finger else { return "\(number)" }
    guard viewpoint.repeatedFingers.contains(finger) else { return "\(name: finger)" }
    return "\(name: finger) (\(number))"
  }
}
