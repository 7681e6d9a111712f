import Lessons
import SceneLanguage
import TouchCore
import TouchNarration

//  one scene        window 390x844 …  touch #tap …     a scene file
//  several          ```scene #main … ``` ```touch …    their fences, in the order of the lesson

/// The scenes and touches of a lesson, written in the scene language.
struct LessonConversion {
  private let document: LessonDocument
  private let reader: LessonSceneReader
  private let path: String
  private let invocation: Invocation
  private let console: Console

  private struct Part {
    let fence: Fence
    let scene: Scene
    /// What the fingers do; nil for the scene itself.
    var script: TouchScript?
    /// The id of the scene that a touch is for; nil if the touch need not name it.
    var home: String?
  }

  init(text: String, path: String, invocation: Invocation, console: Console) {
    document = LessonDocument(markdown: text)
    reader = LessonSceneReader(document: document, path: path, console: console)
    (self.path, self.invocation, self.console) = (path, invocation, console)
  }

  /// The lines; nil, and said, where a fence that is wanted cannot be read.
  var lines: [String]? {
    guard let scenes = wanted(.scene, .scene, named: invocation[.scene]), !scenes.isEmpty else {
      return nil
    }
    guard let touches = wanted(.touch, .touch, named: invocation[.touch]) else { return nil }
    guard reader.complain(using: scenes + touches) else { return nil }
    var parts: [Part] = []
    for fence in scenes {
      guard let scene = reader.scene(fence) else { return nil }
      parts.append(Part(fence: fence, scene: scene))
    }
    for fence in touches {
      guard let place = scene(of: fence, among: parts) else { continue }
      guard let script = reader.script(fence, place.scene) else { return nil }
      // One that names no scene is for the first.
      let isNamed = fence.attributes.contains { $0.key == FenceKind.scene.rawValue }
      let home = isNamed || place.fence.line == scenes[0].line ? nil : place.fence.id
      parts.append(Part(fence: fence, scene: place.scene, script: script, home: home))
    }
    return scenes.count == 1 ? sceneFile(parts) : fences(parts)
  }

  /// The scene that is asked for, or the first; nil, and said, where it cannot be read.
  var onlyScene: Scene? {
    let choice = Choice(.scene, of: path, invocation, console)
    let fences = document.fences.filter { $0.kind == .scene }
    guard let fence = choice.pick(fences.map { ($0.id ?? FenceKind.scene.rawValue, $0) })?.1,
      reader.complain(using: [fence])
    else { return nil }
    return reader.scene(fence)
  }

  /// The fences of a kind that are to be written; nil, and said, where there is none of a name.
  private func wanted(
    _ kind: FenceKind, _ what: Choice.What, named name: String?
  ) -> [Fence]? {
    let all = document.fences.filter { $0.kind == kind }
    guard name != nil || (all.isEmpty && kind == .scene) else { return all }
    let choice = Choice(what: what, path: path, wanted: name, console: console)
    return choice.pick(all.map { ($0.id ?? kind.rawValue, $0) }).map { [$0.1] }
  }

  /// The scene a touch is for: the one it names, the first that the lesson delivers it in, or the first
  /// whose names it uses; nil, and said, where that scene is not wanted.
  private func scene(of touch: Fence, among parts: [Part]) -> Part? {
    let scenes = parts.filter { $0.script == nil }
    let named = touch.attributes.first { $0.key == "scene" }?.value
    let all = scenes.filter { named == nil || $0.fence.id == named }
    let meant = LessonPairs(document.fences)
      .scenes(all.map { ($0.fence.id ?? FenceKind.scene.rawValue, $0.fence) }, of: touch.id)
    let candidates = all.filter { part in meant.contains { $0.1.line == part.fence.line } }
    let isOnlyTouch = invocation[.touch] != nil
    if let fitting = candidates.first(where: { fits(touch, $0.scene) }) { return fitting }
    // What is wrong with it is said when it is read.
    if invocation[.scene] == nil || isOnlyTouch { return candidates.first ?? scenes.first }
    return console.refuse(
      en: "touch '\(touch.id ?? "touch")' belongs to another scene; left out",
      zh: "触摸“\(touch.id ?? "touch")”不属于这个场景，没有写出")
  }

  private func fits(_ touch: Fence, _ scene: Scene) -> Bool {
    readTouches(reader.source(of: touch), in: scene).value != nil
  }

  private func sceneFile(_ parts: [Part]) -> [String] {
    guard let first = parts.first else { return [] }
    var file = SceneFile(scene: first.scene)
    for part in parts {
      guard let script = part.script else { continue }
      file.touches.append((freeID(part.fence.id ?? "touch", in: file), script))
    }
    return writeSceneFile(file)
  }

  /// An id that no touch of a file has.
  private func freeID(_ id: String, in file: SceneFile) -> String {
    let taken = Set(file.touches.map(\.id))
    guard taken.contains(id) else { return id }
    return (2...).lazy.map { "\(id)\($0)" }.first { !taken.contains($0) } ?? id
  }

  private func fences(_ parts: [Part]) -> [String] {
    let ordered = parts.sorted { $0.fence.line < $1.fence.line }
    return ordered.enumerated().flatMap { place, part in
      let fence = part.fence
      let words =
        [fence.kind.rawValue] + (fence.id.map { ["#\($0)"] } ?? [])
        + fence.attributes.map { "\($0.key)=\($0.value)" }
        + (part.home.map { ["scene=\($0)"] } ?? [])
      let body = part.script.map { writeTouches($0, in: part.scene) } ?? writeScene(part.scene)
      return (place == 0 ? [] : [""]) + ["```" + words.joined(separator: " ")] + body + ["```"]
    }
  }
}
