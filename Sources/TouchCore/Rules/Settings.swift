#if !hasFeature(Embedded)
  import Synchronization
#endif

/// A number or order that Apple does not document; each is a named setting with a default.
public enum Setting: String, Hashable, Sendable, CaseIterable {
  /// How long after a lift a touch-down still counts as the next tap, in milliseconds (3.7, 10.2).
  case tapInterval
  /// How far a touch-down may lie from the last one on each axis to count on, in points (3.7).
  case tapDistance
  /// Whether alpha is compared as the layer keeps it, in 32 bits: exactly 0.01 is then below the
  /// limit (2.14).
  case alphaAsFloat32
  /// Whether the hit test runs a second time at touch-down, as UIKit often does (2.20).
  case hitTestTwice
  /// Whether a window's `next` is its window scene, where it has one (5.9).
  case windowNextIsScene

  /// Whether several touches that one event ends or cancels in one view go in one call (3.5).
  case groupsClosedTouches
  /// Whether a view that leaves its window is told that its touches are cancelled (18.42).
  case removedViewGetsCancelled
  /// Hypothesis of article 004's puzzle: a touch whose lift is held still counts as the view's
  /// first touch, so that the next one is withheld (3.10).
  case heldTouchKeepsSlot
  /// Hypothesis of article 004's puzzle: while a recognizer counts taps, the later touch-downs are
  /// held back from the view (9.37).
  case laterTapsHeld

  /// Whether the touches are cancelled before the action is sent, as the header says (4.4).
  case cancelsBeforeAction
  /// Whether of equal recognizers on one view the last added comes first (9.19).
  case lastAddedFirst
  /// Whether a recognizer that recognizes late cancels the one that is active (9.17).
  case lateRecognizerWins
  /// Whether a delegate that is asked whether a pan may begin sees the whole way, rather than the
  /// translation (18.10).
  case shouldBeginSeesRawDistance
  /// Whether a gesture goes on unseen while it waits for another one to fail (18.15).
  case waitingStateGoesOn

  /// How far a finger may move in a tap, in points (10.2).
  case tapMovement
  /// How long a finger may stay down in a tap, in milliseconds (10.2).
  case tapDuration
  /// Whether a long press that has begun ends when it moves too far (10.9).
  case longPressKeepsLimit
  /// How far fingers move before a pan begins, in points (10.13).
  case panHysteresis
  /// Whether that distance is measured on each axis by itself (10.13).
  case panHysteresisPerAxis
  /// Whether that distance is taken off the translation (10.14).
  case panRemovesHysteresis
  /// The share of the newest sample in a pan's velocity (10.19).
  case panVelocityShare
  /// How long a swipe may take, in milliseconds (10.24).
  case swipeDuration
  /// How far a slow swipe goes along its direction, in points (10.24).
  case swipeDistance
  /// How much further a swipe that takes no time would have to go, as a share of that (10.25).
  case swipeFastExtra
  /// How far a swipe may stray across its direction, in points (10.24).
  case swipeStray
  /// How far two fingers move together or apart before a pinch begins, in points (10.28).
  case pinchHysteresis
  /// How far two fingers turn before a rotation begins, in degrees (10.31).
  case rotationHysteresis
  /// How far from its edge an edge pan may start, in points (10.32).
  case edgeRegion
  /// How far an edge pan goes before it begins, in points (10.32).
  case edgeHysteresis

