import TestSupport
import Testing
import TouchCore

@Suite("Queue and windows (facts §1)")
struct WindowTests {
  @Test("1.1: first in, first out; events of one time wait in their order")
  func queue() {
    let scene = TestSupport.scene("window 9x9")
    let script = touches("0 down A at 1,1\n0 up A\n5 down A at 1,1\n9 up A", in: scene)
    let queue = record(script, in: scene).lines.filter { $0.hasPrefix("queue") }
    expectSteps(
      queue,
      """
      queue.put 0
      queue.put 1
      queue.take 0
      queue.take 1
      queue.put 2
      queue.take 2
      queue.put 3
      queue.take 3
      """)
  }

  static let two = """
    window main 100x100 key
      view content 0,0 100x100
    window hud 100x100
      view banner 0,0 100x20
      ~hitTest passthrough
    """

  @Test("1.5: what has no place goes to the key window, whichever is shown last or lies in front")
  func keyWindow() {
    let text = """
      window front 100x100 level=1
      window middle 100x100 key
      window late 100x100
      """
    let trace = delivered("0 press menu down\n10 press menu up\n20 remote play", in: text)
    #expect(
      trace.chains == [
        "pressesBegan middle > app dropped", "pressesEnded middle > app dropped",
        "remoteControlReceived middle > app dropped",
      ])
    #expect(
      delivered("0 press menu down", in: text.replacing(" key", with: "")).chains == [
        "pressesBegan late > app dropped"
      ])
  }

  @Test("1.5, 1.6: the window under the finger gets the touch, key or not; nil lets it through")
  func underTheFinger() {
    #expect(hit(Self.two, at: 50, 10) == "banner")
    #expect(hit(Self.two, at: 50, 50) == "content")
  }

  @Test("1.6: which windows were asked, and which was chosen")
  func steps() {
    let lines = tap(Self.two, at: 50, 50).lines.filter { $0.hasPrefix("window") }
    expectSteps(
      lines,
      """
      window.ask hud (50,50)
      window.ask main (50,50)
      window.choose main touch 1
      """)
  }

  @Test("1.7, 1.8: higher levels are asked first, whenever they were shown")
  func levels() {
    #expect(
      hit("window alarm 9x9 level=alert\nwindow bar 9x9 level=statusBar\nwindow late 9x9", at: 1, 1)
        == "alarm")
    #expect(hit("window early 9x9\nwindow late 9x9", at: 1, 1) == "late")
  }

  @Test("1.8: normal is 0, as it is without a word; statusBar is 1000, alert 2000")
  func namedLevels() {
    func levels(_ words: String...) -> [Double] {
      words.map { TestSupport.scene("window 9x9 \($0)").windows[0].level }
    }
    #expect(
      levels("", "level=normal", "level=statusBar", "level=alert") == [0, 0, 1000, 2000])
  }

  @Test("1.9: hidden, disabled and transparent windows, and those in no scene, take no touches")
  func refusals() {
    for property in ["hidden", "noninteractive", "alpha=0"] {
      #expect(hit("window main 9x9\nwindow top 9x9 \(property)", at: 1, 1) == "main")
    }
    let text = "app\n  windowScene scene\n    window main 9x9\n  window stray 9x9"
    #expect(hit(text, at: 1, 1) == "main")
    #expect(tap(text, at: 1, 1).lines.contains("window.ask stray (1,1) not shown"))
  }

  @Test("1.11: a moving finger is not hit-tested again, and view and window stay")
  func bound() {
    let scene = TestSupport.scene("window 100x100\n  view a 0,0 50x100\n  view b 50,0 50x100")
    let script = touches("0 down A at 10,10\n10 move A at 90,10\n20 up A", in: scene)
    let trace = record(script, in: scene)
    #expect(trace.lines.count { $0.hasPrefix("hit.result") } == 1)
    #expect(
      trace.chains == [
        "touchesBegan a > window > app dropped", "touchesMoved a > window > app dropped",
        "touchesEnded a > window > app dropped",
      ])
    #expect(trace.moments[2].touch?.view == scene.view(named: "a"))
  }

  @Test("1.3: while windows are asked the touch has no view yet")
  func boundAfterHitTesting() {
    let trace = tap("window 9x9", at: 1, 1)
    let result = trace.lines.firstIndex { $0.hasPrefix("hit.result") }!
    #expect(trace.touch(at: result)?.view == nil)
    #expect(trace.touch(at: result + 1)?.view != nil)
  }

  @Test("1.13: a touch nobody takes is dropped, and so is what follows it")
  func nobody() {
    let trace = tap("window 9x9 hidden", at: 1, 1)
    #expect(trace.lines.last == "queue.take 1")
    #expect(trace.chains.isEmpty)
    #expect(trace.outcomes[0].hit == nil)
  }
}
