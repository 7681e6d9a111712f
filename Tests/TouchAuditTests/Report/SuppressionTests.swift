import TestSupport
import Testing
@testable import TouchAudit
import TouchNarration
import Transcripts

@Suite struct SuppressionTests {
  @Test func `A line takes back the findings of a rule about a view, by name or class`() throws {
    func left(_ suppressions: String) throws -> [String] {
      shown(try report([("a.txt", faulty)], suppressions: suppressions))
    }
    let all = ["T02 buy", "T01 gone", "T07 under"]
    #expect(try left("") == all)
    #expect(try left("T07 under") == ["T02 buy", "T01 gone"])
    #expect(try left("covered under # it is off at first") == ["T02 buy", "T01 gone"])
    #expect(try left("* buy\n\n# all of them\n* under") == ["T01 gone"])
    #expect(try left("t01 UIControl") == ["T02 buy", "T07 under"])
    #expect(try left("T07 buy") == all)
  }

  @Test func `What is suppressed does not count, and what suppresses nothing is told`() throws {
    let report = try report([("a.txt", faulty)], suppressions: "T07 under\n\nT11 old\nT99 x\nT01")
    #expect(report.files.map(\.suppressedCount) == [1])
    #expect(report.count(.error) == 1)
    #expect(report.worst == .error)
    #expect(report.unusedSuppressions == [.init(line: 3, rule: .silentButton, element: "old")])
    #expect(
      report.suppressions.problems == [.init(line: 4, word: "T99"), .init(line: 5, word: nil)])
    let text = AuditText(report, .english).lines.map(\.plain)
    #expect(text.contains("suppressions, line 3: no finding matches T11 old"))
    #expect(text.contains("suppressions, line 4: unknown rule T99"))
    #expect(text.contains("suppressions, line 5: the view is missing"))
  }

  @Test func `A name may have blanks and a number sign inside`() {
    let read = Suppressions("T07 row#2 of two # why\r\n")
    #expect(read.entries.map(\.element) == ["row#2 of two"])
  }

  @Test func `Of what a baseline knows only the new counts`() throws {
    let first = try report([("a.txt", faulty)])
    let baseline = AuditBaseline(of: first)
    let again = try AuditBaseline(baseline.text)
    #expect(again.known == baseline.known)
    #expect(baseline.known.count == 3)
    let second = try report(
      [("a.txt", faulty.replacing("200,20", with: "210,30") + "\n    control new 200,0 0x40")],
      known: Set(again.known))
    #expect(shown(second) == ["T04 new"])
    #expect(second.files.map(\.knownCount) == [3])
    let elsewhere = try report([("b.txt", faulty)], known: Set(again.known))
    #expect(shown(elsewhere).count == 3)
  }

  /// The keys of what is found in a screen.
  private func keys(_ lines: String) throws -> [String] {
    let report = try report([("a.txt", lines)])
    return report.keys.map { $0.text }
  }

  @Test func `A key has no name that was counted out while a file was read`() throws {
    func screen(_ before: String) -> String {
      "window window 0,0 390x844 unknown=none\n  view view 0,0 390x844 unknown=none\n" + before
        + "    view view9 0,0 100x100 class=Card unknown=none\n"
        + "      control control7 200,20 40x40 unknown=none text=\"Pay now\"\n"
        + "      control control8 200,80 40x40 unknown=none\n"
    }
    let alone = try keys(screen(""))
    let card = "a.txt T01 UIWindow/UIView/Card/"
    #expect(alone == [card + "'Pay now'", card + "UIControl"])
    #expect(try keys(screen("    view view2 0,700 9x9 unknown=none\n")) == alone)
  }

  @Test func `An identifier that two views have leads nobody astray`() throws {
    let lines =
      window + "    view one 0,0 100x100 id=row unknown=none\n"
      + "      control a 200,20 40x40 id=buy unknown=none\n"
      + "    view two 0,200 100x100 id=row unknown=none\n"
      + "      control b 200,20 40x40 id=buy unknown=none\n"
    #expect(try keys(lines) == ["a.txt T01 root/row/buy", "a.txt T01 root/row#2/buy"])
  }

  @Test func `A key with an identifier stays when the file gets another screen`() throws {
    let lines =
      "window w 0,0 390x844\n  view root 0,0 390x844\n"
      + "    view card 0,0 100x100 id=card unknown=none\n      control c 200,20 40x40 unknown=none\n"
    let scene = try scene { lines }
    var (one, two) = (AuditReport(), AuditReport())
    one.add(Audit(scene), of: scene, file: "a.xib")
    for screen in ["Page", "Page2"] {
      two.add(Audit(scene), of: scene, file: "a.xib", screen: screen)
    }
    #expect(one.keys.map(\.text) == ["a.xib T01 card/UIControl"])
    #expect(two.keys.map(\.text) == ["a.xib T01 card/UIControl", "a.xib#Page2 T01 card/UIControl"])
    #expect(two.files.map { $0.key(of: $0.findings[0]) } == two.keys)
  }

  @Test func `No two findings of a screen have one key`() throws {
    var generator = SeededGenerator(seed: 23)
    for number in 0..<150 {
      let scene = randomScene(using: &generator)
      var report = AuditReport()
      report.add(Audit(scene), of: scene, file: "a")
      let file = try #require(report.files.first)
      let keys = file.findings.map { file.key(of: $0) }
      #expect(Set(keys).count == keys.count, "scene \(number)")
    }
  }

  @Test func `A file that is no baseline is refused`() {
    #expect(throws: AuditBaseline.Problem.malformed(byte: 1)) { try AuditBaseline("") }
    #expect(throws: AuditBaseline.Problem.otherSchema("touchtrace-audit/1")) {
      try AuditBaseline(#"{"schema":"touchtrace-audit/1","known":[]}"#)
    }
    #expect(throws: AuditBaseline.Problem.self) { try AuditBaseline(#"{"schema":1}"#) }
    #expect(throws: AuditBaseline.Problem.self) { try AuditBaseline("[") }
    #expect(
      (try? AuditBaseline("{\n\"schema\": \"touchtrace-audit-baseline/2\",\n\"known\": []\n}\n"))
        != nil)
  }
}
