/// The kinds of gesture recognizers, by the words of the scene language.
public enum RecognizerKind: String, Hashable, Sendable, CaseIterable {
  case tap, longPress, pan, swipe, pinch, rotation, edgePan, hover, custom
  /// A scroll view's own pan recognizer (11.10).
  case scrollPan
  /// A scroll view's private recognizer that keeps touches from the content for a while (11.3).
  case scrollDelay

  /// Whether it reports a gesture that goes on, rather than one that happened (9.9).
  public var isContinuous: Bool {
    switch self {
    case .longPress, .pan, .pinch, .rotation, .edgePan, .hover, .scrollPan: true
    case .tap, .swipe, .custom, .scrollDelay: false
    }
  }

  /// Whether a scroll view makes it by itself, so that no line of the language does.
  public var belongsToScrollView: Bool { self == .scrollPan || self == .scrollDelay }

  /// What stands behind the view's name where a recognizer has no name of its own.
  var spokenWord: String {
    switch self {
    case .scrollPan: "pan"
    case .scrollDelay: "delay"
    case .tap, .longPress, .pan, .swipe, .pinch, .rotation, .edgePan, .hover, .custom: rawValue
    }
  }

  /// UIKit's class.
  public var className: String {
    switch self {
    case .tap: "UITapGestureRecognizer"
    case .longPress: "UILongPressGestureRecognizer"
    case .pan: "UIPanGestureRecognizer"
    case .swipe: "UISwipeGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .rotation: "UIRotationGestureRecognizer"
    case .edgePan: "UIScreenEdgePanGestureRecognizer"
    case .hover: "UIHoverGestureRecognizer"
    case .custom: "UIGestureRecognizer"
    case .scrollPan: "UIScrollViewPanGestureRecognizer"
    case .scrollDelay: "UIScrollViewDelayedTouchesBeganGestureRecognizer"
    }
  }
}

/// Kinds of touches, as UITouch.type tells them apart; a set of them is what a recognizer allows.
public struct TouchTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A finger on the screen.
  public static let direct = TouchTypes(rawValue: 1)
  /// A finger on another surface, such as a remote's.
  public static let indirect = TouchTypes(rawValue: 2)
  /// A pencil.
  public static let pencil = TouchTypes(rawValue: 4)
  /// A mouse or trackpad.
  public static let indirectPointer = TouchTypes(rawValue: 8)
  /// Every kind.
  public static let all: TouchTypes = [.direct, .indirect, .pencil, .indirectPointer]
}

/// Kinds of scrolling without a touch; a set of them is what a pan takes part in (22.4).
public struct ScrollTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A wheel that clicks.
  public static let discrete = ScrollTypes(rawValue: 1)
  /// Fingers on a trackpad.
  public static let continuous = ScrollTypes(rawValue: 2)
}

/// Directions of a swipe; several may be allowed (10.22).
public struct Directions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Towards larger x.
  public static let right = Directions(rawValue: 1)
  /// Towards smaller x.
  public static let left = Directions(rawValue: 2)
  /// Towards smaller y.
  public static let up = Directions(rawValue: 4)
  /// Towards larger y.
  public static let down = Directions(rawValue: 8)
}

/// Edges of the screen.
public struct Edges: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The edge of smallest y.
  public static let top = Edges(rawValue: 1)
  /// The edge of smallest x.
  public static let left = Edges(rawValue: 2)
  /// The edge of largest y.
  public static let bottom = Edges(rawValue: 4)
  /// The edge of largest x.
  public static let right = Edges(rawValue: 8)
}

/// What a recognizer's delegate or subclass answers; nil where it does not implement the question.
public struct DelegateAnswers: Hashable, Sendable {
  /// With whom it may recognize at the same time.
  public enum Simultaneous: Hashable, Sendable {
    /// With nobody: the method is missing or answers no.
    case nobody
    /// With everybody.
    case all
    /// With some.
    case some([RecognizerID])
  }

