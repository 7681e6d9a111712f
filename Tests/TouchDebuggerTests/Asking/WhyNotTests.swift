import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger

@Suite("Why not") struct WhyNotTests {
  @Test func `shows`() {
    for (text, script, ask) in samples {
      let scene = scene(text)
      for language in [Language.english] {
        var debugger = debugger(scene, touches(script, in: scene), language)
        print("----- \(ask)")
        print(debugger.shown(ask))
      }
    }
  }
  let samples = [
    ("window 400x400\n  view page 0,0 400x400\n    @pan pan\n      ~target panned\n    button buy 50,50 100x50\n      ~target touchUpInside buyNow", "0 down a at 60,60\n16 move a by 30,0\n100 up a", "why-not buy"),
    ("window 400x400\n  view page 0,0 400x400\n    @pan pan\n      ~target panned\n    button buy 50,50 100x50\n      ~target touchUpInside buyNow", "0 down a at 60,60\n16 move a by 30,0\n100 up a", "why-not buyNow"),
    ("window 400x400\n  view page 0,0 400x400\n    @pan pan\n    button buy 50,50 100x50\n      ~target touchUpInside buyNow", "0 down a at 60,60\n16 move a by 8,0\n100 up a", "why-not pan"),
    ("window 400x400\n  view page 0,0 400x400\n    @pan pan\n    button buy 50,50 100x50\n      ~target touchUpInside buyNow", "0 down a at 60,60\n16 move a by 8,0\n100 up a", "margin pan"),
    ("window 400x400\n  view page 0,0 400x400\n    @tap double taps=2", "0 down a at 60,60\n50 up a\n400 down a at 60,60\n450 up a", "why-not double"),
    ("window 400x400\n  view page 0,0 400x400\n    @tap double taps=2", "0 down a at 60,60\n50 up a\n400 down a at 60,60\n450 up a", "margin double"),
    ("window 400x400\n  view page 0,0 400x400\n    @tap double taps=2\n    @tap single requires=double", "0 down a at 60,60\n50 up a\n200 down a at 60,60\n250 up a", "why-not single"),
    ("window 400x400\n  view page 0,0 400x400\n    @longPress press", "0 down a at 60,60\n420 up a", "why-not press"),
    ("window 400x400\n  view page 0,0 400x400\n    @longPress press", "0 down a at 60,60\n420 up a", "margin press"),
    ("window 400x400\n  view page 0,0 400x400\n    button buy 50,50 100x50 disabled\n      ~target touchUpInside buyNow", "0 down a at 60,60\n100 up a", "why-not buyNow"),
    ("window 400x400\n  view page 0,0 400x400\n    button buy 50,50 100x50\n      ~target touchUpInside buyNow", "0 down a at 60,60\n10 move a by 0,200\n100 up a", "why-not buyNow"),
    ("window 400x400\n  view page 0,0 400x400\n    button buy 50,50 100x50\n      ~target touchUpInside buyNow", "0 down a at 60,60\n10 move a by 0,200\n100 up a", "margin buy"),
    ("window 400x400\n  scroll list 0,0 400x400 contentSize=400x2000\n    button buy 50,50 100x50\n      ~target touchUpInside buyNow", "0 down a at 60,60\n20 move a by 0,30\n40 move a by 0,30\n100 up a", "why-not buyNow"),
    ("window 400x400\n  scroll list 0,0 400x400 contentSize=400x2000\n    button buy 50,50 100x50\n      ~target touchUpInside buyNow", "0 down a at 60,60\n20 move a by 0,30\n40 move a by 0,30\n100 up a", "why-not buy"),
    ("window 400x400\n  scroll list 0,0 400x400 contentSize=400x2000\n    button buy 50,50 100x50\n      ~target touchUpInside buyNow", "0 down a at 60,60\n20 move a by 0,30\n40 move a by 0,30\n100 up a", "questions"),
    ("window 400x400\n  scroll list 0,0 400x400 contentSize=400x2000\n    button buy 50,50 100x50\n      ~target touchUpInside buyNow\n  view veil 0,0 400x400", "0 down a at 60,60\n100 up a", "why-not buyNow"),
    ("window 400x400\n  scroll list 0,0 400x400 contentSize=400x2000\n    button buy 50,50 100x50\n      ~target touchUpInside buyNow\n  view veil 0,0 400x400", "0 down a at 60,60\n100 up a", "goto end ;; why list.pan"),
    ("window 400x400\n  scroll list 0,0 400x400 contentSize=400x2000\n    button buy 50,50 100x50\n      ~target touchUpInside buyNow", "0 down a at 60,60\n100 up a", "why buyNow"),
    ("window 400x400\n  vc root\n    view page 0,0 400x400\n      ~touchesBegan super\n      view a1 0,0 50x50", "0 down a at 20,20\n100 up a", "break root ;; c ;; c ;; why delivery ;; why root"),
    ("window 400x400\n  view page 0,0 400x400\n    button buy 50,50 100x50\n    label cap 0,0 400x400", "0 down a at 300,300\n100 up a", "why-not at 60,60"),
    ("window 400x400\n  view page 0,0 400x400\n    button buy 50,50 100x50\n    label cap 0,0 400x400", "0 down a at 300,300\n100 up a", "why-not at 300,300"),
    ("window 400x400\n  view page 0,0 400x400\n    button buy 50,50 100x50\nwindow alert 400x400 level=2000", "0 down a at 60,60\n100 up a", "why-not at 60,60"),
    ("window 100x100\n  view panel 0,0 50x50 alpha=0.01\n    button card 0,0 40x40", "0 down a at 20,20\n50 up a", "why-not card"),
    ("window 100x100\n  view panel 0,0 50x50\n    ~hitTest return nil\n    button card 0,0 40x40", "0 down a at 20,20\n50 up a", "why-not card"),
  ]
}
