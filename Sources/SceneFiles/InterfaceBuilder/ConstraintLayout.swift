import TouchCore

//   <textView misplaced="YES">        0,571 343x88 on the canvas, which was not laid out again
//   text.top = save.bottom + 28       save is known: 144 + 30 + 28 = 202
//   guide.top = text.bottom + 8       667 - 8 = 659          so text is 16,202 343x457

/// Where constraints put the views of a superview whose frames in the file are stale.
///
/// Values are carried from what is known to what is not, one constraint at a time: over required
/// constraints first, then over optional ones. Margins and what the system takes of a screen are
/// assumed where no view shows them, and at last the sizes that the file has.
struct ConstraintLayout {
  /// The frames that constraints determine, by the places of the views.
  private(set) var frames: [Int: Rect] = [:]

  private let document: InterfaceBuilderDocument
  private let superview: XMLElement
  private let elements: [XMLElement]
  private var lines: [ConstraintLine] = []
  /// Of the views, then of the superview, of what its margins leave, of its guides, and of the frame of a
  /// scroll view.
  private var spans: [ConstraintLine.Axis: [ConstraintSpan]] = [:]
  private var written: [Rect?]
  /// The sizes of the subviews without a frame, by their places.
  private var natural: [Int: NaturalSize] = [:]
  private var numbers: [String: Int] = [:]
  private var guides: [XMLElement] = []
  private let stale: Set<Int>
  private var superviewNumber: Int { elements.count }
  private var marginsNumber: Int { elements.count + 1 }
  private var frameNumber: Int { marginsNumber + 1 + guides.count }

  /// Each view takes a number at most once a round.
  private static let mostRounds = 64

  /// - Parameters:
  ///   - document: The file.
  ///   - superview: The view whose subviews are laid out.
  ///   - size: The superview's size, in points; nil if it is as large as what lies in it needs.
  ///   - elements: The subviews.
  ///   - lengths: The sizes that stack views need for what they hold, by the places of these.
  ///   - stale: The places of the subviews whose frames are not true.
  ///   - depth: How many views around it are being measured.
  init(
    _ document: InterfaceBuilderDocument, _ superview: XMLElement, size: Size?,
    _ elements: [XMLElement], lengths: [Int: Size], stale: Set<Int>, depth: Int = 0
  ) {
    self.document = document
    self.superview = superview
    self.elements = elements
    self.stale = stale
    written = elements.map { $0.alignmentRect }
    for (place, size) in lengths {
      written[place] = written[place].map { Rect(origin: $0.origin, size: size) }
    }
    guard !stale.isEmpty else { return }
    for place in stale where written[place] == nil {
      natural[place] = NaturalSize(of: elements[place], in: document, depth: depth)
    }
    number()
    readLines()
    for axis in ConstraintLine.Axis.allCases { prepare(axis, size) }
    solve(size)
    for place in stale { frames[place] = frame(at: place) }
  }

  /// How large the superview is along an axis, in points; nil if nothing determines it.
  func needed(_ axis: ConstraintLine.Axis) -> Double? {
    if let length = spans[axis]?[superviewNumber][.length] { return length }
    // 8 pt are the margins of a view that fills no screen.
    return spans[axis]?[marginsNumber][.end].map { $0 + 8 }
  }

  private mutating func number() {
    for (place, element) in elements.enumerated() {
      if let id = element["id"], numbers[id] == nil { numbers[id] = place }
    }
    if let id = superview["id"] { numbers[id] = superviewNumber }
    if let id = rowAround?["id"], numbers[id] == nil { numbers[id] = superviewNumber }
    for guide in superview.guides {
      guard let id = guide["id"], numbers[id] == nil else { continue }
      numbers[id] = marginsNumber + 1 + guides.count
      guides.append(guide)
    }
  }

  /// The row whose content view the superview is: it holds constraints of what its content view shows.
  private var rowAround: XMLElement? {
    guard superview["key"] == "contentView", let row = superview.parent,
      ViewTag.kind(of: row.name).isRow
    else { return nil }
    return row
  }

  private mutating func readLines() {
    let constraints =
      document.constraints(of: superview) + (rowAround.map(document.constraints) ?? [])
    lines = constraints.compactMap { ConstraintLine($0) }
    for element in elements {
      for constraint in document.constraints(of: element) {
        // Others of its own are about what lies in it.
        guard var line = ConstraintLine(constraint), line.isAbout(element["id"]) else { continue }
        line.own = element["id"]
        lines.append(line)
      }
    }
  }

