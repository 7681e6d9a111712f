import Testing
import TouchDebugger

@testable import DebugAdapter

@Suite("Values and breakpoints have places, and keep to them") struct PlaceTests {
  private let types: WireValue = ["supportsVariableType": true]

  private func location(_ row: WireValue?, _ editor: inout EditorDouble) -> WireValue? {
    guard let reference = row?["valueLocationReference"] else { return nil }
    return editor.body("locations", ["locationReference": reference])
  }

  @Test func `The value of a variable leads to the line that declares it`() throws {
    var editor = EditorDouble()
    editor.go(to: 6)
    let superview = editor.variables("View").first { $0["name"]?.text == "superview" }
    let place = try #require(location(superview, &editor))
    #expect(place["source"]?["path"]?.text == "/work/login.scene")
    #expect(place["line"]?.whole == 3)
    #expect(place["column"]?.whole == 5)
    let recognizer = editor.variables("Recognizers").first
    #expect(location(recognizer, &editor)?["line"]?.whole == 10)
    #expect(location(recognizer, &editor)?["column"]?.whole == 9)
    let controller = editor.body("evaluate", ["expression": "root", "context": "watch"])
    #expect(location(controller, &editor)?["line"]?.whole == 2)
    let frame = try #require(editor.variables("View").first { $0["name"]?.text == "frame" })
    #expect(frame["valueLocationReference"] == nil)
    let reference = try #require(superview?["valueLocationReference"])
    editor.body("next", ["threadId": 1])
    #expect(
      editor.refusal("locations", ["locationReference": reference]).contains("has expired"))
  }

  @Test func `A client that does not show types gets none`() {
    for client in [types, [:]] {
      var editor = EditorDouble(loginFile, [:], client: client)
      editor.go(to: 6)
      let isTyped = client == types
      #expect(editor.variables("Recognizers").allSatisfy { ($0["type"] != nil) == isTyped })
      let view = editor.body("evaluate", ["expression": "page", "context": "hover"])
      #expect(view["type"]?.text == (isTyped ? "UIView" : nil))
    }
  }

  @Test func `What could be typed is a command, a variable with its class, or a property`() {
    var editor = EditorDouble()
    func kinds(_ text: String) -> [[String?]] {
      let targets = editor.body(
        "completions", ["text": .text(text), "column": .whole(text.count + 1)])["targets"]
      return targets?.elements?.map {
        [$0["label"]?.text, $0["type"]?.text, $0["detail"]?.text]
      } ?? []
    }
    #expect(kinds("fini") == [["finish", "function", nil]])
    #expect(kinds("print signI") == [["signIn", "variable", "UIButton"]])
    #expect(kinds("why-not bannerT") == [["bannerTap", "variable", "UITapGestureRecognizer"]])
    #expect(kinds("print banner.alph") == [["alpha", "property", "Double"]])
  }

  @Test func `A breakpoint in the timeline waits while another record is there`() throws {
    var editor = EditorDouble()
    let launched: WireValue = ["name": "tap.timeline", "sourceReference": 100]
    let lines: WireValue = ["source": launched, "breakpoints": [["line": 8]]]
    let id = try #require(
      editor.body("setBreakpoints", lines)["breakpoints"]?.elements?.first?["id"])
    _ = editor.typed("whatif banner.isHidden = yes")
    let waiting = try #require(editor.told("breakpoint").last?["breakpoint"])
    #expect(waiting["id"] == id)
    #expect(waiting["verified"]?.flag == false)
    #expect(waiting["message"]?.text?.contains("another record") == true)
    #expect(editor.typed("info break").contains("breakpoint \(id.whole ?? 0) waits at line 8"))
    _ = editor.typed("goto 0")
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "pause")
    #expect(editor.stop["hitBreakpointIds"] == [])
    let reason = editor.refusal(
      "breakpointLocations", ["source": launched, "line": 1, "endLine": 40])
    #expect(reason.contains("another record"))
    let changed: WireValue = ["name": "tap b1.timeline", "sourceReference": 101]
    let set = editor.body("setBreakpoints", ["source": changed, "breakpoints": [["line": 9]]])
    #expect(set["breakpoints"]?.elements?.first?["verified"]?.flag == true)

    _ = editor.typed("undo")
    let back = editor.told("breakpoint").suffix(2).compactMap { $0["breakpoint"] }
    #expect(back.map { $0["verified"]?.flag } == [true, false])
    #expect(back.first?["id"] == id)
    editor.body("goto", ["threadId": 1, "targetId": try start(of: launched, &editor)])
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["hitBreakpointIds"] == [id])
    #expect(editor.stop["text"]?.text == "banner returns itself: it has no subviews")
  }

  private func start(of timeline: WireValue, _ editor: inout EditorDouble) throws -> WireValue {
    let targets = editor.body("gotoTargets", ["source": timeline, "line": 1])["targets"]
    return try #require(targets?.elements?.first?["id"])
  }

  @Test func `A file has one set of breakpoints by all the paths that lead to it`() {
    var editor = EditorDouble { _ in
      .success(
        Opened(
          debugger: session(loginFile), path: "/link/login.scene",
          findFile: { $0.replacing("/link/", with: "/work/") }))
    }
    editor.body("initialize")
    editor.post("launch", ["program": "/link/login.scene"])
    for folder in ["/link", "/work"] {
      let source: WireValue = ["path": .text(folder + "/login.scene")]
      let set = editor.body("setBreakpoints", ["source": source, "breakpoints": [["line": 9]]])
      #expect(set["breakpoints"]?.elements?.first?["verified"]?.flag == true)
    }
    let other = editor.refusal(
      "breakpointLocations", ["source": ["path": "/elsewhere/login.scene"], "line": 1])
    #expect(other.contains("not part of the session"))
  }

  @Test func `A list that no client pages is cut, and the rest can be opened`() throws {
    let views = (0..<2500).map { "  view row\($0) 0,\($0 % 800) 390x1" }.joined(separator: "\n")
    var editor = EditorDouble("window 390x844\n\(views)\ntouch #tap\n0 down A at 5,830\n10 up A\n")
    editor.body("stepIn", ["threadId": 1])
    let list = editor.body("evaluate", ["expression": "window.subviews", "context": "watch"])
    #expect((list["result"]?.text?.count ?? 0) <= 1001)
    var reference = try #require(list["variablesReference"]?.whole)
    var names: [String] = []
    while reference > 0 {
      let rows = editor.variables(reference)
      #expect(rows.count <= 1001)
      names += rows.compactMap { $0["name"]?.text }.filter { $0 != "…" }
      reference = rows.last { $0["name"]?.text == "…" }?["variablesReference"]?.whole ?? 0
    }
    #expect(names == (0..<2500).map { "[\($0)]" })
    let whole = editor.body("evaluate", ["expression": "window.subviews", "context": "clipboard"])
    #expect(whole["result"]?.text?.contains("row2499") == true)
  }
}

