import SceneFiles
import Testing
import TouchCore

private typealias File = InterfaceBuilderFile

@Suite("Items of bars in an Interface Builder file")
struct BarItemTests {
  private func item(_ attributes: String, _ inner: String = "") -> String {
    "<barButtonItem \(attributes)>\(inner)</barButtonItem>"
  }

  private func container(_ tag: String, _ bar: String, to inner: String...) -> String {
    let segues = inner.map { "<segue destination=\"\($0)\" kind=\"relationship\"/>" }
    return "<\(tag) id=\"n\">\(bar)<connections>\(segues.joined())</connections></\(tag)>"
  }

  private let navigationBar = File.view(
    "navigationBar", "key=\"navigationBar\" id=\"bar\"", (0, 44, 390, 44))

  /// The last root of the first screen of a controller with some objects, in a navigation controller.
  private func bar(_ also: String, _ bar: String? = nil, hidden: String = "") throws -> ForeignView
  {
    let navigation = container("navigationController", bar ?? navigationBar, to: "vc")
      .replacing("id=\"n\"", with: "id=\"n\" \(hidden)")
    let text = File.storyboard(navigation, File.controller("", also: also), initial: "n")
    return try #require(try File.read(text).first?.roots.last)
  }

  @Test("19.38: a navigation bar has a control for each item, as high as the bar, from its edges")
  func navigation() throws {
    let items = """
      <navigationItem key="navigationItem">\(item("key=\"backBarButtonItem\" id=\"back\""))\
      \(item("key=\"leftBarButtonItem\" systemItem=\"add\" id=\"add\""))<rightBarButtonItems>\
      \(item("title=\"Save\" id=\"save\" enabled=\"NO\""))\(item("image=\"gear\" id=\"gear\""))\
      </rightBarButtonItems></navigationItem>
      """
    let bar = try bar(items)
    #expect(bar.identifier == "bar")
    #expect(bar.subviews.map(\.identifier) == ["add", "save", "gear"])
    #expect(bar.subviews.map(\.className) == [String](repeating: "_UIButtonBarButton", count: 3))
    #expect(bar.subviews.map(\.text) == ["Add", "Save", "gear"])
    #expect(bar.subviews.map(\.isEnabled) == [nil, false, nil])
    #expect(
      bar.subviews.map(\.frame) == [
        Rect(8, 0, 44, 44), Rect(330, 0, 52, 44), Rect(286, 0, 44, 44),
      ])
    #expect(bar.subviews.allSatisfy { $0.unknown == .frame })
  }

  @Test func `Spaces take up room in a toolbar and are not views`() throws {
    let space = item("systemItem=\"flexibleSpace\" id=\"s\"")
    let toolbar = File.view(
      "toolbar", "id=\"bar\"", (0, 0, 300, 44),
      """
      <items>\(item("systemItem=\"play\" id=\"a\""))\(space)\
      \(item("systemItem=\"fixedSpace\" width=\"20\" id=\"f\""))\
      \(item("systemItem=\"done\" id=\"b\""))</items>
      """)
    let bar = try #require(try File.subviews(toolbar).first)
    #expect(bar.subviews.map(\.identifier) == ["a", "b"])
    #expect(bar.subviews.map(\.frame) == [Rect(8, 0, 44, 44), Rect(240, 0, 52, 44)])
  }

  @Test func `A toolbar that the navigation controller hides has its controller's items`() throws {
    let items = "<toolbarItems>\(item("systemItem=\"trash\" id=\"trash\""))</toolbarItems>"
    let toolbar = File.view("toolbar", "key=\"toolbar\" id=\"tools\"", (0, 0, 100, 49))
    for (attributes, isHidden) in [("toolbarHidden=\"NO\"", nil), ("", true)] as [(String, Bool?)] {
      let bar = try bar(items, toolbar, hidden: attributes)
      #expect(bar.identifier == "tools" && bar.isHidden == isHidden)
      #expect(bar.frame == Rect(0, 766, 390, 44))
      #expect(bar.unknown.contains(.visibility) == (isHidden == true))
      #expect(bar.subviews.map(\.frame) == [Rect(8, 0, 44, 44)])
    }
  }

  @Test func `A hidden navigation bar moves no content`() throws {
    let items = """
      <navigationItem key="navigationItem">\(item("key=\"rightBarButtonItem\" id=\"a\""))\
      </navigationItem>
      """
    let bar = try bar(items, hidden: "navigationBarHidden=\"YES\"")
    #expect(bar.identifier == "bar" && bar.isHidden == true)
    #expect(bar.subviews.map(\.identifier) == ["a"])
    let table = """
      <tableViewController id="vc"><tableView key="view" id="t"><rect key="frame" x="0" y="0" \
      width="390" height="844"/></tableView>\(items)</tableViewController>
      """
    let hidden = container("navigationController", navigationBar, to: "vc")
      .replacing("id=\"n\"", with: "id=\"n\" navigationBarHidden=\"YES\"")
    let screen = try File.read(File.storyboard(hidden, table, initial: "n"))[0]
    #expect(screen.roots[0].contentOffset == nil)
    #expect(screen.remarks.isEmpty && screen.keepsCount)
  }

  @Test("19.7: tabs share the width of their bar, one for each controller")
  func tabs() throws {
    func tab(_ id: String) -> String {
      "<tabBarItem key=\"tabBarItem\" title=\"\(id)\" id=\"\(id)\"/>"
    }
    let bar = File.view("tabBar", "key=\"tabBar\" id=\"bar\"", (0, 0, 1000, 49))
    let navigation = """
      <navigationController id="n2"><connections><segue destination="b" kind="relationship"/>\
      </connections></navigationController>
      """
    let placeholder =
      "<viewControllerPlaceholder id=\"p\">\(tab("other"))</viewControllerPlaceholder>"
    let text = File.storyboard(
      container("tabBarController", bar, to: "a", "n2", "p", "c"),
      File.controller("", id: "a", also: tab("one")), navigation,
      File.controller("", id: "b", also: tab("two")), placeholder, File.controller("", id: "c"),
      initial: "n")
    let screens = try File.read(text)
    #expect(screens.count == 3)
    for screen in screens {
      let tabs = try #require(screen.roots.last).subviews
      #expect(tabs.map(\.identifier) == ["one", "two", "other"])
      #expect(tabs.map(\.className) == [String](repeating: "UITabBarButton", count: 3))
      #expect(tabs.map(\.frame?.minX) == [0, 97.5, 195])
      #expect(tabs.allSatisfy { $0.frame?.size == Size(97.5, 48) && $0.actions == [] })
    }
  }

  @Test func `Of more than five tabs an iPhone shows four`() throws {
    let ids = ["a", "b", "c", "d", "e", "f"]
    let controllers = ids.map { id in
      File.controller("", id: id, also: "<tabBarItem key=\"tabBarItem\" id=\"tab-\(id)\"/>")
    }
    let segues = ids.map { "<segue destination=\"\($0)\" kind=\"relationship\"/>" }.joined()
    let tabs = """
      <tabBarController id="n">\(File.view("tabBar", "key=\"tabBar\"", (0, 0, 390, 49)))\
      <connections>\(segues)</connections></tabBarController>
      """
    for (device, count) in [("retina6_12", 4), ("ipad10_5", 6)] {
      let text = File.storyboard(tabs + controllers.joined(), initial: "n", device: device)
      let screen = try File.read(text)[0]
      #expect(screen.roots.last?.subviews.count == count)
      #expect(screen.keepsCount && screen.remarks.isEmpty)
    }
  }

  @Test func `A bar in a view has its own items`() throws {
    let bars =
      File.view(
        "navigationBar", "id=\"top\"", (0, 0, 390, 44),
        """
        <items><navigationItem title="Edit">\(item("key=\"leftBarButtonItem\" id=\"left\""))\
        </navigationItem></items>
        """)
      + File.view(
        "tabBar", "id=\"bottom\"", (0, 795, 390, 49),
        "<items><tabBarItem systemItem=\"mostViewed\" id=\"tab\"/></items>")
    let views = try File.subviews(bars)
    #expect(views.map { $0.subviews.map(\.identifier) } == [["left"], ["tab"]])
    #expect(views[1].subviews.map(\.text) == ["Most Viewed"])
    #expect(views[1].subviews.map(\.frame) == [Rect(0, 0, 390, 48)])
  }

  @Test func `An item sends its action, its segue or its menu`() throws {
    let wires = [
      "<connections><action selector=\"save:\" destination=\"vc\"/></connections>",
      "<connections><action selector=\"save:\" destination=\"firstResponder\"/></connections>",
      "<connections><segue destination=\"exit\" kind=\"unwind\"/></connections>",
      "<menu key=\"menu\"/>", "",
    ]
    let toolbar = File.view(
      "toolbar", "id=\"bar\"", (0, 0, 390, 44),
      "<items>\(wires.map { item("title=\"Go\"", $0) }.joined())</items>")
    let actions = try #require(try File.subviews(toolbar).first).subviews.map(\.actions)
    #expect(actions.map { $0?.map(\.action) } == [["save:"], ["save:"], ["unwind"], ["menu"], []])
    #expect(actions.allSatisfy { $0?.allSatisfy { $0.event == "touchUpInside" } == true })
  }

  @Test func `What an item sends is not known if code can reach it`() throws {
    func unknown(_ attributes: String, in controller: String = "", outlet: String = "x") throws
      -> UnknownFacts?
    {
      let toolbar = File.view(
        "toolbar", "id=\"bar\"", (0, 0, 390, 44), "<items>\(item("id=\"i\" " + attributes))</items>"
      )
      let also =
        "<connections><outlet property=\"it\" destination=\"\(outlet)\"/></connections>"
      let text = File.storyboard(File.controller(toolbar, also: also, attributes: controller))
      return try File.read(text)[0].roots[0].subviews.first?.subviews.first?.unknown
    }
    #expect(try unknown("") == .frame)
    let doubtful: UnknownFacts = [.frame, .actions]
    #expect(try unknown("customClass=\"Own\"") == doubtful)
    #expect(try unknown("tag=\"3\"") == doubtful)
    #expect(try unknown("", in: "customClass=\"Own\"") == .frame)
    for id in ["i", "bar"] { #expect(try unknown("", outlet: id) == doubtful) }
  }

  @Test func `An embedded navigation controller's bar shows its controller's items`() throws {
    let box = File.view(
      "containerView", "id=\"box\"", (20, 40, 200, 100),
      "<connections><segue destination=\"n\" kind=\"embed\"/></connections>")
    let items = """
      <navigationItem key="navigationItem">\(item("key=\"rightBarButtonItem\" id=\"a\""))\
      </navigationItem>
      """
    let text = File.storyboard(
      File.controller(box), container("navigationController", navigationBar, to: "b"),
      File.controller("", id: "b", also: items))
    let bar = try #require(try File.read(text)[0].roots[0].subviews[0].subviews.last)
    #expect(bar.subviews.map(\.identifier) == ["a"])
    #expect(bar.subviews.map(\.frame) == [Rect(148, 0, 44, 44)])
  }
}
