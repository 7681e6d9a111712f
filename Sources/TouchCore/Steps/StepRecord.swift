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
  var kind: Kind
  var detail: UInt8
  var touch: UInt16
  var subject: UInt32
  var object: UInt32
  var moment: UInt32
  var x: Double
  var y: Double

  enum Kind: UInt8, Sendable {
    case queuePut, queueTake
    case windowAsk, windowChoose
    case hitAsk, hitReturn, hitResult
    case touchBind, touchDeliver
    case chainNext, chainStop, chainDrop
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

  @inline(__always)
  static func hitAsk(
    _ view: UInt32, _ verdict: UInt8, depth: UInt32, _ point: Point, moment: UInt32
  ) -> StepRecord {
    StepRecord(
      .hitAsk, detail: verdict, subject: view, object: depth, moment: moment, x: point.x,
      y: point.y)
  }

  @inline(__always)
  static func hitReturn(
    _ view: UInt32, returns answer: UInt32, depth: UInt32, moment: UInt32
  ) -> StepRecord {
    StepRecord(.hitReturn, subject: view, object: answer, moment: moment, x: Double(depth))
  }
}
