import TouchCore

/// A way to write a label; the first that fits is taken.
private struct LabelForm {
  let size: Double
  let hasTwoLines: Bool
  let cutsName: Bool

  static let all =
    [false, true].flatMap { cutsName in
      [11, 9.5].flatMap { size in
        [false, true].map { LabelForm(size: size, hasTwoLines: $0, cutsName: cutsName) }
      }
    }
}

/// Finds places for labels, the needed ones first.
struct LabelPlacing {
  private(set) var placed: [PlacedLabel] = []
  private var taken = TakenPlaces()
  private let stage: Rect
  /// The views from back to front: what each fills, and where it is seen.
  private var views: [(whole: Polygon, box: Rect, seen: Rect?)] = []
  /// Where a view stands among them.
  private var order: [ViewID: Int] = [:]
  /// Whether only names that are needed stand beside their views.
  private var isCrowded = false

  init(stage: Rect, taken: [Rect]) {
    self.stage = stage
    for box in taken { self.taken.add(box) }
  }

  /// Places the labels of all views, given from back to front.
  mutating func place(_ labels: [StageLabel]) {
    isCrowded = labels.count > Self.mostBeside
    views = labels.map { ($0.shape.whole, $0.shape.whole.box, $0.shape.drawn?.box) }
    for (place, label) in labels.enumerated() { order[label.shape.view] = place }
    for label in labels where label.need != .extra { place(label) }
    // What lies in front is named first: it is what a person sees.
    for label in labels.reversed() where label.need == .extra { place(label) }
  }

  /// The labels that have a place, those of views in front last.
  var fromTheBack: [PlacedLabel] {
    placed.sorted { (order[$0.label.shape.view] ?? 0) < (order[$1.label.shape.view] ?? 0) }
  }

  private mutating func place(_ label: StageLabel) {
    guard !Interruption.isWanted, let found = inside(label) ?? beside(label) else { return }
    taken.add(found.around)
    placed.append(found)
  }

  /// A place beside the shape, unless there are so many views that lines would hide them.
  private func beside(_ label: StageLabel) -> PlacedLabel? {
    label.need == .extra && isCrowded ? nil : outside(label)
  }

  /// A place inside of the shape.
  private func inside(_ label: StageLabel) -> PlacedLabel? {
    let shown = label.shape.drawn.flatMap { $0.clipped(to: Polygon(stage)) }
    guard let shown, !label.shape.isTiny else { return nil }
    if !label.shape.whole.isUpright { return along(shown, label) }
    let room = shown.box.expanded(by: -3)
    // Most views of a large scene have no room for any form: nothing is held against others then.
    var fronts: [Rect]?
    for form in LabelForm.all where !form.hasTwoLines || !label.mark.isEmpty {
      guard let fitted = fit(label, form, width: room.size.width) else { continue }
      let over = fronts ?? self.fronts(of: label.shape)
      fronts = over
      for box in places(for: fitted.box.size, in: room)
      where isFree(box) && !over.contains(where: { $0.overlaps(box) }) {
        return PlacedLabel(
          label: label, name: fitted.name, size: form.size, box: box,
          hasTwoLines: form.hasTwoLines)
      }
    }
    return nil
  }

  /// Of more views than these, only the needed names stand beside them.
  private static let mostBeside = 40
  /// More rows than these are not tried.
  private static let mostRows = 60.0

  /// Where other views lie over a view: a name there would name them.
  private func fronts(of shape: StageShape) -> [Rect] {
    guard let place = order[shape.view] else { return [] }
    let box = views[place].box
    return views[(place + 1)...].compactMap { front in
      // What fills the same frame has no place of its own: the names stand in one column.
      guard let shared = front.seen?.shared(with: box), front.whole != shape.whole else {
        return nil
      }
      return shared
    }
  }

