import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Looking at recognizers that wait") struct GestureLookTests {
  private let pad = scene(
    """
    window 390x844
      vc root
        view pad 0,0 390x844
          @tap double taps=2
          @tap single requires=double
    """)

  private func shown(_ line: String, after kind: String, _ language: Language = .english) -> String
  {
    let script = touches("0 down A at 195,400\n60 up A", in: pad)
    var debugger = debugger(pad, script, language)
    let place = debugger.trace.firstIndex { $0.kindName == kind } ?? 0
    _ = debugger.perform("goto \(place + 1)")
    return debugger.shown(line)
  }

  @Test func `9.35: recognizers names everybody who holds a lift back`() {
    #expect(
      shown("recognizers", after: "gate.hold").hasSuffix(
        """

        touch A: touchesEnded is delayed by single, double  #24
            if they all fail: touchesEnded, late; if one recognizes: touchesCancelled
        """))
    #expect(
      shown("recognizers", after: "gate.hold", .simplifiedChinese).hasSuffix(
        """

        触摸 A：touchesEnded 由 single、double 扣留  #24
            它们若都失败：迟到的 touchesEnded；有一个若识别成功：touchesCancelled
        """))
    #expect(
      shown("recognizers", after: "gr.action").hasSuffix(
        "\ntouch A: touchesEnded is no longer delayed; #29 shows what becomes of it"))
    #expect(shown("recognizers", after: "gr.action", .simplifiedChinese).contains("它的下落见 #29"))
  }

  @Test func `9.22: why says that the holder waits itself, and who holds the lift too`() {
    let why = shown("why", after: "gate.hold")
    #expect(why.contains("has matched, but it waits for double to fail"))
    #expect(why.contains("double delays it too."))
    #expect(why.contains("If single and double fail, pad gets touchesEnded, late"))
  }

  @Test func `9.21: the one that waited says who had to fail first, and since when it waited`() {
    let why = shown("why 27", after: "gr.action")
    #expect(why.contains("it had matched, and double, which it waited for, failed"))
    #expect(why.contains("It has waited since #23") && why.contains("rule 9.21"))
  }

  @Test func `recognizers fit a terminal of 80 columns while one waits for another`() {
    let lines = shown("recognizers", after: "gate.hold").split(separator: "\n")
    #expect(lines.count > 3 && lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.contains("Possible    waits for double to fail") })
  }

  @Test func `9.27: a touch that a recognizer took is not said to be handled by nobody`() {
    #expect(
      shown("info scene", after: "gr.action").contains("touch A -> pad, recognized by single"))
    #expect(
      shown("why-not pad", after: "gr.action").contains("Its own single recognized (#"))
  }
}
