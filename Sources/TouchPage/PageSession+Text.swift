import JSON
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

//  the text  ◀── completions, a value from the panel, what was tried at the prompt

extension PageSession {
  /// Writes what could stand at the end of a line of the text, each with how it is written.
  func writeWords(behind line: String, _ json: inout JSONWriter) {
    let found = SceneWords.completions(of: line)
    json.field("replacing", found.replacing)
    json.array("candidates") { json in
      for entry in found.entries {
        json.array { json in
          json.value(entry.word)
          json.value(entry.form)
        }
      }
    }
  }

  /// Writes the properties of a view as they are where one stands: name, value, whether it can be
  /// changed, and whether it is as it is of itself.
  func writeProperties(of view: Int, _ json: inout JSONWriter) {
    guard let debugger, 0..<debugger.trace.scene.viewIDs.count ~= view else { return }
    let looks = debugger.looks
    json.array("properties") { json in
      for member in looks.members(of: Exhibit(.view(ViewID(view)))) where !member.thing.opens {
        json.array { json in
          json.value(member.name)
          json.value(looks.text(of: member.thing))
          json.value(member.isEditable)
          json.value(member.isUsual)
        }
      }
    }
  }

  /// Writes the text as it is with an edit made, or with all that was tried at the prompt.
  ///
  /// - Parameter edit: `card.alpha = 0.5`, as behind `whatif`; nil for what was tried.
  func change(by edit: String?, _ json: inout JSONWriter) -> String? {
    guard let file, let debugger else { return "nothing is open" }
    let wanted = edit.map { file.scene.changed(by: $0) } ?? debugger.trace.scene
    guard let changed = wanted else {
      // The prompt says what keeps it from being made.
      var trial = debugger
      return trial.perform("whatif " + (edit ?? "")).lines.map { $0.plain }.joined(separator: " ")
    }
    var written = replacingScene(file.scene, by: changed, in: text)
    if edit == nil, debugger.trace.script != file.touches.first(where: { $0.id == touch })?.script {
      written = replacingTouch(
        touch, by: writeTouches(debugger.trace.script, in: changed), in: written)
    }
    json.field("text", written)
    return nil
  }
}
