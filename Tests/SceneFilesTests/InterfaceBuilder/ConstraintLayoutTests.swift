import SceneFiles
import Testing
import TouchCore

private typealias File = InterfaceBuilderFile

@Suite("Where constraints and stack views put what is stale") struct ConstraintLayoutTests {
  /// A constraint's element, as `a.top=b.bottom+8`.
  private func constraint(_ text: String, _ attributes: String = "") -> String {
    let sides = text.split(separator: "=").map(String.init)
    func end(_ text: String, _ prefix: String) -> String {
      let parts = text.split(separator: ".").map(String.init)
      return "\(prefix)Item=\"\(parts[0])\" \(prefix)Attribute=\"\(parts[1])\""
    }
    let number = sides[1].split(separator: "+").map(String.init)
    if number.count == 1, Double(sides[1]) != nil {
      let attribute = sides[0].split(separator: ".")[1]
      return "<constraint firstAttribute=\"\(attribute)\" constant=\"\(sides[1])\" \(attributes)/>"
    }
    return "<constraint \(end(sides[0], "first")) \(end(number[0], "second")) "
      + "constant=\"\(number.count > 1 ? number[1] : "0")\" \(attributes)/>"
  }

  private func constraints(_ lines: [String]) -> String {
    "<constraints>" + lines.map { constraint($0) }.joined() + "</constraints>"
  }

  /// The views of a panel of 200x100, of which `a` is misplaced.
  private func panel(
    _ lines: [String], own: [String] = [], others: String = "", also: String = "",
    tag: String = "view", a: (Int, Int, Int, Int) = (150, 90, 30, 20)
  ) throws -> [ForeignView] {
    let inner =
      "<subviews>" + others
      + File.view(
        "button", "id=\"a\" misplaced=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
        a, constraints(own))
      + "</subviews>" + constraints(lines) + also
    let view = File.view(tag, "id=\"v\"", (0, 0, 200, 100), inner)
    return try #require(try File.subviews(view).first).subviews
  }

  @Test(
    "A misplaced view lies where its constraints put it, by its own size if they do not say more",
    arguments: [
      (["a.leading=v.leading+10", "a.top=v.top+20"], [], Rect(10, 20, 30, 20)),
      (["v.trailing=a.trailing+10", "v.bottom=a.bottom+5"], [], Rect(160, 75, 30, 20)),
      (["a.centerX=v.centerX", "a.centerY=v.centerY+4"], [], Rect(85, 44, 30, 20)),
      (
        ["a.leading=v.leading+10", "v.trailing=a.trailing+10", "a.top=v.top"], ["a.height=44"],
        Rect(10, 0, 180, 44)
      ),
      (["a.leading=v.leadingMargin", "a.top=v.topMargin"], [], Rect(8, 8, 30, 20)),
      (["a.leading=v.leading", "a.top=v.top", "a.width=v.width+-50"], [], Rect(0, 0, 150, 20)),
    ] as [([String], [String], Rect)])
  func misplaced(lines: [String], own: [String], frame: Rect) throws {
    let view = try #require(try panel(lines, own: own).last)
    #expect(view.frame == frame)
    #expect(view.unknown == .frame)
  }

  @Test(
    "A place may be a share of another one's", arguments: ["0.5", "1:2", "7/14"])
  func shares(multiplier: String) throws {
    let middle = """
      <constraint firstItem="a" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" \
      multiplier="\(multiplier)" constant="5"/>
      """
    let constraints = "<constraints>\(constraint("a.leading=v.leading"))\(middle)</constraints>"
    let inner =
      "<subviews>" + File.view("button", "id=\"a\" misplaced=\"YES\"", (150, 90, 30, 20))
      + "</subviews>" + constraints
    let panel = File.view("view", "id=\"v\"", (0, 0, 200, 100), inner)
    let view = try #require(try File.subviews(panel).first?.subviews.first)
    #expect(view.frame == Rect(0, 20, 30, 20))
  }

  @Test(
    "What nothing fixes stays as the canvas has it, and nobody knows where it lies",
    arguments: [
      [], ["a.leading=v.leading+10"], ["a.leading=b.trailing", "a.top=v.top"],
      ["a.leading=b.leadingMargin", "a.top=v.top"],
    ])
  func unsolved(lines: [String]) throws {
    let view = try #require(try panel(lines).last)
    #expect(view.frame == Rect(150, 90, 30, 20))
    #expect(view.unknown == [.frame, .place])
  }

