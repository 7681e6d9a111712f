//   scene   ┌ 0…31 ┬ 32…63 ┬ 64…95 ┐
//           └──┬───┴───┬───┴───┬───┘
//   views      ▼       ▼       ▼         a view of the copy changes: only its block is copied
//                    block'
//   copy    ┌ 0…31 ┬───▲───┬ 64…95 ┐

/// The views of a scene, in the order they were made.
///
/// A scene is copied for every change that is recorded and every edit that is tried, and nearly
/// always one view differs: so the copies share all others.
public struct Views: Hashable, Sendable {
  private static let bitsOfPlace = 5
  private static let placesOfBlock = 1 << bitsOfPlace

  private var blocks: [[View]] = []
  /// How many views there are.
  public private(set) var count = 0

  /// Makes room for a number of views.
  mutating func reserveCapacity(_ count: Int) {
    blocks.reserveCapacity((count + Self.placesOfBlock - 1) >> Self.bitsOfPlace)
  }

  mutating func append(_ view: View) {
    if count & (Self.placesOfBlock - 1) == 0 { blocks.append([]) }
    blocks[count >> Self.bitsOfPlace].append(view)
    count += 1
  }

  mutating func removeLast() {
    count -= 1
    blocks[count >> Self.bitsOfPlace].removeLast()
    // An empty block would tell two scenes with the same views apart.
    if count & (Self.placesOfBlock - 1) == 0 { blocks.removeLast() }
  }
}

extension Views: RandomAccessCollection {
  /// The place of the first view.
  public var startIndex: Int { 0 }
  /// The place behind the last view.
  public var endIndex: Int { count }

  /// The view at a place: the index of its handle.
  public internal(set) subscript(place: Int) -> View {
    @inline(__always) _read {
      yield blocks[place >> Self.bitsOfPlace][place & (Self.placesOfBlock - 1)]
    }
    @inline(__always) _modify {
      yield &blocks[place >> Self.bitsOfPlace][place & (Self.placesOfBlock - 1)]
    }
  }
}
