import TouchCore

//   <constraint firstItem="panel" firstAttribute="bottom" secondItem="bar" secondAttribute="top"/>
//   panel.maxY = 849, bar.minY = 813      the canvas was not laid out again: both frames are stale

/// Which views of one superview have frames that contradict the constraints between them.
///
/// Constraints are not solved; each that fixes one edge to another is only compared with the frames.
struct ConstraintCheck {
  /// The places of the views whose frames are stale.
  private(set) var broken: Set<Int> = []
  private let superview: XMLElement
  private let bounds: Rect?
  private let elements: [XMLElement]
  private var places: [String: Int] = [:]
  private let moved: [Int: Rect]

  /// More than a canvas's pixels are rounded to, in points.
  private static let tolerance = 1.0

  /// - Parameters:
  ///   - document: The file.
  ///   - superview: The view whose subviews are compared.
  ///   - size: The superview's size, in points; nil if that is not known.
  ///   - elements: The subviews.
  ///   - moved: Where some of these lie, by their places, if that is not where the file has them.
  init(
    _ document: InterfaceBuilderDocument, _ superview: XMLElement, size: Size?,
    _ elements: [XMLElement], moved: [Int: Rect] = [:]
  ) {
    self.superview = superview
    self.elements = elements
    self.moved = moved
    // A scroll view's edges are those of its content.
    let isScroll = ViewTag.kind(of: superview.name).isScrollView
    bounds = isScroll ? nil : size.map { Rect(origin: .zero, size: $0) }
    let constraints = document.constraints(of: superview)
    guard !constraints.isEmpty else { return }
    for (place, element) in elements.enumerated() {
      if let id = element["id"], places[id] == nil { places[id] = place }
    }
    for constraint in constraints where constraint.isPlainEquality { check(constraint) }
  }

  private mutating func check(_ constraint: XMLElement) {
    let (first, second) = (item(constraint["firstItem"]), item(constraint["secondItem"]))
    // A row is as high as what it holds: its own end contradicts nothing.
    if superview.isRowContent, first?.place == nil || second?.place == nil,
      ["bottom", "centerY"].contains(constraint["firstAttribute"])
    {
      return
    }
    guard let one = first?.frame.edge(constraint["firstAttribute"]),
      let other = second?.frame.edge(constraint["secondAttribute"])
    else { return }
    let constant = constraint["constant"].flatMap(ForeignNumber.finite) ?? 0
    guard abs(one - other - constant) > Self.tolerance else { return }
    broken.formUnion([first?.place, second?.place].compactMap { $0 })
  }

  /// What an item of a constraint is: the superview, without a place, or a view in it; nil for a
  /// layout guide.
  private func item(_ id: String?) -> (frame: Rect, place: Int?)? {
    guard let id, id != superview["id"] else { return bounds.map { ($0, nil) } }
    guard let place = places[id] else { return nil }
    if let frame = moved[place] { return (frame.alignment(of: elements[place].name), place) }
    // What the file itself calls wrong says nothing of the others.
    guard elements[place]["misplaced"] != "YES" else { return nil }
    return elements[place].alignmentRect.map { ($0, place) }
  }
}

extension XMLElement {
  /// Whether it fixes one value to another, on all devices.
  fileprivate var isPlainEquality: Bool {
    name == "constraint" && self["relation"] == nil && self["priority"] == nil
      && self["multiplier"] == nil && self["placeholder"] != "YES"
  }
}

extension Rect {
  /// The value of an edge or middle that a constraint is about, left to right; nil for another.
  fileprivate func edge(_ attribute: String?) -> Double? {
    switch attribute {
    case "top": minY
    case "bottom": maxY
    case "centerY": middle.y
    case "leading", "left": minX
    case "trailing", "right": maxX
    case "centerX": middle.x
    default: nil
    }
  }
}
