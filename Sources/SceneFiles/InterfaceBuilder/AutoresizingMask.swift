import TouchCore

//  <autoresizingMask widthSizable="YES" flexibleMaxY="YES"/>
//
//  start   length   end        what is flexible takes what the superview has more or less,
//  ──────┼────────┼──────      each in proportion to its size on the canvas

/// How a view's frame follows the size of its superview, if no constraint decides.
struct AutoresizingMask {
  private let element: XMLElement
  private let mask: XMLElement

  /// nil for a view that constraints place, or that has no mask.
  init?(of element: XMLElement) {
    let isConstrained =
      element["translatesAutoresizingMaskIntoConstraints"] == "NO" && element["fixedFrame"] != "YES"
    guard !isConstrained, let mask = element.child("autoresizingMask") else { return nil }
    self.element = element
    self.mask = mask
  }

  /// The view's frame in a superview of a new size; nil if the file has no frame for one of the two.
  func frame(from superview: XMLElement, in size: Size) -> Rect? {
    guard let old = superview.writtenFrame?.size, let frame = element.writtenFrame else {
      return nil
    }
    let x = span(
      (frame.minX, frame.size.width, old.width - frame.maxX), size.width - old.width,
      (isOn("flexibleMinX"), isOn("widthSizable"), isOn("flexibleMaxX")))
    let y = span(
      (frame.minY, frame.size.height, old.height - frame.maxY), size.height - old.height,
      (isOn("flexibleMinY"), isOn("heightSizable"), isOn("flexibleMaxY")))
    return Rect(x.start, y.start, max(0, x.length), max(0, y.length))
  }

  private func isOn(_ name: String) -> Bool { mask[name] == "YES" }

  /// Where a view begins and how long it is along an axis, once its superview is longer.
  private func span(
    _ old: (start: Double, length: Double, end: Double), _ more: Double,
    _ flexible: (start: Bool, length: Bool, end: Bool)
  ) -> (start: Double, length: Double) {
    let parts = [
      (flexible.start, old.start), (flexible.length, old.length), (flexible.end, old.end),
    ].map { $0.0 ? max(0, $0.1) : 0 }
    let whole = parts.reduce(0, +)
    let count = [flexible.start, flexible.length, flexible.end].count { $0 }
    guard count > 0 else { return (old.start, old.length) }
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return whole > 0 ? more * part / whole : more / Double(count)
    }
    return (
      old.start + share(parts[0], flexible.start), old.length + share(parts[1], flexible.length)
    )
  }
}
