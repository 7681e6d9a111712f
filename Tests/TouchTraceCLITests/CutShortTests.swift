import Foundation
import TerminalSupport
import TestSupport
import Testing

//  a stepper held for a day ──every front-end──▶ "cut short", and the record up to there

@Suite("A delivery whose steps are spent says so", .ownThread) struct CutShortTests {
  private let home: TemporaryDirectory
  private var path: String { home.path + "/day.scene" }

  init() throws {
    home = try TemporaryDirectory()
    try home.write(
      """
      model stepperRepeatInterval 1
      window 400x800
        vc owner
          view page 0,0 400x800
            stepper count 20,100 100x32 maximum=1000000000
              ~target valueChanged owner changed
            button buy 20,200 100x50
              ~target touchUpInside owner buy

      touch #day
      0 down A in count 80,10
      86400000 up A
      86400100 down B in buy 5,5
      86400150 up B

      """, to: "day.scene")
  }

  @Test(arguments: ["text", "md", "html", "svg", "cast", "log"])
  func `in run, in each format for people`(format: String) throws {
    let run = try touchtrace(["run", path, "--format", format])
    #expect(run.status == 0 && run.output.contains("cut short"))
  }

  @Test func `in a record that is read again`() throws {
    let record = home.path + "/day.jsonl"
    let written = try touchtrace(["run", path, "--format", "jsonl", "--output", record])
    #expect(written.status == 0, "\(written.errors)")
    #expect(try home.contents(of: "day.jsonl").contains(#""cutShort":true"#))
    let replay = try touchtrace(["replay", record, "--batch", "-ex", "info scene"])
    #expect(replay.output.contains("cut short"), "\(replay.output) \(replay.errors)")
  }

  @Test func `in why, which does not know then`() throws {
    let why = try touchtrace(["why", "buy", path])
    #expect(why.status == 5 && why.output.contains("UNKNOWN"), "\(why.output) \(why.errors)")
  }

  @Test func `in debug, where it can be walked`() throws {
    let run = try touchtrace(["debug", path, "--batch", "-ex", "step", "-ex", "info scene"])
    #expect(run.status == 0 && run.output.contains("cut short"), "\(run.output) \(run.errors)")
  }

  @Test func `in an editor, where it can be walked`() throws {
    let editor = try EditorProcess(home: home)
    try editor.ask("initialize", ["adapterID": "touchtrace"])
    try editor.send(try editor.request("launch", ["program": path]))
    try editor.event("initialized")
    let remark = try editor.event("output")
    #expect("\(remark["output"] ?? "")".contains("cut short"), "\(remark)")
    try editor.ask("configurationDone")
    try editor.event("stopped")
    #expect(try editor.typed("why-not buy").contains("UNKNOWN"))
    #expect(try editor.finish().status == 0)
  }
}

@Suite("touchtrace dap ends with its client", .ownThread) struct VanishedClientTests {
  @Test func `who reads no more is not waited for`() throws {
    let home = try TemporaryDirectory()
    let editor = try EditorProcess(home: home)
    try editor.launch(firstToFifth)
    try editor.stopReading()
    // It may have noticed and gone before this arrives.
    try? editor.send(try editor.request("stackTrace", ["threadId": 1]))
    #expect(editor.ends(within: 10))
  }

  @Test func `who writes no more is not waited for`() throws {
    let home = try TemporaryDirectory()
    let editor = try EditorProcess(home: home)
    try editor.launch(firstToFifth)
    #expect(try editor.finish().status == 0)
  }
}
