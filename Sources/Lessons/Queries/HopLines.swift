import SceneLanguage
import TouchCore

//  hitTest window (200,420) inside, ask 1
//  hitTest   firstView (200,420) outside -> nil
//  return  window -> window
//  └──┬───┘└ two spaces a level
//   8 columns

/// Hit testing, a line per question and a line per answer that came later.
struct HopLines {
  let trace: Trace

  var lines: [SaidLine] {
    var lines: [SaidLine] = []
    var isAnswered = false
    for index in trace.indices {
      switch trace[index] {
      case .hitAsk(let view, let depth, let point, let verdict):
        isAnswered = answersAtOnce(view, asked: index)
        let answer = isAnswered ? answerText(at: index + 1) : nil
        let said = words(view, verdict, answer: answer)
        let text = "\(trace.scene.name(of: view)) \(point.short) \(said)"
        lines.append(line("hitTest", depth, text, at: index))
      case .hitReturn(let view, let depth, _):
        // A view that answers at once has answered in its own line.
        if !isAnswered {
          let text = trace.scene.name(of: view) + answerText(at: index)
          lines.append(line("return", depth, text, at: index))
        }
        isAnswered = false
      default: continue
      }
    }
    return lines
  }

  private func line(_ word: String, _ depth: Int, _ text: String, at step: Int) -> SaidLine {
    let room = String(repeating: " ", count: 8 - word.count + 2 * depth)
    return SaidLine(text: word + room + text, step: step)
  }

  private func answersAtOnce(_ view: ViewID, asked index: Int) -> Bool {
    guard index + 1 < trace.endIndex, case .hitReturn(view, _, _) = trace[index + 1] else {
      return false
    }
    return true
  }

  private func answerText(at index: Int) -> String {
    guard case .hitReturn(_, _, let answer) = trace[index] else { return "" }
    return " -> " + (answer.map(trace.scene.name(of:)) ?? "nil")
  }

  private func words(_ view: ViewID, _ verdict: AskVerdict, answer: String?) -> String {
    switch verdict {
    case .inside:
      guard let answer else { return "inside, ask \(trace.scene[view].subviews.count)" }
      return (trace.scene[view].subviews.isEmpty ? "inside, no subviews" : "inside, asks none")
        + answer
    case .outside: return "outside -> nil"
    case .hidden, .interaction, .alpha, .animating:
      return "cannot receive (\(verdict.word)) -> nil"
    case .overridden:
      return "overridden (\(trace.scene.overrideWords(of: view) ?? ""))" + (answer ?? "")
    }
  }
}
