import TouchCore
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
        isNeeded: isTurn || orders[shape.view] != nil)
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
    xml.element(
      "g",
      [
        "class": "m s-page", "font-family": StyleSheet.letters, "stroke": Ink.page.light,
        "stroke-width": "2.5", "stroke-opacity": "0.75", "stroke-linejoin": "round",
        "paint-order": "stroke",
      ]
    ) { xml in
      for label in placed { draw(label, &xml) }
    }
  }

  private func draw(_ placed: PlacedLabel, _ xml: inout XMLWriter) {
    let box = placed.box
    guard placed.turn != 0 else { return drawWords(placed, &xml) }
    let middle = Point(box.minX + box.size.width / 2, box.minY + box.size.height / 2)
    xml.element("g", ["transform": "rotate(\(short(placed.turn)) \(middle.picture))"]) {
      drawWords(placed, &$0)
    }
  }

  private func drawWords(_ placed: PlacedLabel, _ xml: inout XMLWriter) {
    let (label, size, box) = (placed.label, placed.size, placed.box)
    var x = box.minX
    let base = box.minY + size * 0.95
    if let order = label.order {
      drawBadge(order, Point(x + size / 2, base - size * 0.34), size, &xml)
      x += size + 5
    }
    let isStrong = still.turn == .view(label.shape.view) || still.marks.hit == label.shape.view
    let nameInk: Ink = label.ink == .bad ? .text : label.ink
    write(placed.name, Point(x, base), size, nameInk, isBold: isStrong, &xml)
    guard !label.mark.isEmpty else { return }
    let beside = x + LetterWidth.ofName(placed.name, size: size) + size * 0.6
    let place = placed.hasTwoLines ? Point(x, base + size * 1.2) : Point(beside, base)
    write(label.mark, place, size, label.ink, isBold: label.ink != .dim, &xml)
  }

  private func write(
    _ words: String, _ place: Point, _ size: Double, _ ink: Ink, isBold: Bool,
    _ xml: inout XMLWriter
  ) {
    xml.textElement(
      "text",
      [
        "class": "f-" + ink.rawValue, "x": short(place.x), "y": short(place.y),
        "font-size": short(size), "fill": ink.light, "font-weight": isBold ? "700" : "",
      ]
    ) { $0.words(words) }
  }

  /// As which one it was asked.
  private func drawBadge(
    _ order: Int, _ middle: Point, _ size: Double, _ xml: inout XMLWriter
  ) {
    xml.element(
      "circle",
      [
        "class": "f-dim", "cx": short(middle.x), "cy": short(middle.y), "r": short(size * 0.6),
        "fill": Ink.dim.light, "stroke": "none",
      ])
    let digits = "\(order)"
    xml.textElement(
      "text",
      [
        "class": "f-page", "x": short(middle.x), "y": short(middle.y + size * 0.27),
        "font-size": short(digits.count > 2 ? size * 0.55 : size * 0.75), "fill": Ink.page.light,
        "stroke": "none", "text-anchor": "middle", "font-weight": "700",
      ]
    ) { $0.words(digits) }
  }
}
