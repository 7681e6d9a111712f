import TouchCore
import TouchDebugger
import TouchNarration

/// A lesson cut into stops, and the place of the learner in it.
struct StopPlayer: Sendable {
  /// The stops.
  let stops: [LessonStop]
  /// The scenes and touches that are written in the lesson.
  let cast: LessonCast
  /// The place of the stop that is shown; past the last one the lesson is over.
  private(set) var place = 0
  /// How far the learner is with it.
  var state: StopState
  /// The scene and touch that can be stepped through here.
  var stage: Stage?
  /// The copy of the scene that the learner plays with, while the sandbox is open.
  var sandbox: Stage?
  /// How many steps of each record the learner has walked through.
  private(set) var walked: [StageKey: Int] = [:]

  init(_ lesson: Lesson) {
    let found = StopBuilder.stops(of: lesson.document.blocks)
    stops = found.isEmpty ? [LessonStop(blocks: [], activity: .reading)] : found
    cast = LessonCast(lesson)
    state = StopState(stops[0])
  }

  /// The stop that is shown; nil past the last one.
  var stop: LessonStop? { place < stops.count ? stops[place] : nil }

  /// Whether every stop is behind.
  var isAtEnd: Bool { place >= stops.count }

  /// Goes to a stop and makes its scene and touch ready.
  mutating func enter(_ place: Int, language: Language) {
    self.place = min(max(place, 0), stops.count)
    sandbox = nil
    guard let stop else { return }
    state = StopState(stop)
    guard let key = key(of: stop) else { return }
    // A record that is known already may be looked at on; another one begins before its first step.
    if stage?.key != key || isGuarded || stage?.changes.isEmpty == false {
      stage = cast.stage(key, language: language)
    }
  }

  /// Begins the walk of the stop anew.
  mutating func walkAgain() {
    if let stop { state = StopState(stop) }
  }

  /// Notes that the learner has seen the steps up to a number.
  mutating func noteWalk(upTo number: Int) {
    guard let key = stage?.key else { return }
    walked[key] = max(walked[key] ?? 0, number)
  }

  /// Whether stepping on would tell the answer to the question that is asked here, or right after
  /// what is read here.
  var isGuarded: Bool {
    guard let stop else { return false }
    if state.isAsking { return isGuarded(by: stop) }
    guard stop.activity == .reading, place + 1 < stops.count else { return false }
    let next = stops[place + 1]
    return key(of: next) == stage?.key && isGuarded(by: next)
  }

  private func isGuarded(by stop: LessonStop) -> Bool {
    guard let stage = stage(of: stop) else { return false }
    switch stop.activity {
    case .predict, .quiz, .order:
      return lastStepOfAnswer(to: stop, stage) > walked[stage.key] ?? 0
    case .attempt, .reading, .walk, .compare, .explain: return false
    }
  }

  private func stage(of stop: LessonStop) -> Stage? {
    key(of: stop).flatMap { cast.stage($0, language: .english) }
  }

  /// The number of the last step that must be known to answer.
  private func lastStepOfAnswer(to stop: LessonStop, _ stage: Stage) -> Int {
    if case .order(let fence) = stop.activity {
      return (OrderQuestion(fence, stage)?.lastStep ?? 0) + 1
    }
    return (ChoiceQuestion(stop, stage, .english)?.evidence.max() ?? 0) + 1
  }

  /// The scene and touch of a stop: those its fence names, or those last shown.
  private func key(of stop: LessonStop) -> StageKey? {
    let shown = stops.prefix(place + 1).flatMap { $0.blocks.flatMap(\.fences) }
    let scene = stop.activity.fence?["scene"] ?? cast.firstScene
    let touch =
      stop.activity.fence?["on"] ?? shown.last { $0.kind == .touch }?.id ?? cast.firstTouch
    guard let scene, let touch else { return nil }
    return StageKey(scene: scene, touch: touch)
  }
}
