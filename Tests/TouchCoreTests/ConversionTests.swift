import TestSupport
import Testing
import TouchCore

@Suite("Coordinates (facts 2.18, 2.22 to 2.24)")
struct ConversionTests {
  private let scene = TestSupport.scene(
    """
    window 400x400
      view plain 10,20 100x100 bounds=5,7
        view inner 30,40 50x50
      view turned 200,200 100x50 transform=rotate(90)
      view doubled 0,300 40x40 transform=scale(2,2) anchor=0,0
    """)

  private func convert(_ x: Double, _ y: Double, _ from: String?, _ to: String?) -> Point {
    scene.convert(
      Point(x, y), from: from.flatMap { scene.view(named: $0) },
      to: to.flatMap { scene.view(named: $0) })
  }

  private func isNear(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test("2.22: a child's point moves by its frame and its superview's bounds origin")
  func plain() {
    #expect(convert(0, 0, "inner", "plain") == Point(30, 40))
    #expect(convert(30, 40, "plain", "inner") == .zero)
    #expect(convert(5, 7, "plain", "window") == Point(10, 20))
  }

  @Test("2.22: a turn is around the anchor point, the middle of bounds unless written")
  func turned() {
    #expect(isNear(convert(50, 25, "turned", "window"), Point(250, 225)))
    #expect(isNear(convert(100, 25, "turned", "window"), Point(250, 275)))
    #expect(isNear(convert(250, 275, "window", "turned"), Point(100, 25)))
    #expect(convert(10, 10, "doubled", "window") == Point(20, 320))
  }

  @Test("2.23: nil means the window")
  func window() {
    #expect(convert(0, 0, "inner", nil) == convert(0, 0, "inner", "window"))
    #expect(convert(35, 53, nil, "inner") == convert(35, 53, "window", "inner"))
  }

  @Test("2.24: a rectangle becomes a box in the root and then a box in the target, so it grows")
  func rect() {
    let text = """
      window 400x400
        view a 100,100 100x100 transform=rotate(30)
        view b 100,100 100x100 transform=rotate(75)
      """
    let scene = TestSupport.scene(text)
    let box = scene.convert(
      Rect(0, 0, 13, 14), from: scene.view(named: "a")!, to: scene.view(named: "b")!)
    // 13x14 turned by 30° fills 18.26x18.62; that box turned back by 75° fills 22.72x22.46.
    // One box around the corners alone would be 19.09x19.09.
    #expect(abs(box.size.width - 22.715) < 0.01 && abs(box.size.height - 22.456) < 0.01)
    let same = scene.convert(
      Rect(0, 0, 13, 14), from: scene.view(named: "a")!, to: scene.view(named: "a")!)
    #expect(same == Rect(0, 0, 13, 14))
  }

  @Test("2.9: a rectangle owns its minimum edges and not its maximum edges")
  func edges() {
    let rect = Rect(10, 20, 30, 40)
    #expect(rect.contains(Point(10, 20)) && rect.contains(Point(39.99, 59.99)))
    #expect(!rect.contains(Point(40, 20)) && !rect.contains(Point(10, 60)))
    #expect(!rect.contains(Point(9.99, 20)) && !rect.contains(Point(10, 19.99)))
  }

  @Test("There and back is where it was, over random scenes and pairs of views")
  func roundTrips() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<300 {
      let scene = randomScene(using: &generator)
      guard let a = scene.viewIDs.randomElement(using: &generator),
        let b = scene.viewIDs.randomElement(using: &generator)
      else { continue }
      // A view squeezed to nothing, or blown up without end, loses what floating point can hold.
      let path = scene.path(from: a) + scene.path(from: b)
      guard path.allSatisfy({ (0.01...100).contains(abs(scene[$0].transform.determinant)) }),
        path.allSatisfy({ abs(scene[$0].transform.a) < 100 && abs(scene[$0].transform.c) < 100 })
      else { continue }
      let point = Point(Double.random(in: -50...50, using: &generator), 7)
      let there = scene.convert(point, from: a, to: b)
      let back = scene.convert(there, from: b, to: a)
      // What the way adds and takes away again costs digits, too.
      let size = path.reduce(1 + abs(there.x) + abs(there.y)) { sum, view in
        let (transform, center) = (scene[view].transform, scene[view].center)
        let (bounds, anchor) = (scene[view].bounds, scene[view].anchorPoint)
        return sum + abs(transform.tx) + abs(transform.ty) + abs(bounds.minX) + abs(bounds.minY)
          + abs(center.x) + abs(center.y) + abs(anchor.x * bounds.size.width)
          + abs(anchor.y * bounds.size.height)
      }
      #expect(abs(back.x - point.x) < 1e-6 * size && abs(back.y - point.y) < 1e-6 * size)
    }
  }