  @Test func `A view is fixed to others that are true, or were laid out before it`() throws {
    let others =
      File.view("button", "id=\"b\"", (10, 10, 50, 30))
      + File.view("button", "id=\"c\" misplaced=\"YES\"", (10, 90, 40, 30))
    let views = try panel(
      ["c.leading=b.leading", "c.top=b.bottom+5", "a.leading=c.trailing+6", "a.top=c.top"],
      others: others)
    #expect(
      views.map(\.frame) == [Rect(10, 10, 50, 30), Rect(10, 45, 40, 30), Rect(56, 45, 30, 20)])
    #expect(views.map(\.unknown) == [[], .frame, .frame])
  }

  @Test func `Of constraints that contradict each other the canvas decides`() throws {
    let others = File.view("button", "id=\"b\"", (0, 0, 200, 40))
    let lines = ["a.leading=v.leading", "a.top=v.top", "a.top=b.bottom"]
    #expect(
      try panel(lines, others: others, a: (150, 42, 30, 20)).last?.frame == Rect(0, 40, 30, 20))
    #expect(
      try panel(lines, others: others, a: (150, 2, 30, 20)).last?.frame == Rect(0, 0, 30, 20))
  }

  @Test func `What hangs on a view that moves moves with it`() throws {
    let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let others =
      File.view("textField", "id=\"b\" \(constrained)", (20, 10, 300, 20))
      + File.view("textField", "id=\"c\" \(constrained)", (20, 40, 300, 20))
      + File.view("textField", "id=\"d\" \(constrained)", (20, 70, 300, 20))
    // The canvas was drawn for a wider device: b's middle contradicts the superview's.
    let views = try panel(
      [
        "d.leading=b.leading", "b.leading=v.leading+20", "b.centerX=v.centerX",
        "c.leading=b.leading",
        "c.trailing=b.trailing", "d.leading=c.leading", "d.trailing=c.trailing",
        "b.top=v.top+10", "c.top=b.top+30", "d.top=c.top+30",
      ], others: others)
    let widths = views.prefix(3).map { $0.frame?.size.width }
    #expect(widths == [160, 160, 160])
  }

  @Test func `A switch is as wide as it is, and the field beside it takes the rest`() throws {
    let others = File.view("switch", "id=\"s\" misplaced=\"YES\"", (520, 0, 51, 31))
    let field = File.view("textField", "id=\"f\" misplaced=\"YES\"", (10, 0, 500, 20))
    let views = try panel(
      [
        "f.leading=v.leading+8", "s.leading=f.trailing+4", "v.trailing=s.trailing+8",
        "f.top=v.top", "s.top=v.top",
      ], others: field + others)
    #expect(views.first?.frame == Rect(8, 0, 131, 20))
    #expect(views.dropFirst().first?.frame == Rect(143, 0, 51, 31))
  }

  @Test func `A view that a layout brings in front of another is doubted`() throws {
    let others = File.view("button", "id=\"b\"", (0, 0, 200, 40))
    let view = try #require(
      try panel(["a.leading=v.leading", "a.top=v.top"], others: others).last)
    #expect(view.frame == Rect(0, 0, 30, 20))
    #expect(view.unknown == [.frame, .place])
  }

  @Test func `A constraint that some size classes do not have decides nothing`() throws {
    func place(_ mask: String) throws -> UnknownFacts? {
      let inner =
        "<subviews>" + File.view("button", "id=\"a\"", (0, 0, 100, 40)) + "</subviews>"
        + "<constraints>" + constraint("a.top=v.top+20", "id=\"c\"") + "</constraints>"
        + "<variation key=\"default\"><mask key=\"\(mask)\"><exclude reference=\"c\"/></mask>"
        + "</variation>"
      return try File.subviews(File.view("view", "id=\"v\"", (0, 0, 200, 100), inner)).first?
        .subviews.first?.unknown
    }
    #expect(try place("constraints") == [])
    #expect(try place("other") == [.frame, .place])
  }

  @Test func `A row is as high as what it holds: its end contradicts nothing`() throws {
    func unknown(_ tag: String) throws -> UnknownFacts? {
      let inner =
        "<subviews>" + File.view("button", "id=\"a\"", (0, 0, 100, 40)) + "</subviews>"
        + constraints(["v.bottom=a.bottom+20"])
      let view = File.view(tag, "key=\"contentView\" id=\"v\"", (0, 0, 200, 100), inner)
      return try File.subviews(
        File.view("tableViewCell", "", (0, 0, 200, 100), view)
      ).first?.subviews.first?.subviews.first?.unknown
    }
    #expect(try unknown("tableViewCellContentView") == [])
  }

  @Test func `A view of another size than the canvas has is laid out again`() throws {
    let inner =
      "<subviews>"
      + File.view(
        "button", "id=\"b\" translatesAutoresizingMaskIntoConstraints=\"NO\"", (0, 0, 30, 20))
      + "</subviews>"
      + constraints(["b.leading=a.leading", "a.trailing=b.trailing", "b.top=a.top"])
    let view = File.view(
      "view", "id=\"v\"", (0, 0, 200, 100),
      "<subviews>" + File.view("view", "id=\"a\" misplaced=\"YES\"", (0, 0, 30, 20), inner)
        + "</subviews>"
        + constraints([
          "a.leading=v.leading", "v.trailing=a.trailing", "a.top=v.top", "v.bottom=a.bottom",
        ]))
    let a = try #require(try File.subviews(view).first?.subviews.first)
    #expect(a.frame == Rect(0, 0, 200, 100))
    #expect(a.subviews.map(\.frame) == [Rect(0, 0, 200, 20)])
    #expect(a.subviews.map(\.unknown) == [.frame])
  }

  @Test func `The root view has what the system and bars leave of it`() throws {
    let inner =
      File.view("button", "id=\"a\" misplaced=\"YES\"", (5, 5, 30, 20))
    let text = """
      <viewController id="vc">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <subviews>\(inner)</subviews><viewLayoutGuide key="safeArea" id="g"/>
      \(constraints(["a.trailing=v.trailingMargin", "g.bottom=a.bottom+10", "a.top=g.top"]))
      </view></viewController>
      """
    let root = try #require(try File.read(File.storyboard(text)).first?.roots.first)
    #expect(root.subviews.map(\.frame) == [Rect(344, 59, 30, 741)])
  }

  @Test(
    "A stack view lays out views that lie on each other",
    arguments: [
      ("distribution=\"fillEqually\"", "", [Rect(0, 0, 60, 45), Rect(0, 55, 60, 45)]),
      (
        "alignment=\"center\"", "verticalHuggingPriority=\"251\"",
        [Rect(10, 0, 40, 60), Rect(20, 70, 20, 30)]
      ),
      (
        "distribution=\"equalSpacing\" alignment=\"trailing\"", "",
        [Rect(20, 0, 40, 30), Rect(40, 70, 20, 30)]
      ),
    ] as [(String, String, [Rect])])
  func stack(attributes: String, hugging: String, frames: [Rect]) throws {
    let inner =
      "<subviews>" + File.view("button", "", (0, 0, 40, 30))
      + File.view("button", hugging, (0, 0, 20, 30)) + "</subviews>"
    let stack = File.view(
      "stackView", "axis=\"vertical\" spacing=\"10\" \(attributes)", (0, 0, 60, 100), inner)
    let found = try #require(try File.subviews(stack).first)
    #expect(found.subviews.map(\.frame) == frames)
    #expect(found.subviews.map(\.unknown) == [.frame, .frame])
  }

  @Test func `A stack view grows with what it holds where constraints let it`() throws {
    let inner =
      "<subviews>" + File.view("button", "", (0, 0, 100, 30))
      + File.view("button", "", (0, 30, 100, 30)) + "</subviews>"
    let view = File.view(
      "view", "id=\"v\"", (0, 0, 200, 200),
      "<subviews>" + File.view("stackView", "id=\"a\" axis=\"vertical\"", (0, 80, 100, 40), inner)
        + "</subviews>" + constraints(["a.leading=v.leading", "a.centerY=v.centerY"]))
    let stack = try #require(try File.subviews(view).first?.subviews.first)
    #expect(stack.frame == Rect(0, 70, 100, 60))
    #expect(stack.subviews.map(\.frame) == [Rect(0, 0, 100, 30), Rect(0, 30, 100, 30)])
    #expect(!stack.subviews.contains { $0.unknown.contains(.place) })
  }
}
