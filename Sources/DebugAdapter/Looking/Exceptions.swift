import TouchDebugger
import TouchNarration

/// What went otherwise than hoped, where one stands.
enum Exceptions {
  static func body(_ stage: Stage) -> WireValue {
    let id = stage.stop.mishaps.map(\.rawValue).joined(separator: " ")
    var trial = stage.debugger
    let told = trial.explainStep().text
    let path = stage.shelf.programPath
    let unexpected = stage.debugger.looks.unexpected(atStep: stage.debugger.cursor)
      .map { "\(path):\($0.line): \($0.words)" }
    let description = ([stage.sentence] + unexpected).joined(separator: "\n")
    let body: WireValue = [
      "exceptionId": .text(id.isEmpty ? stage.stop.reason.rawValue : id),
      "description": .text(description), "breakMode": "always",
    ]
    return body.with("details", ["message": .text(description), "stackTrace": .text(told)])
  }
}
