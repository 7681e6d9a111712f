import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("Files of commands that a session begins with", .ownThread) struct InitFileTests {
  private let home: TemporaryDirectory

  init() throws { home = try TemporaryDirectory() }

  /// Writes a file, and the folders above it.
  private func write(_ text: String, to name: String) throws {
    let folder = (home.path + "/" + name as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try home.write(text, to: name)
  }

  /// Opens the debugger in the home folder, and waits for the prompt at a step.
  private func open(
    at step: Int, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> String {
    let words = ["debug", packageRoot.path + "/" + firstToFifth, "-q"] + arguments
    let program = try #require(builtProgram("touchtrace"))
    let terminal = try Terminal.spawn(
      "/bin/sh", ["-c", "cd \"$HOME\"; exec \"$@\"", "sh", program] + words,
      environment: ["HOME": home.path].merging(environment) { $1 })
    let shown = try terminal.expect(Sitting.prompt(step))
    terminal.send(Key.control("D"))
    #expect(try terminal.waitForExit() == .exited(0))
    return shown
  }

  @Test("The first of the places where one may be is read, before what the command line says")
  func places() throws {
    try write("goto 2\n", to: ".touchtraceinit")
    _ = try open(at: 2)
    try write("# mine\n\ngoto 3\n", to: ".config/touchtrace/init")
    _ = try open(at: 3)
    try write("goto 4\n", to: "elsewhere/touchtrace/init")
    _ = try open(at: 4, environment: ["XDG_CONFIG_HOME": home.path + "/elsewhere"])
    // A relative path there is to be ignored, says the rule for these directories.
    _ = try open(at: 3, environment: ["XDG_CONFIG_HOME": "elsewhere"])
    _ = try open(at: 5, ["-ex", "step 2"])
  }

  @Test("It is not read with", arguments: ["-n", "-nx", "--no-init"])
  func skipped(option: String) throws {
    try write("goto 3\n", to: ".touchtraceinit")
    try write("goto 3\n", to: "project/.touchtraceinit")
    _ = try open(at: 0, [option])
    _ = try open(at: 0, [option, "--local-init"])
  }

  @Test("An error in it is named by file and line, and the session goes on with the next line")
  func errors() throws {
    try write("goto 2\nfrobnicate ;; goto 9\nstep\n", to: ".touchtraceinit")
    let shown = try open(at: 3)
    #expect(
      shown.replacing("\n", with: " ")
        .contains("/.touchtraceinit:2: error: there is no command frobnicate"), "\(shown)")
  }

  @Test("One that cannot be read is complained of, and the session goes on")
  func unreadable() throws {
    try write("", to: ".touchtraceinit/folder")
    let shown = try open(at: 0).replacing("\n", with: " ")
    #expect(shown.contains("/.touchtraceinit: error: cannot read it"), "\(shown)")
  }

  @Test("The folder's own file is read with --local-init only, after the user's and not twice")
  func local() throws {
    try write("goto 3\n", to: ".config/touchtrace/init")
    try write("step\n", to: ".touchtraceinit")
    _ = try open(at: 3)
    _ = try open(at: 4, ["--local-init"])
    try FileManager.default.removeItem(atPath: home.path + "/.config")
    _ = try open(at: 1, ["--local-init"])
    try FileManager.default.removeItem(atPath: home.path + "/.touchtraceinit")
    #expect(try open(at: 0, ["--local-init"]).contains("./.touchtraceinit: error: cannot read it"))
  }

  @Test("A batch reads none, unless --local-init asks for the folder's")
  func batch() throws {
    try write("goto 3\n", to: ".touchtraceinit")
    let program = try #require(builtProgram("touchtrace"))
    let debug = "\"$0\" debug \"$1\" -q"
    for (words, step) in [
      ("\(debug) --batch -ex step", "#1 of 31"), ("echo step | \(debug)", "#1 of 31"),
      ("echo step | \(debug) --local-init", "#4 of 31"),
      ("\(debug) --batch -ex step --local-init", "#4 of 31"),
    ] {
      let terminal = try Terminal.spawn(
        "/bin/sh",
        ["-c", "cd \"$HOME\"; \(words)", program, packageRoot.path + "/" + firstToFifth],
        environment: ["HOME": home.path])
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.text.contains(step), "\(words)")
    }
  }

  @Test("A lesson has none, and the help of debug says what becomes of them")
  func help() throws {
    #expect(try touchtrace(["learn", "--no-init"]).status == 2)
    for (language, words) in [
      ("en", ["touchtrace/init", "Batch runs read no init file", "--local-init", "no seed"]),
      ("zh-Hans", ["touchtrace/init", "批处理不读取初始化文件", "--local-init", "没有随机种子"]),
    ] {
      let help = try touchtrace(["debug", "--help", "--lang", language])
      for word in words { #expect(help.output.contains(word), "\(word)") }
    }
  }
}
