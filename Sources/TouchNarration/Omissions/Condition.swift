import TouchCore

extension Omission {
  /// Where something that is left out is at work.
  public enum Condition: Hashable, Sendable {
    /// The hit view, or one around it, is of a kind or of one of UIKit's classes; a class stands
    /// for all whose names begin so.
    case inside(kinds: Set<ViewKind> = [], classes: [String] = [], ifMoved: Bool = false)
    /// A view that was asked and not outside is of a kind or of one of UIKit's classes.
    case asksInside(kinds: Set<ViewKind>, classes: [String])
    /// A view that was asked is of a class of the app, and nothing is said of what that overrides.
    case asksOwnClass
    /// The touch pulls a sheet that has several detents, or one before it did.
    case movesSheet
    /// The window of a root view controller answers itself, or passes the touch on.
    case windowItself
    /// A controller comes or goes while the touch is down, or so long before it.
    case inTransition(milliseconds: Int)
    /// A popover is shown in a window narrower than so many points, and the scene names no pad.
    case showsPopover(below: Double)
    /// A view refuses because it animates.
    case refusedAnimating
    /// A view is asked that its transform squeezes flat.
    case asksFlat
    /// A view with subviews that a property animator moves is asked.
    case asksAnimating
    /// The touch swipes over a row with swipe actions, or taps one of their buttons.
    case usesRowActions
    /// The hit view, or one around it, has a drag interaction.
    case besideDrag
    /// The touch lands so many points from an edge of the screen, or nearer, and goes away from it.
    case movesFromEdge(within: Double)
    /// Text is edited, and the touch lands in the lower half of the screen.
    case editsText
    /// The windows that are shown belong to several scenes.
    case severalScenes
    /// The touch is not a finger's on the screen.
    case isOfType(TouchTypes)
    /// A control asks whether the finger is inside, and a smaller slop would answer otherwise; the
    /// scene does not say on which device.
    case withinSlop(of: Double)
    /// A refresh control refreshes in a scroll view around the hit view.
    case refreshes
    /// The status bar is tapped, whatever else is touched.
    case tapsStatusBar
    /// A scene cannot say it; what it would have to say.
    case needs(Phrase)
  }
}
