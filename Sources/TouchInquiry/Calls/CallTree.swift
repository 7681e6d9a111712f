import TouchCore

//                                            depth
//  #2  take           touch A began            0     the event: all of the instant lies in it
//  #3  window.ask                              0     a statement of the event
//  #4  ask window ─────────────┐ call 4…12     1
//  #5    ask first ──────────┐ │ call 5…11     2
//  #6      ask fifth         │ │ call 6…6      3     refuses: over within its step
//  #7      ask fourth ─┐     │ │ call 7…8      3
//  #8      = fourth  ──┘     │ │               3     a return is the last step of its own call
//  …
//  #16 deliver ────┐ sendEvent 2: 16…19        1     1.3: the event is sent once its touches have views
//      │ ──────────┐ │ call 16…19              2
//  #17 │ next ───┐ │ │ call 17…19              3     passed on from inside the call before it
//  #19 stop      │ │ │                         1     the message has come back to who sent it
//
//  The stack shown at a step is the path to it; `next`, `finish` and their reverses compare depths.

/// The calls of one instant, in which every step has one place.
public struct CallTree: Sendable {
  /// The calls in the order they are opened; the first is the event.
  public let frames: [Frame]
  /// The number of the first step.
  private let first: Int
  /// The call that each step lies in, by its place in `frames`.
  private let places: [Int]

  /// The tree of the instant that a step belongs to; an empty one where there is no such step.
  ///
  /// - Parameters:
  ///   - trace: The record.
  ///   - number: The step's number, from 1.
  public init(_ trace: Trace, around number: Int) {
    guard trace.indices.contains(number - 1) else {
      (frames, first, places) = ([], number, [])
      return
    }
    // 1.1: an event may be put into the queue before the instant in which it is dealt with.
    let instant = trace.indices(ofMoment: trace.momentNumber(of: number - 1))
    let steps = instant.contains(number - 1) ? instant : number - 1..<number
    var maker = CallTreeMaker(trace, steps)
    for index in steps { maker.take(index) }
    (frames, first, places) = (maker.frames, steps.lowerBound + 1, maker.places)
  }

  /// The tree of a step's instant, for going through a record in order.
  public func following(_ number: Int, in trace: Trace) -> CallTree {
    contains(number) ? self : CallTree(trace, around: number)
  }

  private func contains(_ number: Int) -> Bool { places.indices.contains(number - first) }

  /// How many calls are around what a step does; 0 for a statement of the event, and for what is
  /// not in the tree.
  public func depth(at number: Int) -> Int {
    contains(number) ? frames[places[number - first]].depth : 0
  }

  /// The calls around what a step does, innermost first.
  public func path(to number: Int) -> [Frame] {
    guard contains(number) else { return [] }
    return Array(
      sequence(first: frames[places[number - first]]) { frame in
        frame.caller.map { frames[$0] }
      })
  }

  /// The first step inside a call; nil if the call is not in the tree.
  ///
  /// It is the step that opens the call, except for `sendEvent`, whose step comes after hit testing (1.3).
  public func firstStep(in frame: Frame) -> Int? {
    guard let call = frames.firstIndex(of: frame) else { return nil }
    return places.firstIndex { $0 >= call }.map { first + $0 }
  }

  /// The steps with which one enters the calls that a call makes.
  public func calls(of frame: Frame) -> [Int] {
    // Calls are in the order in which their first steps are.
    var place = 0
    return frames.indices.filter { frames[$0].caller.map { frames[$0] } == frame }
      .compactMap { call in
        while place < places.count, places[place] < call { place += 1 }
        return place < places.count ? first + place : nil
      }
  }
}
