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
  func cells(in count: Int) -> [Int] {
    var latest = places.indices.map { count - places.count + $0 }
    for to in places.indices.reversed() {
      if to + 1 < places.count { latest[to] = min(latest[to], latest[to + 1] - 1) }
      for demand in demands[to] {
        latest[demand.from] = min(latest[demand.from], latest[to] - demand.cells)
      }
    }
    let first = places.first ?? 0
    let length = max((places.last ?? 0) - first, .leastNormalMagnitude)
    var cells: [Int] = []
    for (number, place) in places.enumerated() {
      let ideal = Int(((place - first) / length * Double(count - 1)).rounded())
      cells.append(min(max(ideal, start(of: number, cells)), latest[number]))
    }
    return cells
  }

  /// The first cell that a track may take behind those before it.
  private func start(of number: Int, _ cells: [Int]) -> Int {
    demands[number].reduce(number == 0 ? 0 : cells[number - 1] + 1) {
      max($0, cells[$1.from] + $1.cells)
    }
  }
}
