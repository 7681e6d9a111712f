import Testing
import TouchCore

@testable import SceneLanguage

@Suite("Hosting views in the language")
struct HostingWordsTests {
  private func parsed(_ lines: String...) -> Parsed<Scene> {
    readScene(SourceLines(file: "f", lines: lines, firstLine: 1))
  }

  @Test("content is what SwiftUI draws below a hosting view, and a row's content view in a row")
  func content() throws {
    let read = parsed(
      "window 390x844", "  UIHostingView root 0,0 390x844", "    content banner 0,0 100x100",
      "    cell row 0,200 390x44", "      content body")
    let scene = try #require(read.value)
    #expect(read.diagnostics.isEmpty)
    let kinds = scene.viewIDs.map { scene[$0].kind }
    #expect(kinds == [.window, .hosting, .drawn, .cell, .content])
    #expect(writeScene(scene).contains("    content banner 0,0 100x100"))
  }

  @Test(
    "22.29: what SwiftUI draws has no views of UIKit's in it, no recognizers and no class",
    arguments: ["@tap t", "view inner 0,0 9x9", "~touchesBegan log", "content c 0,0 9x9"])
  func drawnIsNoView(line: String) {
    let read = parsed(
      "window 390x844", "  hosting root 0,0 390x844", "    content banner", "      " + line)
    #expect(
      read.diagnostics.map(\.headline).joined().contains("in what SwiftUI draws"),
      "\(read.diagnostics)")
  }

  @Test("content needs a row or a hosting view around it, and hosting is found by a slip")
  func misplaced() {
    #expect(!parsed("window 9x9", "  content c 0,0 9x9").diagnostics.isEmpty)
    let slip = parsed("window 9x9", "  hostin root 0,0 9x9").diagnostics.map(\.headline)
    #expect(slip.joined().contains("did you mean 'hosting'?"))
  }

  @Test(
    "An override may answer nil for one view, and say in which views alone a point counts",
    arguments: ["~hitTest return nil if root", "~pointInside only root other"])
  func overrides(line: String) throws {
    let read = parsed(
      "window w 9x9", "  " + line, "  hosting root 0,0 9x9", "  view other 0,0 9x9")
    let scene = try #require(read.value)
    #expect(writeScene(scene).contains("  " + line))
  }
}
