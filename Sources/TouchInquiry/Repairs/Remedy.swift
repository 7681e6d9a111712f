import TouchCore

//   candidates ──tried──▶ enough ──weighed──▶ in order
//                                  │
//                                  ├ harm     what somebody else has no longer
//                                  ├ reach    how much of the view a tap hits then
//                                  └ weight   what UIKit's documentation would do first

/// Edits that are enough, and what comes with them.
package struct Remedy: Hashable, Sendable {
  /// What is otherwise, made one after the other.
  package let edits: [Edit]
  /// What somebody loses by it.
  package let harm: [Harm]
  /// What somebody has by it besides, as the loss it would be the other way round.
  package let gains: [Harm]
  /// How much of it hardly anybody would write.
  package let strain: Int
  /// At how many of its points a tap hits the view then, a measure to compare by.
  package let reach: Int

  /// Whether most of the view stays dead: the edit is for this finger alone.
  package let isPartial: Bool

  /// Whether other things move, scroll or select at once with it, that did not before.
  package let doubles: Bool

  /// Whether a frame grows by a hundred points or more.
  package let isHuge: Bool

  /// Whether it is shown only behind all others: the finger elsewhere, two things at once, or a
  /// frame that covers half the screen.
  package var isLastResort: Bool { doubles || isHuge || edits.contains { $0.isOfTheFinger } }

  /// What is proposed first has the least of it.
  fileprivate var burden: (Int, Int, Int, Int, Int, Int) {
    let wanted = edits.compactMap { $0.steered }.map { Harm.noLongerRecognizes($0) }
    return (
      isLastResort ? 1 : 0, harm.filter { !wanted.contains($0) }.count, isPartial ? 1 : 0, strain,
      -reach,
      edits.map { $0.weight }.reduce(0, +)
    )
  }
}

extension Remedy {
  /// The same without some losses: they are what was asked for.
  func sparing(_ isWanted: (Harm) -> Bool) -> Remedy {
    Remedy(
      edits: edits, harm: harm.filter { !isWanted($0) }, gains: gains, strain: strain,
      reach: reach, isPartial: isPartial, doubles: doubles, isHuge: isHuge)
  }
}

extension [Remedy] {
  /// The remedies in the order to show them: what harms least, then what mends most, then what is
  /// done first by those who know UIKit.
  package func bestFirst() -> [Remedy] {
    enumerated().sorted { one, other in
      let (left, right) = (one.element.burden, other.element.burden)
      return left == right ? one.offset < other.offset : left < right
    }
    .map { $0.element }
  }
}

