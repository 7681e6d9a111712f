import TouchCore

extension Trace {
  /// The touches of a step's instant as they are known at the step: those that are down or change;
  /// one that still looks for its view has none yet (1.3).
  public func touchesDown(at index: Int) -> [Touch] {
    let moment = momentNumber(of: index)
    guard moments[moment].touches.contains(where: { $0.phase == .began }) else {
      return moments[moment].touches
    }
    let bound = indices(ofMoment: moment).prefix { $0 <= index }.compactMap { place -> Int? in
      guard case .touchBind(let touch, _, _) = self[place] else { return nil }
      return touch
    }
    return moments[moment].touches.map { touch in
      touch.phase == .began && !bound.contains(touch.number) ? touch.unbound : touch
    }
  }

  /// The hit view of a touch, once hit testing is over at a step; nil before, and where nobody was
  /// hit.
  public func hit(ofTouch touch: Int, at index: Int) -> ViewID? {
    guard let place = result(ofTouch: touch), place <= index,
      case .hitResult(_, let view, _) = self[place]
    else { return nil }
    return view
  }

  /// The first responder of a window after a step (12.4); before the first, the one it begins with.
  public func firstResponder(in window: ViewID, at index: Int?) -> Responder? {
    let changes = places.focusChanges
    let past = changes.firstPlace { $0 <= index ?? -1 }
    for place in changes[..<past].reversed() {
      guard case .focus(let step) = self[Int(place)], step.isDone,
        (step.to ?? step.from).flatMap({ scene.window(of: $0) }) == window
      else { continue }
      return step.to
    }
    return firstFocus.first(in: window)
  }

  /// The touches a recognizer follows after a step: shown to it since its reset, and not lifted.
  public func followed(by id: RecognizerID, at index: Int) -> [Touch] {
    var numbers: Set<Int> = []
    for (place, record) in records.prefix(index + 1).enumerated() {
      switch record.step {
      case .recognizer(.receive(id, .began, _)) where !ignoresTouch(at: place):
        numbers.formUnion(touches(at: place))
      case .recognizer(.state(id, _, .possible, .reset, _, _)): numbers = []
      default: continue
      }
    }
    return touchesDown(at: index).filter { numbers.contains($0.number) && $0.isDown }
  }

  /// Whether a control tracks a touch, and whether it or a row is highlighted, after a step (7.4 to
  /// 7.10, 16.12).
  public func tracking(of control: ViewID, at index: Int) -> (isTracking: Bool, isHighlighted: Bool)
  {
    var state = (isTracking: false, isHighlighted: false)
    for record in records.prefix(index + 1) {
      switch record.step {
      case .control(.track(control, let call, _, let answer)):
        state.isTracking = answer && (call == .beginTracking || call == .continueTracking)
      case .control(.highlight(control, let isOn)): state.isHighlighted = isOn
      case .row(let step) where step.row == control && step.call == .highlight:
        state.isHighlighted = step.isOn
      default: continue
      }
    }
    return state
  }
}

extension Touch {
  /// Whether the finger is on the screen.
  public var isDown: Bool { phase != .ended && phase != .cancelled }
}
