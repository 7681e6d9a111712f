import TestSupport
import Testing
import TouchCore

@Suite("userInteractionEnabled by class (facts §13)")
struct InteractionDefaultsTests {
  @Test(
    "13.1: labels and images do not interact, every other class does", arguments: ViewKind.allCases)
  func defaults(kind: ViewKind) {
    #expect(View("v", kind).isUserInteractionEnabled == (kind != .label && kind != .image))
  }

  @Test("13.1: so a touch goes through the title and the picture of a button to the button")
  func titleOfButton() {
    #expect(
      hit(
        """
        window 100x100
          button b 0,0 100x100
            image picture 0,0 50x100
            label title 50,0 50x100
        """, at: 60, 50) == "b")
  }

  @Test("13.1: written otherwise, each class does as it is told", arguments: ViewKind.anywhere)
  func written(kind: ViewKind) {
    let line = "window 100x100\n  view back 0,0 100x100\n    \(kind.rawValue) v 0,0 100x100"
    #expect(hit(line + " interactive", at: 50, 50) == (kind.isRow ? "v.content" : "v"))
    #expect(hit(line + " noninteractive", at: 50, 50) == "back")
  }
}
