import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Printing and reading back")
struct RoundTripTests {
  private func source(_ lines: [String]) -> SourceLines {
    SourceLines(file: "printed.scene", lines: lines, firstLine: 1)
  }

  @Test("A printed scene is read back as exactly the same scene", arguments: 0..<20)
  func scenes(seed: UInt64) throws {
    for number in 0..<(isSlowRun ? 1000 : 9) {
      var generator = SeededGenerator(seed: seed << 32 | UInt64(number))
      let scene = randomScene(using: &generator)
      let lines = writeScene(scene)
      let parsed = readScene(source(lines))
      let same = parsed.value == scene
      #expect(same, "\(parsed.diagnostics.map(\.description))\n\(lines.joined(separator: "\n"))")
      guard same else { return }
    }
  }

  @Test("A scene built in any order is read back with other numbers only", arguments: 0..<20)
  func anyOrder(seed: UInt64) throws {
    for number in 0..<(isSlowRun ? 25 : 3) {
      var generator = SeededGenerator(seed: seed << 32 | UInt64(number) | 1 << 63)
      let scene = randomScene(using: &generator, anyOrder: true)
      let lines = writeScene(scene)
      let read = try #require(readScene(source(lines)).value)
      let same = renumbered(read) == renumbered(scene)
      #expect(same, "\(lines.joined(separator: "\n"))")
      #expect(writeScene(read) == lines)
      #expect(readScene(source(writeScene(read))).value == read)
      guard same else { return }
    }
  }

  @Test("A printed script is read back as exactly the same script", arguments: 0..<20)
  func scripts(seed: UInt64) throws {
    for number in 0..<(isSlowRun ? 50 : 15) {
      var generator = SeededGenerator(seed: seed << 32 | UInt64(number))
      let scene = randomScene(using: &generator, anyOrder: number % 2 == 0)
      let script = randomScript(for: scene, using: &generator)
      let lines = writeTouches(script, in: scene)
      let parsed = readTouches(source(lines), in: scene)
      let same = parsed.value == script
      #expect(same, "\(parsed.diagnostics.map(\.description))\n\(lines.joined(separator: "\n"))")
      guard same else { return }
    }
  }

  @Test("Whatever Double prints is read back, to the last bit")
  func doubles() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<(isSlowRun ? 1000 : 300) {
      let number = generator.pickCoordinate()
      let scene = scene("window\n  view a \(exact(number)),0 zPosition=\(exact(-number))")
      let a = try #require(scene.view(named: "a"))
      #expect(scene[a].origin.x == number)
      #expect(scene[a].zPosition == -number)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func pickCoordinate() -> Double {
    let exponent = Double(Int.random(in: -12...9, using: &self))
    var power = 1.0
    for _ in 0..<Int(abs(exponent)) { power *= exponent < 0 ? 0.1 : 10 }
    return Double.random(in: -1...1, using: &self) * power
  }
}
