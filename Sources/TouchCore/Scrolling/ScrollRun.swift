#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import WASILibc
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
  /// The axes a drag keeps to (20.14).
  var lock: Axes = [.x, .y]
  /// The scroll view within it whose drag it goes on with (20.18).
  var carriedOnFrom: ViewID?
  var slowing: Slowing?
  /// The touch that stopped it and still rests on it (20.22).
  var stoppedBy: Int?
  /// Whether this drag has let its refresh control refresh (20.43).
  var hasRefreshed = false

  init(view: ViewID, from: Point, moved: Int = 0) {
    self.view = view
    self.from = from
    self.moved = moved
  }

  /// How it goes on by itself.
  struct Slowing {
    enum Way {
      /// It keeps a share of its speed each millisecond.
      case free
      /// To a page (20.1).
      case page
      /// Because code asked for it (20.29).
      case animation
      /// To its top, because somebody tapped the status bar (20.40).
      case toTop

      /// Whether it is no slow-down.
      var isAnimation: Bool { self == .animation || self == .toTop }
    }

    let way: Way
    let start: Int
    let duration: Double
    /// Points a millisecond at the lift.
    let velocity: Point
    let rate: Double
    let target: Point
    let timer: UInt32
  }

  /// Where it is while it goes on by itself; what no speed tells is taken as even.
  func place(at milliseconds: Int, within resting: Rect) -> Point {
    guard let slowing else { return from }
    let time = Double(milliseconds - slowing.start)
    guard slowing.way == .free else {
      let share = slowing.duration > 0 ? min(time / slowing.duration, 1) : 1
      func between(_ from: Double, _ to: Double) -> Double {
        from + ((to - from) * share * 100).rounded() / 100
      }
      return Point(between(from.x, slowing.target.x), between(from.y, slowing.target.y))
    }
    func moved(_ from: Double, _ velocity: Double, _ least: Double, _ most: Double) -> Double {
      min(max(from + Self.distance(velocity, after: time, rate: slowing.rate), least), most)
    }
    return Point(
      moved(from.x, slowing.velocity.x, resting.minX, resting.maxX),
      moved(from.y, slowing.velocity.y, resting.minY, resting.maxY))
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
