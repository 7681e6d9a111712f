import SceneLanguage
import TestSupport
import Testing
import TouchCore

private let start = scene(
  """
  window 390x844
    vc root
      view a 1,2 3x4 hidden noninteractive disabled clips animating
      label b
      view
  """)

@Suite("Changing a scene")
struct SetTests {
  private func changed(_ text: String) throws -> Scene {
    var scene = start
    #expect(applySet(SourceLines(file: "f", text: text), to: &scene) == [])
    return scene
  }

  private func problems(_ text: String) -> [String] {
    var scene = start
    let diagnostics = applySet(SourceLines(file: "f", text: text), to: &scene)
    #expect(scene == start)
    return diagnostics.map(\.shortHeadline)
  }

  @Test("Flags can be undone")
  func flags() throws {
    let scene = try changed(
      "set a visible interactive enabled clips=no animating=no\nset b interactive\n")
    let a = scene[ViewID(1)]
    #expect(!a.isHidden && a.isUserInteractionEnabled && a.isEnabled)
    #expect(!a.clipsToBounds && !a.blocksTouchesWhileAnimating)
    #expect(scene[ViewID(2)].isUserInteractionEnabled)
  }

  @Test("A frame follows the word frame, or stands alone")
  func frames() throws {
    #expect(try changed("set a frame 20,80 350x500")[ViewID(1)].frame == Rect(20, 80, 350, 500))
    #expect(try changed("set a 20,80")[ViewID(1)].frame == Rect(20, 80, 3, 4))
    #expect(try changed("set a frame 9x8 // wide")[ViewID(1)].frame == Rect(1, 2, 9, 8))
    #expect(try changed("set view3 9x8")[ViewID(3)].frame == Rect(0, 0, 9, 8))
  }

  @Test("Values, windows and settings can be changed")
  func others() throws {
    let scene = try changed(
      """
      set a alpha=0.5 text="x y" transform=rotate(90) scale(2,2)
      set window level=alert key

      set model.tapInterval 250
      set model.alphaAsFloat32 off
      """)
    #expect(scene[ViewID(1)].alpha == 0.5)
    #expect(scene[ViewID(1)].text == "x y")
    #expect(scene.windows[0].level == 2000 && scene.windows[0].isKey)
    #expect(scene.settings[.tapInterval] == 250)
    #expect(scene.settings[.alphaAsFloat32] == 0)
  }

  @Test("Recognizers, scroll views, focus and the application can be changed")
  func gestures() throws {
    let base = TestSupport.scene(
      "window\n  vc root\n    scroll a\n      @tap double taps=2\n      @tap single")
    var scene = base
    let text = """
      set double taps=3 disabled
      set double enabled
      set single requires=double,a.pan cancelsTouchesInView=no
      set a.pan maximumTouches=1
      set a contentSize=10x900 contentOffset=0,5 touchesShouldCancel=no firstResponder
      set root firstResponder
      set app ignoring=1
      """
    #expect(applySet(SourceLines(file: "f", text: text), to: &scene) == [])
    let double = try #require(scene.recognizer(named: "double"))
    let single = try #require(scene.recognizer(named: "single"))
    let pan = try #require(scene.recognizer(named: "a.pan"))
    #expect(scene[double].numberOfTapsRequired == 3 && scene[double].isEnabled)
    #expect(scene[single].requiresToFail == [double, pan] && !scene[single].cancelsTouchesInView)
    #expect(scene[pan].maximumNumberOfTouches == 1)
    let a = scene[try #require(scene.view(named: "a"))]
    #expect(a.scrolling?.contentSize == Size(10, 900) && a.bounds.origin == Point(0, 5))
    #expect(a.scrolling?.touchesShouldCancel == .always(false) && a.overrides.isFirstResponder)
    #expect(scene.controllers[0].overrides.isFirstResponder)
    #expect(scene.application.ignoringInteractionEvents == 1)
  }

  @Test("On an error the scene stays as it was", arguments: setErrors)
  func errors(example: Case) {
    #expect(problems(example.text) == [example.problem])
  }

  @Test(
    "A sheet's property wants its value, and a name half remembered is known",
    arguments: sheetErrors)
  func sheet(example: Case) {
    let before = scene(
      """
      window 390x844
        vc home
          view page 0,0 390x844
        presented vc card by=home detents=medium|large
          view sheet 0,422 390x422
      """)
    var scene = before
    let found = applySet(SourceLines(file: "f", text: example.text), to: &scene)
    #expect(found.map(\.shortHeadline) == [example.problem])
    #expect(scene == before)
  }
}

private let sheetErrors = [
  Case("set card undimmed", "1:10: error: something is missing: undimmed=medium|large"),
  Case("set card detents=", "1:10: error: something is missing: detents=medium|large"),
  Case(
    "set card largestUndimmed=medium",
    "1:10: error: unknown property 'largestUndimmed'; did you mean 'largestUndimmedDetentIdentifier'?"
  ),
  Case(
    "set card prefersScrollingExpands=no",
    "1:10: error: unknown property 'prefersScrollingExpands'; did you mean "
      + "'prefersScrollingExpandsWhenScrolledToEdge'?"),
]

private let setErrors = [
  Case("set a visible\nset c hidden", "2:5: error: unknown view 'c'; did you mean 'a'?"),
  Case("set root hidden", "1:10: error: 'hidden' belongs to views"),
  Case(
    "set a cancelsTouchesInView=no",
    "1:7: error: 'cancelsTouchesInView' belongs to recognizers"),
  Case("set a", "1:6: error: something is missing: set VIEW property…"),
  Case("set", "1:4: error: something is missing: set VIEW property…"),
  Case("sett a hidden", "1:1: error: unknown action 'sett'; did you mean 'set'?"),
  Case("set a hiden", "1:7: error: unknown property 'hiden'; did you mean 'hidden'?"),
  Case("set a visble", "1:7: error: unknown property 'visble'; did you mean 'visible'?"),
  Case("set a frame", "1:7: error: something is missing: frame x,y WxH"),
  Case("set a frame=1,2", "1:7: error: something is missing: frame x,y WxH"),
  Case("set a key", "1:7: error: 'key' is a property of windows"),
  Case(
    "set a hidden visible",
    "1:14: error: 'visible' is written twice, or contradicts another word"),
  Case(
    "set model.tapIntervl 3",
    "1:11: error: unknown setting 'tapIntervl'; did you mean 'tapInterval'?"),
  Case("set model.tapInterval", "1:22: error: something is missing: set model.NAME VALUE"),
  Case("set model.tapInterval 3 4", "1:25: error: unexpected '4'"),
  Case("  set a hidden", "1:3: error: unexpected indentation; no line is inside another here"),
]
