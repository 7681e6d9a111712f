import TestSupport
import Testing
import TouchCore

@testable import TouchInquiry

@Suite("The areas of a scene") struct AreaLawTests {
  @Test
  func `Every whole point of a screen lies in one part, whose owner is the view that is hit`()
    throws
  {
    var generator = SeededGenerator(seed: 16)
    var (exact, guessed, betweenEdges) = (0, 0, 0)
    let count = isSlowRun ? 300 : 100
    for number in 0..<count {
      let scene = try RandomScreen.make(&generator)
      let found = Owners(scene, Rect(0, 0, RandomScreen.side, RandomScreen.side))
      #expect(found.wrong.isEmpty, "scene \(number)")
      exact += found.exact
      guessed += found.guessed
      betweenEdges += found.betweenEdges
    }
    #expect(exact > 1_500 * count)
    #expect(guessed < 12_000)
    #expect(betweenEdges < 100)
  }

  @Test func `So it is in scenes that have everything, at any scale and far away`() {
    var generator = SeededGenerator(seed: 17)
    for number in 0..<(isSlowRun ? 300 : 100) {
      let scene = randomScene(using: &generator)
      let found = Owners(scene, Rect(0, 0, 24, 24))
      #expect(found.wrong.isEmpty, "scene \(number)")
    }
  }
}

/// Who owns the whole points of a screen, and who is hit there.
private struct Owners {
  var wrong: [String] = []
  private(set) var exact = 0
  private(set) var guessed = 0
  private(set) var betweenEdges = 0

  init(_ scene: Scene, _ screen: Rect) {
    let areas = HitAreas(scene, screen: screen)
    let query = TapQuery(scene)
    var owners: [Point: [HitPiece]] = [:]
    for piece in areas.pieces {
      for point in Self.points(piece.box) where areas.contains(piece, point) {
        owners[point, default: []].append(piece)
      }
    }
    let total = areas.pieces.reduce(0) { $0 + $1.area }
    if abs(total - screen.size.width * screen.size.height) > 0.001 {
      wrong.append("total \(total)")
    }
    for point in Self.points(screen) where screen.contains(point) {
      let here = owners[point] ?? []
      if here.contains(where: { !$0.isExact }) {
        guessed += 1
        continue
      }
      exact += 1
      let hit = query.hit(at: point)
      if here.isEmpty {
        betweenEdges += 1
        continue
      }
      guard here.count == 1, here[0].owner == hit else {
        let names = here.map { piece in piece.owner.map { scene.name(of: $0) } ?? "nobody" }
        wrong.append("\(point.short): \(names), hit \(hit.map { scene.name(of: $0) } ?? "nobody")")
        continue
      }
    }
  }

  private static func points(_ box: Rect) -> [Point] {
    (Int(box.minX.rounded(.down))...Int(box.maxX.rounded(.up))).flatMap { x in
      (Int(box.minY.rounded(.down))...Int(box.maxY.rounded(.up))).map {
        Point(Double(x), Double($0))
      }
    }
  }
}
