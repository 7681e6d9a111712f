import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("touchtrace page", .ownThread) struct PageCommandTests {
  private let folder: TemporaryDirectory
  private let scene = """
    window 390x844
      button buy 20,20 100x44 text="</script>"
    touch #tap
    0 down A at 30,30
    80 up A
    touch #other
    0 down A at 300,300
    80 up A

    """

  init() throws { folder = try TemporaryDirectory() }

  /// A page to put something into, and files beside it.
  private func run(
    _ arguments: [String], _ files: [String: String] = [:], _ environment: [String: String] = [:]
  ) throws -> Run {
    let page = #"<html><script type="application/json" id="given">{"hello":""}</script></html>"#
    for (name, text) in files.merging(["page.html": page], uniquingKeysWith: { $1 }) {
      try folder.write(text, to: name)
    }
    return try touchtrace(
      arguments.map { $0.replacing("@", with: folder.path + "/") },
      environment: environment.merging(["TOUCHTRACE_PAGE": folder.path + "/page.html"]) { $1 })
  }

  /// What a page opens with.
  private func given(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"given\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    let data = Data(page[start..<end].utf8)
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  @Test("A file that cannot be read ends with 3 and says where, and no page is written")
  func broken() throws {
    for (name, text, place) in [
      ("broken.scene", "window 390x844\n  viw card 0,0 10x10\n", "2:3"),
      ("broken.jsonl", "{\"rec\":\"head\"}\n", "1:1"),
      ("broken.xib", "<?xml version=\"1.0\"?><document>", "1:32"),
    ] {
      let run = try run(["page", "@" + name, "--output", "@out.html"], [name: text])
      #expect(run.errors.contains("\(name):\(place)"), "\(run.errors)")
      #expect(run.status == 3, "\(name)")
      #expect(run.errors.contains("error: "), "\(run.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.html"))
    }
  }

  @Test("The page is written with a file inside, which cannot end its script") func inside() throws
  {
    let run = try run(["page", "@shop.scene", "--output", "@out.html"], ["shop.scene": scene])
    #expect(run.status == 0, "\(run.errors)")
    let given = try given(folder.contents(of: "out.html"))
    #expect(given["text"] as? String == scene)
    #expect(given["name"] as? String == "shop.scene")
  }

  @Test("The page is handed to the browser, with the file inside or as it is installed")
  func opened() throws {
    // What a desktop has in the path; this one notes what it was asked to open.
    let opener = folder.path + "/xdg-open"
    try folder.write("#!/bin/sh\nprintf %s \"$1\" > '\(folder.path)/opened'\n", to: "xdg-open")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener)
    let environment = ["PATH": folder.path + ":/usr/bin:/bin", "XDG_CACHE_HOME": folder.path]
    let run = try run(["page", "@shop.scene"], ["shop.scene": scene], environment)
    #expect(run.status == 0, "\(run.errors)")
    let path = try folder.contents(of: "opened")
    #expect(path == folder.path + "/touchtrace/page.html")
    #expect(try given(String(contentsOfFile: path, encoding: .utf8))["text"] as? String == scene)
    #expect(try self.run(["page"], [:], environment).status == 0)
    #expect(try folder.contents(of: "opened") == folder.path + "/page.html")
    // Without a browser its place is printed.
    let alone = try self.run(["page"], [:], ["PATH": "/nowhere"])
    #expect(alone.status == 0 && alone.output == folder.path + "/page.html\n")
  }

  @Test("run --format page writes the page with the touch that it delivers") func format() throws {
    let files = ["shop.scene": scene]
    let run = try run(["run", "@shop.scene", "--touch", "other", "--format", "page"], files)
    #expect(run.status == 0, "\(run.errors)")
    let text = try #require(try given(run.output)["text"] as? String)
    #expect(text.contains("button buy") && text.contains("touch #other"))
    #expect(!text.contains("touch #tap"))
    let tap = try self.run(["run", "@shop.scene", "--tap", "5,6", "--format", "page"], files)
    #expect(try (given(tap.output)["text"] as? String)?.contains("A at 5,6") == true)
  }
}