  /// How far outside its bounds a tracking control still counts as inside, in points (7.14).
  case controlSlop
  /// The same on an iPad (18.27).
  case controlSlopPad
  /// How wide the knob of a slider or switch is, in points (8.3).
  case knobWidth
  /// Whether drag enter and drag inside are one send instead of two (7.6).
  case dragEventsTogether
  /// Whether the highlight is cleared before the touch-up action instead of after it (7.9).
  case clearsHighlightFirst
  /// Whether a disabled control sends the touches on to `next` (7.12).
  case disabledControlForwards
  /// Whether a touch that a subview forwards into a control stops there (7.13).
  case controlStopsForwarded
  /// Whether a scroll view may take touches back from a control (11.7).
  case controlsGiveTouchesBack
  /// Whether a switch sends the events of a touch before its lift (18.31).
  case switchSendsTouchDown
  /// Whether a segmented control sends the events of a touch besides `valueChanged` (18.35).
  case segmentsSendTouchEvents
  /// Whether a switch that is dragged changes before the lift (18.32).
  case switchChangesWhileDragging
  /// How long a stepper is held before it repeats, in milliseconds (18.34).
  case stepperRepeatDelay
  /// How often it repeats then, in milliseconds (18.34).
  case stepperRepeatInterval
  /// How high the rows of a picker are, in points (18.40).
  case pickerRowHeight
  /// How long a press is that opens a menu, in milliseconds (16.59, 18.30).
  case contextMenuDelay
  /// How wide the strip at an edge is in which the system's gesture may begin, in points (22.15).
  case edgeGateWidth
  /// How long the system's gesture keeps a touch from the app, in milliseconds (22.15).
  case edgeGateDelay
  /// How long a press is that lifts what is dragged, in milliseconds (22.17).
  case dragLiftDelay
  /// How far a finger then moves before the drag begins, in points (22.17).
  case dragDistance

  /// Whether a table takes the highlight off its row before it selects it (16.19).
  case tableUnhighlightsFirst
  /// Whether a collection takes the highlight off its item before it selects it (16.20).
  case collectionUnhighlightsFirst
  /// Whether a row is highlighted again when the finger comes back to it (16.34).
  case cellHighlightReturns
  /// How wide the detail button of a row is, in points (16.47).
  case accessoryWidth
  /// How wide the controls of a row of an edited table are, in points (16.54).
  case editControlWidth
  /// How long the reorder control of a row is held before the row is lifted, in milliseconds (16.54).
  case reorderDelay
  /// Whether a pan around a table goes before its swipe actions (16.51).
  case outerPanBeatsSwipeActions

  /// Whether a text view that is only read keeps a superview's tap off beside its links (17.20).
  case readOnlyTextTakesTaps
  /// How far the field of a search bar lies from its edges, in points (17.38).
  case searchBarMargin
  /// How wide the cancel button of a search bar is, in points (17.39).
  case cancelButtonWidth
  /// How high a keyboard's keys are where the scene does not say it, in points (17.30).
  case keyboardHeight

  /// How long a scroll view keeps a touch from its content, in milliseconds (11.2).
  case scrollTouchDelay
  /// The share of the speed left after a millisecond of slowing down (11.15).
  case decelerationRate
  /// The same where the slow-down is fast (11.15).
  case fastDecelerationRate
  /// The speed at which slowing down ends, in points a second (11.15).
  case decelerationStop
  /// How long after the last move a lift still lets the content fly on, in milliseconds (11.15).
  case flingTime
  /// How fast a finger has to be at the lift for the content to fly on, in points a second (18.5).
  case flingMinimumSpeed
  /// How long content that was dragged beyond its edge takes to come back, in milliseconds (11.15).
  case bounceDuration
  /// How much of a drag beyond the edge is followed (11.15).
  case rubberBand
  /// How fast a lift turns a page that is not half gone, in points a second (20.3).
  case pagingSpeed
  /// How many times further along one axis than along the other a drag keeps to it (20.14).
  case directionalLockRatio
  /// Whether an inner scroll view that comes to its end during a drag hands the drag on (20.18).
  case scrollTransfersMidDrag
  /// Whether an offset that code sets during a drag is kept when the finger moves on (20.28).
  case offsetSetDuringDragStays
  /// How far beyond its top a scroll view is pulled for its refresh control to refresh, in points
  /// (20.43).
  case refreshDistance
  /// How much of a pinch beyond the limits of a scroll view's zoom is followed (20.9).
  case zoomBand

  /// Whether touches end for a view whose interaction is switched off meanwhile (21.8).
  case interactionOffDropsTouches
  /// Whether a control that is disabled while it tracks breaks off (21.9).
  case disablingCancelsTracking
  /// Whether a touch on a view that animates goes nowhere, rather than to what lies behind (21.18).
  case animatingSwallows
  /// How long presenting and popping take, in milliseconds; with 0 they are there at once (21.15).
  case transitionDuration
  /// Whether new touches are ignored by both views of a transition (21.15).
  case transitionIgnoresTouches
  /// Whether an animation that begins under a finger takes the touch from the view (21.25).
  case animationCancelsTouches

