import TouchCore

//  ┌──────────────────────────────────────────┐
//  │ left  left      titleView   right  right │   the first at each edge is the outermost
//  └──────────────────────────────────────────┘
//  ┌──────────────────────────────────────────┐
//  │ row    <─ flexible space ─>    row   row │   a toolbar
//  └──────────────────────────────────────────┘

/// What a bar shows of the app: a bar button item, a tab, or a view.
struct BarItem {
  /// Where a bar shows it.
  enum Side {
    case left, title, right, row, tab
  }

  /// The view, or the item that UIKit makes a control of; what only takes up room has no view.
  let element: XMLElement
  let side: Side
  /// Whether it is a view, rather than a space or a tab that the file does not describe.
  let isShown: Bool

  // An iPhone shows no more: the last of these leads to the others.
  private static let mostTabs = 5

  /// What a bar shows.
  ///
  /// - Parameter controller: The controller on the screen, if the bar is one of a container's.
  static func all(
    in bar: XMLElement, of controller: XMLElement?, _ document: InterfaceBuilderDocument
  ) -> [BarItem] {
    guard let container = bar.parent, container.isController else {
      let items = bar.children(in: "items")
      if bar.name == "navigationBar" {
        return items.first { $0.name == "navigationItem" }.map { all(of: $0, document) } ?? []
      }
      return items.map { BarItem($0, bar.name == "tabBar" ? .tab : .row) }
    }
    if bar.name == "tabBar" { return tabs(of: container, document) }
    return controller.map { all(of: $0, inBar: bar.name, document) } ?? []
  }

  /// What a container's bar of a kind, by its tag, shows of a controller.
  static func all(
    of controller: XMLElement, inBar tag: String, _ document: InterfaceBuilderDocument
  ) -> [BarItem] {
    switch tag {
    case "navigationBar":
      controller.child("navigationItem", key: "navigationItem").map { all(of: $0, document) } ?? []
    case "toolbar": controller.children(in: "toolbarItems").map { BarItem($0, .row) }
    default: []
    }
  }

  /// What a navigation item has of its own, in it or by outlets: the button that leads back belongs to
  /// the next one.
  private static func all(
    of navigationItem: XMLElement, _ document: InterfaceBuilderDocument
  ) -> [BarItem] {
    let written = navigationItem.children.flatMap { child -> [BarItem] in
      if child.isView { return [BarItem(child, .title)] }
      let key = child["key"] ?? child.name
      guard key.hasPrefix("left") || key.hasPrefix("right") else { return [] }
      let items = BarItemTag.className(of: child.name) == nil ? Array(child.children) : [child]
      return items.map { BarItem($0, key.hasPrefix("left") ? .left : .right) }
    }
    func held(_ names: [String], _ side: Side) -> [BarItem] {
      names.flatMap { document.items(heldBy: navigationItem, as: $0) }.map { BarItem($0, side) }
    }
    return written + held(["leftBarButtonItem", "leftBarButtonItems"], .left)
      + held(["rightBarButtonItem", "rightBarButtonItems"], .right)
  }

  /// The tabs of a tab bar controller: one for each controller in it, in their order.
  private static func tabs(
    of container: XMLElement, _ document: InterfaceBuilderDocument
  ) -> [BarItem] {
    let tabs = InterfaceBuilderController(container).contained.map { id in
      // A navigation controller without one has that of the controller in it.
      let holders = document.chain(from: id).map { $0.element }
      let all = holders + [document.elements[id]].compactMap { $0 }
      return all.lazy.compactMap { $0.child("tabBarItem", key: "tabBarItem") }.first
        .map { BarItem($0, .tab) } ?? BarItem(room: all.first ?? container, .tab)
    }
    let isPad = document.device?.hasPrefix("ipad") ?? false
    guard tabs.count > mostTabs, !isPad else { return tabs }
    return tabs.prefix(mostTabs - 1) + [BarItem(room: container, .tab)]
  }

  private init(_ item: XMLElement, _ side: Side) {
    let view = item.children.first { $0.isView }
    element = side == .title ? item : view ?? item
    self.side = side
    isShown = side == .title || view != nil || !item.isSpace
  }

  private init(room element: XMLElement, _ side: Side) {
    (self.element, self.side, isShown) = (element, side, false)
  }
}

/// The names by which Interface Builder writes the items of bars, and UIKit's classes of what it makes
/// of them.
enum BarItemTag {
  /// UIKit's class of an item's control (19.7, 19.38); nil if the element is not an item.
  static func className(of tag: String) -> String? {
    switch tag {
    case "barButtonItem": "_UIButtonBarButton"
    case "tabBarItem": "UITabBarButton"
    default: nil
    }
  }
}

extension XMLElement {
  /// Whether it is a bar button item that only keeps others apart.
  var isSpace: Bool { self["systemItem"]?.hasSuffix("Space") == true }
}
