import Testing
import TouchCore
import Transcripts

@Suite("The ids of steps") struct IdentifierTests {
  @Test("An id is the touch, the event, then the path") func paths() throws {
    let ids = try ids(of: article)
    #expect(ids.contains("t1/e1/hit/window/firstView/thirdView"))
    #expect(ids.contains("t1/e1/hit/window/firstView/thirdView/return"))
    #expect(ids.contains("t1/e2/chain/thirdView"))
    #expect(ids.first == "t1/e1/queue/put")
    #expect(ids.last == "t1/e2/chain/app/drop")
  }

  @Test("No two steps of a record have the same id, whatever the names") func unique() throws {
    for trace in examples { try expectUnique(trace) }
    for seed in seeds(200) { try expectUnique(randomTrace(seed: seed)) }
  }

  @Test("A view named like another's path, answer or number has an id of its own")
  func lookalikes() throws {
    var scene = Scene()
    let window = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))
    let outside = Rect(0, 0, 10, 10)
    let first = try scene.addSubview(View("a", frame: outside), to: window)
    scene[first].bounds.size = Size(390, 844)
    try scene.addSubview(View("b", frame: outside), to: first)
    try scene.addSubview(View("return", frame: outside), to: first)
    try scene.addSubview(View("a/b", frame: outside), to: window)
    try scene.addSubview(View("a%2Fb", frame: outside), to: window)
    try scene.addSubview(View("", frame: outside), to: window)
    try scene.addSubview(View("view6", frame: outside), to: window)
    let trace = record(try tap(), in: scene)
    try expectUnique(trace)
    #expect(try ids(of: trace).contains("t1/e1/hit/w/a%2Fb"))
    #expect(try ids(of: trace).contains("t1/e1/hit/w/a/%72eturn"))
  }

  @Test("A deep path keeps its last names only, so a record grows with its steps alone")
  func deep() throws {
    var scene = Scene()
    var here = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))
    for number in 0..<500 {
      here = try scene.addSubview(View("v\(number)", frame: Rect(0, 0, 390, 844)), to: here)
    }
    let trace = record(try tap(), in: scene)
    try expectUnique(trace)
    let lengths = lines(trace).dropFirst().map(\.utf8.count)
    #expect((lengths.max() ?? 0) < 1000)
  }

  private func expectUnique(_ trace: Trace, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let ids = try ids(of: trace)
    #expect(Set(ids).count == trace.count, sourceLocation: sourceLocation)
  }

  private func ids(of trace: Trace) throws -> [String] {
    try readBack(trace).compactMap(\.id)
  }
}
