import SceneFiles
import Testing
import TouchCore

@Suite("What Chisel prints")
struct ChiselTests {
  @Test
  func `Its short form has classes only`() throws {
    let hierarchy = try read("<UIWindow>\n   | <UIView>\n   |    | <UIButton>\n   | <UILabel>")
    #expect(hierarchy.outline == "UIWindow -\n  UIView -\n    UIButton -\n  UILabel -")
    #expect(hierarchy.views.allSatisfy { $0.unknown == [.frame, .place, .properties] })
    #expect(hierarchy.reasons.count == 4)
    #expect(hierarchy.losesNothing)
  }

  @Test
  func `Its medium form has addresses too`() throws {
    let hierarchy = try read("<UIWindow: 0x1>\n   | <UIView: 0x2>\n   |    | <UIButton: 0x3>")
    #expect(hierarchy.outline == "UIWindow -\n  UIView -\n    UIButton -")
    #expect(hierarchy.views.map(\.address) == [1, 2, 3])
  }

  @Test
  func `Upwards it prints one view a level`() throws {
    let hierarchy = try read(
      """
      <UIWindow: 0x1; frame = (0 0; 9 9); layer = <UIWindowLayer: 0xa>>
         | <UIView: 0x2; frame = (0 0; 8 8); layer = <CALayer: 0xb>>
         |    | <UIView: 0x3; frame = (0 0; 7 7); layer = <CALayer: 0xc>>
      """)
    #expect(hierarchy.outline == "UIWindow 0,0 9x9\n  UIView 0,0 8x8\n    UIView 0,0 7x7")
  }

  @Test
  func `Its controllers are given to their views`() throws {
    let hierarchy = try read(
      """
      <UINavigationController: 0x11; view = <UIView; 0x1>; frame = (0, 0; 320, 480)>
         | <Shop.List: 0x12; view = <UIView; 0x2>; frame = (0, 0; 320, 480)>
        *M<Shop.Sheet: 0x13; view = <UIView; 0x3>; frame = (0, 0; 320, 480)>
         | <Shop.Empty: 0x14; view not loaded>
      // '*M' means the view controller is presented modally.
      <UIWindow: 0x9; frame = (0 0; 9 9); layer = <CALayer: 0xa>>
         | <UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0xa>>
         |    | <UIView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>
         | <UIView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0xa>>
      """)
    let controllers = hierarchy.views.compactMap(\.controller)
    #expect(controllers.map(\.className) == ["UINavigationController", "Shop.List", "Shop.Sheet"])
    #expect(controllers.map(\.parent) == [nil, 0x11, nil])
    #expect(controllers.map(\.presenter) == [nil, nil, 0x11])
    #expect(hierarchy.remarks == [ImportRemark(line: 4, .belongsToNobody("Shop.Empty"))])
    #expect(hierarchy.viewsNamed == 4)
  }
}
