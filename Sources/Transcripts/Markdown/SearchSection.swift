import SceneLanguage
import TouchCore
import TouchNarration

//   5  window           (200,420)   ✓ inside   → fourthView  asks firstView
//   6    firstView      (200,420)   ✓ inside   → fourthView  asks thirdView first
//   …
//   9        fifthView  (160,-140)  ✗ outside  → nil         bounds 0,0 310x190

/// How the hit view was found.
struct SearchSection: MarkdownPart {
  let page: MarkdownTranscript

  /// The search, a line for every view asked, then why it was not somebody else.
  func blocks(_ story: TouchStory) -> [String] {
    let lines = searchLines(story)
    guard !lines.isEmpty else { return [] }
    return [
      page.heading(say(en: "Find the view", zh: "查找视图"), story),
      MarkdownText.fenced(aligned(lines), as: "text"),
    ] + WhyNotQuotes(page: page).lines(story)
  }

  private func searchLines(_ story: TouchStory) -> [SearchLine] {
    var lines: [SearchLine] = []
    var refusals = Refusals()
    for index in story.down where steps.contains(index) {
      let isNoted = page.untold.has(in: [index])
      if isNoted { refusals = Refusals() }
      let refused = isNoted ? 0 : refusals.count(trace[index])
      if refused > Refusals.told {
        if refused > Refusals.told + 1 { lines.removeLast() }
        lines.append(.words(index, depth: refusals.depth, folded(refused - Refusals.told)))
      } else if let line = searchLine(index, story) {
        lines += [line] + reasons(index)
      }
    }
    return lines
  }

  /// What stands below a step's line.
  private func reasons(_ index: Int) -> [SearchLine] {
    let notes = page.notes(at: index)
    guard case .hitAsk(_, let depth, _, _) = trace[index] else {
      return notes.map { .reason(depth: 0, $0) }
    }
    return (narrator.told(index, page.context.explaining).map { $0.plain } + notes)
      .map { .reason(depth: depth + 1, $0) }
  }

  private func folded(_ count: Int) -> String {
    say(en: "… \(count) more return nil here", zh: "……这里还有 \(count) 个返回 nil")
  }

  private func searchLine(_ index: Int, _ story: TouchStory) -> SearchLine? {
    switch trace[index] {
    case .windowAsk(let window, _, false):
      let isHidden = trace.scene[window].isHidden
      let reason =
        isHidden
        ? say(en: "passed over: hidden", zh: "跳过：已隐藏")
        : say(en: "passed over: in no window scene", zh: "跳过：不在任何窗口场景里")
      return .words(index, depth: 0, "\(trace.scene.name(of: window))  \(reason)")
    case .windowAsk(let window, _, true) where trace.asksAgain(at: index):
      let again = say(en: "is asked again: both passes must return a view", zh: "再问一遍：两遍都必须返回视图")
      return .words(index, depth: 0, "\(trace.scene.name(of: window))  \(again)")
    case .hitAsk(let view, let depth, let point, let verdict):
      return .columns(
        index,
        [
          SearchLine.indent(depth) + trace.scene.name(of: view), point.short,
          mark(verdict, story.answer(toAsk: index)) + " " + verdict.word,
          "→ " + (story.answer(toAsk: index).map { trace.scene.name(of: $0) } ?? "nil"),
          reason(view, verdict, at: index),
        ])
    case .hitResult(_, let view, _):
      let answer = view.map { trace.scene.name(of: $0) } ?? say(en: "none", zh: "没有")
      return .words(index, depth: 0, say(en: "hit view: ", zh: "命中的视图：") + answer)
    default: return nil
    }
  }

  private func mark(_ verdict: AskVerdict, _ answer: ViewID?) -> String {
    switch verdict {
    case .inside: "✓"
    case .overridden: answer == nil ? "✗" : "✓"
    case .outside, .hidden, .interaction, .alpha, .animating: "✗"
    }
  }

  /// The property that decided, or who is asked next.
  private func reason(_ id: ViewID, _ verdict: AskVerdict, at index: Int) -> String {
    let view = trace.scene[id]
    switch verdict {
    case .inside:
      guard let own = trace.scene.overrideWords(of: id) else { return next(below: id, at: index) }
      return next(below: id, at: index) + say(en: "; overridden hitTest: ", zh: "；重写的 hitTest：")
        + own
    case .outside:
      guard view.pointInsideOverride != nil else { return "bounds \(view.bounds.short)" }
      return say(en: "overridden pointInside", zh: "重写的 pointInside")
    case .hidden: return "isHidden"
    case .interaction: return "isUserInteractionEnabled = false"
    case .alpha: return "alpha \(exact(view.alpha))"
    case .animating: return say(en: "no allowUserInteraction", zh: "没有 allowUserInteraction")
    case .overridden:
      let own = trace.scene.overrideWords(of: id) ?? ""
      return say(en: "overridden hitTest: ", zh: "重写的 hitTest：") + own
    }
  }

  private func next(below view: ViewID, at index: Int) -> String {
    guard !trace.scene[view].subviews.isEmpty else { return say(en: "no subviews", zh: "没有子视图") }
    guard index + 1 < trace.count, case .hitAsk(let child, _, _, _) = trace[index + 1],
      trace.scene[child].superview == view
    else { return "" }
    let name = trace.scene.name(of: child)
    guard trace.scene[view].subviews.count > 1 else {
      return say(en: "asks \(name)", zh: "询问 \(name)")
    }
    return say(en: "asks \(name) first", zh: "先询问 \(name)")
  }

  /// The lines with each column as wide as its longest entry.
  private func aligned(_ lines: [SearchLine]) -> [String] {
    var widths: [Int] = []
    for case .columns(_, let columns) in lines {
      for (place, column) in columns.enumerated() {
        if place == widths.count { widths.append(0) }
        widths[place] = max(widths[place], displayWidth(column))
      }
    }
    return lines.map { line in
      switch line {
      case .columns(let index, let columns):
        page.numbered(index, zip(columns, widths).map { pad($0, to: $1) }.joined(separator: "  "))
      case .words(let index, let depth, let words):
        page.numbered(index, SearchLine.indent(depth) + words)
      case .reason(let depth, let words): page.below(SearchLine.indent(depth) + words)
      }
    }
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - displayWidth(text)))
  }
}

/// Counts siblings that refuse one after the other.
private struct Refusals {
  /// How many of them get a line of their own.
  static let told = 8

  private(set) var depth = 0
  private var inARow = 0

  /// How many refusals in a row end with a step; 0 where it is none.
  mutating func count(_ step: Step) -> Int {
    guard case .hitAsk(_, let depth, _, let verdict) = step, verdict.isRefusal else {
      inARow = 0
      return 0
    }
    inARow = depth == self.depth ? inARow + 1 : 1
    self.depth = depth
    return inARow
  }
}
