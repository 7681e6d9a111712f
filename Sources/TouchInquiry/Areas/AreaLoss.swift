import TouchCore

//     bounds ∖ own parts ─▶ beside the screen? ─▶ window not asked? ─▶ each superview, from the
//     window down: refuses? outside of it? answers by itself? ─▶ somebody else was asked before

/// Why a part of a view's bounds is not where the view is hit.
public enum AreaLossReason: Hashable, Sendable {
  /// It lies beside the screen.
  case offScreen(Edges)
  /// Nobody is asked, because interaction events are being ignored (1.10).
  case ignored
  /// Its window is hidden or in no window scene (1.6, 1.9).
  case windowNotShown(ViewID)
  /// The view or a superview takes no touches: it is hidden, clear, off, or animating (2.2, 2.3).
  case refused(by: ViewID, AskVerdict)
  /// It lies outside a superview, beyond some of its edges; or within it, or the view itself, and an
  /// override of `pointInside` says no: then beyond none (2.4, 2.11).
  case outside(of: ViewID, Edges)
  /// The `hitTest` of the view or of a superview answers somebody else, or takes answers back (2.13).
  case overridden(by: ViewID)
  /// A view below it is hit.
  case inside(ViewID)
  /// Another view is hit, which lies in front of it; the branch of it that is asked before the
  /// view's own (2.5).
  case covered(by: ViewID, branch: ViewID)
  /// Another view is hit in a window that is asked before (1.6).
  case otherWindow(ViewID, hit: ViewID)
  /// An animating view keeps touches from everybody (21.18).
  case swallowed
}

/// A part of a view's bounds that is not the view's, all of it for one reason.
public struct AreaLoss: Hashable, Sendable {
  /// Why it is not.
  public let reason: AreaLossReason
  /// How large it is, in square points of the screen.
  public internal(set) var area: Double
  /// The parts it consists of, in points of the screen.
  public internal(set) var outlines: [Polygon]
  /// A point inside of the largest of them.
  public internal(set) var example: Point
  var largest: Double
}

/// How much of a view can be hit, and what becomes of the rest.
public struct AreaReach: Hashable, Sendable {
  /// The view.
  public let view: ViewID
  /// Its bounds on the screen; without corners where they have no place there.
  public let outline: Polygon
  /// How large its bounds are on the screen, in square points.
  public let area: Double
  /// In how much of that it is hit, in square points.
  public let reachable: Double
  /// The parts of its bounds in which it is hit.
  public let parts: [Polygon]
  /// The smallest rectangle around the part of its bounds in which it is hit; nil where it is not.
  public let reachableBox: Rect?
  /// The rest, the largest part first.
  public let losses: [AreaLoss]
  /// Whether no curve and no twisted override had a part in it.
  public let isExact: Bool

  /// How much of its bounds can be hit, from 0 to 1; 0 where they have no area.
  public var share: Double { area > 0 ? min(reachable / area, 1) : 0 }

  /// Whether all of it can be hit, but for what rounding loses.
  public var isWhole: Bool { share > 0.999_999 }
}
