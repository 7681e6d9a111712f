import TouchNarration
import Testing
import TouchCore

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Expressions") struct ExpressionTests {
  private func value(_ text: String, at step: Int = 7) -> String {
    var debugger = debugger()
    _ = debugger.perform("goto \(step)")
    return debugger.shown("print \(text)")
  }

  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 2 - 3", "5"), ("-2 * -3", "6"),
    ("7 / 2", "3.5"), ("1 / 3", "0.3333333333333333"), ("1 < 2 && 2 < 1 || 3 >= 3", "yes"),
    ("!(1 == 1)", "no"), ("1 + 1 == 2", "yes"), ("!yes || no", "no"), ("1 != 2", "yes"),
    ("point", "(160,-140)"), ("point.x", "160"), ("-point.y + 1", "141"), ("depth", "4"),
    ("verdict", "outside"), ("verdict == outside", "yes"), ("verdict == inside", "no"),
    ("phase", "began"), ("stage", "find"), ("kind", "hit.ask"),
    ("kind == hit.ask", "yes"), ("time", "0"),
    ("number", "7"), ("n", "7"), ("rule", "2.4"), ("view == fifthView", "yes"),
    ("view == \"fifthView\"", "yes"), ("view != 'fourthView'", "yes"),
    ("view.superview.name", "thirdView"),
    ("fifthView.alpha", "1"), ("fifthView.frame", "20,260 310x190"),
    ("fourthView.bounds.width", "310"), ("fourthView.frame.size.height", "200"),
    ("view.frame.origin.y", "260"), ("view.hidden", "no"), ("view.isHidden == false", "yes"),
    ("`fifthView`.center", "(175,355)"), ("fifthView.transform.a", "1"),
    ("thirdView.subviews", "[fourthView, fifthView]"), ("fifthView.window", "window"),
    ("fifthView.class", "UIView"), ("touch.phase", "began"), ("touch.phase == began", "yes"),
    ("touch.tapCount * 2", "2"), ("touch.view", "nil"), ("touch.view == nil", "yes"),
    ("touch.location.x / 2", "100"), ("touch.finger", "a"), ("method", "nil"), ("returns", "nil"),
    ("method == touchesBegan", "no"), ("window.superview.name", "nil"), ("root.view", "firstView"),
    ("root.view.next", "root"), ("inside", "inside"), ("1.5 + .5", "2"),
    ("touch.phase == .began", "yes"), ("phase == find", "yes"),
  ])
  func `come to their values`(text: String, expected: String) {
    #expect(value(text) == expected)
  }

  @Test func `speak of the step they are asked about`() {
    #expect(value("returns", at: 9) == "fourthView")
    #expect(value("method", at: 16) == "touchesBegan")
    #expect(value("mode", at: 16) == "default")
    #expect(value("touch.view", at: 16) == "fourthView")
    #expect(value("point", at: 18) == "(200,420)")
    // 5.2: firstView is asked for its next, which is root.
    #expect(value("view", at: 19).hasPrefix("firstView  UIView\n"))
    #expect(value("phase == chain && view == firstView && to == root", at: 19) == "yes")
    #expect(value("phase == view", at: 16) == "yes" && value("phase == view", at: 19) == "no")
    #expect(value("view != phase && view == fourthView", at: 16) == "no")
    #expect(value("touch.phase", at: 25) == "ended")
    #expect(value("time", at: 25) == "50")
  }

  @Test(arguments: [
    ("fifthView.alhpa", "there is no property alhpa; did you mean alpha?", 17),
    ("fifthVeiw.alpha", "nothing is called fifthVeiw; did you mean fifthView?", 7),
    ("verdict == insde", "nothing is called insde; did you mean inside?", 18),
    ("point.z", "there is no property z; did you mean x?", 13),
    ("1 +", "the expression is incomplete", 10),
    ("(1 + 2", "expected )", 13),
    ("1 2", "unexpected 2", 9),
    ("1 = 1", "a condition compares with ==; = changes a value, in whatif", 9),
    ("1 & 2", "unexpected &", 9),
    ("point + 1", "+ needs a number, but this is a point", 7),
    ("!1", "! needs a yes or no, but this is a number", 8),
    ("point == 1", "a point and a number are never equal", 13),
    ("yes && 1", "&& needs a yes or no, but this is a number", 14),
    ("fifthView.", "expected the name of a property here", 17),
    ("\"open", "unexpected \"", 7),
    ("1.x", "unexpected .", 8), ("(1).x", "a number has no property x", 11),
  ])
  func `are refused with a reason and a column`(text: String, reason: String, column: Int) {
    var debugger = debugger()
    _ = debugger.perform("goto 7")
    let reply = debugger.perform("print \(text)")
    #expect(reply.status == .failed)
    let lines = reply.lines.map(\.plain)
    #expect(lines.first == "\(reason)  (column \(column))")
    #expect(lines.last == String(repeating: " ", count: column + 1) + "^")
  }

  @Test func `cannot be long enough to hurt`() {
    var debugger = debugger()
    _ = debugger.perform("goto 7")
    for text in [
      String(repeating: "(", count: 20_000), String(repeating: "1+", count: 20_000) + "1",
      String(repeating: "!", count: 20_000), String(repeating: "-", count: 390) + "1",
    ] {
      #expect(debugger.perform("print \(text)").lines.isEmpty == false)
    }
  }

  @Test func `know every kind of step by its name`() {
    for step in debugger().trace { #expect(StepKind.names.contains(step.kindName)) }
  }
}
