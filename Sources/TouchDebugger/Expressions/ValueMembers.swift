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
    point("x", \.x), point("y", \.y),
  ]

  static let ofSizes = [
    size("width", \.width), size("height", \.height),
  ]

  static let ofRects = [
    rect("x", \.origin.x), rect("y", \.origin.y),
    rect("width", \.size.width), rect("height", \.size.height),
    rect("minX", \.minX), rect("minY", \.minY), rect("maxX", \.maxX), rect("maxY", \.maxY),
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
    transform("a", \.a), transform("b", \.b), transform("c", \.c), transform("d", \.d),
    transform("tx", \.tx), transform("ty", \.ty),
  ]

  private static func point(
    _ name: String, _ path: KeyPath<Point, Double> & Sendable
  ) -> Member {
    Member(name, shape: .number) { value, _ in
      guard case .point(let point) = value else { return .nothing }
      return .number(point[keyPath: path])
    }
  }

  private static func size(_ name: String, _ path: KeyPath<Size, Double> & Sendable) -> Member {
    Member(name, shape: .number) { value, _ in
      guard case .size(let size) = value else { return .nothing }
      return .number(size[keyPath: path])
    }
  }

  private static func rect(_ name: String, _ path: KeyPath<Rect, Double> & Sendable) -> Member {
    Member(name, shape: .number) { value, _ in
      guard case .rect(let rect) = value else { return .nothing }
      return .number(rect[keyPath: path])
    }
  }

  private static func transform(
    _ name: String, _ path: KeyPath<AffineTransform, Double> & Sendable
  ) -> Member {
    Member(name, shape: .number) { value, _ in
      guard case .transform(let transform) = value else { return .nothing }
      return .number(transform[keyPath: path])
    }
  }
}