  @Test("A transform's inverse undoes it; one without an inverse stays as it is")
  func inverse() {
    let turn = AffineTransform.rotation(degrees: 30)
      .concatenating(.scale(2, 3)).concatenating(.translation(5, 6))
    #expect(isNear(turn.inverted.apply(turn.apply(Point(3, 4))), Point(3, 4)))
    #expect(AffineTransform.scale(0, 1).inverted == .scale(0, 1))
    #expect(
      AffineTransform.scale(2, 1).concatenating(.translation(5, 0)).apply(Point(1, 1))
        == Point(7, 1))
  }

  @Test(
    "A transform that nothing undoes has nobody inside, and gives no point that is not a number",
    arguments: [
      AffineTransform.scale(.leastNonzeroMagnitude, 1), .scale(1, -.leastNonzeroMagnitude),
      .scale(0, 1), .scale(1e-200, 1e-200),
      .scale(1e-100, 1), .scale(.infinity, 1), .scale(.nan, 1), .scale(1e308, 1e308),
      AffineTransform(1, 1, 1, 1, 0, 0), AffineTransform(1, 0, 0, 1, .infinity, 0),
      AffineTransform(1e-60, 0, 0, 1e-60, 1e50, 1e50),
    ])
  func withoutInverse(transform: AffineTransform) throws {
    #expect(!transform.isInvertible && transform.inverted.isSame(as: transform))
    var flat = TestSupport.scene("window 400x400\n  view flat 0,0 400x400\n    view inner 0,0 9x9")
    flat[ViewID(1)].transform = transform
    let trace = record(touches("0 down A at 200,200\n9 up A", in: flat), in: flat)
    #expect(trace.outcomes[0].hit == ViewID(0))
    for case .hitAsk(_, _, let point, _) in trace { #expect(point.x.isFinite && point.y.isFinite) }
    let there = flat.convert(Point(3, 4), from: ViewID(2), to: ViewID(0))
    #expect(there.x.isFinite && there.y.isFinite)
  }

  @Test("However far views lead upon each other, no step holds anything but numbers")
  func farAway() {
    for factor in ["1e6,1e6", "0.000001,0.000001", "-1e6,0.000001"] {
      let views = (0..<80).map {
        String(repeating: "  ", count: $0 + 1) + "view v\($0) 0,0 9x9 transform=scale(\(factor))"
      }
      var far = TestSupport.scene("window 400x400\n" + views.joined(separator: "\n"))
      for view in far.viewIDs { far[view].pointInsideOverride = .always(true) }
      let script = touches(
        "0 down A in v79 -1e9,1e9\n5 down B at 9,9\n10 move A by 9,-9\n20 up A & up B", in: far)
      for step in record(script, in: far) {
        switch step {
        case .hitAsk(_, _, let point, _), .windowAsk(_, let point, _),
          .recognizer(.state(_, _, _, _, _, let point)):
          #expect(point.x.isFinite && point.y.isFinite)
        default: continue
        }
      }
    }
  }

  @Test("A view made of numbers that are none is nowhere, and the record still holds numbers")
  func noNumbers() throws {
    for bad in [Double.nan, .infinity, -.infinity, 1e308] {
      var odd = TestSupport.scene("window 400x400\n  view odd 0,0 9x9\n    view inner 0,0 9x9")
      odd[ViewID(1)].origin = Point(bad, 0)
      odd[ViewID(1)].bounds.origin = Point(-bad, bad)
      odd[ViewID(1)].anchorPoint = Point(bad, bad)
      odd[ViewID(1)].pointInsideOverride = .always(true)
      for case .hitAsk(_, _, let point, _) in record(
        touches("0 down A at 1,1\n9 up A", in: odd), in: odd)
      {
        #expect(point.x.isFinite && point.y.isFinite, "\(bad)")
      }
    }
  }
}

extension AffineTransform {
  /// Whether it is the same, also where numbers are none.
  fileprivate func isSame(as other: AffineTransform) -> Bool { "\(self)" == "\(other)" }
}
