import JSON
import TouchNarration

extension Note {
  func write(to json: inout JSONWriter) {
    json.field("rec", word: "note")
    json.field("n", step)
    json.field("by", word: "reader")
    switch content {
    case .text(let text):
      json.field("kind", word: "note")
      json.field("text", text)
    case .prediction(let prediction):
      json.field("kind", word: "prediction")
      prediction.write(to: &json)
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
