import Testing

@testable import TouchCore

@Suite("The swipe's state machine (facts §10)")
struct MachineSwipeTests {
  private func swipe(
    _ script: String, _ directions: Directions = .right, _ settings: [Setting: Double] = [:],
    touches: Int = 1
  ) -> [String] {
    wishes(of: .swipe, "0 down A 500,500; " + script, settings) {
      $0.direction = directions
      $0.numberOfTouchesRequired = touches
    }
  }

  @Test("10.22: right by default, and any of several directions")
  func directions() {
    let ends: [(String, Directions)] = [
      ("600,500", .right), ("400,500", .left), ("500,400", .up), ("500,600", .down),
    ]
    for (end, direction) in ends {
      let script = "50 move A \(end); 90 up A"
      let all: Directions = [.left, .right, .up, .down]
      #expect(swipe(script, direction) == ["50 recognize"])
      #expect(swipe(script, all) == ["50 recognize"])
      #expect(swipe(script, all.subtracting(direction)) == ["50 fail wrongWay"])
    }
    #expect(Recognizer("r", .swipe).direction == .right)
    #expect(Recognizer("r", .swipe).numberOfTouchesRequired == 1)
  }

  @Test("10.23: it recognizes during the move, not at the lift")
  func duringMove() {
    #expect(
      swipe("50 move A 560,500; 60 move A 575,500; 70 move A 700,500; 300 up A")
        == ["60 recognize"])
    #expect(swipe("60 up A 700,500") == ["60 fail liftedTooEarly"])
  }

  @Test("10.24: it has 500 ms, and fails 1 ms later")
  func duration() {
    #expect(swipe("500 move A 550,500; 510 up A") == ["500 recognize"])
    #expect(swipe("501 move A 900,500; 510 up A") == ["501 fail heldTooLong"])
    #expect(
      swipe("201 move A 900,500; 210 up A", .right, [.swipeDuration: 200])
        == ["201 fail heldTooLong"])
  }

  @Test("10.24: the way it needs shrinks with time, from 75 pt to 50 pt")
  func distance() {
    #expect(swipe("50 move A 572.5,500; 90 up A") == ["50 recognize"])
    #expect(swipe("50 move A 572.4,500; 90 up A") == ["90 fail liftedTooEarly"])
    #expect(swipe("250 move A 562.5,500; 260 up A") == ["250 recognize"])
    #expect(swipe("250 move A 562.4,500; 260 up A") == ["260 fail liftedTooEarly"])
    #expect(swipe("500 move A 549.9,500; 500 up A") == ["500 fail liftedTooEarly"])
    #expect(
      swipe("500 move A 530,500; 500 up A", .right, [.swipeDistance: 30]) == ["500 recognize"])
  }

  @Test("10.25: how much further a fast swipe goes than a slow one is a setting: swipeFastExtra")
  func fastExtra() {
    #expect(
      swipe("250 move A 550,500; 260 up A", .right, [.swipeFastExtra: 0]) == ["250 recognize"])
    #expect(
      swipe("250 move A 574.9,500; 260 up A", .right, [.swipeFastExtra: 1])
        == ["260 fail liftedTooEarly"])
    #expect(
      swipe("250 move A 575,500; 260 up A", .right, [.swipeFastExtra: 1]) == ["250 recognize"])
  }

  @Test("10.25: the slower it is, the straighter it has to be")
  func stray() {
    #expect(swipe("100 move A 660,660; 110 up A") == ["100 recognize"])
    #expect(swipe("100 move A 661,661; 110 up A") == ["110 fail liftedTooEarly"])
    #expect(swipe("450 move A 600,520; 460 up A") == ["450 recognize"])
    #expect(swipe("450 move A 600,520.1; 460 up A") == ["460 fail liftedTooEarly"])
    #expect(
      swipe("450 move A 600,520; 460 up A", .right, [.swipeStray: 100])
        == ["460 fail liftedTooEarly"])
    #expect(swipe("1 move A 750,701; 460 up A") == ["1 fail movedTooFar"])
  }

  @Test("10.24, 10.25: later never needs a longer way, and never allows more stray")
  func monotone() {
    for way in stride(from: 40.0, through: 90, by: 1) {
      let answers = (1...100).map { time in
        swipe("\(time * 5) move A \(500 + way),500").contains { $0.hasSuffix("recognize") }
      }
      #expect(answers == answers.filter { !$0 } + answers.filter { $0 })
      let strays = (1...100).map { time in
        swipe("\(time * 5) move A 600,\(500 + way)").contains { $0.hasSuffix("recognize") }
      }
      #expect(strays == strays.filter { $0 } + strays.filter { !$0 })
    }
  }

  @Test("10.22: the wrong way fails after the way of a swipe, not at the first point")
  func wrongWay() {
    #expect(swipe("9 move A 451,500; 60 move A 600,500; 90 up A") == ["60 recognize"])
    #expect(swipe("9 move A 450,500; 60 move A 600,500; 90 up A") == ["9 fail wrongWay"])
    #expect(swipe("9 move A 540,450; 60 move A 600,500; 90 up A") == ["9 fail wrongWay"])
  }

  @Test("10.22: it takes as many fingers as required, from where they all are down")
  func touches() {
    let both = "20 move A 600,500; 20 move B 600,600; 30 up A; 30 up B"
    #expect(swipe("0 down B 500,600; " + both, touches: 2) == ["20 recognize"])
    #expect(swipe("0 down B 500,600; " + both) == ["0 fail tooManyTouches"])
    #expect(swipe("20 move A 600,500; 30 up A", touches: 2) == ["30 fail liftedTooEarly"])
    #expect(
      swipe("9 move A 600,500; 10 down B 500,600; 20 move A 601,500; 30 up B", touches: 2)
        == ["30 fail liftedTooEarly"])
  }

  @Test("3.19: what the system cancels is no swipe")
  func cancelled() { #expect(swipe("20 cancel A") == ["20 fail touchesCancelled"]) }
}
