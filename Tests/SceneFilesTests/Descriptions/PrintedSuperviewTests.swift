import Testing
import TouchCore

@testable import SceneFiles

/// Superviews that a debugger printed one after the other.
@Suite("Superviews printed one by one") struct PrintedSuperviewTests {
  private let views = [
    "<UIButton: 0x1d; frame = (16 12; 120 44); opaque = NO; layer = <CALayer: 0x71>>",
    "<UIView: 0x1c; frame = (0 300; 393 0); layer = <CALayer: 0x72>>",
    "<UIView: 0x1b; frame = (0 0; 393 852); layer = <CALayer: 0x73>>",
    "<UIWindow: 0x1a; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x74>>",
  ]

  @Test(
    "Each is around the one before, in Swift and in Objective-C",
    arguments: [
      ["button", "button!.superview!", "button!.superview!.superview!", "button!.window!"],
      ["button", "[button superview]", "[[button superview] superview]", "[button window]"],
      ["0x1d", "[0x1d superview]", "[0x1c superview]", "[0x1b window]"],
    ]) func chain(expressions: [String]) throws
  {
    let paste = zip(expressions, views).map { "(lldb) po \($0)\n\($1)\n" }.joined(separator: "\n")
    let found = try read(paste)
    #expect(
      found.outline == """
        UIWindow 0,0 393x852
          UIView 0,0 393x852
            UIView 0,300 393x0
              UIButton 16,12 120x44
        """)
    // What else lies in them was not printed, nor what lies between the last two.
    #expect(found.views.map { $0.unknown.contains(.tree) } == [true, true, true, false])
    #expect(found.views.map { $0.unknown.contains(.superviews) } == [false, true, false, false])
  }

  @Test("What is printed of another view stands beside") func others() throws {
    let found = try read("(lldb) po a\n\(views[0])\n(lldb) po b.superview\n\(views[1])\n")
    #expect(found.roots.count == 2)
  }

  @Test("A superview that is printed with what is in it counts as printed") func whole() throws {
    let found = try read(
      "(lldb) po a\n\(views[0])\n(lldb) po [[a superview] recursiveDescription]\n\(views[1])\n"
        + "   | \(views[0])\n")
    #expect(found.outline == "UIView 0,300 393x0\n  UIButton 16,12 120x44")
    #expect(found.views.allSatisfy { !$0.unknown.contains(.tree) })
  }
}
