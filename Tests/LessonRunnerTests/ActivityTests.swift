import Testing
import TouchNarration

@testable import Lessons

@Suite("Activities")
struct ActivityTests {
  @Test("hints come one by one, and only the last one changes how the answer counts")
  func hints() throws {
    var session = try Session(Solved.first)
    try session.go(to: "p1")
    session.type("hint")
    #expect(session.text.contains("Hint 1 of 4"))
    session.type("hint", "c")
    #expect(session.answers.last?.result == .correct)
    session = try Session(Solved.first)
    try session.go(to: "p1")
    session.type("hint", "hint", "hint")
    #expect(session.text.contains("(180,120)"))
    session.type("hint")
    #expect(session.text.contains("Hint 4 of 4\nThe rule that decides here ("), "\(session.text)")
    #expect(session.text.contains("last hint"))
    session.type("c")
    #expect(session.answers.last?.result == .correctAfterHint)
  }

  @Test("where nothing is asked, or no hint is written, hint says so")
  func noHints() throws {
    var session = try Session(Solved.first)
    session.type("hint")
    #expect(session.text.contains("There is no question to give a hint for here."))
    try session.go(to: "o1")
    session.type("hint")
    #expect(session.text.contains("The rule that decides here ("))
    #expect(session.text.contains("answer"))
  }

  @Test("answer shows the answer with its reason and counts as peeked")
  func peek() throws {
    var session = try Session(Solved.first)
    try session.go(to: "p1")
    session.type("answer")
    #expect(session.text.contains("fourthView"))
    #expect(session.text.contains("#8"))
    #expect(session.answers.last?.result == .peeked)
    session.type("answer")
    #expect(session.last.status == .failed)
    #expect(session.answers.count == 1)
  }

  @Test("an answer is a letter or a name, in any case, with a mark of any width")
  func spellings() throws {
    let spellings: [(String, Confidence)] = [
      ("c", .thinks), ("C!", .sure), ("fourthview ?", .guess), ("c！", .sure), ("c？", .guess),
      ("  fourthView  ", .thinks),
    ]
    for (line, confidence) in spellings {
      var session = try Session(Solved.first)
      try session.go(to: "p1")
      session.type(line)
      #expect(session.answers.last?.given == "fourthView", "\(line)")
      #expect(session.answers.last?.confidence == confidence, "\(line)")
    }
  }

  @Test("a letter too far and a misspelt name are not taken for answers")
  func notAnAnswer() throws {
    var session = try Session(Solved.first)
    try session.go(to: "p1")
    session.type("e")
    #expect(session.last.status == .failed)
    #expect(session.text.contains("a–d"))
    session.type("forthView")
    #expect(session.text.contains("did you mean fourthView"))
    #expect(session.answers.filter { $0.question == "p1" }.isEmpty)
    #expect(session.runner.player.state.isAsking)
  }

  @Test("several letters at once are no answer, and nothing else is taken for several letters")
  func severalLetters() throws {
    for line in ["ab", "a b", "c d", "b, c", "d，a"] {
      var session = try Session(Solved.first)
      try session.go(to: "p1")
      session.type(line)
      #expect(session.last.status == .failed)
      #expect(session.text.contains("type one letter (a–d)"), "\(line): \(session.text)")
      #expect(session.answers.isEmpty)
    }
    for line in ["aa", "a e", "c", "forthView"] {
      #expect(!AnswerLine(line).isSeveralLetters(of: 4), "\(line)")
    }
  }

  @Test("an order is graded at its first wrong place, with the step that says so")
  func order() throws {
    var session = try Session(Solved.first)
    try session.go(to: "o1")
    session.type("2 6 5 1 4")
    #expect(session.last.status == .wrong)
    #expect(session.text.contains("Place 2 is not thirdView"))
    #expect(session.text.contains("#5"))
    session.type("window, firstView")
    #expect(session.text.contains("3 more follow firstView"))
    session.type("2 5 6 3")
    #expect(session.text.contains("secondView does not belong"))
    #expect(session.text.contains("never asked"))
    session.type("2 2")
    #expect(session.last.status == .failed)
    session.type("25614")
    #expect(session.last.status == .ok)
    #expect(session.answers.last?.result == .correctAfterHint)
  }