  /// Whether an action without a target asks the key window's first responder first (12.11).
  case nilTargetAsksFirstResponder
  /// Whether it then climbs from the sender (12.11).
  case nilTargetClimbsFromSender
  /// Whether a shake without a first responder starts at the deepest visible controller (18.46).
  case shakeStartsAtController

  /// Whether a tap beside a sheet dismisses it (19.22).
  case sheetTapOutsideDismisses
  /// How far of its size a sheet or a page is pulled for the lift to complete it (19.25).
  case pullShare
  /// How fast, for the same (19.25).
  case pullSpeed
  /// How far below a bar a touch still hits the bar, in points (19.37).
  case barSlop
  /// Whether the private containers of windows and controllers are hops (19.57).
  case showsPrivateContainers
  /// Whether the pan from the edge wins over a scroll view's (19.49).
  case edgePopBeatsScrolls
  /// Whether it wins over a plain pan (19.50).
  case edgePopBeatsPans
  /// Whether the pan over the content takes over at the left end of a scroll view (19.54).
  case contentPopAtScrollEdge
  /// Whether an edge pan with more than one edge recognizes anything (10.32).
  case edgePanTakesSeveralEdges
  /// The system (19.52, 22.22 to 22.24).
  case iOS
  /// Whether a hosting view that iOS 18 asks again answers itself over what it draws (22.23).
  case secondPassSkipsContent

  /// What a setting's number means.
  public enum Unit: String, Sendable {
    case milliseconds = "ms"
    case points = "pt"
    case onOff = "on|off"
    case degrees = "degrees"
    case share = "share"
    case pointsPerSecond = "pt/s"
    case version = "version"
    case times = "times"

    /// What stands behind a number of it: nothing if the number says it all.
    public var behindNumber: String {
      switch self {
      case .milliseconds, .points, .degrees, .pointsPerSecond: " " + rawValue
      case .onOff, .share, .version, .times: ""
      }
    }
  }

  /// The unit of its value.
  public var unit: Unit { facts.unit }
  /// The value unless a scene or a person says otherwise; on is 1, off is 0.
  public var defaultValue: Double { facts.value }
  /// The rule that leaves it open.
  public var rule: RuleNumber { facts.rule }

  /// The values it may take.
  public var range: ClosedRange<Double> {
    switch unit {
    case .milliseconds: 0...60_000
    case .points, .pointsPerSecond: 0...10_000
    case .onOff: 0...1
    case .degrees: 0...360
    case .share: 0...1
    // 5.5, 19.15: with iOS 13 chains and sheets became what the model follows.
    case .version: 13...26
    case .times: 1...1000
    }
  }

