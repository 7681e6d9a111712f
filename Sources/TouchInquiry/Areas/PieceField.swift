import TouchCore

//   ▭▭▭▭▭▭ │ ▭▭▭▭▭▭ │ ▭▭▭▭       pieces in their order, some of them at a time in a chunk
//   └ box ┘  └ box ┘  └ box        a shape that misses a chunk's box leaves it as it is

/// The pieces of a region, of which a shape meets only a few.
///
/// With thousands of views that lie beside each other a region comes to as many pieces: looking at all
/// of them for each view would take the square of their number.
struct PieceField {
  private struct Chunk {
    var pieces: [Piece]
    let box: Rect

    init(_ pieces: [Piece]) {
      self.pieces = pieces
      box = pieces.dropFirst().reduce(pieces.first?.box ?? .zero) { $0.around($1.box) }
    }
  }

  private static let size = 48

  private var chunks: [Chunk] = []
  /// How many pieces there are.
  private(set) var count = 0

  init(_ pieces: [Piece] = []) { add(pieces) }

  var isEmpty: Bool { count == 0 }

  /// Adds pieces behind all others.
  mutating func add(_ pieces: [Piece]) {
    chunks += Self.chunks(of: pieces)
    count += pieces.count
  }

  /// All pieces, which are no longer in it.
  mutating func takeAll() -> [Piece] {
    defer { self = PieceField() }
    return chunks.flatMap { $0.pieces }
  }

  /// Takes out what lies in a shape, or may lie in it.
  ///
  /// - Returns: What was taken, and how many pieces were looked at.
  mutating func cut(by shape: CutShape) -> (inside: [Piece], unsure: [Piece], looks: Int) {
    if shape.isUnsayable || shape.isEverywhere {
      let all = takeAll()
      return shape.isUnsayable ? ([], all, all.count) : (all, [], all.count)
    }
    var taken = CutShape.Parts()
    var looks = chunks.count
    var isUneven = false
    for place in chunks.indices where shape.mayMeet(chunks[place].box) {
      let pieces = chunks[place].pieces
      looks += pieces.count
      guard pieces.contains(where: { shape.mayMeet($0.box) }) else { continue }
      var parts = CutShape.Parts()
      for piece in pieces { shape.cut(piece, into: &parts) }
      taken.inside += parts.inside
      taken.unsure += parts.unsure
      count += parts.outside.count - pieces.count
      chunks[place] = Chunk(parts.outside)
      isUneven = isUneven || parts.outside.isEmpty || parts.outside.count > 2 * Self.size
    }
    if isUneven {
      chunks = chunks.flatMap {
        $0.pieces.count > Self.size ? Self.chunks(of: $0.pieces) : $0.pieces.isEmpty ? [] : [$0]
      }
    }
    return (taken.inside, taken.unsure, looks)
  }

  private static func chunks(of pieces: [Piece]) -> [Chunk] {
    stride(from: 0, to: pieces.count, by: size).map { start in
      Chunk(Array(pieces[start..<min(start + size, pieces.count)]))
    }
  }
}

extension Rect {
  /// A box around two, at least: it may be larger by what rounding takes away.
  func around(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    let (right, bottom) = (max(maxX, other.maxX), max(maxY, other.maxY))
    let margin = 1e-12 * max(abs(left), abs(right), abs(top), abs(bottom))
    return Rect(
      left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin)
  }
}
