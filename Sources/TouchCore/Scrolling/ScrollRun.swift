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
