import TouchCore

//  A ->> window      hitTest (200,420)           a finger's touch asks the window
//  window ->> first  hitTest (200,420)
//  first -->> window nil, outside                a refusal is a question and its answer in one step

extension MarkdownTranscript {
  /// How many refusals in a row get a line of their own.
  private static let refusalsDrawn = 4

  /// Who asked whom while a touch looked for its view.
  func searchDiagram(_ story: TouchStory) -> [DiagramLine] {
    let finger = Lane.fingers(story.outcome.finger)
    var lines: [DiagramLine] = []
    var callers: [Lane] = []
    var refused = 0
    for index in story.down {
      switch trace[index] {
      case .hitAsk(let view, let depth, let point, let verdict):
        callers.removeLast(max(0, callers.count - depth))
        let (caller, asked) = (callers.last ?? finger, lane(view))
        callers.append(asked)
        refused = verdict.isRefusal ? refused + 1 : 0
        guard refused <= Self.refusalsDrawn else {
          lines.append(DiagramLine(over: caller, say(en: "one more nil", zh: "又一个 nil"), index))
          continue
        }
        lines.append(DiagramLine(.call, caller, asked, "hitTest \(point.short)", index))
        if verdict.isRefusal {
          lines.append(DiagramLine(.answer, asked, caller, "nil, \(verdict.word)", index))
        }
      case .hitReturn(let view, let depth, let answer):
        callers.removeLast(max(0, callers.count - depth))
        let words = answer.map { plainName(.view($0)) } ?? "nil"
        lines.append(DiagramLine(.answer, lane(view), callers.last ?? finger, words, index))
      case .windowAsk(let window, _, false):
        lines.append(DiagramLine(over: lane(window), say(en: "passed over", zh: "跳过"), index))
      case .windowAsk(let window, _, true) where trace.asksAgain(at: index):
        lines.append(DiagramLine(over: lane(window), say(en: "asked again", zh: "再问一遍"), index))
      case .hitResult(_, let view, _):
        let words = view == nil ? say(en: "no view", zh: "没有视图") : say(en: "hit view", zh: "命中的视图")
        lines.append(DiagramLine(over: view.map(lane) ?? finger, words, index))
      default: break
      }
    }
    return lines.filter { steps.contains($0.step - 1) }
  }

  func lane(_ view: ViewID) -> Lane { .responder(.view(view)) }
}
