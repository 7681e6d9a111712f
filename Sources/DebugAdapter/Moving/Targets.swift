import TouchCore
import TouchDebugger
import TouchNarration

/// The moments a client can choose among.
enum Targets {
  /// More are no choice.
  private static let most = 50

  /// The moments that a line of a source speaks of.
  static func moments(_ arguments: Arguments, _ stage: inout Stage) throws(Refusal) -> WireValue {
    let book = try stage.shelf.knownBook(SourceName(arguments.object("source")))
    guard let line = stage.client.line(arguments.whole("line")) else {
      throw Refusal(AdapterWords.noPlace)
    }
    let narrator = Narrator(stage.debugger.trace, stage.language)
    let targets = steps(book, line, stage).prefix(most).map { step -> WireValue in
      let label =
        step == 0 ? stage.say(AdapterWords.atTheStart) : label(of: step, narrator, stage.debugger)
      return [
        "id": .whole(stage.handles.number(of: .moment(step: step))),
        "label": .text("#\(step) \(label)"),
        "line": stage.client.shown(line: line),
      ]
    }
    return ["targets": .array(targets)]
  }

  private static func steps(_ book: Shelf.Book, _ line: Int, _ stage: Stage) -> [Int] {
    switch book {
    case .timeline:
      if line == 1 { return [0] }
      return Timeline.step(atLine: line, in: stage.debugger).map { [$0] } ?? []
    case .program: return stops(at: .line(line), in: stage)
    case .listing(let place):
      let lines = Listing.all[place].lines
      guard lines.indices.contains(line - 1), let stop = lines[line - 1].stop else { return [] }
      return stops(at: .place(stop.place), StopClauses(condition: stop.condition), in: stage)
    }
  }

  /// Where a breakpoint would stop; it is set in a session of its own, which goes away with that.
  private static func stops(
    at target: StopTarget, _ clauses: StopClauses = StopClauses(), in stage: Stage
  ) -> [Int] {
    var trial = stage.debugger
    return trial.setBreakpoint(target, clauses).breakpoint?.stops(in: trial.trace) ?? []
  }

  private static func label(of step: Int, _ narrator: Narrator, _ debugger: Debugger) -> String {
    debugger.trace[step - 1].kindName + ": " + debugger.names.telling(narrator.line(step - 1)).plain
  }

  /// The calls that the one where somebody stands goes on to make, and the ways back.
  static func calls(_ arguments: Arguments, _ stage: inout Stage) throws(Refusal) -> WireValue {
    let number = arguments.whole("frameId")
    guard case .frame(let place)? = stage.handles[number] else {
      throw Refusal(AdapterWords.noLongerOpen)
    }
    let debugger = stage.debugger
    let trace = debugger.trace
    let narrator = Narrator(trace, stage.language)
    let targets = debugger.looks.callsToCome(inFrame: place).prefix(most).map { step -> WireValue in
      [
        "id": .whole(stage.handles.number(of: .moment(step: step))),
        "label": .text("#\(step) " + label(of: step, narrator, debugger)),
      ]
    }
    let back = Motion.allCases.map { motion -> WireValue in
      let name = Verb(motion, .backwards).rawValue
      return [
        "id": .whole(stage.handles.number(of: .back(motion))),
        "label": .text(stage.say(AdapterWords.back(name))),
      ]
    }
    return ["targets": .array(targets + (debugger.cursor > 0 ? back : []))]
  }
}
