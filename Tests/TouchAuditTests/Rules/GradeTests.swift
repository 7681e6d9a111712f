import Testing
import TouchAudit
import TouchCore
import TouchInquiry
import TouchNarration

@Suite("The grade of a finding") struct GradeTests {
  private func certainty(_ lines: String) throws -> Certainty {
    let scene = try scene { window + lines }
    return try #require(Audit(scene, options: .doubting).findings.first).certainty
  }

  @Test func `is that of the answer why, of a tap that shows it`() throws {
    for lines in [
      "    button b 20,100 120x44\n    view front 0,0 390x844 unknown=overrides",
      "    button b 20,100 120x44\n    hosting front 0,0 390x844 unknown=content",
      "    button b 20,100 120x44\n    view v 300,0 9x9 unknown=tree\n    view front 0,0 390x844",
      "    view card 0,0 50x50 unknown=transform\n      button b 60,0 120x44",
    ] {
      let scene = try scene { window + lines }
      let finding = try #require(
        Audit(scene, options: .doubting).findings.first {
          $0.view == scene.view(named: "b") && !$0.causes.isEmpty
        })
      let point = try #require(finding.example)
      let trace = try #require(TapRecorder(scene).tap(at: point))
      let basis = trace.basis(of: trace.whyNot(finding.view, touch: 1))
      let grade = Narrator(trace, .english).grade(of: basis)
      #expect(finding.certainty.grade == grade, "\(lines)")
    }
  }

  @Test func `weakens with what the claim itself rests on`() throws {
    let unknown = try certainty("    view card 0,0 50x50\n      control c 60,0 9x9 unknown=frame")
    #expect(unknown.grade == .likely)
    #expect(unknown.missing.map(\.fact) == [.frame])
  }

  @Test func `does not weaken with what lies beside a view that refuses`() throws {
    let web = "    view web 0,0 390x844 unknown=tree\n"
    let off = "    view off 0,0 390x400 noninteractive\n      control c 20,100 120x44\n"
    #expect(try certainty(web + off).grade == .proved)
  }

  @Test func `is not proved where the class may decide by itself, or the system comes first`()
    throws
  {
    let own = try certainty(
      "    view v 0,0 390x400 class=MyBar unknown=overrides\n      control a 0,0 50x50")
    #expect(own.grade == .likely)
    let edge = try certainty("    control c 100,826 100x18")
    #expect(edge.grade == .likely)
    #expect(edge.omissions.map(\.omission.id) == ["system-edges"])
  }

  @Test func `is not proved by areas that were asked at points`() throws {
    let round = try certainty(
      "    control c 100,100 100x100\n      ~pointInside circle\n    view v 90,90 60x120")
    #expect(round.grade == .likely)
  }
}