  /// Whether a new touch is shown to it (9.4).
  public var shouldReceive: Bool?
  /// What that depends on; then `shouldReceive` is nil (18.8).
  public var receiveTest: DelegateTest?
  /// Whether it may leave Possible (9.26).
  public var shouldBegin: Bool?
  /// What that depends on; then `shouldBegin` is nil (18.10).
  public var beginTest: DelegateTest?
  /// Whether it and another may both recognize (9.15).
  public var simultaneous = Simultaneous.nobody
  /// With whom besides, by class or place (18.12).
  public var simultaneousGroup = RecognizerGroup()
  /// Whose failure it waits for (9.23).
  public var requireFailureOf: [RecognizerID] = []
  /// Whose besides, by class or place (18.14).
  public var requireFailureGroup = RecognizerGroup()
  /// Who waits for its failure (9.23).
  public var requiredToFailBy: [RecognizerID] = []
  /// Who besides, by class or place (18.14).
  public var requiredToFailGroup = RecognizerGroup()
  /// When a subclass's `touchesMoved` cancels what has begun, or begins with this move (18.23).
  public var cancelTest: DelegateTest? {
    get { stops.value?.cancels }
    set { changeStops { $0.cancels = newValue } }
  }
  /// When a subclass's `touchesMoved` makes it fail before it has begun (18.23).
  public var failTest: DelegateTest? {
    get { stops.value?.fails }
    set { changeStops { $0.fails = newValue } }
  }
  // Hardly any recognizer has them, and every event copies the answers.
  private var stops = Rare<OwnStops>.none

  private struct OwnStops: Hashable, Sendable {
    var cancels: DelegateTest?
    var fails: DelegateTest?
  }

  private mutating func changeStops(_ change: (inout OwnStops) -> Void) {
    var stops = self.stops.value ?? OwnStops()
    change(&stops)
    self.stops.value = stops == OwnStops() ? nil : stops
  }
  /// A subclass's `canPrevent(_:)` (9.15).
  public var canPrevent: Bool?
  /// A subclass's `canBePrevented(by:)` (9.15).
  public var canBePrevented: Bool?

  /// Answers nothing.
  public init() {}

  /// Whether its class may stop it when fingers move (18.23).
  var stopsItself: Bool { stops.value != nil }
  /// Whether it says anything of its own about beginning.
  var saysWhetherToBegin: Bool { shouldBegin != nil || beginTest != nil }
  /// Whether somebody is asked for whose failure it waits.
  var saysWhomToWaitFor: Bool { !requireFailureOf.isEmpty || !requireFailureGroup.isEmpty }
  /// Whether somebody is asked who waits for its failure.
  var saysWhoWaits: Bool { !requiredToFailBy.isEmpty || !requiredToFailGroup.isEmpty }
}

extension DelegateAnswers {
  /// Whether its delegate makes it wait for another one's failure.
  func requiresFailure(of other: RecognizerID, in scene: Scene) -> Bool {
    requireFailureOf.contains(other) || requireFailureGroup.contains(other, in: scene)
  }

  /// Whether its delegate makes another one wait for its failure.
  func isRequiredToFail(by other: RecognizerID, in scene: Scene) -> Bool {
    requiredToFailBy.contains(other) || requiredToFailGroup.contains(other, in: scene)
  }
}

/// When a `@custom` recognizer recognizes.
public enum CustomMoment: String, Hashable, Sendable, CaseIterable {
  /// At the first touch-down.
  case began
  /// At the first move.
  case moved
  /// At the last lift.
  case ended
  /// Never: it only watches.
  case never
}

