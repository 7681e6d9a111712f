import SceneLanguage
import TouchCore

//  What can make a recognizer recognize, an action be sent, a view keep its touch:
//
//    its own          what its failed checks ask for, as little as the fingers did · delegate
//    the others'      simultaneous · requiresToFail · cancelsTouchesInView, delaysTouchesBegan, …
//                     what their passed checks ask for, more than the fingers did · isEnabled
//    the control's    isEnabled
//    the hit view's   everything that makes its view the hit view · gestureRecognizerShouldBegin

/// What could be otherwise about gestures and actions.
package struct GestureSpace: Sendable {
  package let trace: Trace
  package var scene: Scene { trace.scene }

  package init(_ trace: Trace) { self.trace = trace }

  /// The edits that can matter for a goal.
  package func edits(for goal: Goal) -> [Edit] {
    let touch = goal.landing.flatMap { trace.outcome(of: $0)?.touch }
    let edits: [Edit]
    switch goal {
    case .gets(let view, _):
      edits = showing(view) + (touch.map { leaving(view, $0) } ?? [])
    case .tracks(let control, _):
      edits = enabling(control, touch) + (touch.map { leaving(control, $0) } ?? [])
    case .recognizes(let recognizer, _):
      edits = recognizing(recognizer, touch)
    case .selects(let row, _):
      edits = selecting(row, touch)
    case .comesTo(let outcome, let view, _):
      edits = bringing(outcome, view, touch)
    case .hears(let responder, _):
      edits = hearing(responder, touch)
    case .sends(let action, _):
      let answers = trace.whyNot(action: action, touch: touch)
      let nearest = touch ?? answers.compactMap { $0.touch }.first
      edits =
        answers.flatMap { unmoved($0) + listening($0) + addressed($0) }
        + answers.flatMap { replacing($0) ?? sending($0.sender, nearest) }
    }
    // 17.2: what a text or the system has is not an app's to change, whichever check it failed.
    return (edits + reversing(trace.why(goal))).uniqued().filter { !isOfUIKit($0) }
  }

  /// The reverse of what decided; 11.3: of a scroll view's own recognizers its properties decide.
  private func reversing(_ why: Why) -> [Edit] {
    why.steps.flatMap { trace.evidence(at: $0) }.filter { !$0.passes }
      .flatMap { $0.satisfied(in: scene) }
      .filter { edit in
        guard case .assign(.recognizer(let id), _, _) = edit else { return true }
        return !scene[id].kind.belongsToScrollView
      }
  }

  /// What lets a view do what it is for.
  private func bringing(_ outcome: Outcome, _ view: ViewID, _ touch: Int?) -> [Edit] {
    let byOwn = trace.bringer(of: outcome, view, touch).map { recognizing($0, touch) } ?? []
    switch outcome {
    case .scrolls: return byOwn + othersStay(view)
    case .isPopped: return byOwn
    case .zooms: return zoomable(view) + byOwn
    // 19.22: who wants to dismiss a sheet does not make it let touches through.
    case .isDismissed: return byOwn.filter { !$0.isOf(view, in: scene) }
    case .isEdited:
      let no = scene[view].textInput.shouldBeginEditing == false
      return (no ? [.set(view, "shouldBeginEditing", .truth(true))] : [])
        + byOwn + sending(.control(view), touch)
    case .changesValue: return sending(.control(view), touch)
    case .stopsEditing: return []
    }
  }

  /// 20.5: its largest scale is above its smallest.
  private func zoomable(_ view: ViewID) -> [Edit] {
    let zooming = scene[view].scrolls.zooming
    guard !zooming.hasPinch else { return [] }
    return [.set(view, "zoom", .point(Point(zooming.minimumScale, zooming.minimumScale * 4)))]
  }

  func isOfUIKit(_ edit: Edit) -> Bool {
    if case .assign(.responder(.view(let view)), _, _) = edit { return scene[view].isUIKitsOwn }
    guard case .assign(.recognizer(let id), let property, let value) = edit else { return false }
    // 20.5: content that draws while it is zoomed is what nobody wants, and its delegate is UIKit's.
    if scene[id].part?.role == .pinch,
      property == "cancelsTouchesInView" || property == "shouldReceive"
    {
      return true
    }
    if case .list(let others) = value, others.contains(where: isBeyondReach) { return true }
    return isBeyondReach(.recognizer(id))
  }

  /// Whether no public property leads an app to a recognizer that UIKit makes.
  func isBeyondReach(_ value: Value) -> Bool {
    guard case .recognizer(let id) = value else { return false }
    if scene[id].kind == .scrollDelay { return true }
    switch scene[id].part?.role {
    // 16.52: open actions a program closes, and with them this tap goes.
    case nil, .edgePop?, .contentPop?, .closeActions?, .pinch?: return false
    default: return true
    }
  }

  /// What leaves a touch to the view that is hit.
  private func leaving(_ view: ViewID, _ touch: Int) -> [Edit] {
    guard let loss = trace.loss(of: touch), loss.reason != .stoppedScrolling else { return [] }
    let checks = trace.evidence(at: loss.step).filter { !$0.passes }
    return checks.flatMap { $0.satisfied(in: scene) } + steering(offRow: view, touch)
      + kept(by: view, touch) + undone(loss)
  }

  /// What keeps recognizers and other touches from taking a touch from a view.
  private func kept(by view: ViewID, _ touch: Int) -> [Edit] {
    vetoing(view, touch) + sparing(view, of: touch) + takers(of: touch) + alone(view) + answers
  }

  /// What lets a recognizer recognize; one that failed by what it saw itself nobody else kept.
  private func recognizing(_ id: RecognizerID, _ touch: Int?) -> [Edit] {
    let why = trace.whyNot(id, touch: touch)
    let nearest = touch ?? why.touch
    let own = own(id, nearest)
    switch why.reason {
    case .failed(.nothingToScroll): return own + roomy(id)
    // 9.21: one of a circle that does not wait breaks it.
    case .failed(.waitsInCircle):
      return scene.recognizerIDs.filter { $0 != id }.flatMap { freeing(id, from: $0) }
    case .failed, .stillPossible: return own + joined(id, nearest)
    case .refused:
      return own + beside(id) + answers + narrowed(for: id) + allowing(id) + unkept(why)
        + undragged(why)
    case .missedPointer(let view):
      return own + (view.map { [.set($0, "isUserInteractionEnabled", .truth(false))] } ?? [])
    case .ignoresWheel(let isTrackpad):
      let wanted = isTrackpad ? "continuous" : "discrete"
      let isOther = !trace.scene[id].scrollTypes.isEmpty
      return own + [.set(id, "scrollTypes", .word(isOther ? "all" : wanted))]
    case .ownerHasItOff: return ownerSwitches(id) + others(than: id) + answers
    case .lost(_, let other) where !sooner(id, than: other).isEmpty:
      return sooner(id, than: other) + own.filter { !$0.isOfPressDuration } + others(than: id)
        + answers
    case .itDid, .cancelled, .lost, .waits, .ignoredTouch, .hidden, .busy, .disabled, .detached,
      .undecided:
      return own + others(than: id) + answers
    case .otherView, .nobodyHit, .eventsIgnored, .noTouch:
      return own + around(id, nearest) + hitting(scene[id].view, nearest, orWithin: true)
    }
  }

  /// 8.7: a control lets a tap of a superview through that leaves it its touch; both act then.
  private func beside(_ id: RecognizerID) -> [Edit] {
    guard scene[id].cancelsTouchesInView, !scene.isMadeByUIKit(id) else { return [] }
    return [.set(id, "cancelsTouchesInView", .truth(false))]
  }

  /// 9.1: the fingers that came down beside its view are in it.
  private func joined(_ id: RecognizerID, _ touch: Int?) -> [Edit] {
    trace.touchesBeside(id, touch: touch).flatMap {
      hitting(scene[id].view, $0.touch, orWithin: false)
    }
  }

  /// 22.31: what SwiftUI draws has no drag gesture.
  private func undragged(_ why: WhyNoGesture) -> [Edit] {
    why.steps.flatMap { trace.evidence(at: $0) }.compactMap { check in
      guard case .responder(.view(let content))? = check.subject, scene[content].hasDragGesture
      else { return nil }
      return .set(content, "dragGesture", .truth(false))
    }
  }

  /// 17.20: a text that cannot be selected keeps no taps.
  private func unkept(_ why: WhyNoGesture) -> [Edit] {
    guard case .refused(_, let view?) = why.reason, scene[view].kind == .textView,
      !scene[view].textInput.isEditable
    else { return [] }
    return [.set(view, "isSelectable", .truth(false))]
  }

  /// 11.7: a scroll view's class takes the touch from its content; 20.33: or that does not have it yet.
  private func allowing(_ id: RecognizerID) -> [Edit] {
    guard let view = scene[id].scrollView else { return [] }
    let delays = scene[view].scrolling?.canCancelContentTouches == true
    return (delays ? [.set(view, "delaysContentTouches", .truth(true))] : [])
      + [.set(view, "touchesShouldCancel", .truth(true))]
  }

  private func sending(_ sender: ActionSender, _ touch: Int?) -> [Edit] {
    switch sender {
    case .recognizer(let id):
      return recognizing(id, touch)
    case .control(let view) where scene[view].kind.reaction == .pull:
      return pulling(view, touch)
    case .control(let view):
      // 11.12: a touch that stops the scrolling never gets to the content.
      guard touch.flatMap({ trace.loss(of: $0) })?.reason != .stoppedScrolling else { return [] }
      return enabling(view, touch) + staying(view) + callingSuper(.view(view))
        + raising(view, touch)
        + (touch.map { kept(by: view, $0) } ?? [])
        + hitting(view, touch, orWithin: false)
    }
  }

  /// 21.4: the program does not move the control before the lift.
  private func unmoved(_ why: WhyNoAction) -> [Edit] {
    guard case .control(let view) = why.sender, case .liftedOutside = why.reason,
      let move = trace.move(of: view, during: why.steps),
      let event = trace.moment(of: move.step).event
    else { return [] }
    return [.skip(event: event)]
  }

  /// 7.20: a control that is disabled does nothing with its touches.
  private func enabling(_ control: ViewID, _ touch: Int?) -> [Edit] {
    let then = touch.flatMap { trace.touchDown(of: $0)?.scene } ?? scene
    guard scene[control].kind.isControl, !scene[control].isEnabled || !then[control].isEnabled
    else { return [] }
    return [.set(control, "isEnabled", .truth(true))]
  }

  /// 18.33, 18.35: a stepper that stands at its limit may count further, and segments that keep no
  /// selection count each tap.
  private func raising(_ control: ViewID, _ touch: Int?) -> [Edit] {
    let hold = touch.flatMap { trace.valueHold(of: control, touch: $0)?.hold }
    if hold == .selected { return [.set(control, "isMomentary", .truth(true))] }
    guard case .atLimit(let limit, let isMaximum)? = hold else { return [] }
    let step = scene[control].control.stepValue
    return [
      isMaximum
        ? .set(control, "maximumValue", .number(limit + step))
        : .set(control, "minimumValue", .number(limit - step))
    ]
  }

  /// 20.43: a refresh control needs a scroll view that is pulled.
  private func pulling(_ control: ViewID, _ touch: Int?) -> [Edit] {
    guard let list = scene[control].superview,
      let pan = scene.bringers(of: .scrolls, list).first
    else { return [] }
    let isStiff = scene[list].scrolling?.bounces == false
    return ended(control, touch) + recognizing(pan, touch)
      + (isStiff ? [.set(list, "bounces", .truth(true))] : [])
  }

  /// 20.43: the program ends the refreshing before the finger comes down.
  private func ended(_ control: ViewID, _ touch: Int?) -> [Edit] {
    guard let down = touch.flatMap({ trace.touchDown(of: $0) }),
      down.scene[control].control.isRefreshing
    else { return [] }
    let ends = SceneChange(
      .responder(.view(control)), .refreshing, from: .flag(true), to: .flag(false))
    return scene[control].control.isRefreshing
      ? [.set(control, "isRefreshing", .truth(false))] : [.changes([ends], before: down.event)]
  }

  /// 21.9: a control that the program disables while it tracks is left as it is.
  private func staying(_ control: ViewID) -> [Edit] {
    trace.script.events.indices.filter { event in
      guard case .changes(let changes) = trace.script.events[event].input else { return false }
      return changes.contains {
        $0.object == .responder(.view(control)) && $0.property == .enabled && $0.new == .flag(false)
      }
    }.map { .skip(event: $0) }
  }

  /// What makes a view the hit view, or, for a recognizer, a view in it that is seen there.
  package func hitting(_ view: ViewID, _ touch: Int?, orWithin: Bool) -> [Edit] {
    guard let touch, let down = trace.touchDown(of: touch) else { return [] }
    let within =
      orWithin
      ? down.scene.visible(at: down.point).filter { down.scene.isDescendant($0, of: view) } : []
    return showing(view)
      + ([view] + within.prefix(Self.mostWithin)).uniqued().flatMap { view in
        EditSpace(view, touch: touch, in: trace)?.candidates(in: trace) ?? []
      }
  }

  /// 19.6: the controller of a tab that is not shown is selected.
  private func showing(_ view: ViewID) -> [Edit] {
    guard let (container, child) = scene.containerHiding(view),
      scene[container].container?.kind == .tabs
    else { return [] }
    return [
      .assign(
        .responder(.controller(container)), property: "selectedViewController",
        .responder(.controller(child)))
    ]
  }

  /// How many views in a recognizer's view are looked at, the frontmost first.
  private static let mostWithin = 4

  /// 3.10, 3.17: what keeps a second touch from a view, or from every other view.
  private func alone(_ view: ViewID) -> [Edit] {
    trace.indices.flatMap { index -> [Edit] in
      guard case .gate(.discard(_, _, _, let reason)) = trace[index] else { return [] }
      if reason == .multipleTouchOff {
        return [.set(view, "isMultipleTouchEnabled", .truth(true))]
      }
      guard reason == .exclusiveTouch else { return [] }
      return shared
    }
  }

  /// 3.17: no view takes touches alone.
  private var shared: [Edit] {
    scene.viewIDs.filter { scene[$0].isExclusiveTouch }
      .map { .set($0, "isExclusiveTouch", .truth(false)) }
  }

  /// 20.41: on a phone one scroll view alone goes to its top.
  private func othersStay(_ view: ViewID) -> [Edit] {
    guard trace.script.events.contains(where: { $0.input == .statusBar }) else { return [] }
    return scene.viewIDs.filter {
      $0 != view && scene[$0].part == nil && scene[$0].scrolling?.scrollsToTop == true
    }.map { .set($0, "scrollsToTop", .truth(false)) }
  }

  /// Edits that belong together, although none of them alone changes what happens.
  func recipes(for goal: Goal) -> [[Edit]] {
    var others: [Edit] = []
    if case .comesTo(.scrolls, let view, _) = goal { others = othersStay(view) }
    return [shared, others].filter { $0.count > 1 } + turned(trace.why(goal))
  }

  /// 9.21: who waits for one that recognizes does not wait any more, and that one waits instead.
  private func turned(_ why: Why) -> [[Edit]] {
    guard let gesture = why.gesture, case .lost(.requiredToFail, let other) = gesture.reason else {
      return []
    }
    let own = gesture.recognizer
    let free = freeing(own, from: other)
    // Behind that one another scroll view may be as fast.
    let pans = trace.attempts.map { $0.recognizer }.filter { scene[$0].kind == .scrollPan }
    return [[other], ([other] + pans).uniqued()].map { rivals in
      rivals.flatMap { requiring(own, before: $0) }.filter { !isOfUIKit($0) }
    }.uniqued().filter { !free.isEmpty && !$0.isEmpty }.map { free + $0 }
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
    scene.viewIDs.filter {
      scene[$0].gestureRecognizerShouldBegin == false || scene[$0].beginRefusal != nil
    }
    .map { .set($0, "gestureRecognizerShouldBegin", .truth(true)) }
  }
}

extension Edit {
  /// A property of a recognizer has another value.
  package static func set(_ recognizer: RecognizerID, _ property: String, _ value: Value) -> Edit {
    .assign(.recognizer(recognizer), property: property, value)
  }
}

extension Edit {
  /// Whether it changes a view or one in it, other than by scrolling.
  fileprivate func isOf(_ view: ViewID, in scene: Scene) -> Bool {
    guard case .assign(.responder(.view(let changed)), let property, _) = self else { return false }
    return property != "contentOffset" && scene.isDescendant(changed, of: view)
  }
}
