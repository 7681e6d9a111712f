import Foundation
import TerminalSupport
import TestSupport
import Testing

@testable import TouchTraceCLI

@Suite("The doctor", .ownThread) struct DoctorTests {
  @Test("finds nothing in the way of a person with a home, in both languages")
  func healthy() throws {
    let home = try TemporaryDirectory()
    let english = try touchtrace(["doctor", "--lang", "en"], home: home.path)
    #expect(english.status == 0 && english.output.hasSuffix("no problems found\n"))
    #expect(english.output.contains("touchtrace \(TouchTrace.version), Swift standard library "))
    #expect(
      english.output.contains("\(home.path)/.local/state/touchtrace/progress.jsonl: created at the")
    )
    #expect(english.output.contains("a batch, without a prompt"))
    let chinese = try touchtrace(["doctor", "--lang", "zh-Hans"], home: home.path)
    #expect(chinese.status == 0 && chinese.output.hasSuffix("没有发现问题\n"))
    #expect(chinese.output.contains("这样运行的都是批处理，没有提示符"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty, "it only looks")
  }

  @Test("ends with 1 where a file stands in the place of the folder for state, and names it")
  func inTheWay() throws {
    let home = try TemporaryDirectory()
    try home.write("", to: ".local")
    let english = try touchtrace(["doctor", "--lang", "en"], home: home.path)
    #expect(english.status == 1)
    #expect(english.output.contains(": \(home.path)/.local is not a folder"))
    #expect(english.output.hasSuffix("2 problems found\n"))
    let chinese = try touchtrace(["doctor", "--lang", "zh-Hans"], home: home.path)
    #expect(chinese.status == 1)
    #expect(chinese.output.contains("\(home.path)/.local 不是文件夹"))
  }

  @Test("counts damaged lines of the progress log without calling them a problem")
  func damaged() throws {
    let home = try TemporaryDirectory()
    let folder = ".local/state/touchtrace"
    try FileManager.default.createDirectory(
      atPath: "\(home.path)/\(folder)", withIntermediateDirectories: true)
    try home.write("{\"at\":1}\n{\"at\":\n", to: "\(folder)/progress.jsonl")
    let said = try touchtrace(["doctor", "--lang", "en"], home: home.path)
    #expect(
      said.status == 0 && said.output.contains("1 damaged (ignored), the first in line 2")
    )
    let chinese = try touchtrace(["doctor", "--lang", "zh-Hans"], home: home.path)
    #expect(chinese.output.contains("另有 1 行损坏"))
  }

  @Test("says the same as JSON")
  func json() throws {
    let home = try TemporaryDirectory()
    try home.write("", to: ".local")
    let said = try touchtrace(["doctor", "--json", "--lang", "en"], home: home.path)
    #expect(said.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(said.output.utf8)) as? [String: Any]
    #expect(object?["schema"] as? String == "touchtrace-doctor/1")
    #expect(object?["healthy"] as? Bool == false)
    let findings = try #require(object?["findings"] as? [[String: String]])
    let problems = findings.filter { $0["grade"] == "problem" }
    #expect(problems.map { $0["about"] } == ["state", "history"])
    #expect(findings.allSatisfy { $0["text"]?.isEmpty == false })
  }

  @Test("knows a terminal, its size, its colours and a locale that is no UTF-8")
  func terminal() throws {
    let home = try TemporaryDirectory()
    let program = try #require(builtProgram("touchtrace"))
    let person = try Terminal.spawn(
      program, ["doctor", "--lang", "en"], environment: ["HOME": home.path, "LC_ALL": "C"],
      columns: 50, rows: 24)
    try person.expect("xterm-256color")
    try person.expect("50x24: pictures and tables need")
    try person.expect("colour")
    try person.expect("on")
    try person.expect("LC_ALL=C: not UTF-8, or not installed;")
    try person.expect("no problems found")
    #expect(try person.waitForExit() == .exited(0))
  }
}
