import SceneLanguage
import SceneLanguage
import TestSupport
import Testing
import TouchNarration

@testable import Lessons

@Suite("What authors are helped with")
struct AuthoringTests {
  @Test("a new lesson and its translation pass the check, and say what is to be translated")
  func new() {
    let base = newLesson(id: "05-inside/01-three", title: "Three")
    let translation = syncedTranslation(nil, of: base)
    #expect(check(base).headlines == [])
    let report = checkTranslation(base: base, translation: translation, file: "lesson.zh-Hans.md")
    #expect(
      report.headlines == ["lesson.zh-Hans.md:7:1: warning: this is not translated yet"])
  }

  @Test("promote makes expect and compare say what the model says, and touches nothing else")
  func promote() throws {
    let text = LessonFiles.first
    #expect(promotedLesson(text) == text)
    for (old, new) in [
      ("(160,-140) outside", "(160,-130) outside"), ("001 nil", "001 thirdView"),
      ("-> app -> dropped", "-> dropped"), ("return  window -> fourthView\n", ""),
    ] {
      let broken = try Broken(text, old, new).text
      #expect(check(broken).exitCode == 1)
      #expect(promotedLesson(broken) == text, "\(old)")
    }
    let question = try Broken(text, "choice fourthView\n", "choice secondView\n").text
    #expect(promotedLesson(question) == question)
  }

  @Test("sync copies fences, and adds and marks what the translation has not")
  func sync() throws {
    let (base, translation) = (LessonFiles.first, LessonFiles.firstChinese)
    #expect(syncedTranslation(translation, of: base) == translation)
    let moved = try Broken(base, "310x190", "310x191").text
    let synced = syncedTranslation(translation, of: moved)
    #expect(synced.contains("310x191"))
    #expect(checkTranslation(base: moved, translation: synced, file: "zh.md").headlines == [])
    // A section, a question, and a fence in the middle are lost.
    let lines = translation.split(separator: "\n", omittingEmptySubsequences: false)
    let last = try #require(lines.lastIndex { $0.hasPrefix("## 6.") })
    let short = lines[..<last].joined(separator: "\n")
    let report = checkTranslation(base: base, translation: short, file: "zh.md")
    #expect(report.headlines.contains { $0.contains("the section '6. Explain back'") })
    let whole = syncedTranslation(short, of: base)
    #expect(whole.contains("<!-- untranslated -->\n\n## 6. Explain back"))
    #expect(whole.contains("```explain #x1"))
    let start = try #require(lines.firstIndex { $0.hasPrefix("```order") })
    let end = try #require(lines[start...].firstIndex { $0 == "```" })
    let gap = (lines[..<start] + lines[(end + 1)...]).joined(separator: "\n")
    #expect(syncedTranslation(gap, of: base).contains("<!-- untranslated #o1 -->\n\n```order #o1"))
  }

  @Test("a translation knows which prose it translates, and is stale when that changes")
  func stale() throws {
    let base = LessonFiles.first
    let stamped = syncedTranslation(LessonFiles.firstChinese, of: base, isUpToDate: true)
    #expect(checkTranslation(base: base, translation: stamped, file: "zh.md").headlines == [])
    let fence = try Broken(base, "80 up A", "90 up A").text
    #expect(
      LessonDocument(markdown: fence).proseFingerprint
        == LessonDocument(markdown: base).proseFingerprint)
    let prose = try Broken(base, "a finger lands", "one finger lands").text
    let report = checkTranslation(base: prose, translation: stamped, file: "zh.md")
    #expect(report.headlines.count == 1)
    #expect(report.headlines[0].contains("prose has changed"))
    #expect(
      checkTranslation(
        base: prose, translation: syncedTranslation(stamped, of: prose, isUpToDate: true),
        file: "zh.md"
      ).headlines == [])
  }

  @Test("a diff shows the lines that changed, with their place")
  func diff() {
    let lines = lineDiff(from: "a\nb\nc\nd", to: "a\nB\nc\nd\ne").map(\.plain)
    #expect(lines == ["@@ 2 @@", "- b", "+ B", "@@ 5 @@", "+ e"])
    #expect(lineDiff(from: "a", to: "a").isEmpty)
  }

  @Test(
    "a diff holds every line of both texts, and what it shares stands in both", arguments: 0..<40)
  func diffLaw(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func text(_ words: Int) -> [String] {
      (0..<Int.random(in: 1...60, using: &random)).map { _ in
        "\(Int.random(in: 0..<words, using: &random))"
      }
    }
    let words = [3, 20, 1000][Int(seed % 3)]
    let old = text(words)
    var new = seed.isMultiple(of: 2) ? text(words) : old
    for _ in 0..<3 where !new.isEmpty {
      new.insert("new \(seed)", at: Int.random(in: 0...new.count, using: &random))
      new.remove(at: Int.random(in: 0..<new.count, using: &random))
    }
    let diff = lineDiff(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
      .map(\.plain)
    var (left, right, built) = (old[...], new[...], [String]())
    for line in diff {
      if line.hasPrefix("@@ ") {
        let place = Int(line.dropFirst(3).prefix { $0 != " " }) ?? 0
        while built.count < place - 1 {
          #expect(left.first == right.first)
          built.append(left.removeFirst())
          right.removeFirst()
        }
      } else if line.hasPrefix("- ") {
        #expect(left.popFirst().map { "- " + $0 } == line)
      } else {
        #expect(right.popFirst().map { "+ " + $0 } == line)
        built.append(String(line.dropFirst(2)))
      }
    }
    #expect(left == right && built + right == new)
  }

  @Test("of very different texts it takes as long as they are")
  func longDiff() {
    let old = (0..<40_000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<40_000).map { "new \($0 % 100)" }.joined(separator: "\n")
    var count = 0
    let time = ContinuousClock().measure { count = lineDiff(from: old, to: new).count }
    #expect(count == 80_001 && time < .seconds(3 * slowdown), "\(time)")
  }
}

