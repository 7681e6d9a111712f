import TestSupport
import Testing
import TouchCore

/// Article 002: what its claims about fingers, cancels and return values come to (facts §15, 002).
@Suite("Article 002, in its own order")
struct Article002Tests {
  private func run(_ scene: String, _ script: String) -> Trace {
    let scene = TestSupport.scene(scene)
    return record(touches(script, in: scene), in: scene)
  }

  private func pad(_ words: String) -> String { "window 400x800\n  view pad 0,0 400x800 \(words)" }
  private let together = "0 down A,B at 100,100 200,100\n80 up A,B"
  private let apart = "0 down A at 100,100\n40 down B at 200,100\n80 up A\n90 up B"

  @Test("2: two fingers together are one call, only with multiple touch on (3.14)")
  func inOneEvent() {
    expectSteps(
      run(pad("multitouch"), together).heard, "0 touchesBegan pad 1,2\n80 touchesEnded pad 1,2")
    expectSteps(run(pad(""), together).heard, "0 touchesBegan pad 1\n80 touchesEnded pad 1")
  }

  @Test("2: one after the other they are two calls, only with multiple touch on (3.10)")
  func oneAfterTheOther() {
    expectSteps(
      run(pad("multitouch"), apart).heard,
      """
      0 touchesBegan pad 1
      40 touchesBegan pad 2
      80 touchesEnded pad 1
      90 touchesEnded pad 2
      """)
    expectSteps(run(pad(""), apart).heard, "0 touchesBegan pad 1\n80 touchesEnded pad 1")
  }

  @Test("5: a cancel by the system closes the touch: no ended follows (3.19)")
  func systemCancel() {
    expectSteps(
      run(pad(""), "0 down A at 9,9\n20 move A by 1,0\n40 cancel A reason=call").heard,
      "0 touchesBegan pad 1\n20 touchesMoved pad 1\n40 touchesCancelled pad 1")
  }

  @Test("The drag: location minus previous location, added to the transform or made anew")
  func drags() {
    let script =
      "0 down A at 150,150\n16 move A by 5,0\n32 move A by 7,0\n48 move A by 3,0\n60 up A"
    func offsets(_ word: String) -> [Double] {
      let trace = run(
        "window 400x800\n  view ws 100,100 100x100\n    ~touchesMoved \(word)", script)
      return trace.changes.compactMap { timed in
        guard case .transform(let transform) = timed.change.new else { return nil }
        return transform.tx
      }
    }
    #expect(offsets("drag") == [5, 12, 15])
    #expect(offsets("dragMake") == [5, 7, 3])
  }

  @Test("7: nil hands the question to the sibling behind, and only then to the parent (2.13)")
  func returnsNil() {
    func hit(_ words: String) -> String? {
      let trace = run(
        "window 400x800\n  view behind 0,0 \(words)\n  view front 0,0 400x800\n    ~hitTest return nil",
        "0 down A at 300,300\n9 up A")
      return trace.outcomes[0].hit.map { trace.scene.name(of: $0) }
    }
    #expect(hit("400x800") == "behind")
    #expect(hit("100x100") == "window")
  }
}
