import TerminalSupport
import TestSupport
import Testing

@testable import TouchTraceCLI

@Suite("Pages of what is taller than the screen") struct PagerTests {
  private func pages(_ lines: [String], rows: Int) throws -> [[String]] {
    let pager = try #require(Pager(rows: rows))
    var (pages, rest) = ([[String]](), lines[...])
    while !rest.isEmpty {
      let (page, left) = pager.page(of: rest)
      pages.append(Array(page))
      rest = left
    }
    return pages
  }

  @Test("What fits is one page, with room for the prompt") func fits() throws {
    let lines = (1...23).map(String.init)
    #expect(try pages(lines, rows: 24) == [lines])
    #expect(try pages(lines + ["24"], rows: 24).map(\.count) == [19, 5])
  }

  @Test("A page ends where a paragraph does") func paragraphs() throws {
    let lines = (1...40).map { [18, 25].contains($0) ? "" : "\($0)" }
    #expect(try pages(lines, rows: 24).map(\.count) == [17, 23])
  }

  @Test("What to press is no page of its own") func footer() throws {
    let lines = (1...25).map { [15, 23].contains($0) ? "" : "\($0)" }
    #expect(try pages(lines, rows: 24).map(\.count) == [14, 11])
  }

  @Test("A picture that reaches the last lines is whole on the second page") func picture() throws {
    let lines = (1...24).map { [3, 9, 23].contains($0) ? "" : "\($0)" }
    #expect(try pages(lines, rows: 24).map(\.count) == [8, 16])
  }

  @Test("A question stays with its answers, and a heading with its text") func together() throws {
    let prose = (1...18).map { "line \($0)." }
    let question = [
      "Which view is hit?", "", "  a  page", "  b  card", "  c  nil", "", "a-c: answer",
    ]
    #expect(try pages(prose + [""] + question, rows: 24).map(\.count) == [18, 8])
    let titled =
      (1...15).map { "line \($0)." } + ["", "2. A title", ""] + (1...12).map { "\($0)." }
    #expect(try pages(titled, rows: 24).map(\.count) == [15, 15])
  }

  @Test("A picture is never cut if it fits a page") func uncut() throws {
    let prose = (1...12).map { "line \($0)." }
    let picture = (1...14).map { _ in "│          │" }
    let pages = try pages(prose + picture + ["Return: continue"], rows: 24)
    #expect(pages.map(\.count) == [12, 15])
  }

  @Test("Nothing is lost, whatever the lines are") func whole() throws {
    for count in 0...90 {
      let lines = (0..<count).map { $0 % 7 == count % 5 ? "" : "\($0)" }
      for rows in [10, 24, 50] {
        let pages = try pages(lines, rows: rows)
        #expect(pages.flatMap { $0 } == lines)
        #expect(pages.allSatisfy { !$0.isEmpty && $0.count < rows })
      }
    }
  }

  @Test("A screen of few lines has none") func low() { #expect(Pager(rows: 9) == nil) }
}

@Suite("A lesson on a low screen, in a pseudo-terminal", .ownThread) struct LowScreenTests {
  @Test("A tall stop comes in pages; an answer typed early is taken") func pages() throws {
    let terminal = try Surroundings().open(["learn", "01/02"], home: try TemporaryDirectory())
    try terminal.expect("Return: more")
    terminal.send("\n")
    try terminal.expect("Return: continue")
    terminal.settle()
    terminal.send("quit\n")
    #expect(try terminal.waitForExit() == .exited(0))

    let other = try Surroundings().open(["learn", "01/02"], home: try TemporaryDirectory())
    try other.expect("Return: more")
    other.send("quit\n")
    #expect(try other.waitForExit() == .exited(0))
  }
}
