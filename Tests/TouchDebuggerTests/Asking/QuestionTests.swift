import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import TouchDebugger

@Suite("Questions, pointing, stories") struct QuestionTests {
  private let page = scene(
    """
    window 400x400
      vc root
        view page 0,0 400x400
          @pan pan
            ~target panned
          button buy 50,50 100x50
            ~target touchUpInside buyNow
            label price 0,0 50x50
          view veil 200,0 200x400 alpha=0.5
            button close 0,0 40x40 hidden
          button help 220,100 50x50
    """)

  private func session(
    _ fingers: String = "0 down a at 60,60\n16 move a by 30,0\n100 up a",
    _ language: Language = .english
  ) -> Debugger {
    debugger(page, touches(fingers, in: page), language)
  }

  @Test func `the menu begins with what went wrong, and a number asks`() {
    var debugger = session()
    let lines = debugger.shown("goto 5 ;; why ?").split(separator: "\n").map(String.init)
    #expect(lines[2] == "  1  why was touch a taken from buy?  why-not buy touch a")
    #expect(lines[3] == "  2  why this step, #5 hit.ask?  why")
    #expect(lines.count - 2 <= 9)
    let asked = debugger.shown("1")
    #expect(asked.hasPrefix("buy got touch a and lost it"))
    #expect(asked.contains("  1  whatif pan.shouldReceive = unless inside buy"))
    #expect(debugger.perform("2").moved)
    #expect(debugger.trace.whyNot(action: "buyNow").allSatisfy { $0.wasSent })
  }

  @Test(arguments: Language.allCases)
  func `every question of the menu has an answer, at every step`(_ language: Language) {
    // A quick run asks about another record in each language.
    let quick: Range<UInt64> = language == .english ? 0..<1 : 1..<2
    for seed in isSlowRun ? 0..<5 : quick {
      var generator = SeededGenerator(seed: seed)
      let scene = gestureScene(using: &generator)
      var debugger = debugger(scene, gestureScript(for: scene, using: &generator), language)
      for cursor in stride(from: 0, through: debugger.trace.count, by: 97) {
        _ = debugger.perform("goto \(cursor) ;; why ?")
        #expect(debugger.session.menu.count <= 9)
        for question in debugger.session.menu {
          let reply = debugger.perform(question.line)
          #expect(
            reply.status == .ok && !reply.lines.isEmpty, "\(seed) #\(cursor) \(question.line)")
        }
      }
    }
  }

  @Test func `a number without such a question is a mistake`() {
    var debugger = session()
    #expect(debugger.perform("7").status == .failed)
    _ = debugger.perform("why ?")
    #expect(debugger.perform("why ? 99").status == .failed)
    #expect(debugger.perform("why ? x").status == .failed)
    #expect(debugger.perform("99").status == .failed)
  }

  @Test func `pointing means what one sees, with a tap where no touch went down`() {
    var debugger = session("0 down a at 300,300\n50 up a")
    // A label takes no touches by itself: its button is meant, and it gets the tap.
    #expect(
      debugger.shown("why-not at 60,60") == """
        for a tap at (60,60), where no touch of the record went down:
        it would get it: one sees buy there, and this tap hits it
        """)
    let help = debugger.shown("why-not at 210,10")
    #expect(help.hasPrefix("for a tap at (210,10)"))
    #expect(help.contains("one sees veil there"))
    #expect(
      debugger.shown("why-not at 300,300")
        == "but it did: one sees veil there, and it is the hit view of touch a")
  }

  @Test func `where several may be meant the questions are listed, and can be asked`() {
    let scene = scene(
      """
      window 400x400
        button left 0,0 100x100
        view group 0,0 100x100 interactive=no
          button right 0,0 100x100
        view veil 0,0 400x400 alpha=0.1
      """)
    var debugger = debugger(scene, touches("0 down a at 300,300\n50 up a", in: scene))
    #expect(
      debugger.shown("why-not at 20,20") == """
        for a tap at (20,20), where no touch of the record went down:
          1  why did right not get touch 1?  why-not right at 20,20
          2  why did left not get touch 1?  why-not left at 20,20
        """)
    let answer = debugger.shown("2")
    #expect(answer.hasPrefix("for a tap at (20,20)"))
    #expect(answer.contains("  1  whatif veil.isUserInteractionEnabled = no"))
  }

  @Test func `a tap that is only tried out has no steps to go to and no touch to move`() {
    let scene = scene(
      """
      window 400x400
        view card 0,0 100x100
          button buy 80,80 100x44
      """)
    var debugger = debugger(scene, touches("0 down a at 300,300\n50 up a", in: scene))
    let answer = debugger.shown("why-not buy at 150,100")
    #expect(!answer.contains("goto") && !answer.contains("move touch"), "\(answer)")
    #expect(answer.contains("  steps of that tap, which is in no record"))
    #expect(answer.contains("  2  whatif card.frame = 0,0 "))
    let real = debugger.shown("why-not buy")
    #expect(real.contains("goto N jumps there") && real.contains("move touch 1 to"))
  }

  @Test func `why tells the story of anybody`() {
    var debugger = session()
    #expect(debugger.shown("why pan").contains("gr.") == false)
    #expect(debugger.shown("why pan").split(separator: "\n").count > 3)
    #expect(debugger.shown("why panned").contains("pan sends panned"))
    #expect(debugger.shown("why buyNow").hasPrefix("buyNow of buy was not sent"))
    #expect(debugger.shown("why root").contains("root"))
    #expect(debugger.perform("why nobody").status == .failed)
  }

  @Test func `why delivery says how a message came here`() {
    var debugger = session("0 down a at 300,300\n50 up a")
    _ = debugger.perform("break root ;; continue")
    #expect(
      debugger.shown("why delivery") == """
        #13  the hit view of touch a is veil
        #14  touch a belongs to veil from now on
        #17  veil gets touchesBegan: it forwards it by default
        #18  veil -> page, its superview
        #19  page -> root, its view controller
        """)
    #expect(
      debugger.shown("goto 3 ;; why delivery").hasSuffix(
        "this step is not a touch message; why explains it"))
  }
}
