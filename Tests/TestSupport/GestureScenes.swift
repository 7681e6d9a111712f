import TouchCore

//  Scenes made for fingers to meet recognizers: everything lies under the middle of the window, so
//  that a touch there always has company.
//
//    window
//      back          @tap @pan …
//        scroll      @longPress …
//          button    @tap …

/// A scene in which gestures, controls and scroll views get in each other's way.
public func gestureScene(using g: inout some RandomNumberGenerator) -> Scene {
  var maker = GestureSceneMaker()
  maker.make(using: &g)
  return scene(maker.lines.joined(separator: "\n"))
}

/// Fingers that tap, rest, drag, pinch and are interrupted in the middle of a gesture scene.
public func gestureScript(
  for scene: Scene, using g: inout some RandomNumberGenerator
) -> TouchScript {
  var maker = GestureScriptMaker(scene: scene)
  for _ in 0..<Int.random(in: 3...16, using: &g) { maker.add(using: &g) }
  maker.finish(using: &g)
  return touches(maker.lines.joined(separator: "\n"), in: scene)
}

private struct GestureSceneMaker {
  private(set) var lines: [String] = []
  private var recognizers: [String] = []
  private var views = 0
  /// How far the views are indented by what they lie in.
  private var base = 0

  mutating func make(using g: inout some RandomNumberGenerator) {
    // Settings of later sections leave what is drawn for the others as it was.
    var copy = g
    var own = SeededGenerator(seed: copy.next())
    for setting in Setting.allCases where setting.unit == .onOff {
      let turns = setting.rule.section < 16 ? g.happens(0.06) : own.happens(0.06)
      guard turns else { continue }
      lines.append("model \(setting.rawValue) \(setting.defaultValue == 0 ? "on" : "off")")
    }
    lines.append("window 400x800")
    addContainer(using: &g)
    addView(depth: 1, using: &g)
    if base == 0, g.happens(0.4) { addView(depth: 1, using: &g) }
    if own.happens(0.2) {
      lines.append("keyboard" + own.pick(["", " 0,500 400x300 accessory=44"]))
    }
    if own.happens(0.5) { lines.insert("model refreshDistance 20", at: 0) }
    if own.happens(0.5) { lines.insert("model iOS \(own.pick([17, 18]))", at: 0) }
    if own.happens(0.5) { lines.insert("model transitionDuration 300", at: 0) }
    let models = lines.prefix { $0.hasPrefix("model ") }.count
    if own.happens(0.3) { lines.insert("app edges=" + own.pick(["left", "left|top"]), at: models) }
  }

