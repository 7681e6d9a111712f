import TouchCore

//  window              rank 0          stack: window
//     | panel               1          stack: window, panel
//     |    | (a layer)      2          stack: window, panel, –
//     |    |    | label     3          below panel: what lies between is no view
//     | button              1          stack: window, button

/// Puts views below each other, as their lines come.
package struct ViewTree: Sendable {
  /// A place of the tree, taken by the line that comes last on its level.
  private struct Level: Sendable {
    let rank: Int
    /// Which view stands there; nil for what is no view, or could not be read.
    let view: Int?
  }

  /// The views, each before its subviews.
  private(set) var views: [ForeignView] = []
  /// Below which of them each stands; nil for roots.
  private(set) var superviews: [Int?] = []
  private var stack: [Level] = []
  /// How many views stand before the last place where lines are missing, in this tree.
  private var missedAt = 0

  // UIKit itself breaks down at some hundred levels.
  /// The deepest tree that is read.
  package static let deepest = 512
  // Twenty times the largest screen that was measured; a line of a few letters may name a view.
  /// The most views that are read.
  static let mostViews = mostViewsOfDump

  /// Whether views are nested deeper than any real ones.
  private var isTooDeep = false

  /// Throws if views are nested deeper, or more are named, than of any real app.
  func insistOnLimits(viewsNamed: Int) throws(ImportRefusal) {
    if isTooDeep { throw .excessive(.depth, limit: Self.deepest) }
    if viewsNamed > Self.mostViews { throw .excessive(.views, limit: Self.mostViews) }
  }

  /// Makes room for views, so that they are not moved each time that more come.
  mutating func reserve(_ count: Int) {
    // A line is seldom longer than what is kept of it, and a paste is not always a dump.
    views.reserveCapacity(min(count, 8_192))
    superviews.reserveCapacity(min(count, 8_192))
  }

  /// Whether a view can stand below another one now.
  var hasRoot: Bool { !stack.isEmpty }

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - rank: How deep its line stands; 0 begins a new tree.
  ///   - countsLevels: Whether one rank more is one level more.
  /// - Returns: By how many levels it stands deeper than what it stands below.
  mutating func add(_ view: ForeignView, rank: Int, countsLevels: Bool = true) -> Int {
    let ranks = open(rank)
    let gap = countsLevels ? ranks : min(ranks, 1)
    let parent = push(view, rank: rank)
    if gap > 1 || parent == nil && rank > 0 {
      views[parent ?? views.count - 1].unknown.insert(.tree)
    }
    return gap
  }

  /// Puts a view below the last one on the stack, and answers which that is.
  @discardableResult
  private mutating func push(_ view: ForeignView, rank: Int) -> Int? {
    let parent = stack.last { $0.view != nil }?.view
    views.append(view)
    superviews.append(parent)
    // What it stands below may be missing as well; the window is that of all.
    if let parent, parent < missedAt, superviews[parent] != nil {
      views[views.count - 1].unknown.insert(.superviews)
    }
    stack.append(Level(rank: rank, view: views.count - 1))
    if stack.count > Self.deepest { isTooDeep = true }
    return parent
  }

  /// Adds a view below the last one that is less indented.
  mutating func add(_ view: ForeignView, indent: Int) {
    _ = open(indent)
    push(view, rank: indent)
  }

  /// Keeps a place for a line that is no view in the tree.
  ///
  /// - Parameter isLost: Whether it might have been one, so that something is missing there.
  mutating func skip(rank: Int, isLost: Bool) {
    _ = open(rank)
    if isLost, let parent = stack.last(where: { $0.view != nil })?.view {
      views[parent].unknown.insert(.tree)
    }
    stack.append(Level(rank: rank, view: nil))
    if stack.count > Self.deepest { isTooDeep = true }
  }

  /// Says that it is a guess what the view that was added last stands below.
  mutating func doubtLast() {
    guard let last = views.indices.last else { return }
    views[last].unknown.insert(.tree)
    // Where it was taken for a root, it may stand below the view before it.
    let other = superviews[last] ?? last - 1
    if other >= 0 { views[other].unknown.insert(.tree) }
  }

  /// Says that lines are missing here: below any view that is still open.
  mutating func miss() {
    for case .some(let view) in stack.map({ $0.view }) { views[view].unknown.insert(.tree) }
    missedAt = views.count
  }

  /// Begins anew: what comes next stands below nothing.
  mutating func end() { (stack, missedAt) = ([], 0) }

  /// Changes a view by its place among all.
  mutating func change(at index: Int, _ change: (inout ForeignView) -> Void) {
    change(&views[index])
  }

  /// The roots with everything below them, without the views that are left out.
  ///
  /// - Parameter leavesOut: Roots without subviews that are left out.
  consuming func roots(without leavesOut: Set<Int> = []) -> [ForeignView] {
    var roots: [ForeignView] = []
    // From the last to the first: each has all its subviews, in reverse, before it is taken.
    while var view = views.popLast() {
      let parent = superviews.removeLast()
      view.subviews.reverse()
      if let parent {
        views[parent].subviews.append(view)
      } else if !leavesOut.contains(views.count) {
        roots.append(view)
      }
    }
    roots.reverse()
    return roots
  }

  /// Closes the levels that a line of some rank ends; answers how many levels lie between.
  private mutating func open(_ rank: Int) -> Int {
    while let last = stack.last, last.rank >= rank { stack.removeLast() }
    guard let last = stack.last else { return rank }
    return rank - last.rank
  }
}

/// How many views the dump of a screen may have.
package let mostViewsOfDump = 100_000
