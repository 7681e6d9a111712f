import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("touchtrace run, rules, schema, convert", .ownThread)
struct RunTests {
  private func steps(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test("Article 000: who is asked in which order, with which points, and what the chain does")
  func firstToFifthRecord() throws {
    let run = try touchtrace(["run", firstToFifth, "--format", "jsonl"])
    #expect(run.status == 0)
    let records = try steps(run.output)
    let asks = records.filter { $0["kind"] as? String == "hit.ask" }
    #expect(
      asks.compactMap { $0["view"] as? String } == [
        "window", "firstView", "thirdView", "fifthView", "fourthView",
      ])
    #expect(
      asks.compactMap { $0["point"] as? [Double] } == [
        [200, 420], [200, 420], [180, 120], [160, -140], [160, 90],
      ])
    let result = records.first { $0["kind"] as? String == "hit.result" }
    #expect(result?["view"] as? String == "fourthView")
    let hops = records.filter { $0["kind"] as? String == "chain.next" }
    let once = ["thirdView", "firstView", "root", "window", "app"]
    #expect(hops.compactMap { $0["to"] as? String } == once + once)
    #expect(records.count { $0["kind"] as? String == "chain.drop" } == 2)
  }

  @Test("Two runs write the same bytes")
  func sameBytes() throws {
    let first = try touchtrace(["run", firstToFifth, "--format", "jsonl"])
    #expect(first.output == (try touchtrace(["run", firstToFifth, "--format", "jsonl"]).output))
    let chinese = try touchtrace(["run", firstToFifth, "--format", "jsonl", "--lang", "zh-Hans"])
    #expect(chinese.output != first.output)
  }

  @Test("A transcript is written whole, and never over a file without --force")
  func output() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/t.md"
    let arguments = ["run", firstToFifth, "--format", "md", "--output", path]
    #expect(try touchtrace(arguments).status == 0)
    let before = try folder.contents(of: "t.md")
    #expect(before.contains("fourthView"))
    let again = try touchtrace(arguments)
    #expect(again.status == 3 && again.errors.contains("--force"))
    #expect(try touchtrace(arguments + ["--force"]).status == 0)
    let nowhere = try touchtrace(["run", firstToFifth, "--output", folder.path + "/no/such/t.md"])
    #expect(nowhere.status == 3 && nowhere.errors.contains("the folder does not exist"))
  }

  @Test(
    "What the program cannot do is said, with what was probably meant",
    arguments: [
      (["rnu", "x"], "did you mean 'run'", Int32(2)),
      (["run"], "needs FILE", 2),
      (["run", "x", "--formt", "md"], "did you mean '--format'", 2),
      (["run", "x", "--format", "pdf"], "jsonl|md|html|svg|cast|text|lesson", 2),
      (["run", firstToFifth, "--format", "svg", "--step", "x"], "--step", 2),
      (["run", firstToFifth, "--format", "svg", "--step", "32"], "31 steps", 2),
      (["run", "no-such-file.scene"], "no-such-file.scene", 3),
      (["rules", "99.99"], "no rule", 2),
      (["schema", "extra"], "extra", 2),
      (["run", firstToFifth, "--touch", "tpa"], "did you mean 'tap'", 3),
    ])
  func mistakes(arguments: [String], message: String, status: Int32) throws {
    let run = try touchtrace(arguments)
    #expect(run.errors.contains(message))
    #expect(run.status == status)
    #expect(run.output.isEmpty)
  }

  @Test("A picture is of the last step, or of the one that was asked for")
  func pictures() throws {
    let end = try touchtrace(["run", firstToFifth, "--format", "svg"])
    #expect(end.status == 0 && end.output.hasPrefix("<svg xmlns="))
    #expect(end.output.contains("step 31 of 31"))
    let refusal = try touchtrace(["run", firstToFifth, "--format", "svg", "--step", "7"])
    #expect(refusal.output.contains("fifthView ✗ outside"))
    let start = try touchtrace(["run", firstToFifth, "--format", "svg", "--step", "0"])
    #expect(start.output.contains("before the first of 31 steps"))
  }

  @Test("A page is a document that holds the whole record, in either language")
  func pages() throws {
    let page = try touchtrace(["run", firstToFifth, "--format", "html"])
    #expect(page.status == 0 && page.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.output.hasSuffix("</html>\n") && page.output.contains("<a id=\"31\""))
    let chinese = try touchtrace(["run", firstToFifth, "--format", "html", "--lang", "zh-Hans"])
    #expect(chinese.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"zh-Hans\">"))
  }

  @Test("why answers with what would fix it, and with its exit code")
  func why() throws {
    let got = try touchtrace(["why", "fourthView", firstToFifth])
    #expect(got.status == 0 && got.output.hasPrefix("fourthView gets it: it is the hit view"))
    let missed = try touchtrace(["why", "fifthView", firstToFifth])
    #expect(missed.status == 1 && missed.errors.isEmpty)
    #expect(missed.output.hasPrefix("fifthView was asked and returned nil"))
    #expect(missed.output.contains("\n  1  whatif fifthView.frame = "))
    let unknown = try touchtrace(["why", "fithView", firstToFifth])
    #expect(unknown.status == 3 && unknown.output.isEmpty)
    #expect(unknown.errors.contains("did you mean fifthView?"))
    #expect(try touchtrace(["why", "fifthView"]).status == 2)
  }

  @Test("why takes a finger, a touch's number or a point, as why-not does at the prompt")
  func whyOfATouch() throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      """
      window 390x844
        view pad 0,0 390x400
        view other 0,400 390x400

      touch #two
      0 down A at 100,100
      10 down B at 200,500
      60 up A
      70 up B
      """, to: "two.scene")
    let scene = folder.path + "/two.scene"
    for touch in [["other", "touch", "B"], ["other touch 2"], ["other", "at", "200,500"]] {
      let got = try touchtrace(["why"] + touch + [scene])
      #expect(got.status == 0 && got.output.hasPrefix("other gets it"), "\(got)")
    }
    for touch in [["other"], ["pad", "touch", "B"], ["other", "touch", "A"]] {
      #expect(try touchtrace(["why"] + touch + [scene]).status == (touch.count == 1 ? 0 : 1))
    }
    let point = try touchtrace(["why", "at", "30,540", scene])
    #expect(
      point.status == 0 && point.output.contains("one sees other there, and this tap hits it"),
      "\(point)")
    let odd = try touchtrace(["why", "other", "touch", "C", scene])
    #expect(odd.status == 3 && odd.output.isEmpty)
  }

  @Test("A scene printed by convert is read again, and runs the same")
  func convert() throws {
    let folder = try TemporaryDirectory()
    let converted = try touchtrace(["convert", firstToFifth])
    try folder.write(converted.output, to: "a.scene")
    let again = try touchtrace(["convert", folder.path + "/a.scene"])
    #expect(again.output == converted.output)
    let text = try touchtrace(["run", folder.path + "/a.scene"])
    #expect(text.status == 0 && text.output.contains("fourthView"))
  }

  @Test("A tap can be given on the command line")
  func tap() throws {
    let run = try touchtrace(["run", firstToFifth, "--tap", "30,90"])
    #expect(run.status == 0 && run.output.contains("secondView"))
    #expect(try touchtrace(["run", firstToFifth, "--tap", "30"]).status == 2)
  }

  @Test(
    "9.37: the double tap's documented sequences, the slow one, and what each hypothesis predicts",
    arguments: [
      ("off", "twoTaps", "", "0 Began 1, 60 Ended 1, 200 Began 1, 260 act, 260 Cancelled 1"),
      ("on", "twoTaps", "", "0 Began 1, 200 Began 1, 260 act, 260 Cancelled 2"),
      ("on", "slow", "", "0 Began 1, 410 Ended 1, 560 Began 1, 970 Ended 1"),
      (
        "off", "twoTaps", "heldTouchKeepsSlot",
        "0 Began 1, 60 Ended 1, 200 Began 1, 260 act, 260 Cancelled 1"
      ),
      ("on", "twoTaps", "heldTouchKeepsSlot", "0 Began 1, 260 act, 260 Cancelled 1"),
      ("off", "twoTaps", "laterTapsHeld", "0 Began 1, 60 Ended 1, 260 act"),
      ("on", "twoTaps", "laterTapsHeld", "0 Began 1, 260 act, 260 Cancelled 1"),
    ])
  func doubleTap(scene: String, touch: String, hypothesis: String, expected: String) throws {
    let switched = hypothesis.isEmpty ? [] : ["--set", "model.\(hypothesis) on"]
    let run = try touchtrace(
      ["run", doubleTapLesson, "--scene", scene, "--touch", touch, "--format", "jsonl"] + switched)
    #expect(run.status == 0)
    let lines = try steps(run.output).compactMap { record -> String? in
      guard let time = record["t"] as? Int else { return nil }
      if record["kind"] as? String == "gr.action" { return "\(time) act" }
      guard record["kind"] as? String == "touch.deliver", let method = record["method"] as? String,
        let touches = record["touches"] as? [String]
      else { return nil }
      return "\(time) \(method.dropFirst(7)) \(touches.count)"
    }
    #expect(lines.joined(separator: ", ") == expected)
  }

  @Test("A change that cannot be made is refused before anything is delivered")
  func badSet() throws {
    let run = try touchtrace(["run", firstToFifth, "--set", "model.tapIntervall 3"])
    #expect(run.status == 3 && run.output.isEmpty)
    #expect(run.errors.contains("did you mean 'tapInterval'?"))
  }

  @Test("The scene language is documented word by word, from the reader's own tables")
  func languageHelp() throws {
    for language in ["en", "zh-Hans"] {
      let help = try touchtrace(["help", "language", "all", "--lang", language])
      #expect(help.status == 0)
      for word in [
        "@longPress", "~simultaneous", "contentSize=WxH", "requires=", "tapInterval",
        "motion shake",
      ] {
        #expect(help.output.contains(word), "\(word)")
      }
    }
  }

  @Test("Rules, settings, schema, help and version answer in both languages")
  func reading() throws {
    for language in ["en", "zh-Hans"] {
      for words in [["rules"], ["rules", "2.5"], ["settings"], ["help"], ["help", "run"]] {
        let run = try touchtrace(words + ["--lang", language])
        #expect(run.status == 0 && run.errors.isEmpty && !run.output.isEmpty)
      }
    }
    #expect(try touchtrace(["--version"]).output.hasPrefix("touchtrace "))
    let schema = try touchtrace(["schema"]).output
    #expect(try JSONSerialization.jsonObject(with: Data(schema.utf8)) is [String: Any])
  }
}

