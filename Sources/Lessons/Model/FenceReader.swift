import SceneLanguage
import TouchCore
import TouchNarration

/// Makes values of a lesson's fences.
struct FenceReader {
  let fences: [Fence]
  let misconceptions: Set<String>?
  var notes: LessonNotes
  private(set) var scenes: [String: Scene] = [:]
  private(set) var claims: [LessonClaim] = []
  private(set) var defaultStage: Stage?
  // Nobody answers a question with more choices, and thousands would take long to compare.
  private static let mostStatements = 500

  private let groups: [FenceKind: [Fence]]
  /// Lines that the Markdown reader has complained about already.
  private let brokenLines: Set<Int>
  /// Every touch that was read, by touch and scene; nil where it does not fit the scene.
  private var scripts: [[String]: TouchScript?] = [:]

  init(
    _ fences: [Fence], notes: LessonNotes, misconceptions: Set<String>?,
    brokenLines: Set<Int> = []
  ) {
    self.fences = fences
    groups = Dictionary(grouping: fences, by: \.kind)
    self.notes = notes
    self.misconceptions = misconceptions
    self.brokenLines = brokenLines
  }

  mutating func run() {
    for fence in fences { checkKeys(of: fence) }
    for fence in fences where fence.kind == .scene { readScene(fence) }
    for fence in fences { readClaim(fence) }
    defaultStage = fences(.touch).first.flatMap { stage(scene: nil, touch: $0) }
    let used = Set(scripts.keys.compactMap(\.first))
    for touch in fences(.touch) where !used.contains(id(touch)) {
      _ = stage(scene: nil, touch: touch)
    }
  }

  /// The fences of a kind.
  func fences(_ kind: FenceKind) -> [Fence] { groups[kind] ?? [] }

  /// The id of a fence, empty where it has none.
  func id(_ fence: Fence) -> String { fence.id ?? "" }

  /// The ids of the fences of a kind.
  func ids(_ kind: FenceKind) -> [String] { fences(kind).compactMap(\.id) }

  private func isBroken(_ fence: Fence) -> Bool {
    (fence.line...fence.bodyLine + fence.body.count).contains { brokenLines.contains($0) }
  }

  // MARK: Keys

  private mutating func checkKeys(of fence: Fence) {
    let known = fence.kind.keys
    for attribute in fence.attributes where !known.contains(attribute.key) {
      let meant = LessonFault.suggestion(for: attribute.key, known)
      notes.say(
        .unknownKey(attribute.key, fence.kind, meant: meant),
        at: Place(line: fence.line, column: attribute.column, length: attribute.key.count))
    }
    checkRule(of: fence)
    if fence.kind.needsID, fence.id == nil {
      notes.say(.needsID(fence.kind), at: Place(line: fence.line))
    }
  }

  /// The rule that decides a question must be one of the catalogue.
  private mutating func checkRule(of fence: Fence) {
    guard fence.kind.keys.contains("rule"), fence.decidingRule == nil,
      let attribute = fence.attributes.first(where: { $0.key == "rule" })
    else { return }
    notes.say(
      .unknown(.rule, attribute.value, among: Rule.catalogue.map(\.number.description)),
      at: fence.place(of: attribute))
  }

  /// The fence that a key names; `other` where the key is not given, nil where it names none.
  mutating func fence(
    _ kind: FenceKind, _ thing: LessonFault.Thing, named key: String, of fence: Fence,
    or other: Fence?
  ) -> Fence? {
    guard let attribute = fence.attributes.first(where: { $0.key == key }) else {
      if other == nil { notes.say(.needs(thing), at: Place(line: fence.line)) }
      return other
    }
    if let named = fences(kind).first(where: { $0.id == attribute.value }) { return named }
    notes.say(
      .unknown(thing, attribute.value, among: ids(kind)), at: fence.place(of: attribute))
    return nil
  }

  // MARK: Scenes and touches

  private mutating func readScene(_ fence: Fence) {
    guard !isBroken(fence) else { return }
    let parsed = SceneLanguage.readScene(lines(of: fence))
    notes.take(parsed.diagnostics)
    scenes[id(fence)] = parsed.value
  }

