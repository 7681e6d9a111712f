//   free     here ──▶ as far as the speed carries, within the ends            11.15
//   page     here ──▶ the page half of which is reached, or the next one
//                     where the lift was fast; one further at most            20.1 to 20.3

/// Where a scroll view comes to rest once nobody drags it.
struct ScrollRest {
  let way: ScrollRun.Slowing.Way
  let target: Point
  /// Points a millisecond at the start.
  let velocity: Point
  let rate: Double
  /// How long it takes; 0 where it only comes back.
  let duration: Double
  /// Whether it settles on another page than the drag began on.
  private(set) var turns = false
  /// What the page was held against.
  private(set) var checks: [Check] = []

  /// - Parameters:
  ///   - start: The offset at which the drag began.
  ///   - finger: How fast the fingers were, in points a second.
  init(of view: ViewID, since start: Point, finger: Point, _ scene: Scene) {
    let room = ScrollRoom(of: view, in: scene)
    let (axes, resting, here) = (room.axes, room.restingOffsets, scene[view].bounds.origin)
    velocity = Point(
      axes.contains(.x) ? -finger.x / 1000 : 0, axes.contains(.y) ? -finger.y / 1000 : 0)
    let isFast = scene[view].scrolling?.deceleratesFast == true
    rate = scene.settings[isFast ? .fastDecelerationRate : .decelerationRate]
    guard scene[view].scrolling?.isPagingEnabled != true else {
      let size = scene[view].bounds.size
      let x = Page(here.x, since: start.x, velocity.x * 1000, size.width, scene.settings)
      let y = Page(here.y, since: start.y, velocity.y * 1000, size.height, scene.settings)
      let pages = (
        x.settled(within: resting.minX...resting.maxX),
        y.settled(within: resting.minY...resting.maxY)
      )
      (way, duration) = (.page, 0)
      target = Point(
        axes.contains(.x) ? pages.0.offset : here.x, axes.contains(.y) ? pages.1.offset : here.y)
      let main =
        axes.contains(.x) && (!axes.contains(.y) || abs(here.x - start.x) >= abs(here.y - start.y))
      turns = main ? pages.0.turns : pages.1.turns
      checks = main ? pages.0.checks : pages.1.checks
      return
    }
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    duration = ScrollRun.duration(
      speed, until: scene.settings[.decelerationStop] / 1000, rate: rate)
    let free = Point(
      (here.x + ScrollRun.distance(velocity.x, after: duration, rate: rate))
        .within(resting.minX...resting.maxX),
      (here.y + ScrollRun.distance(velocity.y, after: duration, rate: rate))
        .within(resting.minY...resting.maxY))
    target = scene.onRow(free, ofWheel: view)
    way = target == free || duration > 0 ? .free : .page
  }

  /// Where code sends it (20.29), or a tap on the status bar (20.40).
  init(animatedTo target: Point, _ way: ScrollRun.Slowing.Way = .animation) {
    (self.way, velocity, rate, duration) = (way, .zero, 1, 0)
    self.target = target
  }
}

/// The page on which a scroll view settles along one axis.
private struct Page {
  private let size: Double
  private let here: Double
  private let start: Double
  private let speed: Check
  private let isForward: Bool
  private let far: Check

  /// - Parameter velocity: Points a second, of the content.
  init(
    _ here: Double, since start: Double, _ velocity: Double, _ size: Double, _ settings: Settings
  ) {
    self.here = here
    self.size = max(size, 1)
    // 20.2: counted from the page the drag began on.
    self.start = (start / self.size).rounded() * self.size
    speed = Check(
      .pageSpeed, .number((abs(velocity) * 10).rounded() / 10), .atLeast(settings[.pagingSpeed]),
      from: .setting(.pagingSpeed), .pointsPerSecond)
    isForward = speed.passes ? velocity > 0 : here > self.start
    let gone = isForward ? here - self.start : self.start - here
    far = .distance(.pageWay, gone, .atLeast(self.size / 2), from: .property(.bounds))
  }

  /// Where it settles, whether that is another page, and by what.
  func settled(within ends: ClosedRange<Double>) -> (offset: Double, turns: Bool, checks: [Check]) {
    // A fast lift on the way back leaves it on the page it began on.
    let isOnWayBack = speed.passes && (isForward ? here < start : here > start)
    let wants = speed.passes ? !isOnWayBack : far.passes
    let next = (start + (isForward ? size : -size)).within(ends)
    let there = Check(
      .pageThere, next != start.within(ends), wants: true, from: .property(.contentSize))
    guard wants else {
      return (start.within(ends), false, [speed, far].map { $0.passes ? $0.asideOnly : $0 })
    }
    guard there.passes else {
      return (start.within(ends), false, [speed.asideOnly, far.asideOnly, there])
    }
    return (next, true, [speed, far].map { $0.passes ? $0 : $0.asideOnly } + [there])
  }
}

extension Double {
  /// The nearest number within some.
  fileprivate func within(_ ends: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, ends.lowerBound), ends.upperBound)
  }
}
