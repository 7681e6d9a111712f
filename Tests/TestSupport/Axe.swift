import Foundation
import Testing

//  page, open in a browser ─▶ axe.run ─▶ what it breaks of the rules for everybody's access

/// The axe of the Python package index, which looks in a page for what shuts out a person without a
/// mouse, without colours, or with a screen reader.
public enum Axe {
  private static let script = InstalledScript("axe_playwright_python/axe.min.js")

  /// Whether it and a browser are installed, or have to be.
  public static var isExpected: Bool { script.isExpected }

  /// What it finds in the page that is open, each with an element that has it.
  public static func findings(in browser: Browser) throws -> [String] {
    let file = try #require(script.file, "no axe.min.js; .ci/setup --ci installs it")
    if try browser.run("typeof axe") as? String == "undefined" {
      try browser.run(String(contentsOf: file, encoding: .utf8) + "; 0")
    }
    let found = try browser.run(
      """
      axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
        violations.map(({ help, nodes }) => `${help}: ${nodes[0].html.slice(0, 200)}`))
      """)
    return found as? [String] ?? ["axe said nothing"]
  }
}
