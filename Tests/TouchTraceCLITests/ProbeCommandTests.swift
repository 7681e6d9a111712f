import Foundation
import TerminalSupport
import TestSupport
import Testing

/// `touchtrace probe`: what people put into their app, in each form.
@Suite("touchtrace probe", .ownThread) struct ProbeCommandTests {
  @Test func `explains itself, with both ways to run it`() throws {
    let plain = try touchtrace(["probe"])
    #expect(plain.status == 0)
    #expect(plain.errors.isEmpty)
    #expect(plain.output.hasPrefix("# The probe\n"))
    #expect(plain.output.contains("touchtrace-probe/1"))
    #expect(try touchtrace(["probe", "--format", "md"]).output == plain.output)
  }

  @Test(arguments: [("swift", "enum TouchTraceProbe {"), ("lldb", "expr -l objc++ -O --")])
  func `gives the code alone, as it stands in the explanation`(format: String, line: String) throws
  {
    let run = try touchtrace(["probe", "--format", format])
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").contains { $0 == line })
    #expect(!run.output.contains("```"))
    let explained = try touchtrace(["probe"]).output
    #expect(explained.contains("\n" + run.output))
  }

  @Test func `its two programs write what the reader reads`() throws {
    for format in ["swift", "lldb"] {
      let program = try touchtrace(["probe", "--format", format]).output
      for key in ["touchtrace-probe/1", "recognizers", "windows", "bounds", "address"] {
        #expect(program.contains(key), "\(format) \(key)")
      }
    }
  }

  @Test(
    arguments: [
      (["probe", "--format", "html"], 2), (["probe", "file"], 2), (["probe", "--help"], 0),
    ] as [([String], Int32)])
  func `ends as every command does`(words: [String], status: Int32) throws {
    #expect(try touchtrace(words).status == status)
  }
}