  /// The scene and touch that a fence is about; nil where one of them could not be read.
  private mutating func stage(of fence: Fence) -> Stage? {
    let touch = self.fence(.touch, .touch, named: "on", of: fence, or: fences(.touch).first)
    guard let touch else { return nil }
    guard fence["scene"] != nil else { return stage(scene: nil, touch: touch) }
    guard let scene = self.fence(.scene, .scene, named: "scene", of: fence, or: nil) else {
      return nil
    }
    return stage(scene: scene, touch: touch)
  }

  /// A touch in a scene; without a scene in its own, or in the first one.
  private mutating func stage(scene: Fence?, touch: Fence) -> Stage? {
    let found =
      scene ?? fence(.scene, .scene, named: "scene", of: touch, or: fences(.scene).first)
    guard !isBroken(touch), let fence = found, let scene = scenes[id(fence)] else { return nil }
    guard let script = script(touch, in: scene, id(fence)) else { return nil }
    return Stage(sceneID: id(fence), touchID: id(touch), scene: scene, script: script)
  }

  /// The same touches in another scene.
  mutating func stage(of scene: Fence, touchedAs stage: Stage) -> Stage? {
    let touch = fences(.touch).first { id($0) == stage.touchID }
    return touch.flatMap { self.stage(scene: scene, touch: $0) }
  }

  /// Another touch in the scene of a stage.
  mutating func stage(_ stage: Stage, touchedBy touch: Fence) -> Stage? {
    let scene = fences(.scene).first { id($0) == stage.sceneID }
    return scene.flatMap { self.stage(scene: $0, touch: touch) }
  }

  private mutating func script(
    _ touch: Fence, in scene: Scene, _ sceneID: String
  ) -> TouchScript? {
    let key = [id(touch), sceneID]
    if let known = scripts[key] { return known }
    let parsed = readTouches(lines(of: touch), in: scene)
    notes.take(parsed.diagnostics)
    scripts[key] = .some(parsed.value)
    return parsed.value
  }

  private func lines(of fence: Fence) -> SourceLines {
    SourceLines(file: notes.file, lines: fence.body, firstLine: fence.bodyLine)
  }

  // MARK: Claims

  private mutating func readClaim(_ fence: Fence) {
    guard fence.kind.isClaim, !isBroken(fence) else { return }
    let before = notes.errorCount
    guard let stage = fence.kind == .solution ? stageOfTry(fence) : stage(of: fence) else {
      return
    }
    guard let content = content(of: fence, on: stage), notes.errorCount == before else { return }
    claims.append(LessonClaim(fence: fence, stage: stage, content: content))
  }

  private mutating func stageOfTry(_ fence: Fence) -> Stage? {
    guard fence["for"] != nil else {
      notes.say(.missing("for=TRY"), at: Place(line: fence.line))
      return nil
    }
    let attempt = self.fence(.try, .attempt, named: "for", of: fence, or: nil)
    return attempt.flatMap { stage(of: $0) }
  }

  private mutating func content(of fence: Fence, on stage: Stage) -> LessonClaim.Content? {
    let statements = fence.kind == .expect ? [] : Statement.all(in: fence)
    guard statements.count <= Self.mostStatements else {
      notes.say(.tooLong(limit: Self.mostStatements), at: Place(line: fence.line))
      return nil
    }
    return switch fence.kind {
    case .predict: prediction(fence, statements, stage).map { .predict($0) }
    case .quiz: quiz(fence, statements, stage).map { .quiz($0) }
    case .order: ordering(fence, statements, stage).map { .order($0) }
    case .try: attempt(fence, statements, stage).map { .attempt($0) }
    case .solution: solution(fence, statements, stage).map { .solution($0) }
    case .compare: comparison(fence, statements, stage).map { .compare($0) }
    case .expect: expectation(fence).map { .expect($0) }
    case .explain: explanation(fence, statements, stage).map { .explain($0) }
    case .evidence: evidence(fence, statements, stage).map { .evidence($0) }
    case .hypotheses: hypotheses(fence, statements, stage).map { .hypotheses($0) }
    case .drive: drive(fence, statements).map { .drive($0) }
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
