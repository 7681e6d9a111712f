//  UIKit's search where no view's hitTest answers otherwise: a view that contains the point always answers
//  something, itself at worst (2.6), so the first child that says "inside" settles its parent's
//  answer and nobody needs to remember the way back. No stack, no allocation:
//
//     window inside ─▶ first inside ─▶ third inside ─▶ fifth outside
//                                              └─────▶ fourth inside, no children: fourth
//
//  `Search` is the same algorithm for every other case; a property test holds the two together.

extension HitTestLayout {
  /// Walks down and answers the place of the hit view, or nil.
  @inline(__always)
  func descend<Sink: StepSink & ~Copyable>(
    _ screenPoint: Point, _ occasion: Occasion, into sink: inout Sink
  ) -> Int? {
    // Held in registers: read through `self`, they would be loaded again at every question.
    let nodes = self.nodes
    let flags = self.flags
    var point = Point.zero
    guard
      ask(
        nodes, flags[0], screenPoint, depth: 0, occasion, answer: &point, into: &sink)
    else { return nil }
    var here = 0
    var depth: UInt32 = 1
    while true {
      let first = Int(nodes[here].firstChild)
      var child = Int(nodes[here].endOfChildren)
      var local = Point.zero
      var found = false
      while child > first {
        child &-= 1
        let flag = flags[child]
        if !Sink.listens, flag & Flag.verdict != 0 { continue }
        found = ask(
          nodes + child, flag, point, depth: depth, occasion, answer: &local, into: &sink)
        if found { break }
      }
      guard found else { break }
      here = child
      point = local
      depth &+= 1
    }
    if Sink.listens { reportReturns(from: here, depth: depth - 1, occasion, into: &sink) }
    return here
  }

  /// Asks one view; the answer is the point in its own coordinates, if it is inside.
  @inline(__always)
  func ask<Sink: StepSink & ~Copyable>(
    _ node: UnsafeMutablePointer<Node>, _ flag: UInt8, _ parentPoint: Point, depth: UInt32,
    _ occasion: Occasion, answer: inout Point, into sink: inout Sink
  ) -> Bool {
    let refusal = flag & Flag.verdict
    if !Sink.listens, refusal != 0 { return false }
    answer.x = parentPoint.x - node.pointee.shift.x
    answer.y = parentPoint.y - node.pointee.shift.y
    var isInside =
      (answer.x >= node.pointee.min.x) && (answer.x < node.pointee.max.x)
      && (answer.y >= node.pointee.min.y) && (answer.y < node.pointee.max.y)
    if flag & (Flag.transform | Flag.pointInside) != 0 {
      isInside = askSpecial(node, flag, parentPoint, answer: &answer)
    }
    guard Sink.listens else { return isInside }
    let verdict = refusal != 0 ? refusal : (isInside ? 0 : 1)
    sink.put(.hitAsk(node.pointee.view, verdict, depth: depth, answer, occasion))
    return verdict == 0
  }

  /// The same question where a transform or an override of `pointInside` has to be looked at.
  @inline(never)
  private func askSpecial(
    _ node: UnsafeMutablePointer<Node>, _ flag: UInt8, _ parentPoint: Point, answer: inout Point
  ) -> Bool {
    if flag & Flag.transform != 0 {
      let placement = placements[Int(node.pointee.placement)]
      answer = placement.fromSuperview(parentPoint)
      guard placement.isInvertible else { return false }
    }
    if flag & Flag.pointInside != 0 {
      return scene.pointInside(ViewID(raw: node.pointee.view), answer)
    }
    return (answer.x >= node.pointee.min.x) && (answer.x < node.pointee.max.x)
      && (answer.y >= node.pointee.min.y) && (answer.y < node.pointee.max.y)
  }

  /// The hit view answers itself, and every view above it passes that answer on (2.5, 2.6).
  @inline(__always)
  func reportReturns<Sink: StepSink & ~Copyable>(
    from hit: Int, depth: UInt32, _ occasion: Occasion, into sink: inout Sink
  ) {
    let answer = nodes[hit].view
    var here = UInt32(hit)
    var depth = depth
    while here != .max {
      sink.put(
        .hitReturn(nodes[Int(here)].view, returns: answer, depth: depth, occasion))
      here = parents[Int(here)]
      depth &-= 1
    }
  }
}