  /// 19.55: now and then it all lies in a sheet or on a stack, which bring recognizers of their own.
  private mutating func addContainer(using g: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<10, using: &g) {
    case 0, 1:
      let words = g.pick(["", "modal", "shouldDismiss=no", "detents=medium|large", "style=popover"])
      var own = SeededGenerator(beside: "defers \(lines)")
      let defers = own.happens(0.3) ? " defers=left" : ""
      lines += ["  vc home\(defers)", "    view page 0,0 400x800"]
      lines.append("  presented vc card by=home \(words)")
      base = 1
    case 2:
      lines += ["  navigation nav" + g.pick(["", " barHidden"])]
      lines += (g.happens(0.7) ? ["    vc under"] : []) + ["    vc top"]
      base = 2
    default: break
    }
  }

  private mutating func addView(depth: Int, using g: inout some RandomNumberGenerator) {
    let indent = String(repeating: "  ", count: depth + base)
    views += 1
    var kind = g.pick([
      "view", "view", "view", "scroll", "scroll", "button", "control", "switch", "slider",
      "stepper",
      "segmented", "field", "textView", "table", "collection",
    ])
    var aside = SeededGenerator(beside: "\(lines)kind")
    if kind == "view", aside.happens(0.12) { kind = aside.pick(["searchBar", "picker"]) }
    let frame =
      depth == 1 ? "0,0 400x800" : g.pick(["0,0 400x600", "40,40 300x500", "100,100 150x150"])
    var words = ["\(kind) v\(views) \(frame)"]
    let isList = kind == "table" || kind == "collection"
    if kind == "scroll" || kind == "textView" || isList {
      words.append(
        g.pick(["contentSize=400x3000", "contentSize=2000x800", "contentSize=2000x3000"]))
      for (word, chance) in [
        ("delaysContentTouches=no", 0.2), ("canCancelContentTouches=no", 0.2),
        ("touchesShouldBegin=no", 0.1), ("touchesShouldCancel=no", 0.15),
        ("touchesShouldCancel=yes", 0.1), ("alwaysBounce=x", 0.1), ("bounces=no", 0.2),
      ]
      where g.happens(chance)
        && !(word.hasSuffix("yes") && words.contains { $0.hasSuffix("Cancel=no") })
      {
        words.append(word)
      }
    }
    for (word, chance) in [
      ("allowsSelection=no", 0.1), ("multipleSelection", 0.3), ("editing selectionInEditing", 0.2),
    ] where isList && g.happens(chance) {
      words.append(word)
    }
    var own = SeededGenerator(beside: "\(lines)\(words)")
    var host = SeededGenerator(beside: "hosting \(words)")
    let isHosting = kind == "view" && host.happens(0.3)
    if isHosting { words[0] = "hosting v\(views) \(frame)" }
    if isList, own.happens(0.3) {
      words.append(
        own.pick([
          "swipeActions=leading|trailing", "multiSelectPan", "swipeActions=trailing open",
          "reorder",
        ]))
    }
    if kind == "scroll" {
      if own.happens(0.3) {
        words.append("keyboardDismissMode=" + own.pick(["onDrag", "interactive"]))
      }
      let more = ["paging", "directionalLock", "transfers=none", "contentInset=20,0,30,0"]
      words += more.filter { _ in own.happens(0.2) }
      if own.happens(0.4) { words.append("scrollsToTop=no") }
      if own.happens(0.4) { words.append("zoom=" + own.pick(["1,4", "0.5,1.2", "1,1"])) }
    }
    for (word, chance) in [("multitouch", 0.4), ("exclusive", 0.1)] where g.happens(chance) {
      words.append(word)
    }
    if kind == "field", own.happens(0.3) { words.append("clearButton") }
    if kind == "searchBar", own.happens(0.5) { words.append("cancelButton") }
    if kind == "picker" { words.append("rows=\(own.pick([1, 5, 40])) value=0") }
    if kind == "textView" {
      let more = ["editable=no", "selectable=no", "link=0,0,200,200"]
      words += more.filter { _ in own.happens(0.3) }
    }
    if ["button", "control", "switch", "field"].contains(kind), g.happens(0.15) {
      words.append("disabled")
    }
    if g.happens(0.1) { words.append("canBecomeFirstResponder") }
    var press = SeededGenerator(beside: "press \(words)")
    for word in ["contextMenu", "drag"] where press.happens(0.08) { words.append(word) }
    lines.append(indent + words.joined(separator: " "))
    addOverrides(indent + "  ", kind, using: &g)
    if kind == "field" || kind == "textView" {
      for question in ["shouldBeginEditing", "shouldEndEditing"] where own.happens(0.3) {
        lines.append(indent + "  ~\(question) return \(own.pick(["yes", "no"]))")
      }
      if own.happens(0.2) { lines.append(indent + "  @fieldTap cancelsTouchesInView=no") }
    }
    if kind == "scroll", own.happens(0.2) {
      lines.append(indent + "  ~shouldScrollToTop return \(own.pick(["yes", "no"]))")
    }
    if kind == "scroll", own.happens(0.6) {
      lines.append(indent + "  ~viewForZooming zoomed\(views)")
      lines.append(indent + "  view zoomed\(views) 0,0 300x600")
    }
    if kind == "scroll", own.happens(0.4) {
      lines.append(indent + "  refresh refresh\(views) 0,-60 400x60")
      lines.append(indent + "    ~target valueChanged nil act")
    }
    if kind == "scroll", depth > 1, own.happens(0.15) {
      lines.append(indent + "  @scrollPan on=v1")
    }
    for _ in 0..<g.pick([0, 1, 1, 2, 3]) { addRecognizer(indent + "  ", using: &g) }
    if isHosting {
      let drag = own.happens(0.4) ? " dragGesture" : ""
      lines.append(indent + "  content drawn\(views) 0,0 300x400" + drag)
    }
    if isList { addRows(ofTable: kind == "table", indent + "  ", using: &g) }
    if depth < 4, !isList, g.happens(0.75) { addView(depth: depth + 1, using: &g) }
  }

  /// Two rows that cover their table, the first one where fingers come down.
  private mutating func addRows(
    ofTable isTable: Bool, _ indent: String, using g: inout some RandomNumberGenerator
  ) {
    let first = views
    for row in 0..<2 {
      let selected = g.happens(0.3) ? " selected" : ""
      var own = SeededGenerator(beside: "\(lines)\(row)")
      let accessory = isTable && own.happens(0.2) ? " accessory=detail" : ""
      let words = selected + accessory
      lines.append(
        indent + "\(isTable ? "cell" : "item") row\(first)-\(row) 0,\(row * 400) 400x400\(words)"
      )
      let answers =
        ["~shouldHighlight return \(g.pick(["yes", "no"]))"]
        + (isTable
          ? ["~willSelect return \(g.pick(["yes", "nil", "row\(first)-0"]))"]
          : [
            "~shouldSelect return \(g.pick(["yes", "no"]))",
            "~shouldDeselect return \(g.pick(["yes", "no"]))",
          ])
      for answer in answers where g.happens(0.3) { lines.append(indent + "  " + answer) }
    }
    var own = SeededGenerator(beside: "row action \(lines)")
    if isTable, own.happens(0.3) {
      lines.append(indent + "button action\(first) 100,0 200x800 rowAction")
    }
  }

  private mutating func addOverrides(
    _ indent: String, _ kind: String, using g: inout some RandomNumberGenerator
  ) {
    if g.happens(0.1) {
      let answers = [
        "return no", "no if kind=pan", "no if kind=tap,pan right", "no unless vertical",
      ]
      lines.append(indent + "~gestureRecognizerShouldBegin \(answers[lines.count % answers.count])")
    }
    if kind == "view", g.happens(0.1) { lines.append(indent + "~touchesMoved drag") }
    var hit = SeededGenerator(beside: "hit \(lines)")
    if kind == "view", hit.happens(0.05) {
      let answers = ["nil if kind=button", "nil if background=clear", "v1 if seen"]
      lines.append(indent + "~hitTest return " + hit.pick(answers))
    }
    guard ["button", "control", "switch", "slider", "stepper", "segmented"].contains(kind) else {
      return
    }
    if g.happens(0.1) { lines.append(indent + "~beginTracking return no") }
    if g.happens(0.1) { lines.append(indent + "~continueTracking return no") }
    lines.append(indent + "~target touchDown|touchUpInside|touchCancel|valueChanged nil act")
  }

  private mutating func addRecognizer(
    _ indent: String, using g: inout some RandomNumberGenerator
  ) {
    let name = "r\(recognizers.count + 1)"
    var words = [
      g.pick([
        "@tap \(name)", "@tap \(name) taps=2", "@tap \(name) touches=2", "@longPress \(name)",
        "@longPress \(name) taps=1", "@pan \(name)", "@pan \(name) minimumTouches=2",
        "@swipe \(name) direction=left|right", "@swipe \(name) direction=up", "@pinch \(name)",
        "@rotation \(name)", "@edgePan \(name) edges=left", "@custom \(name) recognizesAt=ended",
        "@custom \(name) recognizesAt=began", "@custom \(name) ignoresTouches",
      ])
    ]
    for (word, chance) in [
      ("cancelsTouchesInView=no", 0.25), ("delaysTouchesBegan=yes", 0.25),
      ("delaysTouchesEnded=no", 0.3), ("disabled", 0.05),
    ] where g.happens(chance) {
      words.append(word)
    }
    var pointer = SeededGenerator(beside: "pointer \(words)")
    if words[0].hasPrefix("@tap"), pointer.happens(0.1) { words.append("buttonMask=secondary") }
    if words[0].hasPrefix("@pan"), pointer.happens(0.3) { words.append("scrollTypes=all") }
    if words[0].hasPrefix("@custom"), pointer.happens(0.4) {
      words.append(pointer.pick(["fails=no", "failsAfter=300", "failsBeyond=20", "continuous"]))
    }
    if !recognizers.isEmpty, g.happens(0.25) { words.append("requires=\(g.pick(recognizers))") }
    lines.append(indent + words.joined(separator: " "))
    let receiving = [
      "no", "unless inside v1", "if view v1", "unless kind=control", "if at 0,0,300,300",
    ]
    let beginning = ["no", "if horizontal", "unless vertical", "if left", "if faster 300"]
    let others = recognizers.isEmpty ? ["all"] : [g.pick(recognizers), "all"]
    for (line, chance) in [
      ("~shouldReceive \(g.pick(receiving))", 0.15), ("~shouldBegin \(g.pick(beginning))", 0.2),
      ("~simultaneous \(g.pick(others))", 0.2),
      ("~canPrevent no", 0.06), ("~canBePrevented no", 0.06),
    ] where g.happens(chance) {
      lines.append(indent + "  " + line)
    }
    if !recognizers.isEmpty, g.happens(0.08) {
      lines.append(indent + "  ~requireFailureOf \(g.pick(recognizers))")
    }
    if !recognizers.isEmpty, g.happens(0.08) {
      lines.append(indent + "  ~requiredToFailBy \(g.pick(recognizers))")
    }
    if g.happens(0.3) { lines.append(indent + "  ~target act") }
    addOwnMoves(indent)
    if pointer.happens(0.15) {
      lines.append(indent + "@hover hover\(recognizers.count)")
      if pointer.happens(0.5) { lines.append(indent + "  ~target act") }
    }
    recognizers.append(name)
  }

  /// 18.23: now and then a class that stops itself.
  private mutating func addOwnMoves(_ indent: String) {
    var own = SeededGenerator(beside: "moves \(lines)")
    let list = lines.compactMap { line -> Substring? in
      let words = line.split(separator: " ")
      return words.first == "scroll" || words.first == "table" ? words[1] : nil
    }.first
    let looks =
      ["if vertical", "if left", "unless faster 200"] + (list.map { ["if scrolled \($0)"] } ?? [])
    for word in ["cancelsItself", "failsItself"] where own.happens(0.08) {
      lines.append(indent + "  ~\(word) \(own.pick(looks))")
    }
  }
}

