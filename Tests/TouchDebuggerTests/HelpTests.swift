import Testing
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Help") struct HelpTests {
  @Test(arguments: Language.allCases)
  func `fits sixty columns whatever it is about`(_ language: Language) {
    var debugger = debugger(article000, nil, language)
    let topics = HelpTopic.words + CommandTable.commands.map(\.name) + [""]
    for topic in topics {
      let reply = debugger.perform("help \(topic)")
      #expect(reply.status == .ok && !reply.lines.isEmpty, "\(topic)")
      for line in reply.lines { #expect(line.width <= 60, "help \(topic): \(line.plain)") }
    }
  }

  @Test func `the classes have a Chinese name, by which help finds them, too`() {
    var debugger = debugger(article000, nil, .simplifiedChinese)
    let titles = ["移动", "停下", "查看", "提问", "修改", "保存", "工具"]
    let lines = debugger.shown("help").split(separator: "\n").map(String.init)
    for (title, word) in zip(titles, CommandClass.allCases.map(\.rawValue)) {
      #expect(lines.contains { $0.hasPrefix("\(title)  ") }, "\(title): \(lines)")
      #expect(debugger.shown("help \(title)") == debugger.shown("help \(word)"))
    }
    #expect(debugger.shown("show rotationHysteresis").contains("10 度"))
  }

  @Test func `a page says all there is to know`() {
    var debugger = debugger()
    #expect(
      debugger.shown("help rstep") == """
        rstep [N] [touch:N]
        Goes back to the previous step.
        also      rs reverse-step
        examples  rstep
                  rstep 2
        see also  step
        lldb      as gdb's reverse-step; you do not have to record
                  first
        An empty line repeats it.
        """)
    #expect(debugger.shown("help note").contains("lldb      has no such command"))
  }

  @Test func `classes and commands of one name are told apart by the capital`() {
    var debugger = debugger()
    #expect(debugger.shown("help Keep").hasPrefix("note"))
    #expect(debugger.shown("help search").hasPrefix("search ["))
    #expect(debugger.shown("help move").hasPrefix("step"))
    #expect(debugger.shown("help where").hasPrefix("bt"))
    #expect(debugger.perform("help WHERE").status == .ok)
    #expect(debugger.shown("help EXPRESSION").contains("verdict"))
    #expect(debugger.shown("help Inspct").contains("did you mean"))
    #expect(debugger.perform("help step next").status == .failed)
    let all = debugger.shown("help all")
    for command in CommandTable.commands { #expect(all.contains(command.name)) }
  }

  @Test func `the first screen has a hint for newcomers`() {
    #expect(debugger().shownOnce("help").contains("New here? step goes to the next step"))
  }

  @Test func `a word that is not a command is looked for in both languages and everywhere`() {
    var debugger = debugger()
    #expect(debugger.shown("help one-shot").hasPrefix("tbreak"))
    #expect(debugger.shown("help 书签").hasPrefix("there is no command 书签"))
    #expect(debugger.shown("help 标记").contains("goto"))
    #expect(debugger.shown("help brek").contains("did you mean break?"))
    // A word the prompt had once is answered, and never offered.
    #expect(debugger.shown("help gate").hasPrefix("recognizers shows which touches are delayed"))
    #expect(!debugger.shown("help gates").contains("did you mean gate"))
  }

  @Test(arguments: Language.allCases) func `the table has every command`(_ language: Language) {
    let table = Manual.markdownTable(language)
    for command in CommandTable.commands {
      #expect(table.contains("| `\(command.name)"), "\(command.name)")
    }
    for row in table.split(separator: "\n") {
      #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 3, "\(row)")
    }
  }
}

extension Debugger {
  fileprivate func shownOnce(_ line: String) -> String {
    var debugger = self
    return debugger.shown(line)
  }
}
