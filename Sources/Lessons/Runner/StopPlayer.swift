import TouchCore
import TouchDebugger
import TouchNarration

/// A lesson cut into stops, and the place of the learner in it.
struct StopPlayer: Sendable {
  /// The stops.
  let stops: [LessonStop]
  /// What the fences of the lesson ask and claim.
  let fences: LessonFences
  /// The place of the stop that is shown; past the last one the lesson is over.
  private(set) var place = 0
  /// How far the learner is with it.
  var state: StopState
  /// The scene and touch that can be stepped through here.
  @Boxed var playground: Playground? = nil
  /// The copy of the scene that the learner plays with, while the sandbox is open.
  @Boxed var sandbox: Playground? = nil
  /// The question about the scene that the learner made, after a try.
  var ownQuestion: ChoiceQuestion?
  /// The question that waits before a step.
  var hop: HopQuestion?
  /// What `why` can say of the last answer.
  private var reasons: FurtherReasons?
  /// What the lesson has told and asked so far.
  var hops = HopMemory()
  /// The misconceptions that answers of this lesson were laid to, and refuted.
  private(set) var refuted: Set<String> = []
  /// The misconceptions whose sentence stands on the screen, so that their number says something.
  private var named: Set<String> = []
  /// The scenes that have been drawn.
  private var drawn: Set<String> = []
  /// The scene of the last stop, whose picture a reader still has in mind.
  private var current: String?
  /// Whether the learner knows that walks leave steps out.
  var knowsGaps = false
  /// How many steps of each record the learner has walked through.
  private var walked: [StageKey: Int] = [:]

  init(_ lesson: Lesson) {
    let found = StopBuilder.stops(of: lesson.document.blocks)
    stops = found.isEmpty ? [LessonStop(blocks: [], activity: .reading)] : found
    fences = LessonFences(lesson.fences, file: "\(lesson.id)/lesson.md")
    state = StopState(stops[0])
  }

  /// The stop that is shown; nil past the last one.
  var stop: LessonStop? { place < stops.count ? stops[place] : nil }

  /// Whether every stop is behind.
  var isAtEnd: Bool { place >= stops.count }

  /// What the stop asks or claims; nil where there is only prose.
  var claim: LessonClaim? { stop.flatMap(claim) }

  /// Notes that a misconception was refuted.
  mutating func note(refuted id: String) {
    refuted.insert(id)
    named.insert(id)
  }

  /// Notes that the sentence of a misconception is shown; false where it has been before.
  mutating func name(_ id: String) -> Bool { named.insert(id).inserted }

  /// The scene and touch of the stop that is shown; nil where it is about none.
  var stageOfStop: Stage? { stop.flatMap(claim(of:))?.stage ?? playground?.stage }

  /// A scene that is shown for the first time, or again after another one, with a touch that the lesson
  /// has for it; nil where it has been drawn.
  mutating func unseen(scene id: String) -> Trace? {
    let known = [stageOfStop, fences.stage].compactMap { $0.self } + fences.claims.map { $0.stage }
    guard let stage = known.first(where: { $0.sceneID == id }) else { return nil }
    let isNew = drawn.insert(id).inserted
    let returns = asksAgain(about: id)
    current = id
    return isNew || returns ? stage.trace() : nil
  }

  /// Whether the stop asks about a scene that the stop before it was not about.
  ///
  /// An explanation is asked for after everything else, so its scene has gone by. A task shows the
  /// scene's text as well.
  private func asksAgain(about id: String) -> Bool {
    switch stop?.activity {
    case .explain?: true
    case .predict?, .quiz?, .order?, .drive?: current != id
    case .reading?, .attempt?, .walk?, .compare?, nil: false
    }
  }

  /// Goes to a stop and makes its scene and touch ready.
  mutating func enter(_ place: Int, language: Language) {
    self.place = min(max(place, 0), stops.count)
    sandbox = nil
    ownQuestion = nil
    hop = nil
    reasons = nil
    guard let stop else { return }
    state = StopState(stop)
    guard let stage = claim(of: stop)?.stage ?? playground?.stage ?? lastStage else { return }
    // A record that is known already may be looked at on; another one begins before its first step.
    if playground?.key != stage.key || isGuarded || playground?.changes.isEmpty == false {
      let before = playground
      playground = Playground(stage, language: language)
      guard let before else { return }
      playground?.debugger.keepHabits(of: before.debugger)
      if before.key == stage.key { playground?.debugger.keepNotes(of: before.debugger) }
    }
  }

  /// What the stops before this one were about last, for who comes back in the middle of a lesson.
  private var lastStage: Stage? {
    stops[..<place].reversed().lazy.compactMap { claim(of: $0)?.stage }.first ?? fences.stage
  }

  /// What `why` can say of the last answer; nil if the learner has moved on.
  var furtherReasons: FurtherReasons? {
    get {
      guard sandbox == nil, let debugger = playground?.debugger else { return nil }
      return reasons.flatMap { $0.isHere(debugger) ? $0 : nil }
    }
    set { reasons = newValue }
  }

  /// Begins the walk of the stop anew.
  mutating func walkAgain() {
    if let stop { state = StopState(stop) }
  }

  /// Notes that the learner has seen the steps up to a number.
  mutating func noteWalk(upTo number: Int) {
    guard let key = playground?.key else { return }
    walked[key] = max(walked[key] ?? 0, number)
  }

  /// Whether stepping on would tell the answer to the question that is asked here, or right after
  /// what is read here.
  var isGuarded: Bool {
    guard let stop else { return false }
    if state.isAsking { return isGuarded(by: stop) }
    guard stop.activity == .reading, place + 1 < stops.count else { return false }
    let next = stops[place + 1]
    return claim(of: next)?.stage.key == playground?.key && isGuarded(by: next)
  }

  private func isGuarded(by stop: LessonStop) -> Bool {
    if ownQuestion != nil { return true }
    guard let claim = claim(of: stop) else { return false }
    let trace = claim.stage.trace()
    if case .drive = claim.content { return true }
    let last = ChoiceQuestion(claim, trace)?.lastStep ?? OrderQuestion(claim, trace)?.lastStep
    return last.map { $0 + 1 > walked[claim.stage.key] ?? 0 } ?? false
  }

  /// A translation holds the same fences in other lines, so they are known by what they hold.
  private func claim(of stop: LessonStop) -> LessonClaim? {
    stop.activity.fence.flatMap(claim)
  }

  /// What a fence asks or claims.
  func claim(_ fence: Fence) -> LessonClaim? {
    fences.claims.first {
      $0.fence.kind == fence.kind && $0.fence.id == fence.id && $0.fence.body == fence.body
    }
  }
}
