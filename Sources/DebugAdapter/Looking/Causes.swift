import TouchDebugger
import TouchInquiry
import TouchNarration

//   Why ─ said      body gets touchesCancelled because press took touch A.
//       ─ checked   held 500 of 500 ms
//       ─ cause[1]  #37 the gate took A from body … ▸ what that follows from

/// Why things are as they are, as rows to open.
enum Causes {
  /// What is said of the step of a call, what was checked, and what it follows from.
  static func why(ofFrame frame: Int, _ stage: inout Stage) -> [WireValue] {
    let debugger = stage.debugger
    let step = Scopes.step(ofFrame: frame, stage)
    guard debugger.trace.indices.contains(step - 1) else { return [] }
    let explanation = Narrator(debugger.trace, stage.language).explain(step - 1)
    let said = debugger.names.telling(explanation.long).map(\.plain).filter { !$0.isBlank }
    let digits = "\(said.count)".count
    let rows = said.enumerated().map { place, text in
      Variables.row(
        said.count == 1 ? "why" : "why[\(Variables.padded(place + 1, digits))]", text,
        command: "why #\(step)")
    }
    // Editors write a value behind each word that is the name of a row: the listings say `rule`, too.
    let rule = Variables.row(
      "by rule", debugger.looks.ruleLine(explanation.rule), command: "rules \(explanation.rule)")
    return rows + [rule] + facts(ofFrame: frame, stage) + self.rows(ofStep: step, &stage)
  }

  /// What the call knew, as `frame` tells it; several of a name are numbered, for some clients
  /// keep one of each.
  private static func facts(ofFrame frame: Int, _ stage: Stage) -> [WireValue] {
    let facts = stage.debugger.looks.facts(ofFrame: frame)
    var counts: [String: Int] = [:]
    return facts.map { label, value in
      let isAlone = facts.count { $0.label == label } == 1
      counts[label, default: 0] += 1
      let name = isAlone ? label : "\(label)[\(counts[label] ?? 1)]"
      return Variables.row(name, value, command: nil)
    }
  }

  /// What a step follows from, the nearest first; each can be opened to go on from there.
  static func rows(ofStep step: Int, _ stage: inout Stage) -> [WireValue] {
    let trace = stage.debugger.trace
    guard trace.indices.contains(step - 1) else { return [] }
    let narrator = Narrator(trace, stage.language)
    let names = stage.debugger.names
    let walk = CauseWalk(from: step - 1, in: trace).steps
    return walk.enumerated().map { place, cause in
      let isLast = CauseWalk(from: cause, in: trace).steps.isEmpty
      return Variables.row(
        "cause[\(place + 1)]", "#\(cause + 1)  \(names.telling(narrator.line(cause)).plain)",
        evaluate: "why #\(cause + 1)",
        reference: isLast ? 0 : stage.handles.number(of: .causes(step: cause + 1)),
        isEditable: false)
    }
  }
}
