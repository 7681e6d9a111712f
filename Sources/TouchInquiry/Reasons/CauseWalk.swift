import TouchCore

//  body gets touchesCancelled ◀─ gate.cancel ◀─ gr.state Began ◀─ timer ◀─ receive … bind … take
//         the step asked about        1               2             3        left out         4

/// What a step follows from, back to the event that began it.
public struct CauseWalk: Hashable, Sendable {
  /// The places worth going to, the nearest cause first.
  public private(set) var steps: [Int] = []
  /// How many of the steps on the way are not among them.
  public private(set) var leftOut = 0

  /// The most lines that are shown.
  public static let most = 8

  /// Walks from a step along its causes; of several the latest, for it is what set the step off.
  public init(from index: Int, in trace: Trace) {
    var way: [Int] = []
    var place = index
    // Causes are earlier than what follows from them, so this ends.
    while let cause = trace.causes(of: place).last {
      place = cause
      if case .queuePut = trace[cause] { break }
      way.append(cause)
    }
    guard way.contains(where: { trace[$0].saysMore }) else { return }
    let told = way.filter { !trace[$0].onlyPassesOn || $0 == way.last }
    steps =
      told.count > Self.most ? told.prefix(Self.most - 1) + told.suffix(1) : told
    leftOut = way.count - steps.count
  }
}

extension Step {
  /// Whether it only brings a touch further on its way: a search, a climb and the recognizers that
  /// are told are explained by their own step.
  fileprivate var onlyPassesOn: Bool {
    switch kind {
    case .chainNext, .receive, .collect: true
    default: phase == .find
    }
  }

  /// Whether it says more than that a message came, and of which event.
  fileprivate var saysMore: Bool {
    !isQueue && !isDelivery && !onlyPassesOn
  }
}
