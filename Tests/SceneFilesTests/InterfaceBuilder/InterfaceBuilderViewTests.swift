import SceneFiles
import Testing
import TouchCore

private typealias File = InterfaceBuilderFile

@Suite("A view of an Interface Builder file")
struct InterfaceBuilderViewTests {
  @Test func `What is not written stays unsaid`() throws {
    let view = try #require(try File.subviews(File.view("view", "id=\"v\"", (1, 2, 3, 4))).first)
    var expected = ForeignView("UIView", line: view.line)
    expected.column = view.column
    expected.identifier = "v"
    expected.frame = Rect(1, 2, 3, 4)
    #expect(view == expected)
  }

  @Test func `All that bears on touches is read`() throws {
    let attributes = """
      id="v" hidden="YES" alpha="0.5" userInteractionEnabled="NO" clipsSubviews="YES" \
      multipleTouchEnabled="YES" exclusiveTouch="YES" tag="7" scrollEnabled="NO" \
      delaysContentTouches="NO" canCancelContentTouches="NO" contentMode="scaleToFill" opaque="NO" \
      scrollsToTop="NO" minimumZoomScale="0.5" maximumZoomScale="3" bouncesZoom="NO"
      """
    let view = try #require(try File.subviews(File.view("scrollView", attributes)).first)
    var expected = ForeignView("UIScrollView", line: view.line)
    expected.column = view.column
    expected.identifier = "v"
    expected.frame = Rect(0, 0, 100, 50)
    expected.isHidden = true
    expected.alpha = 0.5
    expected.isUserInteractionEnabled = false
    expected.clipsToBounds = true
    expected.isMultipleTouchEnabled = true
    expected.isExclusiveTouch = true
    expected.tag = 7
    expected.isScrollEnabled = false
    expected.delaysContentTouches = false
    expected.canCancelContentTouches = false
    expected.scrollsToTop = false
    (expected.minimumZoomScale, expected.maximumZoomScale) = (0.5, 3)
    expected.bouncesZoom = false
    #expect(view == expected)
  }

  @Test func `A text view may be for reading only`() throws {
    func text(_ attributes: String) throws -> (Bool?, Bool?) {
      let view = try #require(try File.subviews(File.view("textView", attributes)).first)
      return (view.isEditable, view.isSelectable)
    }
    #expect(try text("editable=\"NO\" selectable=\"NO\"") == (false, false))
    #expect(try text("") == (nil, nil))
  }

  @Test(
    "Where the file's default is not UIKit's, it is said",
    arguments: [
      ("label", "", true, nil), ("imageView", "", true, nil),
      ("label", "userInteractionEnabled=\"NO\"", false, nil), ("view", "", nil, nil),
      ("scrollView", "", nil, false), ("tableView", "clipsSubviews=\"YES\"", nil, true),
    ] as [(String, String, Bool?, Bool?)])
  func defaults(tag: String, attributes: String, takesTouches: Bool?, clips: Bool?) throws {
    let view = try #require(try File.subviews(File.view(tag, attributes)).first)
    #expect(view.isUserInteractionEnabled == takesTouches)
    #expect(view.clipsToBounds == clips)
  }

  @Test(
    "An element is UIKit's class, or the app's own with its module",
    arguments: [
      ("button", "", "UIButton", nil), ("imageView", "", "UIImageView", nil),
      ("tableViewCell", "", "UITableViewCell", nil), ("wkWebView", "", "WKWebView", nil),
      ("containerView", "", "UIView", nil), ("window", "", "UIWindow", nil),
      ("button", "customClass=\"Big\"", "Big", "UIButton"),
      ("view", "customClass=\"Card\" customModule=\"Shop\"", "Shop.Card", "UIView"),
      ("unheardOfView", "", "UIView", nil),
    ] as [(String, String, String, String?)])
  func classes(tag: String, attributes: String, name: String, base: String?) throws {
    let view = try #require(try File.subviews(File.view(tag, attributes)).first)
    #expect(view.className == name)
    #expect(view.baseClass == base)
    #expect(view.unknown.contains(.overrides) == (base != nil))
  }

