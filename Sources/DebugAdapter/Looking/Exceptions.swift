import TouchDebugger
import TouchNarration

/// What went otherwise than hoped, where one stands.
enum Exceptions {
  static func body(_ stage: Stage) -> JSON {
    let id = stage.stop.mishaps.map(\.rawValue).joined(separator: " ")
    var trial = stage.debugger
    trial.stopCollecting()
    let told = trial.perform("why").text
    let body: JSON = [
      "exceptionId": .text(id.isEmpty ? stage.stop.reason.rawValue : id),
      "description": .text(stage.sentence), "breakMode": "always",
    ]
    return body.with("details", ["message": .text(stage.sentence), "stackTrace": .text(told)])
  }
}
