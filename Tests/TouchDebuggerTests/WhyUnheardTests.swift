import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Why a controller does not hear of a touch") struct WhyUnheardTests {
  private func answer(
    _ lines: String, _ question: String = "why-not main", _ language: Language = .english,
    touch: String = "0 down A at 50,50\n80 up A"
  ) -> String {
    let scene = scene(lines)
    var debugger = TouchDebuggerTests.debugger(scene, touches(touch, in: scene), language)
    return debugger.shown(question)
  }

  private func root(over view: String) -> String {
    """
    window 100x100
      vc main
        view root 0,0 100x100
          \(view)
    """
  }

  @Test func `18.1: a scroll view keeps it; a recognizer would see it`() {
    let lines = root(over: "scroll list 0,0 100x100")
    #expect(
      answer(lines).hasPrefix("main did not receive touch A: list keeps it, as every scroll view"))
    #expect(answer(lines).contains("A recognizer on root sees such touches all the same"))
    let chinese = answer(lines, "why-not main", .simplifiedChinese)
    #expect(chinese.hasPrefix("main 没有收到触摸 A：list 处理了它，不再往上传"))
    #expect(answer(lines, "why main").hasPrefix("main did not receive touch A"))
  }

  @Test func `7.11: a control keeps it`() {
    #expect(
      answer(root(over: "button go 0,0 100x100"))
        .hasPrefix("main did not receive touch A: go keeps it, as every control does"))
  }

  @Test func `8.1: whoever overrides it without super keeps it, and calling super is enough`() {
    let said = answer(
      root(over: "view card 0,0 100x100\n        ~touchesBegan log"))
    #expect(said.contains("card overrides touchesBegan without calling super"))
    #expect(said.contains("  1  whatif card.touchesBegan = log super\n"))
  }

  @Test func `of several touches that came as near it tells the first`() {
    let said = answer(
      root(over: "button go 0,0 100x100"),
      touch: "0 down A at 50,50\n80 up A\n200 down B at 60,60\n280 up B")
    #expect(said.hasPrefix("main did not receive touch A: go keeps it"))
  }

  @Test func `it hears what climbs to it`() {
    #expect(answer(root(over: "view card 0,0 100x100")).hasPrefix("main received touch A (#"))
  }

  @Test func `9.30: what no view is told nobody hears`() {
    let said = answer(
      root(over: "@tap eager delaysTouchesBegan=yes"), "why-not main",
      touch: "0 down A at 50,50\n80 up A")
    #expect(said.contains("eager took it before any view received it"))
  }

  @Test func `a chain that goes past it is said, as is a touch on nobody`() {
    let beside = """
      window 100x100
        vc main
          view root 0,0 100x40
        view other 0,0 100x100
      """
    #expect(answer(beside).contains("the responder chain of other does not include it"))
    let nobody = root(over: "view card").replacing(
      "window 100x100", with: "window 100x100 noninteractive")
    #expect(answer(nobody).contains("main did not receive touch A: no view was hit"))
  }
}
