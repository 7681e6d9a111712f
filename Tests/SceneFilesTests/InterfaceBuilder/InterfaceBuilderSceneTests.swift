import SceneFiles
import Testing
import TouchCore

private typealias File = InterfaceBuilderFile

@Suite("The screens of an Interface Builder file")
struct InterfaceBuilderSceneTests {
  @Test func `Views nest wherever Interface Builder puts them`() throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="9" height="44"/>\
      <tableViewCellContentView key="contentView" id="content"><subviews><label id="title"/>\
      </subviews></tableViewCellContentView></tableViewCell>
      """
    let text = """
      <tableView id="table"><view key="tableHeaderView" id="header"/><prototypes>\(cell)</prototypes>\
      <sections><tableViewSection><cells><tableViewCell id="static"/></cells></tableViewSection>\
      </sections></tableView>
      <collectionView id="grid"><cells><collectionViewCell id="tile"><view key="contentView" id="inside"/>\
      </collectionViewCell></cells><collectionReusableView key="sectionHeaderView" id="head"/>\
      </collectionView>
      <visualEffectView id="blur"><view key="contentView" id="glass"><subviews><button id="b"/>\
      </subviews></view><blurEffect style="dark"/></visualEffectView>
      <toolbar id="bar"><items><barButtonItem style="plain"><button key="customView" id="item"/>\
      </barButtonItem></items></toolbar>
      """
    let screen = try File.read(File.storyboard(File.controller(text)))[0]
    #expect(screen.keepsCount)
    #expect(
      outline(screen.roots[0]) == """
        vc-view(table(header cell(content(title)) static) grid(tile(inside) head) blur(glass(b)) \
        bar(item))
        """)
  }

  @Test func `The initial controller's screen is the first, named by its class or the scene's id`()
    throws
  {
    let text = File.storyboard(
      File.controller("", id: "a"),
      File.controller("", id: "b", attributes: "customClass=\"Shop\""),
      File.controller("", id: "c"), initial: "b")
    let screens = try File.read(text)
    #expect(screens.map(\.name) == ["Shop", "s1", "s3"])
    #expect(
      screens.map { $0.roots[0].controller?.className } == [
        "Shop", "UIViewController", "UIViewController",
      ])
    #expect(screens.allSatisfy { $0.kind == .interfaceBuilder && !$0.framesAreOnScreen })
  }

  @Test func `Where the initial controller only contains others, its first one's screen is first`()
    throws
  {
    let bar = "<navigationBar key=\"navigationBar\" id=\"bar\"/>"
    let root =
      "<segue destination=\"b\" kind=\"relationship\" relationship=\"rootViewController\"/>"
    let text = File.storyboard(
      "<navigationController id=\"n\">\(bar)<connections>\(root)</connections></navigationController>",
      File.controller("", id: "a"), File.controller("", id: "b"), initial: "n")
    let screens = try File.read(text)
    #expect(screens.map { $0.roots.map(\.identifier) } == [["b-view", "bar"], ["a-view"]])
    #expect(screens[0].roots[1].unknown.contains(.frame))
  }

  @Test func `The bars of the controllers around one lie over its view, unless they are hidden`()
    throws
  {
    func bar(_ kind: String, _ height: Int) -> String {
      File.view(kind, "key=\"\(kind)\" id=\"\(kind)\"", (0, 44, 390, height))
    }
    func container(_ tag: String, _ id: String, _ content: String, to inner: String...) -> String {
      let segues = inner.map { "<segue destination=\"\($0)\" kind=\"relationship\"/>" }
      return
        "<\(tag) id=\"\(id)\" \(content)<connections>\(segues.joined())</connections></\(tag)>"
    }
    let screens = try File.read(
      File.storyboard(
        container("tabBarController", "t", ">" + bar("tabBar", 1000), to: "n", "m"),
        container(
          "navigationController", "n", ">" + bar("navigationBar", 44) + bar("toolbar", 49), to: "a"),
        container(
          "navigationController", "m", "navigationBarHidden=\"YES\">" + bar("navigationBar", 44),
          to: "b"),
        File.controller("", id: "a"), File.controller("", id: "b"), initial: "t"))
    #expect(
      screens.map { $0.roots.map(\.identifier) } == [
        ["a-view", "navigationBar", "tabBar"], ["b-view", "tabBar"],
      ])
    #expect(screens[0].roots.map(\.frame?.size.height) == [844, 44, 83])
    #expect(screens.allSatisfy { $0.remarks.isEmpty || $0.keepsCount })
    let made = try importScreens(
      File.storyboard(
        container("navigationController", "n", ">" + bar("navigationBar", 44), to: "a"),
        File.controller("", id: "a"), initial: "n"), .interfaceBuilder)
    #expect(made.map(\.screen.scene.windows.count) == [1])
  }

  @Test func `An embedded controller's view fills its container`() throws {
    let text = File.storyboard(
      File.controller(container("b"), attributes: "customClass=\"Outer\""),
      File.controller(
        File.view("button", "id=\"inner\""), id: "b", attributes: "customClass=\"Inner\""))
    let screens = try File.read(text)
    #expect(screens.map(\.name) == ["Outer"])
    #expect(outline(screens[0].roots[0]) == "vc-view(box(b-view(inner)))")
    let embedded = screens[0].roots[0].subviews[0].subviews[0]
    #expect(embedded.frame == Rect(0, 0, 200, 100))
    #expect(embedded.controller?.className == "Inner")
    #expect(embedded.unknown == .frame)
    #expect(screens[0].keepsCount)
  }

  @Test(
    "19.58: an embedded controller's view begins below its bar where the safe area does",
    arguments: [(20, Rect(0, 64, 200, 36)), (84, Rect(0, 0, 200, 100))])
  func embeddedBar(y: Int, frame: Rect) throws {
    let navigation = """
      <navigationController id="n"><navigationBar key="navigationBar" id="bar"><rect key="frame" \
      x="0" y="20" width="375" height="44"/></navigationBar><connections>\
      <segue destination="b" kind="relationship" relationship="rootViewController"/></connections>\
      </navigationController>
      """
    let pinned = """
      <viewController id="b"><view key="view" id="b-view"><rect key="frame" x="0" y="0" width="375" \
      height="667"/><subviews><button id="c"><rect key="frame" x="0" y="\(y)" width="40" \
      height="40"/></button></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>\
      <constraint firstItem="c" firstAttribute="top" secondItem="g" secondAttribute="top" \
      constant="20"/></constraints></view></viewController>
      """
    let screen = try File.read(
      File.storyboard(File.controller(container("n")), navigation, pinned))[0]
    let inner = screen.roots[0].subviews[0].subviews
    #expect(inner.map(\.frame) == [frame, Rect(0, 20, 200, 44)])
  }

  @Test
  func `A view beside a storyboard's controller is on a screen only if an outlet leads to it`()
    throws
  {
    let loose = File.view("button", "id=\"loose\"")
    let shown = "<connections><outlet property=\"panel\" destination=\"loose\"/></connections>"
    for (outlet, names) in [(shown, ["s1", "loose"]), ("", ["s1"])] {
      let screens = try File.read(File.storyboard(File.controller("", also: outlet) + loose))
      #expect(screens.map(\.name) == names)
      #expect(screens[0].remarks == [])
      #expect(screens[0].unshown.map(\.identifier) == (outlet == "" ? ["loose"] : []))
      #expect(screens.allSatisfy { $0.keepsCount })
    }
  }

  @Test func `What is embedded through a navigation controller is found, with its bar`() throws {
    let navigation = """
      <navigationController id="n"><navigationBar key="navigationBar" id="bar"/><connections>\
      <segue destination="b" kind="relationship" relationship="rootViewController"/></connections>\
      </navigationController>
      """
    let screens = try File.read(
      File.storyboard(File.controller(container("n")), navigation, File.controller("", id: "b")))
    #expect(screens.map { outline($0.roots[0]) } == ["vc-view(box(b-view bar))"])
    #expect(screens.allSatisfy { $0.keepsCount })
  }

  @Test func `A container of what is elsewhere, nowhere or itself says so`() throws {
    let placeholder = """
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Map" id="p"/>
      """
    for (id, name) in [("p", "Other/Map"), ("gone", "gone"), ("vc", "vc")] {
      let text = File.storyboard(File.controller(container(id)) + placeholder)
      let screen = try File.read(text)[0]
      #expect(screen.remarks.map(\.reason) == [.elsewhere(name), .elsewhere("Other/Map")])
      let view = screen.roots[0].subviews[0]
      #expect((view.subviews.first ?? view).unknown.contains(.tree))
      #expect(screen.keepsCount)
    }
  }

  @Test func `A view that nothing shows is in no window of the scene`() throws {
    let loose = File.view(
      "view", "id=\"loose\"", (0, 0, 50, 50), "<subviews><button id=\"b\"/></subviews>")
    let text = File.storyboard(File.controller(File.view("button", "id=\"a\"")) + loose)
    let scene = try #require(try importScreens(text, .interfaceBuilder).first).screen.scene
    func isShown(_ id: String) throws -> Bool {
      let view = try #require(scene.viewIDs.first { scene[$0].origins.identifier == id })
      return scene.window(containing: view) != nil
    }
    #expect(try [isShown("a"), isShown("loose"), isShown("b")] == [true, false, false])
  }

  @Test func `A navigation bar that the file does not have shows the views of a navigation item`()
    throws
  {
    let item = """
      <navigationItem key="navigationItem"><barButtonItem key="rightBarButtonItem">\
      \(File.view("button", "key=\"customView\" id=\"b\"", (0, 0, 40, 30)))</barButtonItem>\
      </navigationItem>
      """
    let screen = try File.read(File.storyboard(File.controller("", also: item)))[0]
    #expect(screen.roots.map(\.className) == ["UIView", "UINavigationBar"])
    #expect(screen.roots[1].frame == Rect(0, 59, 390, 44))
    #expect(screen.roots[1].unknown == [.frame, .visibility, .tree])
    #expect(screen.roots[1].subviews.map(\.identifier) == ["b"])
    #expect(screen.roots[1].subviews.map(\.frame) == [Rect(334, 7, 40, 30)])
    #expect(screen.remarks.isEmpty)
    #expect(screen.keepsCount)
  }

  @Test func `A navigation item without views makes no bar`() throws {
    let item = "<navigationItem key=\"navigationItem\" title=\"Home\"/>"
    let screen = try File.read(File.storyboard(File.controller("", also: item)))[0]
    #expect(screen.roots.map(\.className) == ["UIView"])
  }

  @Test func `The bar of the navigation controller around shows the views of a navigation item`()
    throws
  {
    func shown(_ key: String, _ id: String, _ width: Int) -> String {
      File.view("button", "key=\"\(key)\" id=\"\(id)\"", (0, 0, width, 34))
    }
    let item = """
      <navigationItem key="navigationItem">\(shown("titleView", "title", 100))<leftBarButtonItems>\
      <barButtonItem id="i">\(shown("customView", "left", 50))</barButtonItem><barButtonItem id="j">\
      \(shown("customView", "next", 40))</barButtonItem></leftBarButtonItems><barButtonItem \
      key="rightBarButtonItem" id="k">\(shown("customView", "right", 60))</barButtonItem>\
      </navigationItem>
      """
    let navigation = """
      <navigationController id="n"><navigationBar key="navigationBar" id="bar"><rect key="frame" \
      x="0" y="44" width="390" height="44"/></navigationBar><connections>\
      <segue destination="vc" kind="relationship" relationship="rootViewController"/></connections>\
      </navigationController>
      """
    let text = File.storyboard(navigation, File.controller("", also: item), initial: "n")
    let screen = try File.read(text)[0]
    let bar = try #require(screen.roots.last)
    #expect(bar.subviews.map(\.identifier) == ["title", "left", "next", "right"])
    #expect(
      bar.subviews.map(\.frame) == [
        Rect(145, 5, 100, 34), Rect(16, 5, 50, 34), Rect(74, 5, 40, 34), Rect(314, 5, 60, 34),
      ])
    #expect(bar.subviews.map(\.unknown) == [UnknownFacts](repeating: .frame, count: 4))
    #expect(screen.remarks.isEmpty)
    #expect(screen.keepsCount)
  }

  @Test func `A xib has a screen for each view that lies in no other`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
      <connections><outlet property="view" destination="a"/></connections></placeholder>
      <view id="a"/><tableViewCell id="b" customClass="Row"/><customObject id="c"/></objects></document>
      """
    let screens = try File.read(text)
    #expect(screens.map(\.name) == ["a", "Row"])
    #expect(screens.map { $0.roots[0].controller?.className } == ["Owner", nil])
  }

  @Test func `An id that is there twice is the first one's`() throws {
    let text =
      File.controller(container("b")) + File.controller("", id: "b")
      + File.controller(File.view("label"), id: "b")
    let screens = try File.read(File.storyboard(text))
    #expect(outline(screens[0].roots[0]) == "vc-view(box(b-view))")
    #expect(screens[0].keepsCount)
  }

  @Test func `Controllers that embed only each other are screens all the same`() throws {
    let text = File.storyboard(
      File.controller(container("b"), id: "a"), File.controller(container("a"), id: "b"),
      initial: "")
    let screens = try File.read(text)
    #expect(screens.map { outline($0.roots[0]) } == ["a-view(box(b-view(box)))"])
    #expect(screens[0].remarks.map(\.reason) == [.elsewhere("a")])
    #expect(screens.allSatisfy { $0.keepsCount })
  }

  private func container(_ id: String) -> String {
    File.view(
      "containerView", "id=\"box\"", (20, 40, 200, 100),
      "<connections><segue destination=\"\(id)\" kind=\"embed\"/></connections>")
  }

  private func outline(_ view: ForeignView) -> String {
    let inner = view.subviews.map(outline).joined(separator: " ")
    return (view.identifier ?? "?") + (inner.isEmpty ? "" : "(\(inner))")
  }
}
