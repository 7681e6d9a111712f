import TouchCore

//   down 20,20   by 0,40   up         moved to 100,20: the whole path goes along
//      ●───────────┐
//                  ○                     down 100,20   by 0,40   up

extension TouchScript {
  /// The script with a touch that goes down elsewhere, its whole path moved as far.
  ///
  /// - Parameters:
  ///   - number: The touch's number, in the order the fingers go down, from 1.
  ///   - point: Where it goes down, in points of the screen.
  ///   - scene: The scene in which places in views are meant.
  /// - Returns: nil where there is no such touch.
  package func moving(touch number: Int, to point: Point, in scene: Scene) -> TouchScript? {
    guard var way = Way(number, to: point) else { return nil }
    let moved = events.map { event in
      guard case .touches(let changes) = event.input else { return event }
      var event = event
      event.input = .touches(changes.map { way.moving($0, in: scene) })
      return event
    }
    return way.isMoved ? try? TouchScript(moved) : nil
  }
}

/// How far one touch of a script is moved, found when it goes down.
private struct Way {
  private let number: Int
  private let target: Point
  private var count = 0
  private var finger: String?
  private var distance = Point.zero
  private(set) var isMoved = false

  init?(_ number: Int, to point: Point) {
    guard number > 0, point.x.isFinite, point.y.isFinite else { return nil }
    self.number = number
    target = point
  }

  mutating func moving(_ change: FingerChange, in scene: Scene) -> FingerChange {
    var change = change
    if change.action == .down {
      count += 1
      if count == number {
        finger = change.finger
        distance = target - (Self.place(of: change, in: scene) ?? target)
        isMoved = true
      } else if change.finger == finger {
        finger = nil
      }
    }
    guard change.finger == finger, let place = Self.place(of: change, in: scene) else {
      return change
    }
    change.position = .screen(place + distance)
    return change
  }

  /// The place on the screen, where the change names one.
  private static func place(of change: FingerChange, in scene: Scene) -> Point? {
    switch change.position {
    case .screen(let point): point
    case .inView(let view, let point): scene.toScreen(point, of: view)
    case .unchanged, .by: nil
    }
  }
}
