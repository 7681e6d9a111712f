import TouchCore

//  all steps      #3 #4 #5 #6 #7 #8 #9 #10 #11 #12 #13 #14
//  says new              #6 #7 #8 #9                   #14     the others are lines above the next one
//  still many                #7    #9                  #14

/// The steps of a walk at which Return stops; it shows those between them as a line each.
struct WalkPauses {
  /// More stops than these are pressed through, not read.
  static let most = 8

  let steps: [Int]

  /// - Parameters:
  ///   - shown: The steps that the walk shows.
  ///   - stays: Whether the walk stops at a step in any case.
  init(_ shown: [Int], in trace: Trace, stays: (Int) -> Bool = { _ in false }) {
    guard shown.count > Self.most, let last = shown.last else {
      steps = shown
      return
    }
    var ways: Set<Way> = []
    let telling = shown.filter { step in
      let isNew = Way(trace[step]).map { ways.insert($0).inserted } ?? !trace.isRoutine(step)
      return isNew || step == last || stays(step)
    }
    let few =
      Self.fits(telling)
      ? telling : telling.filter { $0 == last || stays($0) || !trace.isPassedOnAgain($0) }
    // Counted from the end, where the walk comes to what it is for.
    let group = (few.count + Self.most - 1) / Self.most
    steps = few.enumerated().filter { place, step in
      stays(step) || (few.count - 1 - place).isMultiple(of: max(group, 1))
    }.map { $0.element }
  }

  private static func fits(_ steps: [Int]) -> Bool { steps.count <= most }
}

/// How a message comes from one responder to the next.
private struct Way: Hashable {
  let from: Responder
  let to: Responder
  let mode: Step.DeliveryMode

  /// The way of a hop; nil for other steps.
  init?(_ step: Step) {
    guard case .chainNext(let hop) = step else { return nil }
    (from, to, mode) = (hop.from, hop.to, hop.mode)
  }
}

extension Trace {
  /// Whether a step only carries on what the step before it said.
  fileprivate func isRoutine(_ step: Int) -> Bool {
    switch self[step] {
    case .queuePut, .queueTake, .touchBind: true
    case .windowAsk, .windowChoose: scene.windows.count == 1
    case .hitReturn(let view, _, let answer?): answer != view
    default: false
    }
  }

  /// Whether a hop passes a message on by default, as the one before it did.
  fileprivate func isPassedOnAgain(_ step: Int) -> Bool {
    guard step > 0, case .chainNext(let hop) = self[step], hop.mode == .default,
      case .chainNext(let before) = self[step - 1]
    else { return false }
    return before.mode == .default
  }
}
