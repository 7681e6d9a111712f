import SceneLanguage
import TouchCore

//  scene #main ─┐
//  touch #tap ──┴▶ stage ─▶ a task for the reader of each kind of fence

/// What the readers of one lesson's fences share: the fences, their scenes and touches, and what is
/// wrong with them.
final class FenceDesk {
  let misconceptions: Set<String>?
  var notes: LessonNotes
  private(set) var scenes: [String: Scene] = [:]

  private let groups: [FenceKind: [Fence]]
  /// Lines that the Markdown reader has complained about already.
  private let brokenLines: Set<Int>
  /// Every touch that was read, by touch and scene; nil where it does not fit the scene.
  private var scripts: [[String]: TouchScript?] = [:]

  init(
    _ fences: [Fence], notes: LessonNotes, misconceptions: Set<String>?, brokenLines: Set<Int>
  ) {
    groups = Dictionary(grouping: fences, by: { $0.kind })
    self.notes = notes
    self.misconceptions = misconceptions
    self.brokenLines = brokenLines
  }

  func fences(_ kind: FenceKind) -> [Fence] { groups[kind] ?? [] }

  /// The ids of the fences of a kind.
  func ids(_ kind: FenceKind) -> [String] { fences(kind).compactMap { $0.id } }

  /// The id of a fence, empty where it has none.
  private func id(_ fence: Fence) -> String { fence.id ?? "" }

  func isBroken(_ fence: Fence) -> Bool {
    (fence.line...fence.bodyLine + fence.body.count).contains { brokenLines.contains($0) }
  }

  /// The fence that a key names; `other` where the key is not given, nil where it names none.
  func fence(
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

  func readScene(_ fence: Fence) {
    guard !isBroken(fence) else { return }
    let parsed = SceneLanguage.readScene(lines(of: fence))
    notes.take(parsed.diagnostics)
    scenes[id(fence)] = parsed.value
  }

  /// Reads the touches that no claim is about, each in its own scene.
  func readUnusedTouches() {
    let used = Set(scripts.keys.compactMap { $0.first })
    for touch in fences(.touch) where !used.contains(id(touch)) {
      _ = stage(scene: nil, touch: touch)
    }
  }

  /// The scene and touch that count where nothing else is written.
  func defaultStage() -> Stage? {
    fences(.touch).first.flatMap { stage(scene: nil, touch: $0) }
  }

  /// The scene and touch that a fence is about; nil where one of them could not be read.
  func stage(of fence: Fence) -> Stage? {
    let touch = self.fence(.touch, .touch, named: "on", of: fence, or: fences(.touch).first)
    guard let touch else { return nil }
    guard fence["scene"] != nil else { return stage(scene: nil, touch: touch) }
    guard let scene = self.fence(.scene, .scene, named: "scene", of: fence, or: nil) else {
      return nil
    }
    return stage(scene: scene, touch: touch)
  }

  /// A touch in a scene; without a scene in its own, or in the first one.
  private func stage(scene: Fence?, touch: Fence) -> Stage? {
    let found =
      scene ?? fence(.scene, .scene, named: "scene", of: touch, or: fences(.scene).first)
    guard !isBroken(touch), let fence = found, let scene = scenes[id(fence)] else { return nil }
    guard let script = script(touch, in: scene, id(fence)) else { return nil }
    return Stage(sceneID: id(fence), touchID: id(touch), scene: scene, script: script)
  }

  /// Another touch in the scene of a stage.
  func stage(_ stage: Stage, touchedBy touch: Fence) -> Stage? {
    let scene = fences(.scene).first { id($0) == stage.sceneID }
    return scene.flatMap { self.stage(scene: $0, touch: touch) }
  }

  private func script(_ touch: Fence, in scene: Scene, _ sceneID: String) -> TouchScript? {
    let key = [id(touch), sceneID]
    if let known = scripts[key] { return known }
    let parsed = readTouches(lines(of: touch), in: scene)
    notes.take(parsed.diagnostics)
    scripts[key] = .some(parsed.value)
    return parsed.value
  }

  /// The body of a fence, for whoever reads scenes, touches and changes.
  func lines(of fence: Fence) -> SourceLines {
    SourceLines(file: notes.file, lines: fence.body, firstLine: fence.bodyLine)
  }
}
