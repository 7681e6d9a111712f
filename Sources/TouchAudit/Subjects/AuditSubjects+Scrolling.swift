import TouchCore
import TouchInquiry

//     ┌scroll──────┐
//     │  buy ▒▒▒▒▒ │ ◀─ a bar over it     moving the content is what brings a part back
//     └─▒▒▒▒▒▒▒▒───┘
//       pay          below the fold

extension AuditSubjects {
  /// Whether scrolling shows a part of a view.
  enum Scrolled: Equatable {
    /// No scroll view moves it.
    case stays
    /// It can be brought into view.
    case comes
    /// It lies beyond the content of a scroll view.
    case beyond(ViewID)
  }

  /// Whether all of a view that others cover now can be hit at another offset.
  func isFreedByScrolling(_ view: ViewID) -> Bool {
    hasScrollViews && ScrollTrial(of: view, in: scene, screen: areas.screen).freeing != nil
  }

  /// Whether a bar covers what a scroll view moves: 20.10, UIKit makes room for its bars at the ends of
  /// the content, so that all of it can be scrolled out from under them.
  ///
  /// Where the size of the content is known, a trial tells instead.
  func isUnderBar(_ view: ViewID, _ reason: AreaLossReason) -> Bool {
    guard case .covered(let hit, _) = reason,
      scene.path(from: hit).contains(where: { scene[$0].isBarOfApp })
    else { return false }
    return scrollViews(around: view).contains { !scene[$0].knowsContentSize }
  }

  /// Whether scrolling may bring a view out from under what covers it: how far the content scrolls is
  /// not known, and some of the scroll view stays free.
  func mayScrollOut(_ view: ViewID, from losses: [Loss]) -> Bool {
    !losses.isEmpty && losses.allSatisfy { mayScrollOut(view, from: $0.reason) }
  }

  private func mayScrollOut(_ view: ViewID, from reason: AreaLossReason) -> Bool {
    guard case .covered(let hit, let branch) = reason,
      let front = scene.outlineAsHit(hit)?.box
    else { return false }
    return scrollViews(around: view).contains { scroll in
      guard !scene[scroll].knowsContentSize, !scene.isDescendant(branch, of: scroll),
        let whole = scene.outlineAsHit(scroll)?.box.shared(with: areas.screen)
      else { return false }
      return front.shared(with: whole) != whole
    }
  }

  /// How much of a view lies where scrolling may bring it from, in square points.
  func awaited(of view: ViewID) -> Double {
    let scrolls = scrollViews(around: view)
    guard !scrolls.isEmpty else { return 0 }
    return (reaches[view]?.losses ?? []).flatMap { $0.outlines }
      .reduce(0) { $0 + (scrolled(to: $1, by: scrolls) == .stays ? 0 : $1.area) }
  }

  /// The scroll views that move a view, nearest first.
  func scrollViews(around view: ViewID) -> [ViewID] {
    hasScrollViews ? scene.scrollViews(moving: view) : []
  }

  /// Whether a part of a view that is not reached lies outside one of the scroll views around it,
  /// which may bring it.
  func scrolled(to outline: Polygon, by scrolls: [ViewID]) -> Scrolled {
    for scroll in scrolls {
      guard let scrolling = scene[scroll].scrolling else { continue }
      let place = scene.fromScreenAsHit(outline.middle, to: scroll)
      guard !scene[scroll].bounds.contains(place) else { continue }
      let size = scrolling.contentSize
      guard scene[scroll].knowsContentSize else { return .comes }
      let insets = scene.scrollRoom(of: scroll).adjustedInset
      let content = Rect(
        -insets.left, -insets.top, size.width + insets.left + insets.right,
        size.height + insets.top + insets.bottom)
      return content.contains(place) ? .comes : .beyond(scroll)
    }
    return .stays
  }
}
