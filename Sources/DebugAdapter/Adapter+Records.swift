import TouchDebugger

//   earlier     the one at hand     later            touches: ["tap", "drag", "hold"]
//   [tap]       drag                [hold]           a record each, one after another

/// The sessions over the records beside the one at hand, the nearest last.
struct SideSessions: Sendable {
  /// More touches in one launch are no walk any more, and each is kept.
  static let most = 32

  var earlier: [Stage] = []
  var later: [Stage] = []
}

extension Adapter {
  /// Stands in the first of some sessions; the others come behind it.
  ///
  /// - Parameter book: The breakpoints that are set already.
  mutating func enter(_ sessions: [Stage], _ book: BreakpointBook) {
    guard var first = sessions.first else { return }
    sides = SideSessions(later: sessions.dropFirst().reversed())
    first.handles = stage?.handles ?? first.handles
    first.handles.forget()
    first.adopt(book)
    stage = first
    noteNeighbours()
  }

  /// Goes to the record beside the one at hand: to the start of a later, to the end of an earlier.
  mutating func turn(to side: Neighbours.Side) {
    guard var old = stage.take() else { return }
    var found: Stage?
    switch side {
    case .before: found = sides.earlier.popLast()
    case .behind: found = sides.later.popLast()
    }
    guard var new = found else { return stage = old }
    new.client = old.client
    new.handles = old.handles
    new.handles.forget()
    new.endGroups(old.groups.close())
    new.adopt(old.book)
    switch side {
    case .before: sides.later.append(old)
    case .behind: sides.earlier.append(old)
    }
    stage = new
    noteNeighbours()
    stage?.arrive(from: side)
  }

  private mutating func noteNeighbours() {
    stage?.neighbours = Neighbours(
      before: sides.earlier.last?.debugger.sceneLabel,
      behind: sides.later.last?.debugger.sceneLabel)
  }
}
