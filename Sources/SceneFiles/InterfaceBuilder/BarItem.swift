import TouchCore

//  ┌──────────────────────────────────────────┐
//  │ left  left      titleView   right  right │   the first at each edge is the outermost
//  └──────────────────────────────────────────┘

/// A view of the app that a controller's navigation bar shows.
struct BarItem {
  /// Where a navigation bar shows it.
  enum Side {
    case left, title, right
  }

  let element: XMLElement
  let side: Side

  /// Between an item and the bar's edge, or the item before it, in points.
  private static let margin = 16.0, spacing = 8.0

  /// The title view of a controller's navigation item, and the custom views of its bar button items,
  /// as a navigation bar shows them; none in another bar.
  static func all(of controller: XMLElement, in bar: XMLElement) -> [BarItem] {
    bar.name == "navigationBar" ? all(of: controller) : []
  }

  /// The title view of a controller's navigation item, and the custom views of its bar button items.
  static func all(of controller: XMLElement) -> [BarItem] {
    guard let item = controller.child("navigationItem", key: "navigationItem") else { return [] }
    return item.nestedViews.map { view in
      let title = item.children.contains { $0.index == view.index }
      return BarItem(element: view, side: title ? .title : side(of: view, in: item))
    }
  }

  private static func side(of view: XMLElement, in item: XMLElement) -> Side {
    var holder = view
    while let around = holder.parent, around.index != item.index { holder = around }
    return (holder["key"] ?? holder.name).hasPrefix("left") ? .left : .right
  }

  /// Where items lie in a bar of a size; nil for one without a size.
  static func frames(of items: [BarItem], in bar: Size) -> [Rect?] {
    var (left, right) = (margin, bar.width - margin)
    return items.map { item in
      guard let size = item.element.writtenFrame?.size else { return nil }
      let y = (bar.height - size.height) / 2
      switch item.side {
      case .title: return Rect((bar.width - size.width) / 2, y, size.width, size.height)
      case .left:
        defer { left += size.width + spacing }
        return Rect(left, y, size.width, size.height)
      case .right:
        right -= size.width
        defer { right -= spacing }
        return Rect(right, y, size.width, size.height)
      }
    }
  }
}
