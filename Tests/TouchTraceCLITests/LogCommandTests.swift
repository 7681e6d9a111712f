import Foundation
import TerminalSupport
import TestSupport
import Testing

/// `touchtrace probe FILE --read LOG`: a device's log beside the record, and what explains it.
@Suite("touchtrace probe FILE --read LOG", .ownThread) struct LogCommandTests {
  private static let golden = "Tests/TouchTraceCLITests/Scripts/device-log.txt"

  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    try folder.write(
      """
      window 390x844
        vc root
          view card 20,100 350x200
            @pan drag
              ~target root dragged
            button options 20,20 100x44 menu=press
              ~target touchUpInside root open

      touch #press
      0 down A at 90,140
      900 up A

      touch #drag
      0 down A at 200,250
      16 move A by 0,6
      32 move A by 0,6
      48 move A by 0,6
      64 up A
      """, to: "shop.scene")
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func log(_ touch: String, _ settings: [String] = []) throws -> String {
    let words =
      ["run", path("shop.scene"), "--touch", touch, "--format", "log"]
      + settings.flatMap { ["--set", $0] }
    let run = try touchtrace(words)
    #expect(run.status == 0, "\(run)")
    return run.output
  }

  private func compare(
    _ log: String, _ touch: String, _ options: [String] = []
  ) throws -> Run {
    try touchtrace(
      ["probe", path("shop.scene"), "--touch", touch, "--read", "-"] + options, input: log)
  }

  @Test func `a log that the record itself wrote agrees with it`() throws {
    for touch in ["press", "drag"] {
      let run = try compare(try log(touch), touch)
      #expect(run.status == 0, "\(run)")
      #expect(run.output.contains("agrees with the record of touch '\(touch)'"), "\(run)")
      #expect(run.errors.isEmpty, "\(run)")
    }
  }

  @Test func `what it prints of a difference is as the golden has it, in both languages`() throws {
    var shown = ""
    let logs = [
      ("press", try log("press", ["model.contextMenuDelay 640"])),
      ("drag", try log("drag", ["model.panHysteresis 14"])),
      ("drag", "started\n" + (try log("drag")) + "90 touchesCancelled 1 card\n"),
    ]
    for language in ["en", "zh-Hans"] {
      for (touch, log) in logs {
        let run = try compare(log, touch, ["--lang", language, "--width", "80"])
        #expect(run.status == 1, "\(run)")
        shown += run.output + run.errors + "\n"
      }
    }
    let file = packageRoot.appending(path: Self.golden)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try shown.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(shown == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test(
    arguments: [
      ("", "-:1:1: error: no line of a log"),
      ("0 touchesBegan 1 nobody", "-:1:1: error: no line is about an object of"),
      ("0 touchesBegun 1 card", "-:1:3: error: unknown message 'touchesBegun'; did you mean"),
      ("0 touchesBegan one card", "-:1:16: error: 'one' is not a list of touches"),
      ("9 touchesBegan 1 card\n1 touchesEnded 1 card", "-:2:1: error: the time goes back"),
      ("0 touches\u{1b}[2J 1 card", "unknown message 'touches"),
      ("0 touchesBegan 1 card\u{0}", "-:1:22: error: this byte is not UTF-8"),
    ])
  func `a bad log ends with 3, its place and what to write instead`(
    log: String, complaint: String
  ) throws {
    let run = try compare(log, "press")
    #expect(run.status == 3 && run.output.isEmpty, "\(run)")
    #expect(run.errors.hasPrefix("-:") && run.errors.contains(complaint), "\(run)")
    #expect(!run.errors.contains("\u{1b}"))
    let chinese = try compare(log, "press", ["--lang", "zh-Hans"])
    #expect(chinese.status == 3, "\(chinese)")
  }

  @Test func `FILE and LOG need each other`() throws {
    let alone = try touchtrace(["probe", path("shop.scene")])
    #expect(alone.status == 2 && alone.errors.contains("needs --read LOG"), "\(alone)")
    let touch = try touchtrace(["probe", "--touch", "press"])
    #expect(touch.status == 2 && touch.errors.contains("--touch needs FILE"), "\(touch)")
    try folder.write(try log("press"), to: "press.log")
    let swapped = try touchtrace(["probe", path("press.log"), "--read", path("shop.scene")])
    #expect(
      swapped.status == 2 && swapped.errors.contains("press.log is a log; write"), "\(swapped)")
    let missing = try touchtrace(["probe", path("no.scene"), "--read", path("no.log")])
    #expect(missing.status == 3, "\(missing)")
    let other = try touchtrace(["probe", "--read", "-"], input: try log("press"))
    #expect(other.status == 3 && other.errors.contains("probe FILE --read LOG"), "\(other)")
  }

  @Test func `every file of the gallery agrees with the log of its own record`() throws {
    for cause in GalleryCause.all {
      let file = "Tests/TouchTraceCLITests/Gallery/" + cause.file
      let tap = ["--tap", cause.tap ?? "195,422"]
      let written = try touchtrace(["run", file, "--format", "log"] + tap)
      #expect(written.status == 0, "\(cause.file) \(written.errors)")
      guard !written.output.isEmpty else { continue }
      let read = try touchtrace(["probe", file, "--read", "-"] + tap, input: written.output)
      #expect(read.status == 0, "\(cause.file) \(read)")
    }
  }
}
