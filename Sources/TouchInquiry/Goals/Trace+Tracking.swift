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

  /// 7.4: whether a control took up a touch.
  func tracks(_ control: ViewID, touch: Int) -> Bool {
    contains { $0 == .control(.track(control, .beginTracking, touch: touch, answer: true)) }
  }
}
