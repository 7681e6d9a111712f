import Foundation
import TerminalSupport
import TestSupport
import Testing

/// How a person says what to debug, and where to tap.
@Suite("What is debugged, and where it is tapped", .ownThread) struct WhereToTapTests {
  private static let dump = "Tests/TouchTraceCLITests/Gallery/01-view-on-top.txt"
  private static let scene = "Tests/TouchTraceCLITests/Gallery/14-two-drags.scene"

  @Test("A file in place of a subcommand is debugged")
  func file() throws {
    let short = try touchtrace([Self.scene, "--batch", "-ex", "step"])
    let long = try touchtrace(["debug", Self.scene, "--batch", "-ex", "step"])
    #expect(short.status == 0)
    #expect(short.output == long.output)
    #expect(try touchtrace(["degub"]).errors.contains("did you mean 'debug'"))
  }

  @Test("--view taps a view in its middle")
  func view() throws {
    let named = try touchtrace(["debug", Self.dump, "--batch", "--view", "payNow", "-ex", "bt"])
    let pointed = try touchtrace(["debug", Self.dump, "--batch", "--tap", "195,642", "-ex", "bt"])
    #expect(named.status == 0)
    #expect(named.output == pointed.output)
    let unknown = try touchtrace(["debug", Self.dump, "--batch", "--view", "payNwo"])
    #expect(unknown.status == 3)
    #expect(unknown.errors.contains("did you mean 'payNow'?"))
  }

  @Test("Without a touch, a batch names the options that say where to tap")
  func batch() throws {
    let run = try touchtrace(["debug", Self.dump, "--batch"])
    #expect(run.status == 3)
    #expect(run.errors.contains("--tap x,y or --view NAME"))
  }

  @Test("Without a touch, a person at a terminal is asked which view to tap")
  func terminal() throws {
    let terminal = try Surroundings().open(
      ["debug", packageRoot.path + "/" + Self.dump], home: try TemporaryDirectory())
    #expect(try terminal.expect("? ").contains("has no touch"))
    try terminal.expect("? ")
    terminal.send("nobody\n")
    try terminal.expect("no view is called 'nobody'")
    try terminal.expect("? ")
    terminal.send("payNow\n")
    try terminal.expect("(tap #0/")
    terminal.send(Key.control("D"))
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
