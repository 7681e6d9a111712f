import TouchCore

/// What makes a view other than every view of its kind, as statements of UIKit.
struct PropertyCode {
  let view: View
  /// How the code speaks of it.
  let name: String

  /// Each statement in its line; what UIKit has no word for is a comment.
  var statements: [String] {
    (geometry + Property.asWritten.flatMap { lines(of: $0.property, $0.entry) } + always)
      .map { $0.hasPrefix("//") ? $0 : "\(name).\($0)" }
  }

  /// Its place, in the order in which UIKit does not undo one by another.
  private var geometry: [String] {
    var lines: [String] = []
    if view.transform == .identity, view.anchorPoint == Point(0.5, 0.5) {
      lines.append("frame = \(CodeText.rect(view.frame))")
    } else {
      lines = [
        "layer.anchorPoint = \(CodeText.point(view.anchorPoint))",
        "bounds.size = \(CodeText.size(view.bounds.size))",
        "center = \(CodeText.point(view.center))",
      ]
    }
    if view.bounds.origin != .zero {
      lines.append("bounds.origin = \(CodeText.point(view.bounds.origin))")
    }
    if view.transform != .identity {
      lines.append("transform = \(CodeText.transform(view.transform))")
    }
    return lines
  }

  /// What the model has by itself and UIKit does not.
  private var always: [String] {
    var lines: [String] = []
    if view.tag != 0 { lines.append("tag = \(view.tag)") }
    if view.kind == .pageControl { lines.append("numberOfPages = \(view.control.numberOfPages)") }
    if view.seenFrame != nil || view.blocksTouchesWhileAnimating || view.isAnimatingInteractively {
      lines.append(CodeText.missing("an animation is under way"))
    }
    if !view.textInput.links.isEmpty { lines.append(CodeText.missing("places of links")) }
    return lines
  }

  private func lines(of property: Property, _ entry: PropertyEntry) -> [String] {
    guard entry.subject == nil, entry.owners.map({ $0.include(view.kind) }) ?? true,
      let shape = entry.shape,
      let value = swiftValue(shape, of: view, unlike: View("", view.kind))
    else { return [] }
    return own(property, value) ?? ["\(property.nameInSwift) = \(value)"]
  }

  /// Where UIKit says it otherwise than by a property of that value; nil for all others.
  private func own(_ property: Property, _ value: String) -> [String]? {
    switch property {
    // The class, the geometry and what the stage does once it is shown say them.
    case .class, .anchor, .segments, .pages, .canBecomeFirstResponder, .firstResponder: []
    case .touchesShouldBegin, .touchesShouldCancel, .transfers: []
    case .id: ["accessibilityIdentifier = \(value)"]
    case .disabled: view.kind.isControl || view.kind == .label ? nil : missing(property, value)
    case .zPosition: ["layer.zPosition = \(value)"]
    case .text: shown(value)
    case .value: valued
    case .menu: menu
    case .clearButton: ["clearButtonMode = .always"]
    case .refreshing: ["beginRefreshing()"]
    case .zoom:
      [
        "minimumZoomScale = \(exact(view.scrolls.zooming.minimumScale))",
        "maximumZoomScale = \(exact(view.scrolls.zooming.maximumScale))",
      ]
    // It does nothing before there is a delegate.
    case .zoomScale: []
    case .alwaysBounce: bounces
    case .accessory: accessory
    case .contextMenu: ["addInteraction(interactions.menu)"]
    case .drag: ["addInteraction(interactions.drag)"]
    // The rows of the table say them.
    case .swipeActions, .rowAction: []
    case .unknown, .rows, .safeAreaInsets, .dragGesture, .open, .reorder, .multiSelectPan:
      missing(property, value)
    default: nil
    }
  }

  private func missing(_ property: Property, _ value: String) -> [String] {
    [CodeText.missing("\(property.rawValue) = \(value)")]
  }

  private func shown(_ value: String) -> [String] {
    switch view.kind {
    case .label, .field, .textView, .searchBar: ["text = \(value)"]
    case .button, .barItem: ["setTitle(\(value), for: .normal)"]
    default: ["accessibilityLabel = \(value)"]
    }
  }

  private var valued: [String] {
    switch view.kind.reaction {
    case .turn: ["isOn = \(view.value >= 1)"]
    case .slide, .count: ["value = \(exact(view.value))"]
    case .select: ["selectedSegmentIndex = \(Int(view.value))"]
    case .page: ["currentPage = \(Int(view.value))"]
    case .wheel: [CodeText.missing("the row of a picker without rows")]
    case .none, .press, .pull: []
    }
  }

  private var menu: [String] {
    guard view.kind == .button else { return [CodeText.missing("the menu of a control")] }
    return ["menu = UIMenu(title: \"\", children: [UIAction(title: \"menu\") { _ in }])"]
      + (view.control.menu == .primary ? ["showsMenuAsPrimaryAction = true"] : [])
  }

  private var bounces: [String] {
    (view.scrolls.alwaysBounce.contains(.x) ? ["alwaysBounceHorizontal = true"] : [])
      + (view.scrolls.alwaysBounce.contains(.y) ? ["alwaysBounceVertical = true"] : [])
  }

  private var accessory: [String] {
    switch view.asRow.accessory {
    case .none, .checkmark: ["accessoryType = .\(view.asRow.accessory.rawValue)"]
    case .disclosure: ["accessoryType = .disclosureIndicator"]
    case .detail: ["accessoryType = .detailButton"]
    case .detailDisclosure: ["accessoryType = .detailDisclosureButton"]
    }
  }
}

extension Property {
  /// What UIKit calls it: by its own row, or by that of the word that undoes it.
  var nameInSwift: String {
    if let name = entry.uiKit.first ?? entry.opposite { return name }
    let other = Self.allCases.first { $0.entry.subject == self && !$0.entry.uiKit.isEmpty }
    return other?.entry.uiKit.first ?? rawValue
  }
}
