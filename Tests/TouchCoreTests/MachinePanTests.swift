import Testing

@testable import TouchCore

@Suite("The pan's state machine (facts §10)")
struct MachinePanTests {
  private func pan(
    _ script: String, _ settings: [Setting: Double] = [:],
    _ configure: (inout Recognizer) -> Void = { _ in }
  ) -> [String] {
    wishes(of: .pan, script, settings, configure)
  }

  @Test("10.13: it begins with 10 pt along one axis, and 9.99 are too few")
  func hysteresis() {
    #expect(pan("0 down A 0,0; 9 move A 10,0; 20 up A") == ["9 begin", "20 end"])
    #expect(pan("0 down A 0,0; 9 move A 9.99,0; 20 up A") == ["20 fail liftedTooEarly"])
    #expect(pan("0 down A 0,0; 9 move A 0,-10; 20 up A") == ["9 begin", "20 end"])
    #expect(pan("0 down A 0,0; 9 move A 9.9,9.9; 20 up A") == ["20 fail liftedTooEarly"])
    #expect(
      pan("0 down A 0,0; 9 move A 4,0; 20 up A", [.panHysteresis: 4]) == ["9 begin", "20 end"])
  }

  @Test("10.13: by setting the distance is measured along the way, and 10.14 taken off along it")
  func euclidean() {
    let setting: [Setting: Double] = [.panHysteresisPerAxis: 0]
    #expect(pan("0 down A 0,0; 9 move A 6,8; 20 up A", setting) == ["9 begin", "20 end"])
    #expect(
      pan("0 down A 0,0; 9 move A 6,7.9; 20 up A", setting) == ["20 fail liftedTooEarly"])
    #expect(
      pan("0 down A 0,0; 9 move A 12,16; 20 up A", setting) == ["9 begin 6,8", "20 end 6,8"])
  }

  @Test("10.14: the 10 pt are not part of the translation, on each axis by itself")
  func removal() {
    let script = "0 down A 0,0; 9 move A 12,5; 18 move A 14,7; 27 move A 0,0; 30 up A"
    #expect(
      pan(script) == ["9 begin 2,0", "18 change 4,2", "27 change -10,-5", "30 end -10,-5"])
    #expect(
      pan(script, [.panRemovesHysteresis: 0])
        == ["9 begin 12,5", "18 change 14,7", "27 change", "30 end"])
    #expect(pan("0 down A 0,0; 9 move A -30,-12; 30 up A") == ["9 begin -20,-2", "30 end -20,-2"])
  }

  @Test("10.13: steps of 3 pt begin at 12 pt, and report 170 of 180")
  func steps() {
    let moves = (1...60).map { "\($0) move A 0,\($0 * 3)" }.joined(separator: "; ")
    let lines = pan("0 down A 0,0; \(moves); 61 up A")
    #expect(lines.first == "4 begin 0,2")
    #expect(lines.last == "61 end 0,170")
    #expect(lines.count == 58)
  }

  @Test("10.15: a finger more or less does not move the translation")
  func rebasing() {
    #expect(
      pan(
        """
        0 down A 0,0; 9 move A 30,0; 20 down B 200,100; 30 move A 40,0; 40 move B 210,100;
        50 up A; 60 move B 215,100; 70 up B
        """.replacing("\n", with: " "))
        == [
          "9 begin 20,0", "30 change 25,0", "40 change 30,0", "60 change 35,0", "70 end 35,0",
        ])
  }

  @Test("10.15: a move in the event that adds a finger counts")
  func movesWithNewFinger() {
    #expect(
      pan("0 down A 0,0; 9 move A 30,0; 20 move A 40,0; 20 down B 90,90; 30 up A; 40 up B")
        == ["9 begin 20,0", "20 change 30,0", "40 end 30,0"])
  }

  @Test("10.12: by default one finger is enough, and any number may take part")
  func anyNumber() {
    #expect(pan("0 down A 0,0; 9 move A 10,0; 20 up A") == ["9 begin", "20 end"])
    // Of three fingers one moves by 30: their middle by 10.
    #expect(
      pan("0 down A 0,0; 1 down B 50,0; 2 down C 90,0; 9 move A 30,0; 20 up A; 21 up B; 22 up C")
        == ["9 begin", "22 end"])
  }

  @Test("10.12: it needs its minimum, and counts from where they all are down")
  func minimum() {
    func two(_ script: String) -> [String] { pan(script) { $0.minimumNumberOfTouches = 2 } }
    #expect(two("0 down A 0,0; 9 move A 50,0; 20 up A") == ["20 fail liftedTooEarly"])
    #expect(
      two("0 down A 0,0; 9 move A 50,0; 20 down B 90,0; 30 move A 69,0; 40 up A; 41 up B")
        == ["41 fail liftedTooEarly"])
    #expect(
      two("0 down A 0,0; 20 down B 90,0; 30 move A 20,0; 40 up A; 41 up B") == [
        "30 begin", "41 end",
      ])
  }

  @Test("10.15: a finger beyond its minimum does not start the count anew; the missing one does")
  func counting() {
    func two(_ script: String) -> [String] {
      pan("0 down A 0,0; 0 down B 90,0; 9 move A 16,0; " + script) { $0.minimumNumberOfTouches = 2 }
    }
    #expect(
      two("20 down C 0,90; 30 move A 22,0; 40 up A; 40 up B; 40 up C") == ["30 begin", "40 end"])
    #expect(
      two("20 up B; 25 down B 90,0; 30 move A 22,0; 40 up A; 40 up B")
        == ["40 fail liftedTooEarly"])
  }

  @Test("10.18: with fewer fingers than its minimum an active pan reports nothing")
  func belowMinimum() {
    let lines = pan(
      """
      0 down A 0,0; 0 down B 90,0; 9 move A 40,0; 20 up B; 30 move A 80,0; 40 down B 90,0;
      50 move A 90,0; 60 up A; 60 up B
      """.replacing("\n", with: " ")
    ) { $0.minimumNumberOfTouches = 2 }
    #expect(lines == ["9 begin 10,0", "50 change 15,0", "60 end 15,0"])
  }

  @Test("10.16: too many fingers make it fail before it begins, and are ignored later")
  func maximum() {
    func one(_ script: String) -> [String] { pan(script) { $0.maximumNumberOfTouches = 1 } }
    let early = "0 down A 0,0; 5 down B 90,0; 9 move B 200,0; 20 move A 15,0; 30 up A; 40 up B"
    #expect(one(early) == ["5 fail tooManyTouches"])
    let late = "0 down A 0,0; 9 move A 15,0; 12 down B 90,0; 30 up B; 40 up A"
    #expect(one(late) == ["9 begin 5,0", "40 end 5,0"])
  }

  @Test("10.17: it ends with the last lift; the system's cancel cancels or fails it")
  func over() {
    #expect(
      pan("0 down A 0,0; 0 down B 9,9; 9 move A 30,0; 20 up B; 30 up A")
        == ["9 begin 5,0", "30 end 5,0"])
    #expect(pan("0 down A 0,0; 9 move A 10,0; 20 cancel A") == ["9 begin", "20 cancel"])
    #expect(pan("0 down A 0,0; 20 cancel A") == ["20 fail touchesCancelled"])
  }

  @Test("10.19: velocity is a share of the newest sample and the rest of the one before")
  func velocity() {
    func speed(_ script: String, _ settings: Settings = Settings()) -> Point {
      var driver = MachineDriver(Recognizer("r", .pan), settings)
      driver.play(script)
      return driver.machine.velocity
    }
    #expect(speed("0 down A 0,0; 10 move A 20,0") == Point(2000, 0))
    #expect(speed("0 down A 0,0; 10 move A 20,0; 20 move A 30,0") == Point(1800, 0))
    #expect(speed("0 down A 0,0; 10 move A 20,0; 20 move A 20,5; 30 move A 20,0") == Point(0, 300))
    #expect(speed("0 down A 0,0; 10 move A 20,0; 900 up A") == Point(2000, 0))
    #expect(speed("0 down A 0,0; 9 down B 500,0; 10 move A 20,0") == Point(1000, 0))
    var settings = Settings()
    settings[.panVelocityShare] = 1
    #expect(speed("0 down A 0,0; 10 move A 20,0; 20 move A 30,0", settings) == Point(1000, 0))
  }

  @Test("10.19: two moves of one millisecond are one sample")
  func oneSample() {
    var driver = MachineDriver(Recognizer("r", .pan))
    driver.play("0 down A 0,0; 10 move A 20,0")
    driver.play("10 move A 30,0")
    #expect(driver.machine.velocity == Point(2000, 0))
    driver.play("20 move A 30,0")
    #expect(driver.machine.velocity == Point(1800, 0))
  }

  @Test("9.25: a pan that had to wait counts from where it begins")
  func restart() {
    var driver = MachineDriver(Recognizer("r", .pan))
    driver.play("0 down A 0,0; 9 move A 30,0; 20 move A 40,0")
    driver.restart(at: 20)
    driver.play("30 move A 43,1; 40 up A")
    #expect(driver.lines == ["9 begin 20,0", "20 change 30,0", "30 change 3,1", "40 end 3,1"])
  }

  @Test("11.10, 11.11: a scroll view's pan counts only the ways its content moves")
  func directions() {
    func down(_ script: String, _ directions: Directions) -> [String] {
      var driver = MachineDriver(Recognizer("r", .scrollPan))
      driver.allow(directions)
      driver.play(script)
      return driver.lines
    }
    let up = "0 down A 0,0; 9 move A 2,-12; 20 up A"
    #expect(down(up, [.up, .down]) == ["9 begin 0,-2", "20 end 0,-2"])
    #expect(down(up, .up) == ["9 begin 0,-2", "20 end 0,-2"])
    #expect(down(up, .down) == ["20 fail nothingToScroll"])
    #expect(down(up, [.left, .right]) == ["20 fail nothingToScroll"])
    #expect(down("0 down A 0,0; 9 move A 2,-9; 20 up A", .left) == ["20 fail liftedTooEarly"])
    #expect(
      down("0 down A 0,0; 9 move A -12,0; 20 up A", .left) == ["9 begin -2,0", "20 end -2,0"])
    #expect(down("0 down A 0,0; 9 move A -12,0; 20 up A", .right) == ["20 fail nothingToScroll"])
  }
}
