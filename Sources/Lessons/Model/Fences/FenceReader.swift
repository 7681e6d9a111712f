import SceneLanguage
import TouchCore
import TouchNarration

/// Reads the fences of a lesson: hands each to the reader of its kind.
package struct FenceReader {
  private let fences: [Fence]
  private let desk: FenceDesk
  private(set) var claims: [LessonClaim] = []
  private(set) var defaultStage: Stage?
  // Nobody answers a question with more choices, and thousands would take long to compare.
  package static let mostStatements = 500

  init(
    _ fences: [Fence], notes: LessonNotes, misconceptions: Set<String>?,
    brokenLines: Set<Int> = []
  ) {
    self.fences = fences
    desk = FenceDesk(
      fences, notes: notes, misconceptions: misconceptions, brokenLines: brokenLines)
  }

  /// The scenes by the ids of their fences.
  var scenes: [String: Scene] { desk.scenes }

  /// What is wrong.
  var notes: LessonNotes { desk.notes }

  mutating func run() {
    for fence in fences { checkKeys(of: fence) }
    for fence in desk.fences(.scene) { desk.readScene(fence) }
    for fence in fences { readClaim(fence) }
    defaultStage = desk.defaultStage()
    desk.readUnusedTouches()
  }

  private func say(_ fault: LessonFault, at place: Place) { desk.notes.say(fault, at: place) }

  private func checkKeys(of fence: Fence) {
    let known = fence.kind.keys
    for attribute in fence.attributes where !known.contains(attribute.key) {
      let meant = LessonFault.suggestion(for: attribute.key, known)
      say(
        .unknownKey(attribute.key, fence.kind, meant: meant),
        at: Place(line: fence.line, column: attribute.column, length: attribute.key.count))
    }
    checkRule(of: fence)
    checkTwoWays(of: fence)
    if fence.kind.needsID, fence.id == nil {
      say(.needsID(fence.kind), at: Place(line: fence.line))
    }
  }

  /// The rule that decides a question must be one of the catalogue.
  private func checkRule(of fence: Fence) {
    guard fence.kind.keys.contains("rule"), fence.decidingRule == nil,
      let attribute = fence.attributes.first(where: { $0.key == "rule" })
    else { return }
    say(
      .unknown(.rule, attribute.value, among: Rule.catalogue.map { $0.number.description }),
      at: fence.place(of: attribute))
  }

  private func checkTwoWays(of fence: Fence) {
    guard let attribute = fence.attributes.first(where: { $0.key == "two" }),
      fence.kind.keys.contains("two"), TwoWays(rawValue: attribute.value) == nil
    else { return }
    say(
      .unknown(.twoWays, attribute.value, among: TwoWays.allCases.map { $0.rawValue }),
      at: fence.place(of: attribute))
  }

  private mutating func readClaim(_ fence: Fence) {
    guard fence.kind.isClaim, !desk.isBroken(fence) else { return }
    let before = notes.errorCount
    let found = fence.kind == .solution ? stageOfTry(fence) : desk.stage(of: fence)
    guard let stage = found, let content = content(of: fence, on: stage),
      notes.errorCount == before
    else { return }
    claims.append(LessonClaim(fence: fence, stage: stage, content: content))
  }

  private func stageOfTry(_ fence: Fence) -> Stage? {
    guard fence["for"] != nil else {
      say(.missing("for=TRY"), at: Place(line: fence.line))
      return nil
    }
    let attempt = desk.fence(.try, .attempt, named: "for", of: fence, or: nil)
    return attempt.flatMap { desk.stage(of: $0) }
  }

  private func content(of fence: Fence, on stage: Stage) -> LessonClaim.Content? {
    let statements = fence.kind == .expect ? [] : Statement.all(in: fence)
    guard statements.count <= Self.mostStatements else {
      say(.tooLong(limit: Self.mostStatements), at: Place(line: fence.line))
      return nil
    }
    let task = FenceTask(fence: fence, statements: statements, stage: stage, desk: desk)
    return switch fence.kind {
    case .predict: PredictionReader(task: task).read().map { .predict($0) }
    case .quiz: QuizReader(task: task).read().map { .quiz($0) }
    case .order: OrderingReader(task: task).read().map { .order($0) }
    case .try: AttemptReader(task: task).read().map { .attempt($0) }
    case .solution: SolutionReader(task: task).read().map { .solution($0) }
    case .compare: ComparisonReader(task: task).read().map { .compare($0) }
    case .expect: ExpectationReader(task: task).read().map { .expect($0) }
    case .explain: ExplanationReader(task: task).read().map { .explain($0) }
    case .drive: DriveReader(task: task).read().map { .drive($0) }
    case .scene, .touch: nil
    }
  }
}

extension Fence {
  /// The rule that decides its question, where the author names one: `rule=3.10`.
  var decidingRule: Rule? { self["rule"].flatMap(RuleNumber.init).flatMap(Rule.named) }

  /// Where the value of a key stands.
  func place(of attribute: Attribute) -> Place {
    Place(line: line, column: attribute.valueColumn, length: attribute.value.count)
  }
}
