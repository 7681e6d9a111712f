extension HitTestRules {
  /// How a belief bends the search, where no single switch of UIKit's algorithm says it.
  public enum Twist: Hashable, Sendable, CaseIterable {
    /// M02: the view seen under the finger is asked first, then its superviews up to the window.
    case leafFirst
    /// M05: what is drawn in front at the point has it; only hiding and clipping veto.
    case drawnOnTop
    /// M07: a view under the finger that cannot receive ends the search of its window.
    case refusalEnds
    /// M08: a view that handles nothing is passed over; only a window answers itself all the same.
    case handlersOnly
    /// M09: a touch falls through a view that handles nothing to a sibling behind it that does.
    case fallsThrough
    /// M10: a view under the finger whose own `hitTest` answers nil ends the search of its window.
    case nilEnds
    /// M12: a touch passes through a view that draws nothing, as if it never answered itself.
    case clearPasses
    /// M13: a view that refuses still asks its children.
    case noVeto
    /// M14: a view that does not contain the point is not even asked.
    case containersOnly
    /// M15: everybody is asked, also below a refusal and after an answer, though it changes nothing.
    case everybodyAsked
    /// M17: no point is inside a view where its drawing leaves a hole.
    case drawnHoles
  }

  /// How a belief bends what follows the search.
  public enum Sequel: Hashable, Sendable, CaseIterable {
    /// M25: every move and lift goes to the view under the finger then.
    case followsFinger
    /// M30: a control tracks what is tapped inside it.
    case controlsHearInside
    /// M35: a view is told of the cancel of a touch whose began was held back.
    case cancelsUnheard
  }
}
