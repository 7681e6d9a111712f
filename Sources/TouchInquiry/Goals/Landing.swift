import TouchCore

//   touches   1 (a, 0 ms)   2 (b, 40 ms)          without event 1:  1 (b, 40 ms)
//                           └───────── the same landing ───────────────┘

/// Where a touch of one record is found in another: it is the same if the same finger goes down at
/// the same time, whatever its number.
public struct Landing: Hashable, Sendable {
  /// The finger, as the script calls it.
  public let finger: String
  /// When it goes down, in milliseconds of the virtual clock.
  public let milliseconds: Int
}

/// A finger that comes down, and what it comes down on.
public struct TouchDown {
  /// Where, in points of the screen.
  public let point: Point
  /// At which event of the script.
  public let event: Int
  /// The scene as it is then.
  public let scene: Scene
}

extension Trace {
  /// How every touch began, by its number.
  public var landings: [Int: Landing] {
    var landings: [Int: Landing] = [:]
    for moment in moments {
      for touch in moment.touches where touch.phase == .began {
        landings[touch.number] = Landing(finger: touch.finger, milliseconds: moment.milliseconds)
      }
    }
    return landings
  }

  /// How a touch began; nil where there is no such touch.
  public func landing(of touch: Int) -> Landing? {
    down(of: touch).map { moment in
      let began = moments[moment].touches.first { $0.number == touch }
      return Landing(finger: began?.finger ?? "", milliseconds: moments[moment].milliseconds)
    }
  }

  /// What became of the touch that began so; nil where none did.
  public func outcome(of landing: Landing) -> TouchOutcome? {
    let first = moments.firstPlace { $0.milliseconds < landing.milliseconds }
    for moment in moments[first...] {
      guard moment.milliseconds == landing.milliseconds else { return nil }
      let began = moment.touches.first { $0.phase == .began && $0.finger == landing.finger }
      if let began { return outcome(ofTouch: began.number) }
    }
    return nil
  }

  /// Where a touch goes down on the screen, at which event, and the scene as it is then; nil where
  /// there is no such touch.
  public func touchDown(of touch: Int) -> TouchDown? {
    guard let number = down(of: touch), let event = moments[number].event,
      let began = moments[number].touches.first(where: { $0.number == touch })
    else { return nil }
    // What the script changes in the same event is there before anybody is asked.
    let step = indices(ofTouchDown: touch).first ?? indices(ofMoment: number).first
    return TouchDown(
      point: began.screenLocation, event: event, scene: step.map { scene(at: $0) } ?? scene)
  }
}
