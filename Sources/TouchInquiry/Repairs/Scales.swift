import TouchCore

/// Weighs what is enough against the record as it was.
package struct Scales {
  private let before: Fates
  private let landing: Landing?
  private let reach: Reach?
  private let scene: Scene
  private let goal: Goal
  let practice: Practice
  private let together: Set<Set<Mover>>
  private let lone: LoneTouch?

  package init(_ goal: Goal, _ trace: Trace) {
    self.goal = goal
    scene = trace.scene
    landing = goal.nearestLanding(in: trace)
    practice = Practice(goal, landing, trace)
    together = trace.movedTogether
    lone = LoneTouch(trace)
    before = Fates(trace)
    guard let view = practice.subject, let landing,
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
    // 9.27: a gesture takes each of its fingers from the view that it came down on.
    let taken = after.attempts.filter { $0.recognized != nil && wants($0.recognizer) }
      .flatMap { $0.touches }
    harm.removeAll { loss in
      guard case .noLongerGets(let view, let touch) = loss else { return false }
      return taken.contains(touch) && !scene[view].kind.isControl
    }
    // The one touch leaves the row that it selected to whoever should get it.
    if case .gets = goal, before.touches.count == 1 {
      harm.removeAll { if case .noLongerSelects = $0 { true } else { false } }
    }
    // What the edit itself makes has no name in the scene as it is.
    let gains = fates.harm(in: before, sparing: landing).filter { $0.isOf(scene) && !isWanted($0) }
    let change = landing.flatMap { after.outcome(of: $0) }
      .flatMap { after.touchDown(of: $0.touch)?.scene }.flatMap { reach?.change(in: $0) }
    harm += (change?.dead ?? []).map { .noLongerHit($0) }
    let grown = edits.map { growth(by: $0) }.max() ?? 0
    let isLastResort =
      grown >= Self.huge || !after.movedTogether.isSubset(of: together) || selects(beside: after)
      || edits.contains { $0.isOfTheFinger }
    let place = practice.place(of: edits)
    let aims = edits.compactMap { practice.aim(of: $0) }
    let isPartial = change.map { $0.count * 2 < Reach.count } ?? false
    return Remedy(
      edits: edits, harm: (lone?.harm(by: edits) ?? []) + harm,
      gains: (gains + edits.flatMap { goesOn($0, fates) }).uniqued(),
      burden: [
        grown >= 2 * Self.huge ? .max : isLastResort ? edits.count : 0, isPartial ? 1 : 0,
        Practice.isSeldom(place) ? 1 : 0,
        harm.count { loss in !aims.contains { loss.isOf($0) } }, -(change?.count ?? 0), place,
        edits.count,
      ])
  }

  /// 8.7, 9.15: what recognizers that leave the touch to others, or to each other, do all the same.
  private func goesOn(_ edit: Edit, _ fates: Fates) -> [Harm] {
    let stay = scene.recognizerIDs.filter { fates.recognizes($0) && edit.lets($0, in: scene) }
    return stay.flatMap { id -> [Harm] in
      let sends = scene[id].targets.map { Harm.noLongerSends($0.action, .recognizer(id)) }
      return sends.isEmpty ? [.noLongerRecognizes(id)] : sends
    }.filter { !isWanted($0) }
  }

  /// Whether a recognizer is the one that is to recognize.
  private func wants(_ id: RecognizerID) -> Bool {
    switch goal {
    case .recognizes(let wanted, _): id == wanted
    case .sends(let action, _):
      scene.registrations(of: action).contains { $0.sender == .recognizer(id) }
    default: false
    }
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
}

extension Harm {
  /// Whether it is of a recognizer, or of an action that one sends.
  fileprivate func isOf(_ id: RecognizerID) -> Bool {
    switch self {
    case .noLongerRecognizes(id), .noLongerSends(_, .recognizer(id)): true
    default: false
    }
  }
}

extension Edit {
  /// Whether a recognizer may go on with it, beside what it kept from a touch or beside another one.
  fileprivate func lets(_ id: RecognizerID, in scene: Scene) -> Bool {
    guard case .assign(.recognizer(let changed), let property, let value) = self else {
      return false
    }
    switch (property, value) {
    case ("cancelsTouchesInView", .truth(false)), ("delaysTouchesBegan", .truth(false)),
      ("delaysTouchesEnded", .truth(false)):
      return changed == id
    case ("simultaneous", .word(let words)):
      return changed == id || words.split(separator: " ").contains { $0 == scene.name(of: id) }
    default: return false
    }
  }
}

extension Goal {
  /// The touch it is about, or else the one with which it came nearest.
  func nearestLanding(in trace: Trace) -> Landing? {
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
