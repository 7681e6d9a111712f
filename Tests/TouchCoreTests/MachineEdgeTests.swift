import Testing

@testable import TouchCore

@Suite("The edge pan's, the custom and the scroll delay's state machines (facts §10, §11)")
struct MachineEdgeTests {
  private func edge(
    _ script: String, _ edges: Edges = .left, _ settings: [Setting: Double] = [:]
  ) -> [String] {
    wishes(of: .edgePan, script, settings) { $0.edges = edges }
  }

  @Test("10.32: it starts within 13 pt of its own edge only")
  func region() {
    let slide = "; 9 move A 60,400; 20 up A"
    #expect(edge("0 down A 13,400" + slide) == ["9 begin 32,0", "20 end 32,0"])
    #expect(edge("0 down A 13.1,400" + slide) == ["0 fail wrongPlace"])
    #expect(edge("0 down A 13,400" + slide, .right) == ["0 fail wrongPlace"])
    #expect(edge("0 down A 13,400" + slide, []) == ["0 fail wrongPlace"])
    #expect(
      edge("0 down A 30,400; 9 move A 45,400; 20 up A", .left, [.edgeRegion: 30])
        == ["9 begin", "20 end"])
  }

  @Test("10.32: each of the four edges of the screen, inwards")
  func edges() {
    let slides: [(Edges, String, String, String)] = [
      (.left, "5,400", "25,400", "5,0"), (.right, "395,400", "375,400", "-5,0"),
      (.top, "200,5", "200,25", "0,5"), (.bottom, "200,795", "200,775", "0,-5"),
    ]
    for (own, start, end, value) in slides {
      let script = "0 down A \(start); 9 move A \(end); 20 up A"
      #expect(edge(script, own) == ["9 begin \(value)", "20 end \(value)"])
      for (other, _, _, _) in slides where other != own {
        #expect(edge(script, other) == ["0 fail wrongPlace"])
      }
      #expect(
        edge(
          "0 down A \(start); 9 move A 200,400; 20 up A", [.left, .right, .top, .bottom],
          [.edgePanTakesSeveralEdges: 1]
        ).count == 2)
    }
  }

  @Test("10.32: it begins with 15 pt, and what goes along the edge first is another gesture")
  func hysteresis() {
    #expect(edge("0 down A 5,400; 9 move A 20,400; 20 up A") == ["9 begin", "20 end"])
    #expect(
      edge("0 down A 5,400; 9 move A 19.9,400; 20 up A") == ["20 fail liftedTooEarly"])
    #expect(
      edge("0 down A 5,400; 9 move A 10,400; 20 up A", .left, [.edgeHysteresis: 5])
        == ["9 begin", "20 end"])
    #expect(edge("0 down A 5,400; 9 move A 19,416; 20 up A") == ["9 fail wrongWay"])
    #expect(edge("0 down A 12,400; 9 move A -3,400; 20 up A") == ["9 fail wrongWay"])
  }

  @Test("9.25, 10.15, 10.17: otherwise it is a pan")
  func pan() {
    #expect(
      edge("0 down A 5,0; 9 move A 30,0; 20 down B 99,0; 30 move B 119,0; 40 up A; 50 up B")
        == ["9 begin 10,0", "30 change 20,0", "50 end 20,0"])
    #expect(edge("0 down A 5,0; 9 move A 30,0; 20 cancel A") == ["9 begin 10,0", "20 cancel 10,0"])
    #expect(edge("0 down A 5,0; 20 cancel A") == ["20 fail touchesCancelled"])
    var recognizer = Recognizer("r", .edgePan)
    recognizer.edges = .left
    var driver = MachineDriver(recognizer)
    driver.play("0 down A 5,0; 9 move A 30,0")
    driver.restart(at: 9)
    driver.play("30 move A 31,0; 40 up A")
    #expect(driver.lines == ["9 begin 10,0", "30 change 1,0", "40 end 1,0"])
  }

  @Test("9.9: a custom recognizer recognizes at its moment, or never")
  func custom() {
    func lines(_ moment: CustomMoment, _ script: String) -> [String] {
      wishes(of: .custom, script) { $0.recognizesAt = moment }
    }
    let drag = "0 down A 0,0; 5 down B 9,9; 9 move A 1,0; 20 up A; 30 up B"
    #expect(lines(.began, drag) == ["0 recognize"])
    #expect(lines(.moved, drag) == ["9 recognize"])
    #expect(lines(.ended, drag) == ["30 recognize"])
    #expect(lines(.never, drag) == ["30 fail liftedTooEarly"])
    #expect(lines(.moved, "0 down A 0,0; 20 up A") == ["20 fail liftedTooEarly"])
    #expect(lines(.ended, "0 down A 0,0; 20 cancel A") == ["20 fail touchesCancelled"])
  }

  @Test("11.1, 11.2: a scroll view keeps a touch for 150 ms, whatever the finger does")
  func delay() {
    func lines(_ script: String, _ settings: [Setting: Double] = [:]) -> [String] {
      wishes(of: .scrollDelay, script, settings)
    }
    #expect(lines("0 down A 0,0; 400 up A") == ["150 fail delayOver"])
    #expect(lines("0 down A 0,0; 20 move A 90,0; 150 up A") == ["150 fail delayOver"])
    #expect(lines("0 down A 0,0; 400 up A", [.scrollTouchDelay: 300]) == ["300 fail delayOver"])
    #expect(lines("0 down A 0,0; 90 down B 9,9; 400 up A; 400 up B") == ["150 fail delayOver"])
  }

  @Test("11.5: a quick tap ends the delay with its lift, the last one of several")
  func quickTap() {
    #expect(
      wishes(of: .scrollDelay, "0 down A 0,0; 149 up A") == ["149 fail liftedTooEarly"])
    #expect(
      wishes(of: .scrollDelay, "0 down A 0,0; 9 down B 9,9; 20 up A; 30 up B")
        == ["30 fail liftedTooEarly"])
    #expect(wishes(of: .scrollDelay, "0 down A 0,0; 9 cancel A") == ["9 fail touchesCancelled"])
  }
}
