import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("A screen of an app, in an editor", .ownThread) struct DumpInEditorTests {
  private let home: TemporaryDirectory

  init() throws { home = try TemporaryDirectory() }

  private func path(_ name: String) -> String { packageRoot.path + "/" + name }

  private func list(_ answer: [String: Any], _ key: String) -> [[String: Any]] {
    (answer["body"] as? [String: Any])?[key] as? [[String: Any]] ?? []
  }

  /// Sets a breakpoint on every line, goes to the first stop, and answers where that is.
  private func firstStop(
    in program: String, tap: String, from line: Int
  ) throws -> (lines: [Int], path: String?, line: Int?) {
    let editor = try EditorProcess(home: home)
    try editor.launch(program, ["tap": tap])
    let source = ["path": program]
    let places = try editor.ask(
      "breakpointLocations", ["source": source, "line": 1, "endLine": 99])
    let lines = list(places, "breakpoints").compactMap { $0["line"] as? Int }
    let set = try editor.ask(
      "setBreakpoints", ["source": source, "breakpoints": [["line": line]]])
    #expect(list(set, "breakpoints").first?["verified"] as? Bool == true)
    try editor.ask("continue", ["threadId": 1])
    #expect(try editor.event("stopped")["reason"] as? String == "breakpoint")
    let stack = try editor.ask("stackTrace", ["threadId": 101])
    let top = try #require(list(stack, "stackFrames").first)
    let subject = try editor.ask("evaluate", ["expression": "self", "context": "watch"])
    let body = subject["body"] as? [String: Any]
    let place = try editor.ask(
      "locations", ["locationReference": body?["valueLocationReference"] ?? 0])
    #expect((place["body"] as? [String: Any])?["line"] as? Int == line)
    // The tap is written nowhere, so a call that waits stands at the view that it called.
    let caller = try #require(list(stack, "stackFrames").dropFirst().first)
    #expect((caller["source"] as? [String: Any])?["path"] as? String == program)
    #expect(caller["line"] as? Int == line)
    #expect(try editor.finish().status == 0)
    return (lines, (top["source"] as? [String: Any])?["path"] as? String, top["line"] as? Int)
  }

  @Test(
    arguments: [
      ("lessons/samples/screen.txt", "UIButton", 4, Array(1...6)),
      ("lessons/samples/appium.xml", "buy", 6, [4, 5, 6]),
      ("lessons/samples/probe.json", "buy", 6, [2, 3, 4, 6]),
      ("Tests/TouchTraceCLITests/Gallery/26-disabled.storyboard", "pay", 8, [7, 8, 11]),
    ])
  func `A breakpoint on a line of a dump or a storyboard stops there`(
    file: String, tap: String, line: Int, lines: [Int]
  ) throws {
    let stop = try firstStop(in: path(file), tap: tap, from: line)
    #expect(stop.lines == lines)
    #expect(stop.path == path(file))
    #expect(stop.line == line)
  }

  @Test func `A launch of a screen without a tap names the key and the views`() throws {
    let editor = try EditorProcess(home: home)
    try editor.ask("initialize", ["adapterID": "touchtrace"])
    func refusal(_ more: [String: Any]) throws -> String {
      let launch = more.merging(["program": path("lessons/samples/screen.txt")]) { $1 }
      return try editor.ask("launch", launch)["message"] as? String ?? ""
    }
    #expect(
      try refusal([:]).hasSuffix(
        #"has no touch; add "tap": "x,y", or "tap" with a view: button"#))
    #expect(try refusal(["tap": ""]) == refusal([:]))
    #expect(try refusal(["language": "zh-Hans"]).contains(#"请加上 "tap": "x,y""#))
    #expect(try refusal(["tap": "buton"]).contains("did you mean 'button'?"))
    #expect(try editor.finish().status == 0)
  }

  @Test func `A file with several scenes offers them, and one that it lacks is refused`() throws {
    let tap = "\n```\n\n```touch #t\n0 down A at 1,1\n9 up A\n```\n"
    let scenes = ["first", "second"].map { "```scene #\($0)\nwindow 10x10\n  view v 0,0 5x5" }
    try home.write(scenes.joined(separator: "\n```\n\n") + tap, to: "a.md")
    let editor = try EditorProcess(home: home)
    try editor.ask("initialize", ["adapterID": "touchtrace"])
    let program = home.path + "/a.md"
    let refused = try editor.ask("launch", ["program": program, "scene": "third"])
    let reason = refused["message"] as? String ?? ""
    #expect(reason.contains("scene: \(program) has no scene 'third'; it has first, second"))
    try editor.send(try editor.request("launch", ["program": program]))
    let remark = try editor.event("output")["output"] as? String ?? ""
    #expect(remark.contains("using scene 'first'; the file also has second"))
    #expect(try editor.finish().status == 0)
  }

  @Test(arguments: [("touch", "raise", "A down at (170,390)"), ("scene", "row", "(35,350)")])
  func `Of a lesson's scenes and touches those are taken that it has questions about`(
    key: String, name: String, place: String
  ) throws {
    let editor = try EditorProcess(home: home)
    // Each of its scenes could have each of its touches of plain points.
    try editor.launch(path("lessons/02-hit-test/02-newest-first/lesson.md"), [key: name])
    #expect(try editor.typed("break queue.put;; continue;; continue").contains(place))
    let view = key == "touch" ? "veil" : "chip6"
    #expect(try editor.typed("print \(view).name") == view)
    #expect(try editor.finish().status == 0)
  }

  @Test func `Breakpoints are set by a link to the program and by its own path`() throws {
    let real = path("lessons/samples/screen.txt")
    let link = home.path + "/screen.txt"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
    for (program, other) in [(link, real), (real, link)] {
      let editor = try EditorProcess(home: home)
      try editor.launch(program, ["tap": "button"])
      let set = try editor.ask(
        "setBreakpoints", ["source": ["path": other], "breakpoints": [["line": 4]]])
      #expect(list(set, "breakpoints").first?["verified"] as? Bool == true)
      #expect(try editor.finish().status == 0)
    }
  }

  @Test func `Each change that a launch makes has a timeline of its own`() throws {
    func timeline(_ changes: [String]) throws -> String {
      let editor = try EditorProcess(home: home)
      try editor.launch(
        path("lessons/samples/screen.txt"), ["tap": "button", "whatIf": changes])
      let all = list(try editor.ask("loadedSources"), "sources")
      #expect(try editor.finish().status == 0)
      return try #require(
        all.compactMap { $0["path"] as? String }.first { $0.hasSuffix(".timeline") })
    }
    let plain = try timeline([])
    let changed = try timeline(["button.isHidden = yes"])
    #expect(plain != changed)
    #expect(try timeline([]) == plain)
  }

  @Test func `Views of a dump are named by class and address, and have a frame in the dump`() throws
  {
    let program = path("lessons/samples/screen.txt")
    let editor = try EditorProcess(home: home)
    try editor.launch(program, ["tap": "button"])
    let card = "UIView 0x106812a80 (view2)"
    let set = try editor.ask(
      "setBreakpoints", ["source": ["path": program], "breakpoints": [["line": 4]]])
    let message = list(set, "breakpoints").first?["message"] as? String
    #expect(message?.hasPrefix("breakpoint 1 at screen.txt:4: will stop at") == true)
    try editor.ask("continue", ["threadId": 1])
    #expect((try editor.event("stopped")["text"] as? String)?.hasPrefix(card) == true)
    try editor.ask("stepIn", ["threadId": 1])
    try editor.event("stopped")
    let frames = list(try editor.ask("stackTrace", ["threadId": 101]), "stackFrames")
    let places = frames.map { frame in
      "\((frame["source"] as? [String: Any])?["name"] ?? "") \(frame["line"] ?? "")"
    }
    let label = "UILabel 0x10681a0c0 (basket)"
    #expect((frames.first?["name"] as? String)?.hasPrefix(label + ".hitTest(") == true)
    #expect(places.first?.hasPrefix("hit-test.uikit") == true)
    // Each call below stands at the view that it called.
    #expect(Array(places.dropFirst()) == [3, 2, 1].map { "screen.txt \($0)" })
    #expect(try editor.typed("bt").hasPrefix("#0  " + label))
    #expect(try editor.typed("0x106812a80") == card)
    let superview = try editor.ask(
      "evaluate", ["expression": "superview", "frameId": frames[0]["id"] ?? 0, "context": "watch"])
    #expect(
      (superview["body"] as? [String: Any])?["result"] as? String
        == "UIView 0x106811f60 (view)")
    #expect(try editor.finish().status == 0)
  }

  @Test func `A launch says at once that the tap does not reach the view, and what to ask`() throws
  {
    let program = path("Tests/TouchTraceCLITests/Gallery/01-view-on-top.txt")
    for tap in ["Pay now", "0x104a0c4e0", "payNow", "195,642", "view2"] {
      let editor = try EditorProcess(home: home)
      try editor.ask("initialize", ["adapterID": "touchtrace"])
      try editor.send(try editor.request("launch", ["program": program, "tap": tap]))
      try editor.event("initialized")
      try editor.ask("configurationDone")
      let said = try editor.event("output")["output"] as? String
      let isMissed = !["195,642", "view2"].contains(tap)
      #expect(
        (said == "the tap does not reach UIButton 0x104a0c4e0 (payNow): why-not payNow says why\n")
          == isMissed)
      #expect(try editor.finish().status == 0)
    }
  }

  @Test func `The picture beside the timeline shows each stop`() throws {
    let editor = try EditorProcess(home: home)
    try editor.launch(path("lessons/samples/screen.txt"), ["tap": "button"])
    let sources = list(try editor.ask("loadedSources"), "sources")
    let timeline = try #require(
      sources.compactMap { $0["path"] as? String }.first { $0.hasSuffix(".timeline") })
    #expect(try String(contentsOfFile: timeline, encoding: .utf8).contains("screen.svg"))
    let picture = timeline.replacing("screen.timeline", with: "screen.svg")
    func drawn(_ mark: String) -> Bool {
      let end = Date.now + 20 * Double(slowdown)
      while Date.now < end {
        if (try? String(contentsOfFile: picture, encoding: .utf8))?.contains(mark) == true {
          return true
        }
        Thread.sleep(forTimeInterval: 0.02)
      }
      return false
    }
    for step in [4, 6, 5] {
      _ = try editor.typed("goto \(step)")
      #expect(drawn("s\(step)-"))
    }
    #expect(try editor.finish().status == 0)
  }

  @Test func `A scene that a file does not name is refused, and so is one in a file of one`() throws
  {
    let editor = try EditorProcess(home: home)
    try editor.ask("initialize", ["adapterID": "touchtrace"])
    try home.write("window 10x10\ntouch #t\n0 down A at 1,1\n9 up A\n", to: "a.scene")
    let refused = try editor.ask("launch", ["program": home.path + "/a.scene", "scene": "third"])
    #expect((refused["message"] as? String)?.contains("has no scene 'third'; its only one") == true)
    #expect(try editor.finish().status == 0)
  }
}
