import TouchCore

#if !hasFeature(Embedded)
  import Synchronization
#endif

/// What decides which reasons a message is given.
struct Route: Hashable {
  let from: Responder?
  let to: Responder
  let hop: Hop?
  let mode: Step.DeliveryMode
}

/// Where each way was gone first, looked up once for each touch.
final class ToldWays: Sendable {
  private let found = Mutex<[Int: [Route: Int]]>([:])

  /// The first step of a touch on a way.
  func first(_ route: Route, of touch: Int, _ find: () -> [Route: Int]) -> Int? {
    if let known = found.withLock({ $0[touch].map { $0[route] } }) { return known }
    let ways = find()
    return found.withLock { known in
      // Tellers go from touch to touch: the one before is not told of again.
      known = [touch: ways]
      return ways[route]
    }
  }
}
