import TouchCore

/// What one line says of a view or window.
struct WrittenView {
  var view: View
  var level: Double?
  var isKey: Bool?
  var windowScene: Word?
  /// The size that bounds say: it wins over the frame's.
  var boundsSize: Size?
  /// Where the view is seen; its size is the frame's where none is said.
  var seen: (origin: Point, size: Size?)?
  /// Whether it is sent to the back, rather than brought to the front.
  var isSentBack = false
  /// The view into which it is moved.
  var inside: Word?
  /// Whether the bounds' origin is said as a content offset.
  var saysOffset = false
  private var written: SIMD4<UInt64> = .zero

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
    case origin, size, interactiveAnimation, animator
    case property(Property)

    fileprivate var bit: SIMD4<UInt64> {
      var bits = SIMD4<UInt64>.zero
      bits[number / UInt64.bitWidth] = 1 << (number % UInt64.bitWidth)
      return bits
    }

    private var number: Int {
      switch self {
      case .origin: 0
      case .size: 1
      case .interactiveAnimation: 2
      case .animator: 3
      case .property(let property):
        4 + (property.entry.subject ?? property).place
      }
    }
  }
}
