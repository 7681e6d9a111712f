/// Axes of scrolling.
public struct Axes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// To the sides.
  public static let x = Axes(rawValue: 1)
  /// Up and down.
  public static let y = Axes(rawValue: 2)
}

/// How a scroll view dismisses the keyboard, by UIKit's words (17.28).
public enum KeyboardDismissMode: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// When a drag begins.
  case onDrag
  /// The keyboard goes down with the finger that reaches it.
  case interactive
}

/// What makes a view a scroll view, with UIKit's property names and defaults (11.4).
///
/// `contentOffset` is the view's `bounds.origin`.
public struct Scrolling: Hashable, Sendable {
  /// The size of the content, in points.
  public var contentSize = Size.zero
  /// Whether it scrolls at all.
  public var isScrollEnabled = true
  /// Whether a touch is kept from the content for a while (11.1).
  public var delaysContentTouches = true
  /// Whether a drag may take a touch back from the content (11.7).
  public var canCancelContentTouches = true
  /// The axes on which it moves although the content fits (11.11).
  public var alwaysBounce: Axes = []
  /// Whether it moves beyond the edges of the content.
  public var bounces = true
  /// Whether the slow-down is the fast one (11.15).
  public var deceleratesFast = false
  /// How it dismisses the keyboard (17.28).
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether it comes to rest at multiples of its bounds (20.1).
  public var isPagingEnabled = false
  /// Whether a drag mainly along one axis keeps to it (20.14).
  public var isDirectionalLockEnabled = false
  /// The axes on which a drag that starts at its end goes to the scroll view around it (20.16).
  public var transfers: Axes = [.x, .y]
  /// A subclass's `touchesShouldBegin` (11.8).
  public var touchesShouldBegin: Bool?
  /// A subclass's `touchesShouldCancel(in:)` (11.7).
  public var touchesShouldCancel: CancelAnswer?
  /// Whether a tap on the status bar scrolls it to its top (20.40).
  public var scrollsToTop = true
  /// What its delegate answers before that (20.40).
  public var shouldScrollToTop: Bool?
  private var rareInsets = Rare<ScrollInsets>.none
  private var rareZooming = Rare<Zooming>.none

  /// Everything at its default.
  public init() {}

  /// What lies around the content, and what covers the scroll view (20.10).
  public var insets: ScrollInsets {
    get { rareInsets.value ?? ScrollInsets() }
    set { rareInsets.value = newValue == ScrollInsets() ? nil : newValue }
  }

  /// How far its content may be zoomed, and is (20.5).
  public var zooming: Zooming {
    get { rareZooming.value ?? Zooming() }
    set { rareZooming.value = newValue == Zooming() ? nil : newValue }
  }

  /// `transfersHorizontalScrollingToParent` (20.16).
  public var transfersHorizontalScrollingToParent: Bool {
    get { transfers.contains(.x) }
    set { if newValue { transfers.insert(.x) } else { transfers.remove(.x) } }
  }

  /// `transfersVerticalScrollingToParent` (20.16).
  public var transfersVerticalScrollingToParent: Bool {
    get { transfers.contains(.y) }
    set { if newValue { transfers.insert(.y) } else { transfers.remove(.y) } }
  }
}

/// What lies around the content of a scroll view, and what covers the scroll view (20.10).
public struct ScrollInsets: Hashable, Sendable {
  /// When the safe area counts as an inset.
  public enum Adjustment: String, Hashable, Sendable, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  /// `contentInset`.
  public var content = EdgeInsets.zero
  /// How much of the scroll view bars and the like cover: `safeAreaInsets`.
  public var safeArea = EdgeInsets.zero
  /// `contentInsetAdjustmentBehavior`.
  public var adjustment = Adjustment.automatic

  /// None at all.
  public init() {}
}

/// How far the content of a scroll view may be zoomed, and is, with UIKit's names and defaults (20.5).
public struct Zooming: Hashable, Sendable {
  /// `minimumZoomScale`.
  public var minimumScale = 1.0
  /// `maximumZoomScale`: there is a pinch recognizer only while it is above the other one.
  public var maximumScale = 1.0
  /// `zoomScale`: how far the content is zoomed now.
  public var scale = 1.0
  /// `bouncesZoom`: whether fingers may zoom beyond these limits for as long as they are there (20.9).
  public var bounces = true
  /// What its delegate's `viewForZooming(in:)` answers: the view that is scaled (20.6).
  public var view: ViewID?

  /// Nothing is zoomed.
  public init() {}

  /// Whether there is a pinch recognizer (20.5).
  public var hasPinch: Bool { maximumScale > minimumScale }

  /// A scale within the limits.
  func within(_ scale: Double) -> Double {
    let least = max(minimumScale, 0.001)
    return min(max(scale, least), max(maximumScale, least))
  }
}
