import TouchCore
import TouchNarration

//   tracks       0     1        2    3        a slot is a track or the gap behind it: 0 1 2 3 4 5 6
//                ┌─────┬────────┐    │
//   slots        0  1  2   3    4  5 6        a name takes slots in a row that are seen of its view,
//                                             and demands the cells it needs between their tracks

/// Looks for a place for the name of each view: on its frame, else inside it, else a letter.
struct MapNaming {
  /// Slots beside each other in a row.
  struct Run: Hashable {
    let row, first, last: Int
  }

  /// The names that stand side by side on a frame.
  struct Label {
    let views: [ViewID]
    /// The view of the same frame whose name stands in the row above.
    var above: ViewID?
    /// The view of the same frame whose name stands in a row below.
    var next: ViewID?
    let run: Run
  }

  /// The letters for names that have no room, in order.
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ123456789")

  /// How many times its share of the columns a name may take.
  private static let mostOfShare = 4.0
  /// How many columns more than its share a name may take: small controls have names, too.
  private static let cellsBeyondShare = 12.0

  private(set) var xs: MapTracks
  private(set) var ys: MapTracks
  private(set) var labels: [Label] = []
  /// The letters that stand for names, and where.
  private(set) var keys: [(view: ViewID, letter: Character, run: Run)] = []
  /// The views whose frames are seen, without anything that names them.
  private(set) var nameless: [ViewID] = []
  /// The views of which nothing is seen.
  private(set) var covered: [ViewID] = []
  private let contents: MapContents
  private let frames: MapFrames
  /// The frames as they are drawn between bare tracks.
  private let ground: Canvas
  private var letters = Self.letters[...]
  /// The runs in which something stands.
  private var taken: Set<Run> = []

  init(
    _ contents: MapContents, _ frames: MapFrames, ground: Canvas, xs: MapTracks, ys: MapTracks
  ) {
    self.contents = contents
    self.frames = frames
    self.ground = ground
    self.xs = xs
    self.ys = ys
  }

  /// A letter that stands for nothing yet; nil if all do.
  mutating func nextLetter() -> Character? { letters.popFirst() }

  /// Places the names of all framed views, in an order of importance.
  mutating func place(_ views: [ViewID]) {
    var groups: [ViewID: [ViewID]] = [:]
    for group in frames.corners {
      for view in group { groups[view] = group }
    }
    var placed: Set<ViewID> = []
    for view in views where !placed.contains(view) && !Interruption.isWanted {
      guard let group = groups[view] else {
        covered.append(view)
        continue
      }
      placed.formUnion(group)
      if group.count > 1, placeAtCorner(group) { continue }
      let frames = Dictionary(grouping: group) { self.frames.boxes[$0] }
      for view in group.reversed() {
        guard let mates = frames[self.frames.boxes[view]], mates.first == view else { continue }
        placeMates(mates)
      }
    }
  }

  /// Places the names of views that fill the same frame: together, else each in a row of its own.
  private mutating func placeMates(_ mates: [ViewID]) {
    guard let box = mates.first.flatMap({ frames.boxes[$0] }) else { return }
    let onFrame = runs(of: mates, in: box.top, box) + runs(of: mates, in: box.bottom, box)
    let inside = (box.top + 1..<max(box.bottom, box.top + 1)).flatMap {
      runs(of: mates, in: $0, box)
    }
    let sides = (box.top...box.bottom).flatMap { row in
      [box.left, box.right].filter { isSeen(mates, column: $0, row: row) }
        .map { Run(row: row, first: $0, last: $0) }
    }
    // Down from the border, as they lie in each other.
    let top = runs(of: mates, in: box.top, box)
    let downwards = mates.count > 1 ? top + inside + onFrame : onFrame + inside
    var rest = mates[...]
    var above: ViewID?
    while !Interruption.isWanted, let view = rest.first {
      if let together = placeFirst(of: rest, below: above, in: downwards) {
        above = rest.prefix(together).last
        rest = rest.dropFirst(together)
        continue
      }
      rest = rest.dropFirst()
      above = nil
      if let run = firstFit(for: 1, in: onFrame + inside + sides) {
        if let letter = nextLetter() {
          keys.append((view, letter, run))
        } else {
          nameless.append(view)
        }
      } else {
        let isHidden = onFrame.isEmpty && inside.isEmpty && sides.isEmpty
        isHidden && mates.count == 1 ? covered.append(view) : nameless.append(view)
      }
    }
  }

  /// Places as many of the first names as fit into a run, and returns how many.
  private mutating func placeFirst(
    of views: ArraySlice<ViewID>, below above: ViewID?, in runs: [Run]
  ) -> Int? {
    let widths = widths(of: views)
    for count in (1...views.count).reversed() {
      let (together, next) = (views.prefix(count), views.dropFirst(count).first)
      // Beside the names stands what joins them to the rows above and below.
      let joints = contents.joints(of: together, above: above, next: next)
      let width = displayWidth(joints.lead) + widths[count - 1] + displayWidth(joints.trail)
      guard let run = firstFit(for: width, in: runs) else { continue }
      labels.append(Label(views: Array(together), above: above, next: next, run: run))
      return count
    }
    return nil
  }

