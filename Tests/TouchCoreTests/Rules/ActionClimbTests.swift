import TestSupport
import Testing
import TouchCore

/// Where an action without a target looks for somebody to do it (12.10 to 12.12).
@Suite("Actions that climb")
struct ActionClimbTests {
  /// A button in one branch, a possible first responder in another.
  private func text(
    header: String = "", first: String = "", root: String = "", branch: String = "",
    button: String = "~target touchUpInside nil act"
  ) -> String {
    func line(_ indent: Int, _ word: String) -> String {
      word.isEmpty ? "" : "\n" + String(repeating: " ", count: indent) + word
    }
    return """
      \(header)window 400x800
        vc root\(line(4, root))
          view back 0,0 400x800
            view left 0,0 9x9 canBecomeFirstResponder \(first)
            view right 0,0 400x800\(line(8, branch))
              button b 100,100 200x200\(line(10, button))
      """
  }

  private func climb(_ text: String) -> [String] {
    delivered(oneTap, in: text).log("asked", "send").map { String($0.dropFirst(3)) }
  }

  @Test("12.10: each responder is asked whether it can perform the action, up the chain")
  func canPerform() {
    #expect(
      climb(text(root: "~handles act")) == [
        "asked b no", "asked right no", "asked back no", "asked root yes", "send act root",
      ])
  }

  @Test("12.10: one that implements it may still refuse, and the climb goes on")
  func refuses() {
    let branch = "~handles act\n        ~canPerformAction act no"
    #expect(
      climb(text(root: "~handles act", branch: branch)) == [
        "asked b no", "asked right no", "asked back no", "asked root yes", "send act root",
      ])
  }

  @Test("12.11: with a first responder it starts there, and asks the sender's chain after it")
  func firstResponderThenSender() {
    #expect(
      climb(text(first: "firstResponder", branch: "~handles act")) == [
        "asked left no", "asked back no", "asked root no", "asked window no", "asked app no",
        "asked b no", "asked right yes", "send act right",
      ])
    #expect(
      climb(text(first: "firstResponder", root: "~handles act", branch: "~handles act")) == [
        "asked left no", "asked back no", "asked root yes", "send act root",
      ])
  }

  @Test("12.11: whoever is on both ways is asked once")
  func askedOnce() {
    let asked = climb(text(first: "firstResponder")).dropLast()
    #expect(
      asked == [
        "asked left no", "asked back no", "asked root no", "asked window no", "asked app no",
        "asked b no", "asked right no",
      ])
  }

  @Test("12.11: with none it starts at the sender")
  func sender() {
    #expect(
      climb(text(branch: "~handles act")) == ["asked b no", "asked right yes", "send act right"])
  }

  @Test("12.11: nobody can: the action reaches nobody")
  func nobody() {
    #expect(climb(text()).last == "send act nobody")
  }

  @Test("12.11: nilTargetAsksFirstResponder off: only the sender's chain, as one peer observed")
  func senderOnly() {
    #expect(
      climb(
        text(
          header: "model nilTargetAsksFirstResponder off\n", first: "firstResponder",
          root: "~handles act", branch: "~handles act"))
        == ["asked b no", "asked right yes", "send act right"])
  }

  @Test("12.11: nilTargetClimbsFromSender off: only the first responder's chain, as documented")
  func firstResponderOnly() {
    let header = "model nilTargetClimbsFromSender off\n"
    #expect(
      climb(text(header: header, first: "firstResponder", branch: "~handles act")) == [
        "asked left no", "asked back no", "asked root no", "asked window no", "asked app no",
        "send act nobody",
      ])
    #expect(climb(text(header: header, branch: "~handles act")) == ["send act nobody"])
  }

  @Test("12.12: a sender that is no responder can only start at the first responder")
  func senderIsNoResponder() {
    let custom = "@custom c recognizesAt=ended\n          ~target nil act"
    #expect(climb(text(branch: custom, button: "")) == ["send act nobody"])
    #expect(
      climb(text(first: "firstResponder", root: "~handles act", branch: custom, button: "")) == [
        "asked left no", "asked back no", "asked root yes", "send act root",
      ])
  }
}
