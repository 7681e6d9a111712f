import Testing
import TouchAudit
import TouchCore
import TouchNarration
import Transcripts

@Suite("The picture of an audit") struct AuditPictureTests {
  private func picture(_ lines: String..., language: Language = .english) throws -> String {
    let report = try report(lines.enumerated().map { ("\($0.offset).txt", $0.element) })
    return AuditSVG(report.files, language).text
  }

  /// How many parts are hatched.
  private func hatched(_ picture: String) -> Int {
    picture.split(separator: "\n").count { $0.hasPrefix("<path") && $0.contains("out)\"") }
  }

  @Test func `What UIKit makes a control of is alive in it`() throws {
    let lines =
      window + "    segmented s 20,100 200x32\n      view part 0,0 200x32\n"
      + "    control c 230,120 160x44\n    control over 370,120 20x44"
    let drawn = try picture(lines)
    #expect(hatched(drawn) == 1, "an eighth of c, and none of s")
    #expect(drawn.contains("M36 116L236 116L236 148L36 148Z\" fill=\"#1a7f37\""))
  }

  @Test func `Whatever is found first of a view, what is dead of it is hatched`() throws {
    let flat = window + "    view wrap 16,220 343x0\n      button b 0,0 343x48"
    let drawn = try picture(flat)
    #expect(hatched(drawn) == 1)
    #expect(drawn.contains(">T03</text>"))
  }

  @Test func `What scrolling brings back is not hatched`() throws {
    let drawn = try picture(
      window + "    scroll s 0,0 390x400 contentSize=390x1000\n      button c 0,380 100x50")
    #expect(drawn.contains(">T11</text>"))
    #expect(hatched(drawn) == 0)
    #expect(!drawn.contains("dead:"))
  }

  @Test func `Every sentence is there to its end, and every mark is explained`() throws {
    let long = "aVeryLongNameOfAViewThatNobodyWouldTypeTwiceInARowWithoutThinkingOfAShorterOne"
    let drawn = try picture(faulty.replacing("hud", with: long))
    #expect(drawn.contains("lies in front of it (<tspan class=\"n\">100%</tspan>)</text>"))
    #expect(drawn.contains("dead: a tap here does not reach the framed view"))
    #expect(drawn.contains("a control can be hit here"))
    #expect(drawn.contains("views involved"))
    let chinese = try picture(faulty, language: .simplifiedChinese)
    #expect(chinese.contains("死区") && chinese.contains("错误 "))
  }

  @Test func `Several screens stand one below the other, each with its name`() throws {
    let drawn = try picture(faulty, window, faulty)
    for name in ["0.txt", "1.txt", "2.txt"] { #expect(drawn.contains(">\(name)</text>")) }
    #expect(drawn.contains("url(#auditout)") && drawn.contains("url(#audit3out)"))
    #expect(drawn.contains("nothing was found"))
    #expect(drawn.contains("height=\"2668\""))
  }
}