@Suite("How a lesson teaches")
struct PedagogyTests {
  private func messages(_ text: String) -> [String] { check(text).diagnostics.map(\.message) }

  @Test(
    "too much prose, odd minutes, a reveal before a question, an open answer",
    arguments: [
      ("minutes: 8", "minutes: 1", "1 minutes: a lesson takes 4 to 15"),
      ("minutes: 8", "minutes: 4", "the lesson says 4 minutes, but takes about"),
      ("minutes: 8", "minutes: 40", "40 minutes: a lesson takes 4 to 15"),
    ])
  func minutes(old: String, new: String, message: String) throws {
    let found = messages(try Broken(LessonFiles.first, old, new).text)
    #expect(found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test("a wall of words is counted")
  func prose() throws {
    let wall = String(repeating: "word ", count: 360)
    let text = try Broken(LessonFiles.first, "**Which view will `hitTest` return?**", wall).text
    #expect(messages(text).contains { $0.contains("words without a task") })
  }

  @Test("what happens is shown only after something was asked, and answers stand in boxes")
  func reveal() throws {
    let question = "**Which view will `hitTest` return?**"
    let fence = "\n\n```expect #early on=tap level=outcome\n1 fourthView dropped\n```\n\n"
    let text = try Broken(LessonFiles.first, question, fence + question).text
    // The fence parts a paragraph from the rule that it cites, too.
    #expect(
      messages(text).contains("this expect fence shows the result before a question was asked"))
    let open = LessonFiles.first + "\n```compare #c9 on=tap\nuikit fourthView\n```\n"
    #expect(
      messages(open) == ["a compare fence gives the answer away; put it inside <details>"])
  }

  @Test("more than three hints are too many")
  func hints() throws {
    let hint = "<details><summary>Hint</summary>\n\nLook.\n\n</details>\n\n"
    let text = try Broken(
      LessonFiles.first, "<details><summary>Hint 1",
      String(repeating: hint, count: 3)
        + "<details><summary>Hint 1"
    ).text
    #expect(
      messages(text).contains {
        $0.hasSuffix("hints; at most 3, and the last one explains the answer")
      })
  }

  @Test("a term of the glossary is translated as the glossary says")
  func glossary() {
    let base = LessonFiles.first + "\nA drop shadow and a drop shadow.\n"
    let glossary = "| drop shadow | 投影 |\n| tap | 点击 |"
    let report = checkTranslation(
      base: base, translation: LessonFiles.firstChinese, file: "zh.md", glossary: glossary)
    #expect(report.headlines.count == 1)
    #expect(report.headlines.first?.contains("'投影'") == true)
  }

  @Test("a pack is complete, or says what it lacks")
  func pack() {
    let library = LessonLibrary(files: [
      .init(path: "systems.md", text: "| 000-01 | First | L1 | ✓ |\n| 000-02 | Second | L1 | ✓ |"),
      .init(
        path: "index.md", text: "## 1 One\n\n1. [A](a/01-one/lesson.md)\n2. [B](b/lesson.md)\n"),
      .init(path: "a/01-one/lesson.md", text: "---\nsystems: 000-02\n---\n"),
      .init(path: "a/02-two/lesson.md", text: ""),
    ])
    let found = checkPack(library, folder: "p").map(\.headline)
    #expect(found.first == "p/systems.md:1:1: warning: no lesson covers 000-01")
    #expect(found.count { $0.contains("no lesson shows the path") } == DeliveryPath.allCases.count)
    #expect(
      found.suffix(2) == [
        "p/index.md:4:1: warning: there is no lesson 'b'",
        "p/a/02-two/lesson.md:1:1: warning: this lesson is not in the index",
      ])
  }
}
