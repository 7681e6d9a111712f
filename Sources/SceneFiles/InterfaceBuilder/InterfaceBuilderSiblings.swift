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
  // What moves moves others, and those others again; each time all is laid out again.
  private static let mostRounds = 4

  let document: InterfaceBuilderDocument
  let superview: XMLElement
  /// The backmost first.
  let elements: [XMLElement]
  /// The superview's size if that is not the one in the file.
  var size: Size?

  /// What the others tell of a view.
  struct Placed {
    var unknown: UnknownFacts = []
    /// Where it lies if that is not where the file has it.
    var frame: Rect?
  }

  /// What is not known of each for the others' sake, and where it lies.
  var placed: [Placed] {
    let frames = elements.map { $0.writtenFrame }
    let isStack = ViewTag.kind(of: superview.name) == .stack
    let (stale, laidOut) = isStack ? laidOutInStack(frames) : laidOutByConstraints(frames)
    let moved = moved
    let shown = elements.indices.map { laidOut[$0] ?? frames[$0] }
    return elements.indices.map { place in
      var placed = Placed(frame: laidOut[place])
      if placed.frame != nil {
        placed.unknown = isDrawn(place, in: placed.frame) ? [.frame, .place] : .frame
      } else if stale.contains(place) {
        placed.unknown = [.frame, .place]
      }
      if !laidOut.isEmpty, comesInFront(place, from: frames, to: shown) {
        placed.unknown.formUnion([.frame, .place])
      }
      if mayBeHidden(place, shown, moved) { placed.unknown.insert(.visibility) }
      return placed
    }
  }

  /// Whether a place along some axis is the canvas's because constraints leave it open.
  private func isDrawn(_ place: Int, in frame: Rect?) -> Bool {
    guard elements[place]["ambiguous"] == "YES", let frame, let drawn = elements[place].writtenFrame
    else { return false }
    return frame.minX == drawn.minX && frame.size.width == drawn.size.width
      || frame.minY == drawn.minY && frame.size.height == drawn.size.height
  }

  private var isResized: Bool {
    guard let size, let written = superview.writtenFrame?.size else { return false }
    return abs(size.width - written.width) > 1 || abs(size.height - written.height) > 1
  }

  /// The places of the arranged subviews whose frames are stale, and where those lie that can be laid
  /// out.
  private func laidOutInStack(_ frames: [Rect?]) -> (stale: Set<Int>, frames: [Int: Rect]) {
    let isStale = isStale
    let isMisplaced = elements.contains { $0["misplaced"] == "YES" && !$0.isWrittenHidden }
    guard let whole = size ?? superview.writtenFrame?.size else { return ([], [:]) }
    var laidOut: [Int: Rect] = [:]
    if isStale || isMisplaced || isResized || frames.contains(nil) {
      laidOut = StackLayout(document, superview, elements).frames(in: whole)
    }
    // A hidden view takes no room, and lies nowhere beside the others.
    for (place, element) in elements.enumerated() where element.isWrittenHidden {
      guard let frame = frames[place], !Rect(origin: .zero, size: whole).covers(frame)
      else { continue }
      laidOut[place] = Rect(origin: .zero, size: frame.size)
    }
    return (isStale ? Set(elements.indices) : [], laidOut)
  }

  /// The places of the views whose frames contradict constraints, and where those lie that constraints
  /// determine.
  private func laidOutByConstraints(
    _ frames: [Rect?]
  ) -> (stale: Set<Int>, frames: [Int: Rect]) {
    guard let whole = size ?? superview.writtenFrame?.size else { return ([], [:]) }
    let broken = ConstraintCheck(
      document, superview, size: superview.writtenFrame?.size, elements
    ).broken
    let isResized = isResized
    var lengths: [Int: Size] = [:]
    var stale = broken
    for (place, element) in elements.enumerated() {
      if element["misplaced"] == "YES" || frames[place] == nil { stale.insert(place) }
      if isResized, element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
        stale.insert(place)
      }
      guard let needed = grown(element) else { continue }
      stale.insert(place)
      lengths[place] = needed
    }
    let rows = RowLayout(superview, size: whole, elements).frames
    var frames = layOut(in: whole, lengths, &stale, without: rows)
    for (place, element) in elements.enumerated() where isResized && !stale.contains(place) {
      frames[place] = AutoresizingMask(of: element)?.frame(from: superview, in: whole)
    }
    // `merging` is not compiled for the page.
    for (place, row) in rows { frames[place] = row }
    return (broken, frames)
  }

  /// Where constraints put what is stale, and what the canvas has beside something that moves.
  private func layOut(
    in whole: Size, _ lengths: [Int: Size], _ stale: inout Set<Int>, without rows: [Int: Rect]
  ) -> [Int: Rect] {
    var frames: [Int: Rect] = [:]
    for _ in 0..<Self.mostRounds {
      frames =
        ConstraintLayout(
          document, superview, size: whole, elements, lengths: lengths,
          stale: stale.subtracting(rows.keys)
        ).frames
      guard !frames.isEmpty else { break }
      let more = ConstraintCheck(document, superview, size: whole, elements, moved: frames).broken
        .subtracting(stale)
      guard !more.isEmpty else { break }
      stale.formUnion(more)
    }
    return frames
  }

  /// The size of a stack view whose views do not fit into the one that the file has; nil for another.
  private func grown(_ element: XMLElement) -> Size? {
    guard ViewTag.kind(of: element.name) == .stack, let size = element.writtenFrame?.size else {
      return nil
    }
    let arranged = element.nestedViews.filter { document.isInstalled($0) }
    guard let needed = StackLayout(document, element, arranged).needed else { return nil }
    return needed.width > size.width + 1 || needed.height > size.height + 1 ? needed : nil
  }

  /// Whether the frames of a stack view's arranged subviews are not those that it would give them: it
  /// lays them one behind the other, within its bounds.
  private var isStale: Bool {
    let isVertical = superview["axis"] == "vertical"
    let size = self.size ?? superview.writtenFrame?.size
    // Less than none lets the views lie on each other.
    let spacing = min(0, superview["spacing"].flatMap(ForeignNumber.finite) ?? 0)
    var end: Double?
    for element in elements where !element.isWrittenHidden {
      guard let frame = element.alignmentRect else { continue }
      let start = isVertical ? frame.minY : frame.minX
      // Frames are rounded to the canvas's pixels.
      if start < (end.map { $0 + spacing } ?? 0) - 1 { return true }
      end = isVertical ? frame.maxY : frame.maxX
    }
    return size.map { (end ?? 0) > (isVertical ? $0.height : $0.width) + 1 } ?? false
  }

  /// Whether a view lies over one behind it once they are laid out, and beside it on the canvas: then
  /// the layout is doubted before the canvas.
  private func comesInFront(_ place: Int, from frames: [Rect?], to shown: [Rect?]) -> Bool {
    guard elements[place].mayTakeTouches, let frame = shown[place], let old = frames[place] else {
      return false
    }
    return elements.indices[..<place].suffix(Self.mostBehind).contains { behind in
      guard elements[behind].mayTakeTouches, let other = shown[behind], let was = frames[behind]
      else { return false }
      return frame.lies(over: other) && !old.lies(over: was)
    }
  }

  /// The ids of the views that code moves by the outlet of a constraint: a panel slides away.
  private var moved: Set<String> {
    var ids: Set<String> = []
    for constraint in superview.children(in: "constraints") where document.hasOutlet(constraint) {
      ids.formUnion([constraint["firstItem"], constraint["secondItem"]].compactMap { $0 })
    }
    for element in elements {
      // A view's own width or height names no item.
      let isSized = element.children(in: "constraints").contains {
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
  /// Whether its view takes touches as the file has it.
  fileprivate var mayTakeTouches: Bool {
    !isWrittenHidden && self["userInteractionEnabled"].flatMap(ForeignNumber.flag) != false
  }
}

extension Rect {
  /// Whether both have more in common than a canvas's pixels are rounded to.
  fileprivate func lies(over other: Rect) -> Bool {
    guard let common = shared(with: other) else { return false }
    return common.size.width > 1 && common.size.height > 1
  }
}
