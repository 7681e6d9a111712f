import TestSupport
import Testing
import TouchCore

/// Who is first responder (12.1 to 12.6).
@Suite("First responder")
struct FocusTests {
  private func window(_ lines: String...) -> String {
    (["window 400x800", "  vc root", "    view back 0,0 400x800"] + lines.map { "      " + $0 })
      .joined(separator: "\n")
  }

  private func focus(_ script: String, _ text: String) -> [String] {
    delivered(script, in: text).log("focus")
  }

  @Test("12.1: a view cannot become first responder unless it says so; a text control can")
  func canBecome() {
    let ask = "0 set it firstResponder"
    #expect(focus(ask, window("view it 0,0 9x9")) == ["0 focus nil it cannotBecome"])
    #expect(focus(ask, window("button it 0,0 9x9")) == ["0 focus nil it cannotBecome"])
    #expect(
      focus(ask, window("view it 0,0 9x9 canBecomeFirstResponder")) == ["0 focus nil it became"])
    #expect(focus(ask, window("field it 0,0 9x9")) == ["0 focus nil it became"])
    #expect(focus(ask, window("textView it 0,0 9x9")) == ["0 focus nil it became"])
    #expect(focus(ask, window("field it 0,0 9x9 disabled")) == ["0 focus nil it cannotBecome"])
  }

  @Test("12.1: who is first responder may give it up unless it says no")
  func canResign() {
    let resign = "0 set it firstResponder=no"
    let it = "view it 0,0 9x9 canBecomeFirstResponder firstResponder"
    #expect(focus(resign, window(it)) == ["0 focus it nil resigned"])
    #expect(
      focus(resign, window(it, "  ~resignFirstResponder return no"))
        == ["0 focus it nil refusedToResign"])
    #expect(focus(resign, window("view it 0,0 9x9")) == ["0 focus it nil wasNot"])
  }

  private let two = [
    "view a 0,0 9x9 canBecomeFirstResponder firstResponder",
    "view b 0,0 9x9 canBecomeFirstResponder",
  ]

  @Test("12.2: becoming it again changes nothing")
  func already() {
    #expect(focus("0 set a firstResponder", window(two[0])) == ["0 focus a a already"])
  }

  @Test("12.2: nobody outside a window becomes first responder")
  func notInWindow() {
    #expect(
      focus("0 set b removed\n10 set b firstResponder", window(two[0], two[1]))
        == ["10 focus nil b notInWindow"])
  }

  @Test("12.2: nor anybody while the present one refuses to resign")
  func refused() {
    let trace = delivered(
      "0 set b firstResponder\n10 motion shake",
      in: window(two[0], "  ~resignFirstResponder return no", two[1]))
    #expect(trace.log("focus") == ["0 focus a b refusedToResign"])
    #expect(trace.log("motionBegan") == ["10 motionBegan a"])
  }

  @Test("12.2: who leaves the window is first responder no more")
  func removed() {
    let trace = delivered("0 set a removed\n10 motion shake", in: window(two[0]))
    #expect(trace.log("focus") == ["0 focus a nil resigned"])
    #expect(trace.log("motionBegan") == ["10 motionBegan root"])
  }

  @Test("12.3: the old one resigns once, before the new one takes over")
  func resignsFirst() {
    #expect(
      focus("0 set b firstResponder", window(two[0], two[1]))
        == ["0 focus a nil resigned", "0 focus nil b became"])
    #expect(
      focus("0 set it firstResponder", window(two[0], "view it 0,0 9x9"))
        == ["0 focus a it cannotBecome"])
  }

  private let windows = """
    window first 400x800 key
      view a 0,0 400x800 canBecomeFirstResponder firstResponder
    window second 400x800
      view b 0,0 400x800 canBecomeFirstResponder
    """

  @Test("12.4: each window has one; the key window's gets what has no place on the screen")
  func onePerWindow() {
    let trace = delivered(
      """
      0 set b firstResponder
      10 key return
      20 set second key
      30 key return
      """, in: windows)
    #expect(
      trace.log("focus", "pressesBegan")
        == ["0 focus nil b became", "10 pressesBegan a", "30 pressesBegan b"])
  }

  @Test("12.5: a view controller can be first responder, through its view's window")
  func controller() {
    let text = """
      window 400x800
        vc root
          ~canBecomeFirstResponder return yes
          view back 0,0 400x800
      """
    let trace = delivered("0 set root firstResponder\n10 motion shake", in: text)
    #expect(trace.log("focus") == ["0 focus nil root became"])
    #expect(trace.chains.first == "motionBegan root > window > app dropped")
    #expect(
      focus("0 set back removed\n10 set root firstResponder", text)
        == ["10 focus nil root notInWindow"])
  }

  @Test("12.6: touching a view does not make it first responder")
  func touching() {
    let text = window("view it 0,0 400x800 canBecomeFirstResponder")
    #expect(focus(oneTap, text).isEmpty)
  }

  @Test("12.6: touching a text control does, and editing begins")
  func textControls() {
    let trace = delivered(
      oneTap, in: window(two[0], "field it 100,100 200x200", "  ~target editingDidBegin typed"))
    #expect(
      trace.log("focus", "editing", "send") == [
        "60 focus a nil resigned", "60 focus nil it became", "60 it editingDidBegin",
        "60 send typed object",
      ])
    // Its own touches do not: without its tap nothing is edited.
    #expect(
      focus(oneTap, window("field it 100,100 200x200", "  @fieldTap disabled")).isEmpty)
    #expect(
      focus("0 down A at 200,200\n200 up A", window("textView it 100,100 200x200"))
        == ["200 focus nil it became"])
  }

  @Test("12.6: not where the lift is outside, or the touch is cancelled")
  func textControlsLeftAlone() {
    let text = window("field it 100,100 200x200")
    #expect(focus("0 down A at 200,200\n60 move A by 0,400\n80 up A", text).isEmpty)
    #expect(focus("0 down A at 200,200\n60 cancel A", text).isEmpty)
  }
}
