import TestSupport
import Testing
import TouchCore

@testable import SceneLanguage

/// `~gestureRecognizerShouldBegin no if …`: what a view's subclass looks at (8.2).
@Suite("A view that says no to some recognizers")
struct BeginRefusalTests {
  private func read(_ answer: String) -> Parsed<Scene> {
    readScene(
      SourceLines(
        file: "s.scene",
        text: """
          window 400x400
            view v 0,0 100x100
              ~gestureRecognizerShouldBegin \(answer)
              view inner 0,0 10x10
          """))
  }

  @Test(
    "is read and written back the same",
    arguments: [
      "no if kind=pan", "no if kind=pan,swipe horizontal", "no unless kind=tap", "no if vertical",
      "no unless faster 120", "no if kind=longPress inside inner", "no if at 0,0,50,100",
    ])
  func roundTrip(answer: String) throws {
    let scene = try #require(read(answer).value)
    #expect(writeScene(scene).contains("    ~gestureRecognizerShouldBegin \(answer)"))
    #expect(read("return \(answer)").value == scene)
  }

  @Test(
    "A word that means nothing there is an error at the word",
    arguments: [
      ("no if kind=button", "button"), ("no if sideways", "sideways"), ("no if", "3:"),
      ("no unless kind=pan horizontal", "horizontal"), ("yes if horizontal", "if"),
    ])
  func faults(answer: String, word: String) {
    let faults = read(answer).diagnostics.map(\.headline)
    #expect(faults.contains { $0.contains(word) }, "\(faults)")
  }
}