private struct GestureScriptMaker {
  let scene: Scene
  private(set) var lines: [String] = []
  private var time = 0
  private var down: [String] = []

  init(scene: Scene) { self.scene = scene }

  mutating func add(using g: inout some RandomNumberGenerator) {
    if down.isEmpty || down.count < 3 && g.happens(0.2) {
      land(using: &g)
    } else {
      change(using: &g)
    }
    if g.happens(0.08) { interrupt(using: &g) }
    var own = SeededGenerator(beside: "status bar \(lines)")
    if own.happens(0.08) { lines.append("\(time) tap statusBar") }
    if own.happens(0.1) {
      let way = "by 0,\(own.pick([-60, 40]))\(own.pick(["", " continuous"]))"
      lines.append("\(time) wheel at 200,\(own.pick([150, 300])) \(way)")
    }
    if own.happens(0.15) { lines.append("\(time) hover at \(own.pick([20, 200])),200") }
    if scene.controllers.contains(where: { $0.name == "card" }), own.happens(0.08) {
      lines.append("\(time) set card \(own.pick(["dismissed", "presented"]))")
    }
    time += g.pick([0, 4, 8, 16, 16, 30, 60, 100, 200, 360, 600])
  }

  mutating func finish(using g: inout some RandomNumberGenerator) {
    if !down.isEmpty { lines.append("\(time) up \(down.joined(separator: ","))") }
    if g.happens(0.5) { lines.append("\(time + 4000) wait") }
  }