  private var facts: (unit: Unit, value: Double, rule: RuleNumber) {
    switch self {
    case .tapInterval: (.milliseconds, 350, RuleNumber(3, 7))
    case .tapDistance: (.points, 45, RuleNumber(3, 7))
    case .alphaAsFloat32: (.onOff, 1, RuleNumber(2, 14))
    case .hitTestTwice: (.onOff, 0, RuleNumber(2, 20))
    case .windowNextIsScene: (.onOff, 1, RuleNumber(5, 9))
    case .groupsClosedTouches: (.onOff, 1, RuleNumber(3, 5))
    case .removedViewGetsCancelled: (.onOff, 1, RuleNumber(18, 42))
    case .heldTouchKeepsSlot: (.onOff, 0, RuleNumber(3, 10))
    case .laterTapsHeld: (.onOff, 0, RuleNumber(9, 37))
    case .cancelsBeforeAction: (.onOff, 0, RuleNumber(4, 4))
    case .lastAddedFirst: (.onOff, 1, RuleNumber(9, 19))
    case .lateRecognizerWins: (.onOff, 0, RuleNumber(9, 17))
    case .shouldBeginSeesRawDistance: (.onOff, 1, RuleNumber(18, 10))
    case .waitingStateGoesOn: (.onOff, 1, RuleNumber(18, 15))
    case .tapMovement: (.points, 45, RuleNumber(10, 2))
    case .tapDuration: (.milliseconds, 750, RuleNumber(10, 2))
    case .longPressKeepsLimit: (.onOff, 0, RuleNumber(10, 9))
    case .panHysteresis: (.points, 10, RuleNumber(10, 13))
    case .panHysteresisPerAxis: (.onOff, 1, RuleNumber(10, 13))
    case .panRemovesHysteresis: (.onOff, 1, RuleNumber(10, 14))
    case .panVelocityShare: (.share, 0.2, RuleNumber(10, 19))
    case .swipeDuration: (.milliseconds, 500, RuleNumber(10, 24))
    case .swipeDistance: (.points, 50, RuleNumber(10, 24))
    case .swipeFastExtra: (.share, 0.5, RuleNumber(10, 25))
    case .swipeStray: (.points, 200, RuleNumber(10, 24))
    case .pinchHysteresis: (.points, 8, RuleNumber(10, 28))
    case .rotationHysteresis: (.degrees, 10, RuleNumber(10, 31))
    case .edgeRegion: (.points, 13, RuleNumber(10, 32))
    case .edgeHysteresis: (.points, 15, RuleNumber(10, 32))
    case .controlSlop: (.points, 70, RuleNumber(7, 14))
    case .controlSlopPad: (.points, 25, RuleNumber(18, 27))
    case .knobWidth: (.points, 28, RuleNumber(8, 3))
    case .dragEventsTogether: (.onOff, 0, RuleNumber(7, 6))
    case .clearsHighlightFirst: (.onOff, 0, RuleNumber(7, 9))
    case .disabledControlForwards: (.onOff, 1, RuleNumber(7, 12))
    case .controlStopsForwarded: (.onOff, 1, RuleNumber(7, 13))
    case .controlsGiveTouchesBack: (.onOff, 0, RuleNumber(11, 7))
    case .tableUnhighlightsFirst: (.onOff, 1, RuleNumber(16, 19))
    case .collectionUnhighlightsFirst: (.onOff, 0, RuleNumber(16, 20))
    case .cellHighlightReturns: (.onOff, 1, RuleNumber(16, 34))
    case .searchBarMargin: (.points, 8, RuleNumber(17, 38))
    case .cancelButtonWidth: (.points, 64, RuleNumber(17, 39))
    case .keyboardHeight: (.points, 336, RuleNumber(17, 30))
    case .readOnlyTextTakesTaps: (.onOff, 1, RuleNumber(17, 20))
    case .accessoryWidth: (.points, 44, RuleNumber(16, 47))
    case .editControlWidth: (.points, 44, RuleNumber(16, 54))
    case .reorderDelay: (.milliseconds, 200, RuleNumber(16, 54))
    case .outerPanBeatsSwipeActions: (.onOff, 1, RuleNumber(16, 51))
    case .switchSendsTouchDown: (.onOff, 0, RuleNumber(18, 31))
    case .segmentsSendTouchEvents: (.onOff, 0, RuleNumber(18, 35))
    case .switchChangesWhileDragging: (.onOff, 0, RuleNumber(18, 32))
    case .stepperRepeatDelay: (.milliseconds, 500, RuleNumber(18, 34))
    case .stepperRepeatInterval: (.milliseconds, 100, RuleNumber(18, 34))
    case .pickerRowHeight: (.points, 32, RuleNumber(18, 40))
    case .contextMenuDelay: (.milliseconds, 500, RuleNumber(18, 30))
    case .edgeGateWidth: (.points, 20, RuleNumber(22, 15))
    case .edgeGateDelay: (.milliseconds, 1000, RuleNumber(22, 15))
    case .dragLiftDelay: (.milliseconds, 500, RuleNumber(22, 17))
    case .dragDistance: (.points, 10, RuleNumber(22, 17))
    case .scrollTouchDelay: (.milliseconds, 150, RuleNumber(11, 2))
    case .decelerationRate: (.share, 0.998, RuleNumber(11, 15))
    case .fastDecelerationRate: (.share, 0.99, RuleNumber(11, 15))
    case .decelerationStop: (.pointsPerSecond, 10, RuleNumber(11, 15))
    case .flingTime: (.milliseconds, 100, RuleNumber(11, 15))
    case .flingMinimumSpeed: (.pointsPerSecond, 60, RuleNumber(18, 5))
    case .bounceDuration: (.milliseconds, 300, RuleNumber(11, 15))
    case .rubberBand: (.share, 0.55, RuleNumber(11, 15))
    case .pagingSpeed: (.pointsPerSecond, 300, RuleNumber(20, 3))
    case .directionalLockRatio: (.times, 2, RuleNumber(20, 14))
    case .scrollTransfersMidDrag: (.onOff, 0, RuleNumber(20, 18))
    case .offsetSetDuringDragStays: (.onOff, 0, RuleNumber(20, 28))
    case .refreshDistance: (.points, 120, RuleNumber(20, 43))
    case .zoomBand: (.share, 0.5, RuleNumber(20, 9))
    case .interactionOffDropsTouches: (.onOff, 0, RuleNumber(21, 8))
    case .disablingCancelsTracking: (.onOff, 1, RuleNumber(21, 9))
    case .animatingSwallows: (.onOff, 0, RuleNumber(21, 18))
    case .transitionDuration: (.milliseconds, 0, RuleNumber(21, 15))
    case .transitionIgnoresTouches: (.onOff, 1, RuleNumber(21, 15))
    case .animationCancelsTouches: (.onOff, 0, RuleNumber(21, 25))
    case .nilTargetAsksFirstResponder: (.onOff, 1, RuleNumber(12, 11))
    case .nilTargetClimbsFromSender: (.onOff, 1, RuleNumber(12, 11))
    case .sheetTapOutsideDismisses: (.onOff, 1, RuleNumber(19, 22))
    case .pullShare: (.share, 0.5, RuleNumber(19, 25))
    case .pullSpeed: (.pointsPerSecond, 1000, RuleNumber(19, 25))
    case .barSlop: (.points, 0, RuleNumber(19, 37))
    case .showsPrivateContainers: (.onOff, 0, RuleNumber(19, 57))
    case .edgePopBeatsScrolls: (.onOff, 0, RuleNumber(19, 49))
    case .edgePopBeatsPans: (.onOff, 1, RuleNumber(19, 50))
    case .contentPopAtScrollEdge: (.onOff, 0, RuleNumber(19, 54))
    case .edgePanTakesSeveralEdges: (.onOff, 0, RuleNumber(10, 32))
    case .iOS: (.version, 26, RuleNumber(19, 52))
    case .secondPassSkipsContent: (.onOff, 1, RuleNumber(22, 23))
    case .shakeStartsAtController: (.onOff, 1, RuleNumber(18, 46))
    }
  }
}

