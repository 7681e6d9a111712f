import TouchCore

//  What can make a recognizer recognize, an action be sent, a view keep its touch:
//
//    its own          isEnabled · taps · touches · how long and how far a press goes · delegate
//    the others'      isEnabled no · cancelsTouchesInView, delaysTouchesBegan and -Ended no
//    the control's    isEnabled · a frame that holds the finger where it is lifted
//    the hit view's   everything that makes its view the hit view · gestureRecognizerShouldBegin

/// What could be otherwise about gestures and actions.
struct GestureSpace: Sendable {
  let trace: Trace
  private var scene: Scene { trace.scene }

  init(_ trace: Trace) { self.trace = trace }

  /// The edits that can matter for a goal.
  func edits(for goal: Goal) -> [Edit] {
    let edits: [Edit]
    switch goal {
    case .hits: edits = []
    case .keeps(let view, _): edits = others(than: nil, mayKeep: true) + answers + alone(view)
    case .recognizes(let recognizer, let touch):
      edits =
        own(recognizer) + others(than: recognizer, mayKeep: false) + answers
        + hitting(scene[recognizer].view, touch: touch ?? trace.whyNot(recognizer).touch)
    case .sends(let action, let touch):
      let nearest = trace.whyNot(action: action, touch: touch).compactMap(\.touch).first
      edits = sending(action, touch: nearest)
    }
    return edits.uniqued()
  }

  private func sending(_ action: String, touch: Int?) -> [Edit] {
    scene.registrations(of: action).flatMap { sender, _ -> [Edit] in
      switch sender {
      case .recognizer(let id):
        return own(id) + others(than: id, mayKeep: false) + answers
          + hitting(scene[id].view, touch: touch)
      case .control(let view):
        let isOff = scene[view].kind.isControl && !scene[view].isEnabled
        return (isOff ? [.set(view, "isEnabled", .truth(true))] : [])
          + others(than: nil, mayKeep: true)
          + answers + hitting(view, touch: touch) + holdingLift(view, touch: touch)
      }
    }
  }

  /// What makes a view the hit view; what lies in it serves as well.
  private func hitting(_ view: ViewID, touch: Int?) -> [Edit] {
    let touches = [touch].compactMap(\.self)
    return touches.flatMap { touch in
      EditSpace(view, touch: touch, in: trace)?.candidates(in: trace) ?? []
    }
  }

  /// A frame that holds the finger where it is lifted.
  private func holdingLift(_ view: ViewID, touch: Int?) -> [Edit] {
    let touches = [touch].compactMap(\.self)
    return touches.flatMap { touch -> [Edit] in
      guard let space = EditSpace(view, touch: touch, in: trace),
        let last = trace.fingerPath(of: touch).last
      else { return [] }
      return space.growing(view, toHold: last.point)
    }
  }

  /// 3.10, 3.17: what keeps a second touch from a view, or from every other view.
  private func alone(_ view: ViewID) -> [Edit] {
    trace.indices.flatMap { index -> [Edit] in
      guard case .gate(.discard(_, _, _, let reason)) = trace[index] else { return [] }
      if reason == .multipleTouchOff {
        return [.set(view, "isMultipleTouchEnabled", .truth(true))]
      }
      guard reason == .exclusiveTouch else { return [] }
      return scene.viewIDs.filter { scene[$0].isExclusiveTouch }
        .map { .set($0, "isExclusiveTouch", .truth(false)) }
    }
  }

  /// 8.2: a view may say no to every recognizer.
  private var answers: [Edit] {
    scene.viewIDs.filter { scene[$0].gestureRecognizerShouldBegin == false }
      .map { .set($0, "gestureRecognizerShouldBegin", .truth(true)) }
  }

