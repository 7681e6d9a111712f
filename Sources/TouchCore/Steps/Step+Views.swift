/// A call of a control's tracking methods (7.4 to 7.10).
public enum TrackingCall: UInt8, Hashable, Sendable, CaseIterable {
  case beginTracking, continueTracking, endTracking, cancelTracking

  /// UIKit's name.
  public var name: String {
    switch self {
    case .beginTracking: "beginTracking"
    case .continueTracking: "continueTracking"
    case .endTracking: "endTracking"
    case .cancelTracking: "cancelTracking"
    }
  }
}

/// What happened in a control.
public enum ControlStep: Hashable, Sendable {
  /// One of the tracking methods was called; the answer of begin and continue, true for others.
  case track(ViewID, TrackingCall, touch: Int, answer: Bool)
  /// `isHighlighted` changed (7.4, 7.6, 7.9).
  case highlight(ViewID, Bool)
  /// A control event was sent to whoever registered for it (7.1).
  case event(ViewID, ControlEvents)

  /// The control.
  public var view: ViewID {
    switch self {
    case .track(let view, _, _, _), .highlight(let view, _), .event(let view, _): view
    }
  }
}

/// Who sends an action.
public enum ActionSender: Hashable, Sendable {
  case control(ViewID)
  case recognizer(RecognizerID)
}

/// What happened to an action on its way to a target.
public enum ActionStep: Hashable, Sendable {
  /// A responder was asked whether it can perform an action without a target (7.18, 12.10).
  case ask(Responder, registration: Int, from: ActionSender, answer: Bool)
  /// The action was sent: to a responder, or to an object outside the scene where that is nil and
  /// it was handled; not handled where the climb found nobody (7.19).
  case send(registration: Int, from: ActionSender, to: Responder?, handled: Bool)
}

/// A scroll view's messages to its delegate (11.14), and the flags that change with them (11.13).
public enum ScrollCall: UInt8, Hashable, Sendable, CaseIterable {
  case willBeginDragging, didScroll, willEndDragging, didEndDragging, willBeginDecelerating
  case didEndDecelerating
  /// The scroll animation that code asked for is over (20.29).
  case didEndScrollingAnimation
  /// No message: it settles on a page (20.1).
  case settlesOnPage
  /// A tap on the status bar may scroll it to its top; its delegate is asked (20.40).
  case shouldScrollToTop
  /// It is at its top (20.40).
  case didScrollToTop
  /// Two fingers begin to zoom it (20.7).
  case willBeginZooming
  /// It is zoomed, and may have moved with that (20.7).
  case didZoom
  /// No message: the fingers left it beyond a limit, and it comes back (20.9).
  case zoomBounces
  /// It is zoomed no more (20.8, 20.9).
  case didEndZooming

  /// UIKit's name.
  public var name: String { row.name }

  /// Whether the scroll view is dragged from now on; nil where that stays as it is (11.13).
  public var isDragging: Bool? { row.isDragging }

  /// Whether it goes on by itself from now on; nil where that stays as it is (11.13).
  public var isDecelerating: Bool? { row.isDecelerating }

  /// The kind of the step that tells of it.
  var kind: StepKind { row.kind }

  /// Whether it says yes or no.
  var isDecision: Bool {
    self == .didEndDragging || self == .settlesOnPage || self == .shouldScrollToTop
  }

  private struct Row {
    let name: String
    let kind: StepKind
    var isDragging: Bool?
    var isDecelerating: Bool?

    init(
      _ name: String, _ kind: StepKind, isDragging: Bool? = nil, isDecelerating: Bool? = nil
    ) {
      self.name = name
      self.kind = kind
      self.isDragging = isDragging
      self.isDecelerating = isDecelerating
    }
  }

  private var row: Row {
    switch self {
    case .willBeginDragging: Row("scrollViewWillBeginDragging", .scrollBegin, isDragging: true)
    case .didScroll: Row("scrollViewDidScroll", .scrollMove)
    case .willEndDragging: Row("scrollViewWillEndDragging", .scrollEnd)
    case .didEndDragging: Row("scrollViewDidEndDragging", .scrollEnd, isDragging: false)
    case .willBeginDecelerating:
      Row("scrollViewWillBeginDecelerating", .scrollEnd, isDecelerating: true)
    case .didEndDecelerating:
      Row("scrollViewDidEndDecelerating", .scrollEnd, isDecelerating: false)
    case .didEndScrollingAnimation: Row("scrollViewDidEndScrollingAnimation", .scrollEnd)
    case .settlesOnPage: Row("page", .scrollPage)
    case .shouldScrollToTop: Row("scrollViewShouldScrollToTop", .scrollTop)
    case .didScrollToTop: Row("scrollViewDidScrollToTop", .scrollEnd)
    case .willBeginZooming: Row("scrollViewWillBeginZooming", .scrollZoom)
    case .didZoom: Row("scrollViewDidZoom", .scrollZoom)
    case .zoomBounces: Row("bounce", .scrollZoom)
    case .didEndZooming: Row("scrollViewDidEndZooming", .scrollZoom)
    }
  }
}

