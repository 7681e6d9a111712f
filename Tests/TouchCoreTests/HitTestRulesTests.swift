import TestSupport
import Testing
import TouchCore

@Suite("Other people's hit tests, run")
struct HitTestRulesTests {
  static let overlapping = """
    window 200x200
      view parent 0,0 200x200
        view bottom 60,60 80x80
        view middle 60,60 80x80
        view top 60,60 80x80
    """
  static let whiteRedGreen = """
    window 390x844
      vc root
        view whiteView 0,0 390x844
          view redView 0,0 200x844
            ~hitTest return self
          view greenView 200,0 100x844
    """

  private func answers(_ text: String, _ x: Double, _ y: Double, _ rules: [HitTestRules])
    -> [String]
  {
    rules.map { hit(text, at: x, y, rules: $0) }
  }

  @Test("Article 000's scene: what UIKit and the three printed codes answer")
  func fiveViewsModels() {
    #expect(
      answers(fiveViews, 200, 420, HitTestRules.models) == [
        "fourthView", "nil", "fourthView", "thirdView",
      ])
  }

  @Test("Article 000's scene tells four of the beliefs about the search from the truth")
  func fiveViewsBeliefs() {
    let wrong = HitTestRules.misconceptions.filter {
      hit(fiveViews, at: 200, 420, rules: $0) != "fourthView"
    }
    #expect(wrong.map(\.name) == ["M03", "M04", "M06", "M08"])
    #expect(
      answers(fiveViews, 200, 420, wrong) == ["fifthView", "thirdView", "firstView", "window"])
  }

  @Test("Overlapping siblings tell who is asked first")
  func overlappingSiblings() {
    #expect(
      answers(Self.overlapping, 100, 100, HitTestRules.models) == ["top", "nil", "top", "parent"])
    #expect(
      answers(
        Self.overlapping, 100, 100, [.oldestFirst, .newestWins, .unconverted, .firstContainer])
        == ["bottom", "top", "parent", "parent"])
  }

  @Test("Alpha: 002 refuses 0.01 as we do, 003 refuses only zero")
  func alpha() {
    func ghost(_ alpha: String) -> String { "window 9x9\n  view ghost 0,0 9x9 alpha=\(alpha)" }
    #expect(
      answers(ghost("0.01"), 1, 1, [.uikit, .article002, .article003]) == [
        "window", "window", "ghost",
      ])
    #expect(answers(ghost("0.005"), 1, 1, [.article003]) == ["ghost"])
    let setting = "model alphaAsFloat32 off\n" + ghost("0.01")
    #expect(answers(setting, 1, 1, [.uikit, .article002]) == ["ghost", "window"])
  }

  @Test("White, red and green: red's return self steals bare white, but not green")
  func whiteRedGreenAnswers() {
    #expect(
      answers(Self.whiteRedGreen, 250, 100, [.uikit, .selfReturningWins]) == [
        "greenView", "redView",
      ])
    #expect(hit(Self.whiteRedGreen, at: 350, 100) == "redView")
    let named = Self.whiteRedGreen
      .replacing("        ~hitTest return self\n", with: "")
      .replacing(
        "view whiteView 0,0 390x844",
        with: "view whiteView 0,0 390x844\n      ~hitTest return redView")
    #expect(hit(named, at: 250, 100) == "redView")
  }

  @Test("Rules are found by the names people use")
  func names() {
    #expect(HitTestRules.named("uikit") == .uikit && HitTestRules.named("M03") == .newestWins)
    #expect(HitTestRules.named("M99") == nil)
  }
}
