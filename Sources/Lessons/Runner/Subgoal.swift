import TouchCore
import TouchNarration

//  CAN IT? · INSIDE? · CHILDREN, NEWEST FIRST · ELSE ME

/// What a step of finding the view is for: a label for the margin of a walk, always in the same
/// words.
///
/// The phase itself stands in the heading of the step.
enum Subgoal: Hashable, Sendable, CaseIterable {
  case canIt, isInside, children, elseMe

  /// The label.
  var label: Phrase {
    switch self {
    case .canIt: Phrase(en: "CAN IT?", zh: "能接收吗？")
    case .isInside: Phrase(en: "INSIDE?", zh: "点在里面吗？")
    case .children: Phrase(en: "CHILDREN, NEWEST FIRST", zh: "从最后一个子视图问起")
    case .elseMe: Phrase(en: "ELSE ME", zh: "都没有，返回自己")
    }
  }
}

extension Subgoal {
  /// What a step is for; nil if it is not part of the search for a view.
  init?(of step: Step, in scene: Scene) {
    switch step {
    case .hitAsk(_, _, _, let verdict) where verdict.cannotReceive: self = .canIt
    case .hitAsk(let view, _, _, .inside):
      self = scene[view].subviews.isEmpty ? .isInside : .children
    case .hitAsk: self = .isInside
    case .hitReturn(let view, _, let answer): self = answer == view ? .elseMe : .children
    default: return nil
    }
  }
}