/// Weighs what is enough against the record as it was.
package struct Scales {
  private let before: Fates
  private let landing: Landing?
  private let reach: Reach?
  private let scene: Scene
  private let goal: Goal
  private let together: Set<Set<Mover>>

  package init(_ goal: Goal, _ trace: Trace) {
    self.goal = goal
    scene = trace.scene
    together = trace.movedTogether
    before = Fates(trace)
    landing = goal.nearestLanding(in: trace)
    guard let view = goal.view(in: trace.scene), let landing,
      let outcome = trace.outcome(of: landing), let down = trace.touchDown(of: outcome.touch)
    else {
      reach = nil
      return
    }
    reach = Reach(of: view, in: down.scene)
  }

  /// What comes with edits, given the record with them.
  package func weigh(_ edits: [Edit], _ after: Trace) -> Remedy {
    let fates = Fates(after)
    // A finger elsewhere leaves what it was on.
    let spares = !isOfControl || edits.contains { $0.isOfTheFinger }
    var harm = before.harm(in: fates, sparing: spares ? landing : nil)
    // What the edit itself makes has no name in the scene as it is.
    let gains = fates.harm(in: before, sparing: landing).filter { $0.isOf(scene) && !isWanted($0) }
    let change = landing.flatMap { after.outcome(of: $0) }
      .flatMap { after.touchDown(of: $0.touch)?.scene }.flatMap { reach?.change(in: $0) }
    harm += (change?.dead ?? []).map { .noLongerHit($0) }
    return Remedy(
      edits: edits, harm: harm, gains: gains, strain: strain(of: edits),
      reach: change?.count ?? 0,
      isPartial: change.map { $0.count * 2 < Reach.count } ?? false,
      doubles: !after.movedTogether.isSubset(of: together) || selects(beside: after),
      isHuge: edits.contains { growth(by: $0) >= Self.huge })
  }

  /// 8.3: whether a recognizer is to recognize on a touch that a control has: what takes it from the
  /// control harms that.
  private var isOfControl: Bool {
    guard case .recognizes = goal, let hit = landing.flatMap({ before.touches[$0]?.hit }) else {
      return false
    }
    return scene[hit].kind.isControl
  }

  private static let huge = 100.0

  /// By how many points a frame grows, along the side that grows more.
  private func growth(by edit: Edit) -> Double {
    guard case .assign(.responder(.view(let view)), "frame", .rect(let new)) = edit else {
      return 0
    }
    let old = scene[view].frame.size
    // What has no width or height was never meant to.
    guard old.width > 0, old.height > 0 else { return 0 }
    return max(new.size.width - old.width, new.size.height - old.height)
  }

  /// Whether a row is selected by a touch that a gesture which goes on has as well.
  private func selects(beside after: Trace) -> Bool {
    guard case .selects(_, let landing?) = goal,
      let touch = after.outcome(of: landing)?.touch
    else { return false }
    return after.attempts.contains {
      $0.hasRecognized && scene[$0.recognizer].kind.isContinuous && $0.touches.contains(touch)
    }
  }

  /// Whether a gain is what was asked for, or comes with it.
  func isWanted(_ gain: Harm) -> Bool {
    switch (gain, goal) {
    case (.noLongerRecognizes(let id), _) where scene.isMadeByUIKit(id): true
    case (.noLongerRecognizes(let id), .recognizes(let wanted, _)): id == wanted
    case (.noLongerSends(let action, _), .sends(let wanted, _)): action == wanted
    case (.noLongerRecognizes(let id), .sends(let wanted, _)):
      scene.registrations(of: wanted).contains { $0.sender == .recognizer(id) }
    case (.noLongerSends(_, .control(let view)), _): view == goal.view(in: scene)
    case (.noLongerSends(_, .recognizer(let id)), .recognizes(let wanted, _)): id == wanted
    case (.noLongerSelects(let row), .selects(let wanted, _)): row == wanted
    default: false
    }
  }

  /// Whether a loss by what stops something is what was asked for, or comes with it.
  func isAsked(_ harm: Harm) -> Bool {
    switch (harm, goal) {
    case (.noLongerRecognizes(let id), .comesTo(let outcome, let view, _)):
      scene.bringers(of: outcome, view).contains(id)
    case (.noLongerRecognizes(let id), .recognizes(let wanted, _)): id == wanted
    case (.noLongerRecognizes(let id), _) where scene[id].kind == .scrollPan: false
    default: isWanted(harm)
    }
  }

  /// Overrides of a class that is not the app's need a class first, and one that makes up for a view
  /// without width or height hides what is wrong; where one frame is mended, the next is as well.
  private func strain(of edits: [Edit]) -> Int {
    let overrides = edits.compactMap { $0.overridden }
    let strained = overrides.count { scene[$0].isFlat || scene[$0].isOfUIKitsClass }
    // What lies behind by its picture is brought behind, and stays what it is.
    let subject = goal.view(in: scene)
    let seenBehind = edits.count { edit in
      guard let cover = edit.disabled, let subject else { return false }
      return scene.isSeen(subject, inFrontOf: cover)
    }
    // A map or a web view that takes no touches is none any more.
    let deadened = edits.count { $0.disabled.map { scene[$0].isForTouches } ?? false }
    // No app holds what UIKit makes for itself.
    let foreign = edits.count { edit in
      edit.view.map {
        scene[$0].isPrivate || scene[$0].isOfUnknownKitClass || scene.isOfKitsControl($0)
      } ?? false
    }
    // 8.2: a control that lets every pan begin no longer gets its own drags.
    let givenAway = edits.count { edit in
      guard case .assign(_, "gestureRecognizerShouldBegin", .truth(true)) = edit else {
        return false
      }
      return edit.view.map { scene[$0].kind == .control || scene[$0].followsFinger } ?? false
    }
    let isMixed = !overrides.isEmpty && overrides.count < edits.count
    // 2.13: a window over others that loses its hitTest takes every touch of the app.
    let closed = edits.compactMap { $0.withoutHitTest }.filter { window in
      isOverOthers(window) && !overrides.contains(window)
    }
    // A window that shows nothing was left over: it is hidden, and nothing else is.
    let leftOver = scene.windows.map { $0.view }.filter(isLeftOver)
    let isKept = !leftOver.isEmpty && !edits.contains { $0.hides(oneOf: leftOver) }
    return 2 * closed.count + strained + seenBehind + foreign + deadened + givenAway
      + (isKept ? 1 : 0)
      + (isMixed && edits.contains { $0.isFrame } ? 1 : 0)
  }
}

