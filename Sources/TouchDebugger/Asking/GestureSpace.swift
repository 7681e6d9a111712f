import TouchCore
import TouchInquiry

//  What can make a recognizer recognize, an action be sent, a view keep its touch:
//
//    its own          what its failed checks ask for, as little as the fingers did · delegate
//    the others'      simultaneous · requiresToFail · cancelsTouchesInView, delaysTouchesBegan, …
//                     what their passed checks ask for, more than the fingers did · isEnabled
//    the control's    isEnabled · a frame that holds the finger where it is lifted
//    the hit view's   everything that makes its view the hit view · gestureRecognizerShouldBegin

/// What could be otherwise about gestures and actions.
struct GestureSpace: Sendable {
  let trace: Trace
  private var scene: Scene { trace.scene }

  init(_ trace: Trace) { self.trace = trace }

  /// The edits that can matter for a goal.
  func edits(for goal: Goal) -> [Edit] {
    let touch = goal.landing.flatMap { trace.outcome(of: $0)?.touch }
    let edits: [Edit]
    switch goal {
    case .gets(let view, _):
      edits = touch.map { leaving(view, $0) } ?? []
    case .recognizes(let recognizer, _):
      edits = recognizing(recognizer, touch)
    case .selects(let row, _):
      edits = selecting(row, touch)
    case .hears(let responder, _):
      edits = hearing(responder, touch)
    case .sends(let action, _):
      let nearest = touch ?? trace.whyNot(action: action).compactMap(\.touch).first
      edits = scene.registrations(of: action).flatMap { sending($0.sender, nearest) }
    }
    return edits.uniqued()
  }

  /// What leaves a touch to the view that is hit.
  private func leaving(_ view: ViewID, _ touch: Int) -> [Edit] {
    guard let loss = trace.loss(of: touch) else { return [] }
    let checks = trace.evidence(at: loss.step).filter { !$0.passes }
    return checks.flatMap { $0.satisfied(in: scene) } + sparing(view, of: touch)
      + takers(of: touch) + answers + alone(view)
      + undone(loss)
  }

  /// What lets a recognizer recognize; one that failed by what it saw itself nobody else kept.
  private func recognizing(_ id: RecognizerID, _ touch: Int?) -> [Edit] {
    let why = trace.whyNot(id, touch: touch)
    let nearest = touch ?? why.touch
    let own = own(id, nearest)
    switch why.reason {
    case .failed, .stillPossible: return own
    case .refused: return own + answers
    case .itDid, .cancelled, .lost, .waits, .ignoredTouch, .hidden, .busy, .disabled,
      .scrollViewHasItOff:
      return own + others(than: id) + answers
    case .otherView, .nobodyHit, .eventsIgnored, .noTouch:
      return own + hitting(scene[id].view, nearest, orWithin: true)
    }
  }

  private func sending(_ sender: ActionSender, _ touch: Int?) -> [Edit] {
    switch sender {
    case .recognizer(let id):
      return recognizing(id, touch)
    case .control(let view):
      let isOff = scene[view].kind.isControl && !scene[view].isEnabled
      return (isOff ? [.set(view, "isEnabled", .truth(true))] : [])
        + (touch.map { takers(of: $0) + alone(view) } ?? []) + answers
        + hitting(view, touch, orWithin: false) + holdingLift(view, touch)
    }
  }

  /// What makes a view the hit view, or, for a recognizer, a view in it that is seen there.
  func hitting(_ view: ViewID, _ touch: Int?, orWithin: Bool) -> [Edit] {
    guard let touch, let down = trace.touchDown(of: touch) else { return [] }
    let within =
      orWithin
      ? down.scene.visible(at: down.point).filter { down.scene.isDescendant($0, of: view) } : []
    return ([view] + within.prefix(Self.mostWithin)).uniqued().flatMap { view in
      EditSpace(view, touch: touch, in: trace)?.candidates(in: trace) ?? []
    }
  }

  /// How many views in a recognizer's view are looked at, the frontmost first.
  private static let mostWithin = 4

