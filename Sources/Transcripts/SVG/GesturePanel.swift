import TouchCore
import TouchInquiry
import TouchNarration

//   Recognizers
//   ○ list.delay   possible     who watches the touch, and how far each has come
//   ◐ list.pan     began

/// The recognizers of a still and what they hold back.
struct GesturePanel {
  private static let mostRows = 6

  let trace: Trace
  let still: Still
  let index: Int?
  let language: Language

  /// Whether there is anything to tell anywhere in the record.
  var isEmpty: Bool { trace.scene.recognizers.isEmpty }

  /// The recognizers that watch the touch; where nobody knows, those that do something.
  private var recognizers: [RecognizerID] {
    let watching = still.touch.map { trace.recognizers(ofTouch: $0.number) } ?? []
    guard watching.isEmpty else { return isCollected ? watching : [] }
    return index.map { trace.gestureStates(after: $0).keys.sorted() } ?? []
  }

  /// Whether the touch's recognizers are known by then: they are found after its view.
  private var isCollected: Bool {
    guard let index, let number = still.touch?.number else { return index != nil }
    return trace.indices(ofTouchDown: number).contains { place in
      guard place <= index, case .recognizer(.collect) = trace[place] else { return false }
      return true
    }
  }

  /// Draws from a place down; answers how high it is.
  func draw(at corner: Point, width: Double, _ xml: inout XMLWriter) -> Double {
    let rows = recognizers
    var y = title(Phrase(en: "Recognizers", zh: "手势识别器"), at: corner, &xml)
    if rows.isEmpty {
      let isOver = index == trace.count - 1
      let none =
        isOver
        ? Phrase(en: "no recognizer has got a touch", zh: "没有识别器收到触摸")
        : Phrase(en: "no recognizer has the touch yet", zh: "还没有识别器看到这个触摸")
      y = said(none, corner.x, y, &xml)
    }
    for id in rows.prefix(Self.mostRows) {
      draw(id, at: Point(corner.x, y), width, &xml)
      y += 17
    }
    if rows.count > Self.mostRows {
      let more = rows.count - Self.mostRows
      y = said(Phrase(en: "and \(more) more", zh: "还有 \(more) 个"), corner.x, y, &xml)
    }
    y = title(Phrase(en: "Delayed messages", zh: "被扣留的触摸"), at: Point(corner.x, y + 10), &xml)
    let pocket = HeldPocket(trace: trace, index: index, language: language)
    return pocket.draw(at: Point(corner.x, y), width, &xml) - corner.y
  }

  private func title(_ words: Phrase, at place: Point, _ xml: inout XMLWriter) -> Double {
    xml.line(
      words[language].plain, at: Point(place.x, place.y + 11), size: 11, .dim, isBold: true)
    return place.y + 20
  }

  private func said(_ words: Phrase, _ x: Double, _ y: Double, _ xml: inout XMLWriter) -> Double {
    xml.line(words[language].plain, at: Point(x, y + 10), size: 11, .dim)
    return y + 17
  }

  private func draw(
    _ id: RecognizerID, at place: Point, _ width: Double, _ xml: inout XMLWriter
  ) {
    let state = index.map { trace.gestureState(of: id, after: $0) } ?? .possible
    let waits = index.flatMap { trace.waiting(after: $0)[id] }
    let isTurn = index.map { trace[$0].recognizer == id } ?? false
    drawSign(of: state, at: Point(place.x + 5, place.y + 6), &xml)
    let words = waits.map {
      Phrase(en: "waits for \(trace.scene.name(of: $0))", zh: "等待 \(trace.scene.name(of: $0))")[
        language
      ].plain
    }
    let name = LetterWidth.fitted(
      terminalSafe(trace.scene.name(of: id)), size: 11, width: width * 0.55, atLeast: 1)
    xml.line(
      name ?? "…", at: Point(place.x + 16, place.y + 10), size: 11, isTurn ? .accent : .text,
      isName: true, isBold: isTurn)
    let room = width * 0.45 - 26
    let said = LetterWidth.fitted(words ?? state.word, size: 11, width: room, atLeast: 1) ?? "…"
    xml.line(
      said, at: Point(place.x + 22 + width * 0.55, place.y + 10), size: 11, ink(of: state))
  }

  private func ink(of state: GestureState) -> Ink {
    switch state {
    case .possible: .dim
    case .began, .changed, .ended: .good
    case .cancelled, .failed: .bad
    }
  }

  /// Empty, half full, full; crossed where it came to nothing.
  private func drawSign(of state: GestureState, at middle: Point, _ xml: inout XMLWriter) {
    let ink = ink(of: state)
    let (x, y) = (middle.x, middle.y)
    switch state {
    case .possible: xml.circle(middle, radius: 4.5, Paint(fill: .page, stroke: ink), width: 1.4)
    case .began, .changed:
      xml.circle(middle, radius: 4.5, Paint(fill: .page, stroke: ink), width: 1.4)
      xml.path("M\(drawn(x)) \(drawn(y - 4.5))a4.5 4.5 0 0 1 0 9z", Paint(fill: ink))
    case .ended: xml.circle(middle, radius: 5, Paint(fill: ink))
    case .cancelled, .failed:
      xml.path(
        "M\(drawn(x - 3.5)) \(drawn(y - 3.5))l7 7m0-7l-7 7", Paint(stroke: ink), width: 1.8)
    }
  }
}
