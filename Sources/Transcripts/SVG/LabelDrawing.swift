import TouchCore
import TouchInquiry
import TouchNarration

/// Makes and writes the names on the stage.
struct LabelDrawing {
  let still: Still
  let shapes: [StageShape]
  let language: Language

  /// The views in the order they were asked.
  private var orders: [ViewID: Int] {
    let asked = still.marks.asked.sorted { $0.value.index < $1.value.index }
    return Dictionary(uniqueKeysWithValues: asked.enumerated().map { ($1.key, $0 + 1) })
  }

  var labels: [StageLabel] {
    let orders = orders
    return shapes.map { shape in
      let isTurn = still.turn == .view(shape.view)
      let (mark, ink) = mark(of: shape)
      return StageLabel(
        shape: shape, order: orders[shape.view],
        name: terminalSafe(still.scene.name(of: shape.view)), mark: mark,
        ink: isTurn && mark.isEmpty ? .accent : ink,
        need: isTurn || still.marks.hit == shape.view
          ? .must : orders[shape.view] == nil ? .extra : .wanted)
    }
  }

  private func mark(of shape: StageShape) -> (String, Ink) {
    if still.marks.hit == shape.view {
      return (Phrase(en: "✓ hit", zh: "✓ 命中")[language].plain, .good)
    }
    if let refusal = still.marks.refusal(of: shape.view) {
      let saidNil = still.marks.answered[shape.view] != nil
      return ("✗ " + (saidNil ? "nil" : refusal.verdict.word), .bad)
    }
    return (
      shape.refusal.map { "◌ " + $0.word } ?? "", shape.isOff || shape.isUnseen ? .dim : .text
    )
  }

  func draw(_ placed: [PlacedLabel], _ xml: inout XMLWriter) {
    xml.element("g", Self.paint) { xml in
      for label in placed { draw(label, &xml) }
    }
  }

  /// How names are painted, unless they say otherwise.
  static let paint: XMLAttributes = [
    "class": "m s-page", "font-family": StyleSheet.letters, "stroke": Ink.page.light,
    "stroke-width": "2.5", "stroke-opacity": "0.75", "stroke-linejoin": "round",
    "paint-order": "stroke",
  ]

  private func draw(_ placed: PlacedLabel, _ xml: inout XMLWriter) {
    guard placed.turn != 0 else { return drawWords(placed, &xml) }
    xml.element("g", ["transform": placed.transform]) { drawWords(placed, &$0) }
  }

  private func drawWords(_ placed: PlacedLabel, _ xml: inout XMLWriter) {
    let (label, size) = (placed.label, placed.size)
    drawLeader(of: placed, &xml)
    if let order = label.order { drawBadge(order, placed.badge, size, &xml) }
    let isStrong = still.turn == .view(label.shape.view) || still.marks.hit == label.shape.view
    let nameInk: Ink = label.ink == .bad ? .text : label.ink
    write(placed.name, placed.start, size, nameInk, isBold: isStrong, &xml)
    guard !label.mark.isEmpty else { return }
    write(label.mark, placed.markStart, size, label.ink, isBold: label.ink != .dim, &xml)
  }

  /// The line to a view beside which its name stands.
  func drawLeader(of placed: PlacedLabel, _ xml: inout XMLWriter) {
    guard let line = placed.leader else { return }
    xml.path(
      "M\(line.from.picture)L\(line.to.picture)", Paint(stroke: .dim), width: 1)
    xml.circle(line.to, radius: 1.8, Paint(fill: .dim))
  }

  /// Words of a label.
  func write(
    _ words: String, _ place: Point, _ size: Double, _ ink: Ink, isBold: Bool,
    _ xml: inout XMLWriter
  ) {
    xml.textElement(
      "text",
      [
        "class": "f-" + ink.rawValue, "x": drawn(place.x), "y": drawn(place.y),
        "font-size": drawn(size), "fill": ink.light, "font-weight": isBold ? "700" : "",
      ]
    ) { $0.words(words) }
  }

  /// As which one it was asked.
  func drawBadge(
    _ order: Int, _ middle: Point, _ size: Double, _ xml: inout XMLWriter
  ) {
    xml.element(
      "circle",
      [
        "class": "f-dim", "cx": drawn(middle.x), "cy": drawn(middle.y), "r": drawn(size * 0.6),
        "fill": Ink.dim.light, "stroke": "none",
      ])
    let digits = "\(order)"
    xml.textElement(
      "text",
      [
        "class": "f-page", "x": drawn(middle.x), "y": drawn(middle.y + size * 0.27),
        "font-size": drawn(digits.count > 2 ? size * 0.55 : size * 0.75), "fill": Ink.page.light,
        "stroke": "none", "text-anchor": "middle", "font-weight": "700",
      ]
    ) { $0.words(digits) }
  }
}
