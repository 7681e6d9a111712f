//  The search under any rules and with any overrides, on a stack of its own:
//
//     ┌ frame ───────────────────────────────┐
//     │ view, point in its coordinates,      │   a child's answer comes back to the frame of
//     │ which child is next, answer so far   │   its parent, which goes on or answers
//     └──────────────────────────────────────┘

/// Walks a window's tree under some rules.
struct Search<Sink: StepSink & ~Copyable>: ~Copyable {
  let scene: Scene
  let rules: HitTestRules
  let occasion: Occasion
  /// Whether what SwiftUI draws is no view to ask (22.23, 22.24).
  let skipsDrawn: Bool
  var frames: [Frame] = []
  /// Whether a view that animates kept the touch from everybody (21.18).
  private(set) var isSwallowed = false

  /// A view that is asking its children.
  struct Frame {
    let view: ViewID
    let point: Point
    let verdict: AskVerdict
    /// In reverse of the order they are asked.
    let children: [ViewID]
    /// How many of them have not answered.
    var unasked: Int
    var answer: ViewID?
    /// Whether the answer stays, whatever children still say.
    var isSettled = false

    var next: ViewID { children[unasked - 1] }
    var lastAsked: ViewID { children[unasked] }
  }

  /// What a call of `hitTest` came to.
  enum Call {
    case answered(ViewID?)
    case entered
    /// Nobody gets the touch, whoever is still unasked.
    case over
  }

  init(
    _ scene: Scene, rules: HitTestRules, _ occasion: Occasion, skipsDrawn: Bool = false
  ) {
    self.skipsDrawn = skipsDrawn
    self.scene = scene
    self.rules = rules
    self.occasion = occasion
  }