  /// Takes the first of some runs that is free and has enough cells.
  private mutating func firstFit(for width: Int, in runs: [Run]) -> Run? {
    guard let run = runs.first(where: { !taken.contains($0) && take($0, width: width) }) else {
      return nil
    }
    taken.insert(run)
    return run
  }

  /// The cells that the first name takes, the first two, and so on.
  private func widths(of views: ArraySlice<ViewID>) -> [Int] {
    var widths: [Int] = []
    var last: ViewID?
    for view in views {
      let joint = last.map { displayWidth(contents.joint(of: $0, and: view)) } ?? 0
      widths.append((widths.last ?? 0) + joint + contents.width(of: view))
      last = view
    }
    return widths
  }

  /// Puts the names of views that begin in one cell behind each other.
  private mutating func placeAtCorner(_ group: [ViewID]) -> Bool {
    let boxes = group.compactMap { frames.boxes[$0] }
    guard let corner = boxes.first, let right = boxes.map({ $0.right }).min() else { return false }
    let free = (corner.left + 1..<right).prefix { column in
      isSeen(group, column: column, row: corner.top)
    }
    guard let first = free.first, let last = free.last else { return false }
    let run = Run(row: corner.top, first: first, last: last)
    guard firstFit(for: widths(of: group[...]).last ?? 0, in: [run]) != nil else { return false }
    labels.append(Label(views: group, run: run))
    return true
  }

  /// Whether the line or the inside of one of some views is seen in a slot.
  private func isSeen(_ views: [ViewID], column: Int, row: Int) -> Bool {
    ground.lineOwner(column: column, row: row).map(views.contains) ?? false
  }

  /// What is seen of views in a row between their sides, the widest first.
  private func runs(of views: [ViewID], in row: Int, _ box: Canvas.Box) -> [Run] {
    var runs: [Run] = []
    for column in box.left + 1..<max(box.right, box.left + 1)
    where isSeen(views, column: column, row: row) {
      if let last = runs.last, last.last == column - 1 {
        runs[runs.count - 1] = Run(row: row, first: last.first, last: column)
      } else {
        runs.append(Run(row: row, first: column, last: column))
      }
    }
    return runs.sorted { (length(of: $1), $0.first) < (length(of: $0), $1.first) }
  }

  /// How long a run is on the screen, in points.
  private func length(of run: Run) -> Double {
    xs.places[min((run.last + 1) / 2, xs.places.count - 1)] - xs.places[run.first / 2]
  }

  /// How many cells a name may take in a run: one that needs far more than its share of the picture
  /// would push the fingers away from their places, so a letter stands for it.
  private func mostCells(in run: Run) -> Int {
    let whole = (xs.places.last ?? 0) - (xs.places.first ?? 0)
    guard whole > 0, length(of: run) < whole else { return xs.most }
    let share = length(of: run) / whole * Double(xs.most)
    return Int(max(Self.mostOfShare * share, share + Self.cellsBeyondShare))
  }

  /// Demands the cells for a name in a run; false if there are not enough.
  private mutating func take(_ run: Run, width: Int) -> Bool {
    var (newXs, newYs) = (xs, ys)
    guard width <= mostCells(in: run),
      run.row.isMultiple(of: 2) || newYs.demand(2, from: run.row / 2, to: run.row / 2 + 1),
      newXs.demand(
        width - 1 + run.first % 2 + run.last % 2, from: run.first / 2, to: (run.last + 1) / 2)
    else { return false }
    (xs, ys) = (newXs, newYs)
    return true
  }

  /// Demands the cells for the mark of a small view, with its name beside it if there is room.
  mutating func makeRoom(for rect: Rect, width: Int) {
    let (x, y) = (xs.gap(around: rect.middle.x), ys.gap(around: rect.middle.y))
    _ = ys.demand(2, from: y, to: y + 1)
    if !xs.demand(width + 2, from: x, to: x + 1) { _ = xs.demand(2, from: x, to: x + 1) }
  }
}

extension MapTracks {
  /// The number of the track behind which a place lies, or of which it is, if that is not the last.
  func gap(around place: Double) -> Int {
    max(0, min(countBelow(Self.place(place).nextUp) - 1, places.count - 2))
  }
}

extension MapContents {
  /// What stands between the names of two views that begin in one cell.
  func joint(of view: ViewID, and next: ViewID) -> String {
    isIn(next, view) ? marks.within : ", "
  }

  /// What stands in front of names and behind them if names of the same frame stand in the rows above
  /// and below: `› feed` lies in the view above, and `glass,` has others beside it.
  func joints(of views: ArraySlice<ViewID>, above: ViewID?, next: ViewID?) -> (
    lead: String, trail: String
  ) {
    guard let first = views.first, let last = views.last else { return ("", "") }
    let lies = above.map { isIn(first, $0) } ?? false
    let goesOn = next.map { !isIn($0, last) } ?? false
    return (lies ? String(marks.within.dropFirst()) : "", goesOn ? "," : "")
  }
}
