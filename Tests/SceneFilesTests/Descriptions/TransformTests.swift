import SceneFiles
import Testing
import TouchCore

@Suite("A transformed view in a dump")
struct TransformTests {
  private func view(_ frame: String, _ transform: String, _ more: String = "") throws
    -> ForeignHierarchy
  {
    try read(
      "<UIView: 0x1; frame = (\(frame)); transform = [\(transform)];\(more) layer = <CALayer: 0xa>>"
    )
  }

  @Test(
    "The bounds follow from the box around it",
    arguments: [
      (
        "-15.3281 -15.3281; 130.656 130.656", "0.9239, 0.3827, -0.3827, 0.9239, 0, 0",
        Size(100, 100)
      ),
      ("0 0; 748 1024", "0, 1, -1, 0, 0, 0", Size(1024, 748)),
      ("0 0; 320 460", "-1, 0, 0, -1, 0, 0", Size(320, 460)),
      ("0 0; 50 90", "0.5, 0, 0, 2, 0, 0", Size(100, 45)),
      ("10 20; 30 40", "1, 0, 0, 1, 10, 20", Size(30, 40)),
    ])
  func solved(frame: String, transform: String, size: Size) throws {
    let view = try view(frame, transform).roots[0]
    #expect(view.bounds == Rect(origin: .zero, size: size))
    #expect(view.unknown == [])
  }

  @Test(
    "Where they do not follow, nobody knows them",
    arguments: [
      "0.7071, 0.7071, -0.7071, 0.7071, 0, 0", "0, 0, 0, 0, 0, 0", "nan, 0, 0, 1, 0, 0", "1, 0, 0",
    ])
  func unsolved(transform: String) throws {
    let hierarchy = try view("0 0; 141.421 141.421", transform)
    #expect(hierarchy.roots[0].bounds == nil)
    #expect(hierarchy.roots[0].frame == Rect(0, 0, 141.421, 141.421))
    #expect(hierarchy.roots[0].unknown == .transform)
    #expect(hierarchy.reasons == [.unsolvableTransform])
  }

  @Test
  func `The anchor and the transform are kept as they are`() throws {
    let view = try view("0 0; 50 90", "0.5, 0, 0, 2, 3, 4", " anchorPoint = (0, 1);").roots[0]
    #expect(view.transform == AffineTransform(0.5, 0, 0, 2, 3, 4))
    #expect(view.anchorPoint == Point(0, 1))
    #expect(view.frame == Rect(0, 0, 50, 90))
  }
}