  /// A frame that holds the finger where it is lifted.
  private func holdingLift(_ view: ViewID, _ touch: Int?) -> [Edit] {
    guard let touch, let space = EditSpace(view, touch: touch, in: trace),
      let last = trace.fingerPath(of: touch).last
    else { return [] }
    return space.growing(view, toHold: last.point)
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

  /// What the script or the system does to a touch, not done.
  private func undone(_ loss: Loss) -> [Edit] {
    guard loss.reason == .systemCancelled || loss.reason == .viewRemoved,
      let event = trace.moment(of: loss.step).event
    else { return [] }
    return [.skip(event: event)]
  }

  /// 8.2: a view may say no to every recognizer.
  private var answers: [Edit] {
    scene.viewIDs.filter { scene[$0].gestureRecognizerShouldBegin == false }
      .map { .set($0, "gestureRecognizerShouldBegin", .truth(true)) }
  }
}

extension GestureSpace {
  /// What those who were shown a touch may leave to its view.
  func takers(of touch: Int) -> [Edit] {
    trace.attempts.filter { $0.touches.contains(touch) }.flatMap { attempt -> [Edit] in
      let id = attempt.recognizer
      guard !scene[id].kind.belongsToScrollView else { return scrolling(id) }
      // 17.2: UIKit's own recognizers of text are not an app's to change.
      guard scene[id].part?.role.isOfText != true else { return [] }
      let it = scene[id]
      let leaving: [(String, Bool)] = [
        ("cancelsTouchesInView", it.cancelsTouchesInView),
        ("delaysTouchesBegan", it.delaysTouchesBegan),
        ("delaysTouchesEnded", it.delaysTouchesEnded),
        ("shouldReceive", it.answers.shouldReceive != false),
      ]
      return ofOwner(id) + leaving.filter(\.1).map { .set(id, $0.0, .truth(false)) }
        + notRecognizing(attempt)
    }
  }

  /// 18.8: the delegate of whoever took a touch spares the view, as `touch.view` is in it.
  private func sparing(_ view: ViewID, of touch: Int) -> [Edit] {
    guard scene.name(of: view).isPlainName else { return [] }
    let takers = trace.attempts.filter { $0.touches.contains(touch) && $0.recognized != nil }
    return takers.compactMap { attempt in
      let id = attempt.recognizer
      guard !scene[id].kind.belongsToScrollView, !scene.isDescendant(scene[id].view, of: view)
      else { return nil }
      return .set(id, "shouldReceive", .word("unless inside \(scene.name(of: view))"))
    }
  }

  /// What others may leave to a recognizer.
  private func others(than own: RecognizerID) -> [Edit] {
    let present = trace.attempts.map(\.recognizer) + scene[own].requiresToFail
    return present.uniqued().filter { $0 != own }.flatMap { id -> [Edit] in
      // 17.10: beside UIKit's own recognizers of text an app's may recognize as well.
      guard scene[id].part?.role.isOfText != true else { return together(own, id) }
      let apart = relations(own, id)
      guard !scene[id].kind.belongsToScrollView else { return apart + scrolling(id) }
      return ofOwner(id) + apart + steering(id, away: own)
        + trace.attempts.filter { $0.recognizer == id && $0.hasRecognized }.flatMap(notRecognizing)
        + (scene[id].isEnabled ? [.set(id, "isEnabled", .truth(false))] : [])
    }.uniqued()
  }

  /// 18.10: a pan that lets a scroll view have what goes its way looks which way the fingers go.
  private func steering(_ id: RecognizerID, away own: RecognizerID) -> [Edit] {
    let it = scene[id]
    guard scene[own].kind == .scrollPan, it.kind == .pan, it.part == nil,
      it.answers.shouldBegin == nil, it.answers.beginTest == nil,
      let touch = trace.attempts.last(where: { $0.recognizer == id && $0.hasRecognized })?.touches
        .first
    else { return [] }
    let path = trace.fingerPath(of: touch)
    guard let start = path.first, let next = path.dropFirst().first else { return [] }
    let way = next.point - start.point
    let look = abs(way.x) > abs(way.y) ? "vertical" : "horizontal"
    return [.set(id, "shouldBegin", .word("if \(look)"))]
  }

