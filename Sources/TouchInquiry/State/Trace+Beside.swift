import TouchCore

//   sticker, with a pinch        touch A  sees it
//   canvas around it             touch B  is down at the same time, and the pinch does not see it   9.1

extension Trace {
  /// The touches that were down together with one that a recognizer saw, and went to views beside its
  /// own; empty if it had as many fingers as it needs.
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - touch: The touch that it saw.
  package func touchesBeside(_ id: RecognizerID, touch: Int?) -> [TouchOutcome] {
    guard let touch,
      let attempt = attempts.last(where: {
        $0.recognizer == id && $0.touches.contains(touch)
      }), let span = span(of: touch),
      evidence(of: attempt).contains(where: { $0.name == .fingers && !$0.passes })
    else { return [] }
    return outcomes.filter { other in
      guard let hit = other.hit, !scene.isDescendant(hit, of: scene[id].view) else { return false }
      return self.span(of: other.touch)?.overlaps(span) == true
    }
  }

  /// From when to when a finger is down, in milliseconds.
  func span(of touch: Int) -> ClosedRange<Int>? {
    let path = fingerPath(of: touch)
    guard let first = path.first, let last = path.last else { return nil }
    return first.milliseconds...last.milliseconds
  }

  /// 17.15: the tap on a link, and the step at which it recognized, where the recognizer of presses on
  /// links is asked about; nil if that is not what happened.
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - touch: The touch that is asked about; nil for any.
  package func linkTap(
    instead id: RecognizerID, touch: Int?
  ) -> (recognizer: RecognizerID, step: Int)? {
    let view = scene[id].view
    guard scene[id].part?.role == .links else { return nil }
    for attempt in attempts where touch.map(attempt.touches.contains) != false {
      // A text that is only read takes taps on links alone.
      guard scene[attempt.recognizer].part?.role == .fieldTap,
        scene[attempt.recognizer].view == view, let step = attempt.recognized,
        !scene(at: step)[view].textInput.isEditable
      else { continue }
      return (attempt.recognizer, step)
    }
    return nil
  }
}
