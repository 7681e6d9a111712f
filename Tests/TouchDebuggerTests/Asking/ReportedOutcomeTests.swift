import TestSupport
import Testing
import TouchDebugger

/// Reports whose outcome or cause is not in the view that was touched.
@Suite("Reported: what a shake, a pull, two fingers and a drag came to")
struct ReportedOutcomeTests {
  private static let shake = """
    window main 390x844
      ~motionEnded log
      vc home
        ~motionEnded log
        view homeView
    """

  @Test("12.7: a shake is heard by who handles it, and stops there without super")
  func shakes() {
    #expect(
      shown("why-not home", Self.shake, "0 motion shake").hasPrefix("home received motionEnded (#"))
    let answer = shown("why-not main", Self.shake, "0 motion shake")
    #expect(
      answer.hasPrefix(
        "main did not receive motionEnded: home overrides motionEnded without calling super"),
      "\(answer)")
    #expect(answer.contains("1  whatif home.motionEnded = log super\n"), "\(answer)")
  }

  @Test("6.5, 12.3: so is a key")
  func keys() {
    let scene = """
      window 390x844
        ~pressesBegan log
        vc home
          ~pressesBegan log
          view homeView
            view board canBecomeFirstResponder firstResponder
      """
    let answer = shown("why-not window", scene, "0 key a")
    #expect(answer.contains("home overrides pressesBegan without calling super"), "\(answer)")
    #expect(answer.contains("1  whatif home.pressesBegan = log super\n"), "\(answer)")
  }

  private static let pulled = """
    window 390x844
      vc news
        ~handles reload
        table list 0,0 390x844 contentSize=390x2000
          refresh spinner
            ~target valueChanged news reload
    """

  private static func pull(_ finger: String, at time: Int) -> String {
    """
    \(time) down \(finger) at 200,200
    \(time + 40) move \(finger) by 0,100
    \(time + 120) move \(finger) by 0,180
    \(time + 200) up \(finger)
    """
  }

  @Test("20.43: of two pulls each is answered by itself", arguments: ["reload", "spinner"])
  func refreshes(subject: String) {
    let touch = Self.pull("A", at: 0) + "\n" + Self.pull("B", at: 3000)
    #expect(shown("why-not \(subject) touch A", Self.pulled, touch).contains("did send"))
    let answer = shown("why-not \(subject) touch B", Self.pulled, touch)
    #expect(answer.contains("it has been refreshing since 120 ms"), "\(answer)")
    #expect(answer.contains("1  whatif spinner.isRefreshing = no from event"), "\(answer)")
    let ended =
      Self.pull("A", at: 0) + "\n1000 set spinner refreshing=no\n"
      + Self.pull("B", at: 3000)
    #expect(
      shown("why-not \(subject) touch B", Self.pulled, ended)
        .hasPrefix("spinner did send reload to news, at 3120 ms"))
  }

  private static func photo(_ zoom: String, _ more: String = "") -> String {
    """
    window 390x844
      vc viewer
        scroll photo 0,0 390x844 contentSize=390x844 zoom=\(zoom)
          ~viewForZooming picture
          image picture 0,0 390x844
    """
  }

  private static let apart = """
    0 down A,B at 150,400 240,400
    40 move A,B at 140,400 250,400
    80 move A,B at 80,400 310,400
    200 up A,B
    """

  @Test("20.5: two fingers ask whether it zooms", arguments: ["photo", "photo.pinch"])
  func zooms(subject: String) {
    let scene = TestSupport.scene(Self.photo("1,1"))
    var session = debugger(scene, touches(Self.apart, in: scene))
    let answer = session.perform("why-not \(subject)").plain
    #expect(
      answer.hasPrefix(
        "photo cannot zoom: its minimumZoomScale is 1 and its maximumZoomScale is 1"),
      "\(answer)")
    #expect(answer.contains("PROVED"), "\(answer)")
    #expect(answer.contains("1  whatif photo.zoom = 1,4\n"), "\(answer)")
    #expect(answer.contains("photo.maximumZoomScale = 4"), "\(answer)")
    #expect(
      shown("why-not photo", Self.photo("1,4"), Self.apart).hasPrefix("photo did zoom (#"))
  }

  @Test("20.14: where it scrolled to, and what the directional lock did")
  func scrolls() {
    let grid = """
      window 390x844
        collection grid 0,0 390x844 contentSize=2000x3000 directionalLock
      """
    let answer = shown(
      "why-not grid", grid, "0 down A at 200,500\n30 move A by -20,-18\n60 move A by -40,-40")
    #expect(answer.hasPrefix("grid did scroll along x and y, from (0,0) to ("), "\(answer)")
    #expect(answer.contains("the drag started diagonally"), "\(answer)")
    #expect(answer.contains("LIKELY: it uses rule 20.14"), "\(answer)")
    let kept = shown(
      "why-not grid", grid, "0 down A at 200,500\n30 move A by -2,-18\n60 move A by -40,-40")
    #expect(kept.hasPrefix("grid did scroll along y, from (0,0) to ("), "\(kept)")
    #expect(kept.contains("keeps this drag to one axis"), "\(kept)")
  }

  @Test("17.10, 18.13: a tap that allows everything ends the editing that it began")
  func endedAgain() {
    let popup = """
      window 390x844
        vc popup
          view box 20,200 350x300
            @tap hide
              ~simultaneous all
              ~target endEditing box
            field name 20,20 310x40
      """
    let answer = shown("why-not name", popup, "0 down A in name 100,20\n80 up A")
    #expect(answer.contains("did begin to be edited"), "\(answer)")
    #expect(answer.contains("the action of hide ended that at the same lift"), "\(answer)")
    #expect(answer.contains("LIKELY: it uses rule 18.13"), "\(answer)")
    #expect(answer.contains("1  whatif hide.shouldReceive = unless inside name\n"), "\(answer)")
    #expect(answer.contains("whatif hide.simultaneous = none\n"), "\(answer)")
  }

  @Test("17.23: an old text that refuses to end decides, whatever the order of the questions")
  func refuses() {
    let form = """
      window 390x844
        vc form
          view page
            field tokens 20,100 350x40 firstResponder
              ~shouldEndEditing return no
            field name 20,200 350x40
      """
    let answer = shown("why-not name", form, "0 down A in name 100,20\n80 up A")
    #expect(answer.contains("PROVED"), "\(answer)")
  }

  @Test("10.11: a press that asks for taps before says so")
  func tapsBefore() {
    let card = """
      window 390x844
        vc home
          view card 20,100 350x200
            @longPress hold taps=1
      """
    let answer = shown("why-not hold", card, "0 down A in card 100,100\n900 up A")
    #expect(answer.contains("hold needs 1 whole tap before the press"), "\(answer)")
  }

  @Test("18.10: a delegate that said no is told with what it looked at")
  func looked() {
    let page = """
      window 390x844
        view page 0,0 390x844
          @pan drawer
            ~shouldBegin if faster 500
      """
    let answer = shown(
      "why-not drawer", page, "0 down A at 20,300\n100 move A by 12,0\n200 move A by 12,0\n400 up A"
    )
    #expect(answer.contains("The delegate looks at the speed: 120 points a second"), "\(answer)")
  }

  @Test("16.49: what is tried is not told as what stands in the way")
  func ownSwitch() {
    let queue = """
      window 390x844
        table list 0,0 390x844 contentSize=390x2000 editing=yes swipeActions=trailing reorder=yes
          cell row 0,100 390x60
      """
    let touch = "0 down A at 365,130\n300 move A by -5,6\n340 move A by -25,10\n500 up A"
    let answer = shown("why-not list.swipeActions", queue, touch)
    #expect(!answer.contains("isScrollEnabled of list is off"), "\(answer)")
  }

  @Test("18.35: what a segment sends besides does not make its value doubtful")
  func selectedAlready() {
    let shop = """
      window 390x844
        vc shop
          ~handles changed
          view page
            segmented seg 20,300 200x44 segments=2
              ~target valueChanged shop changed
      """
    let touch = "0 down A in seg 150,22\n80 up A\n1000 down B in seg 150,22\n1080 up B"
    let answer = shown("why-not seg touch B", shop, touch)
    #expect(answer.contains("is selected already"), "\(answer)")
    #expect(answer.contains("PROVED"), "\(answer)")
  }
}
