import TouchCore
import TouchInquiry

//   card.frame.origin.x = 10      frame 20,300 350x480  ─▶  10,300 350x480
//        └─── read ───┘  │
//        └──── written ──┘

extension Value {
  /// The value with a part of it replaced; nil where there is no such part, or it only follows from
  /// others.
  ///
  /// - Parameter path: The names that lead to the part, `origin` and `x`.
  func replacing(_ path: ArraySlice<String>, with new: Value) -> Value? {
    guard let name = path.first else { return new.shape == shape ? new : nil }
    let rest = path.dropFirst()
    switch self {
    case .point(var point):
      guard let write = Self.axes[name], rest.isEmpty, case .number(let number) = new else {
        return nil
      }
      write(&point, number)
      return .point(point)
    case .size(var size):
      guard let write = Self.sides[name], rest.isEmpty, case .number(let number) = new else {
        return nil
      }
      write(&size, number)
      return .size(size)
    case .rect(let rect): return Self.replacing(name, rest, of: rect, with: new)
    case .nothing, .number, .truth, .word, .transform, .responder, .recognizer, .touch, .list,
      .step:
      return nil
    }
  }

  private static func replacing(
    _ name: String, _ rest: ArraySlice<String>, of rect: Rect, with new: Value
  ) -> Value? {
    let origin = Value.point(rect.origin)
    let size = Value.size(rect.size)
    switch name {
    case "origin": return joined(origin.replacing(rest, with: new), size)
    case "size": return joined(origin, size.replacing(rest, with: new))
    case "x", "minX": return joined(origin.replacing(["x"], with: new), size)
    case "y", "minY": return joined(origin.replacing(["y"], with: new), size)
    case "width", "height": return joined(origin, size.replacing([name], with: new))
    default: return nil
    }
  }

  private static func joined(_ origin: Value?, _ size: Value?) -> Value? {
    guard case .point(let origin)? = origin, case .size(let size)? = size else { return nil }
    return .rect(Rect(origin: origin, size: size))
  }

  private static let axes: [String: @Sendable (inout Point, Double) -> Void] = [
    "x": { $0.x = $1 }, "y": { $0.y = $1 },
  ]
  private static let sides: [String: @Sendable (inout Size, Double) -> Void] = [
    "width": { $0.width = $1 }, "height": { $0.height = $1 },
  ]
}
