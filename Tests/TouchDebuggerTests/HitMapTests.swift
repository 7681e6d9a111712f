import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger

@Suite("The map of hits") struct HitMapTests {
  @Test func `has a letter and an area for everybody, and lists dead controls`() {
    var debugger = loginDebugger()
    debugger.rowWidth = 20
    #expect(
      debugger.shown("hitmap --ascii") == """
        pppppppppppppppppppp
        pppppppppppppppppppp
        pppppppppppppppppppp
        pppppppppppppppppppp
        pppppppppppppppppppp
        pppppppppppppppppppp
        pppppppppppppppppppp
        pppppppppppppppppppp
        pppppppppppppppppppp
        BBBBBBBBBB@BBBBBBBBB
        BBBBBBBBBBBBBBBBBBBB
        pppppppppppppppppppp
        rrrrrrrrrrrrrrrrrrrr
        rrrrrrrrrrrrrrrrrrrr
        llllllllllllllllllll
        llllllllllllllllllll
        llllllllllllllllllll
        llllllllllllllllllll
        llllllllllllllllllll
        pppppppppppppppppppp
        p page    173 160 pt²
        l list    85 800 pt²
        B banner  39 000 pt²  hit, but bannerTap takes the tap
        r row     31 200 pt²
        never reached: signIn (covered by banner)
        """)
  }

  @Test func `shows what a change changed, in the scene at the cursor`() {
    var debugger = loginDebugger()
    debugger.rowWidth = 12
    let lines = debugger.perform("whatif banner.isHidden = yes ;; hitmap --diff").lines.map(\.plain)
    #expect(
      lines.suffix(4) == [
        "B banner  lost 39 000 pt²  hit, but bannerTap takes the tap",
        "p page    gained 30 640 pt²", "s signIn  gained 8 360 pt²",
        "· as before",
      ])
    #expect(lines.contains("pppsss●sspp·") || lines.contains("pppsss●ssppp"))
    _ = debugger.perform("undo")
    let up = debugger.trace.firstIndex { $0 == .queueTake(event: 1) }! + 1
    _ = debugger.perform("whatif banner.isHidden = yes from #\(up)")
    #expect(
      debugger.shown("goto 1 ;; hitmap --diff").hasSuffix(
        "a tap at any place does as before the change"))
    #expect(debugger.shown("goto end ;; hitmap --diff").contains("B banner  lost 39 000 pt²"))
  }

  @Test func `says about where edges are slanted, and nobody where nobody is`() {
    let slanted = scene(
      """
      window 100x100
        view a 20,20 60x60 transform=rotate(45)
      """)
    var slantedDebugger = debugger(slanted, touches("0 down a at 50,50\n5 up a", in: slanted))
    #expect(slantedDebugger.shown("hitmap").contains("\na a       about 3 "))
    let empty = scene("window 100x100\n  view a 0,0 50x100\n    ~hitTest return nil")
    var emptyDebugger = debugger(
      empty, touches("0 down a at 50,50\n5 up a", in: empty), .simplifiedChinese)
    #expect(emptyDebugger.shown("hitmap").hasSuffix("w window  10 000 pt²"))
    let ignoring = scene("app ignoring=1\nwindow 100x100")
    var ignored = debugger(
      ignoring, touches("0 down a at 50,50\n5 up a", in: ignoring), .simplifiedChinese)
    #expect(ignored.shown("hitmap").hasSuffix("· 没有视图  10 000 pt²"))
  }

  @Test(arguments: 0..<(isSlowRun ? 40 : 20))
  func `areas are what asking every point one by one counts`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var lines = ["window 24x16"]
    for number in 1...Int.random(in: 1...6, using: &generator) {
      let numbers = (0..<4).map { _ in Int.random(in: 0...16, using: &generator) }
      let indent = number % 3 == 0 ? "    " : "  "
      let word = ["", " hidden", " clips", " alpha=0", ""].randomElement(using: &generator)!
      lines.append(
        "\(indent)view v\(number) \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])\(word)")
    }
    let scene = scene(lines.joined(separator: "\n"))
    let map = HitMap(scene, before: nil, rules: .uikit)!
    var counted: [ViewID?: Double] = [:]
    for y in 0..<16 {
      for x in 0..<24 {
        let point = Point(Double(x) + 0.5, Double(y) + 0.5)
        let tap = try! TouchScript([TouchEvent(0, .down, "a", .screen(point))])
        counted[deliver(tap, in: scene)[0].hit, default: 0] += 1
      }
    }
    let areas = Dictionary(map.areas.map { ($0.key.hit, $0.value) }, uniquingKeysWith: +)
    #expect(map.grid.isExact && areas == counted)
  }

  @Test func `letters are of the name and stay the same`() {
    var one = debugger()
    let plain = one.shown("hitmap")
    _ = one.perform("whatif secondView.isHidden = yes")
    let changed = one.shown("hitmap")
    for entry in ["f firstView ", "o fourthView ", "i fifthView ", "t thirdView "] {
      #expect(plain.contains(entry) && changed.contains(entry))
    }
    #expect(plain.contains("s secondView ") && !changed.contains("s secondView "))
  }

  @Test func `every picture fits, in every random scene`() {
    for seed in UInt64(0)..<(isSlowRun ? 60 : 16) {
      var generator = SeededGenerator(seed: seed)
      let scene = randomScene(using: &generator)
      var debugger = debugger(scene, randomScript(for: scene, using: &generator))
      let reply = debugger.perform("goto end ;; hitmap")
      #expect(reply.status == .ok && reply.lines.count > 1 || debugger.trace.isEmpty, "\(seed)")
      for line in reply.lines.dropFirst(2).prefix(20) { #expect(line.width <= 60, "\(seed)") }
    }
  }
}
