import Foundation
import TerminalSupport
import TestSupport
import Testing

/// What tries to become more than text wherever it is shown.
private let hostileNotes = [
  "<script>alert(1)</script>", "]]>", "<!-- -->", "```", "````", "`x` ~~~", "| a | b |",
  "\"quoted\\\"",
  "'single'", "\u{1B}[2J\u{1B}]0;title\u{7}", "\u{202E}backwards\u{2066}", "👩‍👩‍👧 第四",
  "end; #35; %%{init}%%",
  "# heading", "[link](https://example.org)", "&lt;&amp;",
]

@Suite("Text that is not harmless", .ownThread) struct HostileTextTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  /// Writes a record with a note in some format.
  private func written(_ note: String, _ ending: String) throws -> String {
    try folder.write("goto 7\nnote \(note)\n", to: "c")
    let export = try touchtrace([
      "debug", firstToFifth, "--batch", "-x", folder.path + "/c", "-ex",
      "export \(folder.path)/t.\(ending) --force",
    ])
    #expect(export.status == 0, "\(export.errors)")
    return try folder.contents(of: "t.\(ending)")
  }

  @Test("comes out as text in every format", arguments: hostileNotes)
  func note(note: String) throws {
    for ending in ["md", "jsonl", "html", "cast", "txt"] {
      let text = try written(note, ending)
      // Nothing that a terminal obeys, and nothing that turns the direction of letters.
      let bad = text.unicodeScalars.filter { scalar in
        scalar != "\n"
          && (scalar.value < 0x20 || scalar == "\u{7F}"
            || ("\u{202A}"..."\u{202E}").contains(scalar)
            || ("\u{2066}"..."\u{2069}").contains(scalar))
      }
      #expect(bad.isEmpty, "\(ending): \(bad)")
      if ending == "html" {
        #expect(text.ranges(of: "<script").count == 3 && !text.contains("<!--"))
      }
      if ending == "jsonl" || ending == "cast" {
        for line in text.split(separator: "\n") {
          let json = try JSONSerialization.jsonObject(
            with: Data(line.utf8), options: .fragmentsAllowed)
          #expect(json is [String: Any] || json is [Any])
        }
      }
    }
  }

  @Test("stays within a session that is written down", arguments: hostileNotes)
  func session(note: String) throws {
    let path = folder.path + "/s.md"
    let run = try touchtrace(
      ["debug", firstToFifth, "--transcript", path, "--force"], input: "note \(note)\nnote\n")
    #expect(run.status == 0)
    let text = try folder.contents(of: "s.md")
    #expect(text.split(separator: "\n").last == text.prefix { $0 == "`" })
    let again = try touchtrace(["verify", path])
    #expect(again.status == 0, "\(again.output)")
  }

  @Test("A view's text obeys no terminal that an editor has, either")
  func editor() throws {
    try folder.write(
      "window 9x9\n  label l text=\"\u{1B}[31m\u{9B}1m\u{7}\u{202E}\"\ntouch #t\n0 down A at 5,5\n",
      to: "a.scene")
    let editor = try EditorProcess(home: folder)
    try editor.launch(folder.path + "/a.scene")
    for line in ["print l", "print l.text", "l.text", "display l.text"] {
      let told = try editor.typed(line)
      #expect(told.contains(#"\u{1b}[31m\u{9b}1m\u{7}\u{202e}"#), "\(line): \(told)")
      #expect(!["\u{1B}", "\u{9B}", "\u{7}", "\u{202E}"].contains { told.contains($0) })
    }
  }

  @Test("A view's text is told as text, too") func viewText() throws {
    for quoted in ["<script>alert(1)</script>", "]]> ``` | \u{202E} 👩‍👩‍👧", "it's `x` &amp;"] {
      try folder.write(
        "window 100x100\n  label l 0,0 100x100 text=\"\(quoted)\"\n\ntouch #tap\n0 down A at 5,5\n80 up A\n",
        to: "a.scene")
      for format in ["md", "html", "svg", "jsonl", "cast", "text", "lesson"] {
        let run = try touchtrace(["run", folder.path + "/a.scene", "--format", format])
        #expect(run.status == 0, "\(format): \(run.errors)")
        #expect(!run.output.contains("\u{202E}"), "\(format)")
        if ["html", "svg"].contains(format) { #expect(!run.output.contains("<script>alert")) }
      }
    }
  }
}
