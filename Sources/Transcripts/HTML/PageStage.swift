import JSON
import TouchCore
import TouchInquiry
import TouchNarration

//  <g data-shape="3">…</g>        a view as it is first; how it is later stands in the facts:
//
//  [{"from": 0, "drawn": [[3, 0, "…", 17, "…"], …]}]     the views in one order from back to front,
//                                                        each as it is from a step on
//
//  So a scene that changes is drawn once, and only what changed is drawn again.

/// The stage of a page: drawn once, with names; a script shows on it what a step is about.
struct PageStage {
  /// Where the screen lies on the stage.
  let layout: StageLayout
  /// The places of the steps that it shows.
  let steps: Range<Int>
  /// Where a name stands at any step.
  private(set) var names = TakenPlaces()
  private let trace: Trace
  private var shapes = VariedDrawing()
  private var labels = VariedDrawing()

  static let prefix = "p-"

  /// Makes the stage of some steps of a record; nil where no window can be drawn.
  ///
  /// - Parameters:
  ///   - trace: The record.
  ///   - steps: The places of the steps that it may show.
  ///   - room: What it may measure at most.
  init?(_ trace: Trace, _ steps: Range<Int>, room: StageLayout.Room) {
    let start = steps.lowerBound
    var stills = [(step: 0, still: Still(trace, at: start > 0 ? start - 1 : nil))]
    let end = steps.upperBound == trace.count ? Int.max : steps.upperBound
    // A change draws every view again: so of a large scene with many changes a page shows fewer steps.
    let most = 1 + max(1, PageLimits.mostDrawnViews / max(trace.scene.views.count, 1))
    var shown = steps
    var last = 0
    for change in trace.changes where change.step >= start && change.step < end {
      guard change.step != last else { continue }
      guard stills.count < most else {
        shown = start..<change.step
        break
      }
      last = change.step
      stills.append((change.step + 1, Still(trace, at: change.step)))
    }
    guard
      let layout = StageLayout(
        trace, stills.map { $0.still.scene }, corner: Point(14, 14), room: room)
    else { return nil }
    self.layout = layout
    self.trace = trace
    self.steps = shown
    let reserved = ReservedMarks(trace)
    for (step, still) in stills { add(still, from: step, reserved) }
  }

  private mutating func add(_ still: Still, from step: Int, _ reserved: ReservedMarks) {
    let found = StageShapes(still, rules: trace.rules, layout).shapes
    let drawing = StageDrawing(
      still: still, layout: layout, shapes: found, prefix: Self.prefix)
    shapes.add(
      found.map { shape in
        var xml = XMLWriter()
        drawing.draw(shape, &xml)
        if drawing.clips(shape) { drawing.drawCropMarks(shape.whole, &xml) }
        return (shape.view.index, xml.text)
      }, from: step)
    let writer = LabelDrawing(still: still, shapes: found, language: .english)
    var placing = LabelPlacing(stage: layout.stage, taken: fingers)
    placing.place(found.map { reserved.label(for: $0, in: still.scene) })
    let placed = placing.fromTheBack
    for placed in placed { names.add(placed.around) }
    labels.add(
      placed.map { ($0.label.shape.view.index, words(of: $0, writer)) }, from: step)
  }

  /// Where fingers go down: names keep off there.
  private var fingers: [Rect] {
    trace.moments.prefix(200).flatMap { $0.touches }.filter { $0.phase == .began }.map { touch in
      let place = layout.clamped(touch.screenLocation)
      return Rect(place.x, place.y, 0, 0).expanded(by: 9)
    }
  }

  /// A name, with a badge and a mark that the script fills.
  private func words(of placed: PlacedLabel, _ writer: LabelDrawing) -> String {
    let label = placed.label
    let off = label.shape.refusal.map { "◌ " + $0.word } ?? ""
    let isDim = label.shape.isOff || label.shape.isUnseen
    var xml = XMLWriter()
    xml.element("g", ["class": isDim ? "off" : "", "transform": placed.transform]) { xml in
      writer.drawLeader(of: placed, &xml)
      if label.order != nil {
        xml.element("g", ["class": "badge"]) { writer.drawBadge(0, placed.badge, placed.size, &$0) }
      }
      xml.element("g", ["class": "name"]) {
        writer.write(
          placed.name, placed.start, placed.size, isDim ? .dim : .text, isBold: false, &$0)
      }
      guard !label.mark.isEmpty else { return }
      xml.element("g", ["class": "mark", "data-off": off]) {
        writer.write(
          off.isEmpty ? " " : off, placed.markStart, placed.size, .dim, isBold: true, &$0)
      }
    }
    return xml.text
  }

  /// Writes how everything looks at every step.
  func write(to json: inout JSONWriter) {
    json.key("shape")
    shapes.write(to: &json)
    json.key("label")
    labels.write(to: &json)
  }

  /// Writes the stage, as it is first.
  func draw(_ xml: inout XMLWriter) {
    let all = layout.stage.expanded(by: 14)
    xml.element(
      "svg",
      [
        "id": "stage", "role": "img", "aria-labelledby": "stage-title",
        "viewBox": [all.minX, all.minY, all.size.width, all.size.height].map { TouchCore.short($0) }
          .joined(separator: " "),
        "font-family": StyleSheet.words, "font-size": "12",
      ]
    ) { xml in
      xml.defineStage(layout.stage, prefix: Self.prefix)
      xml.rect(
        layout.screen.expanded(by: 6), radius: 18, Paint(fill: .page, stroke: .device), width: 3)
      xml.element("g", ["clip-path": "url(#\(Self.prefix)stage)"]) { xml in
        xml.element("g", ["id": "shapes"] + StageDrawing.shapePaint) { shapes.draw("shape", &$0) }
        xml.element("g", ["id": "states"]) { _ in }
      }
      xml.element("g", ["id": "labels"] + LabelDrawing.paint) { labels.draw("label", &$0) }
      xml.element("g", ["id": "fingers"]) { _ in }
    }
  }
}

/// Names with room for everything that is ever said about their views.
private struct ReservedMarks {
  private var asked: Set<ViewID> = []
  private var marks: [ViewID: String] = [:]

  init(_ trace: Trace) {
    for step in trace {
      switch step {
      case .hitAsk(let view, _, _, let verdict):
        asked.insert(view)
        switch verdict {
        case .inside, .overridden: reserve("✗ nil", for: view)
        case .outside, .hidden, .alpha, .interaction, .animating:
          reserve("✗ " + verdict.word, for: view)
        }
      case .hitResult(_, let view?, _): reserve("✓ 命中", for: view)
      default: continue
      }
    }
  }

  private mutating func reserve(_ mark: String, for view: ViewID) {
    let widest = marks[view] ?? ""
    if displayWidth(mark) > displayWidth(widest) { marks[view] = mark }
  }

  func label(for shape: StageShape, in scene: Scene) -> StageLabel {
    let off = shape.refusal.map { "◌ " + $0.word } ?? ""
    let said = marks[shape.view] ?? ""
    return StageLabel(
      shape: shape, order: asked.contains(shape.view) ? 0 : nil,
      name: terminalSafe(scene.name(of: shape.view)),
      mark: displayWidth(off) > displayWidth(said) ? off : said, ink: .text,
      need: asked.contains(shape.view) ? .wanted : .extra)
  }
}
