import Testing

@testable import TouchCore

@Suite("The pinch's and the rotation's state machines (facts §10)")
struct MachinePinchTests {
  private func pinch(_ script: String, _ settings: [Setting: Double] = [:]) -> [String] {
    wishes(of: .pinch, "0 down A 0,0; 5 down B 100,0; " + script, settings)
  }

  private func rotate(_ script: String, _ settings: [Setting: Double] = [:]) -> [String] {
    wishes(of: .rotation, "0 down A 0,0; 5 down B 100,0; " + script, settings)
  }

  @Test("10.28, 10.30: a pinch begins with 8 pt nearer or farther, not with the second finger")
  func pinchHysteresis() {
    let lift = "; 20 up A; 30 up B"
    #expect(pinch("9 move B 108,0" + lift) == ["9 begin 1.08,0", "30 end 1.08,0"])
    #expect(pinch("9 move B 92,0" + lift) == ["9 begin 0.92,0", "30 end 0.92,0"])
    #expect(pinch("9 move B 107.99,0" + lift) == ["30 fail liftedTooEarly"])
    #expect(pinch("9 move B 0,100" + lift) == ["30 fail liftedTooEarly"])
    #expect(
      pinch("9 move A 2,0; 9 move B 97,0" + lift, [.pinchHysteresis: 5])
        == ["9 begin 0.95,0", "30 end 0.95,0"])
  }

  @Test("10.27, 10.29: the scale compares with the start; changes need two fingers")
  func scale() {
    #expect(
      pinch("9 move B 200,0; 12 move A -100,0; 20 up B; 25 move A 500,0; 30 up A")
        == ["9 begin 2,0", "12 change 3,0", "30 end 3,0"])
    #expect(
      wishes(of: .pinch, "0 down A 0,0; 9 move A 99,0; 20 up A") == ["20 fail liftedTooEarly"])
  }

  @Test("10.27: a finger that comes back goes on with the scale, a third one is ignored")
  func fingers() {
    #expect(
      pinch(
        "9 move B 200,0; 20 up B; 30 down B 50,0; 40 move B 100,0; 50 up A; 50 up B")
        == ["9 begin 2,0", "40 change 4,0", "50 end 4,0"])
    #expect(
      pinch("6 down C 0,500; 9 move C 0,900; 20 move B 120,0; 30 up A; 30 up B; 90 up C")
        == ["20 begin 1.2,0", "30 end 1.2,0"])
  }

  @Test("10.29: fingers on the same point have a scale all the same")
  func samePoint() {
    #expect(
      wishes(of: .pinch, "0 down A 9,9; 0 down B 9,9; 9 move B 29,9; 20 up A; 20 up B")
        == ["9 begin 20,0", "20 end 20,0"])
  }

  @Test("10.31: a rotation begins after 10 degrees, and counts radians clockwise")
  func rotation() {
    let lift = "; 20 up A; 30 up B"
    #expect(rotate("9 move B 0,100" + lift) == ["9 begin 1.57,0", "30 end 1.57,0"])
    #expect(rotate("9 move B 0,-100" + lift) == ["9 begin -1.57,0", "30 end -1.57,0"])
    #expect(rotate("9 move B 98.4,17.7" + lift) == ["9 begin 0.18,0", "30 end 0.18,0"])
    #expect(rotate("9 move B 98.6,17.3" + lift) == ["30 fail liftedTooEarly"])
    #expect(rotate("9 move B 300,0" + lift) == ["30 fail liftedTooEarly"])
    let exact: [Setting: Double] = [.rotationHysteresis: 90]
    #expect(rotate("9 move B 0,1" + lift, exact) == ["9 begin 1.57,0", "30 end 1.57,0"])
    #expect(rotate("9 move B 0.01,1" + lift, exact) == ["30 fail liftedTooEarly"])
  }

  @Test("10.31: turns add up past half a turn; one finger alone turns nothing")
  func turns() {
    #expect(
      rotate(
        "9 move B 0,100; 10 move B -100,0; 11 move B 0,-100; 12 move B 100,0; 20 up A; 20 up B")
        == [
          "9 begin 1.57,0", "10 change 3.14,0", "11 change 4.71,0", "12 change 6.28,0",
          "20 end 6.28,0",
        ])
    #expect(
      rotate(
        "9 move B 0,100; 20 up B; 25 move A 50,50; 30 down B 150,50; 40 move B 50,150; 50 up A; 50 up B"
      ) == ["9 begin 1.57,0", "40 change 3.14,0", "50 end 3.14,0"])
  }

  @Test("10.31: a third finger is ignored")
  func thirdFinger() {
    #expect(
      rotate("6 down C 0,500; 9 move C 0,900; 20 move B 0,100; 30 up A; 30 up B; 90 up C")
        == ["20 begin 1.57,0", "30 end 1.57,0"])
  }

  @Test("3.19: the system's cancel cancels what began and fails what did not")
  func cancelled() {
    #expect(pinch("9 cancel A") == ["9 fail touchesCancelled"])
    #expect(pinch("9 move B 200,0; 20 cancel A") == ["9 begin 2,0", "20 cancel 2,0"])
    #expect(rotate("9 cancel A") == ["9 fail touchesCancelled"])
    #expect(rotate("9 move B 0,9; 20 cancel B") == ["9 begin 1.57,0", "20 cancel 1.57,0"])
  }
}
