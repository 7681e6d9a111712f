import Testing
import TouchCore

@testable import SceneFiles

@Suite("Bars of containers") struct ContainerBarsTests {
  private func screen(
    device: String, bar: String, orientation: String = "portrait"
  ) throws -> Scene {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="around">
      <device id="\(device)" orientation="\(orientation)"/>
      <scenes><scene sceneID="s1"><objects>\(bar)</objects></scene>
      <scene sceneID="s2"><objects><viewController id="vc"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController></objects></scene></scenes>
      </document>
      """
    return try #require(try importScreens(text, .interfaceBuilder).first).screen.scene
  }

  private func tabs(_ y: Int) -> String {
    """
    <tabBarController id="around"><tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="\(y)" width="393" height="49"/></tabBar>
    <connections><segue destination="vc" kind="relationship" relationship="viewControllers" id="r"/></connections></tabBarController>
    """
  }

  /// The frames on the screen of the view and the bars of a controller in both containers.
  ///
  /// - Parameter pinned: Where a label lies that a constraint fixes 20 pt below the safe area's top.
  private func frames(
    _ height: Int, view attributes: String = "", edges: String = "", bar: String = "",
    pinned: Int? = nil
  ) throws -> [Rect] {
    let label = pinned.map {
      """
      <subviews><label id="l"><rect key="frame" x="0" y="\($0)" width="9" height="9"/></label></subviews>\
      <viewLayoutGuide key="safeArea" id="g"/><constraints><constraint firstItem="l" \
      firstAttribute="top" secondItem="g" secondAttribute="top" constant="20"/></constraints>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="tabs">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s1"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bottom" \(bar)><rect key="frame" x="0" y="618" width="375" height="49"/></tabBar>
      <connections><segue destination="navigation" kind="relationship" relationship="viewControllers" id="r"/></connections></tabBarController></objects></scene>
      <scene sceneID="s2"><objects><navigationController id="navigation"><navigationBar key="navigationBar" id="top" \(bar)><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="q"/></connections></navigationController></objects></scene>
      <scene sceneID="s3"><objects><viewController id="vc" \(attributes)><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>\(label ?? "")</view>\(edges)</viewController></objects></scene></scenes>
      </document>
      """
    let scene = try #require(try importScreens(text, .interfaceBuilder).first).screen.scene
    return try ["v", "top", "bottom"].map { id in
      let view = try #require(scene.viewIDs.first { scene[$0].origins.identifier == id })
      return Rect(origin: scene.toScreen(.zero, of: view), size: scene[view].bounds.size)
    }
  }

  @Test("19.58: no navigation bar lies lower than below the highest status bar")
  func status() throws {
    let screen = try screen(
      device: "retina6_12",
      bar: """
        <navigationController id="around"><navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="118" width="393" height="54"/></navigationBar>
        <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """)
    let bar = try #require(screen.viewIDs.first { screen[$0].origins.identifier == "bar" })
    #expect(screen.toScreen(.zero, of: bar) == Point(0, 62))
  }

  @Test(
    "19.58: a navigation bar that the canvas did not lay out begins below the status bar",
    arguments: [
      ("retina6_12", 44, "relationship", 59.0), ("retina4_7", 44, "relationship", 20),
      ("retina6_12", 56, "presentation", 0), ("retina4_7", 44, "presentation", 0),
    ]) func atZero(device: String, height: Int, segue: String, y: Double) throws
  {
    let screen = try screen(
      device: device,
      bar: """
        <navigationController id="around"><navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="393" height="\(height)"/></navigationBar>
        <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        <viewController id="first"><connections><segue destination="around" kind="\(segue)" id="s"/></connections></viewController>
        """)
    let bar = try #require(screen.viewIDs.first { screen[$0].origins.identifier == "bar" })
    #expect(screen.toScreen(.zero, of: bar) == Point(0, y))
  }

  @Test("19.58: a navigation bar begins at the top of a phone on its side, and not of a pad")
  func across() throws {
    func y(_ device: String) throws -> Double? {
      let screen = try screen(
        device: device,
        bar: """
          <navigationController id="around"><navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="24" width="393" height="54"/></navigationBar>
          <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
          """, orientation: "landscape")
      return try bar(screen).frame.minY
    }
    #expect(try y("retina6_0") == 0)
    #expect(try y("ipad11_0rounded") == 24)
  }

  @Test("19.58: a view lies under translucent bars, and between those that it leaves out")
  func extendedEdges() throws {
    let (top, bottom) = (Rect(0, 20, 375, 44), Rect(0, 618, 375, 49))
    #expect(try frames(667) == [Rect(0, 0, 375, 667), top, bottom])
    let between = [Rect(0, 64, 375, 554), top, bottom]
    let none = "<extendedEdge key=\"edgesForExtendedLayout\"/>"
    #expect(try frames(554, edges: none) == between)
    let opaque = "translucent=\"NO\""
    #expect(try frames(554, bar: opaque) == between)
    #expect(
      try frames(667, view: "extendedLayoutIncludesOpaqueBars=\"YES\"", bar: opaque) == [
        Rect(0, 0, 375, 667), top, bottom,
      ])
    #expect(try frames(603, pinned: 20) == [Rect(0, 64, 375, 603), top, Rect(0, 618, 375, 49)])
    #expect(try frames(667, pinned: 84) == [Rect(0, 0, 375, 667), top, bottom])
    #expect(
      try frames(667, pinned: 40) == [
        Rect(0, 0, 375, 667), Rect(0, -24, 375, 44), Rect(0, 618, 375, 49),
      ])
    let below = "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>"
    #expect(try frames(603, edges: below) == [Rect(0, 64, 375, 603), top, bottom])
  }

  @Test(
    "20.10: the content of a scroll view under a bar begins where the bar ends",
    arguments: [
      ("tableView", "", -103), ("tableView", "contentInsetAdjustmentBehavior=\"never\"", 0),
      ("scrollView", "", -103), ("view", "", 0),
    ])
  func contentInset(tag: String, attributes: String, offset: Double) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="around">
      <device id="retina6_12" orientation="portrait"/>
      <scenes><scene sceneID="s1"><objects><navigationController id="around"><navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="59" width="393" height="44"/></navigationBar>
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="vc"><\(tag) key="view" id="root" \(attributes)><rect key="frame" x="0" y="0" width="393" height="852"/></\(tag)></viewController></objects></scene>
      <scene sceneID="s3"><objects></objects></scene></scenes>
      </document>
      """
    let scene = try #require(try importScreens(text, .interfaceBuilder).first).screen.scene
    let root = try #require(scene.viewIDs.first { scene[$0].origins.identifier == "root" })
    #expect(scene[root].bounds.origin == Point(0, offset))
    #expect(scene[root].origins.missing.contains(.boundsOrigin) == (offset != 0))
  }

