import TouchCore

//  Of the universe only a few edits can matter, whatever the size of the scene. A hit test asks
//  some views, each once, and stops at the first answer; so
//
//  - letting a view take touches adds an answer. It can be the subject only where the subject lies
//    in that view, or a view in it answers the subject by an override: `reaching`.
//  - the same goes for being asked earlier, a view before its siblings or a window before others.
//  - keeping a view from taking touches takes an answer away. Only views that answered have one.
//  - a view that was not asked may answer as it likes; without its override it still is not asked.
//  - a control's isEnabled is not looked at (2.19).
//
//  Of two edits that only work together at least one is of this kind in the record as it is, and
//  the other one in the record with the first made: `Repair` looks for pairs in this way. All this
//  holds for the first touch; what an earlier touch scrolls or drags is left as it is.

extension EditSpace {
  /// The edits that can make the view the hit view, given what a record shows.
  package func candidates(in trace: Trace) -> [Edit] {
    var answering: [ViewID] = []
    var overriding: [ViewID] = []
    for index in trace.indices(ofTouchDown: touch) {
      if case .hitAsk(let view, _, _, _) = trace[index], !withoutOverrides(view).isEmpty {
        overriding.append(view)
      }
      guard case .hitReturn(let view, _, _?) = trace[index] else { continue }
      answering.append(view)
    }
    var edits = keepingOwn(answering.first) + reaching.flatMap { enabling($0) + order($0) }
    edits += answering.uniqued().atItsEnds.flatMap { disabling($0) }
    edits += overriding.uniqued().atItsEnds.flatMap { withoutOverrides($0) }
    edits += presented.map { leaving($0, isSheet: false) } ?? []
    edits += path.atItsEnds.flatMap { places(of: $0) } + intoApp
    return (edits + moves + application).filter { $0.isWithinReach }
  }

  /// 16.7: what is added to a row itself lies behind its content view, where it belongs.
  package func intoContent(_ id: ViewID) -> [Edit] {
    guard let row = scene[id].superview, let content = scene.contentView(of: row), content != id
    else { return [] }
    return [.set(id, "superview", .responder(.view(content)))]
  }

  /// 7.13: a control of UIKit's has the touches of the parts that it makes.
  private func keepingOwn(_ part: ViewID?) -> [Edit] {
    guard let part, scene[part].superview == subject, scene.isOfKitsControl(part) else { return [] }
    return [.set(subject, "hitTest", .word("self"))]
  }

  /// 2.13, 1.6: what lies in a window that takes no touches belongs in the app's main window.
  private var intoApp: [Edit] {
    guard let window = path.last, let outer = path.dropLast().last, let main = mainViews.first,
      main != window, let root = mainViews.last, root != main,
      scene.window(of: window)?.rootViewController == nil,
      scene[window].hitTestOverride == .returnsNil || !scene[window].isUserInteractionEnabled
    else { return [] }
    return [.set(outer, "superview", .responder(.view(root)))]
  }

  /// The views through which an answer can be the subject: what it lies in, and what those lie in
  /// whose own `hitTest` answers it.
  package var reaching: [ViewID] {
    let redirecting = scene.viewIDs.filter { scene[$0].hitTestOverride == .returns(subject) }
    return (path + redirecting.flatMap { scene.path(from: $0) }).uniqued()
  }
}

extension Array {
  /// The first and the last: of views deeper in each other than those of any app only these.
  fileprivate var atItsEnds: [Element] {
    let most = Repair.deepest / 2
    return count > Repair.deepest ? Array(prefix(most) + suffix(most)) : self
  }
}

extension Array where Element: Hashable {
  /// The elements, each where it is first.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
