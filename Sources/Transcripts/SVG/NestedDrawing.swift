import TouchCore

/// A drawing inside the picture, as wide as it.
struct NestedDrawing {
  let text: String
  let size: Size

  /// Reads the size, which stands in front: `<svg xmlns="…" width="900" height="436" …`.
  init?(_ text: String) {
    let parts = text.prefix(200).split(separator: "\"")
    guard parts.count > 5, let width = Double(parts[3]), let height = Double(parts[5]), width > 0
    else { return nil }
    self.text = text
    size = Size(width, height)
  }

  func height(in width: Double) -> Double { size.height * scale(in: width) }

  private func scale(in width: Double) -> Double { min(1, width / size.width) }

  func draw(at place: Point, _ width: Double, _ xml: inout XMLWriter) {
    let scale = drawn(scale(in: width))
    xml.element(
      "g", ["transform": "translate(\(drawn(place.x)) \(drawn(place.y))) scale(\(scale))"]
    ) { $0.append(text) }
  }
}
