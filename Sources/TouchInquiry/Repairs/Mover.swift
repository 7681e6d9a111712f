import TouchCore

/// What moves something under a finger.
enum Mover: Hashable {
  case recognizer(RecognizerID)
  /// A view whose class, or whose tracking, follows the finger.
  case view(ViewID)
}

extension Trace {
  /// Pairs that follow one touch at the same time.
  var movedTogether: Set<Set<Mover>> {
    let moves = attempts.filter { $0.recognized != nil && scene[$0.recognizer].kind.follows }
    var pairs: Set<Set<Mover>> = []
    for one in moves {
      for other in attempts where other.recognizer != one.recognizer && other.recognized != nil {
        let kind = scene[other.recognizer].kind
        guard kind.follows || kind == .swipe,
          one.touches.contains(where: { other.touches.contains($0) })
        else { continue }
        pairs.insert([.recognizer(one.recognizer), .recognizer(other.recognizer)])
      }
      for touch in one.touches where loss(of: touch) == nil {
        guard let hit = outcome(ofTouch: touch)?.hit else { continue }
        // 9.27: what is in a scroll view and not cancelled acts at the end of each scroll.
        let acts = scene[one.recognizer].kind == .scrollPan && scene[hit].actsAtLift
        guard acts || scene[hit].followsFinger else { continue }
        pairs.insert([.recognizer(one.recognizer), .view(hit)])
      }
    }
    return pairs
  }
}

extension View {
  /// Whether something moves in it as long as it has the touch.
  var followsFinger: Bool {
    kind == .slider || overrides[.moved].handles
  }

  /// Whether a lift in it sets something off.
  fileprivate var actsAtLift: Bool {
    kind.isControl || overrides[.ended].handles
  }
}

extension RecognizerKind {
  /// Whether something moves under the finger with it.
  fileprivate var follows: Bool {
    [.pan, .edgePan, .scrollPan].contains(self)
  }
}