  private var isScroll: Bool { ViewTag.kind(of: superview.name).isScrollView }

  private mutating func prepare(_ axis: ConstraintLine.Axis, _ size: Size?) {
    let isHorizontal = axis == .horizontal
    var spans = elements.indices.map { place in
      guard !stale.contains(place), let frame = written[place] else { return ConstraintSpan() }
      return isHorizontal
        ? ConstraintSpan(frame.minX, frame.size.width)
        : ConstraintSpan(frame.minY, frame.size.height)
    }
    let length = isHorizontal ? size?.width : size?.height
    var around = ConstraintSpan()
    around.fix(.start, 0)
    // A scroll view's end is that of its content, and a row is as high as what it holds.
    let isOpen = isScroll || !isHorizontal && superview.isRowContent
    if !isOpen, let length { around.fix(.length, length) }
    spans.append(around)
    spans += (0...guides.count).map { _ in ConstraintSpan() }
    spans.append(length.map { ConstraintSpan(0, $0) } ?? ConstraintSpan())
    self.spans[axis] = spans
  }
}

extension ConstraintLayout {
  private mutating func solve(_ size: Size?) {
    carry(from: 1000)
    carry(from: 0)
    assumeGuides(size)
    carry(from: 0)
    if size != nil {
      solveTogether()
      carry(from: 0)
    }
    // A switch is as wide as it is: what stands beside it takes the rest.
    let isSized = elements.map { NaturalSize.isFixed($0.name) }
    fixLengths { isSized[$0] }
    carry(from: 0)
    // A label has a size by its content; what shows a part of its own takes what is left.
    let takesRest = elements.map {
      ViewTag.kind(of: $0.name).isScrollView
        || ["view", "containerView", "mapView", "webView", "wkWebView"].contains($0.name)
    }
    fixLengths { !takesRest[$0] }
    carry(from: 0)
    fixLengths { _ in true }
    for axis in ConstraintLine.Axis.allCases {
      let isHorizontal = axis == .horizontal
      if let length = isHorizontal ? size?.width : size?.height {
        fix(axis, superviewNumber, .length, length)
      }
    }
    carry(from: 0)
  }

  /// Gives stale views the sizes that the file has for them, or that their content needs.
  private mutating func fixLengths(of isMeant: (Int) -> Bool) {
    for place in stale where isMeant(place) {
      let (frame, natural) = (written[place]?.size, natural[place])
      if let width = frame?.width ?? natural?.width { fix(.horizontal, place, .length, width) }
      if let height = frame?.height ?? natural?.height { fix(.vertical, place, .length, height) }
    }
  }

  private mutating func fix(
    _ axis: ConstraintLine.Axis, _ item: Int, _ part: ConstraintSpan.Part, _ value: Double
  ) {
    spans[axis]?[item].fix(part, value)
  }

  /// Carries values over the constraints that are at least so important, until nothing is new.
  private mutating func carry(from priority: Double) {
    let lines = lines.filter { $0.priority >= priority }
    for _ in 0..<Self.mostRounds {
      var found: [Candidate] = []
      for line in lines { found += candidates(of: line) }
      guard !found.isEmpty else { return }
      // Of contradicting constraints one to a view that moves wins, then the one nearest to the canvas.
      found.sort {
        ($0.order, $0.distance, $0.isFirm ? 0 : 1) < ($1.order, $1.distance, $1.isFirm ? 0 : 1)
      }
      var seen: Set<Target> = []
      found = found.filter { seen.insert($0.target).inserted }
      // The frame of a view beside it is asked last: it may be out of date with this one.
      let firm = found.filter { $0.isFirm }
      if !firm.isEmpty { found = firm }
      for candidate in found {
        let target = candidate.target
        fix(target.axis, target.item, target.part, candidate.value)
      }
    }
  }

  /// What a number is found for.
  private struct Target: Hashable {
    let axis: ConstraintLine.Axis
    let item: Int
    let part: ConstraintSpan.Part
  }

  /// A number that a constraint gives an item.
  private struct Candidate {
    let target: Target
    let value: Double
    /// The most important first.
    let order: Double
    /// The distance from the frame in the file, in points; -1 if the value comes from a view that moves.
    let distance: Double
    /// Whether it rests on no frame of the canvas.
    let isFirm: Bool
  }

