//   scene   ┌ 0…31 ┬ 32…63 ┬ 64…95 ┐
//           └──┬───┴───┬───┴───┬───┘
//   views      ▼       ▼       ▼         a view of the copy changes: only its block is copied
//                    block'
//   copy    ┌ 0…31 ┬───▲───┬ 64…95 ┐

/// The views of a scene, in the order they were made.
///
/// A scene is copied for every change that is recorded and every edit that is tried, and nearly
/// always one view differs: so the copies share all others. Whoever wants a property of a view looks
/// where it lies: an array hands out a copy of the whole view first.
public struct Views: Sendable {
  private var blocks: [Block] = []
  /// How many views there are.
  public private(set) var count = 0

  /// Makes room for a number of views.
  mutating func reserveCapacity(_ count: Int) {
    blocks.reserveCapacity((count + Block.places - 1) / Block.places)
  }

  mutating func append(_ view: View) {
    if count % Block.places == 0 { blocks.append(Block()) }
    own(blocks.count - 1)
    blocks[blocks.count - 1].append(view)
    count += 1
  }

  mutating func removeLast() {
    own(blocks.count - 1)
    blocks[blocks.count - 1].removeLast()
    count -= 1
    // An empty block would tell two scenes with the same views apart.
    if count % Block.places == 0 { blocks.removeLast() }
  }

  /// Whether a view is like that; each is looked at where it lies.
  public func contains(where isSought: (View) -> Bool) -> Bool {
    blocks.contains { $0.contains(where: isSought) }
  }

  /// What is shared is not changed: a copy of the block is.
  @inline(__always)
  private mutating func own(_ block: Int) {
    if !isKnownUniquelyReferenced(&blocks[block]) { blocks[block] = Block(blocks[block]) }
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
      precondition(place >= 0 && place < count)
      yield blocks[place / Block.places].views[place % Block.places]
    }
    @inline(__always) _modify {
      precondition(place >= 0 && place < count)
      own(place / Block.places)
      yield &blocks[place / Block.places].views[place % Block.places]
    }
  }
}

extension Views: Hashable {
  /// Whether both have the same views in the same order.
  public static func == (one: Views, other: Views) -> Bool {
    one.count == other.count
      && zip(one.blocks, other.blocks).allSatisfy { $0 === $1 || $0.isEqual(to: $1) }
  }

  /// Feeds the views to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for view in self { hasher.combine(view) }
  }
}

extension Views {
  /// Some views in a row.
  ///
  /// Only a list that has it for itself changes it.
  private final class Block: @unchecked Sendable {
    static var places: Int { 32 }

    let views = UnsafeMutablePointer<View>.allocate(capacity: places)
    private var count = 0

    init() {}

    init(_ other: Block) {
      count = other.count
      views.initialize(from: other.views, count: count)
    }

    deinit {
      views.deinitialize(count: count)
      views.deallocate()
    }

    func append(_ view: View) {
      (views + count).initialize(to: view)
      count += 1
    }

    func removeLast() {
      count -= 1
      (views + count).deinitialize(count: 1)
    }

    func contains(where isSought: (View) -> Bool) -> Bool {
      (0..<count).contains { isSought(views[$0]) }
    }

    func isEqual(to other: Block) -> Bool {
      count == other.count && (0..<count).allSatisfy { views[$0] == other.views[$0] }
    }
  }
}
