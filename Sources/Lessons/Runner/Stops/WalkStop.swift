import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration

/// Steps of the record to be walked through.
struct WalkStop {
  /// The steps that the fences show: from the cursor before the first to the last.
  let steps: Range<Int>
  private let trace: Trace
  /// The levels of all fences but the outcome's.
  private let levels: Set<ExpectLevel>

  /// The steps that the walk shows, and the one at which it ends: of messages those at which one comes or
  /// is delayed and those at which a delegate or a view is asked, of a chain those of the chain, of both
  /// all that is no search, else all.
  private var shown: [Int] {
    let said = Set(
      levels == [.deliver] ? ExpectLevel.deliver.said(in: trace).map { $0.step } : [])
    return steps.filter { index in
      let phase = trace[index].phase
      guard index != steps.upperBound - 1 else { return true }
      switch levels {
      case [.deliver]:
        // What becomes of a message, who delays it, and who lets a recognizer have a touch.
        switch trace[index] {
        case .gate, .recognizer(.ask): return true
        default: return said.contains(index)
        }
      case [.chain]: return phase == .view || phase == .chain
      case [.deliver, .chain]: return phase != .find && phase != .queue
      default: return true
      }
    }
  }

  /// Whether it leaves steps out between the first and the last, so that their numbers jump.
  var hasGaps: Bool { shown.count < steps.count }

  /// How many steps bring the walk on.
  ///
  /// - Parameter stays: Whether the walk stops at a step in any case.
  func stride(from cursor: Int, stays: (Int) -> Bool = { _ in false }) -> Int {
    guard cursor < steps.upperBound else { return 1 }
    let next = WalkPauses(shown, in: trace, stays: stays).steps.first { $0 >= cursor }
    return (next.map { $0 + 1 } ?? steps.upperBound) - cursor
  }

  /// Says in a line each what lies between two stops of the walk.
  static func sayPassed(_ steps: Range<Int>, in session: inout LessonSession) {
    guard session.player.state.isWalking, !steps.isEmpty, let walk = WalkStop(session.player) else {
      return
    }
    let narrator = Narrator(walk.trace, session.language)
    for step in walk.shown where steps.contains(step) {
      let paragraph = narrator.paragraph(step)
      session.say(paragraph.text, indent: paragraph.indent)
    }
  }

  /// The steps that a walk shows; nil where the stop is none.
  init?(_ stop: LessonStop?, of player: StopPlayer, in trace: Trace?) {
    guard case .walk(let fences)? = stop?.activity, let trace else { return nil }
    let walked = fences.compactMap { fence -> (level: ExpectLevel, steps: Range<Int>)? in
      guard let level = player.claim(fence)?.level,
        let steps = LevelSteps(trace: trace, isOneLine: fence.body.count == 1)[level]
      else { return nil }
      return (level, steps)
    }
    // What became of it all is said at the end; it does not make a walk begin any sooner.
    let told = walked.filter { $0.level != .outcome }
    let starts = (told.isEmpty ? walked : told).map { $0.steps.lowerBound }
    guard let first = starts.min(), let end = walked.map({ $0.steps.upperBound }).max() else {
      return nil
    }
    steps = first..<end
    levels = Set(told.map { $0.level })
    self.trace = trace
  }

  /// The walk of the stop that is shown.
  init?(_ player: StopPlayer) {
    self.init(player.stop, of: player, in: player.playground?.trace)
  }

  /// Says, at the first walk of a lesson that does so, that steps are left out.
  static func explainGaps(in session: inout LessonSession) {
    guard !session.player.knowsGaps, let walk = WalkStop(session.player), walk.hasGaps else {
      return
    }
    session.player.knowsGaps = true
    session.space()
    session.say(RunnerWords.gaps)
  }

  /// Stands before the first step of a walk.
  static func prepare(_ player: inout StopPlayer) {
    guard player.state.isWalking, let walk = WalkStop(player) else { return }
    player.stand(before: walk.steps.lowerBound)
  }

  /// Looks whether the walk has come to its end.
  static func noteMotion(in session: inout LessonSession) {
    guard session.player.state.isWalking, let stage = session.player.playground else { return }
    let end = WalkStop(session.player)?.steps.upperBound ?? stage.trace.count
    guard stage.debugger.cursor >= end else { return }
    session.player.state.settle()
    session.player.noteWalk(upTo: end)
    session.showAfterword()
  }

  /// Puts what the step is for into the margin of its first line.
  static func labelMargin(from start: Int, in session: inout LessonSession) {
    let lines = session.turn.reply.lines
    guard session.player.state.isWalking, let stage = session.player.playground,
      let heading = stage.debugger.heading,
      let line = lines.indices.dropFirst(start).first(where: {
        lines[$0].plain.hasPrefix(heading.plain)
      }),
      let subgoal = Subgoal(of: stage.trace[stage.debugger.cursor - 1], in: stage.trace.scene)
    else { return }
    let label = subgoal.label[session.language].plain
    let gap = session.width - lines[line].width - displayWidth(label)
    guard gap > 1 else { return }
    session.turn.reply.lines[line] += "\(String(repeating: " ", count: gap))\(dim: label)"
  }
}

/// The steps that a level of `expect` shows, of all touches; counted as cursors are.
private struct LevelSteps {
  let trace: Trace
  /// Whether every message goes one way, so that the first one shows it.
  let isOneLine: Bool

  subscript(level: ExpectLevel) -> Range<Int>? {
    let touches = trace.outcomes.map { $0.touch }
    switch level {
    case .hop:
      let searches = touches.flatMap { touch in
        trace.indices(ofTouchDown: touch).filter { trace[$0].phase == .find }
      }
      guard let first = searches.min(),
        let last = touches.compactMap({ SearchSteps(trace, $0).result }).max()
      else { return nil }
      return first..<last + 1
    case .chain:
      let all = trace.indices.filter { trace[$0].phase == .view || trace[$0].phase == .chain }
      // What has no place, such as a shake, is no touch.
      let messages = isOneLine && !touches.isEmpty ? Deliveries(trace).began(1) : all
      guard let first = messages.first, let last = messages.last else { return nil }
      return first..<last + 1
    case .deliver:
      // A message may be held back, and recognizers hear of the touch before the view does.
      let found = SearchSteps(trace, touches.first ?? 1).result ?? 0
      let first = trace.indices[found...].first { index in
        switch trace[index].phase {
        case .recognizers, .view, .chain: true
        case .queue, .find: false
        }
      }
      return first.map { $0..<trace.count }
    case .outcome: return 0..<trace.count
    }
  }
}

extension LessonClaim {
  /// How the record is written that a walk shows.
  fileprivate var level: ExpectLevel? {
    guard case .expect(let expectation) = content else { return nil }
    return expectation.level
  }
}
