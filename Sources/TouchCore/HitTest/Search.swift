//  The search under any rules and with any overrides, on a stack of its own:
//
//     ┌ frame ───────────────────────────────┐
//     │ view, point in its coordinates,      │   a child's answer comes back to the frame of
//     │ which child is next, answer so far   │   its parent, which goes on or answers
//     └──────────────────────────────────────┘

/// Walks a window's tree under some rules.
struct Search<Sink: StepSink & ~Copyable>: ~Copyable {
  private let scene: Scene
  private let rules: HitTestRules
  private let occasion: Occasion
  private var frames: [Frame] = []

  /// A view that was inside and is asking its children.
  private struct Frame {
    let view: ViewID
    let point: Point
    /// In reverse of the order they are asked.
    let children: [ViewID]
    /// How many of them have not answered.
    var unasked: Int
    var answer: ViewID?

    var next: ViewID { children[unasked - 1] }
    var lastAsked: ViewID { children[unasked] }
  }

  /// What a call of `hitTest` came to.
  private enum Call {
    case answered(ViewID?)
    case entered
  }

  init(_ scene: Scene, rules: HitTestRules, _ occasion: Occasion) {
    self.scene = scene
    self.rules = rules
    self.occasion = occasion
  }

  /// Asks a window for the view a point of the screen hits.
  mutating func hitTest(_ window: ViewID, _ screenPoint: Point, into sink: inout Sink) -> ViewID? {
    guard rules.startsAtWindow else { return searchSubviews(window, screenPoint, into: &sink) }
    return run(call(window, at: screenPoint, into: &sink), into: &sink)
  }

  /// Article 003's way in: the window is passed over, its subviews are asked in their order.
  private mutating func searchSubviews(
    _ window: ViewID, _ screenPoint: Point, into sink: inout Sink
  ) -> ViewID? {
    let point = scene[window].placement.fromSuperview(screenPoint)
    for view in scene[window].subviews {
      // Its sketch asks the touch for its location in each of them, so here the point is converted.
      let local = scene[view].placement.fromSuperview(point)
      let answer = run(call(view, local: local, into: &sink), into: &sink)
      if answer != nil { return answer }
    }
    return nil
  }

  private mutating func run(_ first: Call, into sink: inout Sink) -> ViewID? {
    var state = first
    while true {
      if case .answered(let answer) = state, frames.isEmpty { return answer }
      state = advance(state, into: &sink)
    }
  }

  /// Asks the innermost view's next child, or ends its call.
  private mutating func advance(_ state: Call, into sink: inout Sink) -> Call {
    let top = frames.count - 1
    if case .answered(let answer) = state, frames[top].unasked > 0 {
      frames[top].unasked -= 1
      switch rules.stop {
      case .atFirstAnswer: if answer != nil { return end(with: answer, into: &sink) }
      case .never: frames[top].answer = answer
      case .atFirstRefusal:
        if answer == nil { return end(with: frames[top].lastAsked, into: &sink) }
      }
    }
    guard frames[top].unasked > 0 else {
      let own = rules.answersSelf ? frames[top].view : nil
      return end(with: frames[top].answer ?? own, into: &sink)
    }
    return call(frames[top].next, at: frames[top].point, into: &sink)
  }

  /// Calls a view's `hitTest` with a point of its superview.
  private mutating func call(_ view: ViewID, at point: Point, into sink: inout Sink) -> Call {
    let converts = rules.convertsPoints || frames.isEmpty
    let local = converts ? scene[view].placement.fromSuperview(point) : point
    return call(view, local: local, into: &sink)
  }

  private mutating func call(_ view: ViewID, local: Point, into sink: inout Sink) -> Call {
    let verdict = verdict(of: view, at: local)
    let depth = UInt32(frames.count)
    if Sink.listens {
      sink.put(.hitAsk(view.index, verdict.rawValue, depth: depth, local, occasion))
    }
    switch verdict {
    case .outside, .hidden, .interaction, .alpha, .animating: return .answered(nil)
    case .inside:
      let children = childrenToAsk(of: view)
      frames.append(
        Frame(view: view, point: local, children: children, unasked: children.count))
      return .entered
    case .overridden:
      let answer = overriddenAnswer(of: view)
      report(view, answer, depth: depth, into: &sink)
      return .answered(answer)
    }
  }

  private func verdict(of view: ViewID, at point: Point) -> Verdict {
    switch scene[view].hitTestOverride {
    // 2.13: the switches and pointInside live in UIView's hitTest, which is not called.
    case .returnsNil, .returnsSelf, .returns: return .overridden
    case .callsSuper, .passesThrough, nil: break
    }
    if let refusal = scene[view].refusal(under: rules, settings: scene.settings) { return refusal }
    guard rules.asksPointInside else { return .inside }
    return scene.pointInside(view, point) ? .inside : .outside
  }

  private func overriddenAnswer(of view: ViewID) -> ViewID? {
    switch scene[view].hitTestOverride {
    case .returnsSelf: view
    case .returns(let other): other
    case .returnsNil, .callsSuper, .passesThrough, nil: nil
    }
  }

  /// The children in reverse of the order they are asked.
  private func childrenToAsk(of view: ViewID) -> [ViewID] {
    let children = scene[view].subviews
    guard rules.asksChildrenOfViews || scene[view].kind == .window else { return [] }
    switch rules.order {
    case .newestFirst: return children
    case .oldestFirst: return children.reversed()
    case .selfReturningFirst:
      let first = children.filter { scene[$0].hitTestOverride == .returnsSelf }
      return children.filter { scene[$0].hitTestOverride != .returnsSelf } + first
    }
  }

  private mutating func end(with answer: ViewID?, into sink: inout Sink) -> Call {
    let view = frames.removeLast().view
    let passesThrough = scene[view].hitTestOverride == .passesThrough
    let final = passesThrough && answer == view ? nil : answer
    report(view, final, depth: UInt32(frames.count), into: &sink)
    return .answered(final)
  }

  private func report(
    _ view: ViewID, _ answer: ViewID?, depth: UInt32, into sink: inout Sink
  ) {
    guard Sink.listens else { return }
    sink.put(.hitReturn(view.index, returns: answer.packed, depth: depth, occasion))
  }
}
