import Testing
import TouchCore
import TouchInquiry

@Suite struct TapTargetTests {
  /// How much of the view `c` a tap gets to.
  private func share(_ kind: String, _ inner: String) throws -> Double {
    let scene = try scene {
      "window w 0,0 390x844\n  \(kind) c 50,100 200x100\n    \(inner) v 0,0 50x100"
    }
    return HitAreas(scene).reach(ofTapTarget: try view("c", scene)).share
  }

  @Test func `A control loses what a plain view or a control in it takes (7,13)`() throws {
    #expect(try share("control", "stack") == 0.75)
    #expect(try share("button", "view") == 0.75)
    #expect(try share("control", "button") == 0.75)
    #expect(try share("control", "label") == 1, "a label takes no touches")
  }

  @Test func `What UIKit makes of views of its own passes their touches on`() throws {
    #expect(try share("stepper", "button") == 1)
    #expect(try share("segmented", "view") == 1)
    #expect(try share("field", "view") == 1)
  }

  @Test func `A recognizer sees what is hit below its view`() throws {
    #expect(try share("view", "view") == 1)
    #expect(try share("image", "button") == 0, "an image takes no touches, nor what is in it")
  }

  @Test func `A part of UIKit in a control counts, by its class`() throws {
    let scene = try scene {
      "window w 0,0 390x844\n  control c 50,100 200x100\n    view v 0,0 50x100 class=_UIPart"
    }
    #expect(HitAreas(scene).reach(ofTapTarget: try view("c", scene)).isWhole)
  }
}
