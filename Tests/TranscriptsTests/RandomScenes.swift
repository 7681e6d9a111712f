import SceneLanguage
import TestSupport
import Testing
import TouchCore

/// Words that mean something in a sequence diagram.
let mermaidWords = [
  "end", "End of it", "as", "x as y", "title x", "wrap:x", "nowrap: x", "style:a#b;",
  "classDef a:b#c;", "%%{init: {}}%%", "%% x", "participant", "#35;", "#quot;", "a;b",
  "Note over p1: x", "box", "p1->>p2: x", "x@{ \"type\": \"db\" }", "---", "accTitle: x",
  "<br/>",
]

/// The seeds of so many random records; in a quick run a quarter of them.
func seeds(_ count: UInt64) -> Range<UInt64> { 0..<(isSlowRun ? count : count / 4) }

/// A record of random touches in a random scene, under random rules; the same for the same seed.
///
/// Half of the scenes have hostile names in them, some of them twice.
func randomTrace(seed: UInt64) -> Trace {
  var random = SeededGenerator(seed: seed)
  var scene = randomScene(using: &random, anyOrder: true)
  let script = randomScript(for: scene, using: &random)
  if seed % 2 == 1 {
    for id in scene.viewIDs {
      scene[id].name = hostileTexts.randomElement(using: &random) ?? ""
    }
  }
  let rules = (HitTestRules.models + HitTestRules.misconceptions).randomElement(using: &random)
  return record(script, in: scene, rules: rules ?? .uikit)
}

/// A record of random gestures in a random scene as its text tells it, so that a head is all of it;
/// the same for the same seed.
func randomGestures(seed: UInt64) throws -> Trace {
  var random = SeededGenerator(seed: seed)
  let isWild = seed.isMultiple(of: 3)
  let made = isWild ? randomScene(using: &random) : gestureScene(using: &random)
  let script =
    isWild
    ? randomScript(for: made, using: &random) : gestureScript(for: made, using: &random)
  let lines = SourceLines(file: "scene", lines: writeScene(made), firstLine: 1)
  let scene = try #require(readScene(lines).value)
  let fingers = SourceLines(file: "touches", lines: writeTouches(script, in: made), firstLine: 1)
  let rules = HitTestRules.models.randomElement(using: &random)
  return record(
    try #require(readTouches(fingers, in: scene).value), in: scene, rules: rules ?? .uikit)
}
