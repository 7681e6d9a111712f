import TouchCore

//   hit.result body ─▶ gate.hold ─▶ touch.deliver ─▶ … ─▶ gate.cancel
//                      heldBack     it has it              cancelled      (or gate.discard: neverTold)

/// How a view that is hit comes to nothing all the same.
public struct Loss: Hashable, Sendable {
  /// What keeps the touch from it.
  public enum Way: Hashable, Sendable {
    /// It was told, and then that the touch is cancelled (9.27).
    case cancelled
    /// It is never told that the touch began (9.30, 3.10).
    case neverTold
    /// Where the record ends somebody still holds back that the touch began (9.30).
    case heldBack
  }

  /// What keeps the touch from it.
  public let way: Way
  /// Who does; nil where no recognizer does.
  public let by: RecognizerID?
  /// Why.
  public let reason: GateReason
  /// The step that says so.
  public let step: Int
}

extension Trace {
  /// How the hit view of a touch loses it; nil where it gets and keeps it.
  public func loss(of touch: Int) -> Loss? { TouchKeeping(trace: self, touch: touch).loss }

  /// How the hit view of a touch loses it to somebody else; nil where it keeps it, or where a
  /// recognizer that was put on it has it: that is what the touch is for.
  public func lossToOthers(of touch: Int) -> Loss? {
    let keeping = TouchKeeping(trace: self, touch: touch)
    return keeping.loss.flatMap { keeping.isByOwn($0) ? nil : $0 }
  }
}

/// Whether the hit view of a touch keeps it.
private struct TouchKeeping {
  let trace: Trace
  let touch: Int

  private var hit: ViewID? { trace.outcome(ofTouch: touch)?.hit }

  var loss: Loss? {
    for index in trace.places.takings(of: touch).map(Int.init) {
      guard case .gate(let step) = trace[index] else { continue }
      switch step {
      case .cancel(touch, let by, let reason) where !isOfText(by):
        return Loss(way: .cancelled, by: by, reason: reason, step: index)
      case .discard(touch, .began, let by, let reason):
        return Loss(way: .neverTold, by: by, reason: reason, step: index)
      case .hold, .flush, .cancel, .discard: continue
      }
    }
    let held = trace.held(after: trace.endIndex - 1)
      .first { $0.touch == touch && $0.method == .began }
    return held.map { Loss(way: .heldBack, by: $0.by, reason: $0.reason, step: $0.step) }
  }

  /// Whether a view has a touch by its own recognizer.
  ///
  /// A control, and a class that handles touches itself, act at a lift, of which they are not told
  /// then (9.27).
  func isByOwn(_ loss: Loss) -> Bool {
    // 17.5: held back or not, what its own recognizer takes the text has.
    if loss.way != .heldBack, isOfText(loss.by) { return true }
    let scene = trace.scene
    guard let by = loss.by, loss.way != .heldBack, isOfApp(by), !scene[by].kind.belongsToScrollView,
      let hit, scene[by].view == hit
    else { return false }
    // touchesBegan was sent before the touch was cancelled.
    return (!scene[hit].kind.isControl || losesNothing(hit))
      && ResponderMethod.touches.allSatisfy {
        !scene[hit].overrides[$0].handles || $0 == .began && loss.way == .cancelled
      }
  }

  /// 7.14: whether a file shows a control that sends nothing and has no value, such as a button whose
  /// only action is its own recognizer's.
  private func losesNothing(_ control: ViewID) -> Bool {
    let view = trace.scene[control]
    return view.control.targets.isEmpty && view.control.menu == nil
      && !view.kind.reaction.hasValue && view.origins != Origins()
  }

  /// 16.56, 16.58: what the app puts on a view, or an interaction that it adds.
  private func isOfApp(_ recognizer: RecognizerID) -> Bool {
    guard let part = trace.scene[recognizer].part else { return true }
    return part.role == .dragPress || part.role == .menuPress
  }

  /// 17.5: what a text's own recognizer takes from it, the text has.
  private func isOfText(_ recognizer: RecognizerID?) -> Bool {
    guard let it = recognizer.map({ trace.scene[$0] }), it.part?.role.isOfText == true else {
      return false
    }
    return hit.map { trace.scene.isDescendant($0, of: it.view) } ?? false
  }
}
