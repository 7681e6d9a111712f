import TouchCore

//   dim ▷ panel, with a tap for what lies around it      close.view = dim                     9.1
//   first  second  third, and one tap for all of them    open.view = first                    9.1
//   a menu opens at 500 ms, a press begins at 600        press.minimumPressDuration = 0.2     22.19

extension GestureSpace {
  /// 9.1: a tap for what lies around a panel belongs on the view that holds the panel, and one that was
  /// added to several views alike stayed on the last.
  func around(_ id: RecognizerID, _ touch: Int?) -> [Edit] {
    guard let touch, scene[id].kind == .tap, !scene.isMadeByUIKit(id),
      let hit = trace.outcome(ofTouch: touch)?.hit,
      scene.isBeside(id, hit) || scene.areAlike(scene[id].view, hit)
    else { return [] }
    return [.set(id, "view", .responder(.view(hit)))]
  }

  /// 22.19: the shorter of two presses is first; half of the system's is below what is reported of it.
  func sooner(_ id: RecognizerID, than other: RecognizerID) -> [Edit] {
    guard scene[id].kind == .longPress, let delay = scene.pressOfSystem(other) else { return [] }
    let seconds = (delay / 200).rounded(.down) / 10
    return [.set(id, "minimumPressDuration", .number(seconds))]
  }
}

extension Scene {
  /// Whether a view fills the screen and holds a panel with the recognizer and controls.
  fileprivate func isBeside(_ id: RecognizerID, _ hit: ViewID) -> Bool {
    let panel = self[id].view
    return hit != panel && self[hit].superview != nil && isDescendant(panel, of: hit)
      && coversScreen(hit) && !coversScreen(panel)
      && subtree(of: panel).contains { self[$0].kind.isControl }
  }

  /// Whether two views are of one kind and size beside each other, and no recognizer is on the second.
  fileprivate func areAlike(_ view: ViewID, _ other: ViewID) -> Bool {
    let (one, two) = (self[view], self[other])
    return view != other && one.superview == two.superview && one.kind == two.kind
      && one.customClass == two.customClass && one.bounds.size == two.bounds.size
      && two.recognizers.isEmpty
  }
}

extension Edit {
  /// Whether it changes how long a press takes.
  var isOfPressDuration: Bool {
    if case .assign(.recognizer, "minimumPressDuration", _) = self { true } else { false }
  }
}
