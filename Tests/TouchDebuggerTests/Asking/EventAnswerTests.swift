import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import TouchDebugger

@Suite("Answers about what comes late, from the status bar, or next") struct EventAnswerTests {
  private static let lists = """
    window 390x844
      vc home
        view root
          scroll news 0,100 390x300 contentSize=390x2000 contentOffset=0,200
          scroll mail 0,400 390x300 contentSize=390x2000 contentOffset=0,200
    """

  private func session(_ scene: String, _ touch: String) -> Debugger {
    let scene = TestSupport.scene(scene)
    return Debugger(
      scene: scene, script: touches(touch, in: scene), language: .english, sceneLabel: "")
  }

  @Test func `a tap on the status bar scrolls one of two lists only if the other does not`() {
    var session = session(Self.lists, "0 tap statusBar")
    let reply = session.perform("why-not mail")
    #expect(reply.happened == false)
    #expect(
      reply.lines.first?.plain == "news does not scroll to its top (#3).", "\(reply.lines)")
    #expect(reply.answers.first?.edits.first?.command == "whatif news.scrollsToTop = no")
  }

  @Test func `a list whose scrollsToTop is off is passed over`() {
    let scene = """
      window 390x844
        vc home
          view root
            scroll news 0,100 390x300 contentSize=390x2000 contentOffset=0,200 scrollsToTop=no
      """
    var session = session(scene, "0 tap statusBar")
    let reply = session.perform("why-not news")
    #expect(reply.answers.first?.edits.first?.command == "whatif news.scrollsToTop = yes")
    _ = session.perform("whatif news.scrollsToTop = yes")
    #expect(session.perform("why-not news").happened == true)
  }

  private static let taps = """
    window 390x844
      vc home
        ~handles zoom
        ~handles toggle
        view page
          @tap double taps=2
            ~target home zoom
          @tap single requires=double
            ~target home toggle
    """

  @Test(arguments: ["single", "toggle"])
  func `what waits for another one says how late it comes, and by whom`(subject: String) {
    var session = session(Self.taps, "0 down A at 100,200\n60 up A")
    let answer = session.perform("why-not \(subject)")
    #expect(answer.happened == true)
    #expect(
      answer.lines.contains {
        $0.plain.hasPrefix("It came 350 ms late: single had matched before (#")
          && $0.plain.hasSuffix(") and waited for double to fail.")
      }, "\(answer.lines.map(\.plain))")
    #expect(answer.answers.first?.stops.first?.command == "whatif single.requiresToFail = []")
  }

  @Test func `an action says that its control heard of the touch late`() {
    let scene = """
      window 390x844
        vc home
          ~handles buy
          view root
            scroll list 0,0 390x844 contentSize=390x2000
              button order 20,100 100x44
                ~target touchDown home buy
                ~target touchUpInside home pay
          ~handles pay
      """
    var session = session(scene, "0 down A in order 10,10\n400 up A")
    let isLate: (StyledText) -> Bool = {
      $0.plain.hasPrefix("It receives the touch 150 ms late (#")
    }
    let answer = session.perform("why-not buy")
    #expect(answer.lines.contains(where: isLate), "\(answer.lines.map(\.plain))")
    #expect(answer.answers.first?.stops.first?.command == "whatif list.delaysContentTouches = no")
    // What is sent at the lift comes with it.
    #expect(!session.perform("why-not pay").lines.contains(where: isLate))
  }

  @Test func `who takes the touch next is named`() {
    let scene = """
      window 390x844
        vc player
          view root
            scroll pages 0,0 390x844 contentSize=1170x844 paging
              view bar 0,700 390x20
                slider volume 20,-5 350x40 value=0.5
      """
    let touch = "0 down A in volume 175,32\n60 move A by 20,0\n120 move A by 40,0\n200 up A"
    let answer = shown("why-not volume", scene, touch)
    #expect(
      answer.contains(
        "Without that: volume is the hit view but never receives the touch: pages.pan recognizes "
          + "first."), "\(answer)")
  }

  @Test func `a sheet that stays says so without a step of another record`() {
    let scene = """
      window 390x844
        vc home
          view homeView
          presented vc sheet style=pageSheet modal
            view sheetView
              scroll text 0,0 390x700 contentSize=390x2000 contentOffset=0,200
      """
    let touch =
      "0 down A at 200,300\n40 move A by 0,40\n80 move A by 0,100\n120 move A by 0,200\n260 up A"
    let answer = shown("why-not sheet dismissed", scene, touch)
    #expect(
      answer.contains(
        "Without that: sheet was to be dismissed, and stays."),
      "\(answer)")
  }

  @Test func `a text whose delegate says no says so in a sentence`() {
    let scene = """
      window 390x844
        view root 0,0 390x844
          field email 20,20 310x40
            ~shouldBeginEditing return no
      """
    let answer = shown("why-not email", scene, "0 down A in email 100,20\n80 up A")
    #expect(
      answer.hasPrefix(
        "email does not begin to be edited: the delegate of email returns false from "
          + "shouldBeginEditing (#"),
      "\(answer)")
  }

  @Test func `zooming names what is missing, and sets it`() {
    let scene = """
      window 390x844
        view root 0,0 390x844
          scroll photos 0,0 390x844 contentSize=390x844 zoom=1,4 scrollEnabled=no
            image photo 0,0 390x844
      """
    let touch = """
      0 down A at 150,400 & down B at 250,400
      60 move A by -40,0 & move B by 40,0
      200 up A,B
      """
    let answer = shown("why-not photos.pinch", scene, touch)
    #expect(answer.contains("photos's delegate does not implement viewForZooming"), "\(answer)")
    #expect(answer.contains("whatif photos.viewForZooming = photo"), "\(answer)")
  }

  @Test func `who waits for a scroll view that begins lets that wait instead`() {
    let scene = """
      window 390x844
        view root 0,0 390x844
          @pan back
            ~requireFailureOf code.pan
          scroll code 20,300 350x120 contentSize=900x120
      """
    let touch = "0 down A at 120,360\n30 move A by 30,0\n60 move A by 40,0\n160 up A"
    let answer = shown("why-not back", scene, touch)
    #expect(
      answer.contains(
        "  1  whatif back.requireFailureOf = none and code.pan.requiresToFail = back"), "\(answer)")
  }

  @Test func `what covers a part of a view ends where that begins`() {
    let scene = """
      window 390x844
        view root 0,0 390x844
          button pin 120,380 40x40
          button bubble 90,300 220x110
      """
    let answer = shown("why-not pin", scene, "0 down A at 140,395\n80 up A")
    #expect(answer.contains("whatif bubble.frame = 90,300 220x80"), "\(answer)")
  }
}
