import SceneLanguage
import TestSupport
import Testing
import TouchCore

/// The private containers of windows and controllers, where the setting shows them (19.57).
@Suite("Private containers")
struct PrivateContainerTests {
  private func text(_ isShown: Bool) -> String {
    (isShown ? "model showsPrivateContainers on\n" : "") + """
      window 390x844
        navigation nav
          vc list
            view rows 0,0 390x844
          vc detail
            view page 0,0 390x844
        presented vc card dismissed by=detail style=overFullScreen
          view sheet 0,0 390x400
      """
  }

  private let tap = "0 down A at 195,500\n60 up A"

  private func asked(_ trace: Trace) -> [String] {
    trace.indices.compactMap { index in
      guard case .hitAsk(let view, _, _, _) = trace[index] else { return nil }
      return trace.scene.name(of: view)
    }
  }

  private func chain(_ scene: Scene) -> [String] {
    guard let page = scene.view(named: "page") else { return [] }
    return scene.chain(from: .view(page)).map { scene.name(of: $0.responder) }
  }

  @Test("19.57, 19.1, 19.4: they are hops of search and chain, in UIKit's order (5.5)")
  func hops() {
    let (plain, shown) = (delivered(tap, in: text(false)), delivered(tap, in: text(true)))
    #expect(asked(plain) == ["window", "nav.view", "nav.bar", "page"])
    #expect(
      asked(shown) == [
        "window", "window.transition", "window.dropShadow", "nav.view", "nav.bar",
        "nav.transitionView", "nav.wrapper", "page",
      ])
    #expect(chain(plain.scene) == ["detail", "nav.view", "nav", "window", "app"])
    #expect(
      chain(shown.scene) == [
        "detail", "nav.wrapper", "nav.transitionView", "nav.view", "nav", "window.dropShadow",
        "window.transition", "window", "app",
      ])
    #expect(
      ["window.transition", "window.dropShadow", "nav.transitionView", "nav.wrapper"].map { name in
        guard case .view(let view)? = shown.scene.responder(called: name) else { return "" }
        return shown.scene[view].className
      } == [
        "UITransitionView", "UIDropShadowView", "UINavigationTransitionView",
        "UIViewControllerWrapperView",
      ])
  }

  @Test("19.2, 19.57: they take no touch and stop none: what is decided is the same")
  func nothingElse() {
    for script in [tap, "0 down A at 195,900\n60 up A", "0 set card presented\n" + tap] {
      let (plain, shown) = (delivered(script, in: text(false)), delivered(script, in: text(true)))
      #expect(shown.outcomes.map(\.hit) == plain.outcomes.map(\.hit))
      #expect(shown.outcomes.map(\.isDropped) == plain.outcomes.map(\.isDropped))
    }
    // Beside the root view the window is hit, not they.
    let small = "window 390x844\n  vc root\n    view page 0,0 390x300"
    let beside = delivered(tap, in: "model showsPrivateContainers on\n" + small)
    #expect(beside.outcomes.map { $0.hit.map { beside.scene.name(of: $0) } } == ["window"])
  }

  @Test("19.57: nobody writes them, and without the setting they are gone again")
  func setting() {
    let (plain, shown) = (
      delivered(tap, in: text(false)).scene, delivered(tap, in: text(true)).scene
    )
    #expect(shown.views.count == plain.views.count + 4)
    #expect(writeScene(shown).dropFirst() == writeScene(plain)[...])
    var off = record(touches(tap, in: shown), in: shown).scene
    off.settings[.showsPrivateContainers] = 0
    #expect(record(touches(tap, in: off), in: off).scene == plain)
    var on = plain
    on.settings[.showsPrivateContainers] = 1
    #expect(record(touches(tap, in: on), in: on).scene == shown)
  }

  @Test("19.57, 19.5: what is popped, or presented, comes and goes in them")
  func popped() {
    let trace = delivered(
      "0 down A at 3,500\n20 move A by 200,0\n40 move A by 100,0\n60 up A\n"
        + "1000 down B at 195,500\n1060 up B", in: text(true))
    #expect(trace.outcomes.last?.hit.map { trace.scene.name(of: $0) } == "rows")
    let over = delivered("0 set card presented\n100 down A at 195,200\n160 up A", in: text(true))
    #expect(over.outcomes.map { $0.hit.map { over.scene.name(of: $0) } } == ["sheet"])
  }
}
