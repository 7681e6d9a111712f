import SceneFiles
import TestSupport
import Testing
import TouchCore

/// Logs as devices and people write them.
@Suite("A device's log") struct MessageLogTests {
  private static let scene = TestSupport.scene(
    """
    window 390x844
      vc root
        view card 0,0 390x400
          @longPress hold
            ~target root held
        view other 0,500 390x300
          ~hitTest super
    """)

  private static let touch = "0 down A at 100,100\n16 move A by 2,0\n700 up A"

  private static let trace = record(touches(touch, in: scene), in: scene)

  private func read(_ text: String) throws(MessageLog.Problem) -> MessageLog {
    try MessageLog(text, of: Self.scene)
  }

  private func problem(_ text: String) -> MessageLog.Problem? {
    do throws(MessageLog.Problem) {
      _ = try read(text)
      return nil
    } catch { return error }
  }

  @Test(
    arguments: [
      ("", 1, 1, .empty), ("Hello\nworld", 1, 1, .empty),
      ("0 touchesBegan 1 _UIThing", 1, 1, .otherScene),
      (
        "0 touchesBegan 1 card\n12 touchesBegun 1 card", 2, 4,
        .message("touchesBegun", nearest: "touchesBegan")
      ),
      ("soon touchesBegan 1 card", 1, 1, .time("soon")),
      ("  99999999999999999999 touchesBegan 1 card", 1, 3, .time("99999999999999999999")),
      ("0 touchesBegan 1", 1, 17, .short), ("0 touchesBegan x card", 1, 16, .touches("x")),
      ("0 touchesBegan 0,1 card", 1, 16, .touches("0,1")),
      ("0 touchesBegan 1, card", 1, 16, .touches("1,")),
      ("0 hitTest - other = card", 1, 19, .answer("=")),
      ("0 hitTest - other ->", 1, 19, .answer("->")),
      ("40 touchesBegan 1 card\n0 touchesBegan 1 card", 2, 1, .secondRun),
      ("0 canPrevent 1 card(", 1, 0, nil),
    ] as [(String, Int, Int, MessageLog.Fault?)])
  func `A bad line is refused where it is bad`(
    text: String, line: Int, column: Int, fault: MessageLog.Fault?
  ) {
    let problem = problem(text)
    #expect(problem?.fault == fault ?? problem?.fault)
    if fault != nil { #expect(problem?.line == line && problem?.column == column, "\(text)") }
  }

  @Test func `Lines of others and about objects without a name are left out, and counted`() throws {
    let log = try read(
      """
      2026-11-27 10:00:00 App[1:2] started

      0 touchesBegan 1 card
      12 touchesMoved 1 _UISystemView
      """)
    #expect(log.lines.map(\.words) == ["touchesBegan 1 card"])
    #expect(log.numbers == [3])
    #expect(log.strange == 1 && log.unnamed == 1)
  }

  private func comparison(_ change: (inout [LogLine]) -> Void) throws -> LogComparison {
    var lines = RecordLog(Self.trace).entries.map(\.line)
    change(&lines)
    let text = lines.map(\.text).joined(separator: "\n")
    return LogComparison(try read(text), with: Self.trace)
  }

  @Test func `2.20 UIKit may ask again, and a screen reads the finger as often as it likes`() throws
  {
    let comparison = try comparison { lines in
      let moved = lines.lastIndex { $0.message == "touchesMoved" } ?? 0
      for number in 0..<20 {
        var line = lines[moved]
        line.milliseconds += number
        lines.insert(line, at: moved + number + 1)
      }
      lines.append(lines[moved])
      lines[lines.count - 1].milliseconds = 720
    }
    #expect(comparison.parting == nil)
    #expect(comparison.skipped == 1)
  }

  @Test func `Times may differ by two frames, and by no more`() throws {
    for (delay, isNear) in [(30, true), (-30, true), (34, true), (35, false), (200, false)] {
      let comparison = try comparison { lines in
        for place in lines.indices where lines[place].milliseconds == 500 {
          lines[place].milliseconds += delay
        }
      }
      #expect((comparison.parting == nil) == isNear, "\(delay)")
      if !isNear { #expect(comparison.parting?.delay == delay) }
    }
  }

  @Test func `Touches may be numbered from another one`() throws {
    let comparison = try comparison { lines in
      for place in lines.indices { lines[place].touches = lines[place].touches.map { $0 + 6 } }
    }
    #expect(comparison.parting == nil)
  }

  @Test func `A line that is missing, added or different is found where it is`() throws {
    let lines = RecordLog(Self.trace).entries
    let place = try #require(lines.firstIndex { $0.line.message == "held>root" })
    let missing = try comparison { $0.remove(at: place) }
    #expect(missing.parting?.expected?.line == lines[place].line)
    #expect(missing.parting?.expected?.step == lines[place].step)
    let added = try comparison { $0.insert($0[place], at: place) }
    #expect(added.parting?.found == place + 1)
    let other = try comparison { $0[place].answer = "ended" }
    #expect(other.parting?.found == place && other.parting?.delay == nil)
    let short = try comparison { $0.removeLast() }
    #expect(short.parting?.found == nil && short.parting?.expected != nil)
    let long = try comparison {
      $0.append($0[place]); $0[$0.count - 1].milliseconds = 900
    }
    #expect(long.parting?.expected == nil && long.parting?.found == lines.count)
  }

  @Test func `Whatever bytes come, they are read or refused`() {
    let text = RecordLog(Self.trace).text
    for seed in 0..<UInt64(400) {
      var generator = SeededGenerator(seed: seed)
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      guard let log = try? read(String(decoding: bytes, as: UTF8.self)) else { continue }
      _ = LogComparison(log, with: Self.trace)
    }
  }
}
