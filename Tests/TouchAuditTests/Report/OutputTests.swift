import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing
import TouchAudit
import TouchCore
import TouchNarration
import Transcripts

@Suite struct OutputTests {
  @Test func `The text says rule, view, reason, share, grade, what helps and what to type next`()
    throws
  {
    let report = try report([("my screen.txt", faulty)], remarks: 2)
    let text = AuditText(report, .english).lines.map(\.plain)
    #expect(
      text == [
        "my screen.txt:1:1: note: read with 2 warnings, which make related findings less certain (touchtrace convert "
          + "'my screen.txt' lists them)",
        "my screen.txt:4:7: warning: buy (UIControl) partly unreachable: it sticks out of card, beyond its right edge "
          + "(50%) [T02]",
        "    50% reachable · PROVED · make the superview larger, or let its "
          + "point(inside:with:) accept the point",
        "    touchtrace debug 'my screen.txt' --tap 110,40",
        "my screen.txt:5:7: error: gone (UIControl) cannot be hit: it sticks out of card, beyond its right edge (100%) "
          + "[T01]",
        "    0% reachable · PROVED · make the superview larger, or let its "
          + "point(inside:with:) accept the point",
        "    touchtrace debug 'my screen.txt' --tap 220,40",
        "my screen.txt:6:5: error: 'a <b> & \"c\"' (UIControl) cannot be hit: hud lies in front of it (100%) [T07]",
        "    0% reachable · PROVED · move the view in front to the back, disable its interaction, "
          + "or let touches pass through it",
        "    touchtrace debug 'my screen.txt' --tap 70,320",
        "files: 1, controls: 3, errors: 2, warnings: 1, notes: 0",
      ])
    let chinese = AuditText(report, .simplifiedChinese).lines.map(\.plain)
    #expect(chinese.count == text.count)
    #expect(
      chinese.contains(
        "my screen.txt:6:5: error: 'a <b> & \"c\"' (UIControl) 点不中：hud 盖在它上面（100%） [T07]"))
  }

  @Test func `What is tapped next is lost for the reason that is told`() throws {
    let scene = try scene { faulty }
    for finding in Audit(scene).findings {
      let point = try #require(finding.example)
      #expect(TapQuery(scene).hit(at: point) != finding.view)
    }
  }

  @Test func `Files without findings are silent but counted, in the order they were added`() throws
  {
    let fine = "window w 0,0 390x844\n  control c 0,100 100x100"
    let report = try report([("b.txt", fine), ("a.txt", faulty), ("c.txt", fine)])
    let text = AuditText(report, .english).lines.map(\.plain)
    #expect(text.first?.hasPrefix("a.txt:") == true)
    #expect(text.last?.hasPrefix("files: 3, controls: 5,") == true)
    #expect(report.files.map(\.name) == ["b.txt", "a.txt", "c.txt"])
  }

  @Test func `The JSON holds the same as values`() throws {
    let report = try report([("a.txt", faulty)])
    let text = AuditJSON(report, .english, version: "1.2.3").text
    let json = try #require(object(text))
    #expect(json["schema"] as? String == "touchtrace-audit/1")
    #expect(json["version"] as? String == "1.2.3")
    #expect(json["counts"] as? [String: Int] == ["error": 2, "warning": 1, "info": 0])
    let file = try #require((json["files"] as? [[String: Any]])?.first)
    #expect(file["controls"] as? Int == 3)
    let finding = try #require((file["findings"] as? [[String: Any]])?.last)
    #expect(finding["rule"] as? String == "T07")
    #expect(finding["view"] as? String == "under")
    #expect(finding["others"] as? [String] == ["hud"])
    #expect(finding["reachable"] as? Double == 0)
    #expect(finding["tap"] as? [Double] == [70, 320])
    #expect(finding["proved"] as? Bool == true)
    let cause = try #require((finding["causes"] as? [[String: Any]])?.first)
    #expect(cause["kind"] as? String == "covered")
    #expect(cause["branch"] as? String == "hud")
    #expect(text == AuditJSON(report, .english, version: "1.2.3").text)
  }

  @Test func `The SARIF has every rule, and each finding by its place among them`() throws {
    let report = try report([("a b/ü.txt", faulty)])
    let json = try #require(object(AuditSARIF(report, .english, version: "1.2.3").text))
    #expect(json["version"] as? String == "2.1.0")
    let run = try #require((json["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == AuditRule.allCases.map(\.rawValue))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["warning", "error", "error"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let place = try #require((result["locations"] as? [[String: Any]])?.first)
      let file =
        (place["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: Any]
      #expect(file?["uri"] as? String == "a%20b/%C3%BC.txt")
      #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
    }
  }

  @Test func `The picture is well-formed, whatever names hold`() throws {
    let report = try report([("<&\".txt", faulty)])
    let file = try #require(report.files.first)
    for language in Language.allCases {
      let picture = AuditSVG([file], language).text
      let parser = XMLParser(data: Data(picture.utf8))
      #expect(parser.parse())
      #expect(picture.contains("&lt;&amp;&quot;.txt"))
      #expect(picture.contains("url(#auditout)"))
    }
    var none = AuditReport()
    none.add(Audit(Scene()), of: Scene(), file: "empty")
    let empty = try #require(none.files.first)
    #expect(AuditSVG([empty], .english).text.contains("there is no window to draw"))
  }

  @Test func `Every rule has words in both languages`() {
    for rule in AuditRule.allCases {
      for language in Language.allCases {
        #expect(!rule.title[language].isEmpty)
        #expect(!rule.advice[language].isEmpty)
      }
      #expect(rule.title.english != rule.title.chinese)
    }
  }

  private func object(_ text: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
  }
}
