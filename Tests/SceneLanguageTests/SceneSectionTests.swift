import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Writing a changed scene into its text") struct SceneSectionTests {
  private let text = """
    // A card.
    window 390x844
      view card 20,100 200x200   // mine
        button buy 0,0 100x44

    touch #tap
    0 down A at 30,120

    """

  private func file(_ text: String) throws -> SceneFile {
    try #require(readSceneFile(SourceLines(file: "a.scene", text: text)).value)
  }

  @Test("One line changes and keeps its comment; all others stay") func line() throws {
    let scene = try file(text).scene
    var changed = scene
    changed[try #require(scene.view(named: "card"))].alpha = 0.5
    #expect(
      replacingScene(scene, by: changed, in: text)
        == text.replacing("200x200   //", with: "200x200 alpha=0.5   //"))
  }

  @Test("Where lines come or go, the scene is written anew and the touches stay") func anew() throws
  {
    let scene = try file(text).scene
    let other = try file("window 390x844\n  view card 20,100 200x200\n").scene
    let written = replacingScene(scene, by: other, in: text)
    #expect(try file(written).scene == other)
    #expect(written.hasSuffix("\ntouch #tap\n0 down A at 30,120\n"))
  }

  @Test("Whatever a scene becomes, its text says it", arguments: 0..<20)
  func law(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scene = randomScene(using: &generator)
    let text = writeScene(scene).joined(separator: "\n") + "\ntouch #tap\n0 down A at 1,1\n"
    for view in scene.viewIDs.prefix(6) {
      var changed = scene
      changed[view].alpha = 0.25
      changed[view].isHidden.toggle()
      let written = replacingScene(scene, by: changed, in: text)
      #expect(try file(written).scene == changed)
    }
  }

  @Test(
    "What could stand at the end of a line",
    arguments: [
      ("  but", "button"), ("  button buy 1,1 2x2 alph", "alpha"), ("  @ta", "@tap"),
      ("  @tap t tap", "taps"), ("  ~hitT", "~hitTest"), ("model tapM", "tapMovement"),
      ("16 mo", "move"), ("16 set buy alph", "alpha"), ("vc root definesC", "definesContext"),
    ])
  func completion(line: String, word: String) {
    let found = SceneWords.completions(of: line)
    #expect(found.entries.contains { $0.word == word }, "\(found)")
    #expect(found.replacing == line.split(separator: " ").last?.count)
  }

  @Test("Nothing is offered behind a blank or for a name") func nothing() {
    #expect(SceneWords.completions(of: "  button ").entries.isEmpty)
    #expect(SceneWords.completions(of: "  button bu").entries.isEmpty)
  }
}
