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
    /// The touches are nil for a message that is not about touches.
    case deliver(responder: String, method: String, touches: [String]?, mode: String)
    /// The touches of a hop are nil where they are those of the message before it.
    case chainNext(
      from: String, to: String, hop: String, method: String, touches: [String]?, mode: String)
    case chainStop(from: String, method: String, touches: [String]?, mode: String)
    case chainDrop(from: String, method: String, touches: [String]?, reason: String)
    case timer(of: String, timer: String)
    case change(object: String, property: String, old: Value?, new: Value)
    case collect(touch: Int, view: String, window: String?, recognizers: [String])
    case recognizer(String, view: String, RecognizerFields)
    case gate(touch: Int, method: String, by: String?, reason: String)
    case track(control: String, call: String, touch: Int, answer: Bool)
    case highlight(control: String, isHighlighted: Bool)
    case controlEvent(control: String, event: String)
    case action(String, target: String?, sender: String, isHandled: Bool)
    case scroll(view: String, call: String, offset: Point, willDecelerate: Bool?)
    case focus(from: String?, to: String?, cause: String)
  }

  /// What a step about one recognizer says beyond whom it is about.
  enum RecognizerFields {
    case receive(method: String, touches: [String], isIgnored: Bool)
    case ask(question: String, about: String?, answer: Bool)
    case state(from: String, to: String, cause: String, by: String?, value: Value?)
    case action(String?, state: String)
    case prevent(by: String)
  }

  /// A value of a property or a measure.
  enum Value {
    case flag(Bool)
    case number(Double)
    case numbers([Double])
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