extension Scales {
  /// Whether a view is a window that lies over another one and covers it.
  private func isOverOthers(_ view: ViewID) -> Bool {
    guard let below = scene.windowsTopmostFirst.last, below.view != view,
      scene[view].superview == nil
    else { return false }
    return scene[view].frame.covers(scene[below.view].frame)
  }

  /// Whether a view is a window over others that shows nothing.
  private func isLeftOver(_ view: ViewID) -> Bool {
    isOverOthers(view) && scene[view].subviews.allSatisfy { !scene[$0].isDrawn }
  }
}

/// What moves something under a finger.
private enum Mover: Hashable {
  case recognizer(RecognizerID)
  /// A view whose class, or whose tracking, follows the finger.
  case view(ViewID)
}

extension Trace {
  /// Pairs that follow one touch at the same time.
  fileprivate var movedTogether: Set<Set<Mover>> {
    let moves = attempts.filter { $0.recognized != nil && scene[$0.recognizer].kind.follows }
    var pairs: Set<Set<Mover>> = []
    for one in moves {
      for other in attempts where other.recognizer != one.recognizer && other.recognized != nil {
        let kind = scene[other.recognizer].kind
        guard kind.follows || kind == .swipe,
          one.touches.contains(where: { other.touches.contains($0) })
        else { continue }
        pairs.insert([.recognizer(one.recognizer), .recognizer(other.recognizer)])
      }
      for touch in one.touches where loss(of: touch) == nil {
        guard let hit = outcome(ofTouch: touch)?.hit else { continue }
        // 9.27: what is in a scroll view and not cancelled acts at the end of each scroll.
        let acts = scene[one.recognizer].kind == .scrollPan && scene[hit].actsAtLift
        guard acts || scene[hit].followsFinger else { continue }
        pairs.insert([.recognizer(one.recognizer), .view(hit)])
      }
    }
    return pairs
  }
}

extension View {
  /// Whether something moves in it as long as it has the touch.
  var followsFinger: Bool {
    kind == .slider || [.handles, .handlesAndCallsSuper].contains(overrides[.moved])
  }

  /// Whether a lift in it sets something off.
  fileprivate var actsAtLift: Bool {
    kind.isControl || [.handles, .handlesAndCallsSuper].contains(overrides[.ended])
  }
}

extension RecognizerKind {
  /// Whether something moves under the finger with it.
  fileprivate var follows: Bool {
    [.pan, .edgePan, .scrollPan].contains(self)
  }
}