/// A gesture recognizer, with UIKit's property names and defaults (9.6, 10).
public struct Recognizer: Hashable, Sendable {
  /// The name by which people speak of it; empty where nobody named it.
  public var name: String
  /// Which one it is.
  public var kind: RecognizerKind
  /// The view it is attached to.
  public internal(set) var view: ViewID
  /// Whose part it is, where UIKit makes it by itself (19.55).
  public internal(set) var part: Part?
  /// The scroll view it belongs to, which need not be the view it is attached to (20.37).
  public internal(set) var scrollView: ViewID?
  /// Whether it is on its view already: one that is not is added later (21.2).
  public var isAttached = true
  /// A disabled one gets no touches (9.12).
  public var isEnabled = true
  /// Whether recognizing takes the touches away from their view (9.27).
  public var cancelsTouchesInView = true
  /// Whether the view hears nothing while it is Possible (9.30).
  public var delaysTouchesBegan = false
  /// Whether the view hears of no lift while it is Possible (9.32).
  public var delaysTouchesEnded = true
  /// The kinds of touches it sees (9.5).
  public var allowedTouchTypes = TouchTypes.all
  /// Whether the first touch's kind excludes the others (9.5).
  public var requiresExclusiveTouchType = true
  /// The button that a tap's clicks need (22.7).
  public var buttonRequired = PointerButton.primary
  /// The scrolling that a pan takes part in (22.4).
  public var scrollTypes: ScrollTypes = []
  /// Taps of a tap (10.1), or full taps before a long press (10.11).
  public var numberOfTapsRequired: Int
  /// Fingers it takes.
  public var numberOfTouchesRequired: Int
  /// How long a press is held, in seconds (10.7).
  public var minimumPressDuration = 0.5
  /// How far a press may move before it begins, in points (10.7).
  public var allowableMovement = 10.0
  /// Fingers a pan needs (10.12).
  public var minimumNumberOfTouches = 1
  /// Fingers a pan takes at most (10.12).
  public var maximumNumberOfTouches = Int(Int32.max)
  /// Directions a swipe may take (10.22).
  public var direction = Directions.right
  /// The edges an edge pan starts from (10.32).
  public var edges: Edges = []
  /// When a `@custom` one recognizes.
  public var recognizesAt = CustomMoment.never
  /// How long a `@custom` one's fingers may be down before it fails, in milliseconds; nil for ever.
  public var failsAfter: Double?
  /// How far a `@custom` one's fingers may go before it fails, in points; nil anywhere.
  public var failsBeyond: Double?
  /// Whether a `@custom` one fails at the last lift if it has not recognized; one that does not stays
  /// Possible until it is reset (18.25).
  public var failsAtLift = true
  /// Whether a `@custom` one reports a gesture that goes on (18.25).
  public var reportsChanges = false
  /// Whether a `@custom` one calls `ignore(_:for:)` for every new touch (9.8).
  public var ignoresTouches = false
  /// The recognizers it was told to wait for with `require(toFail:)` (9.21).
  public var requiresToFail: [RecognizerID] = []
  /// What its delegate or subclass answers.
  public var answers = DelegateAnswers()
  /// Whom it calls.
  public var targets: [ActionTarget] = []

  /// Whether it reports a gesture that goes on, rather than one that happened (9.9).
  public var isContinuous: Bool { kind.isContinuous || kind == .custom && reportsChanges }

  /// The class a reader should think of.
  public var className: String { part?.role.className ?? kind.className }

  /// Makes a scroll view's own recognizer.
  init(_ name: String, _ kind: RecognizerKind, of scrollView: ViewID) {
    self.init(name, kind)
    self.scrollView = scrollView
  }

  /// Makes a recognizer that belongs to no view yet.
  public init(_ name: String, _ kind: RecognizerKind) {
    self.name = name
    self.kind = kind
    view = ViewID(0)
    numberOfTapsRequired = kind == .tap ? 1 : 0
    numberOfTouchesRequired = kind == .pinch || kind == .rotation ? 2 : 1
    if kind == .scrollDelay {
      delaysTouchesBegan = true
      delaysTouchesEnded = false
      cancelsTouchesInView = false
    }
    if kind == .scrollPan { delaysTouchesEnded = false }
  }
}

extension Recognizer {
  /// The one whose failure it waits for, where it names one and no others (9.21).
  var onlyRequirement: RecognizerID? {
    requiresToFail.count == 1 && !answers.saysWhomToWaitFor ? requiresToFail[0] : nil
  }
}