  @Test("20.11: in a container, too, the rows of a list begin where a bar over it ends")
  func embeddedList() throws {
    func start(_ attributes: String, bar: String = "") throws -> Point? {
      let screens = try InterfaceBuilderFile.read(
        InterfaceBuilderFile.storyboard(
          InterfaceBuilderFile.controller(
            InterfaceBuilderFile.view(
              "containerView", "id=\"holder\"", (0, 0, 390, 844),
              "<connections><segue destination=\"nav\" kind=\"embed\" id=\"e\"/></connections>")),
          """
          <navigationController id="nav"><navigationBar key="navigationBar" id="bar" \(bar)>
          <rect key="frame" x="0" y="20" width="390" height="44"/></navigationBar><connections>
          <segue destination="list" kind="relationship" relationship="rootViewController" id="q"/>
          </connections></navigationController>
          """,
          """
          <tableViewController id="list"><tableView key="view" id="rows" \(attributes)>
          <rect key="frame" x="0" y="0" width="390" height="844"/></tableView></tableViewController>
          """))
      let holder = try #require(screens.first?.roots.first?.subviews.first)
      return holder.subviews.first { $0.identifier == "rows" }?.contentOffset
    }
    #expect(try start("") == Point(0, -64))
    #expect(try start("contentInsetAdjustmentBehavior=\"never\"") == nil)
    #expect(try start("", bar: "hidden=\"YES\"") == nil)
  }

  @Test func `A bar without a frame is placed all the same, and nothing is said of it`() throws {
    let around = """
      <tabBarController id="around"><tabBar key="tabBar" id="bar"/>
      <connections><segue destination="vc" kind="relationship" relationship="viewControllers" id="r"/></connections></tabBarController>
      """
    let text = InterfaceBuilderFile.storyboard(
      around, InterfaceBuilderFile.controller(""), initial: "around", device: "retina6_12")
    let screen = try #require(try InterfaceBuilderFile.read(text).first)
    #expect(screen.roots.map(\.frame) == [Rect(0, 0, 390, 844), Rect(0, 761, 390, 83)])
    #expect(screen.roots[1].unknown.intersection([.frame, .place]) == .frame)
    #expect(screen.remarks.isEmpty)
  }

  private func bar(_ scene: Scene) throws -> View {
    scene[try #require(scene.viewIDs.first { scene[$0].origins.identifier == "bar" })]
  }

  @Test("19.58: a tab bar lies at the bottom, with the home indicator where there is one")
  func tabBar() throws {
    for y in [0, 400, 803] {
      #expect(
        try bar(screen(device: "retina6_12", bar: tabs(y))).frame == Rect(0, 769, 393, 83))
      #expect(
        try bar(screen(device: "retina4_7", bar: tabs(y))).frame == Rect(0, 803, 393, 49))
      // One with a home button: 34 pt are known of iPhones alone.
      #expect(
        try bar(screen(device: "ipad10_5", bar: tabs(y))).frame == Rect(0, 803, 393, 49))
    }
  }

  @Test func `A tab bar that the file has right below the view lies there`() throws {
    func bar(_ y: Int) throws -> [Rect] {
      let around = """
        <tabBarController id="around"><tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="\(y)" \
        width="320" height="49"/></tabBar><connections><segue destination="vc" kind="relationship" \
        relationship="viewControllers" id="r"/></connections></tabBarController>
        """
      let view = """
        <viewController id="vc"><view key="view" id="v"><rect key="frame" x="0" y="64" width="320" \
        height="367"/></view></viewController>
        """
      let text = InterfaceBuilderFile.storyboard(around, view, initial: "around", device: nil)
      return try InterfaceBuilderFile.read(text)[0].roots.compactMap(\.frame)
    }
    #expect(try bar(431) == [Rect(0, 64, 320, 367), Rect(0, 431, 320, 49)])
    #expect(try bar(519) == [Rect(0, 64, 320, 367), Rect(0, 382, 320, 49)])
  }

  @Test("19.58: a navigation bar keeps the place below the status bar, 44 pt high at least")
  func navigationBar() throws {
    let navigation = """
      <navigationController id="around"><navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="59" width="393" height="0"/></navigationBar>
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      """
    #expect(
      try bar(screen(device: "retina6_12", bar: navigation)).frame == Rect(0, 59, 393, 44))
  }
}
