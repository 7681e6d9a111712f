import TestSupport
import Testing
import TouchCore

/// Which recognizers see a touch (9.1 to 9.8).
@Suite("Recognizers and the touches they see")
struct RecognizerDeliveryTests {
  private let family = """
    window 400x800
      @custom inWindow
      view parent 0,0 400x800
        @custom inParent
        view sibling 0,0 400x800
          @custom inSibling
        view child 100,100 200x200
          @custom inChild
    """

  @Test("9.1, 9.2: from the hit view up to the window, and never a sibling's, though it overlaps")
  func collect() {
    #expect(delivered(oneTap, in: family).collections == [["inChild", "inParent", "inWindow"]])
  }

  @Test("9.2: a view that the chain skips is asked all the same: superviews count, not next")
  func collectsBySuperview() {
    let text = family + "\n      ~next nil"
    #expect(delivered(oneTap, in: text).collections == [["inChild", "inParent", "inWindow"]])
  }

  @Test("9.2: the list is fixed at touch-down: who is enabled later does not join")
  func fixedAtTouchDown() {
    let trace = delivered(
      "0 down A at 200,200\n20 set late enabled\n40 up A\n500 down A at 200,200\n540 up A",
      in: pad("@custom late recognizesAt=ended disabled"))
    #expect(trace.log("action") == ["540 action late ended"])
    #expect(trace.collections == [["late"]])
  }

  @Test("9.2: the list is fixed at touch-down: a view that left its superview keeps its parents'")
  func keptWhenRemoved() {
    let trace = delivered("0 down A at 200,200\n20 set child removed\n40 up A", in: family)
    // 18.44: its own recognizer has ended.
    #expect(
      trace.receptions.filter { $0.hasPrefix("40 in") } == [
        "40 inParent touchesEnded", "40 inWindow touchesEnded",
      ])
  }

  @Test("9.2: a touch's own list: a finger elsewhere brings other recognizers")
  func listOfEachTouch() {
    let trace = delivered(
      "0 down A at 200,200\n10 down B at 20,20\n20 up A\n30 up B",
      in: family.replacing("0,0 400x800\n      @custom inS", with: "0,0 90x90\n      @custom inS"))
    #expect(
      trace.collections == [
        ["inChild", "inParent", "inWindow"], ["inSibling", "inParent", "inWindow"],
      ])
  }

  @Test("9.4: a delegate that does not want a new touch never hears of it, the view does")
  func shouldReceiveNo() {
    let trace = delivered(oneTap, in: pad("@tap t", "  ~shouldReceive no"))
    expectSteps(
      trace.log,
      """
      0 ask shouldReceive t no
      0 touchesBegan pad 1
      60 touchesEnded pad 1
      """)
    #expect(trace.receptions == ["0 pad touchesBegan", "60 pad touchesEnded"])
  }

  @Test("9.4: a delegate is asked for every new touch, and only then")
  func shouldReceiveIsAskedForEachTouch() {
    let trace = delivered(
      "0 down A at 200,200\n10 down B at 100,100\n20 move A by 1,0\n30 up A\n40 up B",
      in: pad("@custom c", "  ~shouldReceive yes"))
    #expect(trace.log("ask") == ["0 ask shouldReceive c yes", "10 ask shouldReceive c yes"])
  }

  @Test("9.5: a recognizer sees only the kinds of touches it allows")
  func allowedTouchTypes() {
    let text = pad("@tap t allowedTouchTypes=pencil")
    #expect(delivered(oneTap, in: text).log("t ") == ["0 ask allowedType t no"])
    #expect(
      delivered("0 down A at 200,200 type=pencil\n60 up A", in: text).log("t ended")
        == ["60 t ended matched", "60 action t ended"])
  }

  @Test("9.5: the first touch's kind shuts the others out until the recognizer starts again")
  func exclusiveTouchType() {
    let script = """
      0 down A at 200,200
      10 down P at 100,100 type=pencil
      20 up A,P
      500 down P at 100,100 type=pencil
      540 up P
      """
    #expect(
      delivered(script, in: pad("@custom c recognizesAt=ended")).log("ask", "c ended") == [
        "10 ask allowedType c no", "20 c ended matched", "20 action c ended",
        "540 c ended matched", "540 action c ended",
      ])
    #expect(
      delivered(script, in: pad("@custom c requiresExclusiveTouchType=no")).log("ask").isEmpty)
  }

  @Test("9.6: defaults: enabled, cancels, delays ended but not began; every kind, one at a time")
  func defaults() throws {
    let scene = TestSupport.scene(
      pad("@tap t", "@longPress l", "@pan p", "@swipe s", "@pinch i", "@rotation r", "@custom c"))
    for id in scene.recognizerIDs {
      #expect(scene[id].isEnabled && scene[id].cancelsTouchesInView)
      #expect(!scene[id].delaysTouchesBegan && scene[id].delaysTouchesEnded)
      #expect(scene[id].allowedTouchTypes == .all && scene[id].requiresExclusiveTouchType)
    }
  }

  @Test(
    "9.7: a recognizer that failed ignores the rest of its touches, and new fingers beside them")
  func failedIgnoresTheRest() {
    let trace = delivered(
      """
      0 down A at 200,200
      10 move A by 60,0
      20 move A by 1,0
      30 down B at 100,100
      40 up B
      50 up A
      """, in: pad("@tap t"))
    #expect(trace.log("t ") == ["10 t failed movedTooFar"])
    #expect(
      trace.receptions.filter { $0.contains(" t ") }
        == ["0 t touchesBegan", "10 t touchesMoved"])
    #expect(trace.collections == [["t"]])
  }

  @Test("9.7: it takes part again with new touches when the old ones are gone")
  func takesPartAgain() {
    let trace = delivered(
      "0 down A at 200,200\n10 move A by 60,0\n20 up A\n500 down A at 200,200\n560 up A",
      in: pad("@tap t"))
    #expect(
      trace.log("t ") == ["10 t failed movedTooFar", "560 t ended matched", "560 action t ended"])
  }

  @Test("9.8: an ignored touch is not the recognizer's: nothing is cancelled, nothing held back")
  func ignoredTouch() {
    let trace = delivered(
      oneTap, in: pad("@custom c recognizesAt=began delaysTouchesBegan=yes ignoresTouches"))
    #expect(trace.log == ["0 touchesBegan pad 1", "60 touchesEnded pad 1"])
    #expect(
      trace.receptions == ["0 c touchesBegan", "0 pad touchesBegan", "60 pad touchesEnded"])
  }

  @Test("9.8, 10.16: a finger beyond the maximum of a pan that began is ignored: its view keeps it")
  func ignoredFinger() {
    let trace = delivered(
      """
      0 down A at 200,200
      10 move A by 20,0
      15 down B at 100,100
      20 move B by 20,0
      30 up A
      40 up B
      """, in: pad("@pan p maximumTouches=1", words: "multitouch"))
    expectSteps(
      trace.log,
      """
      0 touchesBegan pad 1
      10 p began matched
      10 action p began
      10 cancel 1 p
      10 touchesCancelled pad 1
      15 touchesBegan pad 2
      20 touchesMoved pad 2
      30 p ended lifted
      30 action p ended
      40 touchesEnded pad 2
      """)
  }
}
