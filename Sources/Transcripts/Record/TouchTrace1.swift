import TouchCore

//  head ─ step ─ step ─ note ─ step … ─ end        one JSON object a line
//
//  These types are the file format. They change only with the schema's number, however the steps
//  in memory change.

/// Version 1 of the record's format.
public enum TouchTrace1 {
  /// The name a head gives its format.
  public static let schema = "touch-trace/1"

  /// The first line: everything that is needed to play the record again.
  struct Head {
    var tool: String
    var model: String
    var language: String
    var lesson: String?
    var scene: [String]
    var touches: [String]
    var settings: [(name: String, value: Double)]
  }

  /// One decision.
  struct EncodedStep {
    var number: Int
    var milliseconds: Int
    var phase: String
    var kind: String
    var id: String
    var rule: String
    var fields: StepFields
    var text: String
  }

  /// What a kind of step says beyond what all of them say.
  enum StepFields {
    case queue(event: String)
    case windowAsk(window: String, point: Point, isShown: Bool)
    case windowChoose(window: String, touch: Int)
    case hitAsk(view: String, depth: Int, point: Point, verdict: String, override: String?)
    case hitReturn(view: String, returns: String?)
    case hitResult(touch: Int, view: String?, window: String?)
    case touchBind(touch: Int, view: String, window: String)
    case touchDeliver(responder: String, method: String, touches: [String], mode: String)
    case chainNext(from: String, to: String, hop: String, method: String, mode: String)
    case chainStop(from: String, method: String, mode: String)
    case chainDrop(from: String, method: String, reason: String)
  }

  /// The last line: what became of the touches.
  struct End {
    var outcome: [Outcome]
    var steps: Int
  }

  /// What became of one touch.
  struct Outcome {
    var touch: Int
    var finger: String
    var hit: String?
    var handled: [String]
    var isDropped: Bool
  }
}
