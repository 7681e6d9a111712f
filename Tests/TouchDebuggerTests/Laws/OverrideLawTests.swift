import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import SceneLanguage
@testable import TouchDebugger
@testable import TouchInquiry

/// What an override says of one object, in a scene.
private struct SaidOverride: CustomTestStringConvertible, Sendable {
  let override: Override
  /// What stands behind the word.
  let words: String
  var testDescription: String { "\(override.rawValue) \(words)" }

  init(_ override: Override, _ words: String? = nil) {
    self.override = override
    self.words = words ?? override.sample
  }

  /// The scene with the line, or without it.
  func text(_ isSaid: Bool = true) -> String {
    let line = isSaid ? "~\(override.rawValue) \(words)\n" : "\n"
    let page = "window 390x844\n  vc home\n    view page 0,0 390x844\n      @tap first\n"
    return switch override.entry.owners {
    case .responders, .views: page + "      view it 0,0 90x50\n        " + line
    case .controls, .callers: page + "      button it 0,0 90x50\n        " + line
    case .recognizers: page + "      @pan it\n        " + line
    case .rows, .tables:
      page + "      table list 0,0 390x400\n        cell it 0,0 390x44\n          " + line
    case .collections:
      page + "      collection list 0,0 390x400\n        item it 0,0 90x44\n          " + line
    case .texts: page + "      field it 0,0 90x50\n        " + line
    case .scrollViews: page + "      scroll it 0,0 90x50\n        " + line
    }
  }
}

extension Override {
  /// Words that may stand behind it.
  fileprivate var sample: String {
    switch self {
    case .hitTest, .willSelect: "return nil"
    case .draw: "nothing"
    case .next: "nil"
    case .handles: "save"
    case .canPerformAction: "save no"
    case .target: "touchDown page save"
    case .shouldReceive, .shouldBegin, .canPrevent, .canBePrevented: "no"
    case .cancelsItself, .failsItself: "if horizontal"
    case .simultaneous, .requireFailureOf, .requiredToFailBy: "first"
    case .viewForZooming: "page"
    case .pointInside, .canBecomeFirstResponder, .resignFirstResponder: "return no"
    case .beginTracking, .continueTracking, .gestureRecognizerShouldBegin: "return no"
    case .shouldHighlight, .shouldSelect, .shouldDeselect: "return no"
    case .shouldBeginEditing, .shouldEndEditing, .shouldScrollToTop: "return no"
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: "log"
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled: "log"
    case .motionBegan, .motionEnded, .motionCancelled, .remoteControlReceived: "log"
    }
  }
}

/// What a scene can say of a subclass or a delegate, every door understands.
@Suite("Laws of overrides") struct OverrideLawTests {
  private static let all =
    Override.allCases.map { SaidOverride($0) } + [
      SaidOverride(.shouldBegin, "if horizontal"),
      SaidOverride(.shouldReceive, "unless kind=button"),
      SaidOverride(.gestureRecognizerShouldBegin, "no if kind=pan horizontal"),
      SaidOverride(.hitTest, "return nil if background=clear"),
    ]

  @Test(arguments: all) fileprivate func `a scene is read and written back the same`(
    said: SaidOverride
  ) {
    let lines = writeScene(scene(said.text())).joined(separator: "\n")
    #expect(scene(said.text()) != scene(said.text(false)))
    #expect(scene(lines) == scene(said.text()), "\(lines)")
  }

  @Test(arguments: all) fileprivate func `print and a condition know what stands there`(
    said: SaidOverride
  ) {
    var debugger = debugger(scene(said.text()), TouchScript.none)
    let printed = debugger.shown("print it.\(said.override.rawValue)")
    let isNo = printed == "no" && said.words.hasSuffix("no")
    // The next responder is somebody, and here nobody.
    let isNil = printed == "nil" && said.override == .next
    #expect(isNo || printed == said.words || printed == "[\(said.words)]", "\(printed)")
    let value = isNo || isNil ? printed : "\"\(printed)\""
    // A condition knows a yes or no; what the answer depends on is only read.
    let isAnswer = said.override.entry.ofViews != nil || said.override.entry.ofDelegates != nil
    guard !printed.hasPrefix("["), isNo || !isAnswer else { return }
    let condition = "it.\(said.override.rawValue) == \(value)"
    #expect(debugger.shown("print \(condition)") == "yes", "\(condition)")
  }

  @Test(arguments: all) fileprivate func `what if says it, and takes it away`(said: SaidOverride) {
    var made = debugger(scene(said.text(false)), TouchScript.none)
    let line = "whatif it.\(said.override.rawValue) = \(said.words)"
    #expect(made.perform(line).status == .ok, "\(line) \(made.shown(line))")
    #expect(writeScene(made.scene) == writeScene(scene(said.text())), "\(line)")
    var gone = debugger(scene(said.text()), TouchScript.none)
    let away = "whatif it.\(said.override.rawValue) = none"
    #expect(gone.perform(away).status == .ok, "\(away) \(gone.shown(away))")
    #expect(writeScene(gone.scene) == writeScene(scene(said.text(false))), "\(away)")
  }

  @Test(arguments: ["~shouldBegin if horizontal", "~shouldReceive unless kind=button"])
  func `what an answer depends on gives way to a yes`(line: String) {
    let name = line.split(separator: " ")[0].dropFirst()
    let text = "window 390x844\n  view page 0,0 390x844\n    @pan it\n      "
    var debugger = debugger(scene(text + line), TouchScript.none)
    #expect(debugger.perform("whatif it.\(name) = yes").status == .ok)
    #expect(writeScene(debugger.scene) == writeScene(scene(text + "~\(name) yes")))
  }

  @Test(arguments: all) fileprivate func `completion offers it, and help tells what it means`(
    said: SaidOverride
  ) {
    var debugger = debugger(scene(said.text()), TouchScript.none)
    let word = said.override.rawValue
    for command in ["print", "whatif"] {
      let offered = debugger.looks.completions(for: "\(command) it.\(word)").candidates
      #expect(offered.contains(word), "\(command) \(offered)")
    }
    let help = debugger.shown("help language \(word)")
    #expect(help.contains("~\(word)"), "\(help)")
  }
}

/// What a scene says of the application.
@Suite("The application's edges at every door") struct ApplicationEdgesTests {
  private let lines = "app edges=left|bottom\nwindow 390x844\n  view page 0,0 390x844"

  @Test func `print reads them, a condition compares them, and what if changes them`() {
    var asked = debugger(scene(lines), TouchScript.none)
    #expect(asked.shown("print app.edges") == "left|bottom")
    #expect(asked.shown("print app.edges == \"left|bottom\"") == "yes")
    #expect(asked.perform("whatif app.edges = none").status == .ok)
    #expect(asked.scene.application.systemEdges == [])
    var wrong = debugger(scene(lines), TouchScript.none)
    #expect(wrong.perform("whatif app.edges = botom").status == .failed)
    #expect(writeScene(scene(lines)).first == "app edges=left|bottom")
  }
}
