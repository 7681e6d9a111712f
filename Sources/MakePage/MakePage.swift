import Foundation
import JSON
import TouchNarration
import Transcripts

//  Web/page.html ─ {{style}} ─ {{script}} ─ {{policy}} ─ {{given}} ─ {{engine}} ─▶ touchtrace.html
//                     └ the exported page's, too

/// Puts the page of the whole debugger together: `make-page WEB ENGINE FILE`.
///
/// `WEB` is the folder of the page's own style and scripts, `ENGINE` the WebAssembly, packed by gzip.
@main
struct MakePage {
  /// The scripts in their order: what is said first is used later.
  private static let scripts = [
    "parts", "keep", "engine", "player", "walk", "answers", "text", "faults", "words", "panel",
    "hand", "reach", "console", "order", "tries", "lesson", "first", "files", "share", "main",
  ]

  /// The styles in their order: what is said last counts.
  private static let styles = [
    "desk", "text", "console", "lesson", "stage", "steps", "answers", "files", "narrow", "motion",
  ]

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else {
      FileHandle.standardError.write(Data("usage: make-page WEB ENGINE FILE\n".utf8))
      exit(2)
    }
    let web = URL(filePath: arguments[1])
    let engine = try Data(contentsOf: URL(filePath: arguments[2])).base64EncodedString()
    let style = try PageParts.style + styles.map { try text($0 + ".css", in: web) }.joined()
    let script =
      try "(() => {\n" + text("parts.js", in: web) + PageParts.player
      + scripts.dropFirst().map { try text($0 + ".js", in: web) }.joined() + "})();\n"
    let parts = [
      ("style", style), ("script", script), ("given", try given(text("hello.scene", in: web))),
      ("policy", PageParts.policy(script: script, style: style, runsEngine: true)),
      ("lldb", LLDBQuestion.screen), ("engine", engine),
    ]
    var page = try text("page.html", in: web)
    for (name, part) in parts {
      page = page.replacingOccurrences(of: "{{\(name)}}", with: part)
    }
    try page.write(toFile: arguments[3], atomically: true, encoding: .utf8)
  }

  private static func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The scene that it opens with, as JSON that no script can end.
  private static func given(_ scene: String) -> String {
    JSONWriter.line { $0.field("hello", scene) }
      .replacingOccurrences(of: "<", with: "\\u003c")
  }
}
