/// One decision as a person would tell it.
///
/// The kinds and their fields are those of `touch-trace/1`.
public enum Step: Hashable, Sendable {
  /// An event went into the application's queue (1.1).
  case queuePut(event: Int)
  /// The application took an event out of its queue, first in, first out (1.1).
  case queueTake(event: Int)
  /// It is a window's turn to be asked (1.6); one outside every window scene is passed over (1.9).
  case windowAsk(window: ViewID, point: Point, isShown: Bool)
  /// The window answered a view, so the touch is its own (1.6).
  case windowChoose(window: ViewID, touch: Int)
  /// A view's `hitTest` was called and said what it found of itself; asked with a point in its own
  /// coordinates (2.1 to 2.17).
  case hitAsk(view: ViewID, depth: Int, point: Point, verdict: AskVerdict)
  /// A view that was inside, or overrides `hitTest`, answered (2.5, 2.6, 2.13).
  case hitReturn(view: ViewID, depth: Int, returns: ViewID?)
  /// Hit testing is over: the touch's view, or nobody (2.1, 1.13).
  case hitResult(touch: Int, view: ViewID?, window: ViewID?)
  /// The touch is bound to view and window for its whole life (1.11).
  case touchBind(touch: Int, view: ViewID, window: ViewID)
  /// The window sent a touches message to the touch's view.
  case touchDeliver(to: Responder, method: ResponderMethod, touch: Int, mode: DeliveryMode)
  /// A responder's inherited behaviour, or its call of super, sent the message on to `next` (6.1).
  case chainNext(ChainHop)
  /// The message goes no further, because somebody kept it (6.2, 7.11).
  case chainStop(at: Responder, method: ResponderMethod, touch: Int, mode: DeliveryMode)
  /// The message fell off the end of the chain (5.12).
  case chainDrop(at: Responder, method: ResponderMethod, touch: Int, reason: DropReason)

  /// A timer fired between events (4.5).
  case timer(TimerOwner)
  /// A property changed while fingers were down: its place in `Trace.changes`.
  case change(Int)
  /// Something about a gesture recognizer.
  case recognizer(RecognizerStep)
  /// Something about a touch that was held back from its view.
  case gate(GateStep)
  /// Something in a control.
  case control(ControlStep)
  /// Something about an action.
  case action(ActionStep)
  /// Something in a scroll view.
  case scroll(ScrollStep)
  /// Something about a row of a table or an item of a collection.
  case row(RowStep)
  /// Something about a first responder.
  case focus(FocusStep)
  /// Something about a presented controller or a stack.
  case presentation(PresentationStep)

  /// What a responder does with a touches message.
  public enum DeliveryMode: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing of its own: the inherited method sends it to `next` (6.1).
    case `default`
    /// Its override handles it and does not call super (6.2).
    case handled
    /// Its override calls super, after handling it or not (6.3).
    case `super`
    /// UIControl's own method keeps it (7.11, 7.13).
    case control
    /// UIScrollView's own method keeps it (18.1).
    case scrollView

    /// The word of the record.
    public var word: String {
      switch self {
      case .default: "default"
      case .handled: "handled"
      case .super: "super"
      case .control: "control"
      case .scrollView: "scrollView"
      }
    }
  }

  /// Why a message fell off the chain.
  public enum DropReason: UInt8, Hashable, Sendable, CaseIterable {
    /// `next` is nil.
    case noNext
    /// An override of `next` leads back to somebody who had the message: UIKit would not end.
    case loop
  }

  /// One hop along `next`.
  public struct ChainHop: Hashable, Sendable {
    /// Who sent the message on.
    public let from: Responder
    /// Who gets it.
    public let to: Responder
    /// Which rule of `next` led there.
    public let hop: Hop
    /// The message.
    public let method: ResponderMethod
    /// The touch's number.
    public let touch: Int
    /// What the receiver does with it.
    public let mode: DeliveryMode
    /// How many hops came before this one for this message.
    public let depth: Int

    /// Makes a hop.
    public init(
      from: Responder, to: Responder, hop: Hop, method: ResponderMethod, touch: Int = 0,
      mode: DeliveryMode, depth: Int = 0
    ) {
      self.from = from
      self.to = to
      self.hop = hop
      self.method = method
      self.touch = touch
      self.mode = mode
      self.depth = depth
    }
  }
}
