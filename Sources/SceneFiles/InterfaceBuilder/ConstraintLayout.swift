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
  /// Of the views, then of the superview, of what its margins leave, and of its guides.
  private var spans: [ConstraintLine.Axis: [ConstraintSpan]] = [:]
  private var written: [Rect?]
  private var numbers: [String: Int] = [:]
  private var guides: [XMLElement] = []
  private let stale: Set<Int>
  private var superviewNumber: Int { elements.count }
  private var marginsNumber: Int { elements.count + 1 }

  /// Each view takes a number at most once a round.
  private static let mostRounds = 64

  /// - Parameters:
  ///   - document: The file.
  ///   - superview: The view whose subviews are laid out.
  ///   - size: The superview's size, in points.
  ///   - elements: The subviews.
  ///   - lengths: The sizes that stack views need for what they hold, by the places of these.
  ///   - stale: The places of the subviews whose frames are not true.
  init(
    _ document: InterfaceBuilderDocument, _ superview: XMLElement, size: Size,
    _ elements: [XMLElement], lengths: [Int: Size], stale: Set<Int>
  ) {
    self.document = document
    self.superview = superview
    self.elements = elements
    self.stale = stale
    written = elements.map { $0.writtenFrame?.alignment(of: $0.name) }
    for (place, size) in lengths {
      written[place] = written[place].map { Rect(origin: $0.origin, size: size) }
    }
    guard !stale.isEmpty else { return }
    number()
    readLines()
    for axis in ConstraintLine.Axis.allCases { prepare(axis, size) }
    solve(size)
    for place in stale { frames[place] = frame(at: place) }
  }

  private mutating func number() {
    for (place, element) in elements.enumerated() {
      if let id = element["id"], numbers[id] == nil { numbers[id] = place }
    }
    if let id = superview["id"] { numbers[id] = superviewNumber }
    for guide in superview.guides {
      guard let id = guide["id"], numbers[id] == nil else { continue }
      numbers[id] = marginsNumber + 1 + guides.count
      guides.append(guide)
    }
  }

  private mutating func readLines() {
    let constraints = document.constraints(of: superview)
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

  private mutating func prepare(_ axis: ConstraintLine.Axis, _ size: Size) {
    let isHorizontal = axis == .horizontal
    var spans = elements.indices.map { place in
      guard !stale.contains(place), let frame = written[place] else { return ConstraintSpan() }
      return isHorizontal
        ? ConstraintSpan(frame.minX, frame.size.width)
        : ConstraintSpan(frame.minY, frame.size.height)
    }
    let length = isHorizontal ? size.width : size.height
    var around = ConstraintSpan()
    around.fix(.start, 0)
    // A scroll view's end is that of its content, and a row is as high as what it holds.
    let isOpen =
      ViewTag.kind(of: superview.name).isScrollView || !isHorizontal && superview.isRowContent
    if !isOpen { around.fix(.length, length) }
    spans.append(around)
    spans += (0...guides.count).map { _ in ConstraintSpan() }
    self.spans[axis] = spans
  }
}

extension ConstraintLayout {
  private mutating func solve(_ size: Size) {
    carry(from: 1000)
    carry(from: 0)
    assumeGuides(size)
    carry(from: 0)
    for axis in ConstraintLine.Axis.allCases {
      let isHorizontal = axis == .horizontal
      for place in stale {
        guard let frame = written[place]?.size else { continue }
        fix(axis, place, .length, isHorizontal ? frame.width : frame.height)
      }
      fix(axis, superviewNumber, .length, isHorizontal ? size.width : size.height)
    }
    carry(from: 0)
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
      // Of constraints that contradict each other the one holds that the canvas agrees with.
      found.sort { ($0.order, $0.distance) < ($1.order, $1.distance) }
      for candidate in found {
        fix(candidate.axis, candidate.item, candidate.part, candidate.value)
      }
    }
  }

  /// A number that a constraint gives an item.
  private struct Candidate {
    let axis: ConstraintLine.Axis
    let item: Int
    let part: ConstraintSpan.Part
    let value: Double
    /// The most important first.
    let order: Double
    /// From what the file has.
    let distance: Double
  }

  private func candidates(of line: ConstraintLine) -> [Candidate] {
    guard let first = item(line.firstItem, line.first, line) else { return [] }
    guard let end = line.second else {
      return [candidate(line, line.first, first, line.constant)].compactMap { $0 }
    }
    guard let second = item(line.secondItem, end, line) else { return [] }
    let one = spans[line.first.axis]?[first][line.first.part]
    let other = spans[end.axis]?[second][end.part]
    if one == nil, let other {
      return [candidate(line, line.first, first, other * line.multiplier + line.constant)]
        .compactMap { $0 }
    }
    if let one, other == nil {
      return [candidate(line, end, second, (one - line.constant) / line.multiplier)]
        .compactMap { $0 }
    }
    return []
  }

  private func candidate(
    _ line: ConstraintLine, _ end: ConstraintLine.End, _ item: Int, _ value: Double
  ) -> Candidate? {
    guard let span = spans[end.axis]?[item], span[end.part] == nil else { return nil }
    var distance = 0.0
    if item < elements.count, let frame = written[item] {
      let old =
        end.axis == .horizontal
        ? ConstraintSpan(frame.minX, frame.size.width)
        : ConstraintSpan(frame.minY, frame.size.height)
      distance = abs(value - (old[end.part] ?? value))
    }
    return Candidate(
      axis: end.axis, item: item, part: end.part, value: value, order: -line.priority,
      distance: distance)
  }

  /// The number of the item that one end of a constraint is about; nil for an item elsewhere.
  private func item(_ id: String?, _ end: ConstraintLine.End, _ line: ConstraintLine) -> Int? {
    let number = (id ?? line.own).map { numbers[$0] } ?? superviewNumber
    guard end.isMargin else { return number }
    // The margins of other views are not in the file.
    return number == superviewNumber ? marginsNumber : nil
  }

  /// What margins and the system take of the superview, as far as no view tells.
  private mutating func assumeGuides(_ size: Size) {
    let isRoot = superview["key"] == "view"
    let isTop = isRoot || superview.parent?.name == "objects"
    let isWide = size.width >= 414
    let margin = isTop || superview.isRowContent ? (isWide ? 20.0 : 16.0) : 8.0
    fix(.horizontal, marginsNumber, .start, margin)
    fix(.horizontal, marginsNumber, .end, size.width - margin)
    // A xib's view that is as large as a screen is one nearly always.
    let isScreen = isRoot || isTop && size.width >= 320 && size.height >= 480
    let area = isScreen ? ContainerBars.safeArea(around: superview, document) : (top: 0, bottom: 0)
    for (place, guide) in guides.enumerated() {
      let number = marginsNumber + 1 + place
      fix(.horizontal, number, .start, 0)
      fix(.horizontal, number, .end, size.width)
      // The old guides are strips at the edges, the new one is what lies between.
      switch guide["type"] {
      case "top": fix(.vertical, number, .end, area.top)
      case "bottom": fix(.vertical, number, .start, size.height - area.bottom)
      default:
        fix(.vertical, number, .start, area.top)
        fix(.vertical, number, .end, size.height - area.bottom)
      }
    }
    let inset = isTop ? area : (top: 8, bottom: 8)
    fix(.vertical, marginsNumber, .start, inset.top)
    fix(.vertical, marginsNumber, .end, size.height - inset.bottom)
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
    let frame = Rect(across.start, down.start, across.length, down.length)
    return frame.drawn(as: elements[place].name)
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
