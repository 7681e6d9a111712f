import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("The command table") struct CommandTableTests {
  @Test func `has one row for every command, and no spelling twice`() {
    #expect(
      CommandTable.commands.map(\.verb).sorted { $0.rawValue < $1.rawValue }
        == Verb.allCases.sorted { $0.rawValue < $1.rawValue })
    let spellings = CommandTable.commands.flatMap(\.spellings)
    #expect(Set(spellings).count == spellings.count)
    for command in CommandTable.commands {
      #expect(command.examples.count == 2, "\(command.name)")
      #expect(!command.seeAlso.isEmpty && !command.seeAlso.contains(command.verb))
      #expect(command.summary.english.plain != command.summary.chinese.plain)
    }
  }

  @Test(arguments: CommandTable.commands.map(\.verb), Language.allCases)
  func `every example works as it stands`(_ verb: Verb, _ language: Language) {
    for example in CommandTable.command(verb).examples {
      var debugger = debugger(article000, nil, language)
      let files = door(["stops.touchtrace": "map", "commands.touchtrace": "map"])
      let scene = debugger.scene
      let script = debugger.trace.script
      debugger.source = SourceDoor(name: "a.scene", version: { "1" }) {
        SourceDoor.Opened(scene: scene, script: script)
      }
      debugger.files = FileDoor(
        read: files.read, write: { _, _, _ in nil }, append: { _, _, _ in nil })
      _ = debugger.perform("break #8")
      _ = debugger.perform("goto 7")
      let reply = debugger.perform(example)
      #expect(reply.status != .failed, "\(example): \(reply.plain)")
      #expect(!reply.lines.isEmpty || !reply.effects.isEmpty || verb == .quit, "\(example)")
    }
  }

  @Test(arguments: [
    ("s", Verb.step), ("n", .next), ("c", .continue), ("b", .break), ("p", .print), ("l", .list),
    ("h", .help), ("q", .quit), ("i", .info), ("r", .run), ("d", .delete), ("fin", .finish),
    ("cont", .continue), ("where", .bt), ("w", .bt), ("whyn", .whyNot),
    ("why-", .whyNot), ("del", .delete), ("rs", .rstep), ("reverse-c", .rcontinue), ("?", .help),
    ("po", .print), ("hitm", .hitmap), ("tb", .tbreak),
  ])
  func `the start of a name is enough`(word: String, verb: Verb) throws {
    #expect(try CommandTable.find(word[...]).verb == verb)
  }

  @Test func `an ambiguous start lists what it could be`() {
    var debugger = debugger()
    #expect(debugger.shown("t") == "t is ambiguous: tbreak, tree, transcript")
    #expect(debugger.shown("co") == "co is ambiguous: continue, compare")
    #expect(debugger.shown("wh") == "wh is ambiguous: bt, why, why-not, whatif")
  }

  @Test func `a misspelt name gets the nearest one`() {
    var debugger = debugger()
    #expect(
      debugger.shown("contineu") == "there is no command contineu; did you mean continue?")
    #expect(debugger.shown("chian") == "there is no command chian; did you mean chain?")
    #expect(debugger.shown("zzz") == "there is no command zzz; help all lists every command")
  }

  @Test(
    arguments: [
      "u", "x", "jump", "rwatch", "return", "expr 1", "thread list", "process continue",
      "checkpoint", "record", "restart", "session", "not isHidden", "if tapCount = 2", "edit",
      "set color off", "gate", "define a step", "back", "when", "save breakpoints a", "info views",
      "compare off",
      "info locals", "history", "margin card", "questions", "play",
    ], Language.allCases)
  func `what means something elsewhere is answered with a sentence`(
    _ word: String, _ language: Language
  ) {
    var debugger = debugger(article000, nil, language)
    let reply = debugger.perform(word)
    #expect(reply.status == .failed && reply.lines.count == 1, "\(reply.plain)")
    #expect(reply.plain.count > 15 && !reply.plain.contains("did you mean"))
  }

  @Test func `help lists the words of every day, and help all every one`() {
    var debugger = debugger()
    let listed = debugger.shown("help")
    let all = debugger.shown("help all")
    #expect(CommandTable.listed.count <= 32)
    for command in CommandTable.commands {
      #expect(all.contains("\n\(command.name) "), "\(command.name)")
      if command.isListed { #expect(listed.contains(command.name)) }
    }
    #expect(!listed.contains("hitmap") && listed.split(separator: "\n").count <= 24)
    for name in CommandClass.allCases.map(\.rawValue) {
      #expect(all.contains(name))
      #expect(debugger.perform("help \(name.lowercased())").status == .ok)
    }
    #expect(debugger.perform("help frobnicate").status == .failed)
  }

  @Test(arguments: Language.allCases)
  func `every error is a sentence in the person's language`(_ language: Language) {
    for line in [
      "step x", "goto", "goto 99", "finish", "rev", "rev list", "break", "break a(b",
      "continue nobody",
      "break #99", "break fifthView.x", "break fifthView if", "break fifthView if 1",
      "print", "print nobody", "print touch", "info nothing", "info view nobody",
      "chain nobody", "list x", "map --colour", "rules 99.9", "why nobody", "why-not",
      "why-not nobody", "compare some", "set", "show nothing", "export", "export a.pdf",
      "export 9..4 a.md", "export 4..99 a.md", "export 1..2 a.jsonl",
      "export 1..2 a.svg", "export --format", "export --format x a", "export a", "transcript",
      "transcript a b",
      "help qqqz", "quit now", "quit 256",
      "goto touch:9", "goto t=x", "goto t=99", "search", "search depth > x", "search /(/",
      "search qqq", "mark 1", "mark a b",
      "mark delete", "mark delete a", "note delete 4", "tap", "tap x,y", "set",
      "set nobody x",
      "source", "source x", "set repeat x", "show x",
      "rev", "rev mark", "/(/",
      "bt 0",
      "frame 99", "frame x", "up", "down", "display nobody", "delete display 9", "tree zzz9",
      "tree /(/",
      "print fifthView.x.y", "info frame x",
    ] {
      var debugger = debugger(article000, nil, language)
      let reply = debugger.perform(line)
      #expect(reply.status == .failed && !reply.lines.isEmpty && !reply.moved, "\(line)")
      let isChinese = reply.lines[0].plain.unicodeScalars.contains { $0.value > 0x4E00 }
      #expect(isChinese == (language == .simplifiedChinese), "\(line): \(reply.plain)")
    }
  }
}
