import TouchDebugger
import TouchNarration
import Transcripts

//   900 024 steps ─▶ jsonl          goal 100 MB/s, and no more memory than for a tenth of them

/// Prints how fast records become jsonl, in either language, and what memory that takes.
func reportWriting() throws {
  for moves in [9000, 90_000] {
    let trace = try SessionScenes.debugger(SessionScenes.drag(moves: moves)).trace
    for language in Language.allCases {
      let before = peakMegabytes()
      var bytes = 0
      let rounds = (0..<5).map { _ in
        bytes = 0
        let start = processorSeconds()
        writeJSONLines(of: trace, language: language, context: TranscriptContext(tool: "bench")) {
          bytes += $0.count
        }
        return processorSeconds() - start
      }
      let speed = Int(Double(bytes) / 1e6 / (rounds.min() ?? 1))
      let verdict = speed >= 100 ? "" : "   TOO SLOW"
      print(
        "\(trace.count) steps as jsonl, \(language.rawValue): \(bytes) bytes, \(speed) MB/s,",
        "best of 5   (goal 100)\(verdict); peak memory +\(peakMegabytes() - before) MB")
    }
  }
}
