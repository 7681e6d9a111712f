import TouchCore

/// What one line says of a view or window.
struct WrittenView {
  var view: View
  var level: Double?
  var isKey: Bool?
  var windowScene: Word?
  /// The size that bounds say: it wins over the frame's.
  var boundsSize: Size?
  /// Whether the bounds' origin is said as a content offset.
  var saysOffset = false
  private var written: SIMD2<UInt64> = .zero

  init(_ view: View) { self.view = view }

  /// Remembers what is written; false where it was written before.
  mutating func insert(_ item: Item) -> Bool {
    defer { written |= item.bit }
    return !has(item)
  }

  /// Whether it was written.
  func has(_ item: Item) -> Bool { written & item.bit != .zero }

  /// What a line may say once.
  enum Item {
    case origin, size, interactiveAnimation
    case property(Property)

    fileprivate var bit: SIMD2<UInt64> {
      SIMD2(number < 64 ? 1 << number : 0, number < 64 ? 0 : 1 << (number - 64))
    }

    private var number: Int {
      switch self {
      case .origin: 0
      case .size: 1
      case .interactiveAnimation: 2
      case .property(let property):
        3 + (Property.allCases.firstIndex(of: property.subject) ?? 0)
      }
    }
  }
}
