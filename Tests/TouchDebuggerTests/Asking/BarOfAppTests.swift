import SceneLanguage
import Testing
import TouchCore
import TouchInquiry

@Suite("A bar of an app that was read") struct BarOfAppTests {
  @Test("19.58: nobody is told to turn it off, or to put anything in front of it")
  func edits() throws {
    let lines = """
      window 390x844
        view page 0,0 390x844 id=v
          button below 20,800 120x34 id=b
        view tabs 0,761 390x83 class=UITabBar id=t

      """
    let scene = try #require(readScene(SourceLines(file: "a", text: lines)).value)
    let script = readTouches(
      SourceLines(file: "a", text: "0 down A at 80,817\n80 up A"), in: scene)
    let button = try #require(scene.view(named: "below"))
    let trace = record(try #require(script.value), in: scene)
    let verdict = try #require(Inquiry(trace, rivals: []).verdicts(on: .view(button)).last)
    #expect(!verdict.happened)
    let tabs = try #require(scene.view(named: "tabs"))
    let tried = try #require(verdict.repair).tried
    #expect(
      !tried.contains { edit in
        switch edit {
        case .assign(.responder(.view(tabs)), _, _), .bringToFront: true
        default: false
        }
      }, "\(tried)")
  }
}
