import TerminalSupport
import TestSupport
import Testing

@Suite("A lesson taken by rule", .ownThread) struct AnswersTests {
  @Test("from the record it ends with 0 and leaves no progress; as a belief it ends with 1")
  func answers() throws {
    let home = try TemporaryDirectory()
    for language in ["en", "zh-Hans"] {
      let words = ["learn", "02/03", "--lang", language, "--answers"]
      let right = try touchtrace(words + ["trace"], home: home.path)
      #expect(right.status == 0)
      let wrong = try touchtrace(words + ["M04"], home: home.path)
      #expect(wrong.status == 1)
      #expect(!wrong.output.contains("M04"), "numbers of beliefs mean nothing to a learner")
    }
    let list = try touchtrace(["lesson", "list", "started"], home: home.path)
    #expect(list.output.isEmpty)
    #expect(try touchtrace(["learn", "02/03", "--answers", "maybe"]).status == 2)
  }
}

@Suite("The probe", .ownThread) struct ProbeTests {
  @Test("prints a view that logs the four messages and the recognition, in about forty lines")
  func logging() throws {
    let run = try touchtrace(["probe", "--logging"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("import UIKit\n"))
    for word in ["began", "moved", "ended", "cancelled", "recognized"] {
      #expect(run.output.contains("log(\"\(word)\", "), "\(word)")
    }
    #expect(run.output.split(separator: "\n").count < 50)
    #expect(run.output.filter { $0 == "{" }.count == run.output.filter { $0 == "}" }.count)
  }
}
