import TestSupport
import Testing
import TouchCore

@Suite("Where a shake starts (facts §18)")
struct ShakeStartTests {
  private func first(_ text: String) -> String? {
    delivered("0 motion shake", in: text).chains.first
  }

  private let nested = """
    window 400x800
      vc root
        view page 0,0 400x800
          vc child
            view inner 0,0 400x400

    """

  @Test("18.46: at the deepest visible controller: shakeStartsAtController")
  func deepest() {
    #expect(first(nested) == "motionBegan child > page > root > window > app dropped")
    #expect(
      first("model shakeStartsAtController off\n" + nested)
        == "motionBegan window > app dropped")
    #expect(
      first(nested.replacing("400x400", with: "400x400 hidden"))
        == "motionBegan root > window > app dropped")
  }

  @Test("18.46: a presented one comes before the one that presented it")
  func presented() {
    #expect(
      first(nested + "  presented vc sheet by=root\n    view card 0,400 400x400")
        == "motionBegan sheet > root > window > app dropped")
  }

  @Test("18.46: at the window where there is no controller")
  func withoutController() {
    #expect(first("window 400x800\n  view page 0,0 400x800") == "motionBegan window > app dropped")
  }
}