  /// Rows from the top left on, then the right edge, then the bottom.
  private func places(for size: Size, in room: Rect) -> [Rect] {
    guard size.height <= room.size.height + 2, size.width <= room.size.width + 0.5 else {
      return []
    }
    let count = Int(min(max(room.size.height / 14, 4), Self.mostRows))
    let rows = (0..<count).map { Point(room.minX, room.minY + 14 * Double($0)) }
    let right = room.maxX - size.width
    let low = room.maxY - size.height
    let others = [
      Point(right, room.minY), Point(room.minX, low), Point(right, low),
      Point(room.minX + (room.size.width - size.width) / 2, room.minY),
      Point(room.minX, room.minY + (room.size.height - size.height) / 2),
    ]
    return (rows + others).map { Rect(origin: $0, size: size) }
      .filter { $0.maxY <= room.maxY + 2 && stage.expanded(by: 2).holds($0) }
  }

  /// Along the first edge of a turned view, in its middle.
  private func along(_ shown: Polygon, _ label: StageLabel) -> PlacedLabel? {
    let whole = label.shape.whole
    guard whole.corners.count == 4 else { return nil }
    let (start, end) = (whole.corners[0], whole.corners[1])
    let length = start.distance(to: end) - 8
    let height = end.distance(to: whole.corners[2])
    let forms = LabelForm.all.filter { height > ($0.hasTwoLines ? 28 : 14) }
    for form in forms where !form.hasTwoLines || !label.mark.isEmpty {
      guard let fitted = fit(label, form, width: length) else { continue }
      let (size, angle) = (fitted.box.size, start.readableAngle(to: end))
      for middle in middles(of: whole, lineHeight: size.height) {
        let corner = Point(middle.x - size.width / 2, middle.y - size.height / 2)
        let placed = PlacedLabel(
          label: label, name: fitted.name, size: form.size, box: Rect(origin: corner, size: size),
          turn: angle, hasTwoLines: form.hasTwoLines)
        let around = placed.around
        // What is off the stage touches any number of squares.
        if stage.holds(around), shown.box.holds(around), isFree(around) { return placed }
      }
    }
    return nil
  }

  /// Where the middle of a label along a turned view may be: at the first edge, at the opposite
  /// one, in the middle.
  private func middles(of whole: Polygon, lineHeight: Double) -> [Point] {
    let corners = whole.corners
    let first = corners[0].towards(corners[1], by: .infinity)
    let last = corners[3].towards(corners[2], by: .infinity)
    let inset = lineHeight / 2 + 4
    return [first.towards(last, by: inset), last.towards(first, by: inset), whole.middle]
  }

  /// A place beside the shape with a line to it, for a name that has no room inside.
  private func outside(_ label: StageLabel) -> PlacedLabel? {
    let form = LabelForm(size: 9.5, hasTwoLines: false, cutsName: true)
    guard let fitted = fit(label, form, width: stage.size.width * 0.8) else { return nil }
    guard let around = (label.shape.drawn ?? label.shape.whole).box.shared(with: stage) else {
      return nil
    }
    let (width, height) = (fitted.box.size.width, fitted.box.size.height)
    let middle = around.minY + (around.size.height - height) / 2
    let places: [Point] =
      [
        Point(around.maxX + 4, middle), Point(around.minX - width - 4, middle),
        Point(around.minX, around.maxY + 3), Point(around.minX, around.minY - height - 3),
        Point(around.maxX - width, around.maxY + 3),
        Point(around.maxX - width, around.minY - height - 3),
        Point(around.minX + 3, around.minY + 2),
      ]
      + (1...12).flatMap { row in
        let away = 16 * Double(row)
        return [
          Point(around.maxX + 12, middle + away), Point(around.maxX + 12, middle - away),
          Point(around.minX - width - 12, middle + away),
          Point(around.minX - width - 12, middle - away),
          Point(around.minX, around.maxY + 3 + away),
          Point(around.minX, around.minY - height - away),
        ]
      }
    let room = stage.expanded(by: 6)
    let boxes = places.lazy.map { Rect(origin: $0, size: fitted.box.size) }
      .filter { room.holds($0) }
    guard let box = boxes.first(where: isFree) ?? (label.need == .must ? boxes.first : nil) else {
      return nil
    }
    return PlacedLabel(
      label: label, name: fitted.name, size: form.size, box: box,
      leader: leader(from: box, to: around, of: label.shape), hasTwoLines: false)
  }

