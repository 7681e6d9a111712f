import TestSupport
import Testing
import TouchCore

@testable import TouchDebugger

@Suite("The tracks of a map") struct MapTracksTests {
  @Test(arguments: 0..<200)
  func `each place keeps its share if there are cells for that`(seed: Int) {
    var g = SeededGenerator(seed: UInt64(seed))
    let places = (0..<Int.random(in: 3...9, using: &g)).map { Double($0 * 40) }
    var tracks = MapTracks(Set(places), most: 400)
    for gap in 1..<places.count {
      _ = tracks.demand(Int.random(in: 1...12, using: &g), from: gap - 1, to: gap)
    }
    let count = tracks.wanted + Int.random(in: 0...5, using: &g)
    let cells = tracks.cells(in: count)
    for (place, cell) in zip(places, cells) {
      let share = place / (places.last ?? 1) * Double(count - 1)
      #expect(abs(share - Double(cell)) <= 1, "\(cells) of \(count)")
    }
  }

  @Test func `what is wider than its share grows to both sides`() {
    var tracks = MapTracks([0, 155, 235, 390], most: 40)
    _ = tracks.demand(12, from: 1, to: 2)
    let cells = tracks.cells(in: 31)
    #expect(cells[2] - cells[1] == 12)
    #expect(abs(cells[1] + cells[2] - 30) <= 1, "\(cells)")
  }

  @Test func `a finger in a widened view keeps its place in it`() {
    var tracks = MapTracks([0, 20, 50, 80, 390], most: 40)
    _ = tracks.demand(14, from: 1, to: 3)
    let cells = tracks.cells(in: 31, inner: [(track: 2, from: 1, to: 3)])
    #expect(cells[2] - cells[1] == 7 && cells[3] - cells[2] == 7, "\(cells)")
  }
}

@Suite("What hides what on a map") struct MapCoverTests {
  private func map(_ text: String) -> String {
    var debugger = debugger(scene(text))
    return debugger.shown("map")
  }

  @Test func `a view that draws nothing hides nothing`() {
    let map = map(
      """
      window 390x844
        button save 120,90 140x48
        view column 20,60 350x200
          ~draw nothing
      """)
    #expect(map.contains("save") && !map.contains("covered"), "\(map)")
  }

  @Test func `a view that is hardly seen hides nothing and has a sign`() {
    let map = map(
      """
      window 390x844
        button save 120,90 140x48
        view note 20,60 350x200 alpha=0.02
      """)
    #expect(map.contains("save") && !map.contains("covered"), "\(map)")
    #expect(map.contains("note ◍") && map.contains("◍ hardly seen"), "\(map)")
  }

  @Test func `the edge of a superview is seen across a view that sticks out of it`() {
    let map = map(
      """
      window 390x844
        view card 20,200 350x300
          view tools 0,280 350x60
      """)
    #expect(map.contains("├─") && map.contains("─┤"), "\(map)")
  }

  @Test func `the sign of an accepted area is explained if only its sides are seen`() {
    let map = map(
      """
      window 390x844
        button share 60,50 24x44
          ~pointInside expand 20
      """)
    #expect(map.contains("┄ share: pointInside") || map.contains("┆ share: pointInside"), "\(map)")
  }
}
