import SceneLanguage
import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration

//  view list 20,130 350x330             ─▶ list frame 20,130 350x100
//  view list 20,130 350x100 hidden      ─▶ list hidden
//    ~hitTest return nil                 ─▶ list.hitTest = return nil

/// The edits that turn a scene into the scene of a changed text, each as it stands behind `whatif`.
struct SceneDifference {
  private var scene: Scene
  private let wanted: Scene
  private var edits: [String] = []

  /// Finds the edits that turn a scene into another one.
  ///
  /// - Parameters:
  ///   - scene: The scene as the lesson has it.
  ///   - wanted: The scene of the changed text.
  /// - Returns: The edits; nil if a line was added, removed or moved to another view.
  static func edits(from scene: Scene, to wanted: Scene) -> [String]? {
    var difference = SceneDifference(scene: scene, wanted: wanted)
    difference.takeWords()
    difference.takeOverrides()
    if !difference.isMade { difference.takeValues() }
    difference.takeOrder()
    return difference.isMade ? difference.edits : nil
  }

  /// Whether the edits so far make the wanted scene: moved lines have other handles, but one text.
  private var isMade: Bool { writeScene(scene) == writeScene(wanted) }

  private init(scene: Scene, wanted: Scene) {
    self.scene = scene
    self.wanted = wanted
  }

  /// Takes the words that only the new text has.
  private mutating func takeWords() {
    var old: [[Substring]: [Substring]] = [:]
    for line in writeScene(scene) { old[Array(line.wordsOfScene.prefix(2))] = line.wordsOfScene }
    for line in writeScene(wanted) {
      let words = line.wordsOfScene
      guard words.count > 2 else { continue }
      let before = old[Array(words.prefix(2))]
      // A setting has a line of its own, which may be new.
      if words[0] == "model" {
        if words != before { take("model.\(words[1]) \(words[2])") }
        continue
      }
      guard let before else { continue }
      let name = words[1]
      // The frame stands without its name, in two words.
      if words.count > 3, words[2...3] != before.dropFirst(2).prefix(2) {
        take("\(name) frame \(words[2]) \(words[3])")
      }
      for word in words.dropFirst(2) where !before.contains(word) { take("\(name) \(word)") }
    }
  }

  /// Makes an edit in the words of the text, if the language has them for it.
  private mutating func take(_ words: String) {
    var changed = scene
    let said = applySet(SourceLines(file: "", text: "set \(words)"), to: &changed)
    guard !said.contains(where: { $0.severity == .error }), changed != scene else { return }
    scene = changed
    edits.append(words)
  }

  /// Takes the overrides and answers of delegates in which the texts differ.
  private mutating func takeOverrides() {
    let (old, new) = (overrides(in: scene), overrides(in: wanted))
    for (name, words) in new where !old.contains(where: { $0 == (name, words) }) {
      change("\(name) = \(words)")
    }
    for (name, _) in old where !new.contains(where: { $0.name == name }) {
      change("\(name) = none")
    }
  }

  /// The lines of a scene that say what a method answers, each with the name of its owner.
  private func overrides(in scene: Scene) -> [(name: String, words: String)] {
    var owners: [(level: Int, name: Substring)] = []
    var found: [(name: String, words: String)] = []
    for line in writeScene(scene) {
      let level = line.prefix { $0 == " " }.count
      owners.removeAll { $0.level >= level }
      let words = line.wordsOfScene
      if words[0].first != "~" {
        owners.append((level, words.dropFirst().first ?? words[0]))
      } else if let owner = owners.last {
        found.append(
          ("\(owner.name).\(words[0].dropFirst())", words.dropFirst().joined(separator: " ")))
      }
    }
    return found
  }

  /// Makes an edit as it stands behind `whatif`, if it can be made.
  private mutating func change(_ edit: String) {
    guard let changed = scene.changed(by: edit) else { return }
    scene = changed
    edits.append(edit)
  }

  /// Takes values of properties that the new text leaves out.
  private mutating func takeValues() {
    let goal = looks(at: wanted)
    for id in scene.viewIDs {
      guard let other = wanted.view(named: scene.name(of: id)) else { continue }
      takeValues(
        of: .responder(.view(id)), Exhibit(.view(id)), goal, as: Exhibit(.view(other)))
    }
    for id in scene.recognizerIDs {
      guard let other = wanted.recognizer(named: scene.name(of: id)) else { continue }
      takeValues(of: .recognizer(id), Exhibit(id), goal, as: Exhibit(other))
    }
  }

  private mutating func takeValues(
    of object: SceneObject, _ thing: Exhibit, _ goal: Looks, as other: Exhibit
  ) {
    var now = looks(at: scene)
    for member in goal.members(of: other) where member.isEditable {
      let value = goal.text(of: member.thing)
      let before = now.members(of: thing).first { $0.name == member.name }
      guard let before, now.text(of: before.thing) != value else { continue }
      change("\(scene.typedName(of: object)).\(member.name) = \(value)")
      now = looks(at: scene)
    }
  }

  private func looks(at scene: Scene) -> Looks {
    Debugger(scene: scene, script: .none, language: .english, sceneLabel: "").looks
  }

  /// Brings views to the front whose lines were moved behind their siblings'.
  private mutating func takeOrder() {
    for id in scene.viewIDs {
      guard let other = wanted.view(named: scene.name(of: id)) else { continue }
      let order = wanted[other].subviews.map { wanted.name(of: $0) }
      var rest = scene[id].subviews.map { scene.name(of: $0) }[...]
      guard Array(rest) != order else { continue }
      let kept = order.prefix { name in
        guard let place = rest.firstIndex(of: name) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
      for name in order.dropFirst(kept.count) { take("\(name) front") }
    }
  }
}

extension String {
  /// The words of a line of the scene language, cut at blanks outside quotation marks: a kind, a
  /// name, and what is said of it.
  fileprivate var wordsOfScene: [Substring] {
    var (isQuoted, isEscaped) = (false, false)
    let words = split { character in
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      return character == " " && !isQuoted
    }
    return words.first == "presented" ? Array(words.dropFirst()) : words
  }
}
