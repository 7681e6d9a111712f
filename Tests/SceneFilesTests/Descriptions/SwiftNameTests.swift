import SceneFiles
import TestSupport
import Testing

@Suite("Names of Swift's classes")
struct SwiftNameTests {
  @Test(
    "A mangled name is made readable",
    arguments: [
      ("_TtC4Shop9BuyButton", "Shop.BuyButton"), ("_TtCC4Shop5Outer5Inner", "Shop.Outer.Inner"),
      ("_TtC4ShopP10$11181a2b37Private", "Shop.Private"),
      ("_TtC4ShopP33_0123456789ABCDEF0123456789ABCDEF7Private", "Shop.Private"),
      ("_TtGC4Shop4CardV4Shop4Item_", "Shop.Card<Shop.Item>"),
      ("_TtGC4Shop4CardVS_4Item_", "Shop.Card<Shop.Item>"),
      ("_TtGC4Shop4CardGVS_3BoxGSaSi__SS_", "Shop.Card<Shop.Box<Array<Int>>, String>"),
      ("_TtGC4Shop4CardCSo6UIView_", "Shop.Card<UIView>"),
      ("_TtGCC4Shop5Outer5Inner_Si_", "Shop.Outer.Inner<Int>"),
      ("_TtGCC4Shop5Outer5InnerSi_SS_", "Shop.Outer<Int>.Inner<String>"),
      ("_TtGC4Shop4CardTSiSS__", "Shop.Card<(Int, String)>"),
      ("_TtGC4Shop4CardFT_Sb_", "Shop.Card<() -> Bool>"),
      ("_TtGC4Shop4CardPS_5Proto__", "Shop.Card<Shop.Proto>"),
      ("_TtGC4Shop4CardVS_1AS1__", "Shop.Card<Shop.A, Shop.A>"),
      ("_TtCFC4Shop4Page4showFT_T_L_5Inner", "Shop.Page.show.Inner"),
      ("_TtCE4ShopCSo6UIView5Inner", "UIView.Inner"),
      ("SwiftUI.(unknown context at $18a2b).HostView", "SwiftUI.HostView"),
      ("Shop.(Row in _0123ABCD).Cell", "Shop.Row.Cell"), ("UIButton", "UIButton"),
      ("Shop.Card<(Int, Int)>", "Shop.Card<(Int, Int)>"),
    ])
  func readable(name: String, readable: String) {
    #expect(SwiftName(name).readable == readable)
  }

  @Test(arguments: [
    "_Tt", "_TtC", "_TtC4Shop", "_TtC4Shop10BuyBut", "_TtC4Shop9BuyButtonX", "_TtGC4Shop4CardV4Sh",
    "_TtC4ShopS9_", "_TtC99999999999999999999Shop1A", "_TtC4Shop0", "_TtX", "_TtGSa",
  ])
  func `A name that is cut, or of another kind, stays as it is`(name: String) {
    #expect(SwiftName(name).readable == name)
  }

  @Test
  func `A name of any depth and length ends`() {
    for part in ["G", "C", "F", "GC4Shop1A", "P", "E", "T", "M", "S_", "0", "("] {
      let name = "_Tt" + String(repeating: part, count: 3_000)
      #expect(SwiftName(name).readable == name)
    }
  }

  @Test
  func `In a dump names are readable, and the class of the layer does not matter`() throws {
    let hierarchy = try read(
      """
      <_TtGC7SwiftUI14_UIHostingViewV4Shop4Page_: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0xa>>
         | <SwiftUI.(unknown context at $18a).Drawing<Swift.Int>: 0x2; frame = (1 1; 1 1); layer = <_TtC4Shop1L: 0xb>>
         | <_TtC4Shop19BuyBut...: 0x3; frame = (2 2; 2 2); layer = <CALayer: 0xa>>
      """)
    #expect(
      hierarchy.outline == """
        SwiftUI._UIHostingView<Shop.Page> 0,0 9x9
          SwiftUI.Drawing<Swift.Int> 1,1 1x1
          _TtC4Shop19BuyBut... 2,2 2x2
        """)
  }
}
