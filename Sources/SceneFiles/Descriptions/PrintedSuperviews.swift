import TouchCore

//  (lldb) po button                      <UIButton: 0x3 …>        button
//  (lldb) po button!.superview!          <UIView: 0x2 …>          what the button is in
//  (lldb) po [0x2 window]                <UIWindow: 0x1 …>        around both, with others between

/// The superviews that were printed one by one, each by what was printed before it.
struct PrintedSuperviews {
  /// What was asked for last, without what Swift and Objective-C put around names.
  private var asked = ""
  /// The views that were printed alone, by the words that asked for them and by their address.
  private var views: [String: Int] = [:]
  /// The superviews that were printed before what they are the superviews of, by how that was asked for.
  private var waiting: [String: Int] = [:]
  private var joints: [Joint] = []

  private struct Joint {
    let view: Int
    let superview: Int
    /// Whether nothing lies between the two.
    let isDirect: Bool
  }

  /// Looks whether a line asks a debugger for an object.
  mutating func note(_ line: String) {
    guard let expression = DebuggerCommand(line).expression else { return }
    asked = DebuggerCommand.untyped(expression)
      .filter { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Takes the view that was added to a tree last, if it is printed alone.
  mutating func add(_ tree: ViewTree) {
    guard let last = tree.views.indices.last, tree.superviews[last] == nil else { return }
    if let (view, isDirect) = viewInside {
      joints.append(Joint(view: outermost(around: view), superview: last, isDirect: isDirect))
    } else if asked.hasSuffix("superview") {
      waiting[String(asked.dropLast(9))] = last
    }
    let words = [asked, tree.views[last].address.map(Origins.spelled) ?? ""]
    for word in words where !word.isEmpty {
      views[word] = last
      guard let superview = waiting.removeValue(forKey: word) else { continue }
      // What it is in may have been put into its own superview already.
      joints.insert(Joint(view: last, superview: superview, isDirect: true), at: 0)
    }
    asked = ""
  }

  /// The view of which the superview, or what lies further out, was asked for.
  private var viewInside: (view: Int, isDirect: Bool)? {
    var rest = asked[...]
    var steps = 0
    while rest.hasSuffix("superview") || rest.hasSuffix("window") {
      steps += rest.hasSuffix("window") ? 2 : 1
      rest = rest.dropLast(rest.hasSuffix("window") ? 6 : 9)
      if let view = views[String(rest)] { return (view, steps == 1) }
    }
    return nil
  }

  /// The last of the superviews of a view that were printed so far.
  private func outermost(around view: Int) -> Int {
    joints.reduce(view) { $1.view == $0 ? $1.superview : $0 }
  }

  /// Puts the views into their superviews, of whose other subviews nothing was printed.
  ///
  /// - Parameters:
  ///   - roots: The views that stand below none.
  ///   - superviews: For each view that was printed, below which it stands.
  func join(_ roots: [ForeignView], superviews: [Int?]) -> [ForeignView] {
    guard !joints.isEmpty else { return roots }
    let printed = superviews.indices.filter { superviews[$0] == nil }
    var roots = roots.map { Optional($0) }
    for joint in joints {
      guard let inner = printed.firstIndex(of: joint.view), var view = roots[inner],
        let outer = printed.firstIndex(of: joint.superview), inner != outer,
        var superview = roots[outer], superview.subviews.isEmpty
      else { continue }
      if !joint.isDirect { view.unknown.insert(.superviews) }
      superview.unknown.insert(.tree)
      superview.subviews = [view]
      (roots[outer], roots[inner]) = (superview, nil)
    }
    return roots.compactMap { $0 }
  }
}