  /// Asks a window for the view a point of the screen hits.
  mutating func hitTest(_ window: ViewID, _ screenPoint: Point, into sink: inout Sink) -> ViewID? {
    if rules.twist == .leafFirst { return climb(window, screenPoint, into: &sink) }
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
      let local = scene[view].hitPlacement.fromSuperview(point)
      let answer = run(call(view, local: local, into: &sink), into: &sink)
      if answer != nil { return answer }
    }
    return nil
  }

  private mutating func run(_ first: Call, into sink: inout Sink) -> ViewID? {
    var state = first
    var calls = 0
    while true {
      calls &+= 1
      if calls & 0x3FF == 0, Interruption.isWanted { return nil }
      if case .answered(let answer) = state, frames.isEmpty { return answer }
      if case .over = state { return giveUp(into: &sink) }
      state = advance(state, into: &sink)
    }
  }

  /// Asks the innermost view's next child, or ends its call.
  private mutating func advance(_ state: Call, into sink: inout Sink) -> Call {
    let top = frames.count - 1
    if case .answered(let answer) = state, frames[top].unasked > 0 {
      frames[top].unasked -= 1
      switch rules.stop {
      case .atFirstAnswer:
        if let answer, counts(answer, from: frames[top].lastAsked) {
          return end(with: answer, into: &sink)
        }
      case .never: frames[top].answer = answer
      case .atFirstRefusal:
        if answer == nil { return end(with: frames[top].lastAsked, into: &sink) }
      }
    }
    guard frames[top].unasked > 0 else {
      return end(with: frames[top].answer ?? ownAnswer(of: frames[top]), into: &sink)
    }
    return call(frames[top].next, at: frames[top].point, into: &sink)
  }

  /// Calls a view's `hitTest` with a point of its superview.
  private mutating func call(_ view: ViewID, at point: Point, into sink: inout Sink) -> Call {
    let converts = rules.convertsPoints || frames.isEmpty
    let local = converts ? scene[view].hitPlacement.fromSuperview(point) : point
    return call(view, local: local, into: &sink)
  }

  private mutating func call(_ view: ViewID, local: Point, into sink: inout Sink) -> Call {
    guard isAsked(view, at: local) else { return .answered(nil) }
    let verdict = verdict(of: view, at: local)
    let depth = UInt32(frames.count)
    report(view, verdict, local, depth: depth, into: &sink)
    switch verdict {
    case .animating where swallows(view, at: local):
      isSwallowed = true
      return .over
    case .outside, .hidden, .interaction, .alpha, .animating:
      guard rules.twist != nil else { return .answered(nil) }
      return callRefused(view, verdict, at: local)
    case .inside: return enter(view, verdict, at: local)
    case .overridden:
      let answer = overriddenAnswer(of: view, at: local)
      guard rules.twist != .everybodyAsked else {
        return enter(view, verdict, at: local, answer: answer, isSettled: true)
      }
      report(view, answer, depth: depth, into: &sink)
      return answer == nil && endsSearch(view, at: local) ? .over : .answered(answer)
    }
  }

  /// 21.18: whether the touch goes nowhere, rather than to what lies behind.
  private func swallows(_ view: ViewID, at point: Point) -> Bool {
    scene.settings.isOn(.animatingSwallows) && scene.pointInside(view, point)
  }

  /// Goes on with the children of a view.
  mutating func enter(
    _ view: ViewID, _ verdict: AskVerdict, at point: Point, answer: ViewID? = nil,
    isSettled: Bool = false
  ) -> Call {
    let children = childrenToAsk(of: view)
    frames.append(
      Frame(
        view: view, point: point, verdict: verdict, children: children, unasked: children.count,
        answer: answer, isSettled: isSettled))
    return .entered
  }

  func verdict(of view: ViewID, at point: Point) -> AskVerdict {
    if rules.twist == .drawnOnTop { return scene[view].isDrawn(at: point) }
    // 2.13: the switches and pointInside live in UIView's hitTest, which is not called.
    if scene.answer(instead: view, at: point) != nil { return .overridden }
    if let refusal = scene[view].refusal(under: rules, settings: scene.settings) { return refusal }
    guard rules.asksPointInside else { return .inside }
    if rules.twist == .drawnHoles, scene[view].drawsHole(at: point) { return .outside }
    return scene.pointInside(view, point) ? .inside : .outside
  }

  func overriddenAnswer(of view: ViewID, at point: Point) -> ViewID? {
    scene.answer(instead: view, at: point)?.view
  }

  /// The children in reverse of the order they are asked.
  private func childrenToAsk(of view: ViewID) -> [ViewID] {
    let children = skipsDrawn ? scene.subviewsNotDrawn(of: view) : scene[view].subviews
    guard rules.asksChildrenOfViews || scene[view].kind == .window else { return [] }
    if rules.twist == .drawnOnTop { return asDrawn(children) }
    switch rules.order {
    case .newestFirst: return children
    case .oldestFirst: return children.reversed()
    case .selfReturningFirst:
      let first = children.filter { scene[$0].hitTestOverride == .returnsSelf }
      return children.filter { scene[$0].hitTestOverride != .returnsSelf } + first
    }
  }

  private mutating func end(with answer: ViewID?, into sink: inout Sink) -> Call {
    let frame = frames.removeLast()
    let override = scene[frame.view].hitTestOverride
    let isTakenBack =
      answer.map { override?.takesBack($0, of: frame.view, in: scene) == true } ?? false
    let final = isTakenBack ? nil : answer
    // Only a view that was inside, or overrides `hitTest`, has a step for its answer.
    guard !frame.verdict.isRefusal else { return .answered(final) }
    report(frame.view, final, depth: UInt32(frames.count), into: &sink)
    let isOver =
      override == .passesThrough && final == nil && endsSearch(frame.view, at: frame.point)
    return isOver ? .over : .answered(final)
  }

  /// Every view that is still asking answers nil.
  private mutating func giveUp(into sink: inout Sink) -> ViewID? {
    while let frame = frames.popLast() {
      guard !frame.verdict.isRefusal else { continue }
      report(frame.view, nil, depth: UInt32(frames.count), into: &sink)
    }
    return nil
  }

  func report(
    _ view: ViewID, _ verdict: AskVerdict, _ point: Point, depth: UInt32, into sink: inout Sink
  ) {
    guard Sink.listens else { return }
    sink.put(.hitAsk(view.index, verdict.rawValue, depth: depth, point, occasion))
  }

  func report(_ view: ViewID, _ answer: ViewID?, depth: UInt32, into sink: inout Sink) {
    guard Sink.listens else { return }
    sink.put(.hitReturn(view.index, returns: answer.packed, depth: depth, occasion))
  }
}