@Suite("touchtrace settings and rules", .ownThread)
struct CatalogueTests {
  @Test("10.2: settings are a table, or JSON, in both languages")
  func settings() throws {
    let table = try touchtrace(["settings", "--width", "80"])
    #expect(table.status == 0)
    #expect(table.output.contains("model.tapDuration"))
    #expect(table.output.contains("750 ms"))
    #expect(table.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let json = try touchtrace(["settings", "--format", "json", "--lang", "zh-Hans"])
    let parsed = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    let tap = try #require(parsed?.first { $0["name"] as? String == "tapDuration" })
    #expect(tap["default"] as? Int == 750)
    #expect(tap["unit"] as? String == "ms")
    #expect(tap["rule"] as? String == "10.2")
    #expect((tap["summary"] as? String)?.contains("手指") == true)
    #expect(try touchtrace(["settings", "--format", "md"]).status == 2)
  }

  @Test("The weak rules and all settings are listed with what was searched for them")
  func weakRules() throws {
    let output = try touchtrace(["rules", "--weak"]).output
    #expect(output.contains("\n7.3  A control tracks one touch") && !output.contains("\n2.2  "))
    #expect(output.contains("      searched: issues: ") && !output.contains("not searched yet"))
    let last = try touchtrace(["rules", "--weak", "--lang", "zh-Hans"]).output.split(
      separator: "\n"
    ).last
    #expect(last?.contains("条规则低于") == true)
  }

