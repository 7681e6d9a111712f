import TouchCore
import TouchInquiry
import TouchNarration

//   →  window   asked  #4        the hit path: the view that is hit, or asked now, and what it is in
//   →    page   asked  #5
//   ▶      banner  asked  #6     whose turn it is

/// A view of the tree, as `tree` shows it.
public struct TreeView: Hashable, Sendable {
  /// The view.
  public let view: Exhibit
  /// What it has said about the touch so far; empty if it was not asked.
  public let said: String
  /// Whether the touch found its way through it, or is finding it now.
  public let isOnPath: Bool
  /// Whether it is its turn.
  public let isCurrent: Bool
  /// Whether it has subviews.
  public let opens: Bool
}

extension Looks {
  /// Views of the tree, by their places: the windows, topmost first, or the subviews of a view.
  ///
  /// - Parameters:
  ///   - parent: The view they are in; nil for the windows.
  ///   - start: The place of the first one wanted.
  ///   - most: How many are wanted at most.
  /// - Returns: Those views, and how many there are in all.
  public func tree(
    below parent: Exhibit?, from start: Int, most: Int
  ) -> (views: [TreeView], total: Int) {
    let here = sceneHere
    let all: [ViewID]
    if let parent {
      guard case .view(let view)? = parent.responder else { return ([], 0) }
      all = here[view].subviews
    } else {
      all = here.windowsTopmostFirst.map { $0.view }
    }
    let marks = TouchMarks(trace, touch: touch, upTo: index)
    let path = Set((marks.hit ?? view).map { here.path(from: $0) } ?? [])
    let command = TreeCommand(session: session)
    let views = all.dropFirst(start).prefix(most).map { id in
      TreeView(
        view: Exhibit(.view(id)), said: command.said(by: id, marks).plain,
        isOnPath: path.contains(id), isCurrent: id == view, opens: !here[id].subviews.isEmpty)
    }
    return (views, all.count)
  }
}
