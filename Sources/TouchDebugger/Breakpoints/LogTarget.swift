import JSON
import TouchCore
import TouchInquiry
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
  ///
  /// Each line names its views in full (design 28): it is read alone.
  var styled: StyledText {
    "\(dim: "#\(step)")  " + FoundNames(vantage.trace.scene).telling(template.text(at: vantage))
  }

  var plain: String { styled.plain }

  /// An object with the log point, the step, its time, the text and each value by its source.
  var json: String {
    let scene = vantage.trace.scene
    return JSONWriter.line { json in
      json.field("log", number)
      json.field("n", step)
      json.field("t", vantage.index.map { vantage.trace.milliseconds(at: $0) } ?? 0)
      json.field("text", template.text(at: vantage).plain)
      json.object("values") { json in
        for (source, value) in template.values(at: vantage) {
          json.key(source)
          Self.write(value, in: scene, to: &json)
        }
      }
    }
  }

  private static func write(_ value: Value, in scene: Scene, to json: inout JSONWriter) {
    switch value {
    case .nothing: json.value(String?.none)
    case .number(let number): json.value(number)
    case .truth(let truth): json.value(truth)
    case .point(let point): json.value([point.x, point.y])
    case .list(let all): json.array { json in for it in all { write(it, in: scene, to: &json) } }
    case .word, .size, .rect, .transform, .responder, .recognizer, .touch, .step:
      json.value(value.text(in: scene))
    }
  }
}
