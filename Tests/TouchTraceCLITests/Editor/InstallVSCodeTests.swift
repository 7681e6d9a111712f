import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("touchtrace dap --install-vscode", .ownThread) struct InstallVSCodeTests {
  private let home: TemporaryDirectory
  private var folder: String { home.path + "/.vscode/extensions/touchtrace.touchtrace" }

  init() throws { home = try TemporaryDirectory() }

  private func install(_ words: [String] = []) throws -> Run {
    try touchtrace(["dap", "--install-vscode"] + words, home: home.path)
  }

  @Test func `It writes a manifest that starts this program, and says where`() throws {
    let run = try install()
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains(folder))
    let text = try home.contents(of: ".vscode/extensions/touchtrace.touchtrace/package.json")
    let manifest = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(manifest["main"] == nil && manifest["name"] as? String == "touchtrace")
    let contributes = try #require(manifest["contributes"] as? [String: Any])
    let debuggers = try #require(contributes["debuggers"] as? [[String: Any]])
    #expect(debuggers[0]["program"] as? String == builtProgram("touchtrace"))
    #expect(debuggers[0]["args"] as? [String] == ["dap"])
    // Each word that is asked for is there, in both languages.
    for language in ["", ".zh-cn"] {
      let words = try home.contents(
        of: ".vscode/extensions/touchtrace.touchtrace/package.nls\(language).json")
      let known = try #require(
        try JSONSerialization.jsonObject(with: Data(words.utf8)) as? [String: String])
      for word in text.matches(of: /"%(\w+)%"/) {
        #expect(known[String(word.1)] != nil, "\(word.1)")
      }
    }
  }

  @Test func `Again it finds everything there, and mends what is not as it should be`() throws {
    _ = try install()
    let again = try install()
    #expect(again.status == 0 && again.output.contains("is already installed"))
    try FileManager.default.removeItem(atPath: folder + "/README.md")
    let third = try install()
    #expect(third.status == 0 && third.output.hasPrefix("Wrote \(folder). "))
    #expect(FileManager.default.fileExists(atPath: folder + "/README.md"))
  }

  @Test func `What somebody else put there stays as it is`() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let mine = ".vscode/extensions/touchtrace.touchtrace/package.json"
    try home.write("{\"name\": \"mine\"}", to: mine)
    let run = try install()
    #expect(
      run.status == 3 && run.errors.contains("was not written by touchtrace and is not changed"))
    #expect(try home.contents(of: mine) == "{\"name\": \"mine\"}")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["package.json"])
  }

  @Test func `A link is somebody's own, whatever it leads to`() throws {
    _ = try install()
    try FileManager.default.moveItem(atPath: folder, toPath: home.path + "/elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder, withDestinationPath: home.path + "/elsewhere")
    try FileManager.default.removeItem(atPath: home.path + "/elsewhere/README.md")
    #expect(try install().status == 3)
    #expect(try install(["--lang", "zh-Hans"]).errors.contains("保持不变"))
  }

  @Test func `Where nobody says whose home it is, that is said`() throws {
    let run = try touchtrace(["dap", "--install-vscode"], home: "")
    #expect(run.status == 3 && run.errors.contains("VSCODE_EXTENSIONS"))
  }

  @Test func `It goes where VS Code is told to look`() throws {
    let shell = try Shell()
    let run = try shell(
      #""$0" dap --install-vscode"#,
      environment: ["VSCODE_EXTENSIONS": home.path + "/mine", "HOME": home.path])
    #expect(run.status == 0)
    #expect(try home.contents(of: "mine/touchtrace.touchtrace/package.json").contains("\"dap\""))
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