  /// What another recognizer may leave to this one, or to the views.
  private func others(than own: RecognizerID?, mayKeep: Bool) -> [Edit] {
    let present = trace.attempts.map(\.recognizer) + (own.map { scene[$0].requiresToFail } ?? [])
    return present.uniqued().filter { $0 != own }.flatMap { id in
      scene[id].kind.belongsToScrollView ? scrolling(id) : switches(of: id, mayKeep: mayKeep)
    }
  }

  private func switches(of id: RecognizerID, mayKeep: Bool) -> [Edit] {
    let it = scene[id]
    let leaving: [(String, Bool)] = [
      ("cancelsTouchesInView", it.cancelsTouchesInView),
      ("delaysTouchesBegan", it.delaysTouchesBegan),
      ("delaysTouchesEnded", it.delaysTouchesEnded),
    ]
    let taking = (mayKeep ? leaving : []) + [("isEnabled", it.isEnabled)]
    return taking.filter(\.1).map { .set(id, $0.0, .truth(false)) }
  }

  /// 11.3, 11.7: a scroll view's own recognizers follow its properties.
  private func scrolling(_ id: RecognizerID) -> [Edit] {
    let view = scene[id].view
    guard let scrolling = scene[view].scrolling else { return [] }
    let properties: [(String, Bool)] =
      scene[id].kind == .scrollDelay
      ? [("delaysContentTouches", scrolling.delaysContentTouches)]
      : [
        ("canCancelContentTouches", scrolling.canCancelContentTouches),
        ("isScrollEnabled", scrolling.isScrollEnabled),
      ]
    return properties.filter(\.1).map { .set(view, $0.0, .truth(false)) }
  }

  /// What a recognizer asks for, lowered to what the fingers did.
  private func own(_ id: RecognizerID) -> [Edit] {
    let it = scene[id]
    var edits: [Edit] = []
    if !it.isEnabled { edits.append(.set(id, "isEnabled", .truth(true))) }
    if it.answers.shouldReceive == false { edits.append(.set(id, "shouldReceive", .truth(true))) }
    if it.answers.shouldBegin == false { edits.append(.set(id, "shouldBegin", .truth(true))) }
    edits += fewer(id, "numberOfTapsRequired", it.numberOfTapsRequired, least: it.leastTaps)
    edits += fewer(id, "numberOfTouchesRequired", it.numberOfTouchesRequired, least: 1)
    edits += fewer(id, "minimumNumberOfTouches", it.minimumNumberOfTouches, least: 1)
    return it.kind == .longPress ? edits + press(id) : edits
  }

  private func fewer(_ id: RecognizerID, _ property: String, _ now: Int, least: Int) -> [Edit] {
    guard now > least, now < 100 else { return [] }
    return (least..<now).reversed().map { .set(id, property, .number(Double($0))) }
  }

  /// A press as short, and allowed to move as far, as the fingers did.
  private func press(_ id: RecognizerID) -> [Edit] {
    let paths = trace.outcomes.map { trace.fingerPath(of: $0.touch) }.filter { !$0.isEmpty }
    let held = paths.map { ($0.last?.milliseconds ?? 0) - ($0.first?.milliseconds ?? 0) }.max() ?? 0
    let moved = paths.map(\.reach).max() ?? 0
    let seconds = (Double(held) / 100).rounded(.down) / 10
    var edits: [Edit] = []
    if seconds < scene[id].minimumPressDuration {
      edits.append(.set(id, "minimumPressDuration", .number(seconds)))
    }
    if moved > scene[id].allowableMovement {
      edits.append(.set(id, "allowableMovement", .number(moved.rounded(.up))))
    }
    return edits
  }
}

extension Recognizer {
  /// The fewest taps that make sense: one for a tap, none before a press.
  fileprivate var leastTaps: Int { kind == .tap ? 1 : 0 }
}

extension Edit {
  /// A property of a recognizer has another value.
  static func set(_ recognizer: RecognizerID, _ property: String, _ value: Value) -> Edit {
    .assign(.recognizer(recognizer), property: property, value)
  }
}