  @Test("a full-width letter answers as a narrow one does") func fullWidth() throws {
    var session = try Session(Solved.first)
    try session.go(to: "p1")
    session.type("ａ！")
    #expect(session.last.status == .wrong || session.last.status == .ok, "\(session.text)")
    #expect(session.answers.last?.confidence == .sure)
  }

  @Test("names order as well as numbers, and letters do not", arguments: Language.allCases)
  func orderSpellings(language: Language) throws {
    for line in ["b e f a d", "d"] {
      var session = try Session(Solved.first, language)
      try session.go(to: "o1")
      session.type(line)
      #expect(session.last.status == .failed && session.answers.last?.question != "o1", "\(line)")
      #expect(session.text.contains("1–6"), "\(session.text)")
    }
    for line in ["window firstView thirdView fifthView fourthView", "2，5，6，1，4"] {
      var session = try Session(Solved.first, language)
      try session.go(to: "o1")
      session.type(line)
      #expect(session.answers.last?.result == .correct, "\(line)")
    }
  }

  @Test("a try is checked after every change, can be undone, and says why it worked")
  func attempt() throws {
    var session = try Session(Solved.first)
    try session.go(to: "t1")
    session.type("set thirdView noninteractive")
    #expect(session.text.contains("Now: Hit testing finds firstView."))
    session.type("undo")
    #expect(session.text.contains("fourthView. changes: 0"))
    session.type("set fourthView alpah=0")
    #expect(session.last.status == .failed)
    session.type("whatif thirdView.isHidden = yes")
    #expect(session.text.contains("Not yet") && session.text.contains("changes: 1"))
    session.type("set secondView frame 20,80 350x500")
    #expect(session.text.contains("This replaces set thirdView.isHidden = yes"))
    #expect(session.text.contains("Not yet") && session.text.contains("changes: 1"))
    session.type("tap 200,500", "whatif skip event 1")
    #expect(session.last.status == .failed && session.text.contains("The touches stay as they are"))
    session.type("whatif and thirdView.isHidden = yes")
    #expect(session.text.contains("Reached"))
    #expect(session.text.contains("changes: 2"))
    #expect(session.text.contains("#"))
    #expect(session.answers.last?.result == .correct)
  }

  @Test("the solution of a try is shown on request and counts as peeked")
  func solution() throws {
    var session = try Session(Solved.second)
    try session.go(to: "t1")
    session.type("solution")
    #expect(session.last.status == .failed && session.text.contains("answer shows the answer"))
    session.type("answer")
    #expect(session.text.contains("set xiaoWang noninteractive"))
    #expect(session.answers.last?.result == .peeked)
  }

  @Test("why after a comparison is about UIKit's answer, and not about the start of the record")
  func whyAfterCompare() throws {
    var session = try Session(Solved.first)
    try session.go(to: "c1")
    session.type("compare", "why")
    #expect(session.last.status == .ok && session.text.contains("fourthView"), "\(session.text)")
    #expect(!session.text.lowercased().contains("start of"), "\(session.text)")
  }

  @Test("a try shows its scene once more where the page does not have it")
  func sceneOfTry() throws {
    var session = try Session("02-hit-test/10-three-overlapping")
    try session.go(to: "t1")
    #expect(session.text.contains("view bottom") && session.text.contains("view top"))
    #expect(session.last.lines.count <= 24, "\(session.text)")
  }

  @Test("compare shows every model and where it parts from UIKit", arguments: ["", "compare"])
  func compare(line: String) throws {
    var session = try Session(Solved.first)
    try session.go(to: "c1")
    session.type(line)
    #expect(session.text.contains("UIKit (this program)  fourthView"))
    #expect(session.text.contains("article 001           nil"))
    #expect(session.text.contains("article 003           thirdView"))
    // 003's walk begins below the window: that alone is no other decision.
    #expect(!session.text.contains("step 4: "))
    #expect(session.text.contains("it returns a subview whose hitTest is nil"))
    session.type("")
    #expect(session.isAt("x1"))
  }

