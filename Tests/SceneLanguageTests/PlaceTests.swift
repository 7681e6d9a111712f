import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Where a scene was written") struct PlaceTests {
  private let file = """
    window 390x844
      vc home
        view card 20,80 350x200 alpha=0.5
          @tap single
            ~shouldReceive no
          ~hitTest return nil
        view plain 0,300 100x100 unknown=frame

    touch #t
    0 down A at 50,100
    40 set card hidden
    80 up A
    """

  private func read() throws -> (scene: Scene, script: TouchScript) {
    let read = try #require(readSceneFile(SourceLines(file: "a.scene", text: file)).value)
    return (read.scene, read.touches[0].script)
  }

  @Test func `each object, override and event knows its file and line`() throws {
    let (scene, script) = try read()
    let card = try #require(scene.view(named: "card"))
    let tap = try #require(scene.recognizer(named: "single"))
    #expect(
      scene.place(of: .responder(.view(card)))
        == SourcePlace(file: "a.scene", line: 3, column: 5))
    let controller = scene.place(of: .responder(.controller(ControllerID(0))))
    #expect(controller == SourcePlace(file: "a.scene", line: 2, column: 3))
    #expect(
      scene.place(of: .recognizer(tap)) == SourcePlace(file: "a.scene", line: 4, column: 7))
    #expect(scene.place(ofOverride: "shouldReceive", below: .recognizer(tap))?.line == 5)
    #expect(scene.place(ofOverride: "hitTest", below: .responder(.view(card)))?.line == 6)
    #expect(scene.place(ofOverride: "hitTest", below: .recognizer(tap)) == nil)
    #expect(script.events.map { $0.place?.line } == [10, 11, 12])
    #expect(script.events.allSatisfy { $0.place?.file == "a.scene" })
  }

  @Test func `in a random scene the line of each object has its name`() {
    for seed in UInt64(0)..<60 {
      var generator = SeededGenerator(seed: seed)
      let lines = writeScene(randomScene(using: &generator))
      let scene = TestSupport.scene(lines.joined(separator: "\n"))
      for view in scene.viewIDs where !scene[view].name.isEmpty && scene[view].part == nil {
        let line = scene.place(of: .responder(.view(view)))?.line ?? 0
        #expect(line > 0 && lines[line - 1].contains(scene[view].name), "\(seed) \(line)")
      }
      for id in scene.recognizerIDs where !scene.isMadeByUIKit(id) && !scene[id].name.isEmpty {
        let line = scene.place(of: .recognizer(id))?.line ?? 0
        #expect(line > 0 && lines[line - 1].contains(scene[id].name), "\(seed) \(line)")
      }
    }
  }

  @Test func `recognizers that stand behind subviews keep their lines`() {
    let scene = scene("window 9x9\n  view a\n    view b\n      ~draw nothing\n    @tap t\n  view c")
    let lines = ["a", "b", "c"].map { name in
      scene.view(named: name).flatMap { scene.place(of: .responder(.view($0)))?.line }
    }
    #expect(lines == [2, 3, 6])
    #expect(scene.recognizer(named: "t").flatMap { scene.place(of: .recognizer($0))?.line } == 5)
    let b = scene.view(named: "b").flatMap {
      scene.place(ofOverride: "draw", below: .responder(.view($0)))?.line
    }
    #expect(b == 4)
  }

  @Test func `a change keeps the places, and what was made has none`() throws {
    var (scene, script) = try read()
    let card = try #require(scene.view(named: "card"))
    _ = applySet(SourceLines(file: "set", text: "set card hidden"), to: &scene)
    #expect(scene.place(of: .responder(.view(card)))?.line == 3)
    let made = try scene.addSubview(View("made"), to: card)
    #expect(scene.place(of: .responder(.view(made))) == nil)
    script = try TouchScript(script.events.prefix(2) + [TouchEvent(90, .wait)])
    #expect(script.events.map { $0.place?.line } == [10, 11, nil])
  }

  @Test func `scenes that were written elsewhere are the same`() {
    let text = "window 9x9\n  view a"
    #expect(scene(text) == scene("\n\n" + text))
    #expect(
      touches("0 down A at 1,1", in: scene(text)) == touches("\n0 down A at 1,1", in: scene(text)))
  }

  @Test func `a value is written, known of UIKit, or made up`() throws {
    var (scene, _) = try read()
    let card = try #require(scene.view(named: "card"))
    let plain = try #require(scene.view(named: "plain"))
    #expect(scene.origin(of: .alpha, in: card) == .written)
    #expect(scene.origin(of: .frame, in: card) == .written)
    #expect(scene.origin(of: .alpha, in: plain) == .known)
    #expect(scene.origin(of: .transform, in: plain) == .known)
    #expect(scene.origin(of: .frame, in: plain) == .madeUp)
    _ = applySet(SourceLines(file: "set", text: "set plain hidden"), to: &scene)
    #expect(scene.origin(of: .hidden, in: plain) == .written)
  }
}
