import TouchCore
import TouchInquiry

extension Scene {
  /// Whether views lie one in front of the other as they were added: no `zPosition` moves them.
  func areDrawnAsAdded(_ views: some Sequence<ViewID>) -> Bool {
    views.allSatisfy { self[$0].zPosition == 0 }
  }

  /// Whether a view lies in front of a sibling that was added before it: only where the two share
  /// a part of their superview.
  func liesInFront(_ view: ViewID, of sibling: ViewID) -> Bool {
    areDrawnAsAdded([view, sibling]) && overlap(view, sibling)
  }
}
