import Testing

@testable import TouchCore

@Suite("The tap's state machine (facts §10)")
struct MachineTapTests {
  private func tap(
    _ script: String, taps: Int = 1, touches: Int = 1, _ settings: [Setting: Double] = [:]
  ) -> [String] {
    wishes(of: .tap, script, settings) {
      $0.numberOfTapsRequired = taps
      $0.numberOfTouchesRequired = touches
    }
  }

  @Test("10.1: it recognizes at the last required lift, by default the first one")
  func lastLift() {
    let twice = "0 down A 9,9; 50 up A; 200 down A 9,9; 260 up A"
    #expect(tap(twice) == ["50 recognize"])
    #expect(tap(twice, taps: 2) == ["260 recognize"])
    #expect(tap(twice, taps: 3) == ["610 fail waitedTooLong"])
    #expect(tap("\(twice); 400 down A 9,9; 440 up A", taps: 3) == ["440 recognize"])
  }

  @Test("10.2: a finger may stay down for 750 ms, not for 751")
  func hold() {
    #expect(tap("100 down A 9,9; 850 up A") == ["850 recognize"])
    #expect(tap("100 down A 9,9; 851 up A") == ["851 fail heldTooLong"])
    #expect(tap("0 down A 9,9; 301 up A", [.tapDuration: 300]) == ["301 fail heldTooLong"])
    #expect(tap("0 down A 9,9; 300 up A", [.tapDuration: 300]) == ["300 recognize"])
  }

  @Test("10.2: every tap has its own 750 ms")
  func holdOfEach() {
    let slow = "0 down A 9,9; 700 up A; 900 down A 9,9; "
    #expect(tap(slow + "1650 up A", taps: 2) == ["1650 recognize"])
    #expect(tap(slow + "1700 up A", taps: 2) == ["1651 fail heldTooLong"])
  }

  @Test("10.2, 10.3: a finger may move by 45 pt in any direction, not by more")
  func movement() {
    #expect(tap("0 down A 9,9; 20 move A 54,9; 50 up A") == ["50 recognize"])
    #expect(tap("0 down A 9,9; 20 move A 54.01,9; 50 up A") == ["20 fail movedTooFar"])
    #expect(tap("0 down A 9,9; 20 move A 41,41; 50 up A") == ["20 fail movedTooFar"])
    #expect(tap("0 down A 9,9; 50 up A 54.01,9") == ["50 fail movedTooFar"])
    let strict: [Setting: Double] = [.tapMovement: 10]
    #expect(tap("0 down A 9,9; 20 move A 19,9; 50 up A", strict) == ["50 recognize"])
    #expect(tap("0 down A 9,9; 20 move A 19.5,9; 50 up A", strict) == ["20 fail movedTooFar"])
  }

  @Test("9.24, 10.2: without the next tap it fails 350 ms after the lift")
  func interval() {
    #expect(tap("0 down A 9,9; 60 up A", taps: 2) == ["410 fail waitedTooLong"])
    #expect(tap("0 down A 9,9; 60 up A; 409 down A 9,9; 450 up A", taps: 2) == ["450 recognize"])
    #expect(
      tap("0 down A 9,9; 60 up A; 410 down A 9,9; 450 up A", taps: 2) == ["410 fail waitedTooLong"])
    #expect(
      tap("0 down A 9,9; 60 up A", taps: 2, [.tapInterval: 250]) == ["310 fail waitedTooLong"])
  }

  @Test("3.7, 10.2: a later tap lies within 45 pt of the first on each axis")
  func distance() {
    let first = "0 down A 100,100; 50 up A; "
    #expect(tap(first + "99 down A 145,55; 120 up A", taps: 2) == ["120 recognize"])
    #expect(tap(first + "99 down A 145.5,100; 120 up A", taps: 2) == ["99 fail movedTooFar"])
    #expect(
      tap(first + "99 down A 131,100; 120 up A", taps: 2, [.tapDistance: 30])
        == ["99 fail movedTooFar"])
    let third = first + "99 down A 140,100; 120 up A; 150 down A 180,100; 180 up A"
    #expect(tap(third, taps: 3) == ["150 fail movedTooFar"])
  }

  @Test("3.7: with several fingers each one lies close to a finger of the first tap")
  func distanceOfEach() {
    let first = "0 down A 0,0; 0 down B 100,0; 50 up A; 50 up B; "
    let lift = "; 150 up A; 150 up B"
    #expect(
      tap(first + "99 down B 70,0; 110 down A 40,0" + lift, taps: 2, touches: 2)
        == ["150 recognize"])
    #expect(
      tap(first + "99 down B 70,0; 110 down A 50,0" + lift, taps: 2, touches: 2)
        == ["110 fail movedTooFar"])
  }

  @Test("10.4: more fingers than required are too many, together or late")
  func tooMany() {
    #expect(tap("0 down A 9,9; 0 down B 50,9; 50 up A; 50 up B") == ["0 fail tooManyTouches"])
    #expect(tap("0 down A 9,9; 30 down B 50,9; 50 up A; 50 up B") == ["30 fail tooManyTouches"])
    #expect(
      tap("0 down A 9,9; 0 down B 50,9; 40 up A; 60 down A 9,9; 90 up A; 90 up B", touches: 2)
        == ["60 fail tooManyTouches"])
  }

  @Test("10.4: fewer fingers than required at the lift are too few")
  func tooFew() {
    #expect(tap("0 down A 9,9; 50 up A", touches: 2) == ["50 fail liftedTooEarly"])
    #expect(
      tap("0 down A 9,9; 0 down B 50,9; 50 up B; 80 up A", touches: 3) == ["50 fail liftedTooEarly"]
    )
  }

  @Test("9.34: the fingers of one tap may come and go one after the other")
  func oneAfterTheOther() {
    let apart = "0 down A 9,9; 30 down B 60,9; 80 up A; 130 up B"
    #expect(tap(apart, touches: 2) == ["130 recognize"])
    #expect(
      tap(
        "\(apart); 200 down B 60,9; 220 down A 9,9; 260 up A; 260 up B", taps: 2, touches: 2)
        == ["260 recognize"])
    #expect(
      tap("0 down A 9,9; 30 down B 60,9; 80 up A; 800 up B", touches: 2)
        == ["751 fail heldTooLong"])
  }

  @Test("10.3: what the system cancels is no tap")
  func cancelled() {
    #expect(tap("0 down A 9,9; 20 cancel A") == ["20 fail touchesCancelled"])
  }
}
