import TouchCore
import TouchInquiry

//  device, then the shapes from back to front, then whose turn it is, then names, then fingers

/// Draws the windows and views of a still.
struct StageDrawing {
  let still: Still
  let layout: StageLayout
  let shapes: [StageShape]
  /// Tells the ids of this picture from those of others on the same page.
  let prefix: String

  /// The case of a device around the screen.
  func drawDevice(_ xml: inout XMLWriter) {
    xml.rect(
      layout.screen.expanded(by: 6), radius: 18, Paint(fill: .page, stroke: .device), width: 3)
  }

  /// The views; what is clipped, or sticks out of a superview, shows which part of it that is.
  func drawShapes(_ xml: inout XMLWriter) {
    xml.element("g", Self.shapePaint) { xml in
      for shape in shapes where !Interruption.isWanted { draw(shape, &xml) }
    }
  }

  /// How views are painted, unless they say otherwise.
  static let shapePaint: XMLAttributes = [
    "class": "s-line", "fill": Tint.light[1], "fill-opacity": "0.7", "stroke": Ink.line.light,
    "stroke-linejoin": "round", "fill-rule": "evenodd",
  ]

  /// A view, and which parts of it are clipped or stick out.
  func draw(_ shape: StageShape, _ xml: inout XMLWriter) {
    guard !shape.isTiny else { return drawTiny(shape, &xml) }
    if shape.isClipped {
      outline(shape.whole, of: shape, ["stroke-dasharray": "1 4", "fill": "none"], &xml)
    }
    guard let drawn = shape.drawn else { return }
    var attributes: XMLAttributes = covers(shape) ? ["class": tint(of: shape)] : ["fill": "none"]
    attributes += ["stroke-dasharray": isDashed(shape) ? "5 3" : "", "data-view": number(shape)]
    outline(drawn, of: shape, attributes, &xml)
    if shape.isHatched { hatch(drawn, except: shape.inside, &xml) }
    for area in shape.holes + (shape.reach.map { [$0] } ?? []) {
      xml.element(
        "path", ["d": area.path(radius: 0), "stroke-dasharray": "2 3", "fill": "none"])
    }
  }

  /// What cannot be seen covers nothing, nor does a window in front of others.
  private func covers(_ shape: StageShape) -> Bool {
    !shape.isUnseen && !shape.isClear && (shape.depth > 0 || shape.view == shapes.first?.view)
  }

  private func tint(of shape: StageShape) -> String { Tint.className(depth: shape.depth) }

  private func hatch(_ polygon: Polygon, except inside: Polygon?, _ xml: inout XMLWriter) {
    xml.element(
      "path",
      [
        "d": polygon.path(radius: 0) + (inside?.path(radius: 0) ?? ""),
        "class": "out", "fill": "url(#\(prefix)out)",
      ])
  }

  private func isDashed(_ shape: StageShape) -> Bool { shape.isOff || shape.isUnseen }

  private func drawTiny(_ shape: StageShape, _ xml: inout XMLWriter) {
    let box = shape.whole.box
    let middle = Point(box.minX + box.size.width / 2, box.minY + box.size.height / 2)
    let (width, height) = (max(box.size.width, 4), max(box.size.height, 4))
    let seen = Rect(middle.x - width / 2, middle.y - height / 2, width, height)
    outline(
      Polygon(seen), of: shape,
      [
        "class": "f-line", "fill": Ink.line.light, "stroke-dasharray": isDashed(shape) ? "2 2" : "",
        "data-view": number(shape),
      ], &xml)
  }

  /// Whose turn it is, who refused and who is hit, over everything that might cover them.
  func drawStates(_ xml: inout XMLWriter) {
    for shape in shapes
    where !Interruption.isWanted && still.marks.refusal(of: shape.view) != nil {
      outline(shape, Paint(stroke: .bad), width: 1.5, &xml)
    }
    for shape in shapes where still.marks.hit == shape.view {
      outline(shape, Paint(stroke: .good), width: 2.5, &xml)
    }
    for shape in shapes where clips(shape) { drawCropMarks(shape.whole, &xml) }
    for shape in shapes where still.turn == .view(shape.view) {
      outline(shape, Paint(stroke: .accent), width: 4, &xml)
    }
  }

  private func outline(
    _ shape: StageShape, _ paint: Paint, width: Double, _ xml: inout XMLWriter
  ) {
    xml.path(
      (shape.drawn ?? shape.whole).path(radius: radius(of: shape)), paint, width: width,
      dashes: isDashed(shape) ? "5 4" : "")
  }

  private func outline(
    _ polygon: Polygon, of shape: StageShape, _ attributes: XMLAttributes, _ xml: inout XMLWriter
  ) {
    let radius = radius(of: shape)
    guard polygon.isUpright, shape.gaps.isEmpty else {
      // Filled even-odd, so a gap stays free.
      let data = ([polygon.path(radius: radius)] + shape.gaps.map { $0.path(radius: 0) }).joined()
      return xml.element("path", attributes + ["d": data])
    }
    let box = polygon.box
    xml.element(
      "rect",
      attributes + [
        "x": drawn(box.minX), "y": drawn(box.minY), "width": drawn(box.size.width),
        "height": drawn(box.size.height), "rx": drawn(radius),
      ])
  }

  /// The corners of a window are those of the device.
  private func radius(of shape: StageShape) -> Double {
    if shape.fillsWindow { return 12 }
    let box = shape.whole.box
    let side = min(box.size.width, box.size.height)
    return side < 16 ? 1 : min(5, side / 6)
  }

  /// Whether it cuts off what sticks out of it.
  func clips(_ shape: StageShape) -> Bool {
    still.scene[shape.view].clipsToBounds && !still.scene[shape.view].subviews.isEmpty
  }

  /// The marks at which a printer would cut.
  func drawCropMarks(_ polygon: Polygon, _ xml: inout XMLWriter) {
    let corners = polygon.corners
    guard corners.count == 4 else { return }
    let data = corners.indices.map { place in
      let corner = corners[place]
      let before = corner.towards(corners[(place + 3) % 4], by: 7)
      let after = corner.towards(corners[(place + 1) % 4], by: 7)
      return "M\(before.picture)L\(corner.picture)L\(after.picture)"
    }
    xml.element(
      "path",
      [
        "d": data.joined(), "class": "s-text", "fill": "none", "stroke": Ink.text.light,
        "stroke-width": "1.5",
      ])
  }

  private func number(_ shape: StageShape) -> String { "\(shape.view.index)" }
}
