import TestSupport
import Testing
import TouchCore
import TouchInquiry

@Suite("Whether views share a place") struct OverlapTests {
  private func overlap(_ one: String, _ other: String) throws -> Bool {
    let scene = scene("window 100x100\n  view a \(one)\n  view b \(other)")
    let (a, b) = (try #require(scene.view(named: "a")), try #require(scene.view(named: "b")))
    #expect(scene.overlap(a, b) == scene.overlap(b, a))
    return scene.overlap(a, b)
  }

  @Test("2.9: side by side they share an edge, and nothing else")
  func edges() throws {
    #expect(try overlap("0,0 50x50", "49,49 50x50"))
    #expect(try !overlap("0,0 50x50", "50,0 50x50"))
    #expect(try !overlap("0,0 50x50", "0,50 50x50"))
    #expect(try !overlap("0,0 50x50", "20,20 0x10"))
    #expect(try overlap("0,0 50x50", "10,10 10x10"))
  }

  @Test("2.22: what is turned is asked as it lies, not by the box around it")
  func turned() throws {
    #expect(try !overlap("40,40 20x20 transform=rotate(45)", "0,0 42x42"))
    #expect(try overlap("40,40 20x20 transform=rotate(45)", "0,0 52x52"))
    #expect(try !overlap("40,40 20x20 transform=scale(0,1)", "0,0 99x99"))
  }

  @Test("2.9: a place belongs to a view up to its far edges")
  func covers() {
    let scene = scene("window 100x100\n  view a 10,10 20x20\n  view b 0,0 9x9 transform=scale(0,1)")
    let (a, b) = (scene.view(named: "a")!, scene.view(named: "b")!)
    #expect(scene.covers(a, Point(10, 10)) && !scene.covers(a, Point(30, 10)))
    #expect(!scene.covers(b, Point(4.5, 4)))
  }
}
