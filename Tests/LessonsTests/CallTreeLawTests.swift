import TestSupport
import Testing
import TouchCore
import TouchInquiry

@testable import Lessons
@testable import TouchDebugger

/// What holds of every way over a record and of the stack shown at each step, in all lessons and in
/// random scenes.
@Suite("One call tree") struct CallTreeLawTests {
  @Test(arguments: LessonFiles.ids) func `the laws hold in every scene of a lesson`(id: String) {
    let document = LessonDocument(markdown: LessonFiles.lesson(id))
    let claims = LessonFences(document.fences, file: "lesson.md", lines: document.lines).claims
    for stage in Set(claims.map(\.stage)) { check(stage.trace(), id) }
  }

  @Test(arguments: 0..<UInt64(isSlowRun ? 600 : 60))
  func `the laws hold in random scenes`(seed: UInt64) {
    var g = SeededGenerator(seed: seed)
    let scene = seed.isMultiple(of: 2) ? gestureScene(using: &g) : randomScene(using: &g)
    let script =
      seed.isMultiple(of: 2)
      ? gestureScript(for: scene, using: &g) : randomScript(for: scene, using: &g)
    check(record(script, in: scene), "\(seed)")
  }

  private func check(_ trace: Trace, _ label: String) {
    let breaches = CallTreeLaw(trace).breaches
    for (law, places) in breaches.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(label): \(law): \(places.count) of \(trace.count), at \(places.prefix(5))")
    }
  }
}

/// Holds a record against the laws.
private struct CallTreeLaw {
  let trace: Trace
  /// The steps that open the calls around each position, the outermost first; the last is the end.
  private let paths: [[Int]]

  init(_ trace: Trace) {
    self.trace = trace
    paths = (0...trace.count + 1).map { trace.frames(at: $0).reversed().map(\.open) }
  }

  /// The steps at which a law is broken.
  var breaches: [String: [Int]] {
    var found: [String: [Int]] = [:]
    for cursor in paths.indices {
      for (law, holds) in laws(at: cursor) where !holds { found[law, default: []].append(cursor) }
    }
    return found
  }

  private func laws(at cursor: Int) -> [(String, Bool)] {
    [
      ("over never ends deeper", Direction.allCases.allSatisfy { overIsLevel(cursor, $0) }),
      ("out ends shallower", Direction.allCases.allSatisfy { outIsShallower(cursor, $0) }),
      ("forward and back are inverse", isInverse(cursor)),
      ("only an end is not left", Direction.allCases.allSatisfy { isLeft(cursor, $0) }),
      ("the shown stack is a path", isPath(cursor)),
      ("a step opens at most one call", isOnePlace(cursor)),
    ]
  }

  /// Where a motion leads; nil if it is refused, or ends where it began.
  private func target(_ motion: Motion, _ direction: Direction, from cursor: Int) -> Int? {
    let target = trace.target(of: motion, direction, from: cursor)?.position
    return target == cursor ? nil : target
  }

  /// How many calls are around a position; the ends are beside the events.
  private func depth(_ cursor: Int) -> Int { max(paths[cursor].count, 1) }

  private func isLeft(_ cursor: Int, _ direction: Direction) -> Bool {
    let end = direction == .forwards ? trace.count + 1 : 0
    return trace.isEmpty
      || [Motion.step, .next].allSatisfy {
        (target($0, direction, from: cursor) == nil) == (cursor == end)
      }
  }

  private func overIsLevel(_ cursor: Int, _ direction: Direction) -> Bool {
    target(.next, direction, from: cursor).map { depth($0) <= depth(cursor) } ?? true
  }

  private func outIsShallower(_ cursor: Int, _ direction: Direction) -> Bool {
    guard depth(cursor) > 1 else {
      return trace.target(of: .finish, direction, from: cursor) == nil
    }
    return target(.finish, direction, from: cursor).map { depth($0) < depth(cursor) } ?? false
  }

  private func isInverse(_ cursor: Int) -> Bool {
    for (way, back) in [(Direction.forwards, Direction.backwards), (.backwards, .forwards)] {
      if let there = target(.step, way, from: cursor),
        target(.step, back, from: there) != cursor
      {
        return false
      }
      if let there = target(.next, way, from: cursor), depth(there) == depth(cursor),
        target(.next, back, from: there) != cursor
      {
        return false
      }
      // Out of a call and back over it is the way out on the other side.
      if let there = target(.finish, way, from: cursor),
        let before = target(.finish, back, from: cursor), depth(there) == depth(before),
        target(.next, back, from: there) != before
      {
        return false
      }
    }
    return true
  }

  private func isPath(_ cursor: Int) -> Bool {
    guard trace.indices.contains(cursor - 1) else { return paths[cursor].isEmpty }
    let frames = trace.frames(at: cursor)
    let nests = zip(frames, frames.dropFirst()).allSatisfy { inner, outer in
      (outer.open < inner.open || outer.open == inner.open && !outer.isCall)
        && inner.close <= outer.close
    }
    return nests && !frames.isEmpty
      && frames.allSatisfy { $0.open <= cursor && cursor <= $0.close }
  }

  private func isSendEvent(_ step: Int) -> Bool {
    if case .queueTake = trace[step - 1] { true } else { false }
  }

  /// Rule 1.2: the first step that tells a recognizer or a view opens `sendEvent` around its call.
  private func isOnePlace(_ cursor: Int) -> Bool {
    guard cursor > 1, trace.indices.contains(cursor - 1) else { return true }
    let (before, here) = (paths[cursor - 1], paths[cursor])
    let common = zip(before, here).prefix { $0 == $1 }.count
    let opened = here.dropFirst(common)
    let calls = opened.first.map { isSendEvent($0) } == true ? opened.dropFirst() : opened
    return calls.isEmpty || Array(calls) == [cursor]
  }
}