  private mutating func land(using g: inout some RandomNumberGenerator) {
    let free = ["A", "B", "C"].filter { !down.contains($0) }
    let fingers = down.isEmpty && g.happens(0.3) ? Array(free.prefix(2)) : [free[0]]
    let places = fingers.map { _ in
      g.happens(0.15)
        ? "5,\(Int.random(in: 100...300, using: &g))"
        : "\(Int.random(in: 110...240, using: &g)),\(Int.random(in: 110...240, using: &g))"
    }
    var own = SeededGenerator(beside: "click \(lines)")
    let click = own.pick(["", "", "", " type=indirectPointer", " button=secondary"])
    lines.append(
      "\(time) down \(fingers.joined(separator: ",")) at \(places.joined(separator: " "))\(click)")
    down += fingers
  }

  private mutating func change(using g: inout some RandomNumberGenerator) {
    var parts: [String] = []
    for finger in down where g.happens(0.8) {
      switch Int.random(in: 0..<12, using: &g) {
      case 0..<7: parts.append("move \(finger) by \(way(using: &g)),\(way(using: &g))")
      case 7..<11: parts.append("up \(finger)")
      default: parts.append("cancel \(finger)")
      }
    }
    guard !parts.isEmpty else { return }
    lines.append("\(time) " + parts.joined(separator: " & "))
    let gone = parts.filter { !$0.hasPrefix("move") }.compactMap { $0.split(separator: " ").last }
    down.removeAll { gone.contains(Substring($0)) }
  }

