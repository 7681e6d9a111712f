import TouchNarration

extension Note {
  var line: String {
    JSONWriter.line { json in
      json.field("rec", "note")
      json.field("n", step)
      json.field("by", "reader")
      switch content {
      case .text(let text):
        json.field("kind", "note")
        json.field("text", text)
      case .prediction(let prediction):
        json.field("kind", "prediction")
        prediction.write(to: &json)
      }
    }
  }
}

extension Prediction {
  fileprivate func write(to json: inout JSONWriter) {
    json.field("asked", asked)
    json.field("given", given)
    if let isSure { json.field("sure", isSure) }
    json.field("right", right)
    json.field("misconception", misconception)
  }
}

extension TouchTrace1.End {
  var line: String {
    JSONWriter.line { json in
      json.field("rec", "end")
      json.key("outcome")
      json.array { json in
        for touch in outcome { json.object(touch.write) }
      }
      json.field("steps", steps)
    }
  }
}

extension TouchTrace1.Outcome {
  fileprivate func write(to json: inout JSONWriter) {
    json.field("touch", touch)
    json.field("finger", finger)
    json.field("hit", hit)
    json.field("handled", handled)
    json.field("dropped", isDropped)
  }
}
