import Testing
import TouchCore

@testable import SceneFiles

@Suite("Views that were printed twice") struct PrintedAgainTests {
  private let window = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
       | <UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
       |    | <UIButton: 0x3; frame = (10 10; 44 44); layer = <CALayer: 0x9>>
       | <UIView: 0x4; frame = (0 800; 390 44); layer = <CALayer: 0x9>>

    """

  private func hierarchy(_ text: String) throws -> ForeignHierarchy {
    try ViewDescriptionReader(text).read()
  }

  @Test("A view below the window replaces what was printed of it, in its place") func below() throws
  {
    let found = try hierarchy(
      window + """
        (lldb) po [self.view recursiveDescription]
        <UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
           | <UIButton: 0x3; frame = (50 60; 44 44); hidden = YES; layer = <CALayer: 0x9>>
        """)
    #expect(found.roots.count == 1 && found.viewCount == 4 && found.viewsNamed == 4)
    let page = found.roots[0].subviews[0]
    #expect(page.address == 2 && page.subviews[0].isHidden == true)
    #expect(found.roots[0].subviews[1].address == 4)
    #expect(found.remarks.contains { $0.reason == .printedAgain("UIView") && $0.line == 2 })
  }

  @Test("A window printed before and after is one, as it is after") func twice() throws {
    let found = try hierarchy(window + window.replacing("10 10;", with: "20 20;"))
    #expect(found.roots.count == 1 && found.viewCount == 4 && found.viewsNamed == 4)
    #expect(found.roots[0].subviews[0].subviews[0].frame?.origin == Point(20, 20))
  }

  @Test("A view printed alone keeps what lies in it") func alone() throws {
    let found = try hierarchy(
      window + "(lldb) po 0x2\n<UIView: 0x2; frame = (0 9; 390 844); layer = <CALayer: 0x9>>\n")
    #expect(found.roots.count == 1 && found.viewCount == 4)
    #expect(found.roots[0].subviews[0].frame?.minY == 9)
    #expect(found.roots[0].subviews[0].subviews.count == 1)
  }

  @Test("A chain of views that were printed before loses no line") func chain() throws {
    let responders = """
      cy# rp(#0x3)
      <UIButton: 0x3; frame = (10 10; 44 44); layer = <CALayer: 0x9>>
      <UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
      <Shop.Page: 0x20>
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
      """
    let (alone, found) = (try hierarchy(window), try hierarchy(window + responders))
    #expect(found.outline == alone.outline)
    #expect(found.views.map(\.unknown) == alone.views.map(\.unknown))
    #expect(!found.reasons.contains(.indentationLost))
    // Of a view that was not printed before, nobody knows.
    let other = try hierarchy(window + responders.replacing("UIView: 0x2", with: "UIView: 0x5"))
    #expect(other.reasons.contains(.indentationLost))
  }

  @Test("What was printed without its window first is found in it later") func later() throws {
    let page = "<UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0x9>>\n"
    let found = try hierarchy(page + "(lldb) po 1\n" + window)
    #expect(found.roots.count == 1 && found.roots[0].address == 1 && found.viewsNamed == 4)
  }

  @Test("Markdown, strings and property lists escape; here they are read as they were")
  func escaped() throws {
    let found = try hierarchy(
      #"""
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
         | <\_UIShadowView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0x9>>
         | <UILabel: 0x3; frame = (0 0; 9 9); text = 'It\'s \u767b\u5f55'; layer = <CALayer: 0x9>>
      """#)
    #expect(found.roots[0].subviews[0].className == "_UIShadowView")
    #expect(found.roots[0].subviews[0].frame == Rect(0, 0, 9, 9))
    #expect(found.roots[0].subviews[1].text == "It's 登录")
  }

  @Test(
    "What tools print without frames is named",
    arguments: [
      (
        "•UIWindow:0x7f8 - AMBIGUOUS LAYOUT\n|   •UIView:0x7f9\n|   |   *UIButton:0x7fa'Buy'\n",
        "_autolayoutTrace"
      ),
      ("<Shop.Page 0x7f1>, state: appeared, view: <UIView 0x7f2>\n", "_printHierarchy"),
      ("(lldb) pviews -s\n<UIWindow>\n   | <UIView>\n   |    | <UIButton>\n", "pviews -s"),
    ])
  func withoutFrames(text: String, tool: String) {
    #expect(FileKind(name: "a.txt", text: text) == .viewDescription)
    #expect(throws: ImportRefusal.withoutFrames(tool)) {
      try importScreens(text, .viewDescription)
    }
  }

  @Test("A tree in a form that is not read is told from a scene") func strangeForm() {
    let text = "UIWindow  (0, 0, 390, 844)\n  ├─ UIView [page.view]  (0, 0, 390, 844)\n"
    #expect(FileKind(name: "a.txt", text: text) == .viewDescription)
    #expect(throws: ImportRefusal.unknownForm) { try importScreens(text, .viewDescription) }
    #expect(FileKind(name: "a.scene", text: text) == .scene)
  }

  @Test("Names stay in the script they are written in") func names() throws {
    let text = window.replacing(
      "layer = <CALayer: 0x9>>\n   | <UIView: 0x4",
      with: "text = '立即购买'; layer = <CALayer: 0x9>>\n   | <UIView: 0x4")
    let scene = try #require(try importScreens(text, .viewDescription).first).screen.scene
    #expect(scene.view(named: "立即购买") != nil)
  }
}
