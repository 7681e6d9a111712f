import TouchCore

//   wheel, trackpad ─▶ does its pan take part?       22.4
//   pointer         ─▶ did it come over its view?    22.9

extension Trace {
  /// 22.4, 22.9: where a recognizer began by a wheel or a pointer, which make no touch.
  func turned(_ id: RecognizerID) -> Int? {
    stateChanges(of: id).map { Int($0) }.first { index in
      guard case .recognizer(.state(_, _, .began, let cause, _, _)) = self[index] else {
        return false
      }
      return cause == .wheel || cause == .pointer
    }
  }

  /// 22.4: that a wheel turned over the view of a pan that takes no wheels; nil if none did.
  func ignoredWheel(of id: RecognizerID) -> WhyNoGesture? {
    let it = scene[id]
    guard it.kind == .pan, it.part == nil else { return nil }
    for index in indices {
      guard case .queueTake(let event) = self[index],
        case .wheel(let point, _, let isTrackpad) = script.events[event].input,
        !it.scrollTypes.contains(isTrackpad ? .continuous : .discrete),
        let over = hit(at: point, index), scene(at: index).isDescendant(over, of: it.view)
      else { continue }
      return WhyNoGesture(
        recognizer: id, touch: nil, reason: .ignoresWheel(isTrackpad: isTrackpad), steps: [index])
    }
    return nil
  }

  /// 22.4: whether what came in last before a step was a trackpad that scrolled.
  package func isOfTrackpad(_ index: Int) -> Bool {
    let taken = indices[...index].last {
      if case .queueTake = self[$0] { true } else { false }
    }
    guard let taken, case .queueTake(let event) = self[taken],
      case .wheel(_, _, true) = script.events[event].input
    else { return false }
    return true
  }

  /// 22.9: why a pointer did not make a hover begin; nil for other recognizers, and if none came.
  func missedPointer(of id: RecognizerID) -> WhyNoGesture? {
    guard scene[id].kind == .hover else { return nil }
    let places = indices.compactMap { index -> (index: Int, hit: ViewID?)? in
      guard case .queueTake(let event) = self[index],
        case .hover(let point) = script.events[event].input
      else { return nil }
      return (index, hit(at: point, index))
    }
    let isOver = places.last { place in
      place.hit.map { scene(at: place.index).isDescendant($0, of: scene[id].view) } == true
    }
    guard let place = isOver ?? places.last else { return nil }
    let isOff = isOver != nil && !scene(at: place.index)[id].isEnabled
    return WhyNoGesture(
      recognizer: id, touch: nil, reason: isOff ? .disabled : .missedPointer(over: place.hit),
      steps: [place.index])
  }

  /// The view under a pointer when a step was made.
  private func hit(at point: Point, _ index: Int) -> ViewID? {
    TapQuery(scene(at: index), rules: rules).hit(at: point)
  }
}