/// The values of all settings.
public struct Settings: Hashable, Sendable {
  private var values = Self.defaults
  /// Who notes what is asked for; nil for nobody.
  package var witness: Witness?

  private static let defaults = Setting.allCases.map { $0.defaultValue }

  // The cases are numbered as they are declared. A dictionary would hash the name each time: a drag
  // over a table took 112 µs with one and takes 79 without, since every recognizer's machine reads
  // several.
  private static func place(of setting: Setting) -> Int {
    withUnsafeBytes(of: setting) { Int($0[0]) }
  }

  /// Every setting at its default.
  public init() {}

  /// The value of a setting, in its unit; on is 1, off is 0.
  public subscript(setting: Setting) -> Double {
    get {
      witness?.note(Self.place(of: setting))
      return values[Self.place(of: setting)]
    }
    set { values[Self.place(of: setting)] = newValue }
  }

  /// Whether a setting of the on and off kind is on.
  public func isOn(_ setting: Setting) -> Bool { self[setting] != 0 }

  /// The settings that differ from their defaults.
  public var changed: [Setting] { Setting.allCases.filter { self[$0] != $0.defaultValue } }

  /// Notes which settings are asked for: one that nobody asked for decided nothing.
  ///
  /// Any two are equal: settings are told apart by their values.
  package final class Witness: Hashable, Sendable {
    private let asked = Mutex(Array(repeating: false, count: Setting.allCases.count))

    package init() {}

    fileprivate func note(_ place: Int) { asked.withLock { $0[place] = true } }

    /// Whether a setting was asked for.
    package func heard(_ setting: Setting) -> Bool {
      asked.withLock { $0[Settings.place(of: setting)] }
    }

    package static func == (_: Witness, _: Witness) -> Bool { true }
    package func hash(into _: inout Hasher) {}
  }
}
