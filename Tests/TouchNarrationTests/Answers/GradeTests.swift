import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@Suite("How sure is an answer?") struct GradeTests {
  private func view(_ name: String, _ asked: Asked) throws -> WhyNot {
    asked.trace.whyNot(try #require(asked.trace.scene.view(named: name)), touch: 1)
  }

  private let tap = "0 down A at 195,400\n60 up A"

  @Test func `a documented check is proved`() throws {
    let asked = Asked("  view card 0,0 390x844 hidden", tap)
    let narrator = Narrator(asked.trace, .english)
    let basis = asked.trace.basis(of: try view("card", asked))
    #expect(narrator.grade(of: basis) == .proved)
    #expect(
      narrator.gradeLine(of: basis).plain
        == "PROVED: every rule used is documented or observed, and nothing the model leaves out could change this."
    )
  }

  @Test func `an alpha on the limit is likely, and says by which rule`() throws {
    let asked = Asked("  view card 0,0 390x844 alpha=0.01", tap)
    let narrator = Narrator(asked.trace, .english)
    let whyNot = try view("card", asked)
    let basis = asked.trace.basis(of: whyNot)
    #expect(narrator.grade(of: basis) == .likely)
    #expect(narrator.weakest(of: basis) == [RuleNumber(2, 14)])
    #expect(
      narrator.gradeLine(of: basis).plain
        == "LIKELY: it uses rule 2.14 (inferred); a device log would settle it.")
    #expect(
      Narrator(asked.trace, .simplifiedChinese).gradeLine(of: basis).plain
        == "LIKELY（很可能）：用到规则 2.14（推断），要有真机日志才能确定。")
  }

  @Test func `that a view is in no window needs no step`() throws {
    let asked = Asked("  view card 0,0 390x844", "0 set card removed\n10 down A at 9,9\n20 up A")
    let whyNot = try view("card", asked)
    #expect(whyNot == .notInWindow && whyNot.steps.isEmpty)
    #expect(Narrator(asked.trace, .english).grade(of: asked.trace.basis(of: whyNot)) == .proved)
  }

  @Test func `nothing happened, so nothing is known`() throws {
    let asked = Asked("  view card 0,0 390x844", tap)
    let whyNot = asked.trace.whyNot(try #require(asked.trace.scene.view(named: "card")), touch: 7)
    let narrator = Narrator(asked.trace, .english)
    #expect(whyNot == .noTouch)
    #expect(narrator.grade(of: asked.trace.basis(of: whyNot)) == .unknown)
    let basis = asked.trace.basis(of: [], answering: .hit, touch: nil)
    #expect(narrator.grade(of: basis) == .unknown && narrator.weakest(of: basis).isEmpty)
    #expect(
      narrator.gradeLine(of: basis).plain.hasPrefix(
        "UNKNOWN: the record has no such touch"))
  }
}