  private func way(using g: inout some RandomNumberGenerator) -> Int {
    g.pick([0, 0, 3, -4, 9, -12, 20, -35, 60, -90])
  }

  private mutating func interrupt(using g: inout some RandomNumberGenerator) {
    let count = scene.allNames.count { $0.first == "v" && Int($0.dropFirst()) != nil }
    let view = "v\(Int.random(in: 1...max(count, 1), using: &g))"
    let isControl = scene.view(named: view).map { scene[$0].kind.isControl } ?? false
    var changes = [
      "set \(view) hidden", "set \(view) noninteractive", "set \(view) alpha=0",
      "set \(view) removed",
    ]
    if isControl { changes += ["set \(view) disabled", "set \(view) enabled"] }
    for id in scene.recognizerIDs where !scene[id].name.isEmpty {
      changes.append("set \(scene.name(of: id)) disabled")
    }
    let change = g.pick(changes)
    var own = SeededGenerator(beside: "\(lines)\(change)")
    let name = String(change.split(separator: " ")[1])
    if scene.recognizer(named: name) != nil, own.happens(0.4) {
      return lines.append("\(time) set \(name) \(own.pick(["detached", "attached"]))")
    }
    let isScroll = scene.view(named: view).map { scene[$0].kind.isScrollView } ?? false
    guard isScroll, own.happens(0.5) else { return lines.append("\(time) \(change)") }
    let scrolling = own.pick([
      "scrollEnabled=no", "contentOffset=0,200", "contentOffset=0,300 animated", "zoomScale=1.5",
    ])
    lines.append("\(time) set \(view) \(scrolling)")
  }
}
