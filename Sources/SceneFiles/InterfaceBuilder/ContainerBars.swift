import TouchCore

//  ┌─────────────┐
//  │ status bar  │
//  ├─────────────┤  navigation bar: below the status bar, 44 pt
//  │             │
//  ├─────────────┤  tab bar: 49 pt and the home indicator, down to the edge
//  └─────────────┘

/// Places the bars of containers where UIKit places them, whatever frame the file has for them: the
/// canvas does not lay out a navigation or tab bar controller (19.58).
struct ContainerBars {
  /// The canvas's device; nil if the file is older than that.
  let device: String?

  private static let tabBarHeight = 49.0
  private static let barHeight = 44.0
  private static let homeIndicator = 34.0
  private static let withHomeButton = [
    "retina3_5", "retina4_0", "retina4", "retina4_7", "retina5_5",
  ]

  /// What the system takes at the bottom, in points: Interface Builder names iPhones by their
  /// displays, as `retina6_12`.
  private var below: Double {
    guard let device, device.hasPrefix("retina") else { return 0 }
    return Self.withHomeButton.contains(device) ? 0 : Self.homeIndicator
  }

  /// Places the bars that lie over the first of the roots.
  func place(in roots: inout [ForeignView]) {
    guard let screen = roots.first?.frame?.size, screen.width > 0, screen.height > 0 else { return }
    for place in roots.indices.dropFirst() {
      guard let frame = frame(of: roots[place], on: screen) else { continue }
      roots[place].frame = frame
      roots[place].bounds = Rect(origin: .zero, size: frame.size)
    }
  }

  private func frame(of bar: ForeignView, on screen: Size) -> Rect? {
    switch bar.baseClass ?? bar.className {
    case "UITabBar":
      let height = Self.tabBarHeight + below
      return Rect(0, screen.height - height, screen.width, height)
    case "UINavigationBar":
      // The file knows how high the status bar of its device is; without that there is none.
      let top = bar.frame.map { $0.minY } ?? 0
      return Rect(0, top, screen.width, max(bar.frame?.size.height ?? 0, Self.barHeight))
    default: return nil
    }
  }
}
