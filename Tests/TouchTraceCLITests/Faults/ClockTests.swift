import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("A clock that jumps between two sessions", .ownThread) struct ClockTests {
  private let shell: Shell
  private static let log = "state/touchtrace/progress.jsonl"

  init() throws { shell = try Shell() }

  private func line(_ event: String, at seconds: Int) -> String {
    #"{"at":\#(seconds),"event":\#(event),"lesson":"02-hit-test/03-first-to-fifth"}"# + "\n"
  }

  @Test(
    "What was noted in the future or long ago hinders nobody",
    arguments: [0, 1, 1_000_000_000, 4_102_444_800, 253_402_300_799, Int.max])
  func jumps(seconds: Int) throws {
    try shell.write(
      Array((line(#""opened""#, at: seconds) + line(#""finished""#, at: seconds)).utf8),
      to: Self.log)
    let list = try shell(#""$0" lesson list"#)
    #expect(list.status == 0 && list.errors.isEmpty)
    #expect(list.output.contains("✓ 02-hit-test/03-first-to-fifth"))
    let reset = try shell(
      #""$0" learn 02/03 -b -ex "lesson reset" -ex progress -ex review -ex misconceptions"#)
    #expect(reset.status == 0 && reset.errors.isEmpty, "\(reset.errors)")
    // What happened last is what counts, whatever the clock said before.
    let again = try shell(#""$0" lesson list"#)
    #expect(!again.output.contains("✓ 02-hit-test/03-first-to-fifth"), "\(again.output)")
  }
}