  private func candidates(of line: ConstraintLine) -> [Candidate] {
    guard let first = item(line.firstItem, line.first, line) else { return [] }
    guard let end = line.second else {
      return [candidate(line, line.first, first, line.constant, from: nil)].compactMap { $0 }
    }
    guard let second = item(line.secondItem, end, line) else { return [] }
    let one = spans[line.first.axis]?[first][line.first.part]
    let other = spans[end.axis]?[second][end.part]
    if one == nil, let other {
      let value = other * line.multiplier + line.constant
      return [candidate(line, line.first, first, value, from: second)].compactMap { $0 }
    }
    if let one, other == nil {
      let value = (one - line.constant) / line.multiplier
      return [candidate(line, end, second, value, from: first)].compactMap { $0 }
    }
    return []
  }

  private func candidate(
    _ line: ConstraintLine, _ end: ConstraintLine.End, _ item: Int, _ value: Double,
    from other: Int?
  ) -> Candidate? {
    guard let span = spans[end.axis]?[item], span[end.part] == nil else { return nil }
    let isMoved = other.map(stale.contains) ?? false
    var distance = isMoved ? -1.0 : 0
    if !isMoved, item < elements.count, let frame = written[item] {
      let old =
        end.axis == .horizontal
        ? ConstraintSpan(frame.minX, frame.size.width)
        : ConstraintSpan(frame.minY, frame.size.height)
      distance = abs(value - (old[end.part] ?? value))
    }
    return Candidate(
      target: Target(axis: end.axis, item: item, part: end.part), value: value,
      order: -line.priority, distance: distance,
      isFirm: isMoved || other.map { $0 >= elements.count } ?? true)
  }

  /// The number of the item that one end of a constraint is about; nil for an item elsewhere.
  private func item(_ id: String?, _ end: ConstraintLine.End, _ line: ConstraintLine) -> Int? {
    let number = (id ?? line.own).map { numbers[$0] } ?? superviewNumber
    // The edges of a scroll view are those of its content, its size and middle those of its frame.
    if isScroll, number == superviewNumber, [.length, .middle].contains(end.part) {
      return frameNumber
    }
    guard end.isMargin else { return number }
    // The margins of other views are not in the file.
    return number == superviewNumber ? marginsNumber : nil
  }

  /// What margins and the system take of the superview, as far as no view tells.
  private mutating func assumeGuides(_ size: Size?) {
    let isRoot = superview["key"] == "view"
    let isTop = isRoot || superview.parent?.name == "objects"
    let width = size?.width ?? 0
    let margin = isTop || superview.isRowContent ? (width >= 414 ? 20.0 : 16.0) : 8.0
    // A xib's view that is as large as a screen is one nearly always.
    let isScreen = isRoot || isTop && width >= 320 && (size?.height ?? 0) >= 480
    let area = isScreen ? ContainerBars.safeArea(around: superview, document) : (top: 0, bottom: 0)
    for (place, guide) in guides.enumerated() {
      let number = marginsNumber + 1 + place
      assume(.horizontal, number, from: 0, to: 0, of: size)
      // The old guides are strips at the edges, the new one is what lies between.
      switch guide["type"] {
      case "top": fix(.vertical, number, .end, area.top)
      case "bottom":
        if let size { fix(.vertical, number, .start, size.height - area.bottom) }
      default:
        // The content of a scroll view is as high as what lies in it.
        let isContent = guide["key"] == "contentLayoutGuide"
        assume(.vertical, number, from: area.top, to: area.bottom, of: isContent ? nil : size)
      }
    }
    let inset = isTop ? area : (top: 8, bottom: 8)
    assume(.horizontal, marginsNumber, from: margin, to: margin, of: size)
    assume(.vertical, marginsNumber, from: inset.top, to: inset.bottom, of: size)
  }

  /// Fixes where an item begins and, in a superview of a known size, where it ends.
  private mutating func assume(
    _ axis: ConstraintLine.Axis, _ item: Int, from start: Double, to end: Double, of size: Size?
  ) {
    fix(axis, item, .start, start)
    guard let size else { return }
    fix(axis, item, .end, (axis == .horizontal ? size.width : size.height) - end)
  }