  @Test("A rule, a section, and what is left out, each by its number")
  func rules() throws {
    #expect(try touchtrace(["rules", "9.32"]).output.hasPrefix("9.32"))
    #expect(
      try touchtrace(["rules", "2.19"]).output.contains(
        "\n      against: calabash/calabash-ios 1217"))
    #expect(
      try touchtrace(["rules", "web-and-map"]).output.contains(
        "\n      searched: issues: WKWebView"))
    let chinese = try touchtrace(["rules", "8.3", "--lang", "zh-Hans"]).output
    #expect(chinese.contains("[文档记载；") && !chinese.contains("documented"), "\(chinese)")
    let section = try touchtrace(["rules", "8"]).output.split(separator: "\n")
    #expect(section.count == 11 && section.allSatisfy { $0.hasPrefix("8.") })
    let omitted = try touchtrace(["rules", "--omitted"]).output
    #expect(omitted.contains("8.8") && omitted.contains("left out"))
    #expect(
      omitted.contains("\ntext-input  ") && omitted.contains("cannot be written in a scene yet"))
    let named = try touchtrace(["rules", "text-input", "--lang", "zh-Hans"]).output
    #expect(named.hasPrefix("text-input  文本框") && named.contains("17.2"))
    #expect(try touchtrace(["rules", "17.3"]).output.hasPrefix("17.3"))
    #expect(try touchtrace(["rules", "--format", "md"]).status == 2)
    #expect(try touchtrace(["rules", "8.8"]).output.contains("iOS 6"))
    #expect(try touchtrace(["rules", "44"]).status == 2)
    #expect(try touchtrace(["rules", "--strict"]).status == 2)
  }

  @Test("Coverage counts the tests that name a rule, and --strict insists on one for each")
  func coverage() throws {
    let folder = try TemporaryDirectory()
    #expect(mkdir(folder.path + "/Tests", 0o700) == 0)
    try folder.write(
      "@Test(\"9.32, 12.1 to 12.3: held\") func a() {}\n@Test(\n  \"held (9.32)\") func b() {}",
      to: "Tests/a.swift")
    let run = try touchtrace(["rules", "--coverage", folder.path])
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(run.status == 0)
    #expect(lines.first { $0[0] == "9.32" }?[1] == "2")
    #expect(lines.first { $0[0] == "12.2" }?[1] == "1")
    #expect(lines.first { $0[0] == "12.4" }?[1] == "-")
    #expect(run.output.contains("4 named by a test"))
    let strict = try touchtrace(["rules", "--coverage", folder.path, "--strict"])
    #expect(strict.status == 1 && strict.errors.contains("2.5"))
  }
}
