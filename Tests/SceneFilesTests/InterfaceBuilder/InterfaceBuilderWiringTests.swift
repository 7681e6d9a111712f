import SceneFiles
import Testing
import TouchCore

private typealias File = InterfaceBuilderFile

@Suite("What an Interface Builder file connects")
struct InterfaceBuilderWiringTests {
  private func connected(_ connections: String, _ attributes: String = "") -> String {
    File.view(
      "button", attributes, (0, 0, 9, 9), "<connections>\(connections)</connections>")
  }

  @Test func `Actions have their event and their target's class`() throws {
    let button = connected(
      """
      <action selector="buy:" destination="vc" eventType="touchUpInside" id="1"/>\
      <action selector="undo:" destination="-2" id="2"/><action selector="go" destination="gone"/>
      """)
    let responder = "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\"/>"
    let text = File.storyboard(
      File.controller(button, attributes: "customClass=\"Shop\" customModule=\"App\"") + responder)
    #expect(
      try File.read(text)[0].roots[0].subviews[0].actions == [
        ForeignAction("buy:", event: "touchUpInside", target: "App.Shop"),
        ForeignAction("undo:", target: "IBFirstResponder"), ForeignAction("go", target: "gone"),
      ])
  }

  @Test func `Segues and menus are actions as well`() throws {
    let text = connected(
      "<segue destination=\"vc\" kind=\"show\" id=\"1\"/><outlet property=\"x\" destination=\"y\"/>"
    )
    #expect(
      try File.subviews(text).first?.actions == [ForeignAction("show", target: "UIViewController")])
    let menu = File.view("button", "", (0, 0, 9, 9), "<menu key=\"menu\"/>")
    #expect(try File.subviews(menu).first?.actions == [ForeignAction("menu")])
  }

  @Test func `A control with nothing sends nothing, unless code can reach it`() throws {
    let views =
      File.view("button", "userLabel=\"Buy\"") + File.view("button", "id=\"b\"")
      + File.view("slider", "customClass=\"S\"")
      + File.view("view")
    let outlet = "<connections><outlet property=\"buy\" destination=\"b\"/></connections>"
    let screens = try File.read(File.storyboard(File.controller(views, also: outlet)))
    let found = screens[0].roots[0].subviews
    #expect(found.map(\.actions) == [[], [], [], nil])
    #expect(found.map { $0.unknown.contains(.actions) } == [false, true, true, false])
  }

  @Test func `Code finds a button by its tag, and in a xib that no outlet leads to`() throws {
    let tagged = File.view("button", "tag=\"7\"") + File.view("button", "tag=\"0\"")
    #expect(try File.subviews(tagged).map(\.unknown) == [.actions, []])
    let stack = File.view(
      "stackView", "id=\"s\"", (0, 0, 100, 50), "<subviews>" + File.view("button") + "</subviews>")
    let outlet = "<connections><outlet property=\"stars\" destination=\"s\"/></connections>"
    let arranged = try File.read(File.storyboard(File.controller(stack, also: outlet)))[0].all
    #expect(arranged.last?.unknown.contains(.actions) == true)
    func xib(_ attributes: String, owner: String = "") throws -> UnknownFacts? {
      let view = File.view(
        "view", "id=\"v\" \(attributes)", (0, 0, 320, 50),
        "<subviews>" + File.view("button") + "</subviews>")
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>\(owner)\(view)</objects></document>
        """
      return try File.read(text)[0].roots[0].subviews.first?.unknown
    }
    #expect(try xib("") == .actions)
    #expect(try xib("customClass=\"Card\"") == [])
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
      <outlet property="view" destination="v" id="o"/></connections></placeholder>
      """
    #expect(try xib("", owner: owner) == [])
  }

  @Test func `Recognizers are joined to the views whose collections have them`() throws {
    let view = """
      <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><connections>\
      <outletCollection property="gestureRecognizers" destination="press" appends="YES"/>\
      <outletCollection property="gestureRecognizers" destination="tap" appends="YES"/>\
      </connections></view>
      """
    let recognizers = """
      <tapGestureRecognizer id="tap" numberOfTapsRequired="2" numberOfTouchesRequired="3" \
      cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO" enabled="NO">\
      <connections><action selector="tapped:" destination="vc"/>\
      <outlet property="delegate" destination="vc"/></connections></tapGestureRecognizer>
      <pongPressGestureRecognizer id="press" customClass="Press" minimumPressDuration="0.25" \
      allowableMovement="4"/>
      """
    let found = try #require(try File.subviews(view, also: recognizers).first)
    var tap = ForeignRecognizer("UITapGestureRecognizer", line: found.recognizers[1].line)
    tap.identifier = "tap"
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 3
    tap.cancelsTouchesInView = false
    tap.delaysTouchesBegan = true
    tap.delaysTouchesEnded = false
    tap.isEnabled = false
    tap.delegate = "UIViewController"
    tap.actions = [ForeignAction("tapped:", target: "UIViewController")]
    var press = ForeignRecognizer("Press", line: found.recognizers[0].line)
    press.baseClass = "UILongPressGestureRecognizer"
    press.identifier = "press"
    press.minimumPressDuration = 0.25
    press.allowableMovement = 4
    #expect(found.recognizers == [press, tap])
    #expect(found.unknown == .delegates)
  }

  @Test(
    "Every recognizer that Xcode offers is known",
    arguments: [
      ("tapGestureRecognizer", "UITapGestureRecognizer", nil),
      ("pongPressGestureRecognizer", "UILongPressGestureRecognizer", nil),
      ("panGestureRecognizer", "UIPanGestureRecognizer", nil),
      ("screenEdgePanGestureRecognizer", "UIScreenEdgePanGestureRecognizer", nil),
      ("pinchGestureRecognizer", "UIPinchGestureRecognizer", nil),
      ("rotationGestureRecognizer", "UIRotationGestureRecognizer", nil),
      ("swipeGestureRecognizer direction=\"up\"", "UISwipeGestureRecognizer", .up),
      ("swipeGestureRecognizer", "UISwipeGestureRecognizer", nil),
      ("gestureRecognizer", "UIGestureRecognizer", nil),
    ] as [(String, String, Directions?)])
  func kinds(tag: String, name: String, directions: Directions?) throws {
    let view = "<view><connections>\(collection("r"))</connections></view>"
    let found = try #require(try File.subviews(view, also: "<\(tag) id=\"r\"/>").first)
    #expect(found.recognizers.map(\.className) == [name])
    #expect(found.recognizers.map(\.directions) == [directions])
  }

  @Test func `A pan has a least and a most number of touches`() throws {
    let view = "<view><connections>\(collection("r"))</connections></view>"
    let pan =
      "<panGestureRecognizer id=\"r\" minimumNumberOfTouches=\"2\" maximumNumberOfTouches=\"3\"/>"
    let found = try File.subviews(view, also: pan).first?.recognizers.first
    #expect(found?.numberOfTouchesRequired == 2)
    #expect(found?.maximumNumberOfTouches == 3)
  }

  @Test func `A view that is off may be turned on where code holds it and it has a recognizer`()
    throws
  {
    let tap = "<tapGestureRecognizer id=\"tap\"/>"
    let outlet = "<connections><outlet property=\"photo\" destination=\"v\"/></connections>"
    for (also, inner, isUnknown) in [
      (outlet, "tap", true), ("", "tap", false), (outlet, "other", false),
    ] {
      let view = File.view(
        "imageView", "id=\"v\" userInteractionEnabled=\"NO\"", (0, 0, 9, 9),
        "<connections>\(collection(inner))</connections>")
      let text = File.storyboard(File.controller(view, also: also) + tap)
      let read = try #require(try File.read(text)[0].roots[0].subviews.first)
      #expect(read.unknown.contains(.interaction) == isUnknown)
    }
  }

  @Test func `What a recognizer's delegate answers is not known if code holds the recognizer`()
    throws
  {
    for (destination, isUnknown) in [("tap", true), ("other", false)] {
      let outlet =
        "<connections><outlet property=\"tap\" destination=\"\(destination)\"/></connections>"
      let view = File.view(
        "view", "id=\"v\"", (0, 0, 9, 9), "<connections>\(collection("tap"))</connections>")
      let text = File.storyboard(
        File.controller(view, also: outlet) + "<tapGestureRecognizer id=\"tap\"/>")
      let read = try #require(try File.read(text)[0].roots[0].subviews.first)
      #expect(read.unknown.contains(.delegates) == isUnknown)
    }
  }

  @Test func `A recognizer twice in one collection counts once`() throws {
    let tap = "<tapGestureRecognizer id=\"tap\"/>"
    let twice = """
      <connections><outletCollection property="gestureRecognizers" destination="tap"/>\
      <outletCollection property="gestureRecognizers" destination="tap"/></connections>
      """
    let views =
      File.view("view", "id=\"a\"", (0, 0, 9, 9), "<connections>\(collection("tap"))</connections>")
      + File.view("view", "id=\"b\"", (0, 0, 9, 9), twice)
    let text = File.storyboard(File.controller(views) + tap)
    let screen = try #require(try importScreens(text, .interfaceBuilder).first).screen
    #expect(screen.sharedRecognizers.map(\.views.count) == [2])
  }

  @Test func `One recognizer in two collections is said of both views`() throws {
    let view = "<imageView><connections>\(collection("t"))</connections></imageView>"
    let found = try File.subviews(view + view, also: "<tapGestureRecognizer id=\"t\"/>")
    #expect(found.map { $0.recognizers.map(\.identifier) } == [["t"], ["t"]])
  }

  @Test func `A recognizer of no view, and a view's that is nowhere, are said`() throws {
    let view = "<view><connections>\(collection("gone"))</connections></view>"
    let text = File.storyboard(File.controller(view) + "<tapGestureRecognizer id=\"lost\"/>")
    let screen = try File.read(text)[0]
    #expect(
      screen.remarks.map(\.reason) == [
        .noFrame(className: "UIView"), .belongsToNobody("gone"), .belongsToNobody("lost"),
      ])
    #expect(screen.roots[0].subviews[0].unknown.contains(.recognizers))
  }

  private func collection(_ id: String) -> String {
    "<outletCollection property=\"gestureRecognizers\" destination=\"\(id)\" appends=\"YES\"/>"
  }
}