  /// 19.30: what a sheet's owner says of its pan.
  private func ofOwner(_ id: RecognizerID) -> [Edit] {
    guard let part = scene[id].part, part.role == .sheetPan,
      case .controller(let sheet) = part.owner,
      let presentation = scene[sheet].presentation, presentation.canGrow,
      presentation.scrollingExpands
    else { return [] }
    return [
      .assign(
        .responder(part.owner), property: "prefersScrollingExpandsWhenScrolledToEdge", .word("no"))
    ]
  }

  /// 9.15, 9.21: how two recognizers get along.
  private func relations(_ own: RecognizerID, _ other: RecognizerID) -> [Edit] {
    var edits: [Edit] = []
    if scene[own].requiresToFail.contains(other) {
      let rest = scene[own].requiresToFail.filter { $0 != other }
      edits.append(.set(own, "requiresToFail", .list(rest.map { .recognizer($0) })))
    } else if !scene[other].requiresToFail.contains(own) {
      let all = scene[other].requiresToFail + [own]
      edits.append(.set(other, "requiresToFail", .list(all.map { .recognizer($0) })))
    }
    return edits + together(own, other)
  }

  /// 9.15: one of them allows both at once.
  private func together(_ own: RecognizerID, _ other: RecognizerID) -> [Edit] {
    scene[own].answers.simultaneous.naming(other, in: scene)
      .map { [.set(own, "simultaneous", .word($0))] } ?? []
  }

  /// What keeps a recognizer from recognizing what it recognized: a number just beyond what the
  /// fingers did, a finger that is lifted before, or the recognizer off.
  private func notRecognizing(_ attempt: GestureAttempt) -> [Edit] {
    let id = attempt.recognizer
    guard let step = attempt.recognized else { return [] }
    let checks = trace.evidence(at: step).filter { $0.decides && $0.passes }
    let numbers = checks.flatMap { $0.refuted(in: scene, by: attempt.touches, of: trace) }
    return numbers + (scene[id].isEnabled ? [.set(id, "isEnabled", .truth(false))] : [])
  }

  /// 11.3, 11.7: a scroll view's own recognizers follow its properties.
  private func scrolling(_ id: RecognizerID) -> [Edit] {
    guard let view = scene[id].scrollView, let scrolling = scene[view].scrolling else { return [] }
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
  private func own(_ id: RecognizerID, _ touch: Int?) -> [Edit] {
    let it = scene[id]
    var edits: [Edit] = []
    if !it.isEnabled { edits.append(.set(id, "isEnabled", .truth(true))) }
    if it.answers.shouldReceive == false || it.answers.receiveTest != nil {
      edits.append(.set(id, "shouldReceive", .truth(true)))
    }
    if it.answers.shouldBegin == false || it.answers.beginTest != nil {
      edits.append(.set(id, "shouldBegin", .truth(true)))
    }
    let tried = trace.attempts.filter { attempt in
      attempt.recognizer == id && (touch.map(attempt.touches.contains) ?? true)
    }
    let failed = tried.compactMap { trace.decision(of: $0) }
      .flatMap { trace.evidence(at: $0) }.filter { !$0.passes }
    edits += failed.flatMap { $0.satisfied(in: scene) }
    edits += failed.compactMap { startingAtEdge(id, touch ?? tried.first?.touches.first, $0) }
    edits += fewer(id, "numberOfTapsRequired", it.numberOfTapsRequired, least: it.leastTaps)
    edits += fewer(id, "numberOfTouchesRequired", it.numberOfTouchesRequired, least: 1)
    edits += fewer(id, "minimumNumberOfTouches", it.minimumNumberOfTouches, least: 1)
    return it.kind == .longPress ? edits + press(id) : edits
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

extension DelegateAnswers.Simultaneous {
  /// The words that name one more; nil where it is named already or cannot be written.
  fileprivate func naming(_ other: RecognizerID, in scene: Scene) -> String? {
    let named: [RecognizerID]
    switch self {
    case .all: return nil
    case .nobody: named = []
    case .some(let others): named = others
    }
    let names = (named + [other]).map { scene.name(of: $0) }
    let isSayable = names.allSatisfy(\.isPlainPath)
    return named.contains(other) || !isSayable ? nil : names.joined(separator: " ")
  }
}