extension Edit {
  /// The view whose class would override what hit testing asks.
  fileprivate var overridden: ViewID? {
    guard case .assign(.responder(.view(let view)), let property, .word) = self,
      property == "pointInside" || property == "hitTest"
    else { return nil }
    return view
  }

  /// The view whose class does not override `hitTest` any more.
  fileprivate var withoutHitTest: ViewID? {
    guard case .assign(.responder(.view(let view)), "overridesHitTest", .truth(false)) = self else {
      return nil
    }
    return view
  }

  fileprivate func hides(oneOf views: [ViewID]) -> Bool {
    guard case .assign(_, "isHidden", .truth(true)) = self else { return false }
    return view.map(views.contains) ?? false
  }

  /// The view whose property changes.
  fileprivate var view: ViewID? {
    guard case .assign(.responder(.view(let view)), _, _) = self else { return nil }
    return view
  }

  /// The view that takes no touches any more.
  fileprivate var disabled: ViewID? {
    guard case .assign(.responder(.view(let view)), let property, let value) = self else {
      return nil
    }
    switch (property, value) {
    case ("isUserInteractionEnabled", .truth(false)), ("isHidden", .truth(true)): return view
    case ("alpha", .number(0)): return view
    default: return nil
    }
  }

  fileprivate var isFrame: Bool {
    if case .assign(_, "frame", _) = self { true } else { false }
  }
}

extension Scene {
  /// Whether a view is drawn in front of another one by its `zPosition`, among the siblings that lead to
  /// them.
  fileprivate func isSeen(_ view: ViewID, inFrontOf other: ViewID) -> Bool {
    let (own, others) = (path(from: view), path(from: other))
    guard let (mine, its) = zip(own.reversed(), others.reversed()).first(where: { $0 != $1 }) else {
      return false
    }
    return self[mine].zPosition > self[its].zPosition
  }
}

extension View {
  /// Whether its class is there to be touched: what scrolls, a control, a map, a web view.
  fileprivate var isForTouches: Bool {
    scrolling != nil || kind.isControl || kind.editsText
      || knownClass?.known.traits.contains(.makesSubviews) == true
  }

  fileprivate var isFlat: Bool { bounds.size.width <= 0 || bounds.size.height <= 0 }

  /// Whether it is of a class that UIKit names and apps seldom subclass.
  fileprivate var isOfUIKitsClass: Bool {
    !kind.traits.contains(.subclassed) && (customClass.map(isSystemClass) ?? true)
  }
}

extension Goal {
  /// The touch it is about, or else the one with which it came nearest.
  fileprivate func nearestLanding(in trace: Trace) -> Landing? {
    if let landing { return landing }
    let touch: Int? =
      switch self {
      case .gets, .tracks: nil
      case .recognizes(let recognizer, _): trace.whyNot(recognizer).touch
      case .selects(let row, _): trace.whyNot(selecting: row).touch
      case .hears(let responder, _): trace.whyUnheard(responder).touch
      case .comesTo(_, let view, _): trace.nearestTouch(to: view)
      case .sends(let action, _): trace.whyNot(action: action).lazy.compactMap { $0.touch }.first
      }
    return touch.flatMap { trace.landing(of: $0) }
  }

  /// The view that has to be hit for it, where there is one.
  package func view(in scene: Scene) -> ViewID? {
    switch self {
    // 19.22: a tap beside a sheet is not on it.
    case .comesTo(.isDismissed, _, _), .comesTo(.isPopped, _, _): return nil
    case .gets(let view, _), .tracks(let view, _), .selects(let view, _), .comesTo(_, let view, _):
      return view
    case .recognizes(let recognizer, _): return scene[recognizer].view
    case .hears: return nil
    case .sends(let action, _):
      let views = scene.registrations(of: action).map { sender, _ in
        switch sender {
        case .control(let view): view
        case .recognizer(let id): scene[id].view
        }
      }
      // A sender without a frame cannot be tapped.
      return views.first { scene.placeless(around: $0) == nil } ?? views.first
    }
  }
}
