#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//   offset
//     │          ╭───────── target        slowing down: each millisecond keeps a share
//     │      ╭───╯                        of the speed (11.15), until it is slow enough
//     │   ╭──╯
//     └───┴─ lift ───────── time

/// A scroll view that is dragged or slows down.
struct ScrollRun {
  let view: ViewID
  /// The content offset when the drag began, or when the fingers were lifted.
  var from: Point
  /// When the fingers last moved it.
  var moved = 0
  var slowing: Slowing?

  /// How it slows down after the fingers were lifted.
  struct Slowing {
    let start: Int
    let duration: Double
    /// Points a millisecond at the lift.
    let velocity: Point
    let rate: Double
    let target: Point
    let timer: UInt32
  }

  /// How far a speed carries in a time, in points: the sum of what is left of it each millisecond.
  static func distance(_ velocity: Double, after milliseconds: Double, rate: Double) -> Double {
    guard rate > 0, rate < 1 else { return 0 }
    // Rounded, because the last digits of pow and log differ between systems.
    return (velocity * (pow(rate, milliseconds) - 1) / log(rate) * 100).rounded() / 100
  }

  /// How long a speed in points a millisecond takes to fall below another one.
  static func duration(_ speed: Double, until slow: Double, rate: Double) -> Double {
    guard rate > 0, rate < 1, slow > 0, speed > slow else { return 0 }
    return log(slow / speed) / log(rate)
  }
}

extension Scene {
  /// The offsets at which a scroll view's content fills it.
  func restingOffsets(of view: ViewID) -> Rect {
    let size = self[view].bounds.size
    let content = self[view].scrolling?.contentSize ?? .zero
    return Rect(
      origin: .zero,
      size: Size(max(content.width - size.width, 0), max(content.height - size.height, 0)))
  }

  /// 11.11: the axes on which a scroll view moves at all.
  func scrollableAxes(of view: ViewID) -> Axes {
    guard let scrolling = self[view].scrolling, scrolling.isScrollEnabled else { return [] }
    let room = restingOffsets(of: view).size
    var axes = scrolling.bounces ? scrolling.alwaysBounce : []
    if room.width > 0 { axes.insert(.x) }
    if room.height > 0 { axes.insert(.y) }
    return axes
  }

  /// The ways a finger may drag a scroll view from where it is now (11.17): beyond an edge only
  /// where no scroll view around it moves on that axis.
  func dragDirections(of view: ViewID) -> Directions {
    let axes = scrollableAxes(of: view)
    let around = enclosingScrollViews(of: view).reduce(into: Axes()) {
      $0.formUnion(scrollableAxes(of: $1))
    }
    let offset = self[view].bounds.origin
    let end = restingOffsets(of: view).size
    var directions: Directions = []
    if axes.contains(.x) {
      let isFree = !around.contains(.x)
      if isFree || offset.x > 0 { directions.insert(.right) }
      if isFree || offset.x < end.width { directions.insert(.left) }
    }
    if axes.contains(.y) {
      let isFree = !around.contains(.y)
      if isFree || offset.y > 0 { directions.insert(.down) }
      if isFree || offset.y < end.height { directions.insert(.up) }
    }
    return directions
  }

  /// The scroll views a view lies in, nearest first.
  func enclosingScrollViews(of view: ViewID) -> [ViewID] {
    path(from: view).dropFirst().filter { self[$0].scrolling != nil }
  }
}
