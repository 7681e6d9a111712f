import TouchCore

/// A point in the scene language, `x,y`.
func spelled(_ point: Point) -> String { "\(exact(point.x)),\(exact(point.y))" }

/// A size in the scene language, `WxH`.
func spelled(_ size: Size) -> String { "\(exact(size.width))x\(exact(size.height))" }

/// Insets in the scene language, `top,left,bottom,right`.
package func spelled(_ insets: EdgeInsets) -> String {
  [insets.top, insets.left, insets.bottom, insets.right].map(exact).joined(separator: ",")
}

/// A transform in the scene language.
func spelled(_ transform: AffineTransform) -> String {
  let entries = [
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
  ]
  return "matrix(\(entries.map(exact).joined(separator: ",")))"
}

/// A window's level in the scene language.
func spelled(level: Double) -> String {
  NamedLevel.allCases.first { $0.value == level }?.rawValue ?? exact(level)
}

/// A value for reading only: in quotation marks where it is not one simple word.
package func bareOrQuoted(_ text: String) -> String { isFinger(text) ? text : quoted(text) }

/// An action's name: selectors have colons, which need no quotation marks here.
func spelled(action: String) -> String {
  isFinger(action.filter { $0 != ":" }) ? action : quoted(action)
}

/// An area as the language writes it: `x,y,w,h`.
package func spelled(_ area: Rect) -> String {
  [area.minX, area.minY, area.size.width, area.size.height].map(exact).joined(separator: ",")
}
