import Foundation
import TerminalSupport
import TestSupport
import Testing
import TouchCore

@testable import TouchTraceCLI

@Suite("The limits", .ownThread) struct LimitTests {
  @Test("come as text and Markdown, in both languages")
  func formats() throws {
    let english = try touchtrace(["help", "limits"])
    #expect(english.status == 0 && english.output.contains("views in a scene  1 000 000  an error"))
    let chinese = try touchtrace(["help", "limits", "--format", "md", "--lang", "zh-Hans"])
    #expect(chinese.output.contains("| 同时按下的手指 | 16 | 报错，并说明上限 |"))
    #expect(ProgramLimit.allCases.allSatisfy { !$0.amount.isEmpty })
  }

  @Test("are named by what is refused")
  func refusals() throws {
    let fingers = (0..<17).map { "f\($0)" }
    let places = (0..<17).map { "\($0 * 10),5" }.joined(separator: " ")
    let folder = try TemporaryDirectory()
    try folder.write(
      "window 400x800\ntouch #t\n0 down \(fingers.joined(separator: ",")) at \(places)\n",
      to: "fingers.scene")
    let run = try touchtrace(["run", folder.path + "/fingers.scene"])
    #expect(run.status == 3 && run.errors.contains("more than 16 fingers would be down at once"))
  }

  @Test("hold for warnings as well: some are shown, the others counted")
  func warnings() throws {
    let circles = (0..<40).map {
      "    @tap a\($0) requires=b\($0)\n    @tap b\($0) requires=a\($0)\n"
    }
    let folder = try TemporaryDirectory()
    try folder.write(
      "window 400x800\n  view v 0,0 400x800\n" + circles.joined()
        + "touch #t\n0 down A at 5,5\n9 up A\n", to: "circles.scene")
    let run = try touchtrace(["run", folder.path + "/circles.scene", "--format", "jsonl"])
    #expect(run.status == 0)
    #expect(run.errors.ranges(of: "warning:").count == Console.mostDiagnostics)
    #expect(run.errors.contains(" more warnings"))
  }
}

@Suite("Ctrl-C while a file is written") struct InterruptedFileTests {
  @Test("leaves nothing behind, and the file as it was")
  func nothing() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/page.html"
    try folder.write("before", to: "page.html")
    let problem = Interruption.asking({ true }) { () -> FileProblem? in
      do throws(FileProblem) {
        try writeText("after", to: path, force: true)
        return nil
      } catch {
        return error
      }
    }
    #expect(problem?.message == "\(path): error: interrupted; nothing was written")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "before")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["page.html"])
  }
}
