import TouchCore
import TouchNarration

/// Where the lines of a log point go, and in which form.
struct LogTarget: Hashable, Sendable {
  /// A file; nil where they are shown.
  let file: String?
  /// Whether a line is a JSON object.
  let isJSON: Bool
}

/// A line that a log point writes at a step.
struct LogLine {
  let number: Int
  let template: Template
  let vantage: Vantage

  private var step: Int { (vantage.index ?? -1) + 1 }

  /// `#7  asked with (160,-140)`.
  var styled: StyledText { "\(dim: "#\(step)")  \(template.text(at: vantage))" }

  /// The same as text.
  var plain: String { "#\(step)  \(template.text(at: vantage))" }

  /// An object with the log point, the step, its time, the text and each value by its source.
  var json: String {
    let values = template.values(at: vantage).map { source, value in
      "\(source.quotedAsJSON):\(Self.json(value, in: vantage.trace.scene))"
    }
    let time = vantage.index.map { vantage.trace.milliseconds(at: $0) } ?? 0
    return "{\"log\":\(number),\"n\":\(step),\"t\":\(time),"
      + "\"text\":\(template.text(at: vantage).quotedAsJSON),"
      + "\"values\":{\(values.joined(separator: ","))}}"
  }

  private static func json(_ value: Value, in scene: Scene) -> String {
    switch value {
    case .nothing: "null"
    case .number(let number): number.isFinite ? exact(number) : "null"
    case .truth(let truth): truth ? "true" : "false"
    case .point(let point): "[\(exact(point.x)),\(exact(point.y))]"
    case .list(let all): "[" + all.map { json($0, in: scene) }.joined(separator: ",") + "]"
    case .word, .size, .rect, .transform, .responder, .recognizer, .touch, .step:
      value.text(in: scene).quotedAsJSON
    }
  }
}
