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
    case .find: Phrase(en: "FIND", zh: "寻找")
    case .recognizers: Phrase(en: "RECOGNIZERS", zh: "识别器")
    case .view: Phrase(en: "VIEW", zh: "视图")
    case .chain: Phrase(en: "CHAIN", zh: "响应者链")
    case .canIt: Phrase(en: "FIND › CAN IT?", zh: "寻找 › 能接收吗？")
    case .isInside: Phrase(en: "FIND › INSIDE?", zh: "寻找 › 在里面吗？")
    case .children: Phrase(en: "FIND › CHILDREN, NEWEST FIRST", zh: "寻找 › 子视图，从新到旧")
    case .elseMe: Phrase(en: "FIND › ELSE ME", zh: "寻找 › 否则是我")
    }
  }
}

extension Trace {
  /// What a step is for.
  func subgoal(at index: Int) -> Subgoal {
    switch self[index] {
    case .hitAsk(_, _, _, let verdict) where verdict.cannotReceive: return .canIt
    case .hitAsk(let view, _, _, .inside):
      return scene[view].subviews.isEmpty ? .isInside : .children
    case .hitAsk: return .isInside
    case .hitReturn(let view, _, let answer) where answer == view: return .elseMe
    case .hitReturn: return .children
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitResult, .touchBind, .touchDeliver,
      .chainNext, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate, .control, .action,
      .scroll, .focus:
      break
    }
    switch self[index].phase {
    case .queue: return .queue
    case .find: return .find
    case .recognizers: return .recognizers
    case .view: return .view
    case .chain: return .chain
    }
  }
}

extension LessonRunner {
  /// Puts what the step is for into the margin of its first line.
  mutating func labelMargin(from start: Int) {
    guard let stage = player.playground, stage.debugger.cursor > 0,
      let line = turn.reply.lines.indices.dropFirst(start).first(where: {
        turn.reply.lines[$0].plain.hasPrefix("#")
      })
    else { return }
    let label = stage.trace.subgoal(at: stage.debugger.cursor - 1).label[language].plain
    let gap = width - turn.reply.lines[line].width - displayWidth(label)
    guard gap > 1 else { return }
    turn.reply.lines[line] += "\(String(repeating: " ", count: gap))\(dim: label)"
  }
}
