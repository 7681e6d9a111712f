import TouchCore

//  What a recognizer asks for, lowered to what the fingers did.

extension GestureSpace {
  /// What a recognizer asks for, lowered to what the fingers did.
  package func own(_ id: RecognizerID, _ touch: Int?) -> [Edit] {
    // What the program changed on the way is as it is at the touch.
    let it = (touch.flatMap { trace.touchDown(of: $0)?.scene } ?? scene)[id]
    var edits: [Edit] = []
    if !it.isAttached { edits.append(.set(id, "attached", .truth(true))) }
    if !it.isEnabled { edits.append(.set(id, "isEnabled", .truth(true))) }
    if it.answers.shouldReceive == false || it.answers.receiveTest != nil {
      edits += lettingThrough(id, touch)
      edits.append(.set(id, "shouldReceive", .truth(true)))
    }
    if it.answers.shouldBegin == false || it.answers.beginTest != nil {
      edits.append(.set(id, "shouldBegin", .truth(true)))
    }
    // 9.5: the type of the touch that came.
    if let type = trace.touchType(of: touch ?? 1), !it.allowedTouchTypes.contains(type) {
      edits.append(.set(id, "allowedTouchTypes", .word((it.allowedTouchTypes.union([type])).words)))
    }
    // 19.47: an app gives the pop gesture another delegate.
    if it.part?.role == .edgePop, it.answers.shouldBegin == nil {
      edits.append(.set(id, "shouldBegin", .truth(true)))
    }
    // 22.7: the button that was clicked.
    let clicked = trace.script.events.flatMap { $0.changes }.first {
      $0.action == .down && $0.type == .indirectPointer && $0.button != it.buttonRequired
    }
    if it.kind == .tap, let clicked {
      edits.append(.set(id, "buttonMaskRequired", .word(clicked.button.rawValue)))
    }
    let tried = trace.attempts.filter { attempt in
      attempt.recognizer == id && (touch.map(attempt.touches.contains) ?? true)
    }
    let failed = tried.compactMap { trace.decision(of: $0) }
      .flatMap { trace.evidence(at: $0) }.filter { !$0.passes }
    edits += failed.flatMap { $0.satisfied(in: scene) }
    edits += failed.flatMap { $0.eased(by: tried.flatMap { $0.touches }, of: trace) }
    if failed.contains(where: { $0.name == .severalEdges }) { edits += oneEdge(id) }
    edits += failed.compactMap { startingAtEdge(id, touch ?? tried.first?.touches.first, $0) }
    edits += fewer(id, "numberOfTapsRequired", it.numberOfTapsRequired, least: it.leastTaps)
    edits += fewer(id, "numberOfTouchesRequired", it.numberOfTouchesRequired, least: 1)
    edits += fewer(id, "minimumNumberOfTouches", it.minimumNumberOfTouches, least: 1)
    return it.kind == .longPress ? edits + press(id) : edits
  }

  /// 18.8: what is hit in the one view whose touches a delegate takes lets them through to it.
  private func lettingThrough(_ id: RecognizerID, _ touch: Int?) -> [Edit] {
    guard let wanted = scene.view(takenAloneBy: id),
      let hit = touch.flatMap({ trace.outcome(ofTouch: $0)?.hit }), hit != wanted,
      scene.isDescendant(hit, of: wanted), scene[hit].hitTestOverride == nil,
      !scene[hit].kind.isControl, scene[hit].scrolling == nil, scene[hit].recognizers.isEmpty,
      !scene[hit].isUIKitsOwn
    else { return [] }
    let holds = scene.subtree(of: hit).contains { $0 != hit && scene[$0].isUserInteractionEnabled }
    return holds
      ? [.set(hit, "hitTest", .word("passthrough"))]
      : [.set(hit, "isUserInteractionEnabled", .truth(false))]
  }

  /// 10.32: one of its edges alone.
  private func oneEdge(_ id: RecognizerID) -> [Edit] {
    [Edges.left, .right, .top, .bottom].filter { scene[id].edges.contains($0) }
      .map { .set(id, "edges", .word($0.words)) }
  }

  /// 10.32: the finger comes down as near to its edge as it has to.
  private func startingAtEdge(_ id: RecognizerID, _ touch: Int?, _ check: Check) -> Edit? {
    guard check.name == .fromEdge, case .number(let found) = check.value,
      case .atMost(let limit) = check.test, let touch, let down = trace.touchDown(of: touch)
    else { return nil }
    let way = (found - limit).rounded(.up)
    var point = down.point
    if scene[id].edges.contains(.left) {
      point.x -= way
    } else if scene[id].edges.contains(.right) {
      point.x += way
    } else if scene[id].edges.contains(.top) {
      point.y -= way
    } else {
      point.y += way
    }
    return .moveTouch(touch, to: point)
  }

  private func fewer(_ id: RecognizerID, _ property: String, _ now: Int, least: Int) -> [Edit] {
    guard now > least, now < 100 else { return [] }
    return (least..<now).reversed().map { .set(id, property, .number(Double($0))) }
  }

  /// A press as short, and allowed to move as far, as the fingers did.
  private func press(_ id: RecognizerID) -> [Edit] {
    let paths = trace.outcomes.map { trace.fingerPath(of: $0.touch) }.filter { !$0.isEmpty }
    let held = paths.map { ($0.last?.milliseconds ?? 0) - ($0.first?.milliseconds ?? 0) }.max() ?? 0
    let moved = paths.map { $0.reach }.max() ?? 0
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

extension Trace {
  /// Of which type a touch is.
  package func touchType(of touch: Int) -> TouchTypes? {
    moments.lazy.flatMap { $0.touches }.first { $0.number == touch }?.type
  }
}

extension Recognizer {
  /// The fewest taps that make sense: one for a tap, none before a press.
  fileprivate var leastTaps: Int { kind == .tap ? 1 : 0 }
}
