import TouchCore
import TouchInquiry
import TouchNarration

/// Why it was not somebody else, a question in bold each.
struct WhyNotQuotes: MarkdownPart {
  let page: MarkdownTranscript

  /// How many views are asked about.
  private static let viewsTold = 6

  /// Why it was not one of those that stand beside the route, the nearest to the hit view first.
  func lines(_ story: TouchStory) -> [String] {
    besideTheRoute(story).prefix(Self.viewsTold).map { view in
      let answer = narrator.answer(
        trace.whyNot(view, touch: story.outcome.touch), about: view, touch: story.outcome.touch)
      let words = answer.map(MarkdownText.styled).joined(separator: say(en: " ", zh: ""))
      let question = say(en: "Why not \(name(view))?", zh: "为什么不是 \(name(view))？")
      return "> **\(question)** \(words)"
    }
  }

  private func besideTheRoute(_ story: TouchStory) -> [ViewID] {
    let route = story.asked.filter(story.isOnTheRoute)
    guard !route.isEmpty else { return refused(story) }
    let beside = route.reversed().flatMap { trace.scene[$0].subviews.reversed() }
    let windows = trace.scene.windowsTopmostFirst.map { $0.view }
    return (beside + windows).filter { !story.isOnTheRoute($0) && $0 != story.outcome.hit }
  }

  /// Where nobody was hit: everybody who said no, the deepest first.
  private func refused(_ story: TouchStory) -> [ViewID] {
    let windows = trace.scene.windowsTopmostFirst.map { $0.view }
    return story.asked.reversed() + windows.filter { story.verdicts[$0] == nil }
  }
}
