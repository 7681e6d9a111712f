import TestSupport
import Testing
import TouchCore

@testable import SceneLanguage

@Suite("Limits")
struct LimitTests {
  private func limited(_ text: String, _ limits: SceneReader.Limits) -> [String] {
    let reader = SceneReader(SourceLines(file: "f", text: text), limits: limits)
    reader.run()
    return reader.reader.diagnostics.map(\.shortHeadline)
  }

  @Test("Nesting ends where the model ends")
  func nesting() {
    let text = "window\n  view a\n    view b\n      vc c\n        view d"
    #expect(limited(text, .init(nesting: 3)) == [])
    #expect(
      limited(text, .init(nesting: 2)) == ["5:9: error: views are nested deeper than 2"])
    #expect(SceneReader.Limits().nesting == Scene.deepestNesting)
  }

  @Test("A scene too large is not read to its end")
  func size() {
    let text = "window\n  view a\n  view b\n  veiw c\n"
    #expect(limited(text, .init(views: 2)) == ["3:3: error: more than 2 views"])
    #expect(limited("window\nwindow b", .init(views: 1)) == ["2:1: error: more than 1 views"])
    #expect(SceneReader.Limits().views == 1_000_000)
  }

  @Test("The touch a record has no number for is refused where it goes down")
  func touches() {
    let pad = scene("window 9x9")
    func taps(_ count: Int) -> String {
      (0..<count).map { "\($0) down A at 1,1\n\($0) up A" }.joined(separator: "\n")
    }
    // The other list says it as well, by saying nothing of an earlier touch.
    if isSlowRun { #expect(problems(taps(65_535), in: pad) == []) }
    #expect(
      problems(taps(65_536) + "\n70000 down B at 1,1", in: pad) == [
        "131071:12: error: more than 65535 touches: a record holds no more; "
          + "write the rest as another touch script"
      ])
  }

  @Test(
    "A hundred thousand brackets are refused wherever something is read", arguments: ["(", "["])
  func brackets(bracket: String) {
    let brackets = String(repeating: bracket, count: 100_000)
    for line in [
      "window \(brackets)", "window\n  view transform=\(brackets)", "window\n  view \(brackets)",
      "window\n  view\n    ~pointInside \(brackets)",
      "window\n  view\n    ~pointInside holes \(brackets)",
    ] {
      #expect(!problems(line).isEmpty)
    }
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
