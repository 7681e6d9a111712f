import TouchCore

//   <stackView axis="vertical">            panel ─ held by an outlet, in front of button:
//     a  0,0  288x34                       code may hide it before anybody touches
//     b  0,20 288x34   on a: stale         button
//
//   panel 0,812 414x36, bar 0,813 414x49, and a constraint panel.bottom = bar.top: both stale

/// What views that stand side by side tell of each other.
struct InterfaceBuilderSiblings {
  // Forty views side by side are many; without an end a file of nothing but outlets would take
  // the square of its size.
  private static let mostBehind = 64

  let document: InterfaceBuilderDocument
  let superview: XMLElement
  /// The backmost first.
  let elements: [XMLElement]

  /// What is not known of each for the others' sake.
  var unknown: [UnknownFacts] {
    let frames = elements.map { $0.writtenFrame }
    let broken = ConstraintCheck(superview, elements, frames).broken
    let isStale = isStale(frames)
    let moved = moved
    return elements.indices.map { place in
      var unknown: UnknownFacts = isStale || broken.contains(place) ? [.frame, .place] : []
      if mayBeHidden(place, frames, moved) { unknown.insert(.visibility) }
      return unknown
    }
  }

  /// Whether the frames of a stack view's arranged subviews are not those that it would give them: it
  /// lays them one behind the other, within its bounds.
  private func isStale(_ frames: [Rect?]) -> Bool {
    guard ViewTag.kind(of: superview.name) == .stack else { return false }
    let isVertical = superview["axis"] == "vertical"
    let size = superview.writtenFrame?.size
    // Less than none lets the views lie on each other.
    let spacing = min(0, superview["spacing"].flatMap(ForeignNumber.finite) ?? 0)
    var end: Double?
    for (element, frame) in zip(elements, frames) where !element.isHidden {
      guard let frame = frame?.alignment(of: element.name) else { continue }
      let start = isVertical ? frame.minY : frame.minX
      // Frames are rounded to the canvas's pixels.
      if start < (end.map { $0 + spacing } ?? 0) - 1 { return true }
      end = isVertical ? frame.maxY : frame.maxX
    }
    return size.map { (end ?? 0) > (isVertical ? $0.height : $0.width) + 1 } ?? false
  }

  /// The ids of the views that code moves by the outlet of a constraint: a panel slides away.
  private var moved: Set<String> {
    var ids: Set<String> = []
    for constraint in superview.child("constraints")?.children ?? superview.noChildren
    where document.hasOutlet(constraint) {
      ids.formUnion([constraint["firstItem"], constraint["secondItem"]].compactMap { $0 })
    }
    for element in elements {
      // A view's own width or height names no item.
      let own = element.child("constraints")?.children ?? element.noChildren
      let isSized = own.contains {
        $0["firstItem"] == nil && $0["secondItem"] == nil && document.hasOutlet($0)
      }
      if isSized, let id = element["id"] { ids.insert(id) }
    }
    return ids
  }

  /// Whether code holds a view, or a constraint of it, by an outlet, and the view lies over one behind
  /// it: most often it shows one of them at a time.
  private func mayBeHidden(_ place: Int, _ frames: [Rect?], _ moved: Set<String>) -> Bool {
    let element = elements[place]
    guard let frame = frames[place], element.mayTakeTouches,
      document.hasOutlet(element) || element["id"].map(moved.contains) == true
    else { return false }
    return elements.indices[..<place].suffix(Self.mostBehind).contains { behind in
      guard elements[behind].mayTakeTouches, let other = frames[behind]?.shared(with: frame) else {
        return false
      }
      return other.size.width > 0 && other.size.height > 0
    }
  }
}

extension XMLElement {
  fileprivate var isHidden: Bool { self["hidden"].flatMap(ForeignNumber.flag) == true }

  /// Whether its view takes touches as the file has it.
  fileprivate var mayTakeTouches: Bool {
    !isHidden && self["userInteractionEnabled"].flatMap(ForeignNumber.flag) != false
  }
}
