import Foundation
import TerminalSupport
import TestSupport
import Testing

/// `why` and `convert` of files that other programs wrote, as somebody with a paste meets them.
@Suite("Files of other programs", .ownThread) struct ImportCommandTests {
  private static let gallery = "Tests/TouchTraceCLITests/Gallery/"
  private static let covered = gallery + "01-view-on-top.txt"
  private static let answer = "payNow was never asked: view2 lies in front of it"

  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func text(of file: String) throws -> String {
    try String(contentsOf: packageRoot.appending(path: file), encoding: .utf8)
  }

  // Who is meant, and where it is touched.

  @Test(arguments: ["payNow", "0x104a0c4e0", "UIButton", "Pay now"])
  func `a view goes by its name, its address, its class and its words`(subject: String) throws {
    let run = try touchtrace(["why", subject, Self.covered])
    #expect(run.status == 1)
    #expect(run.output.withoutIdentities.hasPrefix(Self.answer), "\(run)")
    #expect(run.output.hasPrefix("UIButton 0x104a0c4e0 (payNow) was never asked"))
  }

  @Test(
    arguments: [
      ("text", "touch A -> UIView 0x104a0e910 (view2), no responder handled it"),
      ("md", "# tap → UIView 0x104a0e910 (view2), not handled"),
      ("html", "<title>touch A -&gt; UIView 0x104a0e910 (view2), no responder handled it"),
      ("svg", "touch A -&gt; UIView 0x104a0e910 (view2), no responder handled it"),
    ])
  func `a transcript names the views as their app does`(format: String, line: String) throws {
    let run = try touchtrace(["run", Self.covered, "--view", "payNow", "--format", format])
    #expect(run.output.contains(line), "\(run)")
  }

  @Test func `a view goes by its identifier`() throws {
    let dump = try text(of: Self.covered).replacing(
      "frame = (135 620; 120 44);",
      with: "frame = (135 620; 120 44); accessibilityIdentifier = pay.button;")
    try folder.write(dump, to: "dump.txt")
    let run = try touchtrace(["why", "pay.button", path("dump.txt")])
    #expect(run.status == 1)
    let told = run.output.withoutIdentities
    #expect(told.hasPrefix("payButton was never asked: view2 lies in front of it"))
  }

  @Test func `where several are meant it is asked which, by their names`() throws {
    let run = try touchtrace(["why", "UIView", Self.covered])
    #expect(run.status == 3)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("view") && run.errors.contains("view2"), "\(run)")
  }

  @Test(arguments: ["nobody", "0x1", "UITableView"])
  func `who is not there is not answered for`(subject: String) throws {
    let run = try touchtrace(["why", subject, Self.covered])
    #expect(run.status == 3)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("nothing is called \(subject)"), "\(run)")
  }

  @Test func `without a point it is told how much of the view can be hit, and who has the rest`()
    throws
  {
    let run = try touchtrace(["why", "payNow", Self.covered])
    #expect(run.output.contains("payNow can be hit in 0 % of its bounds, 120x44 pt:\n"))
    #expect(run.output.hasSuffix("  100 %: view2 lies in front of it (2.5)\n"))
    #expect(run.errors.contains("using a tap in the middle of payNow (--tap 195,642)"))
    let pointed = try touchtrace(["why", "payNow", Self.covered, "--tap", "195,642"])
    #expect(pointed.status == 1)
    #expect(pointed.errors.isEmpty)
    #expect(!pointed.output.contains("of its bounds, 120x44"))
    #expect(run.output.hasPrefix(pointed.output.prefix(200)))
  }

