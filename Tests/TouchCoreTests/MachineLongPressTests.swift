import Testing

@testable import TouchCore

@Suite("The long press's state machine (facts §10)")
struct MachineLongPressTests {
  private func press(
    _ script: String, _ settings: [Setting: Double] = [:],
    _ configure: (inout Recognizer) -> Void = { _ in }
  ) -> [String] {
    wishes(of: .longPress, script, settings, configure)
  }

  @Test("10.7, 10.8: it begins after half a second, changes with moves and ends with the lift")
  func held() {
    #expect(
      press("20 down A 9,9; 600 move A 12,9; 700 move A 300,9; 900 up A")
        == ["520 begin", "600 change", "700 change", "900 end"])
    #expect(press("0 down A 9,9; 500 up A") == ["500 begin", "500 end"])
    #expect(
      press("0 down A 9,9; 400 up A") { $0.minimumPressDuration = 0.25 }
        == ["250 begin", "400 end"])
    #expect(
      press("0 down A 9,9; 400 up A") { $0.minimumPressDuration = 0 } == ["0 begin", "400 end"])
  }

  @Test("10.10: an earlier lift fails")
  func lifted() { #expect(press("0 down A 9,9; 499 up A") == ["499 fail liftedTooEarly"]) }

  @Test("10.7, 10.10: before it begins it may move by 10 pt, not by more")
  func moved() {
    #expect(press("0 down A 9,9; 99 move A 15,17; 600 up A") == ["500 begin", "600 end"])
    #expect(press("0 down A 9,9; 99 move A 19.01,9; 600 up A") == ["99 fail movedTooFar"])
    #expect(press("0 down A 9,9; 99 move A 17,17; 600 up A") == ["99 fail movedTooFar"])
    #expect(
      press("0 down A 9,9; 99 move A 9,40; 600 up A") { $0.allowableMovement = 31 }
        == ["500 begin", "600 end"])
  }

  @Test("10.9: after it began it may move anywhere, unless the model keeps the limit")
  func keepsLimit() {
    let script = "0 down A 9,9; 600 move A 19,9; 700 move A 20,9; 800 up A"
    #expect(press(script) == ["500 begin", "600 change", "700 change", "800 end"])
    #expect(
      press(script, [.longPressKeepsLimit: 1]) == ["500 begin", "600 change", "700 cancel"])
  }

  @Test("10.11: full taps come first, and the press soon after them, close to them")
  func taps() {
    func after(_ script: String, _ settings: [Setting: Double] = [:]) -> [String] {
      press("0 down A 100,100; 60 up A; " + script, settings) { $0.numberOfTapsRequired = 1 }
    }
    #expect(after("200 down A 120,100; 900 up A") == ["700 begin", "900 end"])
    #expect(
      press("0 down A 9,9; 60 up A; 200 down A 9,9; 260 up A; 400 down A 9,9; 990 up A") {
        $0.numberOfTapsRequired = 2
      } == ["900 begin", "990 end"])
    #expect(
      press("0 down A 9,9; 60 up A; 200 down A 9,9; 990 up A") { $0.numberOfTapsRequired = 2 }
        == ["951 fail heldTooLong"])
    #expect(after("409 down A 100,100; 990 up A") == ["909 begin", "990 end"])
    #expect(after("410 down A 100,100; 990 up A") == ["410 fail waitedTooLong"])
    #expect(after("200 down A 146,100; 900 up A") == ["200 fail movedTooFar"])
    #expect(after("200 down A 99,99; 300 up A") == ["300 fail liftedTooEarly"])
    #expect(
      press("0 down A 9,9; 800 up A") { $0.numberOfTapsRequired = 1 } == ["751 fail heldTooLong"])
    #expect(
      press("0 down A 9,9; 50 move A 99,9; 80 up A") { $0.numberOfTapsRequired = 1 }
        == ["50 fail movedTooFar"])
    #expect(
      after("161 down A 100,100; 900 up A", [.tapInterval: 100]) == ["160 fail waitedTooLong"])
  }

  @Test("10.11: after the taps all fingers of the press come in time")
  func fingersAfterTaps() {
    let taps = "0 down A 9,9; 0 down B 50,9; 60 up A; 60 up B; 200 down A 9,9; "
    func after(_ script: String) -> [String] {
      press(taps + script) {
        $0.numberOfTapsRequired = 1
        $0.numberOfTouchesRequired = 2
      }
    }
    #expect(after("300 down B 50,9; 900 up A; 900 up B") == ["800 begin", "900 end"])
    #expect(after("900 up A") == ["410 fail waitedTooLong"])
  }

  @Test("10.7: several fingers: the time runs from the last one, the first lift ends it")
  func touches() {
    func two(_ script: String) -> [String] {
      press(script) { $0.numberOfTouchesRequired = 2 }
    }
    #expect(
      two("0 down A 9,9; 100 down B 50,9; 700 up B; 800 up A") == ["600 begin", "700 end"])
    #expect(two("0 down A 9,9; 900 up A") == ["900 fail liftedTooEarly"])
    #expect(press("0 down A 9,9; 40 down B 50,9; 900 up A") == ["40 fail tooManyTouches"])
  }

  @Test("9.7: a finger that joins the press later does not count")
  func joins() {
    #expect(
      press("0 down A 9,9; 600 down B 50,9; 650 move B 90,9; 700 up B; 800 up A")
        == ["500 begin", "800 end"])
  }

  @Test("3.19: the system's cancel cancels what began and fails what did not")
  func cancelled() {
    #expect(press("0 down A 9,9; 600 cancel A") == ["500 begin", "600 cancel"])
    #expect(press("0 down A 9,9; 400 cancel A") == ["400 fail touchesCancelled"])
  }
}
