import SceneLanguage
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

/// What somebody writes who uses the libraries: nothing here sees more than they do.
@Suite("A program that uses the libraries") struct WorkedExampleTests {
  /// The README's shop: the button sticks out of its card.
  private func shop() throws -> Scene {
    try Scene(
      View("window", .window, frame: Rect(0, 0, 390, 844)).containing {
        View("rootView", frame: Rect(0, 0, 390, 844)).containing {
          View("card", frame: Rect(20, 100, 200, 200)).containing {
            View("buy", .button, frame: Rect(150, 180, 100, 44))
          }
          View("banner", frame: Rect(0, 80, 390, 60)).with { $0.alpha = 0.005 }
        }
        .root(of: Controller("root"))
      })
  }

  @Test("builds a scene, taps, reads steps, asks why not, and has it told in both languages")
  func wholeWay() throws {
    let scene = try shop()
    let trace = record(try .tap(at: Point(230, 300)), in: scene)

    // Steps are values: every view that was asked, and what it said.
    let asked = trace.records.indices.compactMap { index -> String? in
      guard case .hitAsk(let view, _, _, let verdict) = trace[index] else { return nil }
      return "\(scene.name(of: view)) \(verdict)"
    }
    #expect(asked == ["window inside", "rootView inside", "banner alpha", "card outside"])
    #expect(trace.outcomes.map { $0.hit.map { scene.name(of: $0) } } == ["rootView"])

    let buy = try #require(scene.view(named: "buy"))
    let card = try #require(scene.view(named: "card"))
    let answer = trace.whyNot(buy, touch: 1)
    guard case .ancestorRefused(let ancestor, let step, .outside) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(ancestor == card)

    let english = Narrator(trace, .english)
    #expect(english.line(step).plain == "card (210,200) is outside: nil")
    #expect(english.grade(of: trace.basis(of: answer)) == .proved)
    let told = english.answer(answer, about: buy, touch: 1).map(\.plain).joined(separator: " ")
    #expect(told.contains("buy was never asked"))
    #expect(english.explain(step).rule.description == "2.4")
    let chinese = Narrator(trace, .simplifiedChinese)
    #expect(chinese.answer(answer, about: buy, touch: 1).contains { $0.plain.contains("从未被询问") })
  }

  @Test("tries another scene: a value that is changed and delivered again")
  func otherwise() throws {
    var scene = try shop()
    let (buy, card) = (
      try #require(scene.view(named: "buy")), try #require(scene.view(named: "card"))
    )
    let script = try TouchScript.tap(at: Point(230, 300))
    let goal = Goal.gets(buy, try #require(record(script, in: scene).landing(of: 1)))
    #expect(!goal.isReached(by: record(script, in: scene)))
    scene[card].frame = Rect(20, 100, 250, 224)
    #expect(goal.isReached(by: record(script, in: scene)))
    #expect(deliver(script, in: scene).map(\.hit) == [buy])
  }

  @Test("writes what was built in the scene language, and reads the same from it")
  func language() throws {
    let scene = try shop()
    let text = writeScene(scene).joined(separator: "\n")
    #expect(text.contains("view banner 0,80 390x60 alpha=0.005"))
    let read = readScene(SourceLines(file: "shop.scene", text: text))
    #expect(read.diagnostics.isEmpty && read.value == scene)
  }

  @Test("has recognizers, repeats and conditions in its tree, and throws at a name used twice")
  func parts() throws {
    func list(rows: Int, isEditing: Bool) throws -> Scene {
      try Scene(
        View("window", .window, frame: Rect(0, 0, 390, 844)).containing {
          Recognizer("double", .tap).with { $0.numberOfTapsRequired = 2 }
          for row in 0..<rows {
            View("row\(row)", frame: Rect(0, 44 * Double(row), 390, 44))
          }
          if isEditing { View("done", .button, frame: Rect(300, 800, 80, 40)) }
        })
    }
    let scene = try list(rows: 3, isEditing: true)
    let window = try #require(scene.view(named: "window"))
    #expect(scene[window].subviews.map { scene.name(of: $0) } == ["row0", "row1", "row2", "done"])
    #expect(scene[window].recognizers.map { scene[$0].numberOfTapsRequired } == [2])
    #expect(try list(rows: 1, isEditing: false).view(named: "done") == nil)
    #expect(throws: SceneError.nameTaken("window")) {
      try Scene(
        View("window", .window).containing { View("window") })
    }
  }
}
