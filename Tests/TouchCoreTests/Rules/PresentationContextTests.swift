import TestSupport
import Testing
import TouchCore

@Suite("Presentations within a context (facts §19)")
struct PresentationContextTests {
  private static let inTab = """
    window 390x844
      tabs main
        vc home definesContext
          view homeView
          presented vc promo style=overCurrentContext
            view promoView
        vc second
          view secondView
        bar tabBar 0,761 390x83
          barItem secondTab 195,0 195x49
    """

  @Test("19.17: within a tab's controller it covers that one, and the tab bar stays in front")
  func behindTheTabBar() {
    #expect(hit(Self.inTab, at: 292, 785) == "secondTab")
    #expect(hit(Self.inTab, at: 200, 400) == "promoView")
    let over = Self.inTab.replacing("overCurrentContext", with: "overFullScreen")
    #expect(hit(over, at: 292, 785) == "promoView")
  }

  @Test("19.17: a navigation controller defines the context without a word, a tab does not")
  func byItself() {
    let stack = """
      window 390x844
        tabs main
          navigation nav
            vc home
              view homeView
          bar tabBar 0,761 390x83
            barItem tab 0,0 195x49
        presented vc promo by=home style=currentContext
          view promoView
      """
    #expect(hit(stack, at: 97, 785) == "tab")
    let scene = TestSupport.scene(stack)
    let (view, home) = (scene.view(named: "promoView")!, scene.view(named: "homeView")!)
    let chain = scene.chain(from: .view(view)).map { scene.name(of: $0.responder) }
    #expect(chain.prefix(2) == ["promo", "nav"])
    // 19.13
    #expect(scene.window(containing: home) == nil)
    let plain = stack.replacing("navigation nav", with: "vc nav")
      .replacing("      vc home\n  ", with: "").replacing("by=home", with: "by=nav")
    #expect(hit(plain, at: 97, 785) == "promoView")
  }

  @Test("19.17: it covers the view of the controller that defines the context, and no other")
  func oneHalf() {
    let halves = """
      window 390x844
        vc split
          view splitView
            vc left definesContext
              view leftView 0,0 195x844
                button a 20,100 100x44
            vc right
              view rightView 195,0 195x844
                button b 20,100 100x44
        presented vc sheet by=left style=overCurrentContext
          view sheetView
      """
    #expect(hit(halves, at: 235, 120) == "b")
    #expect(hit(halves, at: 40, 120) == "sheetView")
    let scene = TestSupport.scene(halves)
    #expect(scene[scene.view(named: "sheetView")!].frame == Rect(0, 0, 195, 844))
  }

  @Test("19.6, 19.17: it comes and goes with the tab that it covers")
  func withItsTab() {
    let other = Self.inTab.replacing("tabs main", with: "tabs main selected=second")
    #expect(hit(other, at: 200, 400) == "secondView")
    #expect(hit(Self.inTab, at: 200, 400) == "promoView")
  }
}