  @Test(
    "compare names the first decision about a view that a model makes otherwise, or goes without")
  func parting() throws {
    var session = try Session("03-bending/05-three-printed-hittests")
    try session.go(to: "c1")
    session.type("")
    #expect(session.text.contains("UIKit (this program)  newer\n"))
    #expect(
      session.text.contains("article 001, step 6: older (100,100)"))
    // It asks on where UIKit has its answer.
    #expect(
      session.text.contains("article 003, step 5: older (100,100)"))
  }

  @Test("compare knows misconceptions, too")
  func compareMisconception() throws {
    var session = try Session("02-hit-test/02-newest-first")
    try session.go(to: "c2")
    session.type("compare")
    #expect(session.text.contains("M01                   blue"))
  }

  @Test("an explanation is written first; then the points of the record appear")
  func explain() throws {
    var session = try Session(Solved.first)
    try session.go(to: "x1")
    session.type("")
    #expect(session.text.contains("own words"))
    #expect(session.answers.filter { $0.question == "x1" }.isEmpty)
    session.type("why the newest child did not win")
    #expect(session.text.contains("fifthView was asked before fourthView. #7 #8"))
    #expect(session.answers.last?.given == "why the newest child did not win")
    // The summary stands behind what was said in one's own words.
    session.type("", "")
    #expect(session.runner.player.isAtEnd)
  }

  @Test("at an explanation, commands are still commands")
  func explainAndLook() throws {
    var session = try Session(Solved.first)
    try session.go(to: "x1")
    session.type("why fifthView")
    #expect(session.runner.player.state.isExplaining)
    session.type("newest first")
    #expect(!session.runner.player.state.isExplaining)
  }

  @Test("the sandbox is a copy: the lesson stays as it is")
  func sandbox() throws {
    var session = try Session(Solved.first)
    try session.go(to: "p1")
    session.type("set fourthView hidden")
    #expect(session.last.status == .failed)
    #expect(session.text.contains("sandbox"))
    session.type("c", "sandbox", "set fourthView hidden", "run")
    #expect(session.text.contains("thirdView"))
    session.type("undo")
    #expect(session.text.contains("fourthView"))
    session.type("step", "why", "set firstView hidden", "reset", "leave")
    #expect(session.runner.player.sandbox == nil)
    #expect(session.runner.player.playground?.changes.isEmpty == true)
    session.type("")
    #expect(session.isAt("p2"))
  }

  @Test("the words of changing do nothing elsewhere")
  func notNow() throws {
    var session = try Session(Solved.first)
    for line in ["undo", "reset", "leave", "answer", "skip"] {
      session.type(line)
      #expect(session.last.status == .failed, "\(line)")
    }
  }

  @Test("the end counts what was right and recalls the beliefs that were not")
  func end() throws {
    var session = try Session(Solved.first)
    session.type("", "d")
    while !session.runner.player.isAtEnd {
      session.type(session.runner.player.state.isSettled ? "" : "skip")
    }
    #expect(session.text.contains("0 of 6 questions right"))
    #expect(session.text.contains("The newest child wins"))
  }

  @Test("hint asks of a control's events whether it tracks, not which recognizers there are")
  func controlHint() throws {
    var session = try Session("07-collisions/02-what-a-control-keeps")
    try session.go(to: "main-chain")
    while session.runner.player.hop == nil, session.runner.player.state.isWalking {
      session.type("")
    }
    try #require(session.runner.player.hop != nil)
    session.type("hint")
    #expect(session.text.contains("Does the control begin to track the touch?"), "\(session.text)")
  }

  @Test("map says of a cancelled message that it is what a view passed on")
  func cancelledArrow() throws {
    var session = try Session("07-collisions/11-rows")
    try session.go(to: "p5")
    session.type("c", "goto 41", "map")
    #expect(session.text.contains("passed touchesCancelled on"), "\(session.text)")
  }
}
