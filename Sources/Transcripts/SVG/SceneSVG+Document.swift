import TouchCore
import TouchInquiry
import TouchNarration

//  <svg role="img" aria-labelledby="…">
//    <title> which step <desc> what happens, in sentences
//    <style> the dark colours   <defs> the hatching, the edge of the stage
//    stage, panel, chain

extension SceneSVG {
  /// How many touches the last picture tells the end of.
  private static let touchesTold = 3

  /// Which step it is.
  var heading: StyledText {
    guard let index else {
      return Phrase(
        en: "before the first of \(trace.count) steps", zh: "共 \(trace.count) 步，尚未开始")[language]
    }
    let time = trace.milliseconds(at: index)
    let kind = trace[index].kindName
    return Phrase(
      en: "step \(index + 1) of \(trace.count) · \(time) ms · \(kind)",
      zh: "第 \(index + 1) 步，共 \(trace.count) 步 · \(time) 毫秒 · \(kind)")[language]
  }

  /// What happens there; after the last step also what came of the touches.
  var story: [StyledText] {
    guard let index else {
      return [Phrase(en: "nothing has happened yet", zh: "还什么都没有发生")[language]]
    }
    let narrator = Narrator(trace, language)
    let told = narrator.explain(index).short
    let names = FoundNames(trace.scene)
    guard index == trace.count - 1 else { return [names.telling(told)] }
    let touches = trace.outcomes.suffix(Self.touchesTold).flatMap { narrator.outcome(of: $0.touch) }
    return narrator.cutShort + names.telling(touches + [told] + caption)
  }

  /// Why what a person would have meant did not happen.
  private var caption: [StyledText] {
    guard let verdict = trace.meantVerdict(language)?.values else { return [] }
    let edit = verdict.edits.prefix(1).map { "\(code: $0.command)" as StyledText }
    return ["\(strong: verdict.question)"] + verdict.reason + edit
  }

  /// The sentences that give the reason.
  var reasons: [StyledText] {
    index.map { Narrator(trace, language).explain($0).long } ?? []
  }

  /// The sentences for those who cannot see the picture.
  func description(of still: Still, _ story: [StyledText], chain: String) -> String {
    let marks = still.marks
    let asked = marks.asked.sorted { $0.value.index < $1.value.index }.prefix(30)
      .map { view, ask in
        let name = still.scene.name(of: view)
        if marks.hit == view { return "\(name) ✓" }
        guard marks.refusal(of: view) != nil else { return name }
        return "\(name) ✗ " + (marks.answered[view] == nil ? ask.verdict.word : "nil")
      }
    let list = asked.joined(separator: Phrase(en: ", ", zh: "、")[language].plain)
    var parts = story.map { $0.plain }
    if !asked.isEmpty {
      parts.append(Phrase(en: "Asked: \(list)", zh: "询问过：\(list)")[language].plain)
    }
    if !chain.isEmpty {
      parts.append(Phrase(en: "Responder chain: \(chain)", zh: "响应者链：\(chain)")[language].plain)
    }
    let ends: [Character] = [".", "。"]
    let sentences = parts.map { part in
      part.last.map(ends.contains) == true ? String(part.dropLast()) : part
    }
    return sentences.joined(separator: Phrase(en: ". ", zh: "。")[language].plain)
  }

  /// The picture around its parts.
  func document(
    _ size: Size, _ description: String, stage: Rect?, _ body: (inout XMLWriter) -> Void
  ) -> String {
    let (width, height) = (drawn(size.width.rounded(.up)), drawn(size.height.rounded(.up)))
    var xml = XMLWriter()
    xml.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": "img",
        "aria-labelledby": "\(prefix)title \(prefix)desc", "lang": language.rawValue,
        "font-family": StyleSheet.words, "font-size": "12",
      ]
    ) { xml in
      xml.textElement("title", ["id": "\(prefix)title"]) { $0.words(heading.plain) }
      xml.textElement("desc", ["id": "\(prefix)desc"]) { $0.words(description) }
      xml.textElement("style") { $0.words(StyleSheet.text) }
      if let stage { xml.defineStage(stage, prefix: prefix) }
      let paper = Rect(0.5, 0.5, size.width.rounded(.up) - 1, size.height.rounded(.up) - 1)
      xml.rect(paper, radius: 10, Paint(fill: .page, stroke: .edge))
      body(&xml)
    }
    return xml.text
  }

  /// The picture of a scene without a window.
  var empty: String {
    let words = Phrase(en: "there is no window to draw", zh: "没有可以画的窗口")[language].plain
    return document(Size(360, 60), words, stage: nil) {
      $0.line(words, at: Point(20, 35), size: 14, .text)
    }
  }
}
