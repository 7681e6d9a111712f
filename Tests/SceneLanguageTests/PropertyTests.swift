import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Properties of views")
struct PropertyTests {
  private func view(_ line: String) throws -> View {
    let scene = scene("window 390x844\n  \(line)")
    return scene[try #require(scene.viewIDs.last { scene[$0].kind != .content })]
  }

  @Test("Every flag turns its switch")
  func flags() throws {
    #expect(try view("view a hidden").isHidden)
    #expect(try !view("view a noninteractive").isUserInteractionEnabled)
    #expect(try !view("label a").isUserInteractionEnabled)
    #expect(try view("label a interactive").isUserInteractionEnabled)
    #expect(try !view("button a disabled").isEnabled)
    #expect(try view("view a multitouch").isMultipleTouchEnabled)
    #expect(try view("view a exclusive").isExclusiveTouch)
    #expect(try view("view a clips").clipsToBounds)
    #expect(try view("view a animating").blocksTouchesWhileAnimating)
    #expect(try view("view a clips=no").clipsToBounds == false)
    let both = try view("view a animating animating=allowUserInteraction")
    #expect(both.blocksTouchesWhileAnimating && both.isAnimatingInteractively)
  }

  @Test("A frame may lack its origin or its size")
  func frames() throws {
    #expect(try view("view a").frame == .zero)
    #expect(try view("view a 3,-4").frame == Rect(3, -4, 0, 0))
    #expect(try view("view a 3.5x4e1").frame == Rect(0, 0, 3.5, 40))
    #expect(try view("view a 1,2 3x4").frame == Rect(1, 2, 3, 4))
    #expect(try view("view 1,2 3x4").name == "")
  }

  @Test("A size in bounds wins over the frame's, wherever it stands")
  func bounds() throws {
    #expect(try view("view a 1,2 3x4 bounds=5,6").bounds == Rect(5, 6, 3, 4))
    #expect(try view("view a 1,2 3x4 bounds=5,6,7x8").bounds == Rect(5, 6, 7, 8))
    #expect(try view("view a bounds=5,6,7x8 1,2 3x4").frame == Rect(1, 2, 7, 8))
  }

  @Test("The functions of a transform multiply from left to right")
  func transforms() throws {
    let both = try view("view a transform=scale(2,3) translate(5,0) hidden")
    #expect(both.transform == AffineTransform(2, 0, 0, 3, 5, 0))
    #expect(both.isHidden)
    #expect(
      try view("view a transform=translate(5,0) scale(2,3)").transform
        == AffineTransform(2, 0, 0, 3, 10, 0))
    #expect(try view("view a transform=rotate(30)").transform == .rotation(degrees: 30))
    #expect(
      try view("view a transform=matrix(1,2,3,4,5,6)").transform
        == AffineTransform(1, 2, 3, 4, 5, 6))
  }

  @Test("A transform without an inverse is worth a warning")
  func noInverse() {
    #expect(
      problems("window\n  view a transform=scale(0,1)") == [
        "2:20: warning: the transform has no inverse, so no point can be converted through it"
      ])
  }

  @Test("Values for reading may be words or stand in quotation marks")
  func reading() throws {
    let written = try view(
      #"button a tag=-7 text="two words // \"here\" \u{767B}\n" class=MyButton alpha=.5"#)
    #expect(written.tag == -7)
    #expect(written.text == "two words // \"here\" 登\n")
    #expect(written.className == "MyButton")
    #expect(written.alpha == 0.5)
    #expect(try view(#"view a text=OK class="My App.View""#).customClass == "My App.View")
  }

  @Test("Geometry beyond the frame is read")
  func geometry() throws {
    let written = try view("view a anchor=0,1 zPosition=-2.5")
    #expect(written.anchorPoint == Point(0, 1))
    #expect(written.zPosition == -2.5)
  }

  @Test("Every kind of view can be written", arguments: ViewKind.anywhere)
  func kinds(kind: ViewKind) throws {
    let written = try view("\(kind.rawValue) a 1,2 3x4")
    #expect(written.kind == kind)
    #expect(written.frame == Rect(1, 2, 3, 4))
  }
}
