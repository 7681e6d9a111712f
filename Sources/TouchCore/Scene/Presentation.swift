/// UIModalPresentationStyle, and the two kinds of alerts.
public enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  case pageSheet, formSheet, fullScreen, overFullScreen, currentContext, overCurrentContext
  case popover, alert, actionSheet, custom

  /// Whether it is a sheet, which a finger can pull (19.19).
  public var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether something is dimmed behind it, rather than only covered.
  public var isDimmed: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .alert, .actionSheet: true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: false
    }
  }

  /// 19.13: whether the presenter's view leaves the window.
  public var replacesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// 19.17: whether it stays within the nearest controller that defines the context.
  public var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether a tap beside it may be an answer (19.22, 19.32, 19.36).
  public var takesTapBeside: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .actionSheet: true
    case .alert, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: false
    }
  }
}

/// A height at which a sheet may rest.
public enum Detent: String, Hashable, Sendable, CaseIterable, Comparable {
  case medium, large

  /// Lower ones come first.
  public static func < (left: Detent, right: Detent) -> Bool { left == .medium && right == .large }
}

/// How a controller is presented, with UIKit's defaults.
public struct Presentation: Hashable, Sendable {
  /// 19.15: a page sheet, unless somebody says otherwise.
  public var style = PresentationStyle.pageSheet
  /// `isModalInPresentation` (19.24).
  public var isModal = false
  /// The heights at which a sheet rests.
  public var detents: [Detent] = [.large]
  /// The one at which it is.
  public var detent = Detent.large
  /// `largestUndimmedDetentIdentifier` (19.31).
  public var undimmed: Detent?
  /// `prefersScrollingExpandsWhenScrolledToEdge` (19.30).
  public var scrollingExpands = true
  /// What the delegate answers when it is to be dismissed (19.23); nil where nobody answers.
  public var shouldDismiss: Bool?
  /// Whether an action sheet has a cancel action (19.36).
  public var hasCancel = false
  /// The views that get their touches as if there were no popover (19.33).
  public var passthrough: [ViewID] = []
  /// The bar item a popover is anchored to (19.34).
  public var source: ViewID?
  /// Whether it is not presented at the moment.
  public var isDismissed = false

  /// A page sheet.
  public init() {}

  /// 19.31: whether touches beside a sheet go to the presenter as usual.
  ///
  /// 19.24: a modal one lets nothing through.
  public var isUndimmed: Bool {
    style.isSheet && !isModal && undimmed.map { detent <= $0 } == true
  }

  /// 19.30: whether a sheet can be pulled further up.
  public var canGrow: Bool { style.isSheet && detents.contains { $0 > detent } }

  /// Whether its view is as large as the window, or nearly: other sizes are not published.
  public var fillsWindow: Bool {
    switch style {
    case .pageSheet, .formSheet: detent == .large
    // `frameOfPresentedViewInContainerView` is all of the container unless a subclass says otherwise.
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
    case .popover, .alert, .actionSheet: false
    }
  }

  /// What lies behind it; nil where nothing does.
  var stop: Part.Role? { isUndimmed ? nil : style.isDimmed ? .dimming : .transition }
}