  /// The shortest line from a label to a place where its view is in front; nil if it is on the view.
  private func leader(
    from box: Rect, to around: Rect, of shape: StageShape
  ) -> (from: Point, to: Point)? {
    guard !around.overlaps(box) else { return nil }
    let inset = min(4, around.size.width / 2, around.size.height / 2)
    func nearest(_ point: Point, in rect: Rect) -> Point {
      Point(
        min(max(point.x, rect.minX), rect.maxX), min(max(point.y, rect.minY), rect.maxY))
    }
    let goal = around.expanded(by: -inset)
    let near = nearest(box.middle, in: goal)
    let corners = [
      Point(goal.minX, goal.minY), Point(goal.maxX, goal.minY), Point(goal.minX, goal.maxY),
      Point(goal.maxX, goal.maxY),
    ]
    let fronts = fronts(of: shape)
    let end =
      ([near] + corners).first { place in
        !fronts.contains { $0.overlaps(Rect(place.x, place.y, 0, 0)) }
      } ?? near
    return (nearest(end, in: box), end)
  }

  /// The label's size, its name cut to a width where the form allows that.
  private func fit(
    _ label: StageLabel, _ form: LabelForm, width: Double
  ) -> (name: String, box: Rect)? {
    let size = form.size
    let badge = label.order == nil ? 0 : size + 5
    let mark = LetterWidth.ofName(label.mark, size: size)
    let gap = label.mark.isEmpty ? 0 : size * 0.6
    let beside = badge + (form.hasTwoLines ? 0 : mark + gap)
    guard (form.hasTwoLines ? badge + mark : beside) <= width else { return nil }
    let shortest = label.need == .extra ? max(5, label.name.count * 2 / 3) : 2
    let fewest = form.cutsName ? shortest : .max
    guard
      let name = LetterWidth.fitted(
        label.name, size: size, width: width - beside, atLeast: fewest)
    else { return nil }
    let letters = LetterWidth.ofName(name, size: size)
    let total = form.hasTwoLines ? badge + max(letters, mark) : beside + letters
    return (name, Rect(0, 0, total, form.hasTwoLines ? size * 2.4 : size * 1.25))
  }

  private func isFree(_ box: Rect) -> Bool { taken.isFree(box) }
}

extension Rect {
  /// The rectangle around it when it is turned around its middle to lie along a direction.
  func turned(along way: Point) -> Rect {
    let length = Point.zero.distance(to: way)
    guard length > 0 else { return self }
    let (across, down) = (abs(way.x) / length, abs(way.y) / length)
    let width = size.width * across + size.height * down
    let height = size.width * down + size.height * across
    return Rect(
      minX + (size.width - width) / 2, minY + (size.height - height) / 2, width, height)
  }

  /// Whether another rectangle lies inside of it.
  func holds(_ other: Rect) -> Bool {
    minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }
}

//   ┌────┬────┬────┐
//   │ ▭  │▭   │    │     a box is held against those of the squares that it touches
//   ├────┼────┼────┤
//   │    │  ▭▭│▭   │
//   └────┴────┴────┘

/// The boxes that are taken on a stage, by the squares they lie in.
struct TakenPlaces {
  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  private static let side = 48.0
  private var boxes: [Square: [Rect]] = [:]

  /// The numbers of the squares between two places of an axis.
  private static func numbers(_ from: Double, _ to: Double) -> ClosedRange<Int> {
    number(from)...max(number(from), number(to))
  }

  private static func number(_ place: Double) -> Int {
    Int(max(-1e6, min(1e6, (place / side).rounded(.down))))
  }

  mutating func add(_ box: Rect) {
    for row in Self.numbers(box.minY, box.maxY) {
      for column in Self.numbers(box.minX, box.maxX) {
        boxes[Square(column: column, row: row), default: []].append(box)
      }
    }
  }

  func isFree(_ box: Rect) -> Bool {
    let columns = Self.numbers(box.minX, box.maxX)
    return Self.numbers(box.minY, box.maxY).allSatisfy { row in
      columns.allSatisfy { column in
        guard let near = boxes[Square(column: column, row: row)] else { return true }
        return !near.contains { $0.overlaps(box) }
      }
    }
  }
}
