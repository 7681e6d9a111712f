import TestSupport
import Testing
import TouchCore

@Suite("The responder chain and forwarding (facts §5, §6, 7.11 to 7.13)")
struct ChainTests {
  private func chain(_ text: String, from name: String) -> [String] {
    let scene = TestSupport.scene(text)
    guard let responder = scene.responder(named: name) else { return ["nobody is named \(name)"] }
    return scene.chain(from: responder).map {
      "\(scene.name(of: $0.responder)) \($0.hop)"
    }
  }

  @Test("5.2, 5.4, 5.12: superview, root controller, window, application, nobody")
  func plain() {
    #expect(
      chain(fiveViews, from: "fourthView") == [
        "thirdView superview", "firstView superview", "root controller", "window window",
        "app application",
      ])
  }

  @Test("5.9, 5.11: a window's next is its scene where there is one; the delegate ends the chain")
  func sceneAndDelegate() {
    let text = """
      app
        delegate boss
        windowScene scene
          window 9x9
            view a 0,0 9x9
      """
    #expect(
      chain(text, from: "a") == [
        "window superview", "scene windowScene", "app application", "boss delegate",
      ])
    #expect(
      chain(text.replacing("boss", with: "boss notAResponder"), from: "scene") == [
        "app application"
      ])
  }

  @Test("5.1: next is nil by default; the classes that have one say so, the delegate does not")
  func nextOfEach() throws {
    let scene = TestSupport.scene(
      "app\n  delegate boss\n  vc alone\n  window 9x9\n    vc root\n      view a 0,0 9x9")
    #expect(scene.next(of: .delegate) == nil)
    #expect(chain("vc alone\nwindow 9x9", from: "alone").isEmpty)
    let others = scene.responders.filter {
      $0 != .delegate && scene.name(of: $0) != "alone"
    }
    #expect(others.count == 4)
    #expect(others.allSatisfy { scene.next(of: $0) != nil })
  }

  @Test("5.15: touches start at the hit view, presses, shakes and commands at the first responder")
  func firstInTheChain() {
    let trace = delivered(
      """
      0 down A at 150,50
      10 up A
      20 press menu down
      30 motion shake
      40 remote play
      """,
      in: """
        window 200x100
          vc root
            view back 0,0 200x100
              view focused 0,0 100x100 canBecomeFirstResponder firstResponder
              view touched 100,0 100x100
        """)
    #expect(
      trace.chains.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "touchesBegan touched", "touchesEnded touched", "pressesBegan focused",
        "motionBegan focused", "motionEnded focused", "remoteControlReceived focused",
      ])
  }

  @Test("5.3: a view that is no longer the root view goes to its superview")
  func formerRootView() {
    let text = """
      window 9x9
        vc root
          view current 0,0 9x9
          view former 0,0 9x9
      """
    #expect(chain(text, from: "current").first == "root controller")
    #expect(chain(text, from: "former").first == "window superview")
  }

  @Test("5.3: replacing a controller's view takes the hop from the former one")
  func replacedRootView() throws {
    var scene = TestSupport.scene(
      "window 9x9\n  vc root\n    view old 0,0 9x9\n    view new 0,0 9x9")
    let old = try #require(scene.view(named: "old"))
    let new = try #require(scene.view(named: "new"))
    guard case .controller(let root)? = scene.responder(named: "root") else { return }
    #expect(scene.next(of: .view(old))?.hop == .controller)
    scene.setView(new, of: root)
    #expect(scene.next(of: .view(old))?.hop == .superview)
    #expect(scene.next(of: .view(new))?.hop == .controller)
  }

  @Test("5.12: the delegate's next is nobody")
  func endOfChain() {
    let scene = TestSupport.scene("app\n  delegate boss\n  window 9x9")
    #expect(scene.next(of: .delegate) == nil)
  }

  @Test("5.6: a presented controller goes to its presenter, past the container")
  func presented() {
    let text = """
      window 390x844
        vc root
          view rootView 0,0 390x844
          presented vc sheet
            view sheetView 0,400 390x444
      """
    #expect(
      chain(text, from: "sheetView") == [
        "sheet controller", "root presenter", "window window", "app application",
      ])
    #expect(hit(text, at: 50, 500) == "sheetView")
  }

  @Test("5.7: a child controller reaches its container through views")
  func child() {
    let text = """
      window 9x9
        vc container
          view outer 0,0 9x9
            view box 0,0 9x9
              vc child
                view childView 0,0 9x9
      """
    #expect(
      chain(text, from: "childView") == [
        "child controller", "box container", "outer superview", "container controller",
        "window window", "app application",
      ])
  }

  @Test("5.8: a controller whose view is in no hierarchy leads nowhere")
  func detached() throws {
    var scene = Scene()
    let controller = try scene.addController(Controller("lonely"))
    #expect(scene.next(of: .controller(controller)) == nil)
  }

  @Test("5.13: an override of next changes the route, ends it, or is caught going in circles")
  func overrides() {
    func views(_ override: String) -> String {
      "window 9x9\n  view side 0,0 9x9\n  view a 0,0 9x9\n    ~next \(override)"
    }
    #expect(
      tap(views("side"), at: 1, 1).chains[0] == "touchesBegan a > side > window > app dropped")
    #expect(tap(views("nil"), at: 1, 1).chains[0] == "touchesBegan a dropped")
    #expect(tap(views("a"), at: 1, 1).chains[0] == "touchesBegan a loops")
  }

  @Test("5.10, 5.16: nobody but the next of somebody is in the chain")
  func members() {
    #expect(!chain(fiveViews, from: "fourthView").contains { $0.hasPrefix("fifthView") })
    // Of delegates only the application's is there, after it; no recognizer and no action.
    let text = """
      app
        delegate boss
        windowScene scene
          window 9x9
            view back 0,0 9x9
              button a 0,0 9x9
                @tap t
                ~target touchUpInside act
      """
    #expect(
      chain(text, from: "a") == [
        "back superview", "window superview", "scene windowScene", "app application",
        "boss delegate",
      ])
  }

  @Test("6.1: every method is forwarded from the hit view to the end, and dropped there")
  func forwarding() {
    expectSteps(
      tap(fiveViews, at: 200, 420).lines.suffix(7).map { $0 },
      """
      touch.deliver fourthView touchesEnded default
      chain.next fourthView thirdView superview default
      chain.next thirdView firstView superview default
      chain.next firstView root controller default
      chain.next root window window default
      chain.next window app application default
      chain.drop app noNext
      """)
  }

  static func nested(_ override: String) -> String {
    "window 9x9\n  view p 0,0 9x9\n    view a 0,0 9x9\n      \(override)"
  }

  @Test("6.2: without super the climb stops, for that method alone")
  func withoutSuper() {
    #expect(
      tap(Self.nested("~touchesBegan log"), at: 1, 1).chains == [
        "touchesBegan a kept", "touchesEnded a > p > window > app dropped",
      ])
  }

  @Test("6.3: with super it goes on, whoever handled it", arguments: ["super", "log super"])
  func withSuper(words: String) {
    let trace = tap(Self.nested("~touchesBegan \(words)"), at: 1, 1)
    #expect(trace.chains[0] == "touchesBegan a > p > window > app dropped")
    #expect(trace.lines.contains("touch.deliver a touchesBegan super"))
    #expect(trace.outcomes[0].handledBy.isEmpty == (words == "super"))
  }

  @Test("6.1, 6.4: controllers, windows and the application forward and handle like views")
  func others() {
    let text =
      "window 9x9\n  ~touchesEnded log\n  vc root\n    ~touchesBegan log\n    view a 0,0 9x9"
    #expect(
      tap(text, at: 1, 1).chains == [
        "touchesBegan a > root kept", "touchesEnded a > root > window kept",
      ])
  }

  @Test("7.11, 7.12: an enabled control keeps its touches, a disabled one forwards them")
  func controls() {
    let text = "window 9x9\n  view p 0,0 9x9\n    button b 0,0 9x9"
    #expect(tap(text, at: 1, 1).chains[0] == "touchesBegan b kept")
    #expect(
      tap(text + " disabled", at: 1, 1).chains[0] == "touchesBegan b > p > window > app dropped")
  }

  @Test("7.13: what a subview forwards into a control stops there")
  func intoControl() {
    let text = "window 9x9\n  view p 0,0 9x9\n    button b 0,0 9x9\n      view red 0,0 9x9"
    #expect(tap(text, at: 1, 1).chains[0] == "touchesBegan red > b kept")
  }
}
