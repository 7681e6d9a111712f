import TouchCore

//  <UIWindow: 0x1 …>                 window ─ page ─ button (as it was)
//     | <UIView: 0x2 …>
//     |    | <UIButton: 0x3 …>
//  <UIView: 0x2 …>               ─▶  window ─ page ─ button (as it is now)
//     | <UIButton: 0x3 …>

/// The trees of a paste with each view once: an address is one view, and what was printed of it later
/// counts.
struct PrintedAgain {
  /// The views that stand below none.
  private(set) var roots: [ForeignView] = []
  /// What was said twice.
  private(set) var remarks: [ImportRemark] = []
  /// How many views were left out because they were printed again.
  private(set) var leftOut = 0
  private var seen: Set<UInt64> = []
  /// The addresses of the tree that is being added, and its root until it has found its place.
  private var coming: Set<UInt64> = []
  private var root: ForeignView?

  init(_ roots: [ForeignView]) {
    for root in roots { add(root) }
  }

  private mutating func add(_ later: ForeignView) {
    coming = later.addresses
    let isNew = seen.isDisjoint(with: coming)
    seen.formUnion(coming)
    guard !isNew else { return roots.append(later) }
    root = later.withFrames(from: roots)
    let earlier = roots
    roots = []
    for view in earlier { if let kept = rest(of: view) { roots.append(kept) } }
    if let root { roots.append(root) }
  }

  /// What remains of a view that was printed before; nil where it comes again elsewhere.
  private mutating func rest(of view: ForeignView) -> ForeignView? {
    guard let address = view.address, coming.contains(address) else { return inside(of: view) }
    remarks.append(ImportRemark(line: view.line, .printedAgain(view.className)))
    guard var now = root, now.address == address else {
      leftOut += view.count
      return nil
    }
    root = nil
    leftOut += 1
    // Printed alone, as `po 0x3` does: what lies in it is as before.
    if now.subviews.isEmpty { now.subviews = view.subviews } else { leftOut += view.count - 1 }
    now.isInNoWindow = now.isInNoWindow || view.isInNoWindow
    if now.recognizers.isEmpty { now.recognizers = view.recognizers }
    now.controller = now.controller ?? view.controller
    now.actions = now.actions ?? view.actions
    now.windowLevel = now.windowLevel ?? view.windowLevel
    return now
  }

  private mutating func inside(of view: ForeignView) -> ForeignView {
    guard !view.subviews.isEmpty else { return view }
    var view = view
    let subviews = view.subviews
    view.subviews = []
    for subview in subviews {
      if let kept = rest(of: subview) { view.subviews.append(kept) }
    }
    return view
  }
}

extension ForeignView {
  /// The view and all in it, where those that were printed without a frame are as they were printed with
  /// one.
  fileprivate func withFrames(from earlier: [ForeignView]) -> ForeignView {
    var isWhole = true
    visit { isWhole = isWhole && $0.frame != nil }
    guard !isWhole else { return self }
    var known: [UInt64: ForeignView] = [:]
    for root in earlier {
      root.visit { if let address = $0.address, $0.frame != nil { known[address] = $0 } }
    }
    return filled(from: known)
  }

  private func filled(from known: [UInt64: ForeignView]) -> ForeignView {
    var view = frame == nil ? address.flatMap { known[$0] } ?? self : self
    view.subviews = subviews.map { $0.filled(from: known) }
    return view
  }

  /// The addresses of it and of all in it.
  fileprivate var addresses: Set<UInt64> {
    var found: Set<UInt64> = []
    visit { if let address = $0.address, address != 0 { found.insert(address) } }
    return found
  }

  /// How many views it is with all in it.
  fileprivate var count: Int {
    var count = 0
    visit { _ in count += 1 }
    return count
  }

  /// Whether a debugger printed of it, or of a view in it, that there is no window.
  var isOutsideWindows: Bool {
    var isOutside = false
    visit { isOutside = isOutside || $0.isInNoWindow }
    return isOutside
  }

  private func visit(_ look: (ForeignView) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      look(view)
      waiting += view.subviews
    }
  }
}
