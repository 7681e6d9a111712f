import Foundation
import TestSupport

//  diagram ─▶ mermaid.render, in a browser ─▶ the words of the picture's lanes and arrows

/// The Mermaid that hosts of Markdown draw diagrams with, of the Python package index.
enum Mermaid {
  private static let script = InstalledScript("mermaidx/assets/mermaid.js")

  /// Whether it and a browser are installed, or have to be.
  static var isExpected: Bool { script.isExpected }

  struct Failure: Error {
    let words: String
  }

  /// What a picture of a diagram shows.
  struct Picture {
    /// The names over the lanes, each once.
    let lanes: Set<String>
    /// What is written at arrows and in notes.
    let messages: [String]
  }

  /// A page with Mermaid in it, in a browser.
  static func page() throws -> Browser {
    guard let script = script.file else {
      throw Failure(words: "no mermaid.js; .ci/setup --ci installs it")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "page.html")
    try """
    <!doctype html><meta charset="utf-8"><body><script src="\(script.absoluteString)"></script>
    <script>mermaid.initialize({ startOnLoad: false, securityLevel: 'strict' });</script>
    """.write(to: page, atomically: true, encoding: .utf8)
    let browser = try Browser()
    try browser.open(page)
    return browser
  }

  /// Draws a diagram as Mermaid does; what it cannot read is a failure with its words.
  static func draw(_ diagram: String, in browser: Browser) throws -> Picture {
    let text = String(decoding: try JSONEncoder().encode(diagram), as: UTF8.self)
    let shown = try browser.run(
      """
      mermaid.render('picture', \(text)).then(({ svg }) => {
        const it = new DOMParser().parseFromString(svg, 'text/html');
        const words = (which) => [...it.querySelectorAll(which)].map((one) => one.textContent);
        const odd = it.querySelectorAll('script, foreignObject, image, a').length;
        return { lanes: words('text.actor'), messages: words('.messageText, .noteText'), odd };
      })
      """)
    guard let shown = shown as? [String: Any], let lanes = shown["lanes"] as? [String],
      let messages = shown["messages"] as? [String], shown["odd"] as? Int == 0
    else { throw Failure(words: "\(shown ?? "nothing") of\n\(diagram)") }
    return Picture(lanes: Set(lanes), messages: messages)
  }
}
