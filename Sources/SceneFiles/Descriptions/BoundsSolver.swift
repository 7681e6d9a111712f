import TouchCore

//        ┌────────◇────────┐
//        │     ◇     ◇     │      the frame is the box around the bounds:
//        ◇              ◇  │      |a|·w + |c|·h = W
//        │  ◇     ◇        │      |b|·w + |d|·h = H
//        └─────◇───────────┘

/// Works out the size of a transformed view from the box around it.
struct BoundsSolver {
  /// The transform, as printed: to four decimals.
  let transform: AffineTransform
  let box: Size

  /// The size of the bounds; nil near 45 degrees, where every size has the same box, and where the
  /// transform squeezes everything flat.
  var size: Size? {
    let m = sharpened
    let determinant = abs(m.a) * abs(m.d) - abs(m.b) * abs(m.c)
    let scale = max(abs(m.a), abs(m.c)) * max(abs(m.b), abs(m.d))
    // Below a twentieth the four printed decimals no longer fix a tenth of a point.
    guard determinant.isFinite, scale > 0, abs(determinant) >= 0.05 * scale else { return nil }
    let width = (box.width * abs(m.d) - box.height * abs(m.c)) / determinant
    let height = (box.height * abs(m.a) - box.width * abs(m.b)) / determinant
    guard width > -0.01, height > -0.01, width.isFinite, height.isFinite else { return nil }
    return Size(max(0, Self.settled(width)), max(0, Self.settled(height)))
  }

  /// The transform with the decimals that printing took away, where it turns and does not scale.
  private var sharpened: AffineTransform {
    var m = transform
    let length = (m.a * m.a + m.b * m.b).squareRoot()
    guard m.a == m.d, m.b == -m.c, abs(length - 1) < 0.0002 else { return m }
    m.a /= length
    m.b /= length
    (m.c, m.d) = (-m.b, m.a)
    return m
  }

  /// The half point nearby, which the size was before it was printed.
  private static func settled(_ length: Double) -> Double {
    let half = (length * 2).rounded() / 2
    return abs(length - half) < 0.01 ? half : length
  }
}
