//  32 bytes, so that recording everything costs little more than deciding it:
//
//    0    1      2      4        8       12       16       24     32
//    ┌────┬──────┬──────┬────────┬────────┬────────┬────────┬────────┐
//    │kind│detail│touch │subject │ object │ moment │   x    │   y    │
//    └────┴──────┴──────┴────────┴────────┴────────┴────────┴────────┘

/// A step as it is stored: handles, numbers and small codes, never text.
///
/// `Trace` turns it into a `Step` when somebody looks.
public struct StepRecord: Hashable, Sendable {
  package var kind: Kind
  var detail: UInt8
  var touch: UInt16
  package var subject: UInt32
  var object: UInt32
  package var moment: UInt32
  var x: Double
  var y: Double

  package enum Kind: UInt8, Sendable {
    case queuePut, queueTake
    case windowAsk, windowChoose
    case hitAsk, hitReturn, hitResult
    case touchBind, touchDeliver
    case chainNext, chainStop, chainDrop
    case timer, change
    case collect, receive, gestureAsk, gestureState, gestureAction, prevent
    case hold, flush, cancel, discard
    case track, highlight, controlEvent, actionAsk, actionSend
    case scroll, row, focus, presentation
  }

  init(
    _ kind: Kind, detail: UInt8 = 0, touch: Int = 0, subject: UInt32 = Responder.nobody,
    object: UInt32 = Responder.nobody, moment: UInt32, x: Double = 0, y: Double = 0
  ) {
    self.kind = kind
    self.detail = detail
    self.touch = UInt16(truncatingIfNeeded: touch)
    self.subject = subject
    self.object = object
    self.moment = moment
    self.x = x
    self.y = y
  }

  /// The touch a step is about; 0 where it is about none.
  package var touchNumber: Int { kind == .gestureState ? 0 : Int(touch) }

  /// Whether a step of a touch-down belongs to one of the touches that went down in it.
  package func isAbout(_ touch: Int) -> Bool { touchNumber == 0 || touchNumber == touch }

  /// Whether it is a call of a touches method or a hop of one.
  var isDelivery: Bool {
    kind == .touchDeliver || kind == .chainNext || kind == .chainStop || kind == .chainDrop
  }

  @inline(__always)
  static func hitAsk(
    _ view: UInt32, _ verdict: UInt8, depth: UInt32, _ point: Point, _ occasion: Occasion
  ) -> StepRecord {
    StepRecord(
      .hitAsk, detail: verdict, touch: Int(occasion.touch), subject: view, object: depth,
      moment: occasion.moment, x: point.x, y: point.y)
  }

  @inline(__always)
  static func hitReturn(
    _ view: UInt32, returns answer: UInt32, depth: UInt32, _ occasion: Occasion
  ) -> StepRecord {
    StepRecord(
      .hitReturn, touch: Int(occasion.touch), subject: view, object: answer,
      moment: occasion.moment, x: Double(depth))
  }
}

/// When a step happens, and for which touch.
struct Occasion {
  var moment: UInt32 = 0
  var touch: UInt16 = 0
}
