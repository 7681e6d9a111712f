extension Delivery where Sink: ~Copyable {
  var keyWindow: ViewID? { scene.keyWindow }

  /// 12.2, 12.3: somebody wants to be first responder; whoever is gives up first.
  mutating func becomeFirst(_ responder: Responder) {
    guard let window = scene.window(of: responder) else {
      put(FocusStep(from: nil, to: responder, cause: .notInWindow), [.inWindow(responder, false)])
      return
    }
    let current = focus.first(in: window)
    guard current != responder else {
      put(
        FocusStep(from: current, to: responder, cause: .already),
        [.isFirst(responder, true, wants: false)])
      return
    }
    guard scene.canBecomeFirstResponder(responder) else {
      put(
        FocusStep(from: current, to: responder, cause: .cannotBecome),
        [.inWindow(responder, true), .canBecome(responder, false)])
      return
    }
    if let current {
      guard scene[overridesOf: current].canResignFirstResponder != false else {
        put(
          FocusStep(from: current, to: responder, cause: .refusedToResign),
          [.inWindow(responder, true), .canBecome(responder, true), .canResign(current, false)])
        return
      }
      giveUp(current, in: window)
    }
    focus.set(responder, in: window)
    let step = nextStep
    put(
      FocusStep(from: nil, to: responder, cause: .became),
      [.inWindow(responder, true), .canBecome(responder, true)])
    edit(responder, .editingDidBegin, after: step)
  }

  /// Somebody gives up being first responder, if it may.
  mutating func resignFirst(_ responder: Responder) {
    guard let window = scene.window(of: responder), focus.first(in: window) == responder else {
      put(
        FocusStep(from: responder, to: nil, cause: .wasNot),
        [.isFirst(responder, false, wants: true)])
      return
    }
    guard scene[overridesOf: responder].canResignFirstResponder != false else {
      put(
        FocusStep(from: responder, to: nil, cause: .refusedToResign), [.canResign(responder, false)]
      )
      return
    }
    giveUp(responder, in: window)
  }

  /// 12.2: whoever is in its window no more is first responder no more.
  mutating func dropLostFocus() {
    for window in scene.windows {
      guard let first = focus.first(in: window.view), scene.window(of: first) != window.view
      else { continue }
      giveUp(first, in: window.view)
    }
  }

  private mutating func giveUp(_ responder: Responder, in window: ViewID) {
    focus.set(nil, in: window)
    let step = nextStep
    put(FocusStep(from: responder, to: nil, cause: .resigned))
    edit(responder, .editingDidEnd, after: step)
  }

  private mutating func edit(_ responder: Responder, _ event: ControlEvents, after step: Int32) {
    guard case .view(let view) = responder, scene[view].kind == .field else { return }
    let before = cause
    if Sink.listens { cause = step }
    send(event, from: view)
    cause = before
  }

  private mutating func put(_ step: FocusStep, _ checks: @autoclosure () -> [Check] = []) {
    guard Sink.listens else { return }
    sink.take(grounds(step.cause.rule, checks()))
    sink.putSought(StepRecord(step, moment: moment))
  }
}

extension Check {
  fileprivate static func inWindow(_ responder: Responder, _ isInWindow: Bool) -> Check {
    Check(
      .inWindow, of: .responder(responder), isInWindow, wants: true, from: .property(.superview))
  }

  fileprivate static func canBecome(_ responder: Responder, _ answer: Bool) -> Check {
    Check(
      .canBecome, of: .responder(responder), answer, wants: true,
      from: .property(.canBecomeFirstResponder))
  }

  fileprivate static func canResign(_ responder: Responder, _ answer: Bool) -> Check {
    Check(
      .canResign, of: .responder(responder), answer, wants: true,
      from: .property(.canResignFirstResponder))
  }

  fileprivate static func isFirst(
    _ responder: Responder, _ isFirst: Bool, wants wanted: Bool
  ) -> Check {
    Check(.isFirst, of: .responder(responder), isFirst, wants: wanted, from: .system)
  }
}
