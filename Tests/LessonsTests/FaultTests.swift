import Lessons
import SceneLanguage
import Testing

/// One thing wrong at a time in a lesson that is right.
@Suite("What lesson check reports")
struct FaultTests {
  @Test(
    "what does not parse, or names something unknown",
    arguments: [
      ("cures: M03", "cures: M99", "M99", "unknown misconception 'M99'"),
      ("systems: 000-08", "systems: 000-88", "000-88", "unknown system '000-88'"),
      (
        "minutes: 8", "minuets: 8", "minuets",
        "unknown key of the front matter 'minuets'; did you mean 'minutes'?"
      ),
      ("minutes: 8", "minutes: eight", "eight", "'eight' is not a whole number"),
      ("model: uikit", "model: uikti", "uikti", "unknown model 'uikti'; did you mean 'uikit'?"),
      (
        "predict #p1 on=tap", "predict #p1 no=tap", "no",
        "unknown key 'no' of a predict fence; did you mean 'on'?"
      ),
      ("predict #p1 on=tap", "predict #p1 on=tab", "tab", "unknown touch 'tab'"),
      ("ask hit-view", "aks hit-view", "aks", "unknown statement 'aks'; did you mean 'ask'?"),
      (
        "ask hit-view", "ask hit-veiw", "hit-veiw",
        "unknown query 'hit-veiw'; did you mean 'hit-view'?"
      ),
      (
        "because=M06", "because=Q07", "Q07", "unknown misconception 'Q07'; did you mean 'M07'?"
      ),
      (
        "next-asked after=firstView", "nth view=firstView n=five", "five",
        "expected N, found 'five'"
      ),
      ("choice fifthView\n", "choice thirdView\n", nil, ""),
      ("rejected secondView outside", "rejected secondView outsid", "outsid", ""),
      ("c never-asked", "b never-asked", "b", "'b' is written twice"),
      ("of asked", "of hit-view", "hit-view", ""),
      ("item secondView", "item sekondView", "sekondView", ""),
      ("solution for=t1", "solution for=t2", "t2", "unknown try 't2'; did you mean 't1'?"),
      ("set secondView frame", "set sekondView frame", "sekondView", ""),
      ("003 thirdView", "004 thirdView", "004", "unknown model '004'; did you mean '001'?"),
      ("level=hop", "level=hops", "hops", "unknown level 'hops'; did you mean 'hop'?"),
      ("point reject", "piont reject", "piont", ""),
      ("order #o1", "order #q1", nil, ""),
    ] as [(String, String, String?, String)])
  func unreadable(old: String, new: String, part: String?, message: String) throws {
    let broken = try Broken(LessonFiles.first, old, new, at: part)
    let report = check(broken.text)
    #expect(!report.isParsable)
    #expect(report.exitCode == 3)
    guard part != nil else { return }
    let first = try #require(report.headlines.first)
    #expect(first.hasPrefix("lesson.md:\(broken.line):\(broken.column): error: \(message)"))
  }

  @Test(
    "what is not true",
    arguments: [
      (
        "choice fourthView\n", "choice secondView\n", "ask",
        "the model's answer 'fourthView' is not among the choices"
      ),
      (
        "choice fourthView\n", "choice fourthView because=M01\n", "because",
        "'fourthView' is right here, so choosing it does not diagnose M01"
      ),
      ("c never-asked secondView", "c asked secondView", "```quiz", ""),
      (
        "b rejected secondView outside", "b hit fourthView", "c",
        "b and c are true; only one may be"
      ),
      ("item fourthView\n", "", "of", "the answer contains 'fourthView'"),
      (
        "set thirdView noninteractive\n", "", "set secondView",
        "the solution reaches 'fourthView', not hit-view = secondView"
      ),
      (
        "goal hit-view = secondView", "goal hit-view = secondView\npar 1", "set thirdView",
        "the solution takes 2 changes, but par is 1"
      ),
      (
        "goal hit-view = secondView", "goal hit-view = secondView\nallow interaction",
        "set secondView", "the try does not allow a change of this kind: move"
      ),
      (
        "point reject fifthView outside", "point reject fifthView hidden",
        "reject fifthView hidden", "the model disagrees: reject fifthView hidden"
      ),
      (
        "cures: M03", "cures: M16", "M16",
        "no question of the lesson distinguishes M16 from the right answer"
      ),
      ("-> dropped", "-> app", "fourthView ->", "expected 'fourthView -> thirdView"),
      ("return  window -> fourthView\n", "", "```\n\n</details>\n\n`secondView", "the lines end"),
      ("- **a** It is", "- **d** It is", "```quiz", "the list above explains d, b, c"),
    ])
  func untrue(old: String, new: String, at part: String, message: String) throws {
    let broken = try Broken(LessonFiles.first, old, new)
    let report = check(broken.text)
    #expect(report.isParsable)
    #expect(report.exitCode == 1)
    #expect(report.diagnostics.count == 1)
    let first = try #require(report.diagnostics.first)
    #expect(first.message.hasPrefix(message))
    let from = first.sourceLine.dropFirst(first.column - 1)
    #expect(from.hasPrefix(part.prefix { $0 != "\n" }), "\(first.headline)")
  }

