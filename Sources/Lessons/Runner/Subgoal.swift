import TouchCore
import TouchNarration

//  FIND › CAN IT? · INSIDE? · CHILDREN, NEWEST FIRST · ELSE ME
//  QUEUE · FIND · RECOGNIZERS · VIEW · CHAIN

/// What a step is for: a label for the margin of a walk, always in the same words.
enum Subgoal: Hashable, Sendable, CaseIterable {
  case queue, find, recognizers, view, chain
  // The parts of finding.
  case canIt, isInside, children, elseMe

  /// The label.
  var label: Phrase {
    switch self {
    case .queue: Phrase(en: "QUEUE", zh: "排队")
    case .find: Phrase(en: "FIND", zh: "查找")
    case .recognizers: Phrase(en: "RECOGNIZERS", zh: "识别器")
    case .view: Phrase(en: "VIEW", zh: "视图")
    case .chain: Phrase(en: "CHAIN", zh: "响应者链")
    case .canIt: Phrase(en: "FIND › CAN IT?", zh: "查找 › 能接收吗？")
    case .isInside: Phrase(en: "FIND › INSIDE?", zh: "查找 › 在里面吗？")
    case .children: Phrase(en: "FIND › CHILDREN, NEWEST FIRST", zh: "查找 › 子视图，从新到旧")
    case .elseMe: Phrase(en: "FIND › ELSE ME", zh: "查找 › 否则是我")
    }
  }
}

extension Subgoal {
  /// What a step is for.
  init(of step: Step, in scene: Scene) {
    switch step {
    case .hitAsk(_, _, _, let verdict) where verdict.cannotReceive: self = .canIt
    case .hitAsk(let view, _, _, .inside):
      self = scene[view].subviews.isEmpty ? .isInside : .children
    case .hitAsk: self = .isInside
    case .hitReturn(let view, _, let answer) where answer == view: self = .elseMe
    case .hitReturn: self = .children
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitResult, .touchBind, .touchDeliver,
      .chainNext, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate, .control, .action,
      .scroll, .row, .focus, .presentation:
      self.init(step.phase)
    }
  }

  private init(_ phase: Phase) {
    switch phase {
    case .queue: self = .queue
    case .find: self = .find
    case .recognizers: self = .recognizers
    case .view: self = .view
    case .chain: self = .chain
    }
  }
}
