//  a stepper that repeats for a day     864 000 timers    the scene's six lines do not show it
//  5 000 ~next, 2 000 moves          10 000 000 hops
//  1 600 pans, each beside all        2 560 000 questions in one event, which ends amid them
//  budget                               20 000 steps, 100 more for each event, 4 for each view at
//                                       each touch; 4 000 000 at most

/// How many steps a delivery may take before it ends: what goes on for ever or grows with the square
/// leaves a record that can still be read.
public struct StepBudget: Sendable {
  /// The steps of every delivery.
  public static let base = 20_000
  /// The steps for each event that was taken.
  public static let ofEvent = 100
  /// The steps for each view at each touch: it may be asked, twice, and answers.
  public static let ofView = 4
  /// The steps of the longest delivery.
  public static let most = 4_000_000

  private let ofTouch: Int
  /// How many timers fired: a silent delivery counts no steps.
  private var timers = 0

  init(_ scene: Scene) { ofTouch = Self.ofView * scene.views.count }

  /// Counts a timer that fires.
  mutating func countTimer() { timers += 1 }

  /// Whether a delivery has to end after so many steps, events and touches.
  func isSpent(by steps: Int, after events: Int, touches: Int) -> Bool {
    max(steps, timers) > allowance(after: events, touches: touches)
  }

  /// How many steps so many events and touches may take.
  func allowance(after events: Int, touches: Int) -> Int {
    min(Self.base + Self.ofEvent * events + ofTouch * touches, Self.most)
  }
}

extension Trace {
  /// Whether the budget ended the delivery before its events and timers were over.
  public var isCutShort: Bool {
    let taken = moments.last { $0.event != nil }?.event.map { $0 + 1 } ?? 0
    return StepBudget(scene).isSpent(by: count, after: taken, touches: outcomes.count)
  }
}
