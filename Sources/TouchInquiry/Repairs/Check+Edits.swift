import SceneLanguage
import TouchCore

//   held 300 of 500 ms at least      fails: press.minimumPressDuration = 0.3 lets it pass
//   moved 14 of 10 pt at most        fails: press.allowableMovement = 15
//   held 700 of 500 ms at least      passes: press.minimumPressDuration = 0.8 lets it fail,
//                                    and so does a finger that is lifted before

extension Check {
  /// What gives its limit another value so that it passes as it is.
  package func satisfied(in scene: Scene) -> [Edit] {
    guard let (object, property) = limiter, !passes else { return [] }
    // 18.8, 18.10: whatever a delegate looked at, it can say yes.
    if property == "shouldReceive" || property == "shouldBegin" {
      return [.assign(object, property: property, .truth(true))]
    }
    // 16.23: that answer is a row, and not a flag.
    if property == "willSelect" { return [] }
    // 2.12: without it the bounds decide.
    if property == "pointInside" {
      return [.assign(object, property: "overridesPointInside", .truth(false))]
    }
    // 18.23: a class that does not touch its own state.
    if property == "cancelsItself" || property == "failsItself" {
      return [.assign(object, property: property, .word("none"))]
    }
    // 22.7: the other button.
    if property == "buttonMaskRequired" {
      return [.assign(object, property: property, .word(PointerButton.secondary.rawValue))]
    }
    if case .directions(let ways) = value, property == "swipeActions" {
      return [swipeActions(ways, of: object, in: scene)]
    }
    switch (value, test) {
    case (_, .isFlag(let wanted)): return [.assign(object, property: property, .truth(wanted))]
    case (.number(let found), .atLeast):
      return [number(object, property, (found * 10 / scale).rounded(.down) / 10)]
    case (.number(let found), .atMost):
      return [number(object, property, (found / scale).rounded(.up))]
    case (.way, .atMost):
      return length.map { [number(object, property, $0.rounded(.up))] } ?? []
    case (.directions(let found), .among):
      return [.assign(object, property: property, .word(found.words))]
    case (.edges(let found), .meets):
      return [.assign(object, property: property, .word(found.words))]
    case (.number, _), (.way, _), (.directions, _), (.edges, _), (.flag, _), (.place, _),
      (.state, _):
      return []
    }
  }

  /// What gives its limit another value so that it fails, as far as the fingers went on; or what
  /// the fingers would do before it passes.
  ///
  /// - Parameter touches: The touches that were measured.
  package func refuted(by touches: [Int], of trace: Trace) -> [Edit] {
    guard passes, case .atLeast(let limit) = test, case .number(let found) = value else {
      return []
    }
    var edits: [Edit] = []
    if unit == .milliseconds {
      let held = touches.map { trace.heldMilliseconds($0) }.max() ?? found
      if let (object, property) = limiter {
        edits.append(
          number(object, property, (Swift.max(held, found) / 100).rounded(.down) / 10 + 0.1))
      }
      edits += touches.compactMap { touch in
        trace.milliseconds(afterDown: limit - 1, of: touch).map { .lift(touch, at: $0) }
      }
    } else if let (object, property) = limiter {
      edits.append(number(object, property, found + 1))
    }
    return edits
  }

  /// What the fingers would do so that it passes, where no property sets the limit: they are lifted
  /// before they rest too long or move too far.
  func eased(by touches: [Int], of trace: Trace) -> [Edit] {
    guard limiter == nil, !passes, case .atMost(let limit) = test else { return [] }
    return touches.compactMap { touch in
      let lift =
        unit == .milliseconds
        ? trace.milliseconds(afterDown: limit - 1, of: touch)
        : trace.millisecondsBefore(leaving: limit, touch)
      return lift.map { .lift(touch, at: $0) }
    }
  }

  /// The object and its property that set the limit.
  private var limiter: (SceneObject, String)? {
    guard case .property(let property, let owner) = origin, let object = owner ?? subject else {
      return nil
    }
    // 19.36: UIKit has no name for it; the scene language has.
    return (object, property == .cancelAction ? "cancel" : property.rawValue)
  }

  /// 16.50: actions on the side from which a finger came.
  private func swipeActions(
    _ ways: Directions, of object: SceneObject, in scene: Scene
  ) -> Edit {
    // The table says so of its pan.
    guard case .recognizer(let id) = object else {
      return .assign(object, property: "swipeActions", .word(ways.words))
    }
    let list = scene[id].view
    var sides = scene[list].list?.swipeActions ?? []
    sides.insert(ways.contains(.right) ? .leading : .trailing)
    return .set(list, "swipeActions", .word(sides.words))
  }

  /// UIKit's unit of time is the second.
  private var scale: Double { unit == .milliseconds ? 1000 : 1 }

  private func number(_ object: SceneObject, _ property: String, _ value: Double) -> Edit {
    // Tenths are sums of no binary fractions: 0.7 + 0.1 is typed as 0.8.
    .assign(object, property: property, .number((value * 1000).rounded() / 1000))
  }
}

extension Trace {
  /// A time before a finger is so far from where it came down.
  fileprivate func millisecondsBefore(leaving distance: Double, _ touch: Int) -> Int? {
    let path = fingerPath(of: touch)
    guard let first = path.first,
      let beyond = path.first(where: { [first, $0].reach > distance }),
      beyond.milliseconds - 1 > first.milliseconds
    else { return nil }
    return beyond.milliseconds - 1
  }

  /// How long a finger was down, in milliseconds.
  fileprivate func heldMilliseconds(_ touch: Int) -> Double {
    let path = fingerPath(of: touch)
    return Double((path.last?.milliseconds ?? 0) - (path.first?.milliseconds ?? 0))
  }

  /// A time so long after a touch came down, while it is down.
  fileprivate func milliseconds(afterDown span: Double, of touch: Int) -> Int? {
    let path = fingerPath(of: touch)
    guard let first = path.first, let last = path.last, last.phase == .ended, span >= 1,
      Double(last.milliseconds - first.milliseconds) > span
    else { return nil }
    return first.milliseconds + Int(span)
  }
}
