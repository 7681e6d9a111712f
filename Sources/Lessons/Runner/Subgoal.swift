import TouchCore
import TouchNarration

//  takes touches? · point inside? · asks subviews · passes it up · answers itself

/// What a step of finding the view is for: a label for the margin of a walk, always in the same
/// words.
///
/// The phase itself stands in the heading of the step.
enum Subgoal: Hashable, Sendable, CaseIterable {
  case takesTouches, isInside, subviews, passesUp, itself

  /// The label; short, since a picture stands beside it.
  var label: Phrase {
    switch self {
    case .takesTouches: Phrase(en: "takes touches?", zh: "能接收触摸吗？")
    case .isInside: Phrase(en: "point inside?", zh: "点在里面吗？")
    case .subviews: Phrase(en: "asks subviews", zh: "询问子视图")
    case .passesUp: Phrase(en: "passes it up", zh: "向上返回")
    case .itself: Phrase(en: "returns itself", zh: "返回自己")
    }
  }
}

extension Subgoal {
  /// What a step is for; nil if it is not part of the search for a view.
  init?(of step: Step, in scene: Scene) {
    switch step {
    case .hitAsk(_, _, _, let verdict) where verdict.cannotReceive: self = .takesTouches
    case .hitAsk(let view, _, _, .inside):
      self = scene[view].subviews.isEmpty ? .isInside : .subviews
    case .hitAsk: self = .isInside
    case .hitReturn(let view, _, let answer?): self = answer == view ? .itself : .passesUp
    default: return nil
    }
  }
}
