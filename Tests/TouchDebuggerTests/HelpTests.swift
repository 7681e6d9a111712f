import Testing
import TouchNarration

@testable import TouchDebugger

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
    let titles = ["移动", "停下", "查看", "提问", "修改", "搜索", "保存", "工具"]
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
        goes back to the step before
        rev step and step back mean the same.
        also      rs reverse-step
        examples  rstep
                  rev step
        see also  step back
        lldb      as gdb's reverse-step; nothing has to be recorded
                  first
        an empty line does it once more
        """)
    #expect(debugger.shown("help notes").contains("lldb      has nothing like it"))
    #expect(
      debugger.shown("help next").split(separator: "\n").joined(separator: " ").contains(
        "back returns exactly."))
  }

  @Test func `classes and commands of one name are told apart by the capital`() {
    var debugger = debugger()
    #expect(debugger.shown("help Search").hasPrefix("search  goes"))
    #expect(debugger.shown("help search").hasPrefix("search ["))
    #expect(debugger.shown("help move").hasPrefix("step"))
    #expect(debugger.shown("help where").hasPrefix("bt"))
    #expect(debugger.perform("help WHERE").status == .ok)
    #expect(debugger.shown("help EXPRESSION").contains("verdict"))
    #expect(debugger.shown("help Serch").contains("did you mean"))
    #expect(debugger.perform("help step next").status == .failed)
    let all = debugger.shown("help all")
    for command in CommandTable.commands { #expect(all.contains(command.name)) }
  }

  @Test func `the first screen has a hint for newcomers`() {
    #expect(debugger().shownOnce("help").contains("New here? step goes on, why explains"))
  }

  @Test func `apropos looks in both languages and everywhere`() {
    var debugger = debugger()
    #expect(debugger.shown("apropos thread jump").hasPrefix("goto"))
    #expect(debugger.shown("apropos 书签").hasPrefix("no command's help speaks of 书签"))
    #expect(debugger.shown("apropos 标记").contains("goto"))
    #expect(debugger.shown("apropos BREAKPOINT").contains("tbreak"))
    #expect(debugger.shown("apropos brek").contains("did you mean break?"))
    #expect(debugger.perform("apropos").status == .failed)
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
