import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Anything may be read")
struct FuzzTests {
  /// Reads a text in every way there is, and checks what is said about it.
  private func read(_ text: String) {
    let source = SourceLines(file: "f", text: text)
    let lineCount = text.utf8.count(where: { $0 == 10 }) + 1
    let file = readSceneFile(source)
    var pad = scene("window 9x9\n  view v1")
    check(file.diagnostics, hasValue: file.value != nil, lineCount)
    let parsed = readScene(source)
    check(parsed.diagnostics, hasValue: parsed.value != nil, lineCount)
    let touches = readTouches(source, in: pad)
    check(touches.diagnostics, hasValue: touches.value != nil, lineCount)
    _ = applySet(source, to: &pad)
    guard let scene = parsed.value else { return }
    let again = readScene(SourceLines(file: "f", lines: writeScene(scene), firstLine: 1)).value
    #expect(again.map(renumbered) == renumbered(scene), "\(text)")
  }

  private func check(_ diagnostics: [Diagnostic], hasValue: Bool, _ lineCount: Int) {
    #expect(hasValue == !diagnostics.contains { $0.severity == .error })
    for diagnostic in diagnostics {
      #expect((1...lineCount).contains(diagnostic.line))
      #expect((1...diagnostic.sourceLine.count + 1).contains(diagnostic.column))
    }
  }

  @Test("A valid file with some bytes changed never stops the reader", arguments: 0..<10)
  func mutated(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 99)
    for _ in 0..<(isSlowRun ? 25 : 6) {
      let scene = randomScene(using: &generator)
      let script = randomScript(for: scene, using: &generator)
      let lines = writeScene(scene) + ["touch #t"] + writeTouches(script, in: scene)
      var bytes = Array(lines.joined(separator: "\n").utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) { mutate(&bytes, using: &generator) }
      read(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("Random words and bytes never stop the reader", arguments: 0..<10)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 7777)
    let pieces =
      SceneWords.kinds.map(\.word) + SceneWords.properties.map(\.word)
      + SceneWords.recognizers.map(\.word) + SceneWords.recognizerProperties.map(\.word)
      + SceneWords.changes.map(\.word) + SceneWords.actions.map(\.word)
      + SceneWords.overrides.map(\.word) + SceneWords.reservedNames + [
        "\n", "\n  ", "\n    ", " ", " ", "=", ",", "(", ")", "1", "x", "-", ".", "e9", "\"",
        "\\", "//", "@tap", "touch #", "set ", "model.", "by=", "rootOf=", "v1", "0 down A at 1,1",
        "&", "|",
        "0 set v1", "return", "，", "\t", "\u{0}", "登", "holes",
      ]
    for _ in 0..<(isSlowRun ? 60 : 18) {
      let count = Int.random(in: 0...60, using: &generator)
      let words = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
      read(words.joined(separator: Bool.random(using: &generator) ? "" : " "))
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      read(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    guard let place = bytes.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0...3, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(UInt8.random(in: 32...126, using: &generator), at: place)
    default:
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
      bytes.insert(contentsOf: Array(bytes[place..<end]), at: 0)
    }
  }
}
