import TouchCore

extension XMLWriter {
  mutating func circle(
    _ middle: Point, radius: Double, _ paint: Paint, width: Double = 1, opacity: Double = 1
  ) {
    element(
      "circle",
      [
        "class": paint.classes, "cx": drawn(middle.x), "cy": drawn(middle.y), "r": drawn(radius),
        "fill": paint.fillColour, "stroke": paint.strokeColour,
        "stroke-width": paint.stroke == nil ? "" : drawn(width),
        "opacity": opacity == 1 ? "" : drawn(opacity),
      ])
  }

  /// A rectangle with rounded corners.
  mutating func rect(
    _ rect: Rect, radius: Double, _ paint: Paint, width: Double = 1, dashes: String = "",
    opacity: Double = 1
  ) {
    element(
      "rect",
      [
        "class": paint.classes, "x": drawn(rect.minX), "y": drawn(rect.minY),
        "width": drawn(rect.size.width), "height": drawn(rect.size.height),
        "rx": radius == 0 ? "" : drawn(radius), "fill": paint.fillColour,
        "stroke": paint.strokeColour, "stroke-width": paint.stroke == nil ? "" : drawn(width),
        "stroke-dasharray": dashes, "opacity": opacity == 1 ? "" : drawn(opacity),
      ])
  }

  mutating func path(
    _ data: String, _ paint: Paint, width: Double = 1, dashes: String = "", opacity: Double = 1
  ) {
    element(
      "path",
      [
        "class": paint.classes, "d": data, "fill": paint.fillColour, "stroke": paint.strokeColour,
        "stroke-width": paint.stroke == nil ? "" : drawn(width), "stroke-dasharray": dashes,
        "stroke-linecap": paint.stroke == nil ? "" : "round",
        "stroke-linejoin": paint.stroke == nil ? "" : "round",
        "opacity": opacity == 1 ? "" : drawn(opacity),
      ])
  }

  /// A line of words; names and numbers stand in letters of one width.
  mutating func line(
    _ words: String, at point: Point, size: Double, _ ink: Ink, isName: Bool = false,
    isBold: Bool = false, anchor: String = ""
  ) {
    textElement(
      "text",
      [
        "class": (isName ? "m " : "") + "f-" + ink.rawValue, "x": drawn(point.x),
        "y": drawn(point.y), "font-size": drawn(size), "fill": ink.light,
        "font-weight": isBold ? "600" : "", "text-anchor": anchor,
      ]
    ) { $0.words(words) }
  }

  /// The hatching of what lies outside a superview, and the edge of the stage.
  mutating func defineStage(_ stage: Rect, prefix: String) {
    element("defs") { xml in
      xml.element(
        "pattern",
        [
          "id": "\(prefix)out", "width": "6", "height": "6",
          "patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)",
        ]
      ) { xml in
        xml.element(
          "path",
          [
            "class": "s-bad", "d": "M0 0v6", "stroke": Ink.bad.light, "stroke-width": "2",
            "stroke-opacity": "0.45",
          ])
      }
      xml.element("clipPath", ["id": "\(prefix)stage"]) { xml in
        let edge = stage.expanded(by: 8)
        xml.element(
          "rect",
          [
            "x": drawn(edge.minX), "y": drawn(edge.minY), "width": drawn(edge.size.width),
            "height": drawn(edge.size.height),
          ])
      }
    }
  }
}
