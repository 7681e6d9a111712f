import SceneLanguage
import Testing
import TouchCore

@testable import TouchNarration

@Suite("The help of the scene language")
struct LanguageHelpTests {
  private let help = LanguageHelp(.english, width: 78, command: "help language")

  private func plain(_ lines: [StyledText]) -> [String] { lines.map(\.plain) }

  @Test("begins with a scene and a touch that can be read, and that are worth asking about")
  func example() throws {
    let read = readScene(SourceLines(file: "", text: LanguageHelp.exampleScene))
    let scene = try #require(read.value)
    let touch = SourceLines(file: "", text: LanguageHelp.exampleTouch)
    #expect(read.diagnostics.isEmpty && readTouches(touch, in: scene).diagnostics.isEmpty)
    // The veil lies in front of the button: see-through is not the same as passing through.
    let veil = scene.view(named: "veil")
    #expect(veil != nil && TapQuery(scene).hit(at: Point(160, 120)) == veil)
  }

  @Test("names the first words in their order, and every topic")
  func overview() {
    let places = WordDocument.builtIn.first.compactMap(\.first)
    #expect(places == Array(1...places.count) && places.count <= 12)
    let lines = plain(help.overview)
    for topic in WordDocument.builtIn.topics {
      #expect(lines.contains { $0.hasPrefix("  \(topic.name) ") }, "\(topic.name)")
    }
  }

  @Test("tells a topic, a word in either spelling, a setting, and nothing of what is none")
  func words() {
    #expect(plain(help.lines(about: "scrolling") ?? []).first == "scroll views")
    let hidden = plain(help.lines(about: "hidden") ?? [])
    #expect(hidden.contains { $0.contains("take no touches") })
    #expect(plain(help.lines(about: "isHidden") ?? []) == hidden)
    #expect(help.lines(about: "panHysteresis")?.isEmpty == false)
    #expect(help.lines(about: "hiden") == nil)
  }

  @Test("tells what stands inside another line, and which lines take a word")
  func inside() {
    let bar = plain(help.lines(about: "statusBar") ?? [])
    #expect(bar.contains { $0.contains("<ms> tap statusBar") })
    #expect(help.lines(about: "scrolled")?.isEmpty == false)
    #expect(help.lines(about: "background")?.isEmpty == false)
    let edges = plain(help.lines(about: "edges") ?? [])
    #expect(edges.contains { $0.contains("  app [name]") })
    #expect(edges.contains { $0.contains("  edges=top|left") })
  }

  @Test("keeps to the width, in both languages", arguments: Language.allCases)
  func width(_ language: Language) {
    let narrow = LanguageHelp(language, width: 60, command: "touchtrace help language")
    let lines = narrow.overview + (narrow.lines(about: "all") ?? [])
    #expect(lines.count > 200)
    #expect(lines.filter { displayWidth($0.plain) > 61 }.map(\.plain) == [])
  }

  @Test("is refused at the place that is wrong")
  func faults() {
    let text = "# views: a · 一\n\n## nothing\n\nA.\n\n一。\n"
    let faults = WordDocument(text, file: "w.md").faults.map(\.headline)
    #expect(faults.first?.hasPrefix("w.md:3:4: error: 'nothing' is no word") == true)
    #expect(faults.contains { $0.contains("'window' is not described") })
  }
}
