import SceneLanguage
import Testing
import TouchCore

@testable import TouchNarration

@Suite("The documents of rules and settings")
struct RuleDocumentTests {
  @Test("are without faults, and say each thing once")
  func builtIn() {
    #expect(RuleDocument.chapters.flatMap(\.faults).map(\.headline) == [])
    #expect(SettingDocument.builtIn.faults.map(\.headline) == [])
    #expect(OmissionDocument.builtIn.faults.map(\.headline) == [])
    #expect(WordDocument.builtIn.faults.map(\.headline) == [])
    #expect(SettingDocument.builtIn.facts.count == Setting.allCases.count)
  }

  @Test("do not say in the source how sure they are: that stands before it")
  func sources() {
    for rule in Rule.catalogue {
      #expect(!rule.source.hasPrefix(rule.confidence.rawValue), "\(rule.number): \(rule.source)")
    }
  }

  @Test("have a chapter for each section, in their order")
  func chapters() {
    let numbers = Rule.catalogue.map(\.number)
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
    for chapter in RuleDocument.chapters {
      let sections = (chapter.rules.map(\.number) + chapter.omissions.map(\.number)).map(\.section)
      #expect(Set(sections).count <= 1)
    }
  }

  @Test("have code, numbers and a no marked as in Markdown")
  func marks() {
    let document = RuleDocument(Self.entry("2.4", "Ask `alpha`: *0.01* is **no**."), file: "r.md")
    #expect(
      document.rules.first?.sentence.english
        == "Ask \(code: "alpha"): \(number: "0.01") is \(bad: "no").")
    #expect(document.faults.isEmpty)
  }

  @Test("have a rule that is not followed with its kind")
  func omission() {
    let text = "# 2\n\n## 2.4\n\nOne.\n\n一。\n\n- left out\n"
    let document = RuleDocument(text, file: "r.md")
    #expect(document.rules.isEmpty && document.omissions.map(\.kind) == [.leftOut])
    #expect(document.faults.isEmpty)
  }

  @Test(
    "are refused at the place that is wrong",
    arguments: [
      (entry("2,4", "One."), "r.md:1:4: error: '2,4' is no number of a rule"),
      (entry("2.4", "One.") + entry("2.3", "Two."), "r.md:9:4: error: 2.3 comes after 2.4"),
      (entry("2.4", "An `alpha."), "r.md:3:4: error: the mark is never closed"),
      (entry("2.4", "One.\nTwo."), "r.md:6:1: error: an entry has one line in English"),
      ("## 2.4\n\nOne.\n", "r.md:1:1: error: '2.4' says nothing in Chinese"),
      ("## 2.4\n\nOne.\n\n一。\n", "r.md:1:4: error: '2.4' does not say how sure it is"),
      (
        "## 2.4\n\nOne.\n\n一。\n\n- sure: Apple\n",
        "r.md:7:3: error: 'sure' with a source is expected to be one of documented, observed"
      ),
      (
        "## 2.4\n\nOne.\n\n一。\n\n- peer: Apple\n",
        "r.md:7:1: error: the source is not said in Chinese"
      ),
      (entry("2.4", "One.") + "- settings: `alpha`\n", "r.md:9:1: error: the settings of 2.4 are"),
      (entry("3.7", "One."), "r.md:1:1: error: the settings of 3.7 are: `tapInterval`"),
      (
        "## 2.4\n\nOne.\n\n一。\n\n- left out\n- peer: Apple\n",
        "r.md:8:3: error: 'peer' is nothing that is known of 2.4"
      ),
    ])
  func faults(text: String, expected: String) {
    let faults = RuleDocument(text, file: "r.md").faults.map(\.headline)
    #expect(faults.contains { $0.hasPrefix(expected) }, "\(faults)")
  }

  @Test("name no setting that there is not, and none twice")
  func settings() {
    let text = Self.entry("tapTime", "One.") + Self.entry("tapInterval", "One.")
    let document = SettingDocument(text + Self.entry("tapInterval", "Two."), file: "s.md")
    let faults = document.faults.map(\.headline)
    #expect(
      faults.prefix(2) == [
        "s.md:1:4: error: 'tapTime' is no setting, or described already",
        "s.md:17:4: error: 'tapInterval' is no setting, or described already",
      ])
    #expect(faults.contains("s.md:1:1: error: tapDistance is not described"))
    #expect(document.facts[.tapInterval]?.summary.english == "One.")
  }

  @Test(
    "say of what is left out when it is met, who says so and what it weakens",
    arguments: [
      ("- weakens: all\n- needs: a bar\n- 需要: 栏\n", nil),
      ("- weakens: sends\n- rules: 2.4, 3.7\n- needs: a bar\n- 需要: 栏\n", nil),
      ("- weakens: all\n", "o.md:1:4: error: 'menu' does not say what it needs"),
      ("- weakens: all\n- needs: a bar\n", "o.md:1:4: error: 'menu' does not say what it needs"),
      ("- weakens: who\n- needs: a bar\n- 需要: 栏\n", "o.md:1:4: error: 'menu' does not say who"),
      ("- weakens: all\n- sure: no\n", "o.md:10:3: error: 'sure' is nothing that is known"),
    ])
  func leftOut(facts: String, expected: String?) {
    let text = "## menu\n\nOne.\n\n一。\n\n- from: Apple\n- 出处: 苹果文档\n" + facts
    let document = OmissionDocument(text, file: "o.md")
    let faults = document.faults.map(\.headline).filter { !$0.hasSuffix(" is not described") }
    #expect(document.omissions.count == (expected == nil ? 1 : 0))
    #expect(faults.count == (expected == nil ? 0 : 1) || facts.contains("sure"))
    if let expected { #expect(faults.contains { $0.hasPrefix(expected) }, "\(faults)") }
    // Each that a scene can meet has to be described.
    #expect(document.faults.count >= Omission.conditions.count)
  }

  private static func entry(_ title: String, _ english: String) -> String {
    "## \(title)\n\n\(english)\n\n一。\n\n- documented: Apple\n- 出处: 苹果文档\n"
  }
}
