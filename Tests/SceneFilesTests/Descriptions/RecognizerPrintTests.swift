import SceneFiles
import Testing
import TouchCore

@Suite("What is printed beside the views")
struct RecognizerPrintTests {
  private let views = """
    <UIWindow: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0xa>>
       | <UIImageView: 0x2; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0xa>>
       | <UIView: 0x3; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x61>; layer = <CALayer: 0xa>>

    """

  @Test
  func `Recognizers are given to their view`() throws {
    let hierarchy = try read(
      views + """
        (lldb) po [0x2 gestureRecognizers]
        <__NSArrayM 0x600>(
        <UITapGestureRecognizer: 0x21; state = Possible; view = <UIImageView 0x2>; target= <(action=zoom:, target=<Shop.Page 0x7e0>)>; numberOfTapsRequired = 2; must-fail = {
                <_TtC4Shop5Press: 0x22; baseClass = UILongPressGestureRecognizer; state = Possible; view = <UIImageView 0x2>; must-fail = {<X: 0x99; state = Possible>}>
            }>,
        <_TtC4Shop5Press: 0x22; baseClass = UILongPressGestureRecognizer; state = Possible; enabled = NO; cancelsTouchesInView = NO; delaysTouchesBegan = YES; delaysTouchesEnded = NO; view = <UIImageView 0x2>; delegate = <_TtC4Shop4Page: 0x7e0>; minimumPressDuration = 0.8; allowableMovement = 20; target=<(null) 0x0>>
        )
        """)
    let view = hierarchy.views[1]
    #expect(view.unknown == .delegates)
    #expect(hierarchy.views[2].unknown == .recognizers)
    var tap = ForeignRecognizer("UITapGestureRecognizer", line: 6)
    tap.address = 0x21
    tap.numberOfTapsRequired = 2
    tap.mustFail = [0x22]
    tap.actions = [ForeignAction("zoom:", target: "Shop.Page")]
    var press = ForeignRecognizer("Shop.Press", line: 9)
    press.baseClass = "UILongPressGestureRecognizer"
    press.address = 0x22
    press.isEnabled = false
    press.cancelsTouchesInView = false
    press.delaysTouchesBegan = true
    press.delaysTouchesEnded = false
    press.delegate = "Shop.Page"
    press.minimumPressDuration = 0.8
    press.allowableMovement = 20
    #expect(view.recognizers == [tap, press])
    #expect(hierarchy.remarks == [])
    #expect(hierarchy.viewsNamed == 3)
  }

