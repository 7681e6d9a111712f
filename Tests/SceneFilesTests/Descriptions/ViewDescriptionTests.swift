import SceneFiles
import Testing
import TouchCore

@Suite("A view's description")
struct ViewDescriptionTests {
  @Test
  func `A window with its views is read as a tree`() throws {
    let hierarchy = try read(
      """
      <UIWindow: 0x7f01; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x60a>; layer = <UIWindowLayer: 0x60b>>
         | <UIView: 0x7f02; frame = (0 20; 320 460); autoresize = W+H; layer = <CALayer: 0x60c>>
         |    | <UIButton: 0x7f03; frame = (20 40; 120 44); opaque = NO; layer = <CALayer: 0x60d>>
         |    |    | <UIButtonLabel: 0x7f04; frame = (10 12; 100 20.5); text = 'Buy'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x60e>>
         | <Shade: 0x7f05; baseClass = UIView; frame = (0 0; 320 480); alpha = 0.25; hidden = YES; clipsToBounds = YES; tag = 7; layer = <CALayer: 0x60f>>
      """)
    #expect(
      hierarchy.outline == """
        UIWindow 0,0 320x480
          UIView 0,20 320x460
            UIButton 20,40 120x44
              UIButtonLabel 10,12 100x20.5 'Buy'
          Shade 0,0 320x480
        """)
    #expect(hierarchy.remarks == [])
    #expect(hierarchy.viewsNamed == 5)
    #expect(hierarchy.kind == .viewDescription)
    #expect(!hierarchy.framesAreOnScreen)
    var shade = ForeignView("Shade", line: 5)
    shade.baseClass = "UIView"
    shade.address = 0x7f05
    shade.frame = Rect(0, 0, 320, 480)
    shade.bounds = Rect(0, 0, 320, 480)
    shade.alpha = 0.25
    shade.isHidden = true
    shade.clipsToBounds = true
    shade.tag = 7
    #expect(hierarchy.roots[0].subviews[1] == shade)
    #expect(hierarchy.roots[0].unknown == .recognizers)
    #expect(hierarchy.views[3].isUserInteractionEnabled == false)
  }

  @Test
  func `A snapshot has no addresses and no colons`() throws {
    let hierarchy = try read(
      """
      <UIView; frame = (0 0; 100 50); layer = <CALayer>>
         | <UILabel; frame = (5 5; 90 20); text = 'Hi'; layer = <_UILabelLayer>>
         |    | <_UILabelContentLayer> (layer)
      """)
    #expect(hierarchy.outline == "UIView 0,0 100x50\n  UILabel 5,5 90x20 'Hi'")
    #expect(hierarchy.reasons == [.layer(className: "_UILabelContentLayer")])
    #expect(hierarchy.viewsNamed == 3)
    #expect(hierarchy.views.allSatisfy { $0.address == nil && $0.unknown == [] })
  }

  @Test
  func `Layers without a view keep their place and are left out`() throws {
    let hierarchy = try read(
      """
      <UISlider: 0x1; frame = (0 0; 100 30); layer = <CALayer: 0xa>; value: 0.500000>
         | <_UISliderLayer: 0x2> (layer)
         |    |    | <UIView: 0x3; frame = (1 2; 3 4); layer = <CALayer: 0xb>>
         |    | <UIView: 0x4; frame = (5 6; 7 8); layer = <CALayer: 0xc>>
      """)
    #expect(hierarchy.outline == "UISlider 0,0 100x30\n  UIView 1,2 3x4\n  UIView 5,6 7x8")
    #expect(hierarchy.reasons == [.layer(className: "_UISliderLayer"), .depthJumps(by: 2)])
    #expect(hierarchy.roots[0].value == 0.5)
    #expect(hierarchy.losesNothing)
  }

  @Test
  func `Behind the layer scroll views write their properties with colons`() throws {
    let table = try read(
      """
      <Feed: 0x1; baseClass = UITableView; frame = (0 0; 320 480); clipsToBounds = YES; layer = <CALayer: 0xa>; contentOffset: {0, -64.5}; contentSize: {320, 1e+03}; adjustedContentInset: {64, 0, 0, 0}; dataSource: <Shop.Source: 0x9>>
      """
    ).roots[0]
    #expect(table.contentOffset == Point(0, -64.5))
    #expect(table.contentSize == Size(320, 1000))
    #expect(table.bounds == Rect(0, -64.5, 320, 480))
    #expect(table.unknown == [])
  }

  @Test
  func `From gdb a description has no layer and an empty end`() throws {
    let hierarchy = try read(
      """
      (gdb) po [[self view] recursiveDescription]
      <UIScrollView: 0x4b2b; frame = (0 0; 320 460); >
         | <UIView: 0x4b2c; frame = (0 0; 10 10); >
      """)
    #expect(hierarchy.outline == "UIScrollView 0,0 320x460\n  UIView 0,0 10x10")
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `Before iOS 4 a text stands in double quotes`() throws {
    let hierarchy = try read(
      "<UILabel: 0x1; frame = (0 0; 9 9); text=\"Name of...\"; opaque = NO; layer = <CALayer: 0xa>>"
    )
    #expect(hierarchy.outline == "UILabel 0,0 9x9 'Name of...'")
  }

  @Test(
    "Numbers are read as they are printed",
    arguments: [
      (
        "(-0 0.333333; 1e-05 70.000100000000003)", Rect(-0.0, 0.333333, 0.00001, 70.000100000000003)
      ),
      ("(-5 -6; -7 -8)", Rect(-5, -6, -7, -8)), ("(+1 2; 3 1.5e+02)", Rect(1, 2, 3, 150)),
      ("{{1, 2}, {3, 4}}", Rect(1, 2, 3, 4)),
      ("(0 0; 12345678901234568 1)", Rect(0, 0, 12_345_678_901_234_568, 1)),
    ])
  func numbers(text: String, frame: Rect) throws {
    let view = try read("<UIView: 0x1; frame = \(text); layer = <CALayer: 0xa>>").roots[0]
    #expect(view.frame == frame)
  }

  @Test
  func `A number that is none is said, and what was taken for it`() throws {
    let hierarchy = try read(
      "<UIView: 0x1; frame = (nan 0; inf 5); alpha = nan; layer = <CALayer: 0xa>>")
    let view = hierarchy.roots[0]
    #expect(view.frame == Rect(0, 0, 0, 5))
    #expect(view.alpha == 1)
    #expect(view.unknown == [.frame, .visibility])
    #expect(
      hierarchy.reasons == [
        .notANumber(property: "frame", taken: "0"), .notANumber(property: "alpha", taken: "1"),
      ])
  }

  @Test
  func `A property nobody knows is kept word for word, once`() throws {
    let hierarchy = try read(
      """
      <UIView: 0x1; mood = very good; frame = (0 0; 1 1); layer = <CALayer: 0xa>>
         | <UIView: 0x2; mood = bad; frame = (0 0; 1 1); layer = <CALayer: 0xb>>
      """)
    #expect(hierarchy.reasons == [.unknownProperty("mood = very good")])
    #expect(hierarchy.views.allSatisfy { $0.frame == Rect(0, 0, 1, 1) })
  }

  @Test
  func `A class that prints itself in its own way is a view of which little is known`() throws {
    let hierarchy = try read(
      """
      <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
         | <UIView: 0x2>Frame: (0.0, 1.0)\ttag:0
         | <PullView: 0x3; cellEdge = right>
         | Badge(count: 3)
         |    | <UIView: 0x4; frame = (1 1; 1 1); layer = <CALayer: 0xb>>
         | <RCTText: 0x5; reactTag: 12; text:  frame = (0 5; 100 20); opaque = NO; layer = <CALayer: 0xc>>
      """)
    #expect(
      hierarchy.outline == """
        UIView 0,0 100x100
          UIView -
          PullView -
          UIView 1,1 1x1
          RCTText 0,5 100x20 ''
        """)
    #expect(hierarchy.roots[0].unknown == .tree)
    #expect(hierarchy.views[1].unknown == [.frame, .place, .properties])
    #expect(hierarchy.views[2].unknown == [.frame, .place, .properties])
    #expect(hierarchy.reasons.contains(.skippedView("Badge(count: 3)")))
    #expect(hierarchy.losesNothing)
  }

  @Test
  func `Words that are no properties say that a class prints itself`() throws {
    let view = try read(
      "<UIView: 0x1; AX=N; AX.label='a'; AX.focused='N'; frame={{0, 1}, {2, 3}}; opaque; alpha=1>\n  |--<UIView: 0x2; frame={{0, 0}, {1, 1}}; hidden; alpha=1>"
    )
    #expect(view.outline == "UIView 0,1 2x3\n  UIView 0,0 1x1")
    #expect(view.views.map(\.unknown) == [.properties, .properties])
    #expect(
      view.reasons == [
        .unknownProperty("AX=N"), .unknownProperty("AX.label='a"),
        .unknownProperty("AX.focused='N"),
      ])
  }

  @Test
  func `A frame behind a description is read, and what it does not print is not known`() throws {
    let line = "<UIView: 0x1>Frame: (0.000000, -8.500000, 320.000000, 568.000000)\\ttag:0"
    let hierarchy = try read("\(line)\n   | \(line.replacing("0x1", with: "0x2"))")
    #expect(hierarchy.outline == "UIView 0,-8.5 320x568\n  UIView 0,-8.5 320x568")
    #expect(hierarchy.remarks == [])
    let unknown: UnknownFacts = [.interaction, .visibility, .anyRecognizers, .properties]
    #expect(hierarchy.views.map(\.unknown) == [unknown, unknown])
    #expect(try read("<UIView: 0x1>Frame: (1, 2, 3, 4)").outline == "UIView 1,2 3x4")
  }

  @Test
  func `A layout guide is not a view, and nothing is missing for it`() throws {
    let view = "<UIView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xb>>"
    let tree = "<UIWindow: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n   | \(view)\n"
    let guide =
      "|   *<UILayoutGuide: 0x3 - \"Margins\", layoutFrame = {{1, 2}, {3, 4}}, owningView = \(view)>\n"
    let trace = "(lldb) po [0x1 _autolayoutTrace]\nUIWindow:0x1\n\(guide)|   *UIButton:0x4'OK'\n"
    let hierarchy = try read(tree + trace)
    #expect(hierarchy.outline == "UIWindow 0,0 9x9\n  UIView 0,0 9x9")
    #expect(hierarchy.remarks == [] && hierarchy.views.allSatisfy { $0.unknown == [] })
  }

  @Test(arguments: ["", " \n\t ", "\u{FEFF}"])
  func `Nothing is refused as empty`(text: String) {
    #expect(throws: ImportRefusal.empty) { try read(text) }
  }

  @Test(arguments: [
    "hello", "window 390x844\n  view a 0,0 1x1", "| a | b |\n|---|---|\n| <b>1</b> | <i>2</i> |",
    "<UIViewController: 0x1>", "UIViewController\n   | UIResponder\n   |    | NSObject",
  ])
  func `A text without views is refused`(text: String) {
    #expect(throws: ImportRefusal.noViews) { try read(text) }
  }

  @Test
  func `Views nested deeper than any real ones are refused`() {
    let deep = (0...600).map { depth in
      String(repeating: "   | ", count: depth) + "<UIView: 0x\(depth + 1); frame = (0 0; 1 1)>"
    }
    #expect(throws: ImportRefusal.excessive(.depth, limit: 512)) {
      try read(deep.joined(separator: "\n"))
    }
  }
}
