//   ┌──────────┐
//   │  47      │ top: status bar, or the camera housing      a window of another size has no insets
//   │          │                                             that anybody could know: 0
//   │  34      │ bottom: home indicator
//   └──────────┘

/// The safe area of a whole screen, by its size in points: what a phone or pad of that size has in
/// portrait (19.55).
enum ScreenInsets {
  /// The insets of a window that fills a screen; zero where no screen has that size.
  static func insets(of size: Size) -> EdgeInsets {
    guard let screen = screens.first(where: { $0.width == size.width && $0.height == size.height })
    else { return .zero }
    return EdgeInsets(screen.top, 0, screen.bottom, 0)
  }

  private typealias Screen = (width: Double, height: Double, top: Double, bottom: Double)

  /// Apple's screen sizes; where several phones share one, the newest.
  private static let screens: [Screen] = [
    (320, 480, 20, 0), (320, 568, 20, 0), (375, 667, 20, 0), (414, 736, 20, 0),
    (375, 812, 50, 34), (414, 896, 48, 34), (390, 844, 47, 34), (428, 926, 47, 34),
    (393, 852, 59, 34), (430, 932, 59, 34), (402, 874, 62, 34), (440, 956, 62, 34),
    (768, 1024, 20, 0), (810, 1080, 20, 0), (834, 1112, 20, 0), (744, 1133, 24, 20),
    (820, 1180, 24, 20), (834, 1194, 24, 20), (834, 1210, 24, 20), (1024, 1366, 24, 20),
  ]
}

extension Size {
  /// The insets of a screen of this size, upright; zero where no screen has it.
  package var screenInsets: EdgeInsets { ScreenInsets.insets(of: self) }

  /// Whether it is that of a screen, upright or across.
  package var isOfScreen: Bool {
    screenInsets != .zero || Size(height, width).screenInsets != .zero
  }
}

extension Scene {
  /// How much of a view that fills its window the status bar and the home indicator cover.
  func screenInsets(of view: ViewID) -> EdgeInsets {
    guard let window = window(containing: view), convert(.zero, from: view, to: window) == .zero,
      self[view].bounds.size == self[window].bounds.size
    else { return .zero }
    return ScreenInsets.insets(of: self[window].bounds.size)
  }
}
