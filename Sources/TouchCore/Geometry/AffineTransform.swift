#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import WASILibc
#endif

//  x' = a·x + c·y + tx        the columns (a b) and (c d) say where the unit
//  y' = b·x + d·y + ty        vectors go; UIKit writes [a b c d tx ty]

/// An affine transform with UIKit's six numbers.
public struct AffineTransform: Hashable, Sendable {
  /// Where the unit vectors go, and by how much everything is moved.
  public var a, b, c, d, tx, ty: Double

  /// The transform that changes nothing.
  public static let identity = AffineTransform(1, 0, 0, 1, 0, 0)

  /// Makes a transform of UIKit's six numbers.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A turn, clockwise on the screen, in degrees.
  public static func rotation(degrees: Double) -> AffineTransform {
    // Quarter turns are exact, so that an edge stays an edge (2.9).
    let quarters = degrees / 90
    if quarters == quarters.rounded(), abs(quarters) < 1e6 {
      let cosine: [Double] = [1, 0, -1, 0]
      let turn = ((Int(quarters) % 4) + 4) % 4
      let (c, s) = (cosine[turn], cosine[(turn + 3) % 4])
      return AffineTransform(c, s, -s, c, 0, 0)
    }
    let angle = degrees * .pi / 180
    return AffineTransform(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
  }

  /// A scale along both axes.
  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(x, 0, 0, y, 0, 0)
  }

  /// A move, in points.
  public static func translation(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(1, 0, 0, 1, x, y)
  }

  /// The transform that applies the receiver first and then the other one.
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a * other.a + b * other.c, a * other.b + b * other.d,
      c * other.a + d * other.c, c * other.b + d * other.d,
      tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty)
  }

  /// What the two axes enclose; zero where the transform has no inverse.
  public var determinant: Double { a * d - b * c }

  /// Whether points lead back through it: not where it squeezes everything flat, nor where it
  /// comes so close to that that no number is large enough for what undoes it.
  public var isInvertible: Bool { inverse != nil }

  /// The transform that undoes the receiver.
  ///
  /// A transform without an inverse comes back unchanged, as CGAffineTransformInvert documents.
  public var inverted: AffineTransform { inverse ?? self }

  /// The transform that undoes the receiver; nil where there is none that numbers can say.
  private var inverse: AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let a = d / determinant
    let b = -b / determinant
    let c = -c / determinant
    let d = self.a / determinant
    let inverse = AffineTransform(a, b, c, d, -(a * tx + c * ty), -(b * tx + d * ty))
    return inverse.isUsable ? inverse : nil
  }

  /// Whether what it makes of a place on a screen is a number that can be told from others.
  private var isUsable: Bool {
    let most = 1e90
    return abs(a) <= most && abs(b) <= most && abs(c) <= most && abs(d) <= most
      && abs(tx) <= most && abs(ty) <= most
  }

  /// Where a point goes.
  public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }
}
