import SceneLanguage
import TestSupport
import Testing
import TouchCore

/// A controller whose touchesBegan hides the keyboard (17.27), and what lies in a field (17.35).
@Suite("Ending editing in touchesBegan")
struct EndEditingByTouchTests {
  private func page(_ lines: String..., words: String = "endEditing page") -> String {
    ([
      "window 390x844", "  vc root", "    ~touchesBegan \(words)", "    view page 0,0 390x844",
      "      field name 20,20 350x40 firstResponder",
    ] + lines.map { "      " + $0 }).joined(separator: "\n")
  }

  private func told(_ text: String, at y: Int = 400) -> [String] {
    delivered("0 down A at 195,\(y)\n400 up A", in: text).log("focus")
  }

  private let resigned = ["0 focus name nil resigned"]

  @Test("17.27: it ends editing where the chain gets there: plain views, labels, images")
  func reaches() {
    #expect(told(page()) == resigned)
    for line in [
      "view card 95,350 200x100", "label title 95,350 200x100", "image photo 95,350 200x100",
      "button off 95,350 200x100 disabled",
    ] {
      #expect(told(page(line)) == resigned, "\(line)")
    }
    let trace = delivered("0 down A at 195,400", in: page())
    let focus = trace.firstIndex { if case .focus = $0 { true } else { false } }
    let cause = focus.flatMap { trace.causes(of: $0).first }
    // It follows from the hop that brought the message to the controller.
    guard let cause, case .chainNext(let hop) = trace[cause] else {
      Issue.record("no hop")
      return
    }
    #expect(trace.scene.name(of: hop.to) == "root")
  }

  @Test("17.27, 18.1, 7.11: over a scroll view, a table, a text view or a control it never does")
  func neverReaches() {
    for line in [
      "scroll box 95,350 200x100", "table rows 95,350 200x100",
      "textView note 95,350 200x100 editable=no", "button send 95,350 200x100",
      "view card 95,350 200x100\n        ~touchesBegan log",
    ] {
      #expect(told(page(line)).isEmpty, "\(line)")
    }
    #expect(told(page("scroll box 95,350 200x100 scrollEnabled=no")) == resigned)
  }

  @Test("17.27: with super the message goes on; only what lies where it ends is concerned")
  func further() {
    let trace = delivered("0 down A at 195,400", in: page(words: "endEditing page super"))
    #expect(trace.log("focus") == resigned)
    let goesOn = trace.contains { step in
      guard case .chainNext(let hop) = step else { return false }
      return trace.scene.name(of: hop.from) == "root"
    }
    #expect(goesOn)
    let elsewhere = page("view other 0,600 390x100", words: "endEditing other")
    #expect(told(elsewhere).isEmpty)
    // In its own field nothing resigns: a control keeps its touch.
    #expect(told(page(), at: 40) == ["400 focus name name already"])
  }

  @Test("17.27: it is written as it is read")
  func written() {
    for words in ["endEditing page", "endEditing page super"] {
      let lines = writeScene(scene(page(words: words)))
      #expect(lines.contains("    ~touchesBegan \(words)"))
    }
  }

  @Test("17.35: a label in a field takes no touch: the field is hit and edited")
  func labels() {
    let text = page().replacing(" firstResponder", with: "") + "\n        label hint 0,0 350x40"
    let trace = delivered("0 down A at 100,40\n80 up A", in: text)
    #expect(trace.outcomes.map { $0.hit.map { trace.scene.name(of: $0) } } == ["name"])
    #expect(trace.log("focus") == ["80 focus nil name became"])
  }
}
