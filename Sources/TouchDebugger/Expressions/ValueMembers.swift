import TouchCore
import TouchInquiry

/// What can be read off points, sizes, rectangles, transforms and lists.
enum ValueMembers {
  static let ofLists = [
    Member("count", shape: .number) { value, _ in
      guard case .list(let all) = value else { return .nothing }
      return .number(Double(all.count))
    }
  ]

  static let ofPoints = [
    point("x") { $0.x }, point("y") { $0.y },
  ]

  static let ofSizes = [
    size("width") { $0.width }, size("height") { $0.height },
  ]

  static let ofRects = [
    rect("x") { $0.origin.x }, rect("y") { $0.origin.y },
    rect("width") { $0.size.width }, rect("height") { $0.size.height },
    rect("minX") { $0.minX }, rect("minY") { $0.minY }, rect("maxX") { $0.maxX },
    rect("maxY") { $0.maxY },
    Member("origin", shape: .point) { value, _ in
      guard case .rect(let rect) = value else { return .nothing }
      return .point(rect.origin)
    },
    Member("size", shape: .size) { value, _ in
      guard case .rect(let rect) = value else { return .nothing }
      return .size(rect.size)
    },
  ]

  static let ofTransforms = [
    transform("a") { $0.a }, transform("b") { $0.b }, transform("c") { $0.c },
    transform("d") { $0.d },
    transform("tx") { $0.tx }, transform("ty") { $0.ty },
  ]

  private static func point(
    _ name: String, _ read: @escaping @Sendable (Point) -> Double
  ) -> Member {
    number(name) { if case .point(let point) = $0 { read(point) } else { nil } }
  }

  private static func size(_ name: String, _ read: @escaping @Sendable (Size) -> Double) -> Member {
    number(name) { if case .size(let size) = $0 { read(size) } else { nil } }
  }

  private static func rect(_ name: String, _ read: @escaping @Sendable (Rect) -> Double) -> Member {
    number(name) { if case .rect(let rect) = $0 { read(rect) } else { nil } }
  }

  private static func transform(
    _ name: String, _ read: @escaping @Sendable (AffineTransform) -> Double
  ) -> Member {
    number(name) { if case .transform(let transform) = $0 { read(transform) } else { nil } }
  }

  private static func number(
    _ name: String, _ read: @escaping @Sendable (Value) -> Double?
  ) -> Member {
    Member(name, shape: .number) { value, _ in read(value).map { .number($0) } ?? .nothing }
  }
}
