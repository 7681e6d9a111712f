import SceneLanguage
import TestSupport
import TouchCore
import TouchNarration

@testable import TouchDebugger

private let sceneLines = """
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
  """

private let touchLines = """
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
  """

/// The lines of both as one file: the scene from line 1, the touches from line 13.
private let stopFile: SceneFile = {
  let lines = SourceLines(file: "stop.scene", text: sceneLines + "\ntouch #all\n" + touchLines)
  guard let file = readSceneFile(lines).value else { fatalError("the scene cannot be read") }
  return file
}()

/// A scene with a tap, a button that shows outside its card, and a list that is scrolled.
let stopScene = stopFile.scene

/// A tap on the card while it fades, a tap on the part of the button outside the card, a scroll.
let stopScript = stopFile.touches[0].script

/// A debugger over that.
func stopDebugger(_ language: Language = .english) -> Debugger {
  debugger(stopScene, stopScript, language)
}
