import SceneLanguage
import TestSupport
import Testing
import TouchCore

@testable import TouchDebugger

let stopScene = scene(
  """
  window 390x844
    vc root
      view page 0,0 390x844
        view card 20,80 350x200
          @tap single
            ~target open
          button login 300,150 100x100
            ~target touchUpInside root logIn
        scroll list 20,300 350x400 contentSize=350x2000
          view row 0,0 350x80
            @longPress press
  """)
let stopTouch = touches(
  """
  0 down a at 100,120
  40 set card alpha=0.5
  80 up a
  1000 down b at 350,290
  1080 up b
  2000 down c at 100,340
  2100 move c by 0,-60
  2120 move c by 0,-20
  2140 up c
  4000 wait
  """, in: stopScene)

@Suite struct ScratchTests {
  @Test func `print`() {
    for lang in [false, true] {
      var d = debugger(stopScene, stopTouch, lang ? .simplifiedChinese : .english)
      d.lines = SourceMap(scene: SourceLines(file: "x", text: "window 390x844\n  view page 0,0 1x1\n"))
      var out = ""
      for line in [
        "break card", "break *", "break l*.hitTest", "break /o+/.touches", "b UIButton", "b class:UIButton.hitTest",
        "b class:UITapGestureRecognizer", "b single", "b single.failed", "b gesture:list.pan.began", "b gesture:p*.began", "b list.pan.changed",
        "b press", "b press.began", "b action:open", "b action:logIn", "b action:lognI", "b rule:alpha", "b rule:2.4", "b rule:2.*", "b rule:hysteresis",
        "b rule:xyz", "b rule:view", "b gr.*", "b gate.hold", "b lesson:2", "b lesson:7", "b #id", "b touchesMoved:card", "b card.touchesEnded",
        "b Logn", "b zzzz", "b card.hitTset", "b single.ended.x", "b single.touches", "b foo:bar", "b /(/", "b card if", "b card after x", "b card hits 3",
        "b card hits >= 2", "b card after 1", "b login", "b row.touches", "watch card.alpha", "watch single.state", "watch list.contentOffset", "watch touch.phase", "watch card", "watch login.alpha",
        "catch", "catch refused", "catch outside-but-visible", "catch cancelled failed", "catch unhandled", "catch anomaly", "catch xx", "catch unimpl",
        "log card \"asked {point} {verdict}\"", "log card", "log gr.state \"{kind}\" --json", "info break 45", "info break", "c", "c", "c login", "c 2", "rc card", "delete 2-40", "info b", "disable 1", "enable", "ignore 1 2", "condition 1 depth > 1", "condition 1",
        "commands 1 why ;; step", "info break 1", "run", "c", "save breakpoints -", "b list after 100", "b list do why ;; map", "delete", "b #44", "b if depth > 2", "tb card \"here {point}\" do when", "run ;; c", "until login", "advance nobody", "rc login", "break login.touches", "b page if"
      ] {
        out += "> \(line)\n\(d.shown(line))\n"
      }
      out += d.whereHelp().map(\.plain).joined(separator: "\n") + "\n" + d.expressionHelp().map(\.plain).joined(separator: "\n")
      Swift.print(out)
    }
  }
}
