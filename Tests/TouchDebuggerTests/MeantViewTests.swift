import SceneLanguage
import Testing
import TouchCore

@testable import TouchDebugger

@Suite("Whom a person means by words that are shown") struct MeantViewTests {
  private let lines = """
    window 390x844
      button first 0,0 99x44 text="Buy"
      label beside 0,100 99x44 text="Buy"

    """

  private func meant(_ lines: String) throws -> [String] {
    let scene = try #require(readScene(SourceLines(file: "a", text: lines)).value)
    return scene.views(meant: "Buy").map { scene.name(of: $0) }
  }

  @Test("A button, and not a label with the same words") func button() throws {
    #expect(try meant(lines) == ["first"])
  }

  @Test("Of two buttons one says which; of labels alone, too") func several() throws {
    #expect(
      try meant(lines.replacing("label beside", with: "button other")) == ["first", "other"])
    #expect(try meant(lines.replacing("button first", with: "label first")) == ["first", "beside"])
  }
}
