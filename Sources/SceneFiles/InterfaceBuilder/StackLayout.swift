import TouchCore

//   <stackView axis="vertical" spacing="8">       100x66 on the canvas
//     a  0,0  100x30                              a  0,0  100x30
//     b  0,0  100x30    on a: stale               b  0,38 100x30     66 + 2 fit: the stack grows to 68

/// Where a stack view puts its arranged subviews, whatever frames the file has for them.
struct StackLayout {
  private let document: InterfaceBuilderDocument
  private let stack: XMLElement
  private let elements: [XMLElement]
  /// The places of those that are not hidden: a hidden view takes no room.
  private let shown: [Int]
  let isVertical: Bool
  private let spacing: Double
  /// How large each of the views is by itself, measured once.
  private let sizes: [NaturalSize]

  /// - Parameters:
  ///   - document: The file.
  ///   - stack: The stack view.
  ///   - elements: Its arranged subviews.
  ///   - depth: How many views around what it arranges are being measured.
  init(
    _ document: InterfaceBuilderDocument, _ stack: XMLElement, _ elements: [XMLElement],
    depth: Int = 0
  ) {
    self.document = document
    self.stack = stack
    self.elements = elements
    shown = elements.indices.filter { !elements[$0].isWrittenHidden }
    isVertical = stack["axis"] == "vertical"
    let standard = stack["spacingType"] == "standard" ? 8.0 : 0
    spacing = stack["spacing"].flatMap(ForeignNumber.finite) ?? standard
    sizes = elements.map { NaturalSize(of: $0, in: document, depth: depth) }
  }

  /// A view's margins, where nobody says otherwise.
  private static let margin = 8.0

  /// Whether it begins at its own edges.
  private var isPlain: Bool { stack["layoutMarginsRelativeArrangement"] != "YES" }

  /// How long it must be for what it shows; nil if that is not known.
  var length: Double? {
    let lengths = shown.compactMap { natural($0) }
    guard isPlain, lengths.count == shown.count else { return nil }
    let gaps = spacing * Double(max(0, shown.count - 1))
    let isEqual = stack["distribution"] == "fillEqually"
    return gaps + (isEqual ? (lengths.max() ?? 0) * Double(shown.count) : lengths.reduce(0, +))
  }

  /// How broad it must be; nil if that is not known.
  var breadth: Double? {
    isPlain ? shown.compactMap { isVertical ? sizes[$0].width : sizes[$0].height }.max() : nil
  }

  /// The frames of those that are shown, in a stack view of a size, by their places.
  ///
  /// Where it is not known which of them gets more, or less, than its own size, each does: whatever UIKit
  /// computes, no two of them lie on each other.
  ///
  /// - Parameter size: The size of the stack view, in points.
  func frames(in size: Size) -> [Int: Rect] {
    let margins = isPlain ? 0 : Self.margin
    let whole = max(0, (isVertical ? size.height : size.width) - 2 * margins)
    let side = max(0, (isVertical ? size.width : size.height) - 2 * margins)
    guard whole > 0, side > 0 else { return [:] }
    let shares = shares(of: whole)
    var frames: [Int: Rect] = [:]
    var start = margins
    // Of what has no length nobody knows whether it gets one.
    for (place, length) in zip(shown, shares.lengths) where length > 0 || natural(place) != nil {
      let (offset, breadth) = across(place, side)
      let cross = offset + margins
      let frame =
        isVertical ? Rect(cross, start, breadth, length) : Rect(start, cross, length, breadth)
      frames[place] = frame.drawn(as: elements[place].name)
      start += length + shares.gap
    }
    return frames
  }

  /// How large it must be for what it holds, beside the size that the file has; nil if that is not known.
  var needed: Size? {
    guard isPlain, !shown.isEmpty, let size = stack.writtenFrame?.size else { return nil }
    let lengths = shown.compactMap { natural($0) }
    guard lengths.count == shown.count else { return nil }
    let length = lengths.reduce(spacing * Double(shown.count - 1), +)
    return isVertical ? Size(size.width, length) : Size(length, size.height)
  }

  /// How long each is along the axis, and how far they are apart.
  private func shares(of whole: Double) -> (lengths: [Double], gap: Double) {
    let count = Double(shown.count)
    let own = shown.map { natural($0) ?? 0 }
    let left = whole - own.reduce(0, +) - spacing * (count - 1)
    switch stack["distribution"] {
    case "fillEqually":
      let each = max(0, (whole - spacing * (count - 1)) / count)
      return (shown.map { _ in each }, spacing)
    case "equalSpacing", "equalCentering":
      guard count > 1, left > -1 else { return filled(own, left) }
      return (own, spacing + max(0, left) / (count - 1))
    default: return filled(own, left)
    }
  }

  /// What is left goes to the views that hug their content the least; what is missing, all give.
  private func filled(_ own: [Double], _ left: Double) -> (lengths: [Double], gap: Double) {
    guard abs(left) > 1 else { return (own, spacing) }
    let attribute = isVertical ? "verticalHuggingPriority" : "horizontalHuggingPriority"
    let hugs = shown.map { place -> Double in
      // What has no size of its own takes what is left.
      guard natural(place) != nil else { return 0 }
      return elements[place][attribute].flatMap(ForeignNumber.finite) ?? 250
    }
    let free = shown.indices.filter { fixed(shown[$0]) == nil }
    guard left > 0, let least = free.map({ hugs[$0] }).min() else {
      let all = own.reduce(0, +)
      let share = all > 0 ? max(0, all + left) / all : 0
      return (own.map { $0 * share }, spacing)
    }
    let chosen = free.filter { hugs[$0] == least }
    var lengths = own
    for place in chosen { lengths[place] += left / Double(chosen.count) }
    return (lengths, spacing)
  }

  private func natural(_ place: Int) -> Double? {
    fixed(place) ?? (isVertical ? sizes[place].height : sizes[place].width)
  }

  /// The length that a constraint of a view's own gives it.
  private func fixed(_ place: Int) -> Double? {
    let attribute = isVertical ? "height" : "width"
    let own = document.constraints(of: elements[place]).first {
      $0["firstAttribute"] == attribute && $0["firstItem"] == nil && $0["secondItem"] == nil
        && $0["relation"] == nil && $0["priority"] == nil
    }
    return own?["constant"].flatMap(ForeignNumber.finite)
  }

  /// Where a view begins across the axis, and how broad it is.
  private func across(_ place: Int, _ whole: Double) -> (start: Double, breadth: Double) {
    let own = (isVertical ? sizes[place].width : sizes[place].height) ?? whole
    switch stack["alignment"] {
    case "leading", "top": return (0, own)
    case "trailing", "bottom": return (whole - own, own)
    case "center", "firstBaseline", "lastBaseline", "baseline": return ((whole - own) / 2, own)
    default: return (0, whole)
    }
  }
}

extension XMLElement {
  /// Whether the file has its view hidden.
  var isWrittenHidden: Bool { self["hidden"].flatMap(ForeignNumber.flag) == true }
}

extension Rect {
  /// The frame of a view whose alignment rectangle this is: the reverse of `alignment(of:)`.
  func drawn(as tag: String) -> Rect {
    let inset = Rect.zero.alignment(of: tag)
    return Rect(
      minX - inset.minX, minY - inset.minY, size.width - inset.size.width,
      size.height - inset.size.height)
  }
}
