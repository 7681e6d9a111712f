import TouchCore

/// Two taps on a view with a recognizer that wants two, and one flag of it.
func doubleTap(_ flag: String, _ fingers: String = twoTaps) -> Trace {
  recorded(
    """
    window 390x844
      vc root
        view pad 0,0 390x844
          @tap double taps=2 \(flag)
            ~target root zoom
        ~handles zoom
    """, fingers)
}

/// Two taps at one spot.
let twoTaps = """
  0 down A at 195,400
  60 up A
  200 down B at 195,400
  260 up B
  """

/// A button whose action climbs to a controller that makes a field first responder elsewhere.
let button = recorded(
  """
  window 390x844
    vc root
      view page 0,0 390x844
        field name 20,100 350x40 firstResponder
        button save 100,400 200x50
          ~target touchDown root note
          ~target touchUpInside nil commit
          ~target touchUpInside nil lost
      ~handles note
      ~handles commit
  """, "0 down A in save 10,10\n80 up A")

/// A list that is dragged, a moment too late to be its row's tap.
let drag = recorded(
  """
  window 390x844
    vc root
      table list 0,0 390x844 contentSize=390x1000
        view row 0,0 390x80
          button more 300,20 60x40
  """,
  """
  0 down A at 100,60
  16 move A by 0,-30
  32 move A by 0,-40
  48 move A by 0,-40
  64 up A
  """)

/// A tap on a row whose delegate selects another one.
let rows = recorded(
  """
  window 390x844
    vc root
      table list 0,0 390x844 contentSize=390x3000
        cell row 0,0 390x80
          ~willSelect return other
        cell other 0,80 390x80
  """, "0 down A at 100,40\n80 up A")

/// A page that is turned by a fast lift.
let page = recorded(
  """
  window 390x844 key
    vc root
      scroll pages 0,0 390x844 contentSize=1170x844 paging
  """,
  """
  0 down A at 300,400
  16 move A by -60,0
  32 up A
  """)

/// Two fingers in one event, on a view that takes several and under a pinch.
let fingers = recorded(
  """
  window 390x844
    vc root
      view map 0,0 390x844 multitouch
        @pinch zoom
        ~touchesBegan log
  """,
  """
  0 down A at 100,400 & down B at 200,400
  20 move A by -30,0 & move B by 30,0
  40 move A by -30,0 & move B by 30,0
  60 up A,B
  """)

/// First responders, presses, a shake and a remote control's command.
let focus = recorded(
  """
  window 390x844
    vc root
      ~motionEnded log
      view page 0,0 390x844 firstResponder canBecomeFirstResponder
      field name 20,100 350x40
      field code 20,160 350x40
        ~shouldBeginEditing return no
      label title 20,20 100x20
  """,
  """
  0 press select down
  40 press select up
  100 motion shake
  200 remote play
  300 set name firstResponder
  400 set title firstResponder
  500 set code firstResponder
  """)

/// Delegates that are asked, a recognizer that waits, one that is prevented, and a touch that
/// interaction being ignored keeps from everybody.
let delegates = recorded(
  """
  window 390x844
    vc root
      view outer 0,0 390x844
        @tap outerTap
        @pan slide
          ~shouldReceive no
        view inner 0,0 390x844
          @tap innerTap requires=innerDouble
          @tap innerDouble taps=2
          @longPress hold
            ~shouldBegin no
  """,
  """
  0 down A at 50,50
  60 up A
  1000 set app ignoring=1
  1100 down B at 50,50
  1160 up B
  """)

/// A control that tracks only the second of two fingers and sends the first one on, under a
/// recognizer whose subclass takes no touches.
let forwarding = recorded(
  """
  window 100x100
    view back 0,0 100x100
      @custom deaf ignoresTouches
      control dial 0,0 100x100 disabled multitouch
  """,
  """
  0 down A at 50,50
  5 set dial enabled
  10 down B at 60,60
  20 move A,B by 1,0
  40 up A,B
  """)

/// A tap on the status bar, and a pull that refreshes.
let toTop = recorded(
  """
  window 390x844
    vc root
      table list 0,0 390x844 contentSize=390x3000 contentOffset=0,600
        refresh spinner 0,-60 390x60
          ~target valueChanged root reload
      ~handles reload
  """,
  """
  0 tap statusBar
  1000 down A at 200,200
  1016 move A by 0,40
  1032 move A by 0,260
  1400 up A
  """)

/// Two fingers that zoom a photo beyond its largest scale.
let zoomed = recorded(
  """
  window 390x844
    vc root
      scroll photos 0,0 390x844 contentSize=390x844 zoom=1,2
        ~viewForZooming photo
        view photo 0,0 390x844
  """,
  """
  0 down A at 145,400 & down B at 245,400
  20 move A by -50,0 & move B by 50,0
  40 move A by -60,0 & move B by 60,0
  60 up A
  400 up B
  """)

/// A wheel over a list and over a pan, a pointer that comes and goes, and two clicks.
let pointer = recorded(
  """
  window 390x844
    vc root
      view page 0,0 390x844
        @pan slide scrollTypes=all
        scroll list 0,0 390x400 contentSize=390x900
        view card 20,500 350x200
          @hover glow
          @tap open
  """,
  """
  0 wheel at 200,200 by 0,-60
  100 wheel at 200,750 by 0,-60
  200 hover at 100,600
  300 hover at 120,600
  400 hover at 5,5
  500 down A at 100,600 button=secondary
  560 up A
  1500 down A at 100,600 type=indirectPointer
  1560 up A
  """)

/// Scenes that between them have every kind of step about gestures, controls, scrolling and focus.
let gestureExamples = [
  doubleTap("delaysTouchesEnded=yes"), doubleTap("delaysTouchesBegan=yes"),
  doubleTap("delaysTouchesEnded=yes", "0 down A at 195,400\n60 up A"), button, drag, fingers,
  focus, delegates, forwarding, page, rows, toTop,
  zoomed, pointer,
]
