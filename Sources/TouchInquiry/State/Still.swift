import TouchCore

//  steps     1  2  3  4  5  6  7  8
//                          ▲
//                          └ a still: the scene as it is, where the fingers are, whose turn it is,
//                            what the views have said

/// What a picture shows of a moment, read from the record.
public struct Still: Sendable {
  /// The scene as it is then; before the first step as it will be when the first finger lands.
  public let scene: Scene
  /// The window to look at: the one being asked, or the touch's.
  public private(set) var window: ViewID?
  /// The touch the step is about, or one that is down; before the first step the one to come.
  public private(set) var touch: Touch?
  /// The touches whose fingers are on the screen, the step's own first: a message that was held back
  /// is about a finger that may have left.
  public private(set) var fingers: [Touch] = []
  /// The step that has just happened; nil before the first.
  public let step: Step?
  /// Whose turn it is.
  public private(set) var turn: Responder?
  /// What the views have said about the touch so far; about the one that went down last where none
  /// is down any more.
  public private(set) var marks = TouchMarks()

  /// Looks at a record.
  ///
  /// - Parameters:
  ///   - trace: The record.
  ///   - index: The place of the step that has just happened; nil before the first.
  public init(_ trace: Trace, at index: Int?) {
    let index = index.flatMap { trace.indices.contains($0) ? $0 : nil }
    step = index.map { trace[$0] }
    let landings = index == nil ? trace.landingsTogether : []
    // Nothing has happened yet: the fingers are shown where they will land, and the scene as it is
    // then.
    let shown = index ?? landings.first.flatMap { trace.indices(ofTouchDown: $0.number).first }
    scene = shown.map { trace.scene(at: $0) } ?? trace.scene
    window = scene.windowsTopmostFirst.first?.view
    guard let index else {
      (fingers, touch) = (landings, landings.first)
      return
    }
    turn = trace[index].responder
    // Where a timer fires or the program changes something, the fingers are still down.
    let down = trace.moment(of: index).touches
    touch = trace.touch(at: index) ?? down.first
    let own = touch.flatMap { touch in down.contains { $0.number == touch.number } ? touch : nil }
    fingers = (own.map { [$0] } ?? []) + down.filter { $0.number != own?.number }
    guard let number = touch?.number ?? trace.lastDown(by: index) else { return }
    marks = TouchMarks(trace, touch: number, upTo: index)
    window = trace.window(ofTouchDown: number, upTo: index) ?? window
  }
}

extension Trace {
  /// The first touch and those that land while it is down, each where it lands.
  fileprivate var landingsTogether: [Touch] {
    guard let start = moments.firstIndex(where: { !$0.touches.isEmpty }),
      let first = moments[start].touch
    else { return [] }
    var landings = [first]
    for moment in moments[start...] {
      guard moment.touches.contains(where: { $0.number == first.number }) else { break }
      landings += moment.touches.filter { touch in
        !landings.contains { $0.number == touch.number }
      }
    }
    return landings
  }

  /// The touch that went down last by a step.
  fileprivate func lastDown(by index: Int) -> Int? {
    let count = lives.firstPlace { Int($0.down) <= momentNumber(of: index) }
    return count > 0 ? count : nil
  }

  /// The window asked or chosen last for a touch.
  fileprivate func window(ofTouchDown touch: Int, upTo limit: Int) -> ViewID? {
    var found: ViewID?
    for index in indices(ofTouchDown: touch, upTo: limit) {
      switch self[index] {
      case .windowAsk(let window, _, _), .windowChoose(let window, _): found = window
      default: continue
      }
    }
    return found
  }
}
