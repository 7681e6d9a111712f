import TouchCore

//  @tap a requires=b      a ─▶ b ─▶ c        who waits for somebody that waits for it waits for ever;
//  @tap b requires=c      ▲         │        each recognizer is looked at once, and the way to it is
//  @tap c requires=a      └─────────┘        kept, so that a step back onto the way is a circle

/// Looks for recognizers that wait for themselves.
struct WaitingCircles: DraftReader {
  let draft: SceneReader

  /// Warns of recognizers that wait for themselves, directly or through others (9.21).
  ///
  /// Only what is written as `requires` counts: a delegate's answer depends on who shares a touch.
  func warn() {
    var search = CircleSearch(count: scene.recognizers.count)
    for (place, reference) in draft.references.enumerated() {
      guard case .recognizer(.requires, let id) = reference.use,
        let end = end(of: reference)
      else { continue }
      search.requirements[Int(id.index)].append((end, place))
    }
    for circle in search.circles() {
      let names = circle.members.prefix(8).map { scene.name(of: $0) }
      let end = circle.members.count > 8 ? "…" : names[0]
      reader.say(
        .waitsForEachOther(names + [end]), at: draft.references[circle.reference].name)
    }
  }

  private func end(of reference: Reference) -> RecognizerID? {
    scene.recognizer(named: reader.text(reference.name))
  }
}

/// Looks for circles without recursion, so that a chain of any length is fine.
private struct CircleSearch {
  /// Whom each recognizer waits for, and the reference that says so.
  var requirements: [[(other: RecognizerID, reference: Int)]]
  private var isSeen: [Bool]
  private var placeOnWay: [Int?]

  init(count: Int) {
    requirements = Array(repeating: [], count: count)
    isSeen = Array(repeating: false, count: count)
    placeOnWay = Array(repeating: nil, count: count)
  }

  /// The circles found: who is on each, and the reference that closes it.
  mutating func circles() -> [(members: [RecognizerID], reference: Int)] {
    var found: [(members: [RecognizerID], reference: Int)] = []
    for start in requirements.indices where !isSeen[start] {
      var way = [(id: start, next: 0)]
      enter(start, at: 0)
      while let last = way.last {
        guard last.next < requirements[last.id].count else {
          placeOnWay[last.id] = nil
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let (other, reference) = requirements[last.id][last.next]
        if let place = placeOnWay[Int(other.index)] {
          found.append((way[place...].map { RecognizerID($0.id) }, reference))
        } else if !isSeen[Int(other.index)] {
          enter(Int(other.index), at: way.count)
          way.append((Int(other.index), 0))
        }
      }
    }
    return found
  }

  private mutating func enter(_ id: Int, at place: Int) {
    isSeen[id] = true
    placeOnWay[id] = place
  }
}
