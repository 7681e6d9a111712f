import Lessons
import Testing
import TouchCore
import TouchInquiry

@Suite("Fences as values")
struct FenceValueTests {
  private func fences(_ text: String) -> LessonFences {
    let document = LessonDocument(markdown: text)
    return LessonFences(document.fences, file: "lesson.md", lines: document.lines)
  }

  @Test("every fence of the first lesson has its value")
  func lesson() throws {
    let fences = fences(LessonFiles.first)
    #expect(fences.diagnostics == [])
    #expect(fences.claims.count == 11)
    #expect(fences.stage?.sceneID == "main" && fences.stage?.touchID == "tap")
    guard case .predict(let prediction)? = fences["p1"]?.content else {
      Issue.record("p1 is no prediction")
      return
    }
    #expect(prediction.query.text == "hit-view")
    #expect(
      prediction.choices.map(\.value) == ["firstView", "thirdView", "fourthView", "fifthView"])
    #expect(prediction.choices.map(\.misconception) == ["M06", nil, nil, "M03"])
  }

  @Test("a solution reaches the goal of its try")
  func solution() throws {
    let fences = fences(LessonFiles.first)
    guard case .attempt(let attempt)? = fences["t1"]?.content,
      case .solution(let solution)? = fences.claims.first(where: { $0.fence.kind == .solution })?
        .content
    else {
      Issue.record("no try and solution")
      return
    }
    var stage = try #require(fences["t1"]?.stage)
    #expect(!attempt.isReached(in: stage.trace()))
    for line in solution.lines { line.apply(to: &stage.scene) }
    #expect(attempt.isReached(in: stage.trace()))
  }

  @Test("a fence finds its value again")
  func lookup() throws {
    let document = LessonDocument(markdown: LessonFiles.first)
    let fences = LessonFences(document.fences, file: "lesson.md")
    let order = try #require(document.fences.first { $0.kind == .order })
    let scene = try #require(document.fences.first { $0.kind == .scene })
    #expect(fences[order]?.fence == order)
    #expect(fences[scene] == nil)
  }

  @Test("a touch is read in the scene it is used with")
  func touchInView() throws {
    let text = """
      ```scene #one
      window 100x100
      ```

      ```scene #two
      window 100x100
        vc root
          view dot 50,50 10x10
      ```

      ```touch #tap
      0 down A in dot 1,1
      ```

      ```expect scene=two on=tap level=outcome
      1 dot dropped
      ```
      """
    let fences = fences(text)
    #expect(fences.claims.first?.stage.sceneID == "two")
    // The touch does not fit the first scene, and as the default it would be used there.
    #expect(fences.claims.count == 1)
  }

  @Test("allowed changes are known by what they change")
  func allowed() throws {
    let fences = fences(
      """
      ```scene #main
      window 100x100
        vc root
          view a 0,0 100x100
      ```

      ```touch #tap
      0 down A at 5,5
      ```

      ```try #t1
      goal hit-view = window
      allow hide interaction
      par 1
      ```
      """)
    guard case .attempt(let attempt)? = fences["t1"]?.content else {
      Issue.record("no try")
      return
    }
    #expect(attempt.par == 1)
    let before = try #require(fences.scenes["main"])
    func after(_ change: (inout View) -> Void) throws -> Scene {
      var scene = before
      change(&scene[try #require(scene.view(named: "a"))])
      return scene
    }
    #expect(attempt.allows(before, try after { $0.isHidden = true }))
    #expect(attempt.allows(before, try after { $0.isUserInteractionEnabled = false }))
    #expect(!attempt.allows(before, try after { $0.frame.origin.x = 3 }))
    #expect(!attempt.allows(before, try after { $0.hitTestOverride = .returnsNil }))
  }
}
