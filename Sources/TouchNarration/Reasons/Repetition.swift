import TouchCore

//   #15  chain.next   firstView is not a view controller's root view, so …; …
//   #21  chain.next   As for touchesBegan, at #15.

/// Reasons that were given already of the same touch.
struct Repetition: Telling {
  let viewpoint: Viewpoint

  /// The reasons of a message or of a hop, or where the same were given: a touch that moves sends
  /// every message the same way.
  func onceATouch(_ index: Int, _ reasons: () -> [StyledText]) -> [StyledText] {
    guard let way = way(of: index), let former = firstStep(alike: way, before: index),
      let method = self.way(of: former)?.method.name
    else { return reasons() }
    let place = "#\(former + 1)"
    return [
      say(
        en: "As for \(code: method), at \(number: place).",
        zh: "与 \(code: method) 时相同，见 \(number: place)。")
    ]
  }

  /// How many steps of a touch are looked at: whoever drags for minutes may read a reason again.
  private static let furthest = 2_000
  private static let nearest = 64

  /// The first step of the same touch at which a message went the same way.
  private func firstStep(alike way: Way, before index: Int) -> Int? {
    guard let touch = trace.touch(at: index)?.number, let start = trace.result(ofTouch: touch),
      start < index
    else { return nil }
    let limit = start + Self.furthest
    func search(_ steps: Range<Int>) -> Int? {
      steps.first { former in
        self.way(of: former)?.route == way.route && trace.touches(at: former).contains(touch)
      }
    }
    // What a change of the scene does to the ways before it is found out for each step anew.
    guard trace.changes.isEmpty else { return search(start..<min(index, limit)) }
    // Nearly always it was among the first; only where it was not, all of them are sorted out.
    let near = min(index, start + Self.nearest)
    if let former = search(start..<near) { return former }
    guard near < index else { return nil }
    let first = viewpoint.record.ways.first(way.route, of: touch) {
      var found: [Route: Int] = [:]
      for former in start..<min(trace.count, limit) {
        guard let route = self.way(of: former)?.route, found[route] == nil,
          trace.touches(at: former).contains(touch)
        else { continue }
        found[route] = former
      }
      return found
    }
    return first.flatMap { $0 < index ? $0 : nil }
  }

  /// How a message comes to a responder that treats every message alike; nil for other steps, and
  /// for UIKit's classes that do something of their own with each (6.4, 7.12).
  private func way(of index: Int) -> Way? {
    let way: Way
    if case .chainNext(let hop) = trace[index] {
      way = Way(from: hop.from, to: hop.to, hop: hop.hop, mode: hop.mode, method: hop.method)
    } else if case .touchDeliver(let receiver, let method, _, let mode) = trace[index] {
      way = Way(to: receiver, mode: mode, method: method)
    } else {
      return nil
    }
    return scene.hasTouchesOfItsOwn(way.to) ? nil : way
  }
}

/// A message on its way.
private struct Way {
  var from: Responder?
  let to: Responder
  var hop: Hop?
  let mode: Step.DeliveryMode
  let method: ResponderMethod

  var route: Route { Route(from: from, to: to, hop: hop, mode: mode) }
}