  @Test func `a view whose subviews take part of its bounds shares its hits with them`() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x11>>
         | <CardView: 0x2; frame = (20 100; 350 200); layer = <CALayer: 0x12>>
         |    | <UIButton: 0x3; frame = (10 10; 80 40); layer = <CALayer: 0x13>>
      """
    try folder.write(dump, to: "card.txt")
    let card = try touchtrace(["why", "CardView", path("card.txt")])
    #expect(card.output.contains("a touch hits it or a view inside it"), "\(card)")
    let button = try touchtrace(["why", "UIButton", path("card.txt")])
    #expect(button.output.contains("can be hit everywhere in its bounds, 80x40 pt"), "\(button)")
  }

  @Test func `a tap beside the view is answered as that tap`() throws {
    let run = try touchtrace(["why", "payNow", Self.covered, "--tap", "1,1"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("UIButton 0x104a0c4e0 (payNow) was asked and returned nil"))
    #expect(run.output.contains("outside its bounds 0,0 120x44"))
  }

  @Test func `standard input is read like a file, once`() throws {
    let dump = try text(of: Self.covered)
    let file = try touchtrace(["why", "payNow", Self.covered])
    let why = try touchtrace(["why", "payNow", "-"], input: dump)
    #expect(why.status == 1)
    #expect(why.output == file.output)
    let converted = try touchtrace(["convert", "-"], input: dump)
    #expect(converted.output == (try touchtrace(["convert", Self.covered])).output)
    let shrunk = try touchtrace(["convert", "-", "--shrink", "payNow"], input: dump)
    #expect(shrunk.status == 0, "\(shrunk)")
    #expect(
      shrunk.output == (try touchtrace(["convert", Self.covered, "--shrink", "payNow"])).output)
  }

  @Test func `line ends of Windows change nothing`() throws {
    let dump = try text(of: Self.covered)
    try folder.write(dump.replacing("\n", with: "\r\n"), to: "dump.txt")
    let run = try touchtrace(["why", "payNow", path("dump.txt")])
    #expect(run.status == 1)
    #expect(run.output == (try touchtrace(["why", "payNow", Self.covered])).output)
    #expect(!run.errors.contains("warning"))
  }

  // What it becomes.

  @Test func `what is converted may be converted again, and stays as it is`() throws {
    for name in try galleryFiles() {
      let once = try touchtrace(["convert", Self.gallery + name])
      #expect(once.status == 0, "\(name)")
      try folder.write(once.output, to: "once.scene")
      let twice = try touchtrace(["convert", path("once.scene")])
      #expect(twice.output == once.output, "\(name)")
      #expect(!twice.errors.contains("error:"), "\(name)")
    }
  }

  @Test(arguments: GalleryCause.all.filter { $0.file.hasSuffix(".txt") })
  func `the scene that a dump becomes gives the answer of the dump`(cause: GalleryCause) throws {
    let dump = try answered(cause, Self.gallery + cause.file)
    let scene = try touchtrace(["convert", Self.gallery + cause.file])
    try folder.write(scene.output, to: "converted.scene")
    #expect(try answered(cause, path("converted.scene")) == dump)
  }

  @Test(arguments: ["payNow", "Pay now"])
  func `what is left for one view gives its answer, and is less`(subject: String) throws {
    let extra = """
         |    | <UISwitch: 0x104a0f000; frame = (300 40; 51 31); layer = <CALayer: 0x600000221f00>>
         |    | <UILabel: 0x104a0f100; frame = (20 100; 200 20); text = 'Total'; layer = <CALayer: 0x1>>

      """
    let lines = try text(of: Self.covered).split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.contains("<UIButton:") })
    let dump =
      lines[..<place].joined(separator: "\n") + "\n" + extra
      + lines[place...].joined(separator: "\n")
    try folder.write(dump, to: "dump.txt")
    let whole = try touchtrace(["convert", path("dump.txt")])
    #expect(whole.output.contains("switch"))
    let shrunk = try touchtrace(["convert", path("dump.txt"), "--shrink", subject])
    #expect(shrunk.status == 0)
    #expect(!shrunk.output.contains("switch") && !shrunk.output.contains("Total"))
    #expect(shrunk.output.contains("touch #"))
    try folder.write(shrunk.output, to: "shrunk.scene")
    let run = try touchtrace(["why", "payNow", path("shrunk.scene")])
    #expect(run.status == 1)
    #expect(run.output.withoutIdentities.hasPrefix(Self.answer), "\(run)")
  }

  @Test func `nothing is left for a view that is not there`() throws {
    let run = try touchtrace(["convert", Self.covered, "--shrink", "nobody"])
    #expect(run.status == 3)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("has no view 'nobody'"))
  }

  private func galleryFiles() throws -> [String] {
    let folder = packageRoot.appending(path: Self.gallery)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// How an answer ended, and what it said but for the numbers of its steps.
  private func answered(_ cause: GalleryCause, _ file: String) throws -> [String] {
    let options = cause.tap.map { ["--tap", $0] } ?? []
    let run = try touchtrace(["why", cause.subject, file] + options)
    #expect(cause.grade == .unknown ? run.status == 5 : run.status < 2, "\(run)")
    let lines = run.output.replacing(#/#\d+/#, with: "#").split(separator: "\n")
    return ["ended with \(run.status)"] + lines.map(String.init)
  }
}
