import TouchCore

/// A recognizer of any kind that somebody may add, with some of its properties set.
func randomRecognizer(
  _ name: String, using g: inout some RandomNumberGenerator
) -> Recognizer {
  let kinds = RecognizerKind.allCases.filter { !$0.belongsToScrollView && $0 != .hover }
  let kind = g.pick(kinds)
  var own = SeededGenerator(beside: "pointer \(name)")
  var it = Recognizer(name, kind == .rotation && own.happens(0.4) ? .hover : kind)
  vary(&it, using: &g)
  if it.kind == .tap, own.happens(0.2) { it.buttonRequired = .secondary }
  if it.kind == .pan, own.happens(0.3) {
    it.scrollTypes = own.pick([.discrete, .continuous, [.discrete, .continuous]])
  }
  switch it.kind {
  case .tap:
    it.numberOfTapsRequired = g.pick([1, 1, 2, 3])
    it.numberOfTouchesRequired = g.pick([1, 1, 1, 2])
  case .longPress:
    it.numberOfTapsRequired = g.pick([0, 0, 1])
    it.numberOfTouchesRequired = g.pick([1, 1, 2])
    it.minimumPressDuration = g.pick([0.5, 0.5, 0, 0.25, 1.5])
    it.allowableMovement = g.pick([10, 10, 0, 50.5])
  case .pan:
    it.minimumNumberOfTouches = g.pick([1, 1, 2])
    it.maximumNumberOfTouches = g.pick([it.maximumNumberOfTouches, 2, 3])
  case .swipe:
    it.numberOfTouchesRequired = g.pick([1, 1, 2])
    it.direction = g.pick([.right, .left, [.up, .down], [.left, .right, .up, .down], []])
  case .edgePan: it.edges = g.pick([.left, .right, [.top, .bottom], []])
  case .custom:
    it.recognizesAt = g.pick(CustomMoment.allCases)
    it.ignoresTouches = g.happens(0.2)
    if own.happens(0.3) { it.failsAtLift = false }
    if own.happens(0.3) { it.failsAfter = own.pick([100, 400.5]) }
    if own.happens(0.3) { it.failsBeyond = own.pick([0.5, 20]) }
    if own.happens(0.3) { it.reportsChanges = true }
  case .pinch, .rotation, .hover, .scrollPan, .scrollDelay: break
  }
  return it
}

/// Changes what every recognizer has.
private func vary(_ it: inout Recognizer, using g: inout some RandomNumberGenerator) {
  if g.happens(0.1) { it.isEnabled = false }
  if g.happens(0.2) { it.cancelsTouchesInView.toggle() }
  if g.happens(0.2) { it.delaysTouchesBegan.toggle() }
  if g.happens(0.2) { it.delaysTouchesEnded.toggle() }
  if g.happens(0.1) { it.allowedTouchTypes = g.pick([.direct, .pencil, [.direct, .pencil], []]) }
  if g.happens(0.1) { it.requiresExclusiveTouchType = false }
}

extension GrowingScene {
  /// Lets recognizers wait for and tolerate each other, answer questions, and call somebody.
  mutating func connectRecognizers(using g: inout some RandomNumberGenerator) {
    let all = scene.recognizerIDs
    for id in all {
      var own = SeededGenerator(beside: "\(id.index) of \(scene.views.count)")
      if scene[id].kind == .scrollPan, own.happens(0.15) {
        scene.move(id, to: own.pick(scene.viewIDs))
      }
      let isOwn = scene[id].kind.belongsToScrollView
      guard g.happens(isOwn ? 0.1 : 0.5) else { continue }
      if isOwn { vary(&scene[id], using: &g) }
      let others = all.filter { $0 != id }
      if g.happens(0.3) { scene[id].requiresToFail = g.some(others) }
      scene[id].answers = answers(about: others, using: &g)
      for action in g.some(["tapped", "tapped:", "save", "log it", "a|b"]) {
        scene[id].targets.append(ActionTarget(target: target(using: &g), action: action))
      }
    }
  }

  private func answers(
    about others: [RecognizerID], using g: inout some RandomNumberGenerator
  ) -> DelegateAnswers {
    var answers = DelegateAnswers()
    if g.happens(0.1) { answers.shouldReceive = g.happens(0.5) }
    if g.happens(0.1) { answers.shouldBegin = g.happens(0.5) }
    if g.happens(0.1) { answers.canPrevent = g.happens(0.5) }
    if g.happens(0.1) { answers.canBePrevented = g.happens(0.5) }
    if g.happens(0.1) { answers.simultaneous = .all }
    let some = g.some(others)
    if g.happens(0.2), !some.isEmpty { answers.simultaneous = .some(some) }
    if answers.shouldReceive == nil, g.happens(0.1) {
      let view = g.pick(scene.viewIDs)
      answers.receiveTest = DelegateTest(
        g.pick([
          .view(view), .inside(view), .kind(.control), .kind(.view), .at(Rect(10, 20, 200, 90.5)),
        ]), isUnless: g.happens(0.5))
    }
    if answers.shouldBegin == nil, g.happens(0.1) {
      answers.beginTest = DelegateTest(
        g.pick([.horizontal, .vertical, .towards(.left), .towards(.down), .faster(100)]),
        isUnless: g.happens(0.5))
    }
    var own = SeededGenerator(beside: "moves \(others.count) \(some.map(\.index))")
    if own.happens(0.1) {
      answers.cancelTest = DelegateTest(
        own.pick([.horizontal, .vertical, .towards(.up), .faster(300), .at(Rect(0, 0, 150, 90))]),
        isUnless: own.happens(0.3))
    }
    if own.happens(0.1) {
      answers.failTest = DelegateTest(
        own.pick([.horizontal, .towards(.right), .inside(own.pick(scene.viewIDs)), .kind(.button)]),
        isUnless: own.happens(0.3))
    }
    if g.happens(0.1) { answers.simultaneousGroup.kinds = [g.pick([.pan, .tap, .scrollPan])] }
    if answers.simultaneous == .all { answers.simultaneousGroup = RecognizerGroup() }
    if g.happens(0.05) { answers.requireFailureGroup.views = [g.pick(scene.viewIDs)] }
    if g.happens(0.05) { answers.requiredToFailGroup.kinds = [.longPress] }
    if g.happens(0.1) { answers.requireFailureOf = g.some(others) }
    if g.happens(0.1) { answers.requiredToFailBy = g.some(others) }
    return answers
  }

  func target(using g: inout some RandomNumberGenerator) -> Target {
    g.pick([.someObject, .firstToHandle, .responder(g.pick(scene.responders))])
  }
}
