import TestSupport
import TouchCore

@testable import TouchDebugger

/// A banner that lies over the button somebody means to tap.
let loginScene = scene(
  """
  window 390x844
    vc root
      view page 0,0 390x844
        button signIn 100,400 190x44
          ~target touchUpInside root login
        scroll list 0,500 390x300 contentSize=390x900
          view row 0,0 390x80
            @longPress hold
        view banner 0,380 390x100
          @tap bannerTap
            ~target root closeBanner
  """)

/// A tap on the button, as far as the person knows.
func loginDebugger(_ script: String = "0 down a at 200,420\n60 up a") -> Debugger {
  debugger(loginScene, touches(script, in: loginScene))
}