@Suite("The views as a tree, and the picture of a stop") struct TreeTests {
  @Test func `The tree marks the path of the touch and whose turn it is`() throws {
    var editor = EditorDouble()
    editor.go(to: 6)
    let windows = editor.variables("Views")
    #expect(windows.map { $0["value"]?.text } == ["→ window  asked  #4"])
    let page = try #require(windows.first?["variablesReference"]?.whole)
    let views = editor.variables(try #require(editor.variables(page).first).reference)
    #expect(views.map { $0["name"]?.text } == ["[0]", "[1]", "[2]"])
    #expect(
      views.map { $0["value"]?.text } == ["  signIn", "  list", "▶ banner  asked  #6"])
    #expect(views.map { $0["evaluateName"]?.text } == ["signIn", "list", "banner"])
    editor.go(to: 20)
    let hit = editor.variables("Views").first?["value"]?.text
    #expect(hit == "→ window  asked  #4")
  }

  @Test func `A picture is drawn once a stop, and in every world`() {
    let pictures = Drawn()
    var editor = EditorDouble { _ in
      .success(
        Opened(
          debugger: session(loginFile), path: "/work/login.scene",
          picture: Opened.Picture(path: "/cache/login.svg") { pictures.add($0.cursor) }))
    }
    editor.body("initialize")
    editor.post("launch", ["program": "/work/login.scene"])
    editor.body("configurationDone")
    func quiet() {
      if editor.adapter.hasPictureToDraw { editor.adapter.drawPicture() }
    }
    quiet()
    quiet()
    editor.go(to: 6)
    quiet()
    editor.body("threads")
    quiet()
    _ = editor.typed("whatif banner.isHidden = yes")
    quiet()
    #expect(pictures.steps.count == 3)
    #expect(pictures.steps.prefix(2) == [0, 6])
  }

  /// The steps that were drawn.
  private final class Drawn: @unchecked Sendable {
    private(set) var steps: [Int] = []

    func add(_ step: Int) { steps.append(step) }
  }
}

extension WireValue {
  /// What opens a row.
  fileprivate var reference: Int { self["variablesReference"]?.whole ?? 0 }
}
