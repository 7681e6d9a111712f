import TouchCore

//  ~next overrides        a ─▶ b ─▶ c          every responder has one `next`, so a walk that meets
//                              ▲    │          itself has found a circle; a walk that meets an older
//                              └────┘          one has not

/// Looks for chains that never end.
struct ChainCircles: DraftReader {
  let draft: SceneReader

  /// Warns of chains that never end, once for each circle.
  func warn() {
    var walkOf: [Responder: Int] = [:]
    for (walk, reference) in draft.references.enumerated() {
      guard let start = start(of: reference) else { continue }
      var here = start
      while walkOf[here] == nil {
        walkOf[here] = walk
        guard let next = scene.next(of: here) else { break }
        here = next.responder
      }
      guard walkOf[here] == walk, scene.next(of: here) != nil else { continue }
      reader.say(.circle(circle(through: here)), at: reference.name)
    }
  }

  /// Whom a reference gives another `next`.
  private func start(of reference: Reference) -> Responder? {
    switch reference.use {
    case .next(let responder): responder
    case .presenter(let controller): .controller(controller)
    case .hitTest, .pointInside, .willSelect, .root, .recognizer, .group, .test, .attached: nil
    case .onlyInside, .takenBack, .seen, .zoomed: nil
    case .target, .outside, .passthrough, .source, .selected, .endsEditing: nil
    }
  }

  /// The names on a circle, the first one again at the end; of a long one only the beginning.
  private func circle(through start: Responder) -> [String] {
    var names = [scene.name(of: start)]
    var here = start
    while let next = scene.next(of: here)?.responder {
      here = next
      if here == start || names.count == 8 { break }
      names.append(scene.name(of: here))
    }
    return names + [here == start ? scene.name(of: start) : "…"]
  }
}
