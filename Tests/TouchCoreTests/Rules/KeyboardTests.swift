import TestSupport
import Testing
import TouchCore

/// The keyboard and its window, and what dismisses it (17.28 to 17.34).
@Suite("The keyboard")
struct KeyboardTests {
  private func page(_ mode: String = "none", _ keyboard: String = "0,544 390x300") -> String {
    """
    window 390x844
      @tap hide
      vc root
        view page 0,0 390x844
          field name 20,20 350x40 firstResponder
          scroll list 0,100 390x744 contentSize=390x3000 keyboardDismissMode=\(mode)
    keyboard \(keyboard)
    """
  }

  private func found(_ x: Int, _ y: Int, _ text: String) -> [String] {
    let trace = delivered("0 down A at \(x),\(y)\n60 up A", in: text)
    return trace.indices.compactMap { index in
      switch trace[index] {
      case .windowChoose(let window, _): "window \(trace.scene.name(of: window))"
      case .hitResult(_, let view, _): view.map { "hit \(trace.scene.name(of: $0))" }
      case .recognizer(.collect): "collected"
      default: nil
      }
    }
  }

  @Test("17.30, 17.32, 17.33: its keys take the touch, beside them it is the app's (17-d)")
  func takesKeys() {
    let scene = scene(page())
    #expect(scene.windows.last.map { $0.level } == 10_000_000)
    // No recognizer of the app's window sees it.
    #expect(found(200, 700, page()) == ["window keyboard", "hit keyboard.keys"])
    #expect(found(200, 80, page()) == ["window window", "hit page", "collected"])
    #expect(
      found(200, 520, page("none", "0,544 390x300 accessory=44"))
        == ["window keyboard", "hit keyboard.accessory"])
    #expect(found(200, 520, page()) == ["window window", "hit list", "collected"])
  }

  @Test("17.30: it is there as long as text is edited; without a size it is as high as the setting")
  func shownWhileEdited() {
    let text = page("none", "").replacing(" firstResponder", with: "")
    #expect(found(200, 800, text) == ["window window", "hit list", "collected"])
    let trace = delivered(
      "0 set name firstResponder\n10 down A at 200,509\n70 up A\n100 set name firstResponder=no\n"
        + "200 down B at 200,509\n260 up B", in: text)
    #expect(
      trace.log("focus", "set") == [
        "0 focus nil name became", "0 set hidden", "100 focus name nil resigned", "100 set hidden",
      ])
    #expect(
      trace.outcomes.map { $0.hit.map { trace.scene.name(of: $0) } } == ["keyboard.keys", "list"])
    let shown = trace.firstIndex { if case .change = $0 { true } else { false } }
    #expect(shown.map { trace.rule(of: $0) } == RuleNumber(17, 30))
    // From one text to the next it stays.
    let two = page() + "\n  @tap none"
    #expect(delivered("0 set name firstResponder", in: two).log("set").isEmpty)
  }

  @Test("17.32: what the app adds above the keys lies in the keyboard's window")
  func accessory() {
    let text = page("none", "0,544 390x300 accessory=44\n  button done 330,4 50x36")
    #expect(found(350, 520, text) == ["window keyboard", "hit done"])
  }

  private let down = "0 down A at 200,500\n20 move A by 0,20\n40 move A by 0,60\n60 move A by 0,40"

  private func moved(_ script: String, _ mode: String) -> [String] {
    let trace = delivered(script, in: page(mode))
    return trace.indices.compactMap { index in
      guard case .change(let place) = trace[index] else {
        guard case .focus = trace[index] else { return nil }
        return trace.log(at: index)
      }
      let change = trace.changes[place].change
      guard case .rect(let frame) = change.new else {
        return "\(trace.milliseconds(at: index)) \(change.property)"
      }
      return
        "\(trace.milliseconds(at: index)) keys at \(Int(frame.minY)) by \(trace.rule(of: index))"
    }
  }

  @Test("17.28, 17.29: interactive lets it follow the finger that reaches it, and go at the lift")
  func interactive() {
    #expect(
      moved(down + "\n80 up A", "interactive") == [
        "40 keys at 580 by 17.28", "60 keys at 620 by 17.28", "80 focus name nil resigned",
        "80 hidden", "80 keys at 544 by 17.28",
      ])
    #expect(moved(down + "\n80 up A", "none") == [])
  }

  @Test("17.28: going up again keeps it, and so does a drag that does not reach it")
  func keptInteractive() {
    #expect(
      moved(down + "\n70 move A by 0,-30\n80 move A by 0,-30\n90 up A", "interactive") == [
        "40 keys at 580 by 17.28", "60 keys at 620 by 17.28", "70 keys at 590 by 17.28",
        "80 keys at 560 by 17.28", "90 keys at 544 by 17.28",
      ])
    #expect(
      moved("0 down A at 200,300\n20 move A by 0,60\n40 up A", "interactive") == [])
  }

  @Test("17.34: a text that is tapped makes its window the key window")
  func keyWindow() {
    let text = """
      window first 390x400 key
      window second 0,400 390x400
        field name 20,20 350x40
      """
    let trace = delivered("0 down A at 100,440\n60 up A\n100 key return", in: text)
    #expect(
      trace.log("set", "focus", "pressesBegan") == [
        "60 focus nil name became", "60 set key", "60 set key", "100 pressesBegan name",
      ])
    // What was the key window already needs no change.
    let one = text.replacing(" key", with: "").replacing("second 0,400", with: "second key 0,400")
    #expect(
      delivered(
        "0 down A at 100,440\n60 up A",
        in: one.replacing("key 0,400 390x400", with: "0,400 390x400 key")
      )
      .log("set").isEmpty)
  }
}
