//   points    0    16 20            374 390      each distinct place of an edge or a finger is a
//             │    │  │              │  │        track with a cell of its own, in their order;
//   cells     0    2  8              30 31       a demand keeps two tracks as far apart as what
//                  └6─┘  a name                  stands between them needs

/// The places of one axis at which something is drawn, and in which column or row each stands.
///
/// Tracks keep the order of their places whatever the demands are: that makes all that is on a side
/// of an edge stand on that side of it in the picture.
struct MapTracks {
  /// Something that stands between two tracks.
  private struct Demand {
    let from, cells: Int
  }

  /// The places, in points, from the least to the greatest.
  let places: [Double]
  /// How many cells there are at most.
  let most: Int
  /// What must stand before a track, by its number.
  private var demands: [[Demand]]
  /// The cell of each track if all stand as far to the front as they can.
  private var least: [Int]

  /// Makes the tracks of some places, which have to be fewer than the cells.
  init(_ places: Set<Double>, most: Int) {
    self.places = places.sorted()
    self.most = most
    demands = Array(repeating: [], count: places.count)
    least = Array(0..<places.count)
  }

  /// How many cells are needed.
  var needed: Int { (least.last ?? 0) + 1 }

  /// How many cells let all that stands between tracks fit at the places that they have on the screen.
  var wanted: Int {
    let length = (places.last ?? 0) - (places.first ?? 0)
    let cells = demands.indices.flatMap { to in
      demands[to].map { Double($0.cells) * length / (places[to] - places[$0.from]) }
    }.filter { $0.isFinite }
    return Int(min(cells.max() ?? 0, Double(most)).rounded(.up)) + 1
  }

  /// A place as tracks know it: what is nearer than a sixty-fourth of a point is one place.
  static func place(_ length: Double) -> Double { (length * 64).rounded() / 64 }

  /// The number of the track of a place; nil if it has none.
  func number(of length: Double) -> Int? {
    let place = Self.place(length)
    let number = countBelow(place)
    return number < places.count && places[number] == place ? number : nil
  }

  /// How many tracks lie before a place.
  func countBelow(_ place: Double) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Keeps two tracks some cells apart, unless there are not enough cells for that.
  ///
  /// - Returns: Whether there are.
  mutating func demand(_ cells: Int, from: Int, to: Int) -> Bool {
    guard from < to else { return cells <= 0 }
    guard least[to] - least[from] < cells else {
      demands[to].append(Demand(from: from, cells: cells))
      return true
    }
    let before = least
    demands[to].append(Demand(from: from, cells: cells))
    for number in to..<least.count { least[number] = start(of: number, least) }
    if needed <= most { return true }
    demands[to].removeLast()
    least = before
    return false
  }

  /// The cells of all tracks in a picture of some size: in proportion, as far as the demands allow.
  ///
  /// What is wider than its share grows to both sides: the cells are midway between those of tracks
  /// that only move on and those of tracks that only move back, which keeps every demand.
  ///
  /// - Parameter inner: Tracks that belong between two others, in proportion to these.
  func cells(in count: Int, inner: [(track: Int, from: Int, to: Int)] = []) -> [Int] {
    let first = places.first ?? 0
    let length = max((places.last ?? 0) - first, .leastNormalMagnitude)
    let ideal = places.map { Int((($0 - first) / length * Double(count - 1)).rounded()) }
    let latest = ends(places.map { _ in count - 1 })
    var forward: [Int] = []
    for number in places.indices {
      forward.append(min(max(ideal[number], start(of: number, forward)), latest[number]))
    }
    let backward = ends(zip(ideal, latest).map { min($0, $1) })
    var cells = zip(forward, zip(backward, least)).map { ($0 + max($1.0, $1.1)) / 2 }
    for (track, from, to) in inner where from < track && track < to {
      let share = (places[track] - places[from]) / (places[to] - places[from])
      guard share.isFinite else { continue }
      let middle = Double(cells[from]) + share * Double(cells[to] - cells[from])
      let last = end(of: track, cells)
      cells[track] = min(max(Int(middle.rounded()), start(of: track, cells)), last)
    }
    return cells
  }

  /// The last cells of all tracks that are not behind given ones and leave room for those behind.
  private func ends(_ most: [Int]) -> [Int] {
    var cells = most
    for to in places.indices.reversed() {
      if to + 1 < places.count { cells[to] = min(cells[to], cells[to + 1] - 1) }
      for demand in demands[to] {
        cells[demand.from] = min(cells[demand.from], cells[to] - demand.cells)
      }
    }
    return cells
  }

  /// The last cell of a track before those behind it, which stay.
  private func end(of track: Int, _ cells: [Int]) -> Int {
    let next = track + 1 < cells.count ? cells[track + 1] - 1 : cells[track]
    return demands.indices.dropFirst(track + 1).reduce(next) { end, to in
      demands[to].filter { $0.from == track }.reduce(end) { min($0, cells[to] - $1.cells) }
    }
  }

  /// The first cell that a track may take behind those before it.
  private func start(of number: Int, _ cells: [Int]) -> Int {
    demands[number].reduce(number == 0 ? 0 : cells[number - 1] + 1) {
      max($0, cells[$1.from] + $1.cells)
    }
  }
}
