import SceneLanguage
import TestSupport
import Testing
import TouchCore

private let pad = scene(
  """
  window 390x844
    vc root
      view pad 10,10 100x100
        @tap tap
      scroll list 0,200 390x300 contentSize=390x900
      slider knob
  """)

@Suite("Reading several fingers, other events and changes")
struct EventReadingTests {
  private func input(_ line: String) -> TouchEvent.Input? {
    touches("0 down A,B at 5,5\n9 \(line)", in: pad).events.last?.input
  }

  @Test("3.5: several fingers change in one event, at one place or one each")
  func fingers() {
    let script = touches(
      """
      0 down A,B at 10,20 30,40
      8 down C in pad 1,1 type=pencil
      16 move A,B by 5,0 -5,0 & up C
      24 move A,B by 1,1
      32 up "A" & cancel B reason=alert
      """, in: pad)
    #expect(
      script.events == [
        TouchEvent(
          0,
          .touches([
            FingerChange(.down, "A", .screen(Point(10, 20))),
            FingerChange(.down, "B", .screen(Point(30, 40))),
          ])),
        TouchEvent(
          8, .touches([FingerChange(.down, "C", .inView(ViewID(1), Point(1, 1)), type: .pencil)])),
        TouchEvent(
          16,
          .touches([
            FingerChange(.move, "A", .by(Point(5, 0))), FingerChange(.move, "B", .by(Point(-5, 0))),
            FingerChange(.up, "C"),
          ])),
        TouchEvent(
          24,
          .touches([
            FingerChange(.move, "A", .by(Point(1, 1))), FingerChange(.move, "B", .by(Point(1, 1))),
          ])),
        TouchEvent(
          32, .touches([FingerChange(.up, "A"), FingerChange(.cancel, "B")]), reason: "alert"),
      ])
  }

  @Test("1.12, 12.7, 12.8, 12.9: shakes, presses, keys and commands are events too")
  func others() {
    #expect(input("motion shake") == .shake)
    #expect(input("press menu down") == .press("menu", isDown: true))
    #expect(input("press \"page up\" up") == .press("page up", isDown: false))
    #expect(input("key return") == .key("return"))
    #expect(input("remote play") == .remote("play"))
    #expect(input("wait") == .wait)
  }

  @Test("What a program changes is one change for every property, in the order of the table")
  func changes() {
    let view = SceneObject.responder(.view(ViewID(1)))
    #expect(
      input("set pad alpha=0.5 hidden")
        == .changes([
          SceneChange(view, .hidden, to: .flag(true)), SceneChange(view, .alpha, to: .number(0.5)),
        ]))
    #expect(
      input("set pad 5,6")
        == .changes([
          SceneChange(view, .frame, to: .rect(Rect(5, 6, 100, 100)))
        ]))
    #expect(
      input("set pad bounds=0,5 visible enabled interactive clips=no")
        == .changes([
          SceneChange(view, .hidden, to: .flag(false)),
          SceneChange(view, .interactive, to: .flag(true)),
          SceneChange(view, .enabled, to: .flag(true)), SceneChange(view, .clips, to: .flag(false)),
          SceneChange(view, .bounds, to: .rect(Rect(0, 5, 100, 100))),
        ]))
    #expect(input("set pad removed") == .changes([SceneChange(view, .removed, to: .flag(true))]))
    #expect(
      input("set pad firstResponder=no")
        == .changes([
          SceneChange(view, .firstResponder, to: .flag(false))
        ]))
  }

  @Test("Windows, scroll views, controls, controllers, recognizers and the app change as well")
  func objects() {
    let list = SceneObject.responder(.view(ViewID(2)))
    #expect(
      input("set list contentOffset=0,50 contentSize=390x100")
        == .changes([
          SceneChange(list, .contentOffset, to: .point(Point(0, 50))),
          SceneChange(list, .contentSize, to: .size(Size(390, 100))),
        ]))
    #expect(
      input("set window level=alert key & set knob value=1")
        == .changes([
          SceneChange(.responder(.view(ViewID(0))), .level, to: .number(2000)),
          SceneChange(.responder(.view(ViewID(0))), .key, to: .flag(true)),
          SceneChange(.responder(.view(ViewID(3))), .value, to: .number(1)),
        ]))
    #expect(
      input("set root firstResponder")
        == .changes([
          SceneChange(.responder(.controller(ControllerID(0))), .firstResponder, to: .flag(true))
        ]))
    let tap = SceneObject.recognizer(RecognizerID(0))
    #expect(input("set tap disabled") == .changes([SceneChange(tap, .enabled, to: .flag(false))]))
    #expect(input("set tap enabled") == .changes([SceneChange(tap, .enabled, to: .flag(true))]))
    #expect(
      input("set app ignoring=2")
        == .changes([
          SceneChange(.responder(.application), .ignoring, to: .number(2))
        ]))
  }

  @Test("Every error in such a line stands at its column", arguments: eventErrors)
  func errors(example: Case) {
    #expect(problems(example.text, in: pad) == [example.problem])
  }
}

