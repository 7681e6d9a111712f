import TouchCore

//  ┌─────────────┐
//  │ status bar  │
//  ├─────────────┤  navigation bar: below the status bar, 44 pt
//  │             │  a view lies under it, or begins where it ends
//  ├─────────────┤  tab bar: 49 pt and the home indicator, down to the edge
//  └─────────────┘

/// Places the bars of containers where UIKit places them, whatever frame the file has for them: the
/// canvas does not lay out a navigation or tab bar controller (19.58).
///
/// Of a controller whose `edgesForExtendedLayout` leave out an edge, or that lies behind an opaque bar,
/// the file has the view without what the bar takes. So it is if the canvas shows the safe area from the
/// view's top on.
struct ContainerBars {
  /// The canvas's device.
  private let device: CanvasDevice
  /// Whether the bars are those of a sheet, which begins below the status bar.
  private let isSheet: Bool
  /// Whether the first root begins where the navigation bar ends, and ends where the tab bar begins.
  private let isBelow: Bool, isAbove: Bool
  /// Whether the device is a phone on its side, which has no status bar.
  private let isAcross: Bool
  /// Where on the canvas the safe area begins, and the margins at the top; nil if nothing is fixed to
  /// them.
  private let safeTop: Double?, marginTop: Double?
  /// How many of the roots are bars of the containers around the first one, the innermost before the
  /// others; behind them are the bars that the file does not have.
  private let aroundCount: Int

  init(_ document: InterfaceBuilderDocument, _ scene: InterfaceBuilderScene) {
    let first = scene.roots.first
    self.init(
      document, controller: first?.controller, root: first?.element,
      bars: scene.roots.dropFirst().map { $0.element })
  }

  /// The bars around a controller whose view is a root.
  init(
    _ document: InterfaceBuilderDocument, controller: XMLElement?, root: XMLElement?,
    bars: [XMLElement]
  ) {
    aroundCount = bars.count
    device = CanvasDevice(document.device)
    isAcross = document.isAcross && !device.isPad
    isSheet = bars.contains { $0.parent?["id"].map(document.sheets.contains) == true }
    let top = bars.filter { $0.name == "navigationBar" }
    safeTop = controller?.safeTop(of: root)
    marginTop = root.flatMap { $0.start { $0["secondAttribute"] == "topMargin" } }
    isBelow = controller?.leavesOut("top", top) == true || safeTop == 0
    isAbove = controller?.leavesOut("bottom", bars.filter { $0.name == "tabBar" }) ?? false
  }

  static let tabBarHeight = 49.0
  static let barHeight = 44.0

  /// How high a bar is by itself, by its tag.
  static func height(of tag: String) -> Double { tag == "tabBar" ? tabBarHeight : barHeight }

  /// What the system and the bars of containers take at the top and bottom of a controller's view, on
  /// the canvas's device, in points.
  ///
  /// - Parameters:
  ///   - root: The controller's view.
  ///   - document: The file.
  static func safeArea(
    around root: XMLElement, _ document: InterfaceBuilderDocument
  ) -> (top: Double, bottom: Double) {
    let device = CanvasDevice(document.device)
    let bars = root.parent?["id"].map { document.barsAround($0).map { $0.bar } } ?? []
    var top = device.top
    top += barHeight * Double(bars.count { $0.name == "navigationBar" })
    // Where the canvas begins below a bar, nothing lies over it.
    if let frame = root.writtenFrame, frame.minY > 0 { top = max(0, top - frame.minY) }
    let bottom = tabBarHeight * Double(bars.count { $0.name == "tabBar" })
    return (top, bottom + device.bottom)
  }

  /// Where a navigation bar lies that the file does not have: not over what is fixed to the safe area or
  /// the margins, which would lie below it.
  ///
  /// - Parameter width: The width of the screen, in points.
  func assumedNavigationBar(width: Double) -> Rect {
    let end = safeTop ?? marginTop ?? .infinity
    return Rect(0, min(device.top, end - Self.barHeight), width, Self.barHeight)
  }

  /// Places the bars that lie over the first of the roots.
  func place(in roots: inout [ForeignView]) {
    guard var content = roots.first?.frame, content.size.width > 0, content.size.height > 0 else {
      return
    }
    let bars = roots.dropFirst()
    // A phone on its side has no status bar; some files do not name the orientation.
    let isWide = content.size.width > content.size.height && !device.isPad
    let start = isSheet || isWide ? 0 : device.top
    if isBelow, let end = stack(of: bars, on: content.size, start).end {
      content.origin.y = max(content.minY, end)
      roots[0].frame = content
    }
    var screen = Size(content.maxX, content.maxY)
    if isAbove || endsAtTabBar(content, bars) { screen.height += Self.tabBarHeight + device.bottom }
    let stack = stack(of: bars, on: screen, start)
    for (place, frame) in zip(outermostFirst(bars), stack.frames) {
      guard let frame else { continue }
      roots[place].frame = frame
      roots[place].bounds = Rect(origin: .zero, size: frame.size)
      roots[place].unknown.remove(.place)
    }
    if let end = stack.end { adjust(&roots[0], below: end) }
  }

