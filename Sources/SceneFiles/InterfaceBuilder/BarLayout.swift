import TouchCore

//  │8│8 Cancel 8│8│view│       │view│8│8 Done 8│8│      an item reaches 8 pt beyond its words,
//    └── item ──┘                     └─ item ─┘        a view of the app is hit within its frame

/// Where a bar places what it shows: an estimate, because UIKit measures words and images.
struct BarLayout {
  private let items: [BarItem]
  private let bar: Size
  private let document: InterfaceBuilderDocument

  /// Beside an item's words, beside a view, and at the bar's ends, in points.
  private static let margin = 8.0
  // 19.38, 19.7
  private static let height = 44.0, tabHeight = 48.0
  /// The width of an image whose size the file does not have.
  private static let imageWidth = 24.0
  /// The words that UIKit's items show; the others show an image.
  private static let wordy = ["done", "cancel", "edit", "save", "undo", "redo"]

  /// A layout of the items of a bar of a size.
  init(_ items: [BarItem], in bar: Size, _ document: InterfaceBuilderDocument) {
    (self.items, self.bar, self.document) = (items, bar, document)
  }

  /// Where the items lie, in their order; nil for one without a view or a size.
  var frames: [Rect?] {
    var (left, right, tab) = (Self.margin, bar.width - Self.margin, 0.0)
    let flexible = flexibleWidth
    return items.map { item in
      guard let size = size(of: item, flexible: flexible) else { return nil }
      let x: Double
      switch item.side {
      case .title: x = (bar.width - size.width) / 2
      case .left, .row:
        x = left + gap(before: item)
        left = x + size.width
      case .right:
        right -= gap(before: item) + size.width
        x = right
      case .tab:
        x = tab
        tab += size.width
      }
      let y = item.isView ? (bar.height - size.height) / 2 : 0
      return item.isShown ? Rect(x, y, size.width, size.height) : nil
    }
  }

  /// How wide each flexible space of a toolbar is.
  private var flexibleWidth: Double {
    let count = items.count { $0.isFlexible }
    guard count > 0 else { return 0 }
    let taken = items.reduce(2 * Self.margin) { taken, item in
      taken + gap(before: item) + (size(of: item, flexible: 0)?.width ?? 0)
    }
    return max(0, bar.width - taken) / Double(count)
  }

  private func gap(before item: BarItem) -> Double { item.isView ? Self.margin : 0 }

  /// How large a part of the bar is an item's, or a view; nil for a view without a size.
  private func size(of item: BarItem, flexible: Double) -> Size? {
    if item.isView { return item.element.writtenFrame?.size }
    if item.side == .tab {
      return Size(bar.width / Double(items.count), min(Self.tabHeight, bar.height))
    }
    let width = item.element["width"].flatMap(ForeignNumber.length)
    if item.isFlexible { return Size(flexible, 0) }
    guard item.isShown else { return Size(width ?? Self.margin, 0) }
    let shown = max(width ?? 0, contentWidth(of: item.element)) + 2 * Self.margin
    return Size(max(Self.height, shown), min(Self.height, bar.height))
  }

  /// The width of the image, or else the words, that an item shows.
  private func contentWidth(of item: XMLElement) -> Double {
    if let image = item["image"] {
      // The size of a symbol is that of its drawing, in the file's own units.
      let isSymbol = item["catalog"] == "system"
      return isSymbol ? Self.imageWidth : document.imageSizes[image]?.width ?? Self.imageWidth
    }
    if let system = item["systemItem"], !Self.wordy.contains(system) { return Self.imageWidth }
    return NaturalSize.text(ShownText(of: item).words ?? "", item, 17).width ?? 0
  }
}

extension BarItem {
  /// Whether it is a view of the app, which has a size of its own.
  fileprivate var isView: Bool { isShown && BarItemTag.className(of: element.name) == nil }

  fileprivate var isFlexible: Bool { element["systemItem"] == "flexibleSpace" }
}
