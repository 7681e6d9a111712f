import TouchDebugger
import TouchNarration

//   90 024 steps ─▶ a line each ─▶ explained, short and whole          goal 1 000 000 a second

/// Prints how many steps a second are told by a line, and how many are explained, in either language.
func reportTelling() throws {
  let trace = try SessionScenes.debugger(SessionScenes.drag(moves: 9000)).trace
  for language in Language.allCases {
    let narrator = Narrator(trace, language)
    reportPace("told by a line", of: trace.count, language) {
      trace.indices.reduce(0) { $0 + narrator.line($1).runs.count }
    }
    reportPace("explained", of: trace.count, language) {
      trace.indices.reduce(0) { $0 + narrator.explain($1).long.count + 1 }
    }
  }
}

/// Runs a telling five times and prints the best pace.
private func reportPace(
  _ what: String, of steps: Int, _ language: Language, telling: () -> Int
) {
  let rounds = (0..<5).map { _ in
    let start = processorSeconds()
    // What is told must be used, or the optimizer leaves the telling out.
    precondition(telling() > 0, "nothing was told")
    return processorSeconds() - start
  }
  let pace = Int(Double(steps) / (rounds.min() ?? 1))
  let verdict = pace >= 1_000_000 ? "" : "   TOO SLOW"
  print(
    "\(steps) steps \(what), \(language.rawValue): \(pace) a second,",
    "best of 5   (goal 1000000)\(verdict)")
}