  @Test
  func `A recognizer that names no view is given to the one that was asked`() throws {
    let hierarchy = try read(
      views + """
        (lldb) po [(id)0x3 gestureRecognizers]
        <UISwipeGestureRecognizer: 0x31; state = Possible; direction = left; target= <(action=a, target=<A 0x1>), (action=b:, target=<B 0x2>)>>
        """)
    let swipe = hierarchy.views[2].recognizers
    #expect(swipe.map(\.directions) == [.left])
    #expect(
      swipe.map(\.actions) == [
        [ForeignAction("a", target: "A"), ForeignAction("b:", target: "B")]
      ])
    // Whether it has others nobody said.
    #expect(hierarchy.views[2].unknown == .recognizers)
  }

  @Test
  func `The gates at the edges, which each window has, leave nothing unknown of it`() throws {
    let gate = "_UISystemGestureGateGestureRecognizer: 0x6"
    let list = """
      (lldb) po [0x1 gestureRecognizers]
      <__NSArrayM 0x600>(
      <\(gate)1; state = Possible; delaysTouchesBegan = YES; view = <UIWindow 0x1>>,
      <\(gate)2; state = Possible; view = <UIWindow 0x1>>
      )
      """
    let window = "<UIWindow: 0x1; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x60>; >\n"
    func unknown(_ text: String) throws -> UnknownFacts {
      let scene = try ImportedScene(read(text)).scene
      return scene[scene.allViews[0]].origins.missing
    }
    #expect(try unknown(window) == .anyRecognizers)
    #expect(try unknown(window + list) == [])
  }

  @Test(
    "Only a list that is closed tells that there are no others",
    arguments: [
      ("(lldb) po 0x21\n", "", false), ("(lldb) po [0x2 gestureRecognizers]\n", "", false),
      ("(lldb) po [0x2 gestureRecognizers]\n<__NSArrayM 0x600>(\n", ",", false),
      ("(lldb) po [0x2 gestureRecognizers]\n<__NSArrayM 0x600>(\n", "\nerror: cut\n)", false),
      ("(lldb) po [0x2 gestureRecognizers]\n<__NSArrayM 0x600>(\n", "\n)", true),
      ("<__NSSingleObjectArrayI 0x600>(\n", "\n\n)", true),
    ])
  func closing(before: String, after: String, isAll: Bool) throws {
    let tap = "<UITapGestureRecognizer: 0x21; state = Possible; view = <UIImageView 0x2>>"
    let hierarchy = try read(views + before + tap + after + "\n")
    #expect(hierarchy.views[1].recognizers.map(\.address) == [0x21])
    #expect(hierarchy.views.map(\.unknown) == [[], isAll ? [] : .recognizers, .recognizers])
  }

  @Test
  func `A recognizer that is printed twice is there once, as it was last`() throws {
    let list = "(lldb) po [0x2 gestureRecognizers]\n(\n"
    let tap = "<UITapGestureRecognizer: 0x21; state = Possible; view = <UIImageView 0x2>"
    let hierarchy = try read(
      views + list + tap + ">\n)\n" + list + tap + "; numberOfTapsRequired = 2>\n)\n")
    #expect(hierarchy.views[1].recognizers.map(\.numberOfTapsRequired) == [2])
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `Thousands of views and recognizers of one address do not multiply`() throws {
    let view = "   | <UIView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n"
    let taps = (0..<3000).map { number in
      "<UITapGestureRecognizer: 0x\(number + 1000); state = Possible; view = <UIView 0x2>>\n"
    }
    let hierarchy = try read(
      "<UIWindow: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n"
        + String(repeating: view, count: 3000) + taps.joined())
    #expect(hierarchy.views.count == 3001)
    #expect(hierarchy.views.count { !$0.recognizers.isEmpty } <= 16)
    #expect(hierarchy.views[1].recognizers.count == 3000)
  }

  @Test(
    arguments: ["<__NSArray0 0x1eb>(\n\n)", "<__NSArrayM 0x600>(\n)", " nil", "\n(\n)"])
  func `A list of none says that there is none, of the view that was asked`(list: String) throws {
    let hierarchy = try read(views + "(lldb) po [0x2 gestureRecognizers]\n" + list + "\n")
    #expect(hierarchy.views.map(\.unknown) == [[], [], .recognizers])
    #expect(hierarchy.views.allSatisfy { $0.recognizers.isEmpty })
    #expect(hierarchy.remarks == [])
  }

  @Test(
    arguments: [
      "", "error: <user expression 0>:1:1: use of undeclared identifier\n<__NSArray0 0x1>(\n)",
      "(lldb) po 1\n1\nnil", "<__NSDictionary0 0x1eb>{\n}",
    ])
  func `What does not answer the question leaves it open`(answer: String) throws {
    let hierarchy = try read(views + "(lldb) po [0x2 gestureRecognizers]\n" + answer + "\n")
    #expect(hierarchy.views.map(\.unknown) == [[], .recognizers, .recognizers])
  }

  @Test
  func `A recognizer that breaks off takes no views with it`() throws {
    let hierarchy = try read(
      "<UIPanGestureRecognizer: 0x41; state = Possible; view = <UIView 0x2; must-fail = {\n" + views
        + "}>")
    #expect(hierarchy.viewCount == 3)
    #expect(hierarchy.views[1].recognizers.map(\.address) == [0x41])
  }

  @Test
  func `A recognizer may be printed in an array, its view with a colon`() throws {
    let hierarchy = try read(
      views + """
        (
            "<UIScreenEdgePanGestureRecognizer: 0x51; id = 32; state = Possible; delaysTouchesBegan = YES; view = <UIView: 0x3>; target= <(action=pan:, target=<A 0x1>)>>"
        )
        """)
    #expect(hierarchy.views[2].recognizers.map(\.address) == [0x51])
    #expect(hierarchy.remarks == [])
  }

  @Test
  func `Line breaks of a print-out of controllers may be written out`() throws {
    let hierarchy = try read(
      views
        + #""<A 0x11>, state: appeared, view: <UIWindow 0x1>\n   | <B 0x12>, state: appeared, view: <UIView 0x3>""#
    )
    #expect(hierarchy.views.map(\.controller?.className) == ["A", nil, "B"])
    #expect(hierarchy.views[2].controller?.parent == 0x11)
  }

  @Test
  func `What belongs to nobody is said`() throws {
    let hierarchy = try read(
      views + """
        <UIPanGestureRecognizer: 0x41; state = Possible; view = <UIView 0x77>>
        <Shop.Gone 0x42>, state: disappeared, view: (view not loaded)
        """)
    #expect(
      hierarchy.remarks == [
        ImportRemark(line: 4, .belongsToNobody("UIPanGestureRecognizer")),
        ImportRemark(line: 5, .belongsToNobody("Shop.Gone")),
      ])
  }

  @Test(arguments: ["", ":"])
  func `Controllers are given to their views`(colon: String) throws {
    let hierarchy = try read(
      """
      <UINavigationController\(colon) 0x11>, state: appeared, view: <UILayoutContainerView\(colon) 0x1>
         | <_TtC4Shop4List\(colon) 0x12>, state: disappeared, view: <UIView\(colon) 0x2> not in the window
         + <Shop.Sheet\(colon) 0x13>, state: appeared, view: <UIView\(colon) 0x3>, presented with: <_UIPageSheet\(colon) 0x99>
         |    | <Shop.Child\(colon) 0x14>, state: appeared, view: <UIView\(colon) 0x88>
      """ + "\n" + views)
    #expect(
      hierarchy.views.map(\.controller?.className) == [
        "UINavigationController", "Shop.List", "Shop.Sheet",
      ])
    #expect(hierarchy.views.map(\.controller?.parent) == [nil, 0x11, nil])
    #expect(hierarchy.views.map(\.controller?.presenter) == [nil, nil, 0x11])
    #expect(hierarchy.views[1].controller?.address == 0x12)
    #expect(hierarchy.remarks == [ImportRemark(line: 4, .belongsToNobody("Shop.Child"))])
  }
}
