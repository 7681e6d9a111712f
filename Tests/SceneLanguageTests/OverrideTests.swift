import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Overrides")
struct OverrideTests {
  private func view(_ override: String) throws -> (view: View, other: ViewID) {
    let scene = scene("window\n  view a\n    \(override)\n  view other")
    let other = try #require(scene.view(named: "other"))
    return (scene[try #require(scene.view(named: "a"))], other)
  }

  @Test("hitTest returns nil, self, another view, super's answer or lets touches through")
  func hitTest() throws {
    #expect(try view("~hitTest return nil").view.hitTestOverride == .returnsNil)
    #expect(try view("~hitTest return self").view.hitTestOverride == .returnsSelf)
    let named = try view("~hitTest return other")
    #expect(named.view.hitTestOverride == .returns(named.other))
    for form in ["super", "return super"] {
      #expect(try view("~hitTest \(form)").view.hitTestOverride == .callsSuper)
    }
    for form in ["passthrough", "return passthrough"] {
      #expect(try view("~hitTest \(form)").view.hitTestOverride == .passesThrough)
    }
  }

  @Test("pointInside answers always the same, expands, has holes or includes another view")
  func pointInside() throws {
    #expect(try view("~pointInside return yes").view.pointInsideOverride == .always(true))
    #expect(try view("~pointInside return no").view.pointInsideOverride == .always(false))
    #expect(try view("~pointInside expand 20").view.pointInsideOverride == .expands(by: 20))
    #expect(
      try view("~pointInside holes 1,2,3,4 5,6,7,8").view.pointInsideOverride
        == .holes([Rect(1, 2, 3, 4), Rect(5, 6, 7, 8)]))
    #expect(try view("~pointInside holes").view.pointInsideOverride == .holes([]))
    let named = try view("~pointInside include other")
    #expect(named.view.pointInsideOverride == .includes(named.other))
  }

  @Test("2.16: what draw leaves free is read and written back, and hit testing does not look at it")
  func draw() throws {
    #expect(try view("~draw nothing").view.drawOverride == .nothing)
    #expect(try view("~draw holes").view.drawOverride == .holes([]))
    #expect(
      try view("~draw holes 1,2,3,4 5,6,7,8").view.drawOverride
        == .holes([Rect(1, 2, 3, 4), Rect(5, 6, 7, 8)]))
    for line in ["~draw nothing", "~draw holes", "~draw holes 1,2,3,4"] {
      let text = "window 9x9\n  view a 0,0 9x9\n    \(line)"
      #expect(writeScene(scene(text)).joined(separator: "\n") == text)
      #expect(
        scene(text).view(named: "a").map { TapQuery(scene(text)).hit(at: Point(2, 3)) == $0 }
          == true)
    }
  }

  @Test(
    "6.1, 6.5: touches, presses, motion and remote control are handled, sent to super, or both",
    arguments: ResponderMethod.allCases)
  func touches(method: ResponderMethod) throws {
    let forms = [
      ("log", TouchesOverride.handles), ("super", .callsSuper),
      ("log super", .handlesAndCallsSuper),
    ]
    for (form, meaning) in forms {
      let overrides = try view("~\(method.name) \(form)").view.overrides
      #expect(overrides[method] == meaning)
    }
  }

  @Test("next may be nobody or any responder, named before or after")
  func next() throws {
    let scene = scene(
      """
      app
        ~next nil
        delegate boss
          ~next app
        windowScene s
          ~next boss
          window
            ~next root
            vc root
              ~next s
              view a
                ~next b
              view b
                ~next view3
              view
      """)
    func next(_ name: String) throws -> NextOverride {
      scene[overridesOf: try #require(scene.responder(named: name))].next
    }
    #expect(try next("app") == .nobody)
    #expect(try next("boss") == .responder(.application))
    #expect(try next("s") == .responder(.delegate))
    #expect(try next("window") == .responder(.controller(ControllerID(0))))
    #expect(try next("root") == .responder(.windowScene(WindowSceneID(0))))
    #expect(try next("a") == .responder(.view(ViewID(2))))
    // A view that nobody named is called by its number.
    #expect(try next("b") == .responder(.view(ViewID(3))))
  }
}
