/// The instant at which an event is dealt with, and the touch as it was then.
public struct Moment: Hashable, Sendable {
  /// The time, in milliseconds of the virtual clock.
  public let milliseconds: Int
  /// The place of the event in the script.
  public let event: Int
  /// The touch after the event changed it; its view is bound from hit testing on.
  public internal(set) var touch: Touch
}

/// What became of one touch.
public struct TouchOutcome: Hashable, Sendable {
  /// The touch's number.
  public let touch: Int
  /// The finger, as the script names it.
  public let finger: String
  /// The view hit testing found.
  public let hit: ViewID?
  /// The window it is in.
  public let window: ViewID?
  /// Who handled a message about it, in the order they did, each once.
  public internal(set) var handledBy: [Responder] = []
  /// Whether the last message about it fell off the chain with nobody handling it.
  public internal(set) var isDropped = false
}

/// A delivery, recorded: everything else only reads it.
public struct Trace: Hashable, Sendable {
  /// The scene the touches were delivered in.
  public let scene: Scene
  /// What the fingers did.
  public let script: TouchScript
  /// The rules of the search.
  public let rules: HitTestRules
  /// The steps as they are stored.
  public let records: [StepRecord]
  /// The instants, one for each event.
  public let moments: [Moment]
  /// What became of each touch.
  public let outcomes: [TouchOutcome]

  /// The instant a step belongs to.
  public func moment(of index: Int) -> Moment { moments[Int(records[index].moment)] }

  /// The time of a step, in milliseconds of the virtual clock.
  public func milliseconds(at index: Int) -> Int { moment(of: index).milliseconds }

  /// The touch as it was at a step: before its `touch.bind` it has no view yet (1.3).
  public func touch(at index: Int) -> Touch {
    let moment = moment(of: index)
    var touch = moment.touch
    let isBound = touch.phase != .began || isBound(by: index)
    if !isBound {
      touch.view = nil
      touch.window = nil
    }
    return touch
  }

  private func isBound(by index: Int) -> Bool {
    records[...index].reversed()
      .prefix { $0.moment == records[index].moment }
      .contains { $0.kind == .touchBind }
  }
}

extension Trace: RandomAccessCollection {
  /// The first place; step #1 is at 0.
  public var startIndex: Int { 0 }
  /// Past the last place.
  public var endIndex: Int { records.count }
  /// The step at a place.
  public subscript(index: Int) -> Step { records[index].step }
}
