import TouchCore
import TouchNarration

/// The five views of article 000, in a window of 390x844.
struct FiveViews {
  var scene = Scene()
  var ids: [String: ViewID] = [:]

  init(windowScene: Bool = false) throws {
    let interface = windowScene ? try scene.addWindowScene(WindowScene("mainScene")) : nil
    let window = try scene.addWindow(
      View("window", .window, frame: Rect(0, 0, 390, 844)), in: interface)
    let root = try scene.addController(Controller("root"))
    try scene.setRootViewController(root, of: window)
    ids["window"] = window
    try add("firstView", Rect(0, 0, 390, 844), to: window)
    scene.setView(self["firstView"], of: root)
    try add("secondView", Rect(20, 80, 350, 200), to: self["firstView"])
    try add("thirdView", Rect(20, 300, 350, 480), to: self["firstView"])
    try add("fourthView", Rect(20, 30, 310, 200), to: self["thirdView"])
    try add("fifthView", Rect(20, 260, 310, 190), to: self["thirdView"])
  }

  mutating func add(
    _ name: String, _ frame: Rect, to superview: ViewID, _ kind: ViewKind = .view
  ) throws {
    ids[name] = try scene.addSubview(View(name, kind, frame: frame), to: superview)
  }

  subscript(name: String) -> ViewID { ids[name] ?? ViewID(0) }

  /// Changes one view and answers the record of the tap.
  func tapped(
    at point: Point = Point(200, 420), rules: HitTestRules = .uikit,
    change: (inout Scene, FiveViews) throws -> Void = { _, _ in }
  ) throws -> Trace {
    var scene = scene
    try change(&scene, self)
    return record(try tap(at: point), in: scene, rules: rules)
  }
}

/// Finger A down at 0 ms and up at 80 ms.
func tap(at point: Point = Point(200, 420)) throws -> TouchScript {
  try TouchScript([TouchEvent(0, .down, "A", .screen(point)), TouchEvent(80, .up, "A")])
}

extension Narrator {
  /// Every short form, without styles.
  var lines: [String] { trace.indices.map { explain($0).short.plain } }

  /// The long form of the first step that passes a test, its paragraphs joined.
  func long(_ isMeant: (Step) -> Bool) -> String {
    guard let index = trace.firstIndex(where: isMeant) else { return "" }
    return explain(index).long.map(\.plain).joined(separator: " ")
  }

  /// The long form of a view's `hit.ask`.
  func ask(_ view: ViewID) -> String {
    long {
      if case .hitAsk(view, _, _, _) = $0 { true } else { false }
    }
  }

  /// The long form of a view's `hit.return`.
  func answer(_ view: ViewID) -> String {
    long {
      if case .hitReturn(view, _, _) = $0 { true } else { false }
    }
  }

  /// Everything said of a record, for a look.
  var everything: String {
    trace.indices.map { index in
      let told = explain(index)
      return "#\(index + 1) \(told.short.plain)  [\(told.rule)]\n"
        + told.long.map { "    \($0.plain)\n" }.joined()
    }.joined()
  }
}