  @Test func `An element that nobody knows is a view where views stand, and said`() throws {
    #expect(
      try File.reasons("<unheardOfView id=\"v\"/>")
        == [.unknownElement("unheardOfView"), .noFrame(className: "UIView")])
  }

  @Test(
    "The words that it shows",
    arguments: [
      ("<button><state key=\"normal\" title=\"Buy\"/></button>", "Buy"),
      (
        "<button><state key=\"normal\"><string key=\"title\">a\nb</string></state></button>", "a\nb"
      ),
      (
        "<button><buttonConfiguration key=\"configuration\" title=\"Go &amp; see\"/></button>",
        "Go & see"
      ),
      ("<button><state key=\"highlighted\" title=\"no\"/></button>", nil),
      ("<label text=\"Total&#10;due\"/>", "Total\ndue"),
      ("<label><string key=\"text\"><![CDATA[<b>]]> x</string></label>", "<b> x"),
      (
        """
        <label><attributedString key="attributedText"><fragments><fragment content="a"/>\
        <fragment><string key="content">b</string></fragment></fragments></attributedString></label>
        """, "ab"
      ),
      ("<textField placeholder=\"Name\"/>", "Name"),
      ("<textField text=\"x\" placeholder=\"y\"/>", "x"),
      ("<searchBar placeholder=\"Find\"/>", "Find"),
      (
        "<segmentedControl><segments><segment title=\"One\"/><segment/></segments></segmentedControl>",
        "One, "
      ),
      ("<view><accessibility key=\"accessibilityConfiguration\" label=\"Card\"/></view>", "Card"),
      ("<imageView image=\"star\"/>", nil), ("<label text=\"\"/>", nil),
    ] as [(String, String?)])
  func texts(xml: String, text: String?) throws {
    #expect(try File.subviews(xml).first?.text == text)
  }

  @Test(
    "What a control shows as its value",
    arguments: [
      ("slider", "value=\"0.25\"", 0.25), ("stepper", "value=\"3\"", 3),
      ("switch", "on=\"YES\"", 1), ("switch", "", 0),
      ("segmentedControl", "selectedSegmentIndex=\"2\"", 2), ("view", "value=\"2\"", nil),
    ] as [(String, String, Double?)])
  func values(tag: String, attributes: String, value: Double?) throws {
    #expect(try File.subviews(File.view(tag, attributes)).first?.value == value)
  }

  @Test func `What is set by key path when it is loaded counts`() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.zPosition"><real key="value" value="10"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="alpha"><integer key="value" value="0"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isUserInteractionEnabled" value="NO"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="exclusiveTouch" value="YES"/>
      <userDefinedRuntimeAttribute type="point" keyPath="layer.anchorPoint">
      <point key="value" x="0" y="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.transform.rotation"/>
      <userDefinedRuntimeAttribute type="rect" keyPath="frame"><rect key="value" x="9" y="9" \
      width="9" height="9"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"/>
      <userDefinedRuntimeAttribute/></userDefinedRuntimeAttributes>
      """
    let view = try #require(
      try File.subviews(File.view("view", "hidden=\"NO\"", (0, 0, 5, 5), attributes)).first)
    var expected = ForeignView("UIView", line: view.line)
    expected.column = view.column
    expected.frame = Rect(0, 0, 5, 5)
    expected.zPosition = 10
    expected.isHidden = true
    expected.alpha = 0
    expected.isUserInteractionEnabled = false
    expected.clipsToBounds = true
    expected.isExclusiveTouch = true
    expected.anchorPoint = Point(0, 1)
    expected.unknown = [.transform, .frame]
    #expect(view == expected)
  }

  @Test func `What a control may show is read`() throws {
    let scene = try ImportedScene(
      try #require(
        try File.read(
          File.storyboard(
            File.controller(
              File.view("slider", "value=\"5\" minValue=\"1\" maxValue=\"9\"")
                + File.view("stepper", "minimumValue=\"-2\" maximumValue=\"1e300\"")
                + File.view("textField", "text=\"a\" clearButtonMode=\"always\"")
                + File.view("textField", "clearButtonMode=\"unlessEditing\"")
                + File.view("textField", "text=\"a\" clearButtonMode=\"whileEditing\"")
                + File.view("textField", "clearButtonMode=\"never\"")))
        ).first)
    ).scene
    let controls = scene.allViews.map { scene[$0] }.filter { $0.kind.isControl }
    #expect(controls[0].valueRange == 1...9)
    #expect(controls[1].valueRange == -2...1e9)
    let fields = controls.filter { $0.kind == .field }
    #expect(fields.map(\.textInput.hasClearButton) == [true, false, false, false])
    #expect(fields.map { $0.origins.missing.contains(.tree) } == [false, true, false, false])
  }

  @Test func `Whether a table's rows can be selected is read`() throws {
    for (attributes, isAllowed) in [("allowsSelection=\"NO\"", false), ("", true)] {
      let text = File.storyboard(
        File.controller(File.view("tableView", "id=\"list\" \(attributes)")))
      let scene = try #require(try importScreens(text, .interfaceBuilder).first).screen.scene
      let list = try #require(scene.viewIDs.first { scene[$0].origins.identifier == "list" })
      #expect(scene[list].list?.allowsSelection == isAllowed)
    }
  }

  @Test func `A table's refresh control lies in the table, above its content`() throws {
    let table =
      "<tableView key=\"view\" id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" "
      + "width=\"390\" height=\"844\"/></tableView>"
    let refresh =
      "<refreshControl key=\"refreshControl\" id=\"r\"><rect key=\"frame\" x=\"0\" "
      + "y=\"0\" width=\"1000\" height=\"1000\"/></refreshControl>"
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="s"><objects><tableViewController id="c" sceneMemberID="viewController">
      \(table)\(refresh)</tableViewController></objects></scene></scenes></document>
      """
    let scene = try ImportedScene(try #require(try File.read(file).first)).scene
    let spinner = try #require(scene.viewIDs.first { scene[$0].kind == .refresh })
    #expect(scene[spinner].frame == Rect(0, -60, 390, 60))
    #expect(scene[spinner].superview.map { scene[$0].kind } == .table)
    #expect(scene[spinner].superview.flatMap { scene.refreshControl(of: $0) } == spinner)
    #expect(scene[spinner].origins.missing.contains(.frame))
  }

  @Test func `A scroll view that zooms has its pinch`() throws {
    let views = File.view("scrollView", "minimumZoomScale=\"1\" maximumZoomScale=\"4\"")
    let scene = try ImportedScene(
      try #require(try File.read(File.storyboard(File.controller(views))).first)
    ).scene
    let scroll = try #require(scene.viewIDs.first { scene[$0].kind == .scroll })
    #expect(scene[scroll].scrolling?.zooming.maximumScale == 4)
    #expect(scene.recognizer(.pinch, of: .view(scroll)) != nil)
  }

  @Test func `Whether a spinner or a bar of progress takes touches is not known`() throws {
    let views = try File.subviews(
      File.view("activityIndicatorView") + File.view("progressView")
        + File.view("progressView", "userInteractionEnabled=\"NO\""))
    #expect(views.map { $0.unknown.contains(.interaction) } == [true, true, false])
  }

  @Test func `A layer that is hidden, and an offset, are set when a view is loaded`() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.hidden" value="YES"/>
      <userDefinedRuntimeAttribute type="point" keyPath="contentOffset"><point key="value" x="0" y="40"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let view = try #require(
      try File.subviews(File.view("scrollView", "", (0, 0, 5, 5), attributes)).first)
    #expect(view.isHidden == true)
    #expect(view.contentOffset == Point(0, 40))
    #expect(view.unknown == .boundsOrigin)
  }

  @Test func `An outlet's name is its name, before the label it has in Xcode`() throws {
    let outlets = """
      <connections><outlet property="buy" destination="b" id="1"/>\
      <outlet property="view" destination="w" id="2"/>\
      <outletCollection property="cards" destination="c" id="3"/></connections>
      """
    let views =
      File.view("view", "id=\"b\" userLabel=\"Buy Button\"") + File.view("view", "id=\"c\"")
      + File.view("view", "id=\"w\" userLabel=\"Wrapper\"")
      + "<view><accessibility key=\"accessibilityConfiguration\" identifier=\"x\"/></view>"
    let screens = try File.read(File.storyboard(File.controller(views, also: outlets)))
    #expect(screens[0].roots[0].subviews.map(\.outlet) == ["buy", "cards", "Wrapper", "x"])
  }
}