private let eventErrors = [
  Case(
    "0 down A,B,C at 1,1 2,2", "1:14: error: 2 places for 3 fingers: one for all, or one each"),
  Case("0 down A,A at 1,1", "1:10: error: the finger 'A' changes twice in one event"),
  Case("0 down A, at 1,1", "1:10: error: '' is not a name: letters, digits, _ and, inside, -"),
  Case("0 down A at 1,1 &", "1:18: error: something is missing: \(downForm)"),
  Case("0 down A at 1,1 & set pad hidden", "1:19: error: unexpected 'set'"),
  Case("0 set pad hidden & down A at 1,1", "1:20: error: unexpected 'down'"),
  Case("0 wait & wait", "1:8: error: unexpected '&'"),
  Case(
    "0 down A at 1,1 type=pen",
    "1:22: error: unknown value 'pen'; possible values: direct, indirect, pencil, indirectPointer"),
  Case("0 down A at 1,1\n5 up A type=pencil", "2:8: error: 'type' belongs to down"),
  Case("0 motion shak", "1:10: error: unknown value 'shak'; did you mean 'shake'?"),
  Case("0 motion", "1:9: error: something is missing: <ms> motion shake"),
  Case("0 press menu", "1:13: error: something is missing: <ms> press NAME down|up"),
  Case("0 press menu dwon", "1:14: error: unknown value 'dwon'; did you mean 'down'?"),
  Case("0 key a b", "1:9: error: unexpected 'b'"),
  Case("0 set", "1:6: error: something is missing: set VIEW property…"),
  Case("0 set pda hidden", "1:7: error: unknown view 'pda'; did you mean 'pad'?"),
  Case("0 set pad tag=3", "1:11: error: 'tag' cannot change while a touch goes on"),
  Case(
    "0 set list delaysContentTouches=no",
    "1:12: error: 'delaysContentTouches' cannot change while a touch goes on"),
  Case(
    "0 set pad animating=allowUserInteraction",
    "1:11: error: 'animating=allowUserInteraction' cannot change while a touch goes on"),
  Case(
    "0 set pad value=3",
    "1:11: error: 'value' belongs to sliders, switches, steppers, segmented controls, page controls and pickers"
  ),
  Case("0 set pad level=3", "1:11: error: 'level' is a property of windows"),
  Case("0 set window removed", "1:14: error: 'removed' belongs to lines of a touch, about views"),
  Case("0 set tap taps=2", "1:11: error: 'taps' cannot change while a touch goes on"),
  Case("0 set root hidden", "1:12: error: 'hidden' belongs to views"),
  Case("0 set app hidden", "1:11: error: unknown property 'hidden'"),
]

private let downForm =
  "<ms> down FINGER[,FINGER] at x,y … | in VIEW x,y … "
  + "[type=direct|indirect|pencil|indirectPointer] [button=primary|secondary] [& …]"
