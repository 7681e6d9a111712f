import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Values that are typed") struct ValueTests {
  private func value(_ text: String, _ shape: Shape) throws(Complaint) -> Value {
    try Parser.parseValue(text[...], expecting: shape, scene: article000)
  }

  private func complaint(_ text: String, _ shape: Shape) -> String? {
    do throws(Complaint) {
      _ = try value(text, shape)
      return nil
    } catch {
      return error.phrase.english.plain
    }
  }

  @Test(arguments: [
    ("10,20", Shape.point, Value.point(Point(10, 20))),
    (" -1.5 , -20 ", .point, .point(Point(-1.5, -20))), ("(10,20)", .point, .point(Point(10, 20))),
    ("100x50", .size, .size(Size(100, 50))), ("1.5x0.5", .size, .size(Size(1.5, 0.5))),
    ("0,-8 100x50", .rect, .rect(Rect(0, -8, 100, 50))),
    ("(0,0 100x50)", .rect, .rect(Rect(0, 0, 100, 50))),
    ("0.5", .number, .number(0.5)), ("-3", .number, .number(-3)),
    ("thirdView.alpha / 2", .number, .number(0.5)),
    ("fifthView.frame", .rect, .rect(Rect(20, 260, 310, 190))),
    ("fifthView.frame.origin", .point, .point(Point(20, 260))),
    ("(20,260 310x190).width", .number, .number(310)),
    ("yes", .truth, .truth(true)), ("off", .truth, .truth(false)), ("on", .truth, .truth(true)),
    ("!fifthView.isHidden", .truth, .truth(true)), ("false", .truth, .truth(false)),
    ("hello", .word, .word("hello")), ("'two words'", .word, .word("two words")),
    ("began", .word, .word("began")), ("nil", .word, .nothing),
    ("fifthView", .responder, .responder(.view(ViewID(5)))), ("nil", .responder, .nothing),
    ("nil", .truth, .nothing), ("nil", .list, .list([])), ("[]", .list, .list([])),
    (
      "[fifthView, root]", .list,
      .list([.responder(.view(ViewID(5))), .responder(.controller(ControllerID(0)))])
    ),
    ("fifthView", .list, .list([.responder(.view(ViewID(5)))])),
    ("fifthView.superview", .responder, .responder(.view(ViewID(3)))),
  ])
  func `are read as what they have to be`(text: String, shape: Shape, expected: Value) throws {
    #expect(try value(text, shape) == expected)
  }

  @Test(arguments: [
    ("", Shape.point, "a value is missing: a point, as 10,20"),
    ("yes", .number, "this is a yes or no; it has to be a number, as 0.5"),
    ("10,20", .rect, "this is a point; it has to be a rectangle, as 0,0 100x50"),
    ("100x50", .point, "this is a size; it has to be a point, as 10,20"),
    ("1", .truth, "this is a number; it has to be a yes or no, as yes"),
    ("nil", .number, "this is nil; it has to be a number, as 0.5"),
    ("fifhtView", .responder, "nothing is called fifhtView; did you mean fifthView?"),
    (
      "point", .point,
      "a value must be the same at every step, but this one depends on the current step"
    ),
    ("10,", .point, "unexpected ,"), ("10x", .size, "unexpected x"),
    ("nobody, root", .list, "nothing is called nobody"),
    ("view", .list, "this is a responder; it has to be a list"),
  ])
  func `are refused with what they are and what they should be`(
    text: String, shape: Shape, expected: String
  ) {
    #expect(complaint(text, shape) == expected)
  }
}
