import Foundation
import TerminalSupport
import TestSupport
import Testing
import TouchDebugger
import TouchNarration

@testable import TouchTraceCLI

@Suite("The list of the prompt's commands", .ownThread) struct CommandListTests {
  @Test("comes as text, Markdown and a manual page")
  func formats() throws {
    let text = try touchtrace(["help", "commands"])
    #expect(text.status == 0 && text.output.contains("rstep [N]"))
    let markdown = try touchtrace([
      "help", "commands", "--format", "md", "--lang", "zh-Hans",
    ])
    #expect(markdown.output == Manual.markdownTable(.simplifiedChinese, and: [Help.inLessons]))
    let page = try touchtrace(["help", "commands", "--format", "man"])
    #expect(page.status == 0 && page.output.hasPrefix(".TH TOUCHTRACE 1 "))
    #expect(try touchtrace(["help", "commands", "--format", "html"]).status == 2)
  }
}

@Suite("What a session leaves behind", .ownThread) struct KeepingTests {
  @Test("notes go out with the record in every format")
  func notes() throws {
    let lines = "goto 7\nnote outside!\nexport jsonl\nexport md\nexport text\n"
    let run = try touchtrace(["debug", firstToFifth, "--lang", "en"], input: lines)
    #expect(run.status == 0)
    #expect(run.output.contains(#""n":7,"by":"reader","kind":"note","text":"outside!""#))
    #expect(run.output.contains("  note: outside!\n"))
    #expect(run.output.contains("✎ outside!"))
  }

  @Test("a file of commands is carried out, up to the first that fails")
  func source() throws {
    let folder = try TemporaryDirectory()
    try folder.write("goto 7\n  why short\n\n# there\n", to: "good")
    try folder.write("step\n\nwhy fithView\n", to: "bad")
    let good = try touchtrace(["debug", firstToFifth], input: "source \(folder.path)/good\n")
    #expect(good.status == 0 && good.output.contains("fifthView (160,-140) is outside"))
    let bad = try touchtrace(["debug", firstToFifth], input: "source \(folder.path)/bad\n")
    #expect(bad.status == 4 && (bad.errors + bad.output).contains("/bad:3: error: "))
    let none = try touchtrace(["debug", firstToFifth], input: "source \(folder.path)/none\n")
    #expect(none.status == 4 && none.errors.contains("cannot read "))
  }
}
