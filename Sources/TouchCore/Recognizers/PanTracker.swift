//   reference ●────────▶● centroid      translation = centroid - reference
//
//   a finger more or less moves the centroid; the reference moves along (10.15)

/// Follows the fingers of a pan: how far they went, and how fast; screen coordinates.
struct PanTracker {
  private var fingers = FollowedContacts()
  private var reference = Point.zero
  private var sample = (place: Point.zero, milliseconds: 0)
  private var speeds = (newest: Point.zero, previous: Point.zero)
  private var isSampled = false
  /// Whether fingers that rest count; if not, the reference is where those that move have come to,
  /// wherever they began (18.3).
  private let restingFingersCount: Bool
  private let share: Double
  let maximum: Int
  /// How far the fingers went since the pan started, or since it was restarted, in points.
  private(set) var translation = Point.zero

  /// Follows at most some fingers.
  init(atMost maximum: Int, restingFingersCount: Bool = true, _ settings: Settings) {
    self.maximum = maximum
    self.restingFingersCount = restingFingersCount
    share = settings[.panVelocityShare]
  }

  /// How many fingers are followed.
  var count: Int { fingers.count }

  /// Points a second (10.19): a share of the newest sample, the rest of the one before.
  ///
  /// It stays as it was while the fingers rest, because only moves are sampled.
  var velocity: Point {
    Point(
      share * speeds.newest.x + (1 - share) * speeds.previous.x,
      share * speeds.newest.y + (1 - share) * speeds.previous.y)
  }

  /// Follows new fingers; answers how many were too many, which are ignored (10.16).
  mutating func add(_ input: GestureInput) -> Int {
    let before = fingers.count > 0 ? fingers.centroid(input.contacts) : nil
    let extra = fingers.add(input.contacts, atMost: maximum)
    rebase(from: before, input)
    return extra
  }

  /// Lets go of fingers that were lifted or cancelled; answers whether it followed any of them.
  mutating func remove(_ phase: TouchPhase, _ input: GestureInput) -> Bool {
    let before = fingers.centroid(input.contacts)
    guard fingers.remove(phase, input.contacts) else { return false }
    if fingers.count > 0 { rebase(from: before, input) }
    return true
  }

  /// Takes a move in; answers whether a finger it follows moved.
  mutating func move(_ input: GestureInput) -> Bool {
    guard fingers.moved(input.contacts) else { return false }
    guard restingFingersCount else {
      let way = fingers.way(input.contacts)
      translation = translation + way
      reference = reference + way
      measure(reference, at: input.milliseconds)
      return true
    }
    let centroid = fingers.centroid(input.contacts)
    translation = centroid - reference
    measure(centroid, at: input.milliseconds)
    return true
  }

  /// The fingers move, but too few of them for the movement to count.
  mutating func hold(_ input: GestureInput) {
    guard restingFingersCount else { return sample = (reference, input.milliseconds) }
    let centroid = fingers.centroid(input.contacts)
    reference = centroid - translation
    sample = (centroid, input.milliseconds)
  }

  /// Counts from here: the translation is what is given, whatever it was.
  mutating func restart(_ translation: Point, _ input: GestureInput) {
    self.translation = translation
    if restingFingersCount { reference = fingers.centroid(input.contacts) - translation }
  }

  private mutating func rebase(from before: Point?, _ input: GestureInput) {
    guard restingFingersCount else {
      if before == nil { sample = (reference, input.milliseconds) }
      return
    }
    let centroid = fingers.centroid(input.contacts)
    guard let before else {
      reference = centroid - translation
      sample = (centroid, input.milliseconds)
      return
    }
    reference = reference + (centroid - before)
    sample.place = sample.place + (centroid - before)
  }

  /// Two events of one millisecond are one sample: between them no speed can be told.
  private mutating func measure(_ centroid: Point, at milliseconds: Int) {
    guard milliseconds > sample.milliseconds else { return }
    let seconds = Double(milliseconds - sample.milliseconds) / 1000
    let way = centroid - sample.place
    let speed = Point(way.x / seconds, way.y / seconds)
    speeds = (speed, isSampled ? speeds.newest : speed)
    isSampled = true
    sample = (centroid, milliseconds)
  }
}

/// How far fingers go before a pan begins, and what of that way is not counted (10.13, 10.14).
struct PanHysteresis {
  private let setting: Setting
  private let distance: Double
  private let isPerAxis: Bool
  private let isRemoved: Bool

  /// Takes the distance from one setting, the way to measure it from those of pans.
  init(_ setting: Setting, _ settings: Settings) {
    self.setting = setting
    distance = settings[setting]
    isPerAxis = settings.isOn(.panHysteresisPerAxis)
    isRemoved = settings.isOn(.panRemovesHysteresis)
  }

  /// Whether a way is long enough, per axis by itself or in a straight line.
  func isReached(by way: Point, _ evidence: inout Evidence) -> Bool {
    evidence.holds(check(way))
  }

  /// Whether a way would be long enough; told nobody.
  func isReached(by way: Point) -> Bool { check(way).passes }

  /// A way, held against the distance.
  func check(_ way: Point) -> Check {
    .way(
      .moved, way, per: isPerAxis ? .axis : .line, .atLeast(distance), from: .setting(setting))
  }

  /// What is left of a way when the distance is taken off: on each axis, or along the way.
  func removed(from way: Point) -> Point {
    guard isRemoved else { return way }
    if isPerAxis { return Point(shortened(way.x), shortened(way.y)) }
    let length = way.squaredLength.squareRoot()
    let rest = length > 0 ? max(length - distance, 0) / length : 0
    return Point(way.x * rest, way.y * rest)
  }

  private func shortened(_ way: Double) -> Double {
    let rest = max(abs(way) - distance, 0)
    return way < 0 ? -rest : rest
  }
}