  private func stack(
    of bars: ArraySlice<ForeignView>, on screen: Size, _ start: Double
  ) -> BarStack {
    let ordered = outermostFirst(bars).map { place in
      var bar = bars[place]
      // Some canvases have the bar where it lies upright.
      if isAcross { bar.frame?.origin.y = 0 }
      return BarStack.Bar(bar)
    }
    return BarStack(ordered, on: screen, start: start, safeTop: safeTop, device: device)
  }

  /// Where the bars stand among the roots, those of the outermost container first.
  private func outermostFirst(_ bars: ArraySlice<ForeignView>) -> [Int] {
    let around = bars.indices.prefix(aroundCount)
    return Array(around.reversed()) + bars.indices.dropFirst(aroundCount)
  }

  /// Whether the file has the tab bar right below the view, so that the screen goes on there.
  private func endsAtTabBar(_ content: Rect, _ bars: ArraySlice<ForeignView>) -> Bool {
    bars.contains { bar in
      (bar.baseClass ?? bar.className) == "UITabBar"
        && bar.frame.map { abs($0.minY - content.maxY) <= 1 } == true
    }
  }

  /// Where the view of an embedded controller and the bars around it lie in their container, and where
  /// the content of a scroll view begins that lies under them (20.10).
  ///
  /// - Parameters:
  ///   - bars: The bars, the outermost first.
  ///   - size: The size of the container, in points.
  func places(
    of bars: [XMLElement], in size: Size
  ) -> (content: Rect, bars: [Rect?], start: Double) {
    var content = Rect(origin: .zero, size: size)
    let stack = BarStack(
      bars.map(BarStack.Bar.init), on: size, start: 0, safeTop: safeTop, device: device)
    if isBelow, let end = stack.end {
      content.origin.y = end
      content.size.height = max(0, content.size.height - end)
    }
    if isAbove {
      for case let (bar, frame?) in zip(bars, stack.frames) where bar.name == "tabBar" {
        content.size.height = max(0, content.size.height - frame.size.height)
      }
    }
    return (content, stack.frames, stack.end ?? 0)
  }

  /// 20.10, 20.11: the content of a scroll view that lies under a bar begins where the bar ends.
  ///
  /// So it is in a container, whose controller has the safe area of what it lies in.
  private func adjust(_ root: inout ForeignView, below end: Double) {
    root.beginContent(below: end)
    let y = root.frame?.minY ?? 0
    for place in root.subviews.indices {
      root.subviews[place].beginContent(below: end - y)
      adjust(embeddedIn: &root.subviews[place], below: end - y)
    }
  }

  private func adjust(embeddedIn view: inout ForeignView, below end: Double) {
    guard ClassTable.kind(of: view)?.isScrollView != true, let y = view.frame?.minY, y < end else {
      return
    }
    for place in view.subviews.indices {
      if view.subviews[place].controller != nil {
        adjust(&view.subviews[place], below: end - y)
      } else {
        adjust(embeddedIn: &view.subviews[place], below: end - y)
      }
    }
  }
}

extension ForeignView {
  /// Begins the content of a scroll view where a bar ends that the scroll view lies under (20.11).
  mutating func beginContent(below end: Double) {
    guard ClassTable.kind(of: self)?.isScrollView == true, contentOffset == nil,
      insetAdjustment != .never, let frame,
      frame.minY < end, frame.maxY > end
    else { return }
    contentOffset = Point(0, frame.minY - end)
    // A large title or a search bar makes more room.
    unknown.insert(.boundsOrigin)
  }
}

extension XMLElement {
  /// Whether it is a bar for which UIKit has one place.
  var isPlacedBar: Bool { ViewTag.kind(of: name) == .bar }

  /// Where on the canvas the safe area of a controller's view begins, by a view that is fixed to it.
  fileprivate func safeTop(of root: XMLElement?) -> Double? {
    guard let root else { return nil }
    let guides = [
      root.child("viewLayoutGuide", key: "safeArea")?["id"],
      child("layoutGuides")?.children.first { $0["type"] == "top" }?["id"],
    ].compactMap { $0 }
    return root.start { $0["secondItem"].map(guides.contains) == true }
  }

  /// Where something begins to which constraints fix tops of a view's subviews; nil if none does.
  fileprivate func start(_ isFixed: (XMLElement) -> Bool) -> Double? {
    for constraint in children(in: "constraints") where constraint["relation"] == nil {
      guard isFixed(constraint), constraint["firstAttribute"] == "top",
        let view = nestedViews.first(where: { $0["id"] == constraint["firstItem"] }),
        let y = view.writtenFrame?.minY
      else { continue }
      return y - (constraint["constant"].flatMap(ForeignNumber.finite) ?? 0)
    }
    return nil
  }

  /// Whether a controller's view does not lie under bars at an edge.
  fileprivate func leavesOut(_ edge: String, _ bars: [XMLElement]) -> Bool {
    guard !bars.isEmpty else { return false }
    let isOpaque = bars.contains { $0["translucent"] == "NO" }
    if isOpaque, self["extendedLayoutIncludesOpaqueBars"] != "YES" { return true }
    guard let edges = child("extendedEdge", key: "edgesForExtendedLayout") else { return false }
    return edges[edge] != "YES"
  }
}
