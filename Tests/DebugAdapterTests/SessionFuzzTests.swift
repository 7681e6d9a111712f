import TestSupport
import Testing
import TouchCore
import TouchDebugger

@testable import DebugAdapter

@Suite("Requests in any order") struct SessionFuzzTests {
  @Test func `every request is answered exactly once, whatever comes after what`() {
    for seed in 0..<UInt64(isSlowRun ? 600 : 24) {
      var fuzzer = SessionFuzzer(seed: seed)
      fuzzer.run(requests: 120)
      #expect(fuzzer.editor.isAllAnswered, "seed \(seed)")
      #expect(fuzzer.editor.told("terminated").count <= 1, "seed \(seed)")
      #expect(fuzzer.editor.adapter.isFinished, "seed \(seed)")
    }
  }
}

/// Somebody who asks for everything, with what was handed out before or with anything else.
private struct SessionFuzzer {
  private(set) var editor: EditorDouble
  private var g: SeededGenerator
  private var lines: HostileLines
  private var references: [Int] = []
  private var ids: [Int] = []
  private static let words = [
    "card", "banner", "signIn", "page", "hit.ask", "rule:alpha", "#3", "lesson:9", "view",
    "point.x",
    "banner.alpha", "0.5", "yes", "no", "touch1", "bannerTap.state", "refused", "cancelled",
    "alpha", "isHidden", "frame",
  ]
  private static let commands =
    ConversationCommand.allCases.map(\.rawValue).filter { $0 != "disconnect" }
    + SessionCommand.allCases.map(\.rawValue) + SessionCommand.allCases.map(\.rawValue) + [
      "modules"
    ]

  init(seed: UInt64) {
    g = SeededGenerator(seed: seed)
    lines = HostileLines(
      examples: [
        "step", "break banner if point.x > 1", "why-not signIn", "whatif banner.isHidden = yes",
        "continue", "rcontinue", "goto 5", "undo", "watch bannerTap.state", "catch anomaly",
        "log page \"{point}\"", "break page do why", "print view", "frame 1", "search ok",
        "delete", "compare", "reload", "tap 20,20", "info break",
        "set language zh-Hans",
      ], words: Self.words, seed: seed)
    editor = EditorDouble(loader { session(loginFile) })
  }

  mutating func run(requests: Int) {
    // Mostly a session is there, sometimes not.
    if Int.random(in: 0..<8, using: &g) > 0 {
      editor.post("initialize", arguments())
      let launch: WireValue = [
        "program": "login.scene", "stopOnEntry": .flag(Bool.random(using: &g)),
        "touches": .array(Array(repeating: "tap", count: Int.random(in: 0..<4, using: &g))),
      ]
      let noDebug = Int.random(in: 0..<20, using: &g) == 0
      editor.post("launch", noDebug ? launch.with("noDebug", true) : launch)
      editor.post("configurationDone")
    }
    for _ in 0..<requests {
      let command = Self.commands[Int.random(in: 0..<Self.commands.count, using: &g)]
      let number = editor.post(command, arguments())
      editor.answers[number].map { note($0) }
    }
    editor.post("disconnect")
  }

  /// Remembers what was handed out, by the names it is asked for with.
  private mutating func note(_ answer: WireValue) {
    switch answer {
    case .object(let fields):
      for field in fields {
        note(field.value)
        guard let number = field.value.whole, number > 0 else { continue }
        if field.key == "variablesReference" { references = references.suffix(20) + [number] }
        if field.key == "id" { ids = ids.suffix(20) + [number] }
      }
    case .array(let elements): for element in elements { note(element) }
    case .null, .flag, .whole, .number, .text: break
    }
  }

  private mutating func arguments() -> WireValue {
    var fields: [WireValue.Pair] = []
    for key in [
      "threadId", "frameId", "variablesReference", "targetId", "line", "endLine", "column", "count",
      "start", "levels", "startFrame", "sourceReference",
    ] where Int.random(in: 0..<4, using: &g) > 0 {
      fields.append(WireValue.Pair(key: key, value: number(key)))
    }
    for key in [
      "expression", "name", "value", "text", "context", "granularity", "program", "locale",
      "dataId",
      "pathFormat", "touches",
    ] where Int.random(in: 0..<3, using: &g) > 0 {
      fields.append(WireValue.Pair(key: key, value: text(key)))
    }
    fields.append(WireValue.Pair(key: "source", value: source()))
    fields.append(WireValue.Pair(key: "breakpoints", value: breakpoints()))
    fields.append(WireValue.Pair(key: "filters", value: [text("name"), "refused"]))
    for key in [
      "linesStartAt1", "columnsStartAt1", "supportsInvalidatedEvent", "stopAtEnd", "singleThread",
    ]
    where Int.random(in: 0..<4, using: &g) == 0 {
      fields.append(WireValue.Pair(key: key, value: .flag(Bool.random(using: &g))))
    }
    return .object(fields)
  }

  /// Mostly something that was handed out, or may have been.
  private mutating func number(_ key: String) -> WireValue {
    switch Int.random(in: 0..<12, using: &g) {
    case 0: .whole([Int.min, -1, 0, Int.max, 1 << 31][Int.random(in: 0..<5, using: &g)])
    case 1: .null
    case 2: .number(0.5)
    case 3...6 where key == "threadId": 101
    case 4...9 where key == "variablesReference" && !references.isEmpty:
      .whole(references[Int.random(in: 0..<references.count, using: &g)])
    case 4...9 where (key == "frameId" || key == "targetId") && !ids.isEmpty:
      .whole(ids[Int.random(in: 0..<ids.count, using: &g)])
    default: .whole(Int.random(in: 0..<(key == "variablesReference" ? 200 : 40), using: &g))
    }
  }

  private mutating func text(_ key: String) -> WireValue {
    switch (key, Int.random(in: 0..<10, using: &g)) {
    case (_, 0): .null
    case (_, 1): .text(lines.next())
    case ("context", _): ["repl", "watch", "hover"][Int.random(in: 0..<3, using: &g)]
    case ("granularity", _): "instruction"
    case ("program", _): "login.scene"
    case ("pathFormat", _): "uri"
    case ("locale", _): "zh-cn"
    case ("expression", 2...6): .text(lines.next())
    default: .text(Self.words[Int.random(in: 0..<Self.words.count, using: &g)])
    }
  }

  private mutating func source() -> WireValue {
    switch Int.random(in: 0..<5, using: &g) {
    case 0: ["path": "file:///work/login.scene"]
    case 1: ["path": "/work/login.scene", "sourceReference": 0]
    case 2: ["sourceReference": .whole(Int.random(in: 0..<8, using: &g)), "name": "x"]
    case 3: ["name": "tap.timeline", "sourceReference": 100]
    default: .null
    }
  }

  private mutating func breakpoints() -> WireValue {
    .array(
      (0..<Int.random(in: 0..<4, using: &g)).map { _ in
        [
          "line": number("line"), "name": text("name"), "dataId": text("name"),
          "condition": Bool.random(using: &g) ? text("condition") : .null,
          "hitCondition": Bool.random(using: &g) ? text("hits") : .null,
          "logMessage": Bool.random(using: &g) ? text("message") : .null,
        ]
      })
  }
}
