//  UIKit's search where some views let touches pass through themselves. Such a view takes its own
//  answer back, and its superview goes on with the next child; so the way back is remembered:
//
//     window inside ─▶ overlay inside ─▶ its children outside ─▶ overlay: nil
//            └───────▶ list inside …
//
//  `Search` is the same algorithm for every other case; a property test holds them together.

extension HitTestLayout {
  /// Walks down, and back where a view lets the touch pass; answers the place of the hit view.
  @inline(never)
  func descendPassing<Sink: StepSink & ~Copyable>(
    _ screenPoint: Point, _ occasion: Occasion, into sink: inout Sink
  ) -> Int? {
    var point = Point.zero
    guard ask(nodes, flags[0], screenPoint, depth: 0, occasion, answer: &point, into: &sink)
    else { return nil }
    // Those that were inside and have not answered, each with the point in its own coordinates.
    var asking = [(place: 0, point: point)]
    var child = Int(nodes[0].endOfChildren)
    while let (here, point) = asking.last {
      let depth = UInt32(asking.count)
      var local = Point.zero
      if let inside = firstInside(
        before: &child, of: here, point, depth: depth, occasion, answer: &local, into: &sink)
      {
        asking.append((inside, local))
        child = Int(nodes[inside].endOfChildren)
        continue
      }
      guard flags[here] & Flag.passesThrough != 0 else {
        if Sink.listens { reportReturns(from: here, depth: depth - 1, occasion, into: &sink) }
        return here
      }
      if Sink.listens {
        sink.put(
          .hitReturn(
            nodes[here].view, returns: Responder.nobody, depth: depth - 1, occasion))
      }
      asking.removeLast()
      child = here
    }
    return nil
  }

  /// Asks the children of a view that lie before a place, until one is inside.
  @inline(__always)
  private func firstInside<Sink: StepSink & ~Copyable>(
    before child: inout Int, of parent: Int, _ point: Point, depth: UInt32, _ occasion: Occasion,
    answer: inout Point, into sink: inout Sink
  ) -> Int? {
    let nodes = self.nodes
    let flags = self.flags
    let first = Int(nodes[parent].firstChild)
    while child > first {
      child &-= 1
      let isInside = ask(
        nodes + child, flags[child], point, depth: depth, occasion, answer: &answer, into: &sink)
      if isInside { return child }
    }
    return nil
  }
}
