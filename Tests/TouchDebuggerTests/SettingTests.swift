import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("The debugger's own settings") struct SettingTests {
  @Test func `are set and shown by name`() {
    var debugger = debugger()
    #expect(debugger.shown("set repeat off").hasPrefix("repeat    off"))
    _ = debugger.perform("step ;; step")
    #expect(debugger.perform("").lines.isEmpty && debugger.cursor == 2)
    _ = debugger.perform("set repeat on ;; step")
    #expect(debugger.perform("step").moved && debugger.perform("").moved)
    _ = debugger.perform("set width 80")
    #expect(debugger.rowWidth == 80 && debugger.pictureWidth == 60)
    #expect(
      debugger.shown("show width").hasPrefix("width     80      the maximum columns of a row"))
    _ = debugger.perform("set ascii on")
    #expect(debugger.drawsInASCII)
    #expect(debugger.perform("set confirm off").status == .ok)
    #expect(debugger.shown("set language zh-Hans").contains("回答使用的语言"))
    #expect(debugger.shown("show language").hasPrefix("language  zh-Hans"))
    #expect(debugger.shown("show model.tapInterval").hasPrefix("model.tapInterval"))
    let all = debugger.shown("show").split(separator: "\n")
    #expect(all.count == SessionSetting.all.count + Setting.allCases.count)
    #expect(debugger.session.worlds.all.count == 1)
  }

  @Test(arguments: Language.allCases) func `say what they can be`(_ language: Language) {
    var debugger = debugger(article000, nil, language)
    for line in [
      "set repeat", "set repeat maybe", "set language fr", "set width 5", "set width x",
      "set confirm on", "set repeat on off", "show nothing",
    ] {
      let reply = debugger.perform(line)
      #expect(reply.status == .failed && !reply.lines.isEmpty, "\(line)")
    }
    #expect(debugger.shown("show languag").contains("language"))
  }

  @Test func `a view with a setting's name wins`() {
    let named = scene(
      """
      window 390x844
        vc root
          view width 0,0 390x844
      """)
    var debugger = debugger(named)
    #expect(debugger.perform("set width hidden").status == .ok)
    #expect(debugger.session.worlds.all.count == 2 && debugger.rowWidth == 60)
  }
}
