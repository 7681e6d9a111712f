import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Writing scenes")
struct WritingTests {
  @Test("What is written in the normal form is written back letter by letter")
  func normalForm() {
    let text = """
      model tapInterval 250
      model alphaAsFloat32 off
      app main
        ~touchesEnded log super
        delegate boss notAResponder
        vc homeless
        presented vc nowhere by=homeless
        windowScene s
          window 390x844 hidden level=statusBar key
            vc root
              ~next nil
              view a 0,0 390x844 clips alpha=0.5 bounds=1,2 text="a \\"b\\""
                ~hitTest return b
                ~pointInside holes 1,2,3,4 5,6,7,8
                label b 0.1,1e-07 3x4 interactive transform=matrix(1,0,0,1,5,0) class=MyLabel
                vc child
                  view c 0,0 0x0 animating animating=allowUserInteraction anchor=0,0
                view 0,0 1x1
            presented vc sheet by=root
              view sheetView 0,400 390x444
      """
    #expect(writeScene(scene(text)).joined(separator: "\n") == text)
  }

  @Test("Recognizers, controls, scroll views and focus are written back letter by letter")
  func gestures() {
    let text = """
      app ignoring=1
        ~handles quit
        window 390x844
          @edgePan edges=left
          vc root firstResponder
            ~canBecomeFirstResponder return yes
            ~handles save
            ~canPerformAction copy: no
            scroll list 0,0 390x844 firstResponder bounds=0,40 contentSize=390x3000 \
      alwaysBounce=x|y touchesShouldCancel=no
              ~simultaneous all
              @scrollPan requires=list.swipe
                ~target nil scrolled
              @tap double taps=2 delaysTouchesEnded=no
                ~shouldBegin no
                ~simultaneous list.pan list.swipe
                ~requireFailureOf list.pan2
                ~target root tapped:
                ~target tapped
              @swipe direction=left|up
              @pan disabled requires=double,list.swipe
              button save 0,0 80x44
                ~gestureRecognizerShouldBegin return no
                ~beginTracking return no
                ~target touchDragExit|touchUpInside nil save
                ~target allTouchEvents|valueChanged log
              view box 0,100 50x50 canBecomeFirstResponder=yes
                ~touchesMoved drag
                ~pressesBegan log super
                ~motionEnded log
                ~remoteControlReceived super
                ~resignFirstResponder return no
              segmented choice 0,200 90x30 value=2 segments=3
      """
    #expect(writeScene(scene(text)).joined(separator: "\n") == text)
  }

  @Test("Names that the language does not have become names it has")
  func names() throws {
    var made = Scene()
    let window = try made.addWindow(View("", .window))
    let odd = try made.addSubview(View("Sign in"), to: window)
    try made.addSubview(View("Sign_in"), to: window)
    try made.addSubview(View("登录"), to: window)
    try made.addSubview(View("nil"), to: window)
    try made.addController(Controller("2nd-"))
    made[window].hitTestOverride = .returns(odd)
    let lines = writeScene(made)
    #expect(
      lines == [
        "vc _2nd_", "window 0x0", "  ~hitTest return Sign_in-2", "  view Sign_in-2 0,0 0x0",
        "  view Sign_in 0,0 0x0", "  view view 0,0 0x0", "  view nil-2 0,0 0x0",
      ])
    #expect(problems(lines.joined(separator: "\n")) == [])
  }

  @Test("A view without a name keeps its number, as its name where reading would change it")
  func numbers() throws {
    var made = Scene()
    let window = try made.addWindow(View("window", .window))
    let first = try made.addSubview(View(""), to: window)
    try made.addSubview(View(""), to: window)
    let inner = try made.addSubview(View(""), to: first)
    made[window].hitTestOverride = .returns(inner)
    #expect(
      writeScene(made) == [
        "window 0x0", "  ~hitTest return view3", "  view 0,0 0x0", "    view view3 0,0 0x0",
        "  view view2 0,0 0x0",
      ])
  }

  @Test("Windows that do not follow their scenes say which they are in")
  func windowScenes() {
    let text = """
      windowScene a
      windowScene b
      window w1 0x0 windowScene=b
      window w2 0x0 windowScene=a
      window w3 0x0
      """
    #expect(writeScene(scene(text)).joined(separator: "\n") == text)
  }

  @Test("Touches are written with the places they had")
  func touches() {
    let scene = scene("window 9x9\n  view a")
    let text = """
      0 down A at 1,2.5
      16 move A in a 0,-1
      20 move A by 1,1
      24 move A
      30 cancel A reason="a call"
      40 down A,B at 1,2 3,4 & down C in a 0,0 type=pencil
      50 move A,B by 5,0 & up C
      60 motion shake
      60 press menu down
      60 key return
      60 remote play
      70 set a hidden alpha=0.5 & set app ignoring=1 & set a visible
      80 set a frame 1,2 3x4 & set a bounds=0,5,3x4
      90 wait
      """
    #expect(
      writeTouches(TestSupport.touches(text, in: scene), in: scene).joined(separator: "\n")
        == text)
  }
}
