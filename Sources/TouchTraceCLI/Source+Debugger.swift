import LineEditing
import TouchDebugger

extension Source {
  /// A session over it, of which nobody has taken a step.
  func debugger(_ invocation: Invocation, _ console: Console) -> Debugger {
    var debugger = Debugger(
      scene: scene, script: script, language: console.language, sceneLabel: touchID)
    debugger.expectations = expectations
    debugger.source = door(invocation, console)
    debugger.interrupted = WaitingSign.isInterrupted
    debugger.files = .system
    debugger.drawsInASCII = invocation.has(.ascii)
    return debugger
  }

  /// What writes its record.
  var exporter: Exporter { Exporter(lesson: lessonID, label: touchID) }
}