  /// Fixes what no constraint determines alone, and all required ones together do.
  private mutating func solveTogether() {
    // A frame of the canvas is true of equal widths, too.
    let open = natural.keys.sorted().flatMap { place in
      ConstraintLine.Axis.allCases.filter { spans[$0]?[place].known == nil }
        .map { OpenSpan(axis: $0, item: place) }
    }
    guard open.count > 1, 2 * open.count <= ConstraintSystem.mostUnknown else { return }
    let numbers = Dictionary(uniqueKeysWithValues: open.enumerated().map { ($1, 2 * $0) })
    var system = ConstraintSystem(count: 2 * open.count)
    for line in lines where line.priority >= 1000 {
      guard let first = sum(of: line.first, line.firstItem, line, numbers) else { continue }
      guard let end = line.second else {
        system.add(first.factors, sum: line.constant - first.known)
        continue
      }
      guard let second = sum(of: end, line.secondItem, line, numbers) else { continue }
      system.add(
        first.factors + second.factors.map { ($0.unknown, -line.multiplier * $0.factor) },
        sum: line.constant + line.multiplier * second.known - first.known)
    }
    for span in open {
      for part in [ConstraintSpan.Part.start, .middle, .end, .length] {
        guard let value = spans[span.axis]?[span.item][part] else { continue }
        system.add(part.factors(from: numbers[span] ?? 0), sum: value)
      }
    }
    let solution = system.solution
    for span in open {
      guard let number = numbers[span] else { continue }
      if let start = solution[number] { fix(span.axis, span.item, .start, start) }
      if let end = solution[number + 1] { fix(span.axis, span.item, .end, end) }
    }
  }

  /// A view of which not everything is known along an axis.
  private struct OpenSpan: Hashable {
    let axis: ConstraintLine.Axis
    let item: Int
  }

  /// One end of a constraint: a number, or a sum of unknown ones; nil if neither is known.
  private func sum(
    of end: ConstraintLine.End, _ id: String?, _ line: ConstraintLine, _ numbers: [OpenSpan: Int]
  ) -> (factors: [(unknown: Int, factor: Double)], known: Double)? {
    guard let item = item(id, end, line) else { return nil }
    if let value = spans[end.axis]?[item][end.part] { return ([], value) }
    guard let number = numbers[OpenSpan(axis: end.axis, item: item)] else { return nil }
    return (end.part.factors(from: number), 0)
  }

  private func frame(at place: Int) -> Rect? {
    var across = spans[.horizontal]?[place].known
    var down = spans[.vertical]?[place].known
    // Where nothing determines it along one axis, the canvas is as good as any other place.
    if elements[place]["ambiguous"] == "YES", across != nil || down != nil,
      let frame = written[place]
    {
      across = across ?? (frame.minX, frame.size.width)
      down = down ?? (frame.minY, frame.size.height)
    }
    guard let across, let down else { return nil }
    // What has no size on the canvas has one in the app.
    if written[place] == nil, across.length <= 0 || down.length <= 0 { return nil }
    let frame = Rect(across.start, down.start, across.length, down.length)
    return frame.drawn(as: elements[place].name)
  }
}

extension ConstraintSpan.Part {
  /// The part as a sum of where a view starts, which is an unknown number, and where it ends, the next.
  fileprivate func factors(from number: Int) -> [(unknown: Int, factor: Double)] {
    switch self {
    case .start: [(number, 1)]
    case .middle: [(number, 0.5), (number + 1, 0.5)]
    case .end: [(number + 1, 1)]
    case .length: [(number, -1), (number + 1, 1)]
    }
  }
}

extension ConstraintLine {
  /// Whether it is about a view's own size alone.
  fileprivate func isAbout(_ id: String?) -> Bool {
    guard first.part == .length, second == nil || second?.part == .length else { return false }
    return [firstItem, secondItem].allSatisfy { $0 == nil || $0 == id }
  }
}

extension XMLElement {
  /// Whether it is what a row shows: as high as that needs.
  var isRowContent: Bool {
    if ViewTag.kind(of: name).isRow { return true }
    return parent.map { ViewTag.kind(of: $0.name).isRow } == true && self["key"] == "contentView"
  }

  /// The guides to which constraints of its subviews may be fixed.
  fileprivate var guides: [XMLElement] {
    let own = children.filter { $0.name == "viewLayoutGuide" }
    let around = self["key"] == "view" ? parent?.child("layoutGuides") : nil
    return own + (around?.children.map { $0 } ?? [])
  }
}