/// What happened in a scroll view: the message, and the content offset in points.
public struct ScrollStep: Hashable, Sendable {
  /// The scroll view.
  public let view: ViewID
  /// The message to its delegate.
  public let call: ScrollCall
  /// The offset then; the target of the slow-down for `willEndDragging`, that of the page.
  public let offset: Point
  /// Whether a slow-down follows, for `didEndDragging`; whether that is another page; whether it
  /// scrolls to its top.
  public let willDecelerate: Bool
  /// How far it is zoomed, in thousandths; nil for messages about something else.
  public let thousandths: UInt32?

  /// How far it is zoomed; nil for messages about something else.
  public var scale: Double? { thousandths.map { Double($0) / 1000 } }

  /// Makes a step.
  public init(
    view: ViewID, call: ScrollCall, offset: Point, willDecelerate: Bool, scale: Double? = nil
  ) {
    self.view = view
    self.call = call
    self.offset = offset
    self.willDecelerate = willDecelerate
    thousandths = scale.map { UInt32(min(max($0 * 1000, 0), 4e9).rounded()) }
  }
}

/// Why a first responder changed, or did not.
public enum FocusCause: UInt8, Hashable, Sendable, CaseIterable {
  /// It was asked to become first responder, and may.
  case became
  /// It gave up.
  case resigned
  /// It is first responder already (12.2).
  case already
  /// It cannot become first responder (12.1).
  case cannotBecome
  /// It is in no window (12.2).
  case notInWindow
  /// The first responder until then refuses to resign (12.2).
  case refusedToResign
  /// It is not the first responder.
  case wasNot
  /// Its delegate is asked whether it may be edited (17.22).
  case shouldBeginEditing
  /// Its delegate is asked whether it may be edited no more (17.23).
  case shouldEndEditing

  /// Whether somebody is asked, and nothing changes yet.
  public var isQuestion: Bool { self == .shouldBeginEditing || self == .shouldEndEditing }
}

/// What happened to a window's first responder.
public struct FocusStep: Hashable, Sendable {
  /// Who was first responder.
  public let from: Responder?
  /// Who is, or asked to be.
  public let to: Responder?
  /// What happened.
  public let cause: FocusCause
  /// What was answered, where somebody was asked.
  public let answer: Bool

  /// Makes a step.
  public init(from: Responder?, to: Responder?, cause: FocusCause, answer: Bool = true) {
    self.from = from
    self.to = to
    self.cause = cause
    self.answer = answer
  }

  /// Whether the first responder changed.
  public var isDone: Bool { cause == .became || cause == .resigned }

  /// Whether it changed, or may.
  var saysYes: Bool { cause.isQuestion ? answer : isDone }

  /// Who is asked, where somebody is.
  public var asked: Responder? { cause == .shouldEndEditing ? from : to }
}

/// Whose time came.
public enum TimerOwner: Hashable, Sendable {
  /// A recognizer's machine.
  case recognizer(RecognizerID)
  /// A scroll view's slow-down.
  case deceleration(ViewID)
  /// A control that is held: a stepper repeats (18.33), a menu opens (18.30).
  case control(ViewID)
  /// A view that takes part in a transition (21.15).
  case transition(ViewID)
  /// A scroll view that comes back to a limit of its zoom (20.9).
  case zoom(ViewID)

  /// The view that waits; nil where a recognizer does.
  public var view: ViewID? {
    switch self {
    case .recognizer: nil
    case .deceleration(let view), .control(let view), .transition(let view), .zoom(let view): view
    }
  }

  /// The rule by which such a timer fires.
  var rule: RuleNumber {
    switch self {
    case .recognizer: RuleNumber(4, 5)
    case .deceleration: RuleNumber(11, 15)
    case .control: RuleNumber(18, 33)
    case .transition: RuleNumber(21, 15)
    case .zoom: RuleNumber(20, 9)
    }
  }
}
