import TestSupport
import Testing
import TouchCore

@testable import SceneLanguage

@Suite("Limits")
struct LimitTests {
  private func problems(_ text: String, _ limits: SceneReader.Limits) -> [String] {
    var reader = SceneReader(SourceLines(file: "f", text: text), limits: limits)
    reader.run()
    return reader.reader.diagnostics.map(\.shortHeadline)
  }

  @Test("Nesting ends where the model ends")
  func nesting() {
    let text = "window\n  view a\n    view b\n      vc c\n        view d"
    #expect(problems(text, .init(nesting: 3)) == [])
    #expect(
      problems(text, .init(nesting: 2)) == ["5:9: error: views are nested deeper than 2"])
    #expect(SceneReader.Limits().nesting == Scene.deepestNesting)
  }

  @Test("A scene too large is not read to its end")
  func size() {
    let text = "window\n  view a\n  view b\n  veiw c\n"
    #expect(problems(text, .init(views: 2)) == ["3:3: error: more than 2 views"])
    #expect(problems("window\nwindow b", .init(views: 1)) == ["2:1: error: more than 1 views"])
    #expect(SceneReader.Limits().views == 1_000_000)
  }

  @Test("Deep nesting needs no deep stack")
  func depth() throws {
    let text =
      "window\n" + (1...600).map { "\(String(repeating: "  ", count: $0))view\n" }.joined()
    let scene = scene(text)
    #expect(scene.depth(of: ViewID(600)) == 600)
    let lines = writeScene(scene)
    #expect(readScene(SourceLines(file: "f", lines: lines, firstLine: 1)).value == scene)
  }
}
