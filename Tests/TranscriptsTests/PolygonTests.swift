import Testing
import TouchCore

@testable import Transcripts

@Suite("Convex polygons of a picture") struct PolygonTests {
  private let square = Polygon(Rect(0, 0, 10, 10))

  @Test("What lies inside another polygon is left, whichever way either goes round") func clips() {
    let other = Polygon(Rect(5, -5, 10, 10))
    let turned = Polygon(other.corners.reversed())
    for clip in [other, turned] {
      #expect(square.clipped(to: clip)?.box == Rect(5, 0, 5, 5))
      #expect(clip.clipped(to: square)?.area == 25)
    }
    #expect(square.clipped(to: square)?.area == 100)
  }

  @Test("A corner that is cut off makes five corners") func corner() throws {
    let diamond = Polygon([Point(0, -6), Point(16, 10), Point(0, 26), Point(-16, 10)])
    let rest = try #require(square.clipped(to: diamond))
    #expect(rest.corners.count == 5)
    #expect(rest.area == 92)
    #expect(!rest.isUpright && square.isUpright)
  }

  @Test("Nothing lies inside of what has no area, or is elsewhere") func nothing() {
    #expect(square.clipped(to: Polygon(Rect(3, 3, 0, 5))) == nil)
    #expect(square.clipped(to: Polygon([])) == nil)
    #expect(square.clipped(to: Polygon(Rect(20, 20, 5, 5))) == nil)
  }

  @Test("Letters along an edge never stand on their heads") func angles() {
    #expect(Point(0, 0).readableAngle(to: Point(1, 1)) == 45)
    #expect(Point(0, 0).readableAngle(to: Point(-1, 0)) == 0)
    #expect(Point(0, 0).readableAngle(to: Point(0, -1)) == 90)
  }
}
