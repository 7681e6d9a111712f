import TouchCore

//  0 window ─┬─ 1 panel ── 2 button         views    0  1  2  3
//            └─ 3 label                     parents  -  0  1  0

/// Views in the order in which a file names them, a superview before its subviews, before they are
/// put into each other.
struct FlatViews {
  private(set) var views: [ForeignView] = []
  private var parents: [Int?] = []

  /// Takes a view in front of all that its superview has, and answers its number.
  mutating func add(_ view: ForeignView, in parent: Int?) -> Int {
    views.append(view)
    parents.append(parent)
    return views.count - 1
  }

  /// Says of a view that something more is not known.
  mutating func doubt(_ number: Int, _ unknown: UnknownFacts) {
    views[number].unknown.formUnion(unknown)
  }

  /// How many views have no superview.
  var rootCount: Int { parents.count { $0 == nil } }

  /// The views without a superview, all others in them.
  ///
  /// From the last to the first, so that each is whole before it is put away.
  var roots: [ForeignView] {
    var roots: [ForeignView] = []
    var rest = views
    for parent in parents.reversed() {
      guard var view = rest.popLast() else { break }
      view.subviews.reverse()
      if let parent { rest[parent].subviews.append(view) } else { roots.append(view) }
    }
    return roots.reversed()
  }
}

extension ForeignView {
  /// Is a window, as its place in the file says, whatever its class is called.
  mutating func becomeWindow() {
    if ClassTable.kind(of: self) != .window { baseClass = ViewKind.window.className }
  }
}
