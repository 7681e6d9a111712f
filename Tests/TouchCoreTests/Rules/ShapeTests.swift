import TestSupport
import Testing
import TouchCore

@Suite("pointInside by shape (facts §2)")
struct ShapeTests {
  private func hits(_ shape: String, _ frame: String, at x: Double, _ y: Double) -> Bool {
    let text = "window 400x400\n  view dot \(frame)\n    ~pointInside \(shape)"
    return hit(text, at: x, y) == "dot"
  }

  @Test("2.12: a circle fills the bounds, an ellipse where they are no square")
  func circle() {
    #expect(hits("circle", "100,100 100x100", at: 150, 101))
    #expect(!hits("circle", "100,100 100x100", at: 110, 110))
    #expect(hits("return circle", "100,100 100x100", at: 150, 150))
    #expect(hits("circle", "100,100 200x100", at: 110, 150))
    #expect(!hits("circle", "100,100 200x100", at: 110, 120))
  }

  @Test("2.12: rounded corners cut off what lies beyond their radius")
  func rounded() {
    #expect(!hits("rounded 20", "100,100 100x100", at: 103, 103))
    #expect(hits("rounded 20", "100,100 100x100", at: 107, 107))
    #expect(hits("rounded 20", "100,100 100x100", at: 101, 150))
    #expect(hits("rounded 0", "100,100 100x100", at: 100, 100))
    // 2.9: the maximum edges are not inside.
    #expect(!hits("rounded 20", "100,100 100x100", at: 200, 150))
  }

  @Test("2.12: a path is a polygon in the view's own coordinates, also outside its bounds")
  func path() {
    let triangle = "path 0,0 100,0 50,100"
    #expect(hits(triangle, "100,100 100x100", at: 150, 150))
    #expect(!hits(triangle, "100,100 100x100", at: 105, 190))
    #expect(hits("path 0,0 300,0 0,300", "100,100 10x10", at: 250, 150))
  }

  @Test("2.12: exclude leaves other views' places out")
  func exclude() {
    let text = """
      window 400x400
        button below 50,50 100x40
        view veil 0,0 400x400
          ~pointInside exclude below
      """
    #expect(hit(text, at: 60, 60) == "below")
    #expect(hit(text, at: 200, 200) == "veil")
  }

  @Test("What a shape decided is in the evidence, and the law holds")
  func evidence() throws {
    let text = "window 400x400\n  view dot 100,100 100x100\n    ~pointInside circle"
    let trace = delivered(tap(at: 110, 110), in: text)
    let ask = try #require(
      trace.indices.first {
        if case .hitAsk(let view, _, _, .outside) = trace[$0] {
          trace.scene.name(of: view) == "dot"
        } else {
          false
        }
      })
    let checks = trace.evidence(at: ask)
    #expect(checks.contains { $0.name == .pointInside && $0.decides && !$0.passes })
    #expect(checks.contains { $0.name == .inside && !$0.decides && $0.passes })
    #expect(trace.rule(of: ask) == RuleNumber(2, 4))
  }

  @Test("An outline follows its shape: every corner of it lies on the edge")
  func outline() {
    let bounds = Rect(0, 0, 100, 50)
    for shape in [
      InsideShape.circle, .rounded(10), .path([Point(0, 0), Point(9, 0), Point(0, 9)]),
    ] {
      let corners = shape.outline(in: bounds)
      #expect(corners.count >= 3)
      let middle = Rect(around: corners)
      let center = Point(
        middle.minX + middle.size.width / 2 - 0.1, middle.minY + middle.size.height / 2 - 0.1)
      for corner in corners {
        let inwards = Point(
          corner.x + (center.x - corner.x) * 0.02, corner.y + (center.y - corner.y) * 0.02)
        let outwards = Point(
          corner.x - (center.x - corner.x) * 0.05, corner.y - (center.y - corner.y) * 0.05)
        #expect(shape.contains(inwards, in: bounds) || corner.x == 9 || corner.y == 9)
        #expect(!shape.contains(outwards, in: bounds))
      }
    }
  }
}
