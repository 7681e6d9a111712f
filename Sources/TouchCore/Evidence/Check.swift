//  A decision and its evidence, made once and in one place:
//
//    machine, arbiter, gate, control, scroll view
//         │  evidence.holds(Check(.moved, way, .atLeast(10), from: .setting(.panHysteresis)))
//         │      is the comparison itself: its answer decides, and the check is what is told of it
//         ▼
//    Grounds ── rule     10.13                                     the rule that decided
//       ├────── checks   moved [8,8] of at least 10, per axis       what it was held against
//       └────── because  #27, #30                                   the steps it follows from
//         │
//         ▼
//    StepBuffer ─▶ GroundsTable, beside the 32 bytes of each step ─▶ Trace.evidence(at:), .causes(of:)
//
//  The search for the view puts nothing aside: who was asked, with which point, is the step itself,
//  and what it was held against is looked up in the scene at that step by one function.
//
//  The law: where a decision says yes, every check that decides passes; where it says no, one fails.

/// One thing that a decision was held against: what was measured, and what it had to be.
public struct Check: Hashable, Sendable {
  /// What is measured.
  public typealias Name = CheckName

  /// What was measured.
  public let name: Name
  /// Whose it is; nil where it is nobody's in the scene.
  public internal(set) var subject: SceneObject?
  /// What was found.
  public let value: Value
  /// What it had to be.
  public let test: Test
  /// Who set that limit.
  public let origin: Origin
  /// The unit of what was found and of the limit.
  public let unit: Unit
  /// Whether the decision turned on it; one that does not decide is told beside those that do.
  public internal(set) var decides: Bool

  /// Something that was found.
  public enum Value: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    /// A way that fingers went, and how its length is taken.
    case way(Point, Measure)
    /// A place in the coordinates of the view that is asked.
    case place(Point)
    case directions(Directions)
    case edges(Edges)
    case state(GestureState)
  }

  /// How the length of a way is taken.
  public enum Measure: Hashable, Sendable {
    /// Along each axis by itself: the longer one counts.
    case axis
    /// In a straight line.
    case line
  }

  /// What a value has to be.
  public enum Test: Hashable, Sendable {
    case isFlag(Bool)
    case atLeast(Double)
    case atMost(Double)
    case below(Double)
    case above(Double)
    /// A place has to lie in an area; minimum edges do, maximum edges do not (2.9).
    case inside(Rect)
    /// A place must not lie in an area.
    case outside(Rect)
    /// A direction has to be one of some.
    case among(Directions)
    /// Some edge has to be one of some.
    case meets(Edges)
    /// A recognizer has to be in a state.
    case inState(GestureState)
  }

  /// Who set a limit.
  public enum Origin: Hashable, Sendable {
    /// A property: of somebody, or else of whom the check is about.
    case property(Property, of: SceneObject? = nil)
    /// A number that Apple does not document.
    case setting(Setting)
    /// UIKit itself, or the fingers.
    case system
  }

  /// The unit of a value.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case none = ""
    case points = "pt"
    case milliseconds = "ms"
    case degrees = "degrees"
    case pointsPerSecond = "pt/s"
  }

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - subject: Whose it is.
  ///   - value: What was found.
  ///   - test: What it has to be.
  ///   - origin: Who set that limit.
  ///   - unit: The unit of both.
  ///   - decides: Whether the decision turns on it.
  public init(
    _ name: Name, of subject: SceneObject? = nil, _ value: Value, _ test: Test,
    from origin: Origin, _ unit: Unit = .none, decides: Bool = true
  ) {
    self.name = name
    self.subject = subject
    self.value = value
    self.test = test
    self.origin = origin
    self.unit = unit
    self.decides = decides
  }

  /// A switch that has to be on, or off.
  init(
    _ name: Name, of subject: SceneObject? = nil, _ isOn: Bool, wants wanted: Bool,
    from origin: Origin
  ) {
    self.init(name, of: subject, .flag(isOn), .isFlag(wanted), from: origin)
  }

  /// A check about a view.
  init(
    _ name: Name, of view: ViewID, _ value: Value, _ test: Test, from origin: Origin,
    _ unit: Unit = .none
  ) {
    self.init(name, of: .responder(.view(view)), value, test, from: origin, unit)
  }

  /// A check whether something is so of a view.
  init(_ name: Name, of view: ViewID, _ isOn: Bool, wants wanted: Bool, from origin: Origin) {
    self.init(name, of: view, .flag(isOn), .isFlag(wanted), from: origin)
  }
}

extension Check {
  /// Whether what was found is what it had to be.
  ///
  /// Nothing else compares the two: the decision is this answer.
  @inline(__always)
  public var passes: Bool {
    switch (value, test) {
    case (.flag(let isOn), .isFlag(let wanted)): isOn == wanted
    case (.number(let number), .atLeast(let limit)): number >= limit
    case (.number(let number), .atMost(let limit)): number <= limit
    case (.number(let number), .below(let limit)): number < limit
    case (.number(let number), .above(let limit)): number > limit
    case (.way(let way, .axis), .atLeast(let limit)): way.longerAxis >= limit
    case (.way(let way, .axis), .atMost(let limit)): way.longerAxis <= limit
    case (.way(let way, .axis), .below(let limit)): way.longerAxis < limit
    // The squares are exact where the root would not be.
    case (.way(let way, .line), .atLeast(let limit)): way.squaredLength >= limit * limit
    case (.way(let way, .line), .atMost(let limit)): way.squaredLength <= limit * limit
    case (.way(let way, .line), .below(let limit)): way.squaredLength < limit * limit
    case (.place(let place), .inside(let area)): area.contains(place)
    case (.place(let place), .outside(let area)): !area.contains(place)
    case (.directions(let went), .among(let allowed)): allowed.contains(went)
    case (.edges(let found), .meets(let wanted)): !found.isDisjoint(with: wanted)
    case (.state(let state), .inState(let wanted)): state == wanted
    default: false
    }
  }

  /// The same check, told beside those that decide.
  var asideOnly: Check {
    var check = self
    check.decides = false
    return check
  }

  /// The same check of somebody, told beside those that decide.
  func aside(of subject: SceneObject?) -> Check {
    var check = asideOnly
    check.subject = check.subject ?? subject
    return check
  }
}