  @Test("a goal that is reached already, and a solution that leads away from it")
  func reachedGoal() throws {
    let broken = try Broken(
      LessonFiles.first, "goal hit-view = secondView", "goal hit-view = fourthView")
    #expect(
      check(broken.text).diagnostics.map(\.message) == [
        "the goal is already reached: hit-view = fourthView",
        "the solution reaches 'secondView', not hit-view = fourthView",
      ])
  }

  @Test("what is worth a look")
  func remarks() throws {
    let text = LessonFiles.first
    let needs = try Broken(text, "minutes: 8", "needs: 02-hit-test/02-point-inside\nminutes: 8")
    #expect(
      check(needs.text).headlines.map {
        $0.split(separator: ": ").dropFirst().joined(separator: ": ")
      }
        == ["warning: there is no lesson '02-hit-test/02-point-inside' yet"])
    #expect(check(needs.text).exitCode == 0)
  }

  @Test("a drive whose ends are misspelt, or that has no hop between them")
  func drive() {
    func messages(_ body: String) -> [String] {
      let drive = LessonFiles.first + "\n```drive #d1 on=tap\n\(body)\n```\n"
      return check(drive).diagnostics.map(\.message)
    }
    #expect(messages("from hit\nto result").isEmpty)
    #expect(messages("").isEmpty)
    #expect(
      messages("from hit\nto resutl") == [
        "unknown start or end of a drive 'resutl'; did you mean 'result'?"
      ])
    #expect(messages("form hit") == ["unknown statement 'form'; did you mean 'from'?"])
    #expect(messages("from") == ["missing: from hit|result"])
    #expect(
      messages("from result\nto result") == [
        "there is no hop between 'from' and 'to', so there is nothing to drive"
      ])
  }

  @Test("a walk that asks, and a role without what it is named after")
  func roles() throws {
    let text = LessonFiles.first
    let walk = try Broken(text, "minutes: 8", "role: walk\nminutes: 8")
    let messages = check(walk.text).diagnostics.map(\.message)
    #expect(messages.count == 7)
    #expect(
      messages.first
        == "a walk cannot have a predict fence; use role: predict to ask questions")
    let drive = try Broken(text, "minutes: 8", "role: drive\nminutes: 8", at: "drive")
    #expect(
      check(drive.text).headlines == [
        "lesson.md:\(drive.line):\(drive.column): error: "
          + "a lesson with 'role: drive' needs a drive fence"
      ])
    #expect(check(try Broken(text, "minutes: 8", "role: try\nminutes: 8").text).exitCode == 0)
  }

  @Test("a belief that cannot be run is the lesson's own word, but only for a wrong choice")
  func notRunnable() throws {
    let label = try Broken(
      LessonFiles.first, "choice window\n", "choice window because=M20\n", at: "because")
    #expect(check(label.text).headlines == [])
    let right = try Broken(
      LessonFiles.first, "choice root\n", "choice root because=M20\n", at: "because")
    #expect(check(right.text).exitCode == 1)
    let cure = try Broken(LessonFiles.first, "cures: M03", "cures: M20 M03", at: "M20")
    #expect(check(cure.text).exitCode == 1)
    #expect(
      check(label.text.replacing("cures: M03", with: "cures: M20 M03")).headlines == [])
  }

  @Test("a lesson has a front matter and a heading")
  func front() {
    #expect(check("# Title\n").exitCode == 3)
    #expect(
      check("---\nlesson: a/b\ntitle:\n---\n").diagnostics.map(\.message) == [
        "the front matter has no 'title'", "the lesson has no title heading: # Title",
      ])
  }

  @Test("full-width marks are said once")
  func fullWidth() throws {
    let broken = try Broken(LessonFiles.first, "thirdView 20,300", "thirdView 20，300", at: "，")
    #expect(
      check(broken.text).headlines == [
        "lesson.md:\(broken.line):\(broken.column): error: full-width comma '，'; "
          + "did you mean ','?"
      ])
  }
}

@Suite("Translations")
struct TranslationTests {
  private func check(_ old: String, _ new: String) throws -> LessonReport {
    let broken = try Broken(LessonFiles.firstChinese, old, new)
    return checkTranslation(base: LessonFiles.first, translation: broken.text, file: "zh.md")
  }

  @Test("may leave a fence out")
  func leftOut() throws {
    let text = LessonFiles.firstChinese
    let parts = text.split(separator: "```order #o1", maxSplits: 1).map(String.init)
    let rest = try #require(parts.last?.split(separator: "```\n", maxSplits: 1).last)
    let report = checkTranslation(
      base: LessonFiles.first, translation: parts[0] + rest, file: "zh.md")
    #expect(report.headlines == [])
  }

  @Test(
    "differs by a line, a header or an end",
    arguments: [
      ("scene #main", "scene #mian", "the base lesson has no fence '```scene #mian'", 1),
      (
        "on=tap level=hop", "on=tap level=chain",
        "differs from the base lesson: '```expect #walk on=tap level=hop'", 1
      ),
      ("80 up A\n", "", "differs from the base lesson: '80 up A'", 1),
      ("80 up A\n", "80 up A\n90 down A at 1,1\n", "differs from the base lesson: '```'", 1),
      ("translates: lesson.md\n", "", "the front matter has no 'translates'", 3),
      (
        "lesson: 02-hit-test/03-first-to-fifth", "lesson: 02-hit-test/03",
        "this is a translation of another lesson: the base lesson is '02-hit-test/03-first-to-fifth'",
        3
      ),
    ])
  func differs(old: String, new: String, message: String, exitCode: Int32) throws {
    let report = try check(old, new)
    #expect(report.diagnostics.first?.message == message)
    #expect(report.exitCode == exitCode)
  }
}
