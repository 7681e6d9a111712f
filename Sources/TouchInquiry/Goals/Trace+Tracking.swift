import TouchCore

extension Trace {
  /// 7.20: the step that tells a control of a touch, with which it does nothing because it is
  /// disabled; nil where it is not, or is not told.
  public func stepOfDisabled(_ control: ViewID, touch: Int) -> Int? {
    guard let told = delivery(of: .began, touch, to: control, in: indices),
      case .touchDeliver(_, _, _, let mode) = self[told], mode != .handled
    else { return nil }
    let then = scene(at: told)[control]
    return then.kind.isControl && !then.isEnabled ? told : nil
  }

  /// 1.11: who has a touch that moves onto a view which is seen there, and did not hold it as it came
  /// down; nil where it does not.
  func slid(onto view: ViewID, touch: Int) -> ViewID? {
    guard let hit = outcome(ofTouch: touch)?.hit, hit != view, !scene.isDescendant(hit, of: view),
      !scene.isDescendant(view, of: hit), comes(onto: view, touch: touch)
    else { return nil }
    return hit
  }

  /// Whether a finger comes down beside a view and is on it later.
  func comes(onto view: ViewID, touch: Int) -> Bool {
    let path = fingerPath(of: touch)
    guard let start = path.first,
      !(scene.covers(view, start.point) && scene.visible(at: start.point).contains(view))
    else { return false }
    return path.dropFirst().contains {
      scene.covers(view, $0.point) && scene.visible(at: $0.point).first == view
    }
  }

  /// 7.4: whether a control took up a touch.
  func tracks(_ control: ViewID, touch: Int) -> Bool {
    contains { $0 == .control(.track(control, .beginTracking, touch: touch, answer: true)) }
  }
}
