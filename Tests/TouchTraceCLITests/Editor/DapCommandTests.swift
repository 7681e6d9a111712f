import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("touchtrace dap, over pipes", .ownThread) struct DapCommandTests {
  private let home: TemporaryDirectory

  init() throws { home = try TemporaryDirectory() }

  private var scene: String {
    packageRoot.path + "/Tests/TouchTraceCLITests/Gallery/35-hidden-under-the-finger.scene"
  }

  @Test func `A lesson is launched, walked and left, and nothing is said besides`() throws {
    let editor = try EditorProcess(home: home)
    let stop = try editor.launch(firstToFifth)
    #expect(stop["reason"] as? String == "entry")
    for command in ["stepIn", "next", "stepBack", "continue", "reverseContinue"] {
      try editor.ask(command, ["threadId": 1])
      try editor.event("stopped")
    }
    #expect(try editor.typed("why-not secondView").contains("secondView"))
    #expect(try editor.ask("disconnect")["success"] as? Bool == true)
    let end = try editor.finish()
    #expect(end.status == 0 && end.errors.isEmpty && end.output.isEmpty)
  }

  @Test func `A record is walked as it is, and whether this version agrees is told`() throws {
    let record = home.path + "/r.jsonl"
    let run = try touchtrace(["run", firstToFifth, "--format", "jsonl", "--output", record])
    #expect(run.status == 0)
    let editor = try EditorProcess(home: home)
    try editor.ask("initialize", ["adapterID": "touchtrace"])
    try editor.send(try editor.request("launch", ["program": record]))
    try editor.event("initialized")
    let remark = try editor.event("output")
    #expect(remark["category"] as? String == "stderr")
    #expect("\(remark["output"] ?? "")".contains("byte for byte"), "\(remark)")
    try editor.ask("configurationDone")
    #expect(try editor.typed("goto 7").contains("fifthView"))
    #expect(try editor.finish().status == 0)
  }

  @Test func `What cannot be opened is refused with the words of debug`() throws {
    let editor = try EditorProcess(home: home)
    try editor.ask("initialize", ["adapterID": "touchtrace"])
    func refusal(_ program: String, _ more: [String: Any] = [:]) throws -> String {
      let answer = try editor.ask("launch", more.merging(["program": program]) { $1 })
      #expect(answer["success"] as? Bool == false)
      return answer["message"] as? String ?? ""
    }
    #expect(try refusal("/none.scene").contains("/none.scene: error: cannot read it"))
    #expect(try refusal(packageRoot.path).contains("cannot read it"))
    #expect(try refusal("/dev/zero").contains("not a regular file"))
    #expect(try refusal(scene, ["touch": "tab"]).contains("has no touch 'tab'"))
    #expect(try refusal(scene, ["tap": "here"]).contains("no view is called 'here'"))
    #expect(try refusal(scene, ["tap": "1;2"]).contains("tap: no view is called '1;2'; write x"))
    #expect(try refusal(scene, ["cwd": "/none"]).hasPrefix("cwd: /none: error: cannot read it"))
    #expect(try refusal("/none.jsonl", ["language": "zh-Hans"]).contains("/none.jsonl: error"))
    #expect(try refusal(scene, ["touch": "tab", "language": "zh-Hans"]).contains("没有触摸“tab”"))
    #expect(try editor.finish().status == 0)
  }

  @Test func `Relative paths begin in the folder of the launch, also at the console`() throws {
    try home.write(
      "window 10x10\n  view v 0,0 5x5\n\ntouch #t\n0 down A at 1,1\n9 up A\n", to: "a.scene")
    let editor = try EditorProcess(home: home)
    try editor.launch("a.scene", ["cwd": home.path])
    #expect(try editor.typed("export r.jsonl").contains("r.jsonl"))
    #expect(try home.contents(of: "r.jsonl").hasPrefix(#"{"rec":"head""#))
    #expect(try editor.typed("export r.jsonl").contains("--force"))
    #expect(try editor.finish().status == 0)
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1"])
  func `What is written to standard output by its name does not get between messages`(
    name: String
  ) throws {
    let editor = try EditorProcess(home: home)
    try editor.launch(firstToFifth)
    _ = try editor.typed("export \(name) --format jsonl")
    #expect(try editor.typed("info scene").contains("tap: 31 steps"))
    let end = try editor.finish()
    #expect(end.status == 0 && end.errors.contains(#""rec":"head""#))
  }

  @Test func `The timeline lies in the cache, and another world has another file`() throws {
    let editor = try EditorProcess(home: home)
    try editor.launch(scene)
    func timeline() throws -> String {
      let body = try editor.ask("loadedSources")["body"] as? [String: Any]
      let sources = body?["sources"] as? [[String: Any]] ?? []
      let paths = sources.compactMap { $0["path"] as? String }
      return try #require(paths.first { $0.hasSuffix(".timeline") })
    }
    let first = try timeline()
    #expect(first.hasPrefix(home.path + "/.cache/touchtrace/timelines/"))
    #expect(first.hasSuffix("/35-hidden-under-the-finger.timeline"))
    let before = try String(contentsOfFile: first, encoding: .utf8)
    _ = try editor.typed("whatif pause.isHidden = true")
    #expect(try timeline() != first)
    #expect(try String(contentsOfFile: first, encoding: .utf8) == before)
    #expect(try editor.finish().status == 0)
    let folder = URL(fileURLWithPath: scene).deletingLastPathComponent().path
    let beside = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(!beside.contains { $0.hasSuffix(".timeline") })
  }

  @Test func `The rules of UIKit lie in the cache as files, and a breakpoint in one holds`() throws
  {
    for _ in 0..<2 {
      let editor = try EditorProcess(home: home)
      try editor.launch(firstToFifth)
      let path = home.path + "/.cache/touchtrace/rules/en/hit-test.uikit"
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.hasSuffix("// rule:outside") }) + 1
      let answer = try editor.ask(
        "setBreakpoints", ["source": ["path": path], "breakpoints": [["line": line]]])
      let body = answer["body"] as? [String: Any]
      let set = body?["breakpoints"] as? [[String: Any]] ?? []
      #expect(set.first?["verified"] as? Bool == true)
      try editor.ask("continue", ["threadId": 1])
      #expect(
        try editor.event("stopped")["text"] as? String == "fifthView (160,-140) is outside: nil")
      let stack = try editor.ask("stackTrace", ["threadId": 101])["body"] as? [String: Any]
      let frame = try #require((stack?["stackFrames"] as? [[String: Any]])?.first)
      #expect((frame["source"] as? [String: Any])?["path"] as? String == path)
      #expect(frame["line"] as? Int == line)
      #expect(try editor.finish().status == 0)
      // Whatever somebody does with it is mended by the next session.
      try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `A listing and a timeline of a session begin it again, each in its language`(
    language: String
  ) throws {
    func launched(_ program: String, _ more: [String: Any]) throws -> (stop: String, [String]) {
      let editor = try EditorProcess(home: home)
      let stop = try editor.launch(program, more.merging(["language": language]) { $1 })
      let body = try editor.ask("loadedSources")["body"] as? [String: Any]
      let sources = body?["sources"] as? [[String: Any]] ?? []
      #expect(try editor.typed("print pause.alpha") == "0.5")
      #expect(try editor.finish().status == 0)
      return ("\(stop["text"] ?? "")", sources.compactMap { $0["path"] as? String })
    }
    let (stop, paths) = try launched(scene, ["whatIf": ["pause.alpha = 0.5"]])
    #expect(paths[0] == scene)
    for shown in paths.dropFirst() {
      #expect(try launched(shown, [:]) == (stop, paths), "\(shown)")
    }
    let rules = try home.contents(of: ".cache/touchtrace/rules/\(language)/hit-test.uikit")
    #expect(rules.contains("Which view is under the finger") == (language == "en"))
  }

  @Test func `A scene of a lesson is launched with a touch that fits it`() throws {
    let fences = [("first", "a"), ("second", "b")].map { scene, view in
      """
      ```scene #\(scene)
      window 10x10
        view \(view) 0,0 5x5
      ```

      ```touch #on-\(view)
      0 set \(view) alpha=0.5
      5 down A at 1,1
      9 up A
      ```

      """
    }
    try home.write(fences.joined(separator: "\n"), to: "a.md")
    let editor = try EditorProcess(home: home)
    let stop = try editor.launch(home.path + "/a.md", ["scene": "second"])
    #expect(stop["reason"] as? String == "entry")
    #expect(try editor.typed("info scene").contains("on-b"))
    #expect(try editor.finish().status == 0)
  }

  @Test func `Messages of both directions are added to a log, one a line`() throws {
    let log = home.path + "/traffic.jsonl"
    for _ in 0..<2 {
      let editor = try EditorProcess(["--log", log], home: home)
      try editor.ask("initialize", ["adapterID": "触摸"])
      try editor.send(Data("Content-Length: 3\r\n\r\n{no".utf8))
      try editor.ask("disconnect")
      #expect(try editor.finish().status == 0)
    }
    let lines = try home.contents(of: "traffic.jsonl").split(separator: "\n")
    let objects = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.filter { $0["log"] as? String == "dap" }.count == 2)
    #expect(objects.filter { $0["direction"] as? String == "received" }.count == 6)
    #expect(objects.contains { $0["text"] as? String == "{no" })
    #expect(lines.contains { $0.contains("触摸") })
    let nowhere = try touchtrace(["dap", "--log", "/none/log"])
    #expect(nowhere.status == 3 && nowhere.errors.contains("/none/log: error: cannot write it"))
  }

  @Test func `A client that vanishes ends the program quietly`() throws {
    for isReadingToo in [true, false] {
      let editor = try EditorProcess(home: home)
      try editor.launch(firstToFifth)
      if isReadingToo { try editor.stopReading() }
      // Nobody may be there any more to take it.
      try? editor.send(try editor.request("threads"))
      let end = try editor.finish()
      #expect(end.status == 0 && end.errors.isEmpty)
    }
  }

  @Test func `A client that does not read is waited for, and gets everything in the end`() throws {
    let editor = try EditorProcess(home: home)
    try editor.launch(firstToFifth)
    var requests = Data()
    for _ in 0..<400 {
      requests += try editor.request("source", ["sourceReference": 1])
    }
    // More than fits into both pipes: whoever only writes is stopped until somebody reads.
    editor.sendMeanwhile(requests)
    Thread.sleep(forTimeInterval: 0.2)
    for _ in 0..<400 {
      #expect(try editor.message()?["success"] as? Bool == true)
    }
    #expect(try editor.finish().status == 0)
  }

  @Test func `A pause stops a long search where it is`() throws {
    let path = try LongRecord.write(to: home)
    try home.write(LongRecord.commands(breakpoints: 40), to: "commands")
    let editor = try EditorProcess(home: home)
    try editor.launch(path, ["cwd": home.path])
    _ = try editor.typed("source commands")
    try editor.send(try editor.request("continue", ["threadId": 1]))
    Thread.sleep(forTimeInterval: 0.1)
    try editor.ask("pause", ["threadId": 1])
    let place = try editor.typed("print time")
    #expect(!place.contains("410"), "\(place)")
    #expect(try editor.finish().status == 0)
  }

  @Test func `A pause is noticed that comes in the same write as what it stops`() throws {
    let path = try LongRecord.write(to: home)
    try home.write(LongRecord.commands(breakpoints: 40), to: "commands")
    let editor = try EditorProcess(home: home)
    try editor.launch(path, ["cwd": home.path])
    _ = try editor.typed("source commands")
    try editor.send(
      try editor.request("continue", ["threadId": 1]) + editor.request("pause", ["threadId": 1]))
    try editor.event("stopped")
    let place = try editor.typed("print time")
    #expect(!place.contains("410"), "\(place)")
    #expect(try editor.finish().status == 0)
  }

  @Test(arguments: [true, false])
  func `A search is cancelled by its own number, and by no other`(isOwn: Bool) throws {
    let path = try LongRecord.write(to: home)
    try home.write(LongRecord.commands(breakpoints: 10), to: "commands")
    let editor = try EditorProcess(home: home)
    try editor.launch(path, ["cwd": home.path])
    _ = try editor.typed("source commands")
    let search = try editor.request("continue", ["threadId": 1])
    let cancelled = isOwn ? editor.number : editor.number - 1
    try editor.send(search + editor.request("cancel", ["requestId": cancelled]))
    try editor.event("stopped")
    let place = try editor.typed("print time")
    #expect(place.contains("410") != isOwn, "\(place)")
    #expect(try editor.finish().status == 0)
  }

  @Test func `The settings for vimspector leave no filter for it to ask about`() throws {
    let editor = try EditorProcess(home: home)
    let answer = try editor.ask("initialize", ["adapterID": "touchtrace"])
    let body = answer["body"] as? [String: Any]
    let filters = body?["exceptionBreakpointFilters"] as? [[String: Any]] ?? []
    let page = try String(
      contentsOf: packageRoot.appending(path: manualFolder + "Editors.md"), encoding: .utf8)
    #expect(filters.count > 6)
    for filter in filters { #expect(page.contains("\"\(filter["filter"] ?? "")\": \"\"")) }
    #expect(try editor.finish().status == 0)
  }

  @Test func `A change that a lesson did not expect is an anomaly, and its line is named`() throws {
    let editor = try EditorProcess(home: home)
    try editor.launch(firstToFifth)
    try editor.ask("setExceptionBreakpoints", ["filters": ["unexpected"]])
    try editor.ask("continue", ["threadId": 1])
    #expect(try editor.event("stopped")["reason"] as? String == "pause")
    _ = try editor.typed("goto 0")
    try editor.event("stopped")
    let said = try editor.ask(
      "setExpression", ["expression": "thirdView.isHidden", "value": "true"])
    #expect(said["success"] as? Bool == true)
    let stop = try editor.event("stopped")
    #expect(stop["reason"] as? String == "exception")
    let answer = try editor.ask("exceptionInfo", ["threadId": 1])
    let info = try #require(answer["body"] as? [String: Any])
    #expect(info["exceptionId"] as? String == "unexpected")
    let text = info["description"] as? String ?? ""
    let line = try #require(
      try String(contentsOfFile: firstToFifth, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).firstIndex { $0.hasPrefix("hitTest     thirdView") })
    #expect(text.contains("lesson.md:\(line + 1): expected 'hitTest     thirdView"), "\(text)")
    #expect(try editor.finish().status == 0)
  }

  @Test func `The timelines in the cache have 64 MB together`() throws {
    let shelf = home.path + "/.cache/touchtrace/timelines"
    let files = FileManager.default
    let large = (0..<3).map { "\(shelf)/abc\($0)/large.timeline" }
    for (place, path) in large.enumerated() {
      try files.createDirectory(
        atPath: "\(shelf)/abc\(place)", withIntermediateDirectories: true)
      #expect(files.createFile(atPath: path, contents: nil))
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: 30 << 20)
      try file.close()
    }
    let editor = try EditorProcess(home: home)
    try editor.launch(scene)
    #expect(try editor.finish().status == 0)
    let left = try files.subpathsOfDirectory(atPath: shelf)
    #expect(left.filter { $0.hasSuffix("/large.timeline") }.count == 2)
    #expect(left.contains { $0.hasSuffix("/35-hidden-under-the-finger.timeline") })
  }

  @Test func `Of the timelines in the cache the newest stay, and nobody else's file goes`() throws {
    let shelf = home.path + "/.cache/touchtrace/timelines"
    let old = (0..<230).map { "\(shelf)/\(String(0xABC000 + $0, radix: 16))" }
    let files = FileManager.default
    for folder in old {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for name in ["/a.timeline", "/a.svg"] {
        try "old".write(toFile: folder + name, atomically: true, encoding: .utf8)
      }
      try files.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: folder + "/a.timeline")
    }
    for foreign in ["\(old[0])/notes.txt", "\(shelf)/mine.timeline"] {
      try "mine".write(toFile: foreign, atomically: true, encoding: .utf8)
    }
    try files.createDirectory(atPath: "\(shelf)/my-own", withIntermediateDirectories: true)
    try "mine".write(toFile: "\(shelf)/my-own/b.timeline", atomically: true, encoding: .utf8)
    try files.createSymbolicLink(
      atPath: "\(shelf)/abcdef", withDestinationPath: "\(shelf)/my-own")
    // The one that this launch writes is there as well, and no editor may take it for another.
    var written: [Date] = []
    for _ in 0..<2 {
      let editor = try EditorProcess(home: home)
      try editor.launch(firstToFifth)
      #expect(try editor.finish().status == 0)
      let own = try files.subpathsOfDirectory(atPath: shelf).first {
        $0.hasSuffix("/03-first-to-fifth.timeline") && $0.split(separator: "/").count == 2
      }
      let facts = try files.attributesOfItem(atPath: shelf + "/" + (try #require(own)))
      written.append(try #require(facts[.modificationDate] as? Date))
    }
    #expect(written[0] == written[1])
    let editor = try EditorProcess(home: home)
    try editor.launch(scene)
    #expect(try editor.finish().status == 0)
    let left = try files.subpathsOfDirectory(atPath: shelf)
    for name in ["/a.timeline", "/a.svg"] {
      #expect(left.filter { $0.hasSuffix(name) }.count == 198)
    }
    #expect(left.contains { $0.hasSuffix("/35-hidden-under-the-finger.timeline") })
    for mine in ["abc000/notes.txt", "mine.timeline", "my-own/b.timeline", "abcdef"] {
      #expect(left.contains(mine), "\(mine)")
    }
    #expect(old.filter { files.fileExists(atPath: $0) }.count <= 200)
  }

  @Test func `How it ends is for scripts to see`() throws {
    let quitting = try EditorProcess(home: home)
    try quitting.launch(firstToFifth)
    _ = try quitting.typed("quit 7")
    #expect(try quitting.finish().status == 7)
    let unreadable = try EditorProcess(home: home)
    try unreadable.send(Data("Content-Type: none\r\n\r\n{}".utf8))
    #expect(try unreadable.finish().status == 2)
    #expect(try touchtrace(["dap"]).status == 0)
    #expect(try touchtrace(["dap", "file"]).status == 2)
  }

  @Test func `Its help names every option in both languages`() throws {
    let english = try touchtrace(["dap", "--help"])
    let chinese = try touchtrace(["dap", "--help", "--lang", "zh-Hans"])
    for option in [
      "--listen 127.0.0.1:PORT", "--log FILE", "--install-vscode", "VSCODE_EXTENSIONS",
    ] {
      #expect(english.output.contains(option) && chinese.output.contains(option))
    }
    #expect(chinese.output.contains("编辑器") && !chinese.output.contains("editor"))
  }
}
