import TouchCore
import TouchInquiry
import TouchNarration

//   ┌───────────┐  #7 of 16 · find          what happens, and why
//   │  stage    │  fifthView: outside …
//   │           │
//   │           │  recognizers, the pocket
//   │           │  legend
//   └───────────┘
//   fourthView ─▸ thirdView ─▸ …            the responder chain

/// The picture of a scene at a step, as one SVG that needs nothing else.
///
/// It shows the windows and views as they are then, whose turn it is, who refused and who is hit,
/// the fingers with their point in the current view's own coordinates, the responder chain, and
/// what is held back. The same record, step and language give the same bytes.
public struct SceneSVG: Sendable {
  let trace: Trace
  let index: Int?
  let language: Language

  private static let margin = 20.0
  private static let panelWidth = 300.0

  /// Makes the picture of a moment.
  ///
  /// - Parameters:
  ///   - trace: The record.
  ///   - index: The place of the step that has just happened, from 0; nil before the first.
  ///   - language: The language of the words in it.
  public init(of trace: Trace, at index: Int?, language: Language) {
    self.trace = trace
    self.index = index.flatMap { trace.indices.contains($0) ? $0 : nil }
    self.language = language
  }

  /// The picture, with its line end.
  public var text: String {
    let still = Still(trace, at: index)
    guard let layout = layout(still) else { return empty }
    let shapes = StageShapes(still, rules: trace.rules, layout)
    guard !Interruption.isWanted else { return "" }
    let left = layout.stage.maxX + 6 + Self.margin * 1.4
    let width = left + Self.panelWidth + Self.margin
    let story = story
    var panel = XMLWriter()
    let panelEnd = drawPanel(still, story, shapes, at: Point(left, Self.margin), layout, &panel)
    let stripTop = max(layout.stage.maxY + 6, panelEnd) + Self.margin
    let strip = ChainStrip(trace, still, at: index, language)
    var below = XMLWriter()
    let stripHeight = strip.draw(
      at: Point(Self.margin, stripTop), width: width - 2 * Self.margin, &below)
    var stage = XMLWriter()
    drawStage(still, shapes.shapes, layout, &stage)
    let size = Size(width, stripTop + stripHeight + Self.margin / 2)
    let words = description(of: still, story, chain: strip.words)
    return document(size, words, stage: layout.stage) { xml in
      xml.append(stage)
      xml.append(panel)
      xml.append(below)
    }
  }

  private func layout(_ still: Still) -> StageLayout? {
    StageLayout(
      trace, [still.scene], corner: Point(Self.margin + 6, Self.margin + 6))
  }

  /// Tells the ids of this picture from those of others on the same page.
  var prefix: String { "s\(index.map { $0 + 1 } ?? 0)-" }

  private func drawStage(
    _ still: Still, _ shapes: [StageShape], _ layout: StageLayout, _ xml: inout XMLWriter
  ) {
    let drawing = StageDrawing(still: still, layout: layout, shapes: shapes, prefix: prefix)
    let fingers = FingerDrawing(trace: trace, still: still, index: index, layout: layout)
    let labels = LabelDrawing(still: still, shapes: shapes, language: language)
    var placing = LabelPlacing(stage: layout.stage, taken: fingers.places)
    placing.place(labels.labels)
    drawing.drawDevice(&xml)
    xml.element("g", ["clip-path": "url(#\(prefix)stage)"]) { xml in
      drawing.drawShapes(&xml)
      drawing.drawStates(&xml)
    }
    labels.draw(placing.placed, &xml)
    fingers.draw(&xml)
  }

  /// What happens, the recognizers, the legend; answers where it ends.
  private func drawPanel(
    _ still: Still, _ story: [StyledText], _ shapes: StageShapes, at corner: Point,
    _ layout: StageLayout, _ xml: inout XMLWriter
  ) -> Double {
    var y = corner.y
    let small = PictureText(size: 11, width: Self.panelWidth, language: language)
    y += small.write(heading, at: Point(corner.x, y), upTo: 2, .dim, &xml) + 4
    let words = PictureText(size: 14, width: Self.panelWidth, language: language)
    for told in story { y += words.write(told, at: Point(corner.x, y), upTo: 8, .text, &xml) + 6 }
    let fine = PictureText(size: 12, width: Self.panelWidth, language: language)
    for told in reasons { y += fine.write(told, at: Point(corner.x, y), upTo: 7, .dim, &xml) + 4 }
    y += 12
    let gestures = GesturePanel(trace: trace, still: still, index: index, language: language)
    if !gestures.isEmpty {
      y += gestures.draw(at: Point(corner.x, y), width: Self.panelWidth, &xml) + 18
    }
    let legend = PictureLegend(still: still, shapes: shapes, language: language, prefix: prefix)
    y = max(y, layout.stage.maxY + 6 - legend.height)
    legend.draw(at: Point(corner.x, y), &xml)
    return y + legend.height
  }
}
