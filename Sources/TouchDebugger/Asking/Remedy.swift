import TouchCore
import TouchInquiry

//   candidates ──tried──▶ enough ──weighed──▶ in order
//                                  │
//                                  ├ harm     what somebody else has no longer
//                                  ├ reach    how much of the view a tap hits then
//                                  └ weight   what UIKit's documentation would do first

/// Edits that are enough, and what comes with them.
struct Remedy: Hashable, Sendable {
  /// What is otherwise, made one after the other.
  let edits: [Edit]
  /// What somebody loses by it.
  let harm: [Harm]
  /// How much of it hardly anybody would write.
  let strain: Int
  /// At how many of its points a tap hits the view then, a measure to compare by.
  let reach: Int

  /// What is proposed first has the least of it.
  fileprivate var burden: (Int, Int, Int, Int) {
    let wanted = edits.compactMap(\.steered).map(Harm.noLongerRecognizes)
    return (
      harm.filter { !wanted.contains($0) }.count, strain, -reach,
      edits.map(\.weight).reduce(0, +)
    )
  }
}

extension [Remedy] {
  /// The remedies in the order to show them: what harms least, then what mends most, then what is
  /// done first by those who know UIKit.
  func bestFirst() -> [Remedy] {
    enumerated().sorted { one, other in
      let (left, right) = (one.element.burden, other.element.burden)
      return left == right ? one.offset < other.offset : left < right
    }
    .map(\.element)
  }
}

/// Weighs what is enough against the record as it was.
struct Scales {
  private let before: Fates
  private let landing: Landing?
  private let reach: Reach?
  private let scene: Scene

  init(_ goal: Goal, _ trace: Trace) {
    scene = trace.scene
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
  func weigh(_ edits: [Edit], _ after: Trace) -> Remedy {
    let harm = before.harm(in: Fates(after), sparing: landing)
    guard let reach, let landing, let outcome = after.outcome(of: landing),
      let scene = after.touchDown(of: outcome.touch)?.scene
    else { return Remedy(edits: edits, harm: harm, strain: strain(of: edits), reach: 0) }
    let change = reach.change(in: scene)
    return Remedy(
      edits: edits, harm: harm + change.dead.map { .noLongerHit($0) }, strain: strain(of: edits),
      reach: change.count)
  }

  /// Overrides of a class that is not the app's need a class first, and one that makes up for a view
  /// without width or height hides what is wrong; where one frame is mended, the next is as well.
  private func strain(of edits: [Edit]) -> Int {
    let overrides = edits.compactMap(\.overridden)
    let strained = overrides.count { scene[$0].isFlat || scene[$0].isOfUIKitsClass }
    let isMixed = !overrides.isEmpty && overrides.count < edits.count
    return strained + (isMixed && edits.contains { $0.isFrame } ? 1 : 0)
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

  fileprivate var isFrame: Bool {
    if case .assign(_, "frame", _) = self { true } else { false }
  }
}

extension View {
  fileprivate var isFlat: Bool { bounds.size.width <= 0 || bounds.size.height <= 0 }

  /// Whether it is of a class that UIKit names and apps seldom subclass.
  fileprivate var isOfUIKitsClass: Bool {
    !kind.traits.contains(.subclassed) && (customClass.map(isSystemClass) ?? true)
  }
}

extension Goal {
  /// The touch it is about, or else the one with which it came nearest.
  fileprivate func nearestLanding(in trace: Trace) -> Landing? {
    let touch: Int?
    switch self {
    case .gets(_, let landing), .tracks(_, let landing): return landing
    case .recognizes(let recognizer, let landing):
      if let landing { return landing }
      touch = trace.whyNot(recognizer).touch
    case .selects(let row, let landing):
      if let landing { return landing }
      touch = trace.whyNot(selecting: row).touch
    case .hears(let responder, let landing):
      if let landing { return landing }
      touch = trace.whyUnheard(responder).touch
    case .sends(let action, let landing):
      if let landing { return landing }
      touch = trace.whyNot(action: action).compactMap(\.touch).first
    }
    return touch.flatMap { trace.landing(of: $0) }
  }

  /// The view that has to be hit for it, where there is one.
  func view(in scene: Scene) -> ViewID? {
    switch self {
    case .gets(let view, _), .tracks(let view, _), .selects(let view, _): return view
    case .recognizes(let recognizer, _): return scene[recognizer].view
    case .hears: return nil
    case .sends(let action, _):
      return scene.registrations(of: action).first.map { sender, _ in
        switch sender {
        case .control(let view): view
        case .recognizer(let id): scene[id].view
        }
      }
    }
  }
}
