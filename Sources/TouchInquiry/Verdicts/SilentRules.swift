import TouchCore

//  down ─ set it hidden ─ up       it keeps its touch         21.8
//  a text in a row                 the row is not selected    17.40
//
//  Rules by which something goes on all the same, or does not happen: no step of the answer is of them.

extension Trace {
  /// The rules of what the program changed while a touch was down: of its view, of what that lies in,
  /// and of recognizers.
  ///
  /// - Parameters:
  ///   - touch: The touch; nil if none is asked about.
  ///   - asked: A recognizer that is asked about, whether or not it saw the touch.
  func rulesOfChanges(during touch: Int?, asked: RecognizerID? = nil) -> [RuleNumber] {
    guard let touch, let first = indices(ofTouchDown: touch).first,
      let end = fingerPath(of: touch).last?.milliseconds
    else { return [] }
    let late = changes.filter { $0.step > first && milliseconds(at: $0.step) <= end }
    guard !late.isEmpty else { return [] }
    let views = outcome(ofTouch: touch)?.hit.map { scene(at: first).path(from: $0) } ?? []
    let seen = attempts.filter { $0.touches.contains(touch) }.map { $0.recognizer }
    return late.filter { made in
      switch made.change.object {
      case .responder(.view(let view)): views.contains(view)
      case .responder: false
      case .recognizer(let id): id == asked || seen.contains(id)
      }
    }.map { rule(of: $0.step) }
  }
}

extension WhyNoGesture {
  /// The rules by which it did not recognize, besides those of its steps.
  func silentRules(in trace: Trace) -> [RuleNumber] {
    let scene = trace.scene
    switch reason {
    case .failed(.nothingToScroll):
      guard let view = scene[recognizer].scrollView, let scrolling = scene[view].scrolling else {
        return []
      }
      let (size, room) = (scrolling.contentSize, scene[view].bounds.size)
      return size.width > room.width || size.height > room.height ? [RuleNumber(20, 13)] : []
    case .ignoresWheel: return [RuleNumber(22, 4)]
    case .missedPointer: return [RuleNumber(22, 9)]
    case .failed(.liftedTooEarly) where scene[recognizer].part?.role == .links:
      return [RuleNumber(17, 16)]
    case .otherView(let hit) where scene.path(from: hit).contains(where: scene.isOfKeyboard):
      return [RuleNumber(17, 33)]
    case .lost(.prevented, let other) where scene[other].part?.role.isOfText == true:
      let isOfTextView = scene[scene[other].view].kind == .textView
      return isOfTextView || !scene[recognizer].cancelsTouchesInView ? [RuleNumber(17, 9)] : []
    case .detached: return trace.rulesOfChanges(during: touch, asked: recognizer)
    case .itDid where isOverDisabledField(in: trace): return [RuleNumber(17, 19)]
    default: return []
    }
  }
}

extension WhyNoGesture {
  /// Whether it recognized on a text field that is disabled, or around one.
  fileprivate func isOverDisabledField(in trace: Trace) -> Bool {
    guard let hit = touch.flatMap({ trace.outcome(ofTouch: $0)?.hit }) else { return false }
    return trace.scene[hit].kind.editsText && !trace.scene[hit].isEnabled
  }
}

extension WhyNoSelection {
  /// The rules by which the row is selected or not, besides those of its steps.
  func silentRules(in trace: Trace) -> [RuleNumber] {
    let scene = trace.scene
    switch reason {
    case .kept(by: .view(let view)) where scene[view].kind.editsText: return [RuleNumber(17, 40)]
    case .neverTold(.stoppedScrolling, _): return [RuleNumber(16, 36)]
    case .takenAway(_, let by?), .neverTold(_, let by?):
      if scene[by].part?.role.isOfText == true { return [RuleNumber(17, 40)] }
      return scene[by].numberOfTapsRequired > 1 ? [RuleNumber(16, 42)] : []
    case .selected:
      let taps = trace.attempts.contains { attempt in
        let it = scene[attempt.recognizer]
        return attempt.hasRecognized && touch.map(attempt.touches.contains) == true
          && it.kind == .tap && it.part == nil && !it.cancelsTouchesInView
      }
      let hit = touch.flatMap { trace.outcome(ofTouch: $0)?.hit }
      return (taps ? [RuleNumber(16, 40)] : []) + (hit == row ? [RuleNumber(16, 8)] : [])
        + (hit == row || hit == scene.contentView(of: row) ? [] : [RuleNumber(16, 6)])
    default: return []
    }
  }
}

extension Trace {
  /// The rules by which a text is edited or not, besides those of the step that decided.
  func silentRules(ofEditingAt step: Int, touch: Int?) -> [RuleNumber] {
    guard case .focus(let it) = self[step] else { return [] }
    // Of two that say no, the order in which they are asked tells which one decides.
    if it.cause == .shouldBeginEditing, case .view(let new)? = it.to,
      let window = scene.window(containing: new),
      case .view(let old)? = firstResponder(in: window, at: step),
      scene(at: step)[old].textInput.shouldEndEditing == false
    {
      return [RuleNumber(17, 21)]
    }
    let isPressed = attempts.contains { attempt in
      scene[attempt.recognizer].part?.role == .fieldPress && attempt.hasRecognized
        && touch.map(attempt.touches.contains) != false
    }
    return isPressed ? [RuleNumber(17, 12)] : []
  }
}
