import Foundation
import TestSupport
import Testing
import TouchCore

@Suite("What a view's own hitTest looks at (facts 2.13, 2.18, 22.25)")
struct OwnHitTestTests {
  private func scene(_ override: String, deco: String = "view deco") -> String {
    """
    window w 400x800
      view page 0,0 400x800
        button under 100,100 100x50
      view overlay 0,0 400x800
        ~hitTest \(override)
        \(deco) 100,90 100x100
        button close 300,0 100x50
    """
  }

  @Test(
    "2.13: nil where super answers a view of some class, or of none of it",
    arguments: [
      ("return nil unless kind=control", "under", "close", "page"),
      ("return nil unless kind=button", "under", "close", "page"),
      ("return nil if kind=button", "deco", "page", "overlay"),
      ("return nil unless deco", "deco", "page", "page"),
      ("return nil if deco", "under", "close", "overlay"),
      ("return nil if class=UIView", "under", "close", "page"),
      ("return nil unless class=UIButton", "under", "close", "page"),
    ])
  func classes(override: String, onDeco: String, onClose: String, empty: String) {
    let text = scene(override)
    #expect(hit(text, at: 150, 120) == onDeco)
    #expect(hit(text, at: 350, 20) == onClose)
    #expect(hit(text, at: 20, 700) == empty)
  }

  @Test("2.13: the name of the app's own class is what counts, not that of its superclass")
  func ownName() {
    let text = scene("return nil if class=Veil", deco: "view deco class=Veil")
    #expect(hit(text, at: 150, 120) == "under")
    #expect(hit(text, at: 20, 700) == "overlay")
  }

  @Test("2.13: nil where the background of what super answers is clear")
  func clear() {
    let text = scene("return nil if background=clear").replacingOccurrences(
      of: "100x100\n", with: "100x100\n      ~draw nothing\n")
    #expect(hit(text, at: 150, 120) == "under")
    #expect(hit(text, at: 350, 20) == "close")
    #expect(hit(text, at: 20, 700) == "overlay")
  }

  private func moving(_ override: String) -> String {
    """
    window w 400x800
      view root 0,0 400x800
        \(override)
        button moving 100,600 100x50 animating=allowUserInteraction seen=100,100,100x50
    """
  }

  @Test("2.18: a moving view is hit where it is seen only if somebody asks its presentation layer")
  func seen() {
    let plain = moving("~touchesBegan log")
    let asks = moving("~hitTest return moving if seen")
    #expect(hit(plain, at: 150, 120) == "root")
    #expect(hit(asks, at: 150, 120) == "moving")
    #expect(hit(asks, at: 150, 160) == "root")
    #expect(hit(asks, at: 150, 620) == "moving")
    #expect(hit(asks, at: 20, 300) == "root")
  }

  @Test("2.18: a view that does not move is seen where it is")
  func seenAtRest() {
    let text = moving("~hitTest return moving if seen")
      .replacingOccurrences(of: " animating=allowUserInteraction seen=100,100,100x50", with: "")
    #expect(hit(text, at: 150, 120) == "root")
    #expect(hit(text, at: 150, 620) == "moving")
  }
}
