import Lessons
import SceneLanguage
import TestSupport
import Testing

@Suite("Lessons that nobody would write")
struct HostileLessonTests {
  @Test("a huge file is checked in reasonable time")
  func huge() {
    let body = String(repeating: "choice firstView\n", count: 600)
    let choices = LessonFiles.first + "```predict #p9 on=tap\nask hit-view\n\(body)```\n"
    let fence = "```expect on=tap level=chain\n...\n```\n\n"
    let fences = LessonFiles.first + "\n" + String(repeating: fence, count: 200)
    let broken = String(repeating: "view a aplha=1\n", count: 600)
    endsSoon {
      #expect(check(choices).diagnostics.last?.message == "more than 500 lines, the limit")
      #expect(check(fences).isSound)
      #expect(!check("```scene #s\nwindow 1x1\n\(broken)```\n").isParsable)
    }
  }

  @Test(
    "cut anywhere, a lesson is reported and not trusted", arguments: (0..<60).sampled(4))
  func cut(part: Int) {
    let length = LessonFiles.first.count * part / 60
    let report = check(String(LessonFiles.first.prefix(length)))
    #expect(report.exitCode != 0 || report.isSound)
    #expect(report.diagnostics.allSatisfy { $0.line > 0 && $0.column > 0 })
  }

  @Test("bodies are empty, strange or commented")
  func strange() {
    let kinds = ["predict", "quiz", "order", "try", "solution", "compare", "explain", "expect"]
    let bodies = [
      "", "\n", "// nothing", "=", "ask", "a", "item", "goal =", "set", "point", "x y z",
    ]
    // In a quick run every fourth body, others for each kind.
    for (place, kind) in kinds.enumerated() {
      for body in bodies.sampled(4, from: place % 4) {
        let text = LessonFiles.first + "```\(kind) #z on=tap\n\(body)\n```\n"
        #expect(!check(text).isParsable, "\(kind) \(body)")
      }
    }
  }
}
