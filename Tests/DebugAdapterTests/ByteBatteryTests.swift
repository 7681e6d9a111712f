import TestSupport
import Testing
import TouchDebugger

@testable import DebugAdapter

@Suite("Whatever bytes come, the adapter answers or ends in order") struct ByteBatteryTests {
  private func frame(_ body: String) -> [UInt8] { MessageFrames.frame(body) }

  @Test func `bytes may come one by one`() {
    var editor = EditorDouble(loader { session(loginFile) })
    let wire =
      frame(#"{"seq":1,"type":"request","command":"initialize","arguments":{"x":"触摸"}}"#)
      + frame(#"{"seq":2,"type":"request","command":"threads"}"#)
    for byte in wire { editor.take(editor.adapter.receive([byte])) }
    #expect(editor.answers[1]?["success"]?.flag == true)
    #expect(editor.answers[2]?["success"]?.flag == true)
  }

  @Test func `a header may end its lines with a line feed alone, and a number may be a text`() {
    var editor = EditorDouble(loader { session(loginFile) })
    var wire: [UInt8] = []
    for (number, end) in ["\n", "\r\n"].enumerated() {
      let body = #"{"seq":"\#(number + 1)","type":"request","command":"threads"}"#
      wire += Array(
        "Content-Length: \(body.utf8.count)\(end)Content-Type: x\(end)\(end)\(body)".utf8)
    }
    for byte in wire { editor.take(editor.adapter.receive([byte])) }
    #expect(Set(editor.answers.keys) == [1, 2])
  }

  @Test func `a number of 0, explicit nulls, missing fields and odd types are taken`() {
    var editor = EditorDouble(loader { session(loginFile) })
    for body in [
      #"{"seq":0,"type":"request","command":"initialize","arguments":null}"#,
      #"{"seq":1,"command":"launch","arguments":{"program":"a.scene","whatIf":null,"touches":null}}"#,
      #"{"seq":2,"type":"request","command":"setBreakpoints","arguments":{"source":{"path":"a.scene","sourceReference":null},"breakpoints":null,"lines":[3]}}"#,
      #"{"seq":3,"type":"request","command":"setExceptionBreakpoints"}"#,
      #"{"seq":4.0,"type":"request","command":"configurationDone","arguments":[]}"#,
      #"{"seq":5,"type":"request","command":"stackTrace","arguments":{"threadId":"one"}}"#,
      #"{"seq":6,"type":"request","command":"variables","arguments":{"variablesReference":1e99}}"#,
      #"{"seq":7,"type":"request","command":"nonsense","arguments":{}}"#,
    ] { editor.take(editor.adapter.receive(frame(body))) }
    #expect(Set(editor.answers.keys) == Set(0...7))
    #expect(editor.answers[2]?["body"]?["breakpoints"]?.elements?.count == 1)
    #expect(editor.answers[7]?["success"]?.flag == false)
  }

  @Test func `what is no request is left out, and what is no WireValue is mentioned`() {
    var editor = EditorDouble()
    let before = editor.answers.count
    for body in [
      "", "[]", "{}", "nil", "{\"seq\":1", "{\"command\":", "\u{0}", "{\"seq\":1,}", "01", "\"",
      "{\"type\":\"response\",\"command\":\"runInTerminal\",\"request_seq\":1}",
      "{\"type\":\"event\",\"event\":\"x\",\"command\":\"next\"}",
      String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
    ] { editor.take(editor.adapter.receive(frame(body))) }
    #expect(editor.answers.count == before)
    #expect(!editor.adapter.isFinished)
    #expect(editor.output.contains("ignored a message that is not JSON"))
    editor.body("threads")
  }

  @Test(arguments: [
    "Content-Type: x\r\n\r\n{}", "Content-Length: 99999999999999999999\r\n\r\n{}",
    "Content-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    String(repeating: "x", count: 9000),
  ])
  func `a stream that cannot be read is ended once, with a reason`(bytes: String) {
    var editor = EditorDouble()
    editor.take(editor.adapter.receive(Array(bytes.utf8)))
    #expect(editor.adapter.isFinished)
    #expect(editor.adapter.exitCode == 2)
    #expect(editor.told("terminated").count == 1)
    #expect(editor.adapter.receive(frame("{}")).isEmpty)
    #expect(editor.adapter.end().isEmpty)
  }

  @Test func `an end in the middle of a message is an end`() {
    var editor = EditorDouble()
    let wire = frame(#"{"seq":9,"type":"request","command":"next"}"#)
    editor.take(editor.adapter.receive(wire.dropLast(5)))
    editor.take(editor.adapter.end())
    #expect(editor.adapter.isFinished)
    #expect(editor.adapter.exitCode == 0)
    #expect(editor.isAllAnswered)
  }

  @Test func `nothing behind a disconnect is read`() {
    var editor = EditorDouble()
    let wire =
      frame(#"{"seq":90,"type":"request","command":"disconnect"}"#)
      + frame(#"{"seq":91,"type":"request","command":"threads"}"#)
    editor.take(editor.adapter.receive(wire))
    #expect(editor.answers[90]?["success"]?.flag == true)
    #expect(editor.answers[91] == nil)
  }

  @Test func `texts of absurd length are answered in a moment`() {
    var editor = EditorDouble()
    let long = WireValue.text(String(repeating: "banner.", count: isSlowRun ? 200_000 : 20_000))
    for (command, key) in [
      ("evaluate", "expression"), ("completions", "text"), ("setExpression", "expression"),
      ("dataBreakpointInfo", "name"), ("gotoTargets", "source"), ("setVariable", "name"),
    ] { editor.ask(command, [key: long, "value": long, "column": 1, "context": "hover"]) }
    editor.ask("setFunctionBreakpoints", ["breakpoints": [["name": long, "condition": long]]])
    let size = isSlowRun ? 5000 : 1000
    let many = WireValue.array(Array(repeating: ["line": 9], count: size))
    let set = editor.body(
      "setBreakpoints", ["source": ["path": "/work/login.scene"], "breakpoints": many])
    #expect(set["breakpoints"]?.elements?.count == size)
    #expect(editor.isAllAnswered)
  }

  @Test func `a log keeps both directions, and only where somebody wants it`() {
    for keeps in [true, false] {
      var adapter = Adapter(keepsLog: keeps, load: loader { session(loginFile) })
      _ = adapter.receive(frame(#"{"seq":1,"type":"request","command":"threads"}"#))
      let log = adapter.takeLog()
      #expect(log.map(\.direction) == (keeps ? [.received, .sent] : []))
      #expect(adapter.takeLog().isEmpty)
    }
  }

  @Test func `WireValue comes back as it was written`() {
    for text in [
      #"{"a":[1,-2,3.5,true,false,null,"x\"\\\n\t\r触摸"],"b":{}}"#, #"[]"#, #""😀""#, "0",
    ] { #expect(WireValue(message: Array(text.utf8))?.written == text) }
    #expect(
      WireValue(message: Array(#""\ud83d\ude00 \ud83d \u00e9\/\b""#.utf8))?.text
        == "😀 \u{FFFD} é/\u{8}")
    #expect(WireValue(message: [0x22, 0xFF, 0x22])?.text == "\u{FFFD}")
    #expect(WireValue.text("\u{1}\u{7F}").written == #""\u0001\u007f""#)
  }

  @Test func `files are told apart whatever clients call them`() {
    for (one, other) in [
      ("file:///a/b%20c.scene", "/a/b c.scene"), ("/a/./x/../b", "/a/b"),
      ("file://localhost/a", "/a"), ("/a%2", "/a%2"),
    ] { #expect(FilePath.plain(one) == FilePath.plain(other)) }
    #expect(FilePath.agree("login.scene", "/work/login.scene"))
    #expect(!FilePath.agree("in.scene", "/work/login.scene"))
    #expect(FilePath.escaped("/a b/触") == "/a%20b/%E8%A7%A6")
  }
}
