import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Containers and presentations are read and written back")
struct ContainerWritingTests {
  @Test("19.55: what UIKit makes is written by no line, and read again")
  func written() {
    let stack = "window 400x800\n  navigation nav"
    let children = "\n    vc list\n    vc detail\n      view content 0,0 400x800"
    for text in [
      stack + children, stack + " barHidden backHidden" + children,
      stack + children + "\n        @pan drag requires=nav.edgePop",
      stack + "\n    @edgePop disabled" + children,
      stack + "\n    bar 0,47 400x44\n      barItem done 340,0 50x44" + children,
      stack + " 0,20 400x780" + children,
      "window 400x800\n  tabs t selected=b\n    vc a\n    vc b\n      view v 0,0 400x700",
      "window 400x800\n  vc home\n    view page 0,0 400x800\n  presented navigation n by=home\n    vc x",
    ] {
      let read = scene(text)
      let lines = writeScene(read)
      #expect(!lines.contains { $0.contains("dimming") || $0.contains("nav.view") })
      #expect(scene(lines.joined(separator: "\n")) == read)
    }
  }

  @Test("19.13, 19.31: every word about a presentation comes back")
  func presentations() {
    let home = "window 400x800\n  vc home definesContext\n    view page 0,0 400x800\n  "
    for words in [
      "", "style=none", "style=fullScreen", "style=popover passthrough=page source=page",
      "modal shouldDismiss=no", "detents=medium|large undimmed=medium", "dismissed",
      "detents=medium|large detent=large scrollingExpands=no", "style=actionSheet cancel",
    ] {
      let read = scene(home + "presented vc card by=home \(words)\n    view sheet 0,40 400x760")
      let lines = writeScene(read)
      #expect(scene(lines.joined(separator: "\n")) == read, "\(words)")
      #expect(
        words.split(separator: " ").allSatisfy { word in lines.contains { $0.contains(word) } })
    }
  }

  @Test("19.17: a presentation that stays in a context comes back, whoever was asked")
  func contexts() {
    let tabs = "window 400x800\n  tabs main\n    navigation nav\n      vc home\n        view page"
    let promo = "presented vc promo by=home style=overCurrentContext\n"
    for text in [
      tabs + "\n    vc second\n  \(promo)    view sheet",
      tabs + "\n        \(promo)          view sheet\n      vc top\n    vc second",
      "window 400x800\n  vc split\n    view halves\n      vc home definesContext\n"
        + "        view left 0,0 200x800\n      vc other\n        view right 200,0 200x800\n"
        + "  \(promo)    view sheet",
    ] {
      let read = scene(text)
      let lines = writeScene(read)
      #expect(lines.contains { $0.contains("by=home") }, "\(lines)")
      #expect(scene(lines.joined(separator: "\n")) == read, "\(lines)")
    }
  }

  @Test("pointInside by shape comes back (2.12)")
  func shapes() {
    for shape in ["circle", "rounded 12", "path 0,0 10,0 5,10", "exclude b"] {
      let text = "window 40x40\n  view a 0,0 20x20\n    ~pointInside \(shape)\n  view b 20,0 20x20"
      #expect(writeScene(scene(text)).contains("    ~pointInside \(shape)"))
    }
  }
}
