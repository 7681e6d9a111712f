import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Reading scenes")
struct SceneReadingTests {
  @Test("The first example of the format is read as written")
  func firstExample() throws {
    let scene = scene(
      """
      window 390x844
        vc root
          view firstView 0,0 390x844
            view secondView 20,80 350x200
            view thirdView 20,300 350x480
              view fourthView 20,30 310x200
              view fifthView 20,260 310x190
      """)
    let fourth = try #require(scene.view(named: "fourthView"))
    #expect(scene[fourth].frame == Rect(20, 30, 310, 200))
    #expect(names(scene.path(from: fourth), scene) == "fourthView thirdView firstView window")
    let touches = touches("0 down A at 200,420\n80 up A\n", in: scene)
    #expect(deliver(touches, in: scene).first?.hit == fourth)
    let chain = scene.chain(from: .view(fourth)).map { scene.name(of: $0.responder) }
    #expect(chain == ["thirdView", "firstView", "root", "window", "app"])
  }

  @Test func `19.1: a controller's root view without a frame is laid out, others are not`() {
    let scene = scene(
      """
      window 0,20 390x824
        navigation nav
          vc first
          vc list
            view page
              view inner
        presented vc sheet by=nav
          view body
        presented vc half by=sheet detents=medium|large detent=medium
          view lower
        presented vc none by=half style=popover
          view bubble
      """)
    func frame(_ name: String) -> Rect? { scene.view(named: name).map { scene[$0].frame } }
    #expect(frame("page") == Rect(0, 0, 390, 824))
    #expect(frame("body") == Rect(0, 0, 390, 824))
    for name in ["inner", "lower", "bubble"] { #expect(frame(name) == .zero, "\(name)") }
  }

  @Test("Everything may nest below the application, and a presented sheet lies in the window")
  func application() throws {
    let scene = scene(
      """
      app myApp
        ~touchesBegan log
        delegate boss notAResponder
        windowScene main
          window 390x844
            vc root
              view rootView 0,0 390x844
              presented vc sheet
                view sheetView 0,400 390x444
      """)
    #expect(scene.application.name == "myApp")
    #expect(scene.application.overrides[.began] == .handles)
    #expect(scene.delegate?.isResponder == false)
    let window = try #require(scene.windows.first)
    #expect(window.windowScene == WindowSceneID(0))
    #expect(names(scene[window.view].subviews, scene) == "rootView sheet.dimming sheetView")
    let sheet = try #require(scene.view(named: "sheetView"))
    let chain = scene.chain(from: .view(sheet)).map { scene.name(of: $0.responder) }
    #expect(chain == ["sheet", "root", "window", "main", "myApp"])
  }

  @Test("An application without nesting, comments, blank lines and Windows line ends are read")
  func looseForms() {
    let text = """
      \u{FEFF}// a comment，with anything in it
      model tapInterval 250   // and one behind
      model alphaAsFloat32 off

      app
      delegate boss
      window 10x10//close
          // a comment may stand anywhere
        view a

      """
    let read = scene(text)
    #expect(read.settings[.tapInterval] == 250)
    #expect(read.settings[.alphaAsFloat32] == 0)
    #expect(read.delegate?.name == "boss")
    #expect(scene(text.split(separator: "\n").joined(separator: "\r\n")) == read)
  }

  @Test("Windows have a level, may be key, and a lower line was shown later")
  func windows() {
    let scene = scene(
      """
      window 1,2 390x844 key
      window hud level=statusBar
      window top 5x5 level=alert
      window low level=-1.5
      window plain level=normal
      """)
    #expect(scene.windows.map(\.level) == [0, 1000, 2000, -1.5, 0])
    #expect(scene.windows.map(\.isKey) == [true, false, false, false, false])
    #expect(scene[ViewID(0)].frame == Rect(1, 2, 390, 844))
    #expect(names(scene.windowsTopmostFirst.map(\.view), scene) == "top hud plain window low")
  }

  @Test("A window may name its scene, so that the order of windows is free")
  func windowScenes() {
    let scene = scene(
      """
      windowScene left
      windowScene right
        window a
      window b windowScene=left
      window c windowScene=right
      window d
      """)
    #expect(
      scene.windows.map(\.windowScene) == [
        WindowSceneID(1), WindowSceneID(0), WindowSceneID(1), nil,
      ])
  }

  @Test("The first view in a controller is its root view, a second one a plain sibling")
  func controllers() throws {
    let scene = scene(
      """
      window
        vc root
          view a
            vc child
              view b
          view c
        vc other rootOf=nil
          view d
        presented vc late by=child rootOf=nil
          view e
      vc homeless rootOf=second
      presented vc nowhere by=homeless
      window second
      """)
    let window = ViewID(0)
    #expect(names(scene[window].subviews, scene) == "a c d late.dimming e")
    #expect(
      scene.controllers.map { $0.view.map { scene.name(of: $0) } } == [
        "a", "b", "d", "e", nil, nil,
      ])
    #expect(
      scene.controllers.map { $0.presenter.map { scene[$0].name } } == [
        nil, nil, nil, "root", nil, "homeless",
      ])
    #expect(
      scene.windows.map { $0.rootViewController.map { scene[$0].name } } == [
        "root", "homeless",
      ])
    let c = try #require(scene.view(named: "c"))
    #expect(scene[c].controller == nil)
  }

  @Test("Lines of a fence keep the numbers they have in the file")
  func fence() {
    let source = SourceLines(file: "bad/a.md", lines: ["window", "  veiw a"], firstLine: 40)
    let parsed = readScene(source)
    #expect(parsed.value == nil)
    #expect(
      parsed.diagnostics.map(\.description) == [
        """
        bad/a.md:41:3: error: unknown kind 'veiw'; did you mean 'view'?
              veiw a
              ^~~~
        """
      ])
  }

  @Test("A chain that goes in a circle is worth a warning, once")
  func circles() {
    let text = """
      window
        view a
          ~next b
        view b
          ~next c
        view c
          ~next a
        view d
          ~next a
        view e
          ~next e
      """
    #expect(
      problems(text) == [
        "3:11: warning: the responder chain is a cycle: a -> b -> c -> a",
        "11:11: warning: the responder chain is a cycle: e -> e",
      ])
  }

  @Test("9.21 Recognizers that wait for each other are worth a warning, once a circle")
  func waitingCircles() {
    let text = """
      window
        view a
          @tap one requires=two
          @tap two requires=three
          @tap three requires=one,late
          @tap late
          @pan own requires=own
          @tap before requires=one
      """
    #expect(
      problems(text) == [
        "5:25: warning: recognizers that wait for each other never recognize: "
          + "one -> two -> three -> one",
        "7:23: warning: 'own' waits for itself to fail, so it never recognizes",
      ])
  }

  @Test("9.21 A long chain of recognizers is no circle, and is looked through in one go")
  func longWaitingChain() {
    let lines = (0..<2000).map { "    @tap r\($0) requires=r\(($0 + 1) % 2001)" }
    let text = "window\n  view a\n" + lines.joined(separator: "\n") + "\n    @tap r2000"
    #expect(problems(text).isEmpty)
  }

  private func names(_ views: [ViewID], _ scene: Scene) -> String {
    views.map { scene.name(of: $0) }.joined(separator: " ")
  }
}
