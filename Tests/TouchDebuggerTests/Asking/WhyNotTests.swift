import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger

@Suite("Why not") struct WhyNotTests {
  @Test func `shows`() {
    for (text, script, ask) in samples {
      let scene = scene(text)
      for language in Language.allCases {
        var debugger = debugger(scene, touches(script, in: scene), language)
        print("----- \(ask)")
        print(debugger.shown(ask))
      }
    }
  }
  let samples = [
    ("window 100x100\n  view panel 0,0 50x50 hidden\n    button card 0,0 40x40", "0 down a at 20,20\n50 up a", "why-not card"),
    ("window 100x100\n  view panel 0,0 50x50 alpha=0.005\n    button card 0,0 90x40 alpha=0", "0 down a at 70,20\n50 up a", "why-not card"),
    ("window 100x100\n  view panel 0,0 50x50\n    button card 0,0 90x40", "0 down a at 70,20\n50 up a", "why-not card"),
    ("window 100x100\n  view panel 0,0 50x50\n    button card 0,0 40x40\n  view overlay 0,0 100x100", "0 down a at 20,20\n50 up a", "why-not card"),
    ("window 100x100\n  view panel 0,0 50x50\n    button card 0,0 40x40\n  view overlay 0,0 100x100", "0 down a at 20,20\n50 up a", "why-not at 20,20"),
    ("window 100x100\n  view panel 0,0 50x50\n    button card 0,0 40x40\n  view overlay 0,0 100x100", "0 down a at 20,20\n50 up a", "step ;; questions"),
    ("window 100x100\n  view panel 0,0 50x50\n    button card 0,0 40x40\n  view overlay 0,0 100x100", "0 down a at 20,20\n50 up a", "margin card"),
  ]
}
