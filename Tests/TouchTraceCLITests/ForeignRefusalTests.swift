import Foundation
import TerminalSupport
import TestSupport
import Testing

/// Files that are none, or mean harm: refused by place, soon, by every command that reads them.
@Suite("Files of other programs that are refused", .ownThread) struct ForeignRefusalTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let name: String
    let text: String
    /// What is said behind the file's name.
    let said: String
  }

  @Test(arguments: refusals, [["why", "buy"], ["convert"], ["audit"]])
  func `each is refused by its place`(refusal: Refusal, command: [String]) throws {
    try folder.write(refusal.text, to: refusal.name)
    let path = folder.path + "/" + refusal.name
    let clock = ContinuousClock()
    var run = Run(output: "", errors: "", status: 0)
    let time = try clock.measure { run = try touchtrace(command + [path]) }
    // What is not for iOS, or has no views, is nothing to audit.
    let isAside =
      command == ["audit"]
      && ["a file for a Mac", "some other XML"].contains(refusal.testDescription)
    let said =
      isAside ? refusal.said.replacing("error: ", with: "note: not audited: ") : refusal.said
    #expect(run.status == (isAside ? 0 : 3))
    #expect(run.errors.hasPrefix("\(path)\(said)"), "\(run.errors.prefix(300))")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(time < .seconds(10 * slowdown))
  }

  @Test(
    arguments: [
      ([0x62, 0x70, 0, 0xFF], ":1:3:"), ([0x0A, 0xE7, 0x99, 0xBB, 0xFF], ":2:2:"),
      ([0xFF, 0xFE, 0x3C, 0, 0], ":1:1:"), ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], ":1:1:"),
      ([0xFE, 0xFF, 0xD8, 0x3D, 0, 0x41], ":1:1:"),
    ] as [([UInt8], String)])
  func `bytes that are no text are refused by their place`(bytes: [UInt8], place: String) throws {
    let path = folder.path + "/dump.txt"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    for command in [["why", "buy"], ["convert"], ["audit"]] {
      let run = try touchtrace(command + [path])
      #expect(run.status == 3)
      #expect(run.errors == "\(path)\(place) error: this byte is not UTF-8\n")
    }
  }

  @Test(arguments: [["why", "buy"], ["convert"], ["audit"]])
  func `a page that is no dump is said to be none, once`(command: [String]) throws {
    let page = String(repeating: "# How we lay out views\n\nWith boxes.\n", count: 2_000)
    try folder.write(page, to: "page.txt")
    let path = folder.path + "/page.txt"
    let run = try touchtrace(command + [path])
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("\(path):1:1: error: a comment begins with //; write '//"))
    #expect(run.errors.contains("this is neither a view dump nor a scene: "))
    #expect(run.errors.split(separator: "\n").count < 6, "\(run.errors.prefix(600))")
  }

  @Test func `of very many errors in a scene the first are said`() throws {
    let lines = (1...50).map { "  view v\($0) 0,0 1x1 alpha=\($0)\n" }.joined()
    try folder.write("window 390x844\n" + lines, to: "a.scene")
    let run = try touchtrace(["convert", folder.path + "/a.scene"])
    #expect(run.status == 3)
    #expect(run.errors.hasSuffix("a.scene: 29 more errors\n"), "\(run.errors.suffix(300))")
  }

  @Test func `a page that shows a dump is read, by its name as through a pipe`() throws {
    let page = """
      # How

          <UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
             | <UIButton: 0x3; frame = (20 60; 120 44); layer = <CALayer: 0x4>>

      """
    try folder.write(page, to: "README.md")
    let named = try touchtrace(["convert", folder.path + "/README.md"])
    #expect(named.status == 0)
    #expect(named.output.contains("button"), "\(named.errors)")
    #expect(try touchtrace(["convert", "-"], input: page).output == named.output)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `sixteen bits a character are read behind their mark`(encoding: String.Encoding) throws {
    let path = folder.path + "/dump.storyboard"
    let text = """
      \u{FEFF}<?xml version="1.0" encoding="UTF-16"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <label text="登录 👩‍👩‍👧" id="l"><rect key="frame" x="0" y="0" width="10" height="10"/></label>
      </subviews></view></objects></document>
      """
    try #require(text.data(using: encoding)).write(to: URL(fileURLWithPath: path))
    let run = try touchtrace(["convert", path])
    #expect(run.status == 0 && run.output.contains("登录 👩‍👩‍👧"), "\(run.errors)")
  }

  @Test func `a refusal is told in Chinese as well`() throws {
    try folder.write("<?xml version=\"1.0\"?>\n<document/>", to: "a.xib")
    let run = try touchtrace(["convert", folder.path + "/a.xib", "--lang", "zh-Hans"])
    #expect(run.status == 3)
    #expect(run.errors == "\(folder.path)/a.xib:1:1: error: 里面没有视图\n")
  }

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private static let refusals = [
    Refusal(
      testDescription: "an empty storyboard", name: "a.storyboard", text: "",
      said: ":1:1: error: the file is empty"),
    Refusal(
      testDescription: "an empty text", name: "a.txt", text: " \n",
      said: ":1:1: error: the file is empty"),
    Refusal(
      testDescription: "blanks", name: "a.xib", text: " \n\n",
      said: ":1:1: error: the file is empty"),
    Refusal(
      testDescription: "a bomb of entities", name: "a.storyboard",
      text: declaration + """
        <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
        <document><view>&b;</view></document>
        """,
      said: ":2:1: error: it declares entities"),
    Refusal(
      testDescription: "an entity that is another file", name: "a.txt",
      text: "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<document>&a;</document>",
      said: ":1:1: error: it declares entities"),
    Refusal(
      testDescription: "XML that is 100 000 deep", name: "a.xib",
      text: declaration + "<document targetRuntime=\"iOS.CocoaTouch\">"
        + String(repeating: "<view>", count: 100_000),
      said: ":1:1: error: it is more than 512 levels deep, the limit"),
    Refusal(
      testDescription: "XML that breaks off", name: "a.xib",
      text: declaration + "<document targetRuntime=\"iOS.CocoaTouch\"><objects><view",
      said: ":2:"),
    Refusal(
      testDescription: "a file for a Mac", name: "a.xib",
      text: declaration + "<document targetRuntime=\"MacOSX.Cocoa\"/>",
      said: ":1:1: error: it is for MacOSX.Cocoa, not for iOS"),
    Refusal(
      testDescription: "some other XML", name: "list.plist", text: declaration + "<plist/>",
      said: ":1:1: error: it contains no view"),
  ]
}
