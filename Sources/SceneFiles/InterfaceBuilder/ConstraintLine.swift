import TouchCore

/// A constraint that fixes one number of an item to one of another, or to a constant.
struct ConstraintLine {
  /// A direction in which a view is laid out.
  enum Axis: CaseIterable {
    case horizontal, vertical
  }

  /// What a constraint is about: an edge, the middle or the length of an item along an axis.
  struct End {
    let axis: Axis
    let part: ConstraintSpan.Part
    /// Whether it is meant within the margins of the item.
    let isMargin: Bool

    init?(_ attribute: String?) {
      guard let attribute else { return nil }
      isMargin = attribute.hasSuffix("Margin") || attribute.hasSuffix("WithinMargins")
      switch attribute {
      case "leading", "left", "leadingMargin", "leftMargin": (axis, part) = (.horizontal, .start)
      case "trailing", "right", "trailingMargin", "rightMargin": (axis, part) = (.horizontal, .end)
      case "centerX", "centerXWithinMargins": (axis, part) = (.horizontal, .middle)
      case "width": (axis, part) = (.horizontal, .length)
      case "top", "topMargin": (axis, part) = (.vertical, .start)
      case "bottom", "bottomMargin": (axis, part) = (.vertical, .end)
      // Views on one line of text have the same height nearly always.
      case "centerY", "centerYWithinMargins", "baseline", "firstBaseline", "lastBaseline":
        (axis, part) = (.vertical, .middle)
      case "height": (axis, part) = (.vertical, .length)
      default: return nil
      }
    }
  }

  let first: End
  /// nil if the constraint fixes a constant length.
  let second: End?
  /// The ids of the items; nil for the view that the constraint belongs to.
  let firstItem: String?, secondItem: String?
  /// The id of the view that the constraint belongs to, if that is not the superview.
  var own: String?
  let multiplier: Double
  let constant: Double
  /// 1000 if it is required.
  let priority: Double

  /// nil for what is no equality, or not there on all devices.
  init?(_ element: XMLElement) {
    guard element.name == "constraint", element["relation"] == nil,
      element["placeholder"] != "YES", let first = End(element["firstAttribute"])
    else { return nil }
    self.first = first
    second = End(element["secondAttribute"])
    firstItem = element["firstItem"]
    secondItem = element["secondItem"]
    constant = element["constant"].flatMap(ForeignNumber.finite) ?? 0
    priority = element["priority"].flatMap(ForeignNumber.finite) ?? 1000
    guard let multiplier = Self.multiplier(element["multiplier"]) else { return nil }
    self.multiplier = multiplier
    if second == nil, first.part != .length { return nil }
  }

  /// `0.5`, `1:2` or `1/2`; nil for zero, or what is no number.
  private static func multiplier(_ text: String?) -> Double? {
    guard let text else { return 1 }
    let numbers = text.split { $0 == ":" || $0 == "/" }.compactMap {
      ForeignNumber.finite(String($0))
    }
    guard let first = numbers.first, first != 0 else { return nil }
    guard numbers.count > 1 else { return first }
    return numbers[1] == 0 ? nil : first / numbers[1]
  }
}
