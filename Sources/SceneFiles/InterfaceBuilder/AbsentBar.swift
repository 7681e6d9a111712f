import TouchCore

/// A bar that would show items of a screen's controller, and that the file does not have there: another
/// file, or code, puts the controller into a navigation controller, or shows the bar.
struct AbsentBar {
  private let tag: String
  /// The bar if the file has it and hides it.
  let hidden: XMLElement?
  let items: [BarItem]

  /// The bars that would show a controller's items.
  ///
  /// - Parameters:
  ///   - shown: The bars on the screen.
  ///   - hidden: The bars that the controllers around it hide.
  ///   - document: The file.
  static func all(
    of controller: XMLElement, beside shown: [XMLElement], _ hidden: [XMLElement],
    _ document: InterfaceBuilderDocument
  ) -> [AbsentBar] {
    ["navigationBar", "toolbar"].compactMap { tag in
      let items = BarItem.all(of: controller, inBar: tag, document)
      guard items.contains(where: { $0.isShown }), !shown.contains(where: { $0.name == tag }) else {
        return nil
      }
      return AbsentBar(tag: tag, hidden: hidden.first { $0.name == tag }, items: items)
    }
  }

  /// The bar without its items: whether it is shown, and how high it is, is not known.
  ///
  /// - Parameters:
  ///   - bars: The bars of the screen.
  ///   - screen: The size of the screen, in points.
  func view(beside bars: ContainerBars, _ screen: Size) -> ForeignView {
    let place = hidden ?? items.first?.element
    var bar = ForeignView(ViewTag.className(of: tag) ?? "UIView", line: place?.line ?? 1)
    bar.column = place?.column ?? 1
    let height = ContainerBars.height(of: tag)
    bar.frame =
      tag == "toolbar"
      ? Rect(0, screen.height - height, screen.width, height)
      : bars.assumedNavigationBar(width: screen.width)
    bar.unknown = [.frame, .visibility, .tree]
    bar.identifier = hidden?["id"]
    if hidden != nil { bar.isHidden = true }
    return bar
  }
}
