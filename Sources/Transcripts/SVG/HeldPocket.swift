import TouchCore
import TouchInquiry
import TouchNarration

//   │ ┌────────────────┐ │
//   │ │ touchesBegan A │ │    a card for every message that waits
//   │ └────────────────┘ │
//   ╰────────────────────╯

/// The pocket in which touches wait that are held back from their views.
struct HeldPocket {
  private static let mostHeld = 4

  let trace: Trace
  let index: Int?
  let language: Language

  /// Draws the pocket; answers where it ends.
  func draw(
    at corner: Point, _ width: Double, _ xml: inout XMLWriter
  ) -> Double {
    let held = index.map { trace.held(after: $0) } ?? []
    let shown = held.prefix(Self.mostHeld)
    let height = max(26, Double(shown.count) * 36 + 12 + (held.count > shown.count ? 14 : 0))
    let (left, right, low) = (corner.x, corner.x + width, corner.y + height)
    xml.path(
      "M\(drawn(left)) \(drawn(corner.y))V\(drawn(low - 14))q0 14 14 14H\(drawn(right - 14))"
        + "q14 0 14-14V\(drawn(corner.y))",
      Paint(fill: nil, stroke: .dim), width: 1.8)
    xml.path(
      "M\(drawn(left + 4)) \(drawn(corner.y))V\(drawn(low - 14))q0 10 10 10H\(drawn(right - 14))"
        + "q10 0 10-10V\(drawn(corner.y))",
      Paint(fill: nil, stroke: .dim), width: 0.9, dashes: "3 3", opacity: 0.7)
    if held.isEmpty {
      let words = Phrase(en: "nothing", zh: "没有")[language].plain
      xml.line(
        words, at: Point((left + right) / 2, corner.y + 15), size: 11, .dim, anchor: "middle")
    }
    for (row, message) in shown.enumerated() {
      draw(message, Rect(left + 10, corner.y + 2 + Double(row) * 36, width - 20, 32), &xml)
    }
    if held.count > shown.count {
      xml.line(
        "+\(held.count - shown.count)", at: Point((left + right) / 2, low - 9), size: 10, .dim,
        anchor: "middle")
    }
    return low
  }

  private func draw(_ message: HeldMessage, _ card: Rect, _ xml: inout XMLWriter) {
    xml.rect(card, radius: 4, Paint(fill: .page, stroke: .finger), width: 1.2)
    let finger = trace.outcome(ofTouch: message.touch)?.finger ?? "\(message.touch)"
    let words = message.method.name + " · " + terminalSafe(finger)
    let room = card.size.width - 16
    xml.line(
      LetterWidth.fitted(words, size: 11, width: room, atLeast: 1) ?? "…",
      at: Point(card.minX + 8, card.minY + 14), size: 11, .text, isName: true, isBold: true)
    let by = message.by.map { trace.scene.name(of: $0) }
    let why =
      by.map { Phrase(en: "delayed by \($0)", zh: "由 \($0) 扣留") }
      ?? Phrase(en: "waits for the message before it", zh: "排在前一条之后")
    xml.line(
      LetterWidth.fitted(terminalSafe(why[language].plain), size: 10, width: room, atLeast: 1)
        ?? "…", at: Point(card.minX + 8, card.minY + 26), size: 10, .dim)
  }
}
