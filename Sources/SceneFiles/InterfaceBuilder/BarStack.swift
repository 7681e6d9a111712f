import TouchCore

//  ├─────────────┤  bar of the outer navigation controller
//  ├─────────────┤  bar of one that lies in it: its safe area begins where the outer bar ends
//  │             │
//  ├─────────────┤  tab bar of an inner tab bar controller
//  ├─────────────┤  tab bar of the outer one, down to the edge

/// Places the bars of containers around one view, the outermost first: each container has the safe area
/// that the bars around it leave, so its own bars lie beside those and not under them (19.58).
struct BarStack {
  /// A bar as a file tells of it.
  struct Bar {
    /// The class.
    let className: String?
    /// The frame in the file, in points.
    let frame: Rect?
    /// Whether it is not shown, and takes no room.
    let isHidden: Bool
  }

  /// Where the bars lie, in their order; nil for a view that is not a bar.
  private(set) var frames: [Rect?] = []
  /// Where the last bar at the top ends; nil if there is none.
  private(set) var end: Double?

  private let width: Double
  /// Where a navigation bar lies that the file has at the top.
  private let start: Double
  /// Where the next bar at the bottom ends.
  private var bottom: Double
  /// What the system takes below the lowest bar.
  private var inset: Double

  /// Places bars.
  ///
  /// - Parameters:
  ///   - bars: The bars, the outermost first.
  ///   - screen: The size of the screen or of the container, in points.
  ///   - start: Where a navigation bar lies that the file has at the top, in points.
  ///   - safeTop: Where the safe area begins on the canvas, in points; nil if nothing is fixed to it.
  ///   - device: The canvas's device.
  init(_ bars: [Bar], on screen: Size, start: Double, safeTop: Double?, device: CanvasDevice) {
    (width, bottom, self.start) = (screen.width, screen.height, start)
    inset = device.bottom
    for bar in bars { frames.append(place(bar)) }
    // On a canvas that was not laid out with the bars, the safe area begins above their end: what is
    // fixed to the safe area lies below the bars all the same.
    guard let safeTop, safeTop > 0, let end, safeTop < end else { return }
    for (number, bar) in bars.enumerated() where bar.isNavigationBar {
      frames[number]?.origin.y += safeTop - end
    }
    self.end = safeTop
  }

  private mutating func place(_ bar: Bar) -> Rect? {
    switch bar.className {
    case "UITabBar": return placeAtBottom(height: ContainerBars.tabBarHeight, inset: inset)
    case "UIToolbar":
      bottom -= inset
      return placeAtBottom(height: ContainerBars.barHeight, inset: 0)
    case "UINavigationBar":
      let height = max(bar.frame?.size.height ?? 0, ContainerBars.barHeight)
      let frame = Rect(0, end ?? top(of: bar, height: height), width, height)
      if !bar.isHidden { end = frame.maxY }
      return frame
    default: return nil
    }
  }

  private mutating func placeAtBottom(height: Double, inset: Double) -> Rect {
    self.inset = 0
    bottom -= height + inset
    return Rect(0, bottom, width, height + inset)
  }

  /// The file knows how high the status bar of its device is, unless the canvas was not laid out.
  private func top(of bar: Bar, height: Double) -> Double {
    let y = bar.frame?.minY ?? 0
    // Only the bar of a sheet is higher at the top, and has none above it; some editors count the status
    // bar twice.
    return y == 0 && height == ContainerBars.barHeight ? start : min(y, Self.highestStatusBar)
  }

  /// That of any iPhone, in points.
  private static let highestStatusBar = 62.0
}

extension BarStack.Bar {
  /// Whether it lies at the top.
  fileprivate var isNavigationBar: Bool { className == "UINavigationBar" }

  /// A bar of a screen, as it was read.
  init(_ view: ForeignView) {
    self.init(
      className: view.baseClass ?? view.className, frame: view.frame,
      isHidden: view.isHidden == true)
  }

  /// A bar by its element.
  init(_ element: XMLElement) {
    self.init(
      className: ViewTag.className(of: element.name), frame: element.writtenFrame,
      isHidden: element.isWrittenHidden)
  }
}
