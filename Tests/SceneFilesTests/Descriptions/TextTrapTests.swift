import SceneFiles
import Testing
import TouchCore

@Suite("Texts and values that look like something else")
struct TextTrapTests {
  /// A label's description with something for its text.
  private func label(_ text: String) -> String {
    "<UILabel: 0x1; frame = (1 2; 3 4); text = '\(text)'; hidden = YES; "
      + "userInteractionEnabled = NO; layer = <_UILabelLayer: 0xa>>"
  }

  @Test(
    "A text is read whole, whatever stands in it",
    arguments: [
      "", "What's", "'", "''", "a; b", "a > b < c", "<UIView: 0x9>", "x = y; z = 'w'",
      "it's; layer", "'; layer'", "a'; b", "alpha = 0'; alpha = 1", "你好…", "👩‍👩‍👧 ok", "}{)(][",
      "Read 3 of 5 > | more", "a\\nb", "50% = half; rest: none", "{ x = <",
    ])
  func texts(text: String) throws {
    let hierarchy = try read(label(text))
    #expect(hierarchy.viewsNamed == 1)
    let view = hierarchy.roots[0]
    #expect(view.text == text)
    #expect(view.isHidden == true)
    #expect(view.isUserInteractionEnabled == false)
    #expect(view.frame == Rect(1, 2, 3, 4))
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `A text goes on in the next lines`() throws {
    let hierarchy = try read(
      """
      <UIView: 0x9; frame = (0 0; 9 9); layer = <CALayer: 0xb>>
         | <UILabel: 0x1; frame = (1 2; 3 4); text = 'one
      two
      three'; hidden = YES; layer = <_UILabelLayer: 0xa>>
         | <UIView: 0x2; frame = (0 0; 1 1); layer = <CALayer: 0xc>>
      """)
    #expect(
      hierarchy.outline == """
        UIView 0,0 9x9
          UILabel 1,2 3x4 'one
        two
        three'
          UIView 0,0 1x1
        """)
    #expect(hierarchy.views[1].isHidden == true)
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `Brackets and bars in a text's later lines are no views`() throws {
    let hierarchy = try read(
      """
      <UIView: 0x9; frame = (0 0; 9 9); layer = <CALayer: 0xb>>
         | <UILabel: 0x1; frame = (1 2; 3 4); text = 'Multi
      line text; with | pipes = and <angle>'; hidden = YES; layer = <_UILabelLayer: 0xa>>
         | <UILabel: 0x3; frame = (1 2; 3 4); text = 'a
      b | c
      <d> e'; layer = <_UILabelLayer: 0xa>>
         | <UILabel: 0x4; frame = (1 2; 3 4); text = 'cut
         | <UIView: 0x2; frame = (0 0; 1 1); layer = <CALayer: 0xc>>
      """)
    #expect(
      hierarchy.outline == """
        UIView 0,0 9x9
          UILabel 1,2 3x4 'Multi
        line text; with | pipes = and <angle>'
          UILabel 1,2 3x4 'a
        b | c
        <d> e'
          UILabel 1,2 3x4 'cut'
          UIView 0,0 1x1
        """)
    #expect(hierarchy.views[1].isHidden == true)
    #expect(hierarchy.reasons == [.cutOff])
  }

  @Test
  func `A description may be broken into lines anywhere between its properties`() throws {
    let hierarchy = try read(
      """
      <UITableView: 0x1; frame = (16 159;
       361 610);
       clipsToBounds = YES; gestureRecognizers = <NSArray: 0x60>;
       layer = <CALayer: 0xa>; contentOffset: {0, 5};
       contentSize: {361, 96}>
         | <UIView: 0x2; frame = (0 0; 1 1); layer = <CALayer: 0xc>>
      """)
    #expect(hierarchy.outline == "UITableView 16,159 361x610\n  UIView 0,0 1x1")
    #expect(hierarchy.roots[0].contentSize == Size(361, 96))
    #expect(hierarchy.roots[0].clipsToBounds == true)
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `Brackets within values do not end them`() throws {
    let hierarchy = try read(
      """
      <UITableViewCell: 0x1; frame = (0 0; 320 44); configuration = <UIListContentConfiguration: 0x5; Base Style = Cell; text = "a; b > c"; Image Size = {0, 0}>; backgroundColor = <UIDynamicSystemColor: 0x6; name = systemBackgroundColor>; animations = { position=<CABasicAnimation: 0x7>; opacity=<CABasicAnimation: 0x8>; }; clipsToBounds = YES; layer = <Shop.Layer<Swift.Int>: 0xa>>
      """)
    let view = hierarchy.roots[0]
    #expect(view.isAnimating == true)
    #expect(view.clipsToBounds == true)
    #expect(view.text == nil)
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `After a bracket that nothing closes the known properties are found all the same`() throws {
    let view = try read(
      "<UIView: 0x1; frame = (0 0; 1 1); background = <X: 0x2; clipsToBounds = YES; alpha = 0.5; layer = <CALayer: 0xa>>"
    ).roots[0]
    #expect(view.alpha == 0.5)
  }

  @Test(
    "What stands behind a description is no part of it",
    arguments: [
      " - (null)", " axis=vert distribution=fill alignment=fill",
      " collection view layout: <UICollectionViewFlowLayout: 0x3>",
      " delegate=0x6000 no-scroll-edge-support", "-><UIImage: 0x4 size:{16, 16} scale:2>",
      "; mine = 3", ")",
    ])
  func tails(tail: String) throws {
    let hierarchy = try read(
      """
      <UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\(tail)
         | <UIView: 0x2; frame = (1 1; 1 1); clipsToBounds = YES; layer = <CALayer: 0xb>>\(tail)
      """)
    #expect(hierarchy.outline == "UIView 0,0 9x9\n  UIView 1,1 1x1")
    #expect(hierarchy.views[1].clipsToBounds == true)
    #expect(hierarchy.views.allSatisfy { $0.unknown == [] })
  }

  @Test(
    "A description that breaks off is a view of which the rest is not known",
    arguments: [
      ("<UILabel: 0x1; frame = (1 2; 3 4); text = 'wha", "UILabel 1,2 3x4 'wha'"),
      ("<UILabel: 0x1; frame = (1 2; 3 4); hidd", "UILabel 1,2 3x4"),
      ("<UILabel: 0x1; frame = (1 2; 3", "UILabel -"), ("<UILabel: 0x", "UILabel -"),
      ("<UILab", "UILab -"),
    ])
  func cut(line: String, outline: String) throws {
    let hierarchy = try read(
      "<UIView: 0x9; frame = (0 0; 9 9); layer = <CALayer: 0xb>>\n   | " + line)
    #expect(hierarchy.outline == "UIView 0,0 9x9\n  " + outline)
    #expect(hierarchy.reasons.contains(.cutOff))
    #expect(hierarchy.views[1].unknown.contains(.properties))
    #expect(hierarchy.losesNothing)
  }
}
