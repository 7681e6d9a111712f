import TouchCore

extension Trace {
  /// 7.20: the step that tells a control of a touch, with which it does nothing because it is
  /// disabled; nil where it is not, or is not told.
  public func stepOfDisabled(_ control: ViewID, touch: Int) -> Int? {
    let told = indices.first { index in
      guard case .touchDeliver(.view(control), .began, _, _) = self[index] else { return false }
      return touches(at: index).contains(touch)
    }
    guard let told, case .touchDeliver(_, _, _, let mode) = self[told], mode != .handled else {
      return nil
    }
    let then = scene(at: told)[control]
    return then.kind.isControl && !then.isEnabled ? told : nil
  }

  /// 7.4: whether a control took up a touch.
  func tracks(_ control: ViewID, touch: Int) -> Bool {
    indices.contains { index in
      guard case .control(.track(control, .beginTracking, touch, let answer)) = self[index] else {
        return false
      }
      return answer
    }
  }
}
