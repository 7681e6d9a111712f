import Foundation
import TerminalSupport
import TestSupport
import Testing

/// `touchtrace audit`, as a person at a desk and a check of every change meet it.
@Suite("touchtrace audit", .ownThread) struct AuditCommandTests {
  private static let gallery = "Tests/TouchTraceCLITests/Gallery/"
  private static let covered = gallery + "01-view-on-top.txt"
  private static let warned = gallery + "23-overlay-left-behind.txt"
  private static let fine = gallery + "12-inside-swiftui.txt"

  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  /// Writes a file, and the folders that it lies in.
  private func put(_ text: String, at name: String) throws {
    let folders = path(name).split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "/" + folders, withIntermediateDirectories: true)
    try folder.write(text, to: name)
  }

  private func audit(_ words: String...) throws -> Run { try touchtrace(["audit"] + words) }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func files(_ run: Run) throws -> [[String: Any]] {
    try #require(try object(run.output)["files"] as? [[String: Any]])
  }

  // What is written.

  @Test func `says what is wrong, why, how sure that is, and what to type next`() throws {
    let run = try audit(Self.covered, Self.fine)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(run.errors.isEmpty)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix(Self.covered + ":"))
    #expect(lines[0].contains(": error: "))
    #expect(lines[0].contains("cannot be hit: UIView 0x104a0e910 (view2) lies in front"))
    #expect(lines[0].hasSuffix(" [T07]"))
    #expect(lines[1].contains("0% reachable · PROVED"))
    #expect(lines[2] == "    touchtrace debug \(Self.covered) --tap 195,642")
    #expect(lines[3].hasPrefix("files: 2, controls: 1, errors: 1, warnings: 0, notes: 0"))
  }

  @Test func `what it tells to type next opens that screen`() throws {
    let storyboard = Self.gallery + "27-seen-in-front.storyboard"
    let command = try #require(
      try audit(storyboard).output.split(separator: "\n").first { $0.contains("touchtrace debug") })
    let words = command.split(separator: " ").dropFirst().map(String.init)
    #expect(try touchtrace(words + ["--batch"]).status != 3)
  }

  @Test func `speaks Chinese`() throws {
    let run = try audit(Self.covered, "--lang", "zh-Hans")
    #expect(run.status == 1)
    #expect(run.output.contains("点不中：UIView 0x104a0e910 (view2) 盖在它上面（100%） [T07]"))
    #expect(run.output.contains("文件 1 个，控件 1 个，错误 1 个"))
    let json = try audit(Self.covered, "--format", "json", "--lang", "zh-Hans")
    let finding = try #require((try files(json).first?["findings"] as? [[String: Any]])?.first)
    #expect((finding["text"] as? String)?.contains("点不中") == true)
    #expect(finding["severity"] as? String == "error")
  }

  @Test func `WireValue has a file for each, in the order they were named`() throws {
    let named = [Self.warned, Self.fine, Self.covered]
    let run = try touchtrace(["audit"] + named + ["--format", "json"])
    let report = try object(run.output)
    #expect(report["schema"] as? String == "touchtrace-audit/1")
    #expect(report["counts"] as? [String: Int] == ["error": 1, "warning": 1, "info": 0])
    let found = try files(run)
    #expect(found.map { $0["file"] as? String } == named)
    #expect(found.allSatisfy { $0["screen"] is NSNull })
    let rules = found.map { file in
      (file["findings"] as? [[String: Any]] ?? []).map { $0["rule"] as? String }
    }
    #expect(rules == [["T08"], [], ["T07"]])
    #expect(run.output.hasSuffix("}\n"))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test func `the schema describes every field of the WireValue, and no other`() throws {
    let schema = try object(try touchtrace(["schema", "audit"]).output)
    #expect(schema["title"] as? String == "touchtrace-audit/1")
    let kinds = try #require(schema["$defs"] as? [String: [String: Any]])
    func fields(_ kind: [String: Any]?) throws -> Set<String> {
      let all = try #require(kind?["properties"] as? [String: [String: Any]])
      #expect(all.values.allSatisfy { $0["description"] is String || $0["$ref"] is String })
      #expect(kind?["required"] as? [String] != nil)
      return Set(all.keys)
    }
    try folder.write("T01 nobody", to: "known.txt")
    let run = try audit(
      Self.covered, "--format", "json", "--suppress", path("known.txt"))
    let report = try object(run.output)
    let file = try #require(try files(run).first)
    let finding = try #require((file["findings"] as? [[String: Any]])?.first)
    let line = try #require((report["unused"] as? [[String: Any]])?.first)
    #expect(Set(report.keys) == (try fields(schema)))
    #expect(Set(file.keys) == (try fields(kinds["file"])))
    #expect(Set(finding.keys) == (try fields(kinds["finding"])))
    #expect(Set(line.keys) == (try fields(kinds["unused"])))
    let cause = try #require((finding["causes"] as? [[String: Any]])?.first)
    #expect(Set(cause.keys).isSubset(of: try fields(kinds["cause"])))
  }

  @Test func `SARIF leads to the file, and to the screen in it`() throws {
    try folder.write(twoScreens, to: "two screens.storyboard")
    let run = try audit(path("two screens.storyboard"), "--format", "sarif")
    #expect(run.status == 1)
    let log = try object(run.output)
    #expect(log["version"] as? String == "2.1.0")
    let results = try #require(
      (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let places = results.compactMap { ($0["locations"] as? [[String: Any]])?.first }
    let uris = places.compactMap { place in
      ((place["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: String])?[
        "uri"]
    }
    #expect(uris.count == 2)
    #expect(uris.allSatisfy { $0.hasSuffix("/two%20screens.storyboard") })
    let names = places.compactMap {
      ($0["logicalLocations"] as? [[String: String]])?.first?["fullyQualifiedName"]
    }
    #expect(names == ["Page/buy", "Page2/buy"])
    let marks = results.compactMap {
      ($0["partialFingerprints"] as? [String: String])?.values.first
    }
    #expect(Set(marks).count == 2)
  }

  @Test func `each screen of a storyboard is opened by what stands below it`() throws {
    try folder.write(twoScreens, to: "two.storyboard")
    let run = try audit(path("two.storyboard"))
    let commands = run.output.split(separator: "\n").filter { $0.contains("touchtrace debug") }
    #expect(commands.count == 2)
    #expect(commands.last?.contains("/two.storyboard --scene Page2 --tap ") == true)
    for command in commands {
      let words = command.split(separator: " ").dropFirst().map(String.init)
      let session = try touchtrace(words + ["--batch"])
      #expect(session.status == 0, "\(session)")
    }
  }

  @Test func `a recognizer in the lists of two views is found`() throws {
    let file = Self.gallery + "24-one-recognizer-two-views.storyboard"
    let run = try audit(file)
    #expect(run.status == 1)
    #expect(run.output.contains("[T12]"))
    #expect(try touchtrace(["why", "left", file]).errors.contains("a recognizer has one view"))
  }

  @Test func `draws a screen, and never over a file without being told`() throws {
    #expect(try audit(Self.covered, "--picture", path("a.svg")).status == 1)
    let picture = try folder.contents(of: "a.svg")
    #expect(picture.contains("<svg "))
    #expect(picture.contains("</svg>"))
    #expect(try audit(Self.covered, "--picture", path("a.svg")).status == 3)
    #expect(try audit(Self.covered, "--picture", path("a.svg"), "--force").status == 1)
    #expect(try folder.contents(of: "a.svg") == picture)
  }

  @Test func `draws every screen it was given, each with its name`() throws {
    try folder.write(twoScreens, to: "two.storyboard")
    let run = try audit(Self.covered, path("two.storyboard"), "--picture", path("b.svg"))
    #expect(run.status == 1)
    let picture = try folder.contents(of: "b.svg")
    for name in [Self.covered, "two.storyboard#Page", "two.storyboard#Page2"] {
      #expect(picture.contains(name + "</text>"))
    }
  }

  @Test func `looks for what is off where somebody asks`() throws {
    try folder.write("window 0,0 390x844\n  control c 50,100 20x20\n", to: "small.scene")
    #expect(try !audit(path("small.scene")).output.contains("T10"))
    for rule in ["T10", "small-target"] {
      let run = try audit(path("small.scene"), "--also", rule)
      #expect(run.output.contains("note: c (UIControl) can be hit only in 20x20"))
    }
    #expect(try audit(path("small.scene"), "--also", "T99").status == 2)
  }

  @Test func `a rule is told by its number or name, in both languages`() throws {
    for word in ["T07", "covered"] {
      let run = try touchtrace(["rules", word])
      #expect(run.output.hasPrefix("T07  covered  error  other views take all touches of "))
      #expect(run.output.contains("(2.5)"))
    }
    let all = try touchtrace(["rules", "audit", "--lang", "zh-Hans"]).output
    #expect(all.contains("T22  duplicate-control  警告"))
    #expect(all.contains("提示，需要 --also"))
  }

  // What is left out.

  @Test func `leaves out what a file lists, and tells which of its lines found nothing`() throws {
    try folder.write("# the sheet is off at first\nT07 payNow\nT01 nobody\n", to: "known.txt")
    let run = try audit(Self.covered, "--suppress", path("known.txt"))
    #expect(run.status == 0)
    #expect(run.output.contains("suppressions, line 3: no finding matches T01 nobody"))
    #expect(run.output.contains("suppressed: 1"))
    #expect(!run.output.contains("T07"))
  }

  @Test func `refuses a list with a line that is none, by its place`() throws {
    try folder.write("T07 payNow\n\nT99 payNow\nT07\n", to: "known.txt")
    let run = try audit(Self.covered, "--suppress", path("known.txt"))
    #expect(run.status == 3)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(path("known.txt")):3:1: error: 'T99' is not a rule") == true)
    #expect(lines.last == "\(path("known.txt")):4:1: error: the view is missing")
  }

  @Test func `what a baseline has counts no more, until something is new`() throws {
    let baseline = path("baseline.json")
    #expect(try audit(Self.covered, "--baseline", baseline).status == 3)
    let first = try audit(Self.covered, "--baseline", baseline, "--update")
    #expect(first.status == 0)
    #expect(first.output.contains("T07"))
    let text = try folder.contents(of: "baseline.json")
    let second = try audit(Self.covered, "--baseline", baseline, "--strict")
    #expect(second.status == 0)
    #expect(second.output.hasSuffix("known before: 1\n"))
    #expect(!second.output.contains("T07"))
    let third = try audit(Self.covered, Self.warned, "--baseline", baseline, "--strict")
    #expect(third.status == 1)
    #expect(third.output.contains("T08") && !third.output.contains("T07"))
    #expect(try audit(Self.covered, "--baseline", baseline, "--update").status == 0)
    #expect(try folder.contents(of: "baseline.json") == text)
  }

  @Test func `a baseline is not written where a file could not be read`() throws {
    try folder.write("old", to: "baseline.json")
    let run = try audit(
      Self.covered, path("none.txt"), "--baseline", path("baseline.json"), "--update")
    #expect(run.status == 3)
    #expect(try folder.contents(of: "baseline.json") == "old")
    let unread = try audit(Self.covered, "--baseline", path("baseline.json"))
    #expect(unread.status == 3)
    #expect(
      unread.errors == "\(path("baseline.json")):1:1: error: this is not an audit baseline\n")
  }

  // How it ends.

  @Test(
    arguments: [
      ([fine], 0), ([warned], 0), ([warned, "--strict"], 1), ([fine, "--strict"], 0),
      ([covered], 1), ([covered, "--strict"], 1), ([], 2), ([fine, "--format", "html"], 2),
      ([fine, "--update"], 2), (["/nowhere/at-all"], 3), ([covered, "/nowhere/at-all"], 1),
      ([fine, "/nowhere/at-all"], 3), ([covered, "--rules", "T11"], 0),
      ([covered, "--rules", "T11,covered"], 1), ([fine, "--rules", "T99"], 2),
      (["lessons/02-hit-test/03-first-to-fifth/lesson.md"], 0),
    ] as [([String], Int32)])
  func `ends as a check of every change needs it`(words: [String], status: Int32) throws {
    #expect(try touchtrace(["audit"] + words).status == status)
  }

  @Test func `a file that cannot be read keeps nobody from the findings in the others`() throws {
    let run = try audit(Self.warned, path("none.txt"), Self.covered)
    #expect(run.status == 1)
    #expect(run.errors == "\(path("none.txt")): error: cannot read it: No such file or directory\n")
    #expect(run.output.contains("T08") && run.output.contains("T07"))
    #expect(run.output.contains("files: 2,"))
  }

  @Test func `an empty file is no screen without faults`() throws {
    try folder.write(" \n", to: "empty.txt")
    let run = try audit(path("empty.txt"))
    #expect(run.status == 3)
    #expect(run.errors == "\(path("empty.txt")):1:1: error: the file is empty\n")
  }

  // One meaning.

  @Test func `why says the same of the same view: how much of it counts, and how sure that is`()
    throws
  {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: packageRoot.appending(path: Self.gallery).path
    ).sorted()
    var compared = 0
    for name in names {
      let report = try files(try audit(Self.gallery + name, "--format", "json"))
      let findings = report.count == 1 ? report[0]["findings"] as? [[String: Any]] ?? [] : []
      for finding in findings.sampled(2) {
        guard let view = finding["view"] as? String, let share = finding["reachable"] as? Double
        else { continue }
        let why = try touchtrace(["why", view, Self.gallery + name, "--json"])
        let answer = try object(why.output)
        guard let reach = answer["reach"] as? [String: Any], let area = reach["area"] as? Double,
          let reachable = reach["reachable"] as? Double, area > 0
        else { continue }
        #expect(abs(reachable / area - share) < 1e-9, "\(name) \(view)")
        let losses = reach["losses"] as? [[String: Any]] ?? []
        #expect(losses.allSatisfy { $0["kind"] is String && $0["share"] is Double })
        compared += 1
        // Findings that a tap shows have the grade of the answer to why that tap did not get there.
        guard let causes = finding["causes"] as? [Any], !causes.isEmpty,
          let tap = finding["tap"] as? [Double]
        else { continue }
        let place = ["--tap", "\(tap[0]),\(tap[1])"]
        let asked = try touchtrace(
          ["debug", Self.gallery + name, "--batch", "--json", "-ex", "why-not \(view)"] + place)
        let reply = try object(String(asked.output.split(separator: "\n").last ?? ""))
        let first = try #require((reply["answers"] as? [[String: Any]])?.first)
        #expect(first["grade"] as? String == finding["grade"] as? String, "\(name) \(view)")
      }
    }
    #expect(compared > 10)
  }

  // Many files.

  @Test func `looks at the storyboards and xibs in a folder, always in one order`() throws {
    let folders = FileManager.default
    try folders.createDirectory(atPath: path("App/Pages"), withIntermediateDirectories: true)
    for name in ["App/b.storyboard", "App/a.storyboard", "App/Pages/c.storyboard", "App/no.txt"] {
      try folder.write(twoScreens, to: name)
    }
    let run = try audit(path("App"), "--format", "json")
    let names = try files(run).map { "\($0["file"] ?? "") \($0["screen"] ?? "")" }
    #expect(names.count == 6)
    #expect(Set(names).count == 6)
    #expect(!names.contains { $0.contains("no.txt") })
    for _ in 0..<5 { #expect(try audit(path("App/"), "--format", "json").output == run.output) }
  }

  @Test func `a file is looked at once, however often and by whatever way it is named`() throws {
    try FileManager.default.createDirectory(
      atPath: path("App"), withIntermediateDirectories: true)
    try folder.write(twoScreens, to: "App/a.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: path("link.storyboard"), withDestinationPath: path("App/a.storyboard"))
    let file = path("App/a.storyboard")
    let once = try audit(file)
    #expect(once.output.contains("files: 1,"))
    for other in [file, path("./App//a.storyboard"), path("App"), path("link.storyboard")] {
      #expect(try audit(file, other).output == once.output, "\(other)")
    }
    let baseline = path("baseline.json")
    #expect(try audit("./" + Self.covered, "--baseline", baseline, "--update").status == 0)
    #expect(try audit(Self.covered, "--baseline", baseline, "--strict").status == 0)
  }

  @Test func `a file nested deeply is looked at as well alone as among others`() throws {
    let views = (1..<500).map { String(repeating: "  ", count: $0) + "view 0,0 90x90" }
    try folder.write("window 0,0 90x90\n" + views.joined(separator: "\n"), to: "deep.scene")
    let run = try audit(path("deep.scene"))
    #expect(run.status == 0, "\(run.errors.prefix(300))")
  }

  @Test func `a folder without any is told, and has nothing to audit`() throws {
    let run = try audit(folder.path)
    #expect(run.status == 0)
    #expect(run.errors.contains("no storyboard or xib in this folder"))
  }

  @Test func `what others wrote is left out, and what is not ours is noted`() throws {
    for name in ["App/a.storyboard", "App/Pods/b.storyboard", "App/Old/c.storyboard"] {
      try put(twoScreens, at: name)
    }
    try folder.write(
      twoScreens.replacing("targetRuntime=\"iOS.CocoaTouch\"", with: "launchScreen=\"YES\""),
      to: "App/launch.storyboard")
    let run = try audit(path("App"), "--exclude", "Old")
    #expect(run.output.contains("files: 1,"))
    #expect(run.errors.contains("launch.storyboard:1:1: note: not audited"))
    #expect(try audit(path("App/launch.storyboard")).status == 0)
  }

  @Test func `a baseline fits another machine's checkout`() throws {
    for checkout in ["one/app", "two/elsewhere/app"] {
      try put(twoScreens, at: "\(checkout)/App/a.storyboard")
    }
    let baseline = "one/app/touch.json"
    #expect(
      try audit(path("one/app/App"), "--baseline", path(baseline), "--update").status == 0)
    try folder.write(
      try folder.contents(of: baseline), to: "two/elsewhere/app/touch.json")
    let run = try audit(
      path("two/elsewhere/app/App"), "--baseline", path("two/elsewhere/app/touch.json"), "--strict")
    #expect(run.status == 0)
    #expect(run.output.contains("nothing new"))
  }

  @Test func `one cause is one finding, at the line and column of its first control`() throws {
    try folder.write(
      """
      window 0,0 390x844
        view panel 0,0 390x300
          button one 0,0 100x44
          button two 0,50 100x44
          button three 0,100 100x44
        view hud 0,0 390x300
      """, to: "a.scene")
    let run = try audit(path("a.scene"))
    let errors = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("\(path("a.scene")):3:") == true)
    #expect(errors.first?.contains("2 more controls as well: two") == true)
    let json = try audit(path("a.scene"), "--format", "json")
    let finding = try #require((try files(json).first?["findings"] as? [[String: Any]])?.first)
    #expect(finding["also"] as? [String] == ["two", "three"])
    #expect(finding["line"] as? Int == 3)
  }

  @Test func `reads standard input`() throws {
    let text = try String(
      contentsOf: packageRoot.appending(path: Self.covered), encoding: .utf8)
    let run = try touchtrace(["audit", "-"], input: text)
    #expect(run.status == 1)
    #expect(run.output.contains("cannot be hit"))
  }
}

/// Two screens of one class, in each of which a button sticks out of what it lies in.
private let twoScreens = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  targetRuntime="iOS.CocoaTouch" initialViewController="one">
  <scenes>\(["one", "two"].map(screen).joined())</scenes></document>
  """

private func screen(_ id: String) -> String {
  """
  <scene sceneID="\(id)-scene"><objects><viewController id="\(id)" customClass="Page">
  <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
  <subviews><view id="\(id)-card" fixedFrame="YES">
  <rect key="frame" x="20" y="100" width="100" height="100"/>
  <subviews><button id="\(id)-buy" userLabel="buy" fixedFrame="YES">
  <rect key="frame" x="200" y="20" width="100" height="44"/>
  <connections><action selector="buy:" destination="\(id)" eventType="touchUpInside"/></connections>
  </button></subviews></view></subviews></view></viewController></objects></scene>
  """
}
